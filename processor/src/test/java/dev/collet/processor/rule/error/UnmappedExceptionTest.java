package dev.collet.processor.rule.error;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

/** Cases A54, A57, A59 to A62: what is found, where, and what is not. */
class UnmappedExceptionTest {
  /** A tool class with these members. */
  private static String tools(String members) {
    return """
        package p;
        import dev.collet.*;
        import java.io.*;
        import java.nio.file.*;
        import java.time.*;
        import java.util.*;
        import java.util.concurrent.*;
        import java.util.function.*;
        import java.util.stream.*;
        public class T {
        %s
        }
        """
        .formatted(members);
  }

  /** Constructors, setters and getters that generated code calls are part of the call. */
  @Test
  void findsWhatLeavesTheCodeAroundATool() {
    Markers.check(
        tools(
                """
            record Range(int from, int to) {
              Range { if (from > to) throw new IllegalArgumentException("order"); }
            }
            record Named(String name) {
              Named { if (name.isBlank()) throw new ToolError("blank"); }
            }
            static class Bean {
              private int n;
              public void setN(int n) throws IOException { if (n < 0) throw new IOException("n"); this.n = n; }
              public int getN() { return n; }
            }
            static class Got {
              public int getN() { throw new IllegalStateException("n"); }
            }
            // finds: UnmappedException IllegalArgumentException can leave tool 'a' (new T.Range, line 13). Catch it, or map it with @MapError.
            @Tool(description = "x") int a(List<Range> ranges) { return 1; }
            @MapError(exception = IllegalArgumentException.class, message = "Bad {range}")
            @Tool(description = "x") int b(Range range) { return 1; }
            @Tool(description = "x") int c(Named named) { return 1; }
            // finds: UnmappedException IOException can leave tool 'd' (T.Bean.setN, line 20).
            @Tool(description = "x") int d(Bean bean) { return 1; }
            // finds: UnmappedException IllegalStateException can leave tool 'e' (T.Got.getN, line 24).
            @Tool(description = "x") Optional<Got> e() { return Optional.empty(); }
            // A result's constructor runs where the tool calls it.
            @Tool(description = "x") @Nullable Range f() { return null; }
            """)
            .replace("package p;", "package p;\nimport org.jspecify.annotations.Nullable;"));
  }

  @Test
  void findsDirectThrowsAndNothingElse() {
    Markers.check(
        tools(
            """
            static void log() {}
            static void risky() { throw new IllegalStateException("x"); }
            @Tool(description = "x") String a(int n) {
              // finds: UnmappedException IllegalArgumentException can leave tool 'a' (thrown at line 15). Catch it, or map it with @MapError.
              if (n < 0) throw new IllegalArgumentException("n");
              return "";
            }
            @Tool(description = "x") String b(int n) {
              try { if (n < 0) throw new IllegalArgumentException("n"); } catch (RuntimeException e) { return "bad"; }
              return "";
            }
            @Tool(description = "x") int c(String s) {
              // finds: UnmappedException NumberFormatException can leave tool 'c' (Integer.parseInt, line 24).
              return Integer.parseInt(s);
            }
            @Tool(description = "x") int d(String s) {
              try { return Integer.parseInt(s); } catch (IllegalArgumentException e) { return 0; }
            }
            @Tool(description = "x") String e() { throw new ToolError("x"); }
            @Tool(description = "x") String f() {
              // finds: UnmappedException IllegalStateException can leave tool 'f'
              try { throw new IllegalStateException(); } finally { log(); }
            }
            @Tool(description = "x") String g() {
              // finds: UnmappedException IllegalStateException can leave tool 'g' (T.risky, line 12)
              try { risky(); } catch (RuntimeException e) { throw e; }
              return "";
            }
            @Tool(description = "x") String h(int n) {
              return switch (n) {
                case 1 -> "one";
                // finds: UnmappedException IllegalStateException can leave tool 'h'
                default -> throw new IllegalStateException("n");
              };
            }
            """));
  }

  @Test
  void leavesCodeAloneThatRunsLater() {
    Markers.check(
        tools(
            """
            static void register(Runnable r) {}
            @Tool(description = "x") String later() { Runnable r = () -> { throw new IllegalStateException(); }; register(r); return "ok"; }
            @Tool(description = "x") String anon() { new Thread() { public void run() { throw new IllegalStateException(); } }.start(); return "ok"; }
            @Tool(description = "x") String local() { class L { void x() { throw new IllegalStateException(); } } return "ok"; }
            @Tool(description = "x") List<Integer> stream(List<String> xs) {
              // finds: UnmappedException NumberFormatException can leave tool 'stream' (Integer.parseInt, line 17)
              return xs.stream().map(Integer::parseInt).toList();
            }
            @Tool(description = "x") String submitted(ToolContext c, String s) {
              ForkJoinPool.commonPool().execute(() -> Integer.parseInt(s));
              return "ok";
            }
            """));
  }

  @Test
  void takesMappingsOfSuperclasses() {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        public class T {
          static class NotFound extends RuntimeException { NotFound(String m) { super(m); } }
          static class UserNotFound extends NotFound { UserNotFound(String m) { super(m); } }
          @MapError(exception = NotFound.class, message = "Nothing found. Call list_users first.")
          @Tool(description = "x") String user(String id) { throw new UserNotFound("row 7"); }
          @MapError(exception = RuntimeException.class, message = "General") @MapError(exception = NotFound.class, message = "Special")
          @Tool(description = "x") String both() { throw new UserNotFound("x"); }
        }
        """);
  }

  @Test
  void countsCheckedExceptions() {
    Markers.check(
        tools(
            """
            @Tool(description = "x") String read(String path) throws IOException, InterruptedException {
              // finds: UnmappedException NoSuchFileException can leave tool 'read'
              throw new NoSuchFileException(path);
            }
            // finds: UnmappedException Throwable can leave tool 'any'
            @Tool(description = "x") String any() throws Throwable { throw new Throwable("x"); }
            // finds: UnmappedException TimeoutException can leave tool 's'
            @Tool(description = "x") static String s() throws TimeoutException { throw new TimeoutException("upstream"); }
            """));
  }

  @Test
  void isSilencedByASuppression() {
    Markers.check(
        tools(
            """
            @SuppressWarnings("collet:UnmappedException")
            @Tool(description = "x") String a() { throw new IllegalStateException(); }
            """));
  }

  @Test
  void findsABadNameInTheSameBuild() {
    Markers.check(
        tools(
            """
            // finds: ToolName
            @Tool(name = "no spaces", description = "x") String a() { return ""; }
            // finds: UnmappedException IllegalStateException can leave tool 'b'
            @Tool(description = "x") String b() { throw new IllegalStateException(); }
            """));
  }
}
