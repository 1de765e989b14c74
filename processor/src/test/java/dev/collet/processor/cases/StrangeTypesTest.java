package dev.collet.processor.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Types as people write them: each is published, read and written, or refused for a reason. */
class StrangeTypesTest {
  private static final Echo ECHO =
      new Echo(
          """
          public abstract static class Entity<I> {
            private I id; private Instant created;
            public I getId() { return id; } public void setId(I id) { this.id = id; }
            public Instant getCreated() { return created; } public void setCreated(Instant created) { this.created = created; }
          }
          public static class User extends Entity<UUID> {
            private String name; public String getName() { return name; } public void setName(String name) { this.name = name; }
          }
          public sealed interface Outcome<T, E> {
            record Good<T, E>(T value) implements Outcome<T, E> {}
            record Bad<T, E>(E error) implements Outcome<T, E> {}
          }
          public record Page<T>(List<T> items, Optional<String> cursor) {}
          public sealed interface Tree<T extends Comparable<T>> permits Leaf, Node {}
          public record Leaf<T extends Comparable<T>>(T value) implements Tree<T> {}
          public record Node<T extends Comparable<T>>(Tree<T> left, Tree<T> right) implements Tree<T> {}
          public record Money(BigDecimal amount, Currency currency) {
            public Money { amount = amount.setScale(2); }
            public Money(long amount) { this(BigDecimal.valueOf(amount), Currency.getInstance("EUR")); }
            public boolean isZero() { return amount.signum() == 0; }
          }
          public enum Operator {
            PLUS("+") { @Override public int apply(int a, int b) { return a + b; } },
            MINUS("-") { @Override public int apply(int a, int b) { return a - b; } };
            private final String sign;
            Operator(String sign) { this.sign = sign; }
            public abstract int apply(int a, int b);
            @Override public String toString() { return sign; }
          }
          public record Family(String name, List<Family> kids, Map<String, Family> byName, @Nullable Family mother, Optional<Family> father) {}
          public record Words(int class_, String $dollar, String in, String out, String seen, String value, String arguments,
              String member, String made, String thrown, String context, String owner, String object, String text) {}
          public static class Linked {
            private Linked next; private int value;
            public Linked getNext() { return next; } public void setNext(@Nullable Linked next) { this.next = next; }
            public int getValue() { return value; } public void setValue(int value) { this.value = value; }
          }
          public static class Overloaded {
            private String text;
            public String getText() { return text; }
            public void setText(String text) { this.text = text; }
            public void setText(int text) { this.text = "" + text; }
          }
          public static class Fluent {
            private String text; public String getText() { return text; } public Fluent setText(String text) { this.text = text; return this; }
          }
          public static class Passing {
            public String kept; public transient String left; private transient int counted;
            public int getCounted() { return counted; } public void setCounted(int counted) { this.counted = counted; }
          }
          public static class Wild {
            private List<? extends java.lang.Number> list;
            public List<? extends java.lang.Number> getList() { return list; } public void setList(List<? extends java.lang.Number> list) { this.list = list; }
          }
          public static class Mixed {
            private final String id; private int count; public boolean open;
            public Mixed(String id) { this.id = id; }
            public String getId() { return id; } public int getCount() { return count; } public void setCount(int count) { this.count = count; }
          }
          public static class Flags {
            private Boolean ok; private boolean is;
            public Boolean isOk() { return ok; } public void setOk(Boolean ok) { this.ok = ok; }
            public boolean getIs() { return is; } public void setIs(boolean is) { this.is = is; }
          }
          /** As Lombok's @Value makes it. */
          public static final class Lomboked {
            private final String name; private final @Nullable Integer age;
            public Lomboked(String name, @Nullable Integer age) { this.name = name; this.age = age; }
            public String getName() { return name; } public Integer getAge() { return age; }
          }
          /** As Kotlin's data classes look from here. */
          public static final class Kotlined {
            private final String name; private final boolean isOpen;
            public Kotlined(String name, boolean isOpen) { this.name = name; this.isOpen = isOpen; }
            public final String getName() { return name; } public final boolean isOpen() { return isOpen; }
            public final String component1() { return name; } public final boolean component2() { return isOpen; }
            public final Kotlined copy(String name, boolean isOpen) { return new Kotlined(name, isOpen); }
          }
          public record Arrays2(int[][] matrix, String[][][] cube, byte[][] blobs, List<byte[]> list, boolean[] flags, char sign) {}
          public record Self(Self[] kids, List<? extends Self> more, Map<String, Self[]> byName) {}
          public sealed interface Figure permits Round, Polygon {}
          public record Round(double radius) implements Figure {}
          public abstract static sealed class Polygon implements Figure permits Square, Triangle {
            private final int corners; Polygon(int corners) { this.corners = corners; } public int getCorners() { return corners; }
          }
          public static final class Square extends Polygon { public Square(int corners) { super(corners); } }
          public static non-sealed class Triangle extends Polygon {
            private final String name; public Triangle(int corners, String name) { super(corners); this.name = name; } public String getName() { return name; }
          }
          public record Swapped(@JsonProperty("a") String b, @JsonProperty("b") String a) {}
          public sealed interface Ast permits Literal, Binary {}
          public record Literal(int value) implements Ast {}
          public record Binary(Ast left, char operator, Ast right) implements Ast {}
          public record Letters(String größe, String 名前, String a$b, int _x) {}
          public record Empty() {}
          public record Keys(Map<UUID, String> a, Map<LocalDate, Integer> b, Map<Long, String> c, SortedMap<BigInteger, String> d,
              Map<Character, String> e, Map<Byte, String> f, Map<Operator, Set<Operator>> g) {}
          public record Defaults(@ToolParam(defaultValue = "5") int a, @ToolParam(defaultValue = "[\\"x\\"]") List<String> b,
              @ToolParam(required = false) String c) {}
          public record Builder2(String a, int b) {
            public static Builder2 of(String a) { return new Builder2(a, 1); }
            public Builder2 withB(int b) { return new Builder2(a, b); }
          }
          """);

  private static final String USER = ECHO.of("User");
  private static final String OUTCOMES = ECHO.of("Page<Outcome<Integer, List<String>>>");
  private static final String TREE = ECHO.of("Tree<String>");
  private static final String MONEY = ECHO.of("Money");
  private static final String OPERATORS = ECHO.of("List<Operator>");
  private static final String FAMILY = ECHO.of("Family");
  private static final String WORDS = ECHO.of("Words");
  private static final String LINKED = ECHO.of("Linked");
  private static final String OVERLOADED = ECHO.of("Overloaded");
  private static final String FLUENT = ECHO.of("Fluent");
  private static final String PASSING = ECHO.of("Passing");
  private static final String WILD = ECHO.of("Wild");
  private static final String MIXED = ECHO.of("Mixed");
  private static final String FLAGS = ECHO.of("Flags");
  private static final String LOMBOKED = ECHO.of("Lomboked");
  private static final String KOTLINED = ECHO.of("Kotlined");
  private static final String ARRAYS = ECHO.of("Arrays2");
  private static final String SELF = ECHO.of("Self");
  private static final String FIGURES = ECHO.of("List<Figure>");
  private static final String SWAPPED = ECHO.of("Swapped");
  private static final String AST = ECHO.of("Optional<Ast>");
  private static final String LETTERS = ECHO.of("Letters");
  private static final String EMPTY = ECHO.of("Empty");
  private static final String KEYS = ECHO.of("Keys");
  private static final String DEFAULTS = ECHO.of("Defaults");
  private static final String BUILDER = ECHO.of("Builder2");
  private static final String BOUNDS = ECHO.of("Map<String, ? extends List<? extends Money>>");
  private static final String DEEP =
      ECHO.of("Map<String, Map<String, List<Map<String, Builder2>>>>");
  private static final String NULLABLE_ITEMS = ECHO.of("Page<@Nullable String>");
  private static final String ITEMS = ECHO.of("Page<String>");

  @Test
  void inheritedBeansAndGenerics() {
    ECHO.accepts(
        USER,
        "{'id':'6f9619ff-8b86-4011-b42d-00c04fc964ff','created':'2026-01-01T00:00:00Z','name':'a'}");
    ECHO.refuses(USER, "{'id':1,'created':'2026-01-01T00:00:00Z','name':'a'}");
    ECHO.accepts(
        OUTCOMES,
        "{'items':[{'type':'Good','value':1},{'type':'Bad','error':['a']}],'cursor':'z'}");
    ECHO.refuses(OUTCOMES, "{'items':[{'type':'Good','error':1}]}");
    ECHO.accepts(
        TREE,
        "{'type':'Node','left':{'type':'Leaf','value':'a'},'right':{'type':'Leaf','value':'b'}}");
    ECHO.accepts(BOUNDS, "{'a':[{'amount':1.50,'currency':'EUR'}]}");
    ECHO.accepts(DEEP, "{'a':{'b':[{'c':{'a':'z','b':1}}]}}");
  }

  /** Nullness of an argument is part of the type: a writer of one is no writer of the other. */
  @Test
  void nullableArgumentsAreTypesOfTheirOwn() {
    assertEquals(
        "{\"type\":\"array\",\"items\":{\"type\":\"string\"}}",
        ECHO.published(ITEMS).at("/outputSchema/properties/items").toString());
    assertEquals(
        "{\"type\":\"array\",\"items\":{\"anyOf\":[{\"type\":\"string\"},{\"type\":\"null\"}]}}",
        ECHO.published(NULLABLE_ITEMS).at("/outputSchema/properties/items").toString());
    ECHO.accepts(ITEMS, "{'items':['a']}");
    ECHO.accepts(NULLABLE_ITEMS, "{'items':['a']}");
  }

  @Test
  void recordsAndEnumsWithCode() {
    ECHO.accepts(MONEY, "{'amount':1.5,'currency':'EUR'}", "{'amount':1.50,'currency':'EUR'}");
    ECHO.accepts(OPERATORS, "['PLUS','MINUS']");
    ECHO.refuses(OPERATORS, "['+']");
    ECHO.accepts(BUILDER, "{'a':'x','b':2}");
    ECHO.accepts(SWAPPED, "{'a':'1','b':'2'}");
    ECHO.accepts(EMPTY, "{}");
    ECHO.accepts(DEFAULTS, "{}", "{'a':5,'b':['x']}");
    ECHO.accepts(DEFAULTS, "{'a':6,'b':[],'c':'d'}");
  }

  @Test
  void typesThatContainThemselves() {
    ECHO.accepts(
        FAMILY,
        "{'name':'a','kids':[{'name':'b','kids':[],'byName':{}}],"
            + "'byName':{'c':{'name':'c','kids':[],'byName':{}}},"
            + "'father':{'name':'d','kids':[],'byName':{}}}");
    ECHO.accepts(LINKED, "{'next':{'value':2},'value':1}");
    ECHO.accepts(SELF, "{'kids':[{'kids':[],'more':[],'byName':{}}],'more':[],'byName':{'x':[]}}");
    ECHO.accepts(
        AST,
        "{'type':'Binary','left':{'type':'Literal','value':1},'operator':'+',"
            + "'right':{'type':'Literal','value':2}}");
  }

  @Test
  void beansOfManyStyles() {
    ECHO.accepts(OVERLOADED, "{'text':'a'}");
    ECHO.refuses(OVERLOADED, "{'text':1}");
    ECHO.accepts(FLUENT, "{'text':'a'}");
    ECHO.accepts(PASSING, "{'kept':'a','counted':1}");
    ECHO.refuses(PASSING, "{'kept':'a','counted':1,'left':'b'}");
    ECHO.accepts(WILD, "{'list':[1.5,2]}");
    ECHO.accepts(MIXED, "{'id':'a','count':3,'open':true}");
    ECHO.accepts(FLAGS, "{'ok':true,'is':false}");
    ECHO.accepts(LOMBOKED, "{'name':'a'}");
    ECHO.accepts(LOMBOKED, "{'name':'a','age':5}");
    ECHO.accepts(KOTLINED, "{'name':'a','isOpen':true}");
  }

  @Test
  void alternativesBelowAlternatives() {
    ECHO.accepts(
        FIGURES,
        "[{'type':'Round','radius':1.5},{'type':'Square','corners':4},"
            + "{'type':'Triangle','corners':3,'name':'x'}]");
    ECHO.refuses(FIGURES, "[{'type':'Polygon','corners':4}]");
  }

  @Test
  void namesAndKeys() {
    ECHO.accepts(
        WORDS,
        "{'class_':1,'$dollar':'a','in':'b','out':'c','seen':'d','value':'e','arguments':'f',"
            + "'member':'g','made':'h','thrown':'i','context':'j','owner':'k','object':'l','text':'m'}");
    ECHO.accepts(LETTERS, "{'größe':'a','名前':'b','a$b':'c','_x':1}");
    ECHO.accepts(
        ARRAYS,
        "{'matrix':[[1],[]],'cube':[[['a']]],'blobs':['AQ=='],'list':['AQ=='],'flags':[true],'sign':'x'}");
    ECHO.accepts(
        KEYS,
        "{'a':{'6f9619ff-8b86-4011-b42d-00c04fc964ff':'x'},'b':{'2026-01-01':1},"
            + "'c':{'-9223372036854775808':'y'},'d':{'2':'w','123456789012345678901234567890':'z'},"
            + "'e':{'k':'v'},'f':{'127':'a'},'g':{'PLUS':['MINUS']}}");
  }
}
