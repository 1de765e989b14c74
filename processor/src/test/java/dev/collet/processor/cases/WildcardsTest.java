package dev.collet.processor.cases;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

/** Generic types of one's own with wildcards: what is made for them, and how their members look. */
class WildcardsTest {
  private static final Echo ECHO =
      new Echo(
          """
          public record Amount<T extends Number>(T value, List<? extends T> parts) {}
          public record Sorted<T extends Comparable<T>>(T least, List<T> all) {}
          public record State<E extends Enum<E>>(E value) {}
          public record Deep<T>(List<List<T>> rows, Map<String, List<T>> named, T[] line, T[][] grid, List<T[]> lines,
              Optional<T> first, @Nullable Deep<T> next, Set<? extends T> some) {}
          public sealed interface Tree<T> permits Leaf, Fork {}
          public record Leaf<T>(T value) implements Tree<T> {}
          public record Fork<T>(List<Tree<T>> branches) implements Tree<T> {}
          public static class Bean<T> {
            private List<List<T>> rows;
            public List<List<T>> getRows() { return rows; } public void setRows(List<List<T>> rows) { this.rows = rows; }
          }
          public static class Below<T extends Number> extends Bean<Map<String, T>> {}
          public record Wrapped<T>(@JsonValue List<List<T>> rows) {}
          """);
  private static final String AMOUNT = ECHO.of("Amount<?>");
  private static final String WHOLE = ECHO.of("Amount<? extends Integer>");
  private static final String BELOW_INT = ECHO.of("Amount<? super Integer>");
  private static final String AMOUNTS = ECHO.of("List<Amount<?>>");
  private static final String NAMED = ECHO.of("Map<String, ? extends Set<Amount<? extends Long>>>");
  private static final String LINE = ECHO.of("Amount<?>[]");
  private static final String SORTED = ECHO.of("Sorted<? extends String>");
  private static final String STATE = ECHO.of("State<? extends Thread.State>");
  private static final String DEEP = ECHO.of("Deep<? extends LocalDate>");
  private static final String DEEPEST = ECHO.of("Deep<?>");
  private static final String TREE = ECHO.of("Tree<? extends Integer>");
  private static final String BEAN = ECHO.of("Below<? extends Integer>");
  private static final String WRAPPED = ECHO.of("Wrapped<? extends Integer>");

  @Test
  void aWildcardStandsForTheTighterBound() {
    ECHO.accepts(AMOUNT, "{'value':1.5,'parts':[1,0.5]}");
    ECHO.refuses(AMOUNT, "{'value':'1','parts':[]}");
    ECHO.accepts(WHOLE, "{'value':1,'parts':[2]}");
    ECHO.refuses(WHOLE, "{'value':1.5,'parts':[]}");
    ECHO.refuses(WHOLE, "{'value':1,'parts':[2.5]}");
    ECHO.accepts(BELOW_INT, "{'value':1,'parts':[2]}");
    ECHO.accepts(SORTED, "{'least':'a','all':['a','b']}");
    ECHO.accepts(STATE, "{'value':'NEW'}");
    ECHO.refuses(STATE, "{'value':'OLD'}");
  }

  @Test
  void containersHoldThem() {
    ECHO.accepts(AMOUNTS, "[{'value':1.5,'parts':[]}]");
    ECHO.accepts(NAMED, "{'a':[{'value':1,'parts':[]},{'value':2,'parts':[]}]}");
    ECHO.accepts(LINE, "[{'value':1.5,'parts':[]}]");
  }

  @Test
  void membersMayHoldWhatTheWildcardStandsForAtAnyDepth() {
    String dates =
        "{'rows':[['2026-01-01']],'named':{'a':['2026-01-02']},'line':['2026-01-03'],"
            + "'grid':[['2026-01-04']],'lines':[['2026-01-05']],'first':'2026-01-06',"
            + "'next':{'rows':[],'named':{},'line':[],'grid':[],'lines':[],'some':[]},"
            + "'some':['2026-01-07']}";
    ECHO.accepts(DEEPEST, dates);
    ECHO.accepts(DEEP, dates);
    ECHO.refuses(DEEP, dates.replace("[['2026-01-01']]", "[[1]]"));
    ECHO.accepts(TREE, "{'type':'Fork','branches':[{'type':'Leaf','value':1}]}");
    ECHO.refuses(TREE, "{'type':'Fork','branches':[{'type':'Leaf','value':'a'}]}");
    ECHO.accepts(BEAN, "{'rows':[[{'a':1}]]}");
    ECHO.refuses(BEAN, "{'rows':[[{'a':1.5}]]}");
    ECHO.accepts(WRAPPED, "[[1],[2]]");
    ECHO.refuses(WRAPPED, "[['a']]");
  }

  @Test
  void aBoundThatSpeaksOfItselfHasNoOneType() {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        import java.util.*;
        class Tools {
          // finds: UnmappableType Comparable<?> in component 'all' of Tools.Sorted<?> has no JSON form. Use the class itself
          record Sorted<T extends Comparable<T>>(List<T> all) {}
          record State<E extends Enum<E>>(E value) {}
          record Both<K, V extends List<K>>(V value) {}
          // finds: UnmappableType What Tools.Sorted<?> in parameter 'all' holds is unknown: no one type fits its wildcard. Write the type itself.
          @Tool(description = "d") void sorted(Sorted<?> all) {}
          @Tool(description = "d") Sorted<?> sort() { return null; }
          // finds: UnmappableType What Tools.State<?> in parameter 'state' holds is unknown
          @Tool(description = "d") void state(State<?> state) {}
          // finds: UnmappableType What Tools.Both<String, ?> in parameter 'both' holds is unknown
          @Tool(description = "d") void both(Both<String, ?> both) {}
        }
        """);
  }
}
