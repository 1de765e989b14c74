package dev.collet.processor.rule.error;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

/** Case A55's other side: errors meant for the model that never reach it. */
class SwallowedToolErrorTest {
  private static String tools(String members) {
    return """
        package p;
        import dev.collet.*;
        import java.util.*;
        import java.util.concurrent.*;
        public class T {
          static class NoSeats extends ToolError { NoSeats() { super("No seats."); } }
          static String book(String to) { if (to.isEmpty()) throw new NoSeats(); return to; }
          static void check(String to) { if (to.isEmpty()) throw new ToolError("Empty."); }
        %s
        }
        """
        .formatted(members);
  }

  @Test
  void findsTextsThatLookLikeSuccess() {
    Markers.check(
        tools(
            """
            @Tool(description = "x") String wide(String to) {
              try { return book(to); }
              // finds: SwallowedToolError A catch in tool 'wide' takes T.NoSeats (T.book, line 7) and ends as a success
              catch (Exception e) {
                return "Error: " + e.getMessage();
              }
            }
            @Tool(description = "x") String named(String to) {
              // finds: SwallowedToolError A catch in tool 'named' takes ToolError (T.check, line 8)
              try { check(to); } catch (ToolError e) { System.err.println(e); }
              return "ok";
            }
            """));
  }

  @Test
  void leavesThoseAloneThatPassItOn() {
    Markers.check(
        tools(
            """
            @Tool(description = "x") String again(String to) {
              try { return book(to); } catch (ToolError e) { throw e; } catch (RuntimeException e) { return "none"; }
            }
            @Tool(description = "x") String other(String to) {
              try { return book(to); } catch (RuntimeException e) { throw new ToolError("Not " + to); }
            }
            @Tool(description = "x") ToolResult result(String to) {
              try { return ToolResult.text(book(to)); } catch (RuntimeException e) { return ToolResult.error("Not " + to); }
            }
            @Tool(description = "x") CompletionStage<String> stage(String to) {
              try { return CompletableFuture.completedFuture(book(to)); } catch (RuntimeException e) { return CompletableFuture.failedFuture(e); }
            }
            @Tool(description = "x") List<String> each(List<String> all) {
              List<String> done = new ArrayList<>();
              for (String to : all) {
                try { done.add(book(to)); } catch (ToolError e) { done.add("-"); }
              }
              return done;
            }
            @Tool(description = "x") String harmless(String to) {
              try { return to.trim(); } catch (RuntimeException e) { return "none"; }
            }
            """));
  }

  @Test
  void leavesHelpersAlone() {
    Markers.check(
        tools(
            """
            static String bookOr(String to, String other) { try { return book(to); } catch (ToolError e) { return other; } }
            @Tool(description = "x") String helped(String to) { return bookOr(to, "nowhere"); }
            """));
  }
}
