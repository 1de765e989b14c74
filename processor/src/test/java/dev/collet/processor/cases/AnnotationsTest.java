package dev.collet.processor.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Every annotation of docs/types.md: published, enforced when read, kept when written. */
class AnnotationsTest {
  private static final Echo ECHO =
      new Echo(
          """
          public record Renamed(@JsonProperty("user_id") int id, @ToolParam(name = "full-name") String name) {}
          public record Ignoring(String a, @JsonIgnore @Nullable String secret) {}
          public record Access(
              String a,
              @JsonProperty(access = JsonProperty.Access.READ_ONLY) @Nullable String shown,
              @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) @Nullable String given) {}
          public record Aliased(@JsonAlias({"colour", "hue"}) String color) {}
          @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
          public record Snake(String firstName, int theURL) {}
          @JsonNaming(PropertyNamingStrategies.KebabCaseStrategy.class)
          public record Kebab(String firstName) {}
          @JsonNaming(PropertyNamingStrategies.UpperCamelCaseStrategy.class)
          public record Pascal(String firstName) {}
          @JsonInclude(JsonInclude.Include.NON_EMPTY)
          public record Lean(String text, List<String> list, int number) {}
          public record Kept(@JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String a, Optional<Integer> b) {}
          @JsonPropertyOrder({"b", "a"}) public record Ordered(int a, int b) {}
          @JsonIgnoreProperties("b") public record Without(String a, @Nullable String b) {}
          @JsonIncludeProperties("a") public record Only(String a, @Nullable String b) {}
          public record Address(String street, String zip) {}
          public record Customer(String id, @JsonUnwrapped Address home, @JsonUnwrapped(prefix = "work_") Address work) {}
          public static final class Code {
            private final String text;
            @JsonCreator public Code(@Size(min = 2) String text) { this.text = text; }
            @JsonValue public String text() { return text; }
          }
          public static final class Factory {
            private final int a; private final String b;
            private Factory(int a, String b) { this.a = a; this.b = b; }
            @JsonCreator public static Factory of(@JsonProperty("a") int a, @JsonProperty("b") String b) { return new Factory(a, b); }
            public int getA() { return a; }
            public String getB() { return b; }
          }
          public enum Level { @JsonProperty("low") LOW, @JsonProperty("high") @JsonAlias("HIGH!") HIGH, @JsonEnumDefaultValue UNKNOWN }
          @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
          @JsonSubTypes({@JsonSubTypes.Type(value = Dog.class, name = "dog"), @JsonSubTypes.Type(Cat.class)})
          public interface Animal {}
          public record Dog(String name) implements Animal {}
          @JsonTypeName("cat") public record Cat(int lives) implements Animal {}
          public record Described(
              @JsonPropertyDescription("by Jackson") String a,
              @ToolParam(description = "by us", example = "x") String b) {}
          public record Bounded(
              @Min(1) @Max(5) int stars,
              @DecimalMin(value = "0", inclusive = false) @DecimalMax("1.5") BigDecimal rate,
              @Digits(integer = 3, fraction = 2) BigDecimal price,
              @PositiveOrZero long count, @Negative double below,
              @Size(min = 1, max = 3) List<@Size(max = 4) String> tags,
              @NotEmpty Map<String, @Positive Integer> scores,
              @NotBlank @Size(max = 5) String title, @Email String mail,
              @Pattern(regexp = "[A-Z]{3}\\\\d?") String code,
              Optional<@Max(9) Integer> maybe) {}
          @JsonIgnoreProperties(ignoreUnknown = true) public record Loose(String a, @Nullable Loose next, Optional<Strict> strict) {}
          public record Strict(String b) {}
          @JsonIgnoreProperties(ignoreUnknown = true) public record Nothing() {}
          @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
          @jakarta.validation.Constraint(validatedBy = {}) @Pattern(regexp = "[A-Z]{3}") @Size(min = 3)
          public @interface Iata { Class<?>[] groups() default {}; }
          @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
          @jakarta.validation.Constraint(validatedBy = {}) @Iata @NotBlank
          public @interface Airport {}
          @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
          @JacksonAnnotationsInside @JsonProperty("bundled") @JsonInclude(JsonInclude.Include.NON_NULL)
          public @interface Bundle {}
          public record Bundled(@Bundle @Nullable String text, @Airport String airport) {}
          @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
          @JsonSubTypes({@JsonSubTypes.Type(value = Base.class, name = "base"), @JsonSubTypes.Type(value = Derived.class, name = "derived")})
          public interface Lineage {}
          public static class Base implements Lineage { public String a; }
          public static class Derived extends Base { public int b; }
          """);

  private static final String LOOSE = ECHO.of("Loose");
  private static final String NOTHING = ECHO.of("Nothing");
  private static final String BUNDLED = ECHO.of("Bundled");
  private static final String LINEAGE = ECHO.of("Lineage");
  private static final String BASE = ECHO.of("Base");

  private static final String RENAMED = ECHO.of("Renamed");
  private static final String IGNORING = ECHO.of("Ignoring");
  private static final String ACCESS = ECHO.of("Access");
  private static final String ALIASED = ECHO.of("Aliased");
  private static final String SNAKE = ECHO.of("Snake");
  private static final String KEBAB = ECHO.of("Kebab");
  private static final String PASCAL = ECHO.of("Pascal");
  private static final String LEAN = ECHO.of("Lean");
  private static final String KEPT = ECHO.of("Kept");
  private static final String ORDERED = ECHO.of("Ordered");
  private static final String WITHOUT = ECHO.of("Without");
  private static final String ONLY = ECHO.of("Only");
  private static final String CUSTOMER = ECHO.of("Customer");
  private static final String CODE = ECHO.of("Code");
  private static final String FACTORY = ECHO.of("Factory");
  private static final String LEVEL = ECHO.of("Level");
  private static final String ANIMAL = ECHO.of("Animal");
  private static final String DOG = ECHO.of("Dog");
  private static final String DESCRIBED = ECHO.of("Described");
  private static final String BOUNDED = ECHO.of("Bounded");

  /** Open where the author says so, and only there. */
  @Test
  void ignoreUnknownOpensOneObject() {
    ECHO.accepts(LOOSE, "{'a': 'x', 'b': [1, {'c': null}]}", "{'a': 'x'}");
    ECHO.accepts(LOOSE, "{'a': 'x', 'next': {'z': 1, 'a': 'y'}}", "{'a': 'x', 'next': {'a': 'y'}}");
    ECHO.refuses(LOOSE, "{'b': 1}");
    ECHO.refuses(LOOSE, "{'a': 'x', 'strict': {'b': 'y', 'c': 1}}");
    ECHO.accepts(NOTHING, "{'b': 1}", "{}");
  }

  @Test
  void bundlesStandForWhatTheyHold() {
    ECHO.accepts(BUNDLED, "{'bundled': 'x', 'airport': 'DEN'}");
    ECHO.accepts(BUNDLED, "{'airport': 'DEN'}");
    ECHO.refuses(BUNDLED, "{'text': 'x', 'airport': 'DEN'}");
    ECHO.refuses(BUNDLED, "{'airport': 'den'}");
    ECHO.refuses(BUNDLED, "{'airport': 'DE'}");
  }

  /** A writer takes the nearest class, whatever the order of the annotation. */
  @Test
  void subtypesThatExtendOneAnother() {
    ECHO.accepts(LINEAGE, "{'kind': 'derived', 'a': 'x', 'b': 2}");
    ECHO.accepts(LINEAGE, "{'kind': 'base', 'a': 'x'}");
    ECHO.refuses(LINEAGE, "{'kind': 'base', 'a': 'x', 'b': 2}");
    ECHO.accepts(BASE, "{'kind': 'derived', 'a': 'x', 'b': 2}");
    ECHO.accepts(BASE, "{'kind': 'base', 'a': 'x'}");
  }

  @Test
  void names() {
    ECHO.accepts(RENAMED, "{'user_id':1,'full-name':'n'}");
    ECHO.refuses(RENAMED, "{'id':1,'name':'n'}");
    ECHO.accepts(SNAKE, "{'first_name':'a','the_url':1}");
    ECHO.accepts(KEBAB, "{'first-name':'a'}");
    ECHO.accepts(PASCAL, "{'FirstName':'a'}");
    ECHO.accepts(ALIASED, "{'color':'red'}");
    assertEquals("", ECHO.problems(ALIASED, "{'hue':'red'}"));
    assertFalse(ECHO.schema(ALIASED).toString().contains("hue"));
    assertEquals("[\"b\",\"a\"]", ECHO.schema(ORDERED).get("required").toString());
  }

  @Test
  void membersThatAreLeftOut() {
    ECHO.accepts(IGNORING, "{'a':'x'}");
    ECHO.refuses(IGNORING, "{'a':'x','secret':'y'}");
    ECHO.accepts(ACCESS, "{'a':'x','given':'y'}", "{'a':'x'}");
    ECHO.refuses(ACCESS, "{'a':'x','shown':'y'}");
    assertTrue(ECHO.published(ACCESS).at("/outputSchema/properties").has("shown"));
    assertFalse(ECHO.published(ACCESS).at("/outputSchema/properties").has("given"));
    ECHO.accepts(WITHOUT, "{'a':'x'}");
    ECHO.refuses(WITHOUT, "{'a':'x','b':'y'}");
    ECHO.accepts(ONLY, "{'a':'x'}");
    ECHO.refuses(ONLY, "{'a':'x','b':'y'}");
    ECHO.accepts(LEAN, "{'text':'','list':[],'number':0}", "{'number':0}");
    ECHO.accepts(LEAN, "{'text':'t','list':['l'],'number':0}");
    ECHO.accepts(KEPT, "{}", "{'a':null}");
    ECHO.accepts(KEPT, "{'a':'x','b':1}");
  }

  @Test
  void unwrapping() {
    String customer = "{'id':'c','street':'s','zip':'z','work_street':'t','work_zip':'y'}";
    ECHO.accepts(CUSTOMER, customer);
    ECHO.refuses(CUSTOMER, "{'id':'c','street':'s','zip':'z'}");
    ECHO.refuses(CUSTOMER, "{'id':'c','home':{'street':'s','zip':'z'}}");
  }

  @Test
  void valuesAndCreators() {
    ECHO.accepts(CODE, "'ab'");
    ECHO.refuses(CODE, "'a'");
    ECHO.refuses(CODE, "{'text':'ab'}");
    ECHO.accepts(FACTORY, "{'a':1,'b':'x'}");
    ECHO.refuses(FACTORY, "{'a':1}");
  }

  @Test
  void constants() {
    ECHO.accepts(LEVEL, "'low'");
    assertEquals("[\"low\",\"high\",\"UNKNOWN\"]", ECHO.schema(LEVEL).get("enum").toString());
    assertEquals("", ECHO.problems(LEVEL, "'HIGH!'"));
    assertEquals("", ECHO.problems(LEVEL, "'something new'"));
    assertFalse(ECHO.problems(LEVEL, "1").isEmpty());
  }

  @Test
  void typeInformation() {
    ECHO.accepts(ANIMAL, "{'kind':'dog','name':'Rex'}");
    ECHO.accepts(ANIMAL, "{'kind':'cat','lives':9}");
    ECHO.refuses(ANIMAL, "{'type':'dog','name':'Rex'}");
    ECHO.refuses(ANIMAL, "{'kind':'Cat','lives':9}");
    ECHO.accepts(DOG, "{'kind':'dog','name':'Rex'}");
  }

  @Test
  void descriptionsAndExamples() {
    JsonNode properties = ECHO.schema(DESCRIBED).get("properties");
    assertEquals("by Jackson", properties.at("/a/description").stringValue());
    assertEquals("by us", properties.at("/b/description").stringValue());
    assertEquals("[\"x\"]", properties.at("/b/examples").toString());
  }

  private static final String GOOD =
      "{'stars':5,'rate':1.5,'price':999.99,'count':0,'below':-0.5,'tags':['abcd'],"
          + "'scores':{'a':1},'title':' a ','mail':'a@b.c','code':'ABC1','maybe':9}";

  @Test
  void constraints() {
    ECHO.accepts(BOUNDED, GOOD);
    for (String[] change :
        new String[][] {
          {"'stars':5", "'stars':6"},
          {"'stars':5", "'stars':0"},
          {"'rate':1.5", "'rate':0"},
          {"'rate':1.5", "'rate':1.51"},
          {"999.99", "999.999"},
          {"999.99", "1000"},
          {"'count':0", "'count':-1"},
          {"-0.5", "0"},
          {"['abcd']", "[]"},
          {"['abcd']", "['abcde']"},
          {"['abcd']", "['a','b','c','d']"},
          {"{'a':1}", "{}"},
          {"{'a':1}", "{'a':0}"},
          {"' a '", "'   '"},
          {"' a '", "'abcdef'"},
          {"a@b.c", "a b"},
          {"ABC1", "ABC12"},
          {"ABC1", "xABC1"},
          {"'maybe':9", "'maybe':10"}
        }) {
      ECHO.refuses(BOUNDED, GOOD.replace(change[0], change[1]));
    }
  }
}
