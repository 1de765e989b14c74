package dev.collet.processor.cases;

import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/** Every type of docs/types.md: published, read and written by one contract. */
class TypesTest {
  private static final Echo ECHO =
      new Echo(
          """
          public enum Color { RED, GREEN }
          public record Point(int x, int y) {}
          public record Pair<A, B>(A first, B second) {}
          public record Tree(String name, List<Tree> kids) {}
          public record Box<T>(T content, @Nullable Box<T> inner) {}
          public sealed interface Shape permits Circle, Square {}
          public record Circle(double radius) implements Shape {}
          public record Square(double side) implements Shape {}
          public sealed interface Expression permits Number, Sum {}
          public record Number(long value) implements Expression {}
          public record Sum(Expression left, Expression right) implements Expression {}
          public sealed interface Result<T> permits Ok, Failed {}
          public record Ok<T>(T value) implements Result<T> {}
          public record Failed<T>(String why) implements Result<T> {}
          public static class Bean {
            private String name; private boolean active; private List<Integer> scores;
            public String getName() { return name; } public void setName(String name) { this.name = name; }
            public boolean isActive() { return active; } public void setActive(boolean active) { this.active = active; }
            public List<Integer> getScores() { return scores; } public void setScores(List<Integer> scores) { this.scores = scores; }
          }
          public static final class Value {
            private final String code; private final int count;
            public Value(String code, int count) { this.code = code; this.count = count; }
            public String getCode() { return code; } public int getCount() { return count; }
          }
          public static class Derived extends Bean {
            private String extra; public String getExtra() { return extra; } public void setExtra(String extra) { this.extra = extra; }
          }
          """);

  private static final String BOOLEAN = ECHO.of("boolean");
  private static final String BYTE = ECHO.of("byte");
  private static final String SHORT = ECHO.of("Short");
  private static final String INT = ECHO.of("int");
  private static final String LONG = ECHO.of("long");
  private static final String BIG_INTEGER = ECHO.of("BigInteger");
  private static final String FLOAT = ECHO.of("float");
  private static final String DOUBLE = ECHO.of("Double");
  private static final String BIG_DECIMAL = ECHO.of("BigDecimal");
  private static final String NUMBER = ECHO.of("java.lang.Number");
  private static final String CHAR = ECHO.of("char");
  private static final String BYTES = ECHO.of("byte[]");
  private static final String LOCAL_DATE = ECHO.of("LocalDate");
  private static final String LOCAL_TIME = ECHO.of("LocalTime");
  private static final String LOCAL_DATE_TIME = ECHO.of("LocalDateTime");
  private static final String OFFSET_TIME = ECHO.of("OffsetTime");
  private static final String OFFSET_DATE_TIME = ECHO.of("OffsetDateTime");
  private static final String ZONED_DATE_TIME = ECHO.of("ZonedDateTime");
  private static final String INSTANT = ECHO.of("Instant");
  private static final String YEAR = ECHO.of("Year");
  private static final String YEAR_MONTH = ECHO.of("YearMonth");
  private static final String MONTH_DAY = ECHO.of("MonthDay");
  private static final String DURATION = ECHO.of("Duration");
  private static final String PERIOD = ECHO.of("Period");
  private static final String ZONE_ID = ECHO.of("ZoneId");
  private static final String ZONE_OFFSET = ECHO.of("ZoneOffset");
  private static final String LOCALE = ECHO.of("Locale");
  private static final String CURRENCY = ECHO.of("Currency");
  private static final String UUID = ECHO.of("UUID");
  private static final String URI = ECHO.of("URI");
  private static final String URL = ECHO.of("URL");
  private static final String PATH = ECHO.of("Path");
  private static final String ENUM = ECHO.of("Color");
  private static final String LIST = ECHO.of("List<Integer>");
  private static final String ARRAY_LIST = ECHO.of("ArrayList<String>");
  private static final String SET = ECHO.of("Set<LocalDate>");
  private static final String TREE_SET = ECHO.of("TreeSet<String>");
  private static final String COLLECTION = ECHO.of("Collection<? extends Point>");
  private static final String MATRIX = ECHO.of("int[][]");
  private static final String MAP = ECHO.of("Map<String, List<Point>>");
  private static final String ENUM_MAP = ECHO.of("Map<Color, Integer>");
  private static final String INT_MAP = ECHO.of("SortedMap<Integer, String>");
  private static final String DATE_MAP = ECHO.of("TreeMap<LocalDate, String>");
  private static final String UUID_MAP = ECHO.of("Map<UUID, Boolean>");
  private static final String ENUM_SET = ECHO.of("EnumSet<Color>");
  private static final String KEYED = ECHO.of("EnumMap<Color, List<Integer>>");
  private static final String WRITTEN = ECHO.of("CopyOnWriteArraySet<String>");
  private static final String SKIPPING = ECHO.of("ConcurrentSkipListSet<Integer>");
  private static final String WAITING = ECHO.of("ConcurrentLinkedQueue<Color>");
  private static final String SHARED = ECHO.of("ConcurrentMap<String, Integer>");
  private static final String SHARED_SORTED = ECHO.of("ConcurrentNavigableMap<LocalDate, String>");
  private static final String PAIR = ECHO.of("Pair<String, Pair<Integer, Color>>");
  private static final String TREE = ECHO.of("Tree");
  private static final String BOX = ECHO.of("Box<Tree>");
  private static final String UNION = ECHO.of("Shape");
  private static final String EXPRESSION = ECHO.of("Expression");
  private static final String RESULT = ECHO.of("Result<Point>");
  private static final String BEAN = ECHO.of("Bean");
  private static final String VALUE = ECHO.of("Value");
  private static final String DERIVED = ECHO.of("Derived");
  private static final String OBJECT = ECHO.of("Object");
  private static final String OBJECTS = ECHO.of("List<Object>");
  private static final String FREE = ECHO.of("Map<String, Object>");
  private static final String JACKSON_2 = ECHO.of("com.fasterxml.jackson.databind.JsonNode");
  private static final String JACKSON_3 = ECHO.of("tools.jackson.databind.JsonNode");

  @Test
  void flagsAndNumbers() {
    ECHO.accepts(BOOLEAN, "true");
    ECHO.refuses(BOOLEAN, "'true'");
    ECHO.refuses(BOOLEAN, "0");
    ECHO.refuses(BOOLEAN, "null");
    ECHO.refuses(BOOLEAN, "");
    ECHO.accepts(BYTE, "-128");
    ECHO.refuses(BYTE, "128");
    ECHO.accepts(SHORT, "32767");
    ECHO.refuses(SHORT, "-32769");
    ECHO.accepts(INT, "2147483647");
    ECHO.accepts(INT, "5.0", "5");
    ECHO.accepts(INT, "1e2", "100");
    ECHO.refuses(INT, "5.9");
    ECHO.refuses(INT, "2147483648");
    ECHO.refuses(INT, "'5'");
    ECHO.accepts(LONG, "9223372036854775807");
    ECHO.accepts(LONG, "9007199254740993");
    ECHO.refuses(LONG, "9223372036854775808");
    ECHO.accepts(BIG_INTEGER, "123456789012345678901234567890");
    ECHO.refuses(BIG_INTEGER, "1.5");
    ECHO.accepts(FLOAT, "0.5");
    ECHO.refusesAlone(FLOAT, "1E+39");
    ECHO.accepts(DOUBLE, "0.1");
    // networknt reads numbers as doubles, so it has no say here.
    assertFalse(ECHO.problems(DOUBLE, "1E+309").isEmpty());
    ECHO.accepts(BIG_DECIMAL, "0.1000000000000000000000000000000001");
    ECHO.refuses(BIG_DECIMAL, "'0.1'");
    ECHO.accepts(NUMBER, "12.5");
    ECHO.accepts(NUMBER, "12345678901234567890");
  }

  @Test
  void texts() {
    ECHO.accepts(CHAR, "'é'");
    ECHO.refuses(CHAR, "'ab'");
    ECHO.refuses(CHAR, "''");
    ECHO.refusesAlone(CHAR, "'\uD83D\uDE80'");
    ECHO.accepts(BYTES, "'AQI='");
    ECHO.accepts(BYTES, "''");
    ECHO.refuses(BYTES, "[1,2]");
    ECHO.refusesAlone(BYTES, "'A!'");
    ECHO.refusesAlone(BYTES, "'AQI'");
    ECHO.accepts(UUID, "'6f9619ff-8b86-4011-b42d-00c04fc964ff'");
    ECHO.refusesAlone(UUID, "'1-1-1-1-1'");
    ECHO.accepts(URI, "'https://example.com/a?b=1'");
    ECHO.accepts(URI, "'../a'");
    ECHO.refusesAlone(URI, "'a b'");
    ECHO.accepts(URL, "'https://example.com/a'");
    ECHO.refusesAlone(URL, "'nothing'");
    ECHO.accepts(PATH, "'a/b.txt'");
    ECHO.accepts(LOCALE, "'pt-BR'");
    ECHO.refuses(LOCALE, "'pt_BR'");
    ECHO.accepts(CURRENCY, "'EUR'");
    ECHO.refuses(CURRENCY, "'eur'");
    ECHO.refusesAlone(CURRENCY, "'ZZZ'");
    ECHO.accepts(ENUM, "'RED'");
    ECHO.refuses(ENUM, "'red'");
    ECHO.refuses(ENUM, "0");
  }

  @Test
  void timesWithAFormat() {
    ECHO.accepts(LOCAL_DATE, "'2026-10-03'");
    ECHO.refusesAlone(LOCAL_DATE, "'2026-02-30'");
    ECHO.refusesAlone(LOCAL_DATE, "'+12026-01-01'");
    ECHO.refuses(LOCAL_DATE, "20261003");
    ECHO.accepts(OFFSET_TIME, "'10:00:00+02:00'");
    ECHO.refusesAlone(OFFSET_TIME, "'10:00:00'");
    ECHO.accepts(OFFSET_DATE_TIME, "'2026-10-03T10:00:00+02:00'");
    ECHO.refusesAlone(OFFSET_DATE_TIME, "'2026-10-03T10:00:00'");
    ECHO.accepts(INSTANT, "'2026-10-03T08:00:00Z'");
    ECHO.accepts(INSTANT, "'2026-10-03T10:00:00+02:00'", "'2026-10-03T08:00:00Z'");
    ECHO.refusesAlone(INSTANT, "'yesterday'");
    ECHO.accepts(DURATION, "'PT30M'");
    ECHO.accepts(DURATION, "'PT0.5S'");
    ECHO.refusesAlone(DURATION, "'30 minutes'");
    ECHO.accepts(PERIOD, "'P1Y2M3D'");
    ECHO.refusesAlone(PERIOD, "'PT5M'");
  }

  @Test
  void timesWithAPattern() {
    ECHO.accepts(LOCAL_TIME, "'10:15:00'");
    ECHO.accepts(LOCAL_TIME, "'10:15'", "'10:15:00'");
    ECHO.accepts(LOCAL_TIME, "'10:15:30.123456789'");
    ECHO.refuses(LOCAL_TIME, "'24:00'");
    ECHO.refuses(LOCAL_TIME, "'10:15:00Z'");
    ECHO.accepts(LOCAL_DATE_TIME, "'2026-10-03T10:00:00'");
    ECHO.refuses(LOCAL_DATE_TIME, "'2026-10-03 10:00:00'");
    ECHO.refuses(LOCAL_DATE_TIME, "'2026-10-03T10:00:00Z'");
    ECHO.refusesAlone(LOCAL_DATE_TIME, "'2026-02-30T10:00:00'");
    ECHO.accepts(ZONED_DATE_TIME, "'2026-10-03T10:00:00+02:00[Europe/Paris]'");
    ECHO.refuses(ZONED_DATE_TIME, "'2026-10-03T10:00:00'");
    ECHO.accepts(YEAR, "'2026'");
    ECHO.refuses(YEAR, "2026");
    ECHO.refuses(YEAR, "'26'");
    ECHO.accepts(YEAR_MONTH, "'2026-10'");
    ECHO.refuses(YEAR_MONTH, "'2026-13'");
    ECHO.accepts(MONTH_DAY, "'--02-29'");
    ECHO.refuses(MONTH_DAY, "'02-29'");
    ECHO.refusesAlone(MONTH_DAY, "'--02-30'");
    ECHO.accepts(ZONE_ID, "'Europe/Paris'");
    ECHO.refuses(ZONE_ID, "'Europe Paris'");
    ECHO.refusesAlone(ZONE_ID, "'Europe/Nowhere'");
    ECHO.accepts(ZONE_OFFSET, "'+02:00'");
    ECHO.accepts(ZONE_OFFSET, "'Z'");
    ECHO.refuses(ZONE_OFFSET, "'+19:00'");
    ECHO.refuses(ZONE_OFFSET, "'+2'");
  }

  @Test
  void arraysAndMaps() {
    ECHO.accepts(LIST, "[1,2]");
    ECHO.refuses(LIST, "[1,null]");
    ECHO.refuses(LIST, "[1,'2']");
    ECHO.refuses(LIST, "1");
    ECHO.accepts(ARRAY_LIST, "['b','a']");
    ECHO.accepts(SET, "['2026-01-02','2026-01-01']");
    ECHO.refuses(SET, "['2026-01-01','2026-01-01']");
    ECHO.accepts(TREE_SET, "['b','a']", "['a','b']");
    ECHO.accepts(COLLECTION, "[{'x':1,'y':2}]");
    ECHO.refuses(COLLECTION, "[{'x':1}]");
    ECHO.accepts(MATRIX, "[[1],[],[2,3]]");
    ECHO.refuses(MATRIX, "[1]");
    ECHO.accepts(MAP, "{'a':[{'x':1,'y':2}],'':[]}");
    ECHO.refuses(MAP, "{'a':{}}");
    ECHO.accepts(ENUM_MAP, "{'GREEN':1}");
    ECHO.refuses(ENUM_MAP, "{'green':1}");
    ECHO.accepts(INT_MAP, "{'10':'b','-2':'a','0':'c'}");
    ECHO.refuses(INT_MAP, "{'010':'b'}");
    ECHO.refuses(INT_MAP, "{'x':'b'}");
    ECHO.refusesAlone(INT_MAP, "{'3000000000':'b'}");
    ECHO.accepts(DATE_MAP, "{'2026-10-03':'x'}");
    ECHO.refusesAlone(DATE_MAP, "{'soon':'x'}");
    ECHO.accepts(UUID_MAP, "{'6f9619ff-8b86-4011-b42d-00c04fc964ff':true}");
  }

  @Test
  void objects() {
    ECHO.accepts(PAIR, "{'first':'a','second':{'first':1,'second':'RED'}}");
    ECHO.refuses(PAIR, "{'first':'a','second':{'first':'1','second':'RED'}}");
    ECHO.refuses(PAIR, "{'first':'a','second':{'first':1,'second':'RED','third':1}}");
    ECHO.accepts(TREE, "{'name':'a','kids':[{'name':'b','kids':[]}]}");
    ECHO.refuses(TREE, "{'name':'a','kids':[{'name':1,'kids':[]}]}");
    ECHO.accepts(
        BOX, "{'content':{'name':'a','kids':[]},'inner':{'content':{'name':'b','kids':[]}}}");
    ECHO.refuses(BOX, "{'content':{'name':'a','kids':[]},'inner':null}");
    ECHO.accepts(BEAN, "{'name':'a','active':true,'scores':[1]}");
    ECHO.refuses(BEAN, "{'name':'a','active':true}");
    ECHO.accepts(VALUE, "{'code':'a','count':1}");
    ECHO.refuses(VALUE, "{'code':'a'}");
    ECHO.accepts(DERIVED, "{'name':'a','active':true,'scores':[],'extra':'e'}");
  }

  @Test
  void unions() {
    ECHO.accepts(UNION, "{'type':'Circle','radius':1.5}");
    ECHO.accepts(UNION, "{'side':2.5,'type':'Square'}");
    ECHO.refuses(UNION, "{'radius':1}");
    ECHO.refuses(UNION, "{'type':'Triangle','radius':1}");
    ECHO.refuses(UNION, "{'type':'Circle','side':1}");
    ECHO.accepts(
        EXPRESSION,
        "{'type':'Sum','left':{'type':'Number','value':1},'right':{'type':'Sum','left':{'type':'Number','value':2},'right':{'type':'Number','value':3}}}");
    ECHO.refuses(EXPRESSION, "{'type':'Sum','left':{'type':'Number','value':1}}");
    ECHO.accepts(RESULT, "{'type':'Ok','value':{'x':1,'y':2}}");
    ECHO.accepts(RESULT, "{'type':'Failed','why':'w'}");
    ECHO.refuses(RESULT, "{'type':'Ok','value':1}");
  }

  @Test
  void freeFormJson() {
    String anything = "{'a':[1,2.5,null,true,{'b':'c'}],'d':12345678901234567890}";
    ECHO.accepts(OBJECT, anything);
    ECHO.accepts(OBJECT, "'text'");
    ECHO.accepts(OBJECTS, "[1,'a',null,{}]");
    ECHO.refuses(OBJECTS, "{}");
    ECHO.accepts(FREE, anything);
    ECHO.refuses(FREE, "[]");
    ECHO.accepts(JACKSON_2, anything);
    ECHO.accepts(JACKSON_3, anything);
    ECHO.refuses(OBJECT, "");
  }

  @Test
  void containersThatNeedMoreThanTheirValues() {
    ECHO.accepts(ENUM_SET, "['GREEN','RED']", "['RED','GREEN']");
    ECHO.accepts(ENUM_SET, "[]");
    ECHO.refuses(ENUM_SET, "['RED','RED']");
    ECHO.refuses(ENUM_SET, "['BLUE']");
    ECHO.accepts(KEYED, "{'GREEN':[1],'RED':[]}", "{'RED':[],'GREEN':[1]}");
    ECHO.accepts(KEYED, "{}");
    ECHO.refuses(KEYED, "{'BLUE':[]}");
    ECHO.refuses(KEYED, "{'RED':null}");
  }

  @Test
  void containersForSeveralThreads() {
    ECHO.accepts(WRITTEN, "['b','a']");
    ECHO.refuses(WRITTEN, "['b','b']");
    ECHO.accepts(SKIPPING, "[2,1]", "[1,2]");
    ECHO.accepts(WAITING, "['RED','RED']");
    ECHO.refuses(WAITING, "['RED',null]");
    ECHO.accepts(SHARED, "{'a':1}");
    ECHO.refuses(SHARED, "{'a':null}");
    ECHO.accepts(
        SHARED_SORTED,
        "{'2026-10-03':'b','2026-10-02':'a'}",
        "{'2026-10-02':'a','2026-10-03':'b'}");
  }

  @Test
  @EnabledForJreRange(min = JRE.JAVA_21)
  void sequencedContainers() {
    Echo echo = new Echo("");
    String list = echo.of("SequencedCollection<Integer>");
    String set = echo.of("SequencedSet<String>");
    String map = echo.of("SequencedMap<String, Integer>");
    echo.accepts(list, "[2,1,2]");
    echo.accepts(set, "['b','a']");
    echo.refuses(set, "['b','b']");
    echo.accepts(map, "{'b':1,'a':2}");
  }
}
