package dev.collet.maven.engine.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.collet.schema.JsonText;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class SchemaRowsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "true ; anything",
        "{} ; anything",
        "false ; nothing",
        "{'const':1} ; exactly 1",
        "{'enum':['a','b']} ; one of \"a\", \"b\"",
        "{'anyOf':[{'const':'a'},{'const':'b'}]} ; one of \"a\", \"b\"",
        "{'type':'string'} ; text",
        "{'type':'string','format':'date'} ; text (date)",
        "{'type':'string','contentEncoding':'base64'} ; text (base64)",
        "{'type':'string','minLength':1} ; text, at least 1 characters",
        "{'type':'string','minLength':3,'maxLength':3,'pattern':'^x'} ; text, exactly 3 characters, matching ^x",
        "{'type':'integer','minimum':0,'maximum':9} ; integer, 0 to 9",
        "{'type':'number','exclusiveMinimum':0,'multipleOf':0.5} ; number, more than 0, a multiple of 0.5",
        "{'type':'integer','minimum':-2147483648,'maximum':2147483647} ; integer (32 bits)",
        "{'type':'integer','minimum':-9223372036854775808,'maximum':9223372036854775807} ; integer (64 bits)",
        "{'type':'integer','minimum':0,'maximum':2147483647} ; integer, 0 to 2147483647",
        "{'type':['string','null']} ; text or null",
        "{'anyOf':[{'type':'integer'},{'type':'null'}]} ; integer or null",
        "{'type':'array','items':{'type':'boolean'},'maxItems':5,'uniqueItems':true} ; list of true or false, at most 5 elements, each once",
        "{'type':'array','prefixItems':[{'type':'string'},{'type':'integer'}]} ; list, first text, then integer",
        "{'type':'object','additionalProperties':{'type':'integer'}} ; map of names to integer",
        "{'$ref':'#/$defs/A','$defs':{'A':{'type':'string'}}} ; text",
        "{'$ref':'https://example.com/x'} ; https://example.com/x",
        "{'not':{'type':'string'}} ; {\"not\":{\"type\":\"string\"}}",
      })
  void inWords(String schema, String words) {
    JsonNode json = json(schema);
    assertEquals(words, new SchemaWords(json).of(json));
  }

  @Test
  void membersComeWithWhatIsInsideThem() {
    assertEquals(
        """
        0 legs! list of object
        1 at! text (date-time)
        0 note text
        """,
        rows(
            "{'type':'object','properties':{'legs':{'type':'array','items':{'type':'object',"
                + "'properties':{'at':{'type':'string','format':'date-time'}},'required':['at']}},"
                + "'note':{'type':'string'}},'required':['legs']}"));
  }

  @Test
  void aRecursiveSchemaEnds() {
    assertEquals(
        """
        0 next object like the one it is in
        0 value integer
        """,
        rows("{'type':'object','properties':{'next':{'$ref':'#'},'value':{'type':'integer'}}}"));
  }

  @Test
  void aUnionShowsItsForms() {
    assertEquals(
        """
        0 pay object
        1 form 1 object
        2 iban text
        1 form 2 object
        2 card text
        """,
        rows(
            "{'type':'object','properties':{'pay':{'oneOf':["
                + "{'type':'object','properties':{'iban':{'type':'string'}}},"
                + "{'type':'object','properties':{'card':{'type':'string'}}}]}}}"));
  }

  @Test
  void whatIsNoObjectIsOneRowAndNoArgumentsAreNone() {
    assertEquals("0 ! list of text\n", rows("{'type':'array','items':{'type':'string'}}"));
    assertEquals("", rows("{'type':'object','additionalProperties':false}"));
    assertEquals("", rows("{'type':'object'}"));
  }

  @Test
  void aDefaultIsPartOfTheDescription() {
    SchemaRow row =
        SchemaRows.of(json("{'properties':{'n':{'type':'integer','description':'D','default':5}}}"))
            .get(0);
    assertEquals("D\nDefault: 5", row.description());
  }

  private static JsonNode json(String text) {
    return JsonText.read(text.replace('\'', '"'));
  }

  private static String rows(String schema) {
    return SchemaRows.of(json(schema)).stream()
        .map(
            row ->
                row.depth()
                    + " "
                    + row.name()
                    + (row.required() ? "!" : "")
                    + " "
                    + row.type()
                    + "\n")
        .collect(Collectors.joining());
  }
}
