package dev.collet.processor.schema;

import static dev.collet.processor.schema.Published.assertSchema;
import static dev.collet.processor.schema.Published.isValid;
import static dev.collet.processor.schema.Published.json;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The public faults of mapping types to schemas, each with the right value. */
class MappingCasesTest {
  private static final Batch BATCH = new Batch();

  private static final Batch.Entry A01 =
      BATCH.members(
          """
                @Tool(name = "resize_image", description = "Resize an image")
                String resize(int width, long maxBytes, short quality, float ratio, double gamma, boolean keepExif, char unit) { return ""; }
                """);

  private static final Batch.Entry A02 =
      BATCH.members(
          """
                @Tool(name = "write_cells")
                String write(String sheet, double[][] values, List<String> headers, Set<String> tags, String... notes) { return ""; }
                """);

  private static final Batch.Entry A04 =
      BATCH.members(
          """
                record Cell(int row, int col, String value) {}
                record Block(String sheet, Cell[] cells, List<List<Cell>> history) {}
                @Tool(name = "apply_blocks") int apply(List<Block> blocks) { return 0; }
                """);

  private static final Batch.Entry A05 =
      BATCH.members(
          """
                record Rental(String code, @Nullable LocalDate returnedOn) {}
                @Tool(name = "get_rental") Rental get(String code) { return new Rental(code, null); }
                """);

  private static final Batch.Entry A06 =
      BATCH.members(
          """
                @Tool(name = "archive_note")
                String archive(int noteNo, @Nullable String reason, String actor, Optional<String> ref, @ToolParam(required = false) Integer tries, boolean hide) { return ""; }
                """);

  private static final Batch.Entry A07 =
      BATCH.members(
          """
                enum From { NEWEST, OLDEST }
                @Tool(name = "scan_log")
                String scan(@ToolParam(defaultValue = "20") int lines, @ToolParam(defaultValue = "true") boolean tail, @ToolParam(defaultValue = "OLDEST") From from) { return ""; }
                """);

  private static final Batch.Entry A08 =
      BATCH.members(
          """
                @Tool(name = "filter")
                String filter(Optional<List<String>> labels, OptionalInt page, OptionalDouble minScore) { return ""; }
                """);

  private static final Batch.Entry A10 =
      BATCH.members(
          """
                record Menu(String label, List<Menu> items) {}
                @Tool(name = "set_menu") int setMenu(Menu top, int levels) { return 0; }
                """);

  private static final Batch.Entry A12 =
      BATCH.members(
          """
            record Person(String name, @Nullable Company employer) {}
            record Company(String title, List<Person> staff) {}
            @Tool(name = "hire") Company hire(Person p) { return new Company("", List.of()); }
            """);

  private static final Batch.Entry A13 =
      BATCH.members(
          """
            record Reading(String station, double celsius) {}
            record Page<T>(List<T> items, int total) {}
            @Tool(name = "readings") Page<Reading> readings(int page) { return null; }
            @Tool(name = "latest") List<Reading> latest() { return null; }
            """);

  private static final Batch.Entry A15 =
      BATCH.members(
          """
                sealed interface Shape permits Circle, Box {}
                record Circle(double radius) implements Shape {}
                record Box(double w, double h) implements Shape {}
                @Tool(name = "area") double area(Shape shape, String unit) { return 0; }
                """);

  private static final Batch.Entry A16 =
      BATCH.members(
          """
            enum Level { @JsonProperty("low") LOW, @JsonProperty("very-high") VERY_HIGH }
            record Alarm(Level level) {}
            @Tool(name = "raise_alarm") Alarm raise(Level level) { return new Alarm(level); }
            """);

  private static final Batch.Entry A17 =
      BATCH.members(
          """
            enum Unit { KG, LB; @Override public String toString() { return this == KG ? "kilogram" : "pound"; } }
            record Weight(double value, Unit unit) {}
            @Tool(name = "to_kg") Weight toKg(double value, Unit unit) { return null; }
            """);

  private static final Batch.Entry A18 =
      BATCH.members(
          """
            public enum Outline { ROUND, SQUARE }
            @Tool(name = "make_badge")
            String make(Outline outline, String owner, java.util.concurrent.TimeUnit unit) { return ""; }
            """);

  private static final Batch.Entry A21 =
      BATCH.members(
          "@Tool(name = \"set_level\") String set(int a, short b, byte c) { return \"\"; }");

  private static final Batch.Entry A24 =
      BATCH.members(
          """
            record Slot(LocalDate day, Instant from, OffsetDateTime to, LocalDateTime local, Duration length, UUID id, URI link) {}
            @Tool(name = "book")
            Slot book(LocalDate day, Instant from, OffsetDateTime to, LocalDateTime local, Duration length, UUID id, URI link) { return null; }
            """);

  private static final Batch.Entry A26 =
      BATCH.members(
          """
            record Blob(String name, byte[] data) {}
            @Tool(name = "store") Blob store(String name, byte[] data) { return null; }
            """);

  private static final Batch.Entry A27 =
      BATCH.members(
          """
                enum Prio { LOW, HIGH }
                @Tool(name = "weights")
                String weights(Map<Prio, Integer> byPrio, Map<Integer, String> byYear, Map<UUID, Boolean> flags) { return ""; }
                """);

  private static final Batch.Entry A33 =
      BATCH.members(
          """
                @Tool(name = "price_of")
                String price(int qty, @ToolParam(name = "part-no", description = "number on the label") @NotBlank @Size(max = 20) String partNo) { return partNo; }
                """);

  private static final Batch.Entry A35_A36 =
      BATCH.members(
          """
            @Tool(name = "greet", description = \"""
                Prints a "hello" line.
                Path: C:\\\\temp\\\\new\t(tab before this)
                Regex: \\\\d+\\\\s*  End: \\\"""
                \""")
            String greet(@ToolParam(description = "person's name: \\"Ann\\"") String name) { return ""; }
            @Tool(name = "price", description = "Price from $30, code ${env.KEY}, format $L and $S and $$, 100%s")
            String price(@ToolParam(description = "regex ^[A-Z]{3}$") String currency) { return ""; }
            """);

  private static final Batch.Entry A47_A49 =
      BATCH.members(
          """
            record User(String id, String name) {}
            @Tool(name = "list_users") List<User> users() { return null; }
            @Tool(name = "codes") int[] codes() { return new int[0]; }
            @Tool(name = "restart") void restart(String service) {}
            @Tool(name = "reload") Void reload() { return null; }
            @Tool(name = "say") String say() { return ""; }
            """);

  private static final Batch.Entry A48 =
      BATCH.members(
          """
            record Ticket(String id) {}
            @Tool(name = "next_ticket") Ticket next() { return null; }
            @Tool(name = "peek_ticket") @Nullable Ticket peek() { return null; }
            """);

  private static final Batch.Entry A51 =
      BATCH.members(
          """
                record Address(String street, String zip) {}
                record Customer(@JsonProperty("customer_id") String id, @JsonIgnore String passwordHash, @JsonUnwrapped Address address, @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String note) {}
                @Tool(name = "customer") Customer customer() { return null; }
                """);

  private static final Batch.Entry A84 =
      BATCH.members(
          """
            @Tool(name = "server_time") String time() { return ""; }
            @Tool(name = "whoami") String whoami(ToolContext ctx) { return ""; }
            """);

  private static final Batch.Entry A85 =
      BATCH.members(
          """
                sealed interface Cmd permits Start, Stop {}
                record Start(String job) implements Cmd {}
                record Stop(String job, boolean force) implements Cmd {}
                @Tool(name = "run_cmd") String run(Cmd cmd) { return ""; }
                """);

  private static final Batch.Entry A86 =
      BATCH.members(
          """
                record Opts(@Nullable String tag, Optional<Integer> max) {}
                @Tool(name = "list_docs") String list(@Nullable String owner, Optional<LocalDate> since, @ToolParam(required = false) List<String> labels, Opts opts) { return ""; }
                """);

  private static final Batch.Entry A87 =
      BATCH.members(
          """
            record Money(String currency, long cents) {}
            record Line(String sku, Money price, Money discount) {}
            enum Mode { FAST, SAFE }
            @Tool(name = "quote") Money quote(List<Line> lines, Money budget, Mode mode, Mode fallback) { return null; }
            record Tree(String v, List<Tree> kids) {}
            @Tool(name = "grow") Tree grow(Tree tree, Money cost) { return null; }
            """);

  private static final Batch.Entry A92 =
      BATCH.members(
          """
                @Deprecated record Old(String s) {}
                @SuppressWarnings("deprecation") @Tool(name = "old") Old old(Old o, List<? extends Number> xs, Map<String, List<int[]>> m) { return o; }
                """);

  private static final Batch.Entry A99 =
      BATCH.members(
          """
            record Outer() { record In(@Nullable String a, List<@Nullable String> b, @Nullable String @Nullable [] c, Map<String, @Nullable Integer> d) {} }
            @Tool(name = "t") Outer.@Nullable In t(Outer.@Nullable In in, int @Nullable [] xs) { return in; }
            """);

  @Test
  void a01_scalarsWithoutHomeMadeFormats() {
    JsonNode input = A01.published().input("resize_image");
    assertSchema(
        """
        {'type':'object','properties':{'width':{'type':'integer'},'maxBytes':{'type':'integer'},
         'quality':{'type':'integer'},'ratio':{'type':'number'},'gamma':{'type':'number'},
         'keepExif':{'type':'boolean'},'unit':{'type':'string','minLength':1,'maxLength':1}},
         'required':['width','maxBytes','quality','ratio','gamma','keepExif','unit'],
         'additionalProperties':false}""",
        input);
    assertFalse(input.toString().contains("format"));
    assertEquals(
        json("{'type':'integer','minimum':-2147483648,'maximum':2147483647}"),
        json(input.at("/properties/width").toString()));
  }

  @Test
  void a02_everyArraySaysWhatItsItemsAre() {
    assertSchema(
        """
        {'type':'object','properties':{'sheet':{'type':'string'},
         'values':{'type':'array','items':{'type':'array','items':{'type':'number'}}},
         'headers':{'type':'array','items':{'type':'string'}},
         'tags':{'type':'array','items':{'type':'string'},'uniqueItems':true},
         'notes':{'type':'array','items':{'type':'string'}}},
         'required':['sheet','values','headers','tags','notes'],'additionalProperties':false}""",
        A02.published().input("write_cells"));
  }

  @Test
  void a04_componentsThatAreArraysOfRecords() {
    JsonNode blocks = A04.published().argument("apply_blocks", "blocks");
    String cell =
        "{'type':'object','properties':{'row':{'type':'integer'},'col':{'type':'integer'},"
            + "'value':{'type':'string'}},'required':['row','col','value'],'additionalProperties':false}";
    assertSchema("{'type':'array','items':" + cell + "}", blocks.at("/items/properties/cells"));
    assertSchema(
        "{'type':'array','items':{'type':'array','items':" + cell + "}}",
        blocks.at("/items/properties/history"));
  }

  @Test
  void a05_outputWithANullableComponent() {
    JsonNode output = A05.published().output("get_rental");
    assertSchema(
        """
        {'type':'object','properties':{'code':{'type':'string'},
         'returnedOn':{'type':'string','format':'date'}},'required':['code']}""",
        output);
  }

  @Test
  void a06_requiredFollowsTheSignature() {
    JsonNode input = A06.published().input("archive_note");
    assertEquals(json("['noteNo','actor','hide']"), input.get("required"));
  }

  @Test
  void a07_defaultsArePublishedAndTyped() {
    JsonNode input = A07.published().input("scan_log");
    assertSchema(
        """
        {'type':'object','properties':{'lines':{'type':'integer','default':20},
         'tail':{'type':'boolean','default':true},
         'from':{'type':'string','enum':['NEWEST','OLDEST'],'default':'OLDEST'}},
         'additionalProperties':false}""",
        input);
  }

  @Test
  void a08_optionalOfACollection() {
    assertSchema(
        """
        {'type':'object','properties':{'labels':{'type':'array','items':{'type':'string'}},
         'page':{'type':'integer'},'minScore':{'type':'number'}},'additionalProperties':false}""",
        A08.published().input("filter"));
  }

  @Test
  void a10_definitionsAreAtTheRoot() {
    JsonNode input = A10.published().input("set_menu");
    assertEquals(List.of("Menu"), List.copyOf(input.get("$defs").propertyNames()));
    assertEquals(List.of("#/$defs/Menu", "#/$defs/Menu"), input.findValuesAsString("$ref"));
    assertTrue(
        isValid(input, "{'top':{'label':'a','items':[{'label':'b','items':[]}]},'levels':2}"));
    assertFalse(
        isValid(input, "{'top':{'label':'a','items':[{'label':7,'items':[]}]},'levels':2}"));
  }

  @Test
  void a11_twoTypesWithTheSameSimpleName() {
    JsonNode input =
        Published.of(
                "package a; public record Node(String id, java.util.List<Node> next) {}",
                "package b; public record Node(int weight, java.util.List<Node> next) {}",
                """
                package c;
                class T {
                  @dev.collet.Tool(name = "merge_graphs")
                  String merge(a.Node left, b.Node right) { return ""; }
                }
                """)
            .input("merge_graphs");
    assertEquals(List.of("Node", "Node_2"), List.copyOf(input.get("$defs").propertyNames()));
    String good = "{'left':{'id':'x','next':[]},'right':{'weight':1,'next':[]}}";
    assertTrue(isValid(input, good));
    assertFalse(isValid(input, "{'left':{'weight':1,'next':[]},'right':{'weight':1,'next':[]}}"));
    assertFalse(isValid(input, "{'left':{'id':'x','next':[]},'right':{'id':'x','next':[]}}"));
  }

  @Test
  void a12_mutualRecursion() {
    Published published = A12.published();
    JsonNode output = published.output("hire");
    assertEquals("object", output.get("type").stringValue());
    assertTrue(output.has("properties"));
    for (JsonNode schema : List.of(published.input("hire"), output)) {
      List<String> references = schema.findValuesAsString("$ref");
      for (String name : schema.get("$defs").propertyNames()) {
        assertTrue(references.contains("#/$defs/" + name), () -> schema.toPrettyString());
      }
      for (String reference : references) {
        assertFalse(schema.at(reference.substring(1)).isMissingNode(), reference);
      }
    }
    assertTrue(
        isValid(
            output,
            "{'title':'t','staff':[{'name':'n','employer':{'title':'u','staff':[{'name':'m'}]}}]}"));
    assertFalse(
        isValid(
            output,
            "{'title':'t','staff':[{'name':'n','employer':{'title':'u','staff':[{'nom':'m'}]}}]}"));
  }

  @Test
  void a13_parameterisedReturnType() {
    Published published = A13.published();
    String list =
        "{'type':'array','items':{'type':'object','properties':{'station':{'type':'string'},"
            + "'celsius':{'type':'number'}},'required':['station','celsius']}}";
    assertSchema(
        "{'type':'object','properties':{'items':"
            + list
            + ",'total':{'type':'integer'}},'required':['items','total']}",
        published.output("readings"));
    assertSchema(list, published.output("latest"));
  }

  @Test
  void a14_inheritedFromAGenericBaseClass() {
    Published published =
        Published.of(
            """
            package p;
            public abstract class Store<T, ID> {
              @dev.collet.Tool(name = "get_one") public T getOne(ID id) { return null; }
            }
            """,
            "package p; public record User(String login, boolean active) {}",
            "package p; public class UserStore extends Store<User, java.util.UUID> {}");
    assertEquals(List.of("get_one"), published.names());
    assertSchema("{'type':'string','format':'uuid'}", published.argument("get_one", "id"));
    assertSchema(
        """
        {'type':'object','properties':{'login':{'type':'string'},'active':{'type':'boolean'}},
         'required':['login','active']}""",
        published.output("get_one"));
  }

  @Test
  void a15_sealedArgument() {
    JsonNode input = A15.published().input("area");
    assertFalse(input.has("anyOf"));
    assertSchema(
        """
        {'anyOf':[
          {'type':'object','properties':{'type':{'type':'string','enum':['Circle']},
           'radius':{'type':'number'}},'required':['type','radius'],'additionalProperties':false},
          {'type':'object','properties':{'type':{'type':'string','enum':['Box']},
           'w':{'type':'number'},'h':{'type':'number'}},'required':['type','w','h'],
           'additionalProperties':false}]}""",
        input.at("/properties/shape"));
  }

  @Test
  void a16_constantsRenamedForJson() {
    Published published = A16.published();
    String level = "{'type':'string','enum':['low','very-high']}";
    assertSchema(level, published.argument("raise_alarm", "level"));
    assertSchema(level, published.output("raise_alarm").at("/properties/level"));
  }

  @Test
  void a17_toStringDoesNotChangeTheContract() {
    Published published = A17.published();
    String unit = "{'type':'string','enum':['KG','LB']}";
    assertSchema(unit, published.argument("to_kg", "unit"));
    assertSchema(unit, published.output("to_kg").at("/properties/unit"));
  }

  @Test
  void a18_enumsFromClassFiles() {
    Published published = A18.published();
    assertSchema(
        "{'type':'string','enum':['ROUND','SQUARE']}", published.argument("make_badge", "outline"));
    assertSchema(
        """
        {'type':'string','enum':['NANOSECONDS','MICROSECONDS','MILLISECONDS','SECONDS','MINUTES',
         'HOURS','DAYS']}""",
        published.argument("make_badge", "unit"));
  }

  @Test
  void a21_rangesOfJavaTypes() {
    JsonNode input = A21.published().input("set_level");
    assertFalse(isValid(input, "{'a':3000000000,'b':1,'c':1}"));
    assertFalse(isValid(input, "{'a':1,'b':40000,'c':1}"));
    assertFalse(isValid(input, "{'a':1,'b':1,'c':128}"));
    assertTrue(isValid(input, "{'a':-2147483648,'b':-32768,'c':-128}"));
  }

  @Test
  void a24_javaTimeAndFriends() {
    Published published = A24.published();
    for (JsonNode properties :
        List.of(
            published.input("book").get("properties"),
            published.output("book").get("properties"))) {
      assertSchema("{'type':'string','format':'date'}", properties.get("day"));
      assertSchema("{'type':'string','format':'date-time'}", properties.get("from"));
      assertSchema("{'type':'string','format':'date-time'}", properties.get("to"));
      assertFalse(properties.get("local").has("format"));
      assertEquals("string", properties.get("local").get("type").stringValue());
      assertSchema("{'type':'string','format':'duration'}", properties.get("length"));
      assertSchema("{'type':'string','format':'uuid'}", properties.get("id"));
      assertSchema("{'type':'string','format':'uri-reference'}", properties.get("link"));
    }
  }

  @Test
  void a26_bytesAreBase64Text() {
    Published published = A26.published();
    String data = "{'type':'string','contentEncoding':'base64'}";
    assertSchema(data, published.argument("store", "data"));
    assertSchema(data, published.output("store").at("/properties/data"));
  }

  @Test
  void a27_mapsKeyedByEnumNumberAndUuid() {
    JsonNode input = A27.published().input("weights");
    assertSchema(
        """
        {'type':'object','propertyNames':{'enum':['LOW','HIGH']},
         'additionalProperties':{'type':'integer'}}""",
        input.at("/properties/byPrio"));
    assertEquals(json("{'type':'string'}"), input.at("/properties/byYear/additionalProperties"));
    assertTrue(input.at("/properties/byYear/propertyNames/pattern").isString());
    assertEquals(json("{'type':'boolean'}"), input.at("/properties/flags/additionalProperties"));
    assertTrue(
        isValid(
            input,
            "{'byPrio':{'LOW':1},'byYear':{'2026':'x'},'flags':{'6f9619ff-8b86-4011-b42d-00c04fc964ff':true}}"));
    assertFalse(isValid(input, "{'byPrio':{'low':1},'byYear':{},'flags':{}}"));
    assertFalse(isValid(input, "{'byPrio':{},'byYear':{'abc':'x'},'flags':{}}"));
  }

  @Test
  void a33_oneNameEverywhere() {
    JsonNode input = A33.published().input("price_of");
    assertEquals(json("['qty','part-no']"), input.get("required"));
    JsonNode part = input.at("/properties/part-no");
    assertEquals(1, part.get("minLength").intValue());
    assertEquals(20, part.get("maxLength").intValue());
    assertEquals("number on the label", part.get("description").stringValue());
    assertFalse(isValid(input, "{'qty':3,'part-no':'  '}"));
    assertTrue(isValid(input, "{'qty':3,'part-no':' x '}"));
  }

  @Test
  void a35_a36_textIsKept() {
    Published published = A35_A36.published();
    assertEquals(
        "Prints a \"hello\" line.\nPath: C:\\temp\\new\t(tab before this)\n"
            + "Regex: \\d+\\s*  End: \"\"\"\n",
        published.tool("greet").get("description").stringValue());
    assertEquals(
        "person's name: \"Ann\"",
        published.argument("greet", "name").get("description").stringValue());
    assertEquals(
        "Price from $30, code ${env.KEY}, format $L and $S and $$, 100%s",
        published.tool("price").get("description").stringValue());
    assertEquals(
        "regex ^[A-Z]{3}$",
        published.argument("price", "currency").get("description").stringValue());
  }

  @Test
  void a47_a49_listsScalarsAndNothing() {
    Published published = A47_A49.published();
    assertEquals("array", published.output("list_users").get("type").stringValue());
    assertSchema("{'type':'array','items':{'type':'integer'}}", published.output("codes"));
    assertFalse(published.tool("restart").has("outputSchema"));
    assertFalse(published.tool("reload").has("outputSchema"));
    assertFalse(published.tool("say").has("outputSchema"));
  }

  @Test
  void a48_nullableResult() {
    Published published = A48.published();
    String ticket = "{'type':'object','properties':{'id':{'type':'string'}},'required':['id']}";
    assertSchema(ticket, published.output("next_ticket"));
    assertSchema("{'anyOf':[" + ticket + ",{'type':'null'}]}", published.output("peek_ticket"));
  }

  @Test
  void a51_annotationsThatChangeTheJson() {
    assertSchema(
        """
        {'type':'object','properties':{'customer_id':{'type':'string'},'street':{'type':'string'},
         'zip':{'type':'string'},'note':{'type':'string'}},
         'required':['customer_id','street','zip']}""",
        A51.published().output("customer"));
  }

  @Test
  void a84_toolsWithoutArguments() {
    Published published = A84.published();
    for (String name : published.names()) {
      assertSchema(
          "{'type':'object','properties':{},'additionalProperties':false}", published.input(name));
    }
  }

  @Test
  void a85_noCompositionAtTheInputsRoot() {
    JsonNode input = A85.published().input("run_cmd");
    assertEquals(
        List.of("additionalProperties", "properties", "required", "type"),
        input.propertyNames().stream().sorted().toList());
    assertEquals(2, input.at("/properties/cmd/anyOf").size());
  }

  @Test
  void a86_optionalWithoutNullUnions() {
    JsonNode input = A86.published().input("list_docs");
    assertFalse(input.toString().contains("null"));
    assertEquals(json("['opts']"), input.get("required"));
    assertFalse(input.at("/properties/opts").has("required"));
    input.findValues("type").forEach(type -> assertTrue(type.isString()));
  }

  @Test
  void a87_referencesOnlyWhereTheyAreNeeded() {
    Published published = A87.published();
    String quote = published.input("quote").toString() + published.output("quote");
    assertFalse(quote.contains("$"));
    assertTrue(published.input("quote").toString().length() < 2000);
    JsonNode grow = published.input("grow");
    assertEquals(List.of("Tree"), List.copyOf(grow.get("$defs").propertyNames()));
    assertEquals(json("{'$ref':'#/$defs/Tree'}"), grow.at("/properties/tree"));
    assertEquals("object", grow.at("/properties/cost/type").stringValue());
    assertEquals(
        List.of("Tree"), List.copyOf(published.output("grow").get("$defs").propertyNames()));
  }

  @Test
  void a92_oldAndWildcardTypes() {
    JsonNode input = A92.published().input("old");
    assertSchema("{'type':'array','items':{'type':'number'}}", input.at("/properties/xs"));
    assertSchema(
        """
        {'type':'object','additionalProperties':{'type':'array','items':{'type':'array',
         'items':{'type':'integer'}}}}""",
        input.at("/properties/m"));
  }

  @Test
  void a99_typeUseAnnotations() {
    Published published = A99.published();
    JsonNode input = published.input("t");
    assertFalse(input.has("required"));
    assertEquals(json("['b','d']"), input.at("/properties/in/required"));
    assertFalse(input.toString().contains("null"));
    JsonNode output = published.output("t").at("/anyOf/0/properties");
    String text = "{'anyOf':[{'type':'string'},{'type':'null'}]}";
    assertSchema("{'type':'array','items':" + text + "}", output.get("b"));
    assertSchema("{'type':'array','items':" + text + "}", output.get("c"));
    assertSchema(
        "{'type':'object','additionalProperties':{'anyOf':[{'type':'integer'},{'type':'null'}]}}",
        output.get("d"));
  }
}
