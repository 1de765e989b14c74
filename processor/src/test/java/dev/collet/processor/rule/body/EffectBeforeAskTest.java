package dev.collet.processor.rule.body;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

/** What happens again in each round. */
class EffectBeforeAskTest {
  private static String tool(String statements) {
    return members(
        "  @Tool(description = \"x\") String t(String to, ToolContext c) throws Exception {\n"
            + statements
            + "\n return \"\"; }");
  }

  private static String members(String members) {
    return """
        package p;
        import dev.collet.*;
        import java.nio.file.*;
        import java.util.*;
        import java.util.stream.*;
        @MapError(exception = Exception.class, message = "x")
        public class T {
          public record Name(String name) {}
          interface Orders {
            String create(String to); String find(String to); void save(String id); String latest();
          }
          static Orders orders;
          private final List<String> all = new ArrayList<>();
          private int count;
          int next() { return ++count; }
          static String tidy(String text) { return text.strip().toLowerCase(Locale.ROOT); }
        %s
        }
        """
        .formatted(members);
  }

  @Test
  void findsEffects() {
    Markers.check(
        tool(
            """
            // finds: EffectBeforeAsk Orders.create happens again in each round of tool 't': it comes before the question of line 30
            String id = orders.create(to);
            // finds: EffectBeforeAsk Orders.save happens again
            orders.save(id);
            // finds: EffectBeforeAsk List.add happens again
            all.add(id);
            // finds: EffectBeforeAsk Setting 'count' happens again
            count = 5;
            // finds: EffectBeforeAsk T.next happens again
            next();
            // finds: EffectBeforeAsk Files.writeString happens again
            Files.writeString(Path.of("x"), id);
            c.ask("k", Name.class, "Who?").accepted();
            """));
  }

  @Test
  void readingAndCalculatingMayHappenAgain() {
    Markers.check(
        tool(
            """
            String found = tidy(orders.find(to)) + orders.latest();
            List<String> mine = new ArrayList<>(all);
            mine.add(found);
            String joined = mine.stream().map(String::trim).sorted().collect(Collectors.joining());
            if (joined.isEmpty()) { throw new ToolError("Nothing."); }
            int n = 0; n++; int[] a = {1}; a[0] = n;
            StringBuilder text = new StringBuilder().append(a[0]);
            System.err.println(text);
            c.progress(1, null, null);
            String read = Files.readString(Path.of("x"));
            c.ask("k", Name.class, read).accepted();
            orders.create(to);
            """));
  }

  @Test
  void pathsThatDontMeetDontCount() {
    Markers.check(
        tool(
            """
            if (to.isEmpty()) { orders.save(to); return "x"; }
            switch (to) {
              case "b" -> orders.save("b");
              case "c" -> c.ask("l", Name.class, "?").accepted();
              default -> { }
            }
            """));
  }

  @Test
  void theSecondQuestionCountsToo() {
    Markers.check(
        tool(
            """
            c.ask("a", Name.class, "?").accepted();
            // finds: EffectBeforeAsk Orders.save happens again
            orders.save(to);
            c.ask("b", Name.class, "?").accepted();
            """));
  }

  @Test
  void loopsComeAround() {
    Markers.check(
        tool(
            """
            for (String each : List.of("a", "b")) {
              c.ask(each, Name.class, "?").accepted();
              // finds: EffectBeforeAsk Orders.save happens again
              orders.save(each);
            }
            """));
  }

  @Test
  void whatIsRememberedIsDoneOnce() {
    Markers.check(
        tool(
            """
            if (c.remembered("id") == null) { c.remember("id", orders.create(to)); }
            Object other = c.remembered("other");
            if (other == null) { other = orders.create(to); c.remember("other", other); }
            Object third = other != null ? other : orders.create(to);
            Object fourth = Optional.ofNullable(c.remembered("x")).orElseGet(() -> orders.create(to));
            // finds: EffectBeforeAsk Orders.create happens again
            c.remember("again", orders.create(to));
            c.askAll(Question.form("k", Name.class, "?"));
            """));
  }

  @Test
  void helpersAreFollowed() {
    Markers.check(
        members(
            """
              static Name who(ToolContext c) {
                // finds: EffectBeforeAsk Orders.save happens again in each round of tool 't'
                orders.save("x");
                return c.ask("k", Name.class, "?").orToolError("Nobody.");
              }
              static void log(String text) { store(text); }
              static void store(String text) { orders.save(text); }
              static String harmless(String text) { return orders.find(text); }
              @Tool(description = "x") String t(ToolContext c) {
                harmless("y");
                // finds: EffectBeforeAsk T.log happens again
                log("y");
                return who(c).name();
              }
            """));
  }

  @Test
  void toolsThatAskNothingAreFree() {
    Markers.check(
        members(
            """
              @Tool(description = "x") String t() { orders.create("x"); return ""; }
              static String unused(ToolContext c) {
                orders.create("x");
                return c.ask("k", Name.class, "?").toString();
              }
            """));
  }

  @Test
  void theBlockThatIsTriedComesBeforeWhatFollows() {
    Markers.check(
        tool(
            """
            try {
              // finds: EffectBeforeAsk Orders.save happens again
              orders.save(to);
            } catch (IllegalStateException e) {
              return "failed";
            } finally {
              tidy(to);
            }
            c.ask("k", Name.class, "?").accepted();
            """));
  }
}
