package dev.collet.processor.flow;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

/** What is known about caught exceptions, classes, iterators, sizes and streams. */
class ExceptionProofTest {
  private static void check(String members) {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        import java.io.*;
        import java.nio.file.*;
        import java.util.*;
        import java.util.concurrent.*;
        import java.util.function.*;
        public class T {
        static class Fault extends Exception {}
        static class Gone extends Fault {}
        static class Busy extends Fault {}
        private static void ask(int n) throws Fault {
          if (n == 1) { throw new Gone(); }
          if (n == 2) { throw new Busy(); }
        }
        %s
        }
        """
            .formatted(members));
  }

  @Test
  void whatInstanceofSaysAboutWhatIsThrownAgain() {
    check(
        """
        @Tool(description = "x") int a(int n) throws Fault {
          try { ask(n); } catch (Fault e) {
            if (e instanceof Gone || e instanceof Busy) { return 0; }
            throw e;
          }
          return 1;
        }
        @Tool(description = "x") int b(int n) throws Fault {
          try { ask(n); } catch (Fault e) {
            if (e instanceof Gone) { return 0; }
            // finds: UnmappedException Busy
            throw e;
          }
          return 1;
        }
        @Tool(description = "x") int c(int n) throws Fault {
          try { ask(n); } catch (Fault e) {
            // finds: UnmappedException Busy
            if (e instanceof Busy) { throw e; }
          }
          return 1;
        }
        @Tool(description = "x") int d(String text, int n) {
          try { ask(n); return Integer.parseInt(text); } catch (Exception e) {
            // finds: UnmappedException NumberFormatException
            if (e instanceof RuntimeException known) { throw known; }
            throw new ToolError("no", e);
          }
        }
        @Tool(description = "x") int e(int n) {
          try { ask(n); } catch (Exception e) {
            if (e instanceof RuntimeException) { throw (RuntimeException) e; }
          }
          return 1;
        }
        @Tool(description = "x") int f(int n) {
          try { ask(n); } catch (Fault e) {
            // finds: UnmappedException IllegalStateException
            if (!(e instanceof Gone)) { throw new IllegalStateException(e); }
          }
          return 1;
        }
        """);
  }

  @Test
  void exceptionsThatAreHandedToAHelper() {
    check(
        """
        private static void fail(RuntimeException e) { throw e; }
        private static void log(Exception e) throws Exception { if (e.getMessage() == null) { throw e; } }
        private static void relay(RuntimeException e) { fail(e); }
        abstract static class Step {
          final void run() { try { work(); } catch (RuntimeException e) { failed(e); } }
          abstract void work();
          void failed(RuntimeException e) { throw e; }
        }
        // finds: UnmappedException IllegalStateException
        @Tool(description = "x") int a() { fail(new IllegalStateException()); return 1; }
        @Tool(description = "x") int b(String text) {
          // finds: UnmappedException NumberFormatException
          try { return Integer.parseInt(text); } catch (RuntimeException e) { relay(e); return 0; }
        }
        @Tool(description = "x") int c(int n) throws Exception {
          // finds: UnmappedException Gone
          // finds: UnmappedException Busy
          try { ask(n); } catch (Fault e) { log(e); }
          return 1;
        }
        // finds: UnmappedException NumberFormatException
        @Tool(description = "x") int d(String text) { new Step() { void work() { Integer.parseInt(text); } }.run(); return 1; }
        @Tool(description = "x") int e() { fail(new ToolError("no")); return 1; }
        """);
  }

  @Test
  void sealedTypesThatHaveBeenAskedForEveryClass() {
    check(
        """
        sealed interface Auth permits Token, Login, None {}
        record Token(String secret) implements Auth {}
        sealed interface Login extends Auth permits Basic, Form {}
        record Basic(String user) implements Login {}
        record Form(String user) implements Login {}
        enum None implements Auth { NONE }
        private static String name(Auth auth) {
          if (auth instanceof Token) { return "token"; }
          if (auth instanceof Basic || auth instanceof Form) { return "login"; }
          if (auth instanceof None none) { return none.name(); }
          throw new IllegalStateException();
        }
        private static String some(Auth auth) {
          if (auth instanceof Token) { return "token"; } else if (auth instanceof Basic) { return "login"; }
          throw new IllegalStateException();
        }
        @Tool(description = "x") String a(String text) { return name(text.isEmpty() ? None.NONE : new Token(text)); }
        @Tool(description = "x") String b(String text) { Auth auth = new Form(text); return name(auth); }
        // finds: UnmappedException IllegalStateException
        @Tool(description = "x") String c(String text) { return some(text.isEmpty() ? new Form(text) : new Token(text)); }
        """);
  }

  @Test
  void ownIterators() {
    check(
        """
        final class Pages implements Iterator<String> {
          private int page;
          public boolean hasNext() { return page < 3; }
          public String next() {
            if (!hasNext()) { throw new NoSuchElementException(); }
            page++;
            try { ask(page); } catch (Fault e) { throw new IllegalStateException(e); }
            return "" + page;
          }
        }
        private Iterator<String> pages() { return new Pages(); }
        @Tool(description = "x") int a() {
          int n = 0;
          Iterator<String> pages = new Pages();
          // finds: UnmappedException IllegalStateException
          while (pages.hasNext()) { n += pages.next().length(); }
          return n;
        }
        @Tool(description = "x") int b() {
          int n = 0;
          // finds: UnmappedException IllegalStateException
          Iterable<String> all = () -> new Pages();
          for (String page : all) { n += page.length(); }
          return n;
        }
        @Tool(description = "x") int c() {
          int n = 0;
          // finds: UnmappedException IllegalStateException
          for (Iterator<String> each = pages(); each.hasNext(); ) { n += each.next().length(); }
          return n;
        }
        @Tool(description = "x") int d() {
          // finds: UnmappedException IllegalStateException
          Iterable<String> all = () -> { return new Pages(); };
          all.forEach(String::length);
          return 1;
        }
        // finds: UnmappedException IllegalStateException
        // finds: UnmappedException NoSuchElementException
        @Tool(description = "x") String e() { return new Pages().next(); }
        """);
  }

  @Test
  void sizesThatAreUsedUp() {
    check(
        """
        @Tool(description = "x") String a(String text) {
          StringTokenizer words = new StringTokenizer(text);
          if (words.countTokens() < 3) { return ""; }
          return words.nextToken() + words.nextToken() + words.nextToken();
        }
        @Tool(description = "x") String b(List<String> all) {
          Deque<String> open = new ArrayDeque<>(all);
          if (open.size() >= 2) { return open.pop() + open.removeLast(); }
          return "";
        }
        @Tool(description = "x") String c(List<String> all) {
          Deque<String> open = new ArrayDeque<>(all);
          while (open.size() > 1) { String left = open.pop(); open.push(left + open.pop()); }
          return open.isEmpty() ? "" : open.pop();
        }
        @Tool(description = "x") String d(String text) {
          StringTokenizer words = new StringTokenizer(text);
          if (words.countTokens() < 2) { return ""; }
          // finds: UnmappedException NoSuchElementException
          return words.nextToken() + words.nextToken() + words.nextToken();
        }
        @Tool(description = "x") String e(List<String> all) {
          Deque<String> open = new ArrayDeque<>(all);
          if (open.size() == 2) {
            open.clear();
            // finds: UnmappedException NoSuchElementException
            return open.pop();
          }
          return "";
        }
        """);
  }

  @Test
  void buffersAroundAStreamThatACallerGives() {
    check(
        """
        private static int lines(Reader reader) throws IOException {
          try (BufferedReader lines = new BufferedReader(reader)) {
            int n = 0;
            while (lines.readLine() != null) { n++; }
            return n;
          }
        }
        private static String first(InputStream in) throws IOException {
          return new BufferedReader(new InputStreamReader(in)).readLine();
        }
        private static void write(OutputStream out, String text) throws IOException {
          Writer writer = new BufferedWriter(new OutputStreamWriter(out));
          writer.write(text);
          writer.flush();
        }
        @Tool(description = "x") int a(String text) throws IOException { return lines(new StringReader(text)); }
        @Tool(description = "x") String b(byte[] bytes) throws IOException { return first(new ByteArrayInputStream(bytes)); }
        @Tool(description = "x") int c(String text) throws IOException {
          ByteArrayOutputStream out = new ByteArrayOutputStream();
          write(out, text);
          return out.size();
        }
        // finds: UnmappedException IOException
        // finds: UnmappedException FileNotFoundException
        @Tool(description = "x") int d() throws IOException { return lines(new FileReader("x")); }
        // finds: UnmappedException IOException
        @Tool(description = "x") String e() throws IOException { return first(Files.newInputStream(Path.of("x"))); }
        """);
  }

  @Test
  void constantsOfAnEnumWithTheirOwnBodies() {
    check(
        """
        enum Phase {
          WAITING { Phase next() { return DONE; } },
          DONE { Phase next() { throw new IllegalStateException(); } };
          abstract Phase next();
        }
        enum Op implements IntBinaryOperator {
          PLUS { public int applyAsInt(int a, int b) { return a + b; } },
          OVER { public int applyAsInt(int a, int b) { if (b == 0) { throw new IllegalArgumentException(); } return a / b; } }
        }
        private static int fold(IntBinaryOperator op) { return op.applyAsInt(1, 2); }
        @Tool(description = "x") Phase a() { return Phase.WAITING.next(); }
        @Tool(description = "x") int b() { return fold(Op.PLUS) + Op.PLUS.applyAsInt(1, 2); }
        @Tool(description = "x") Phase c() { Phase first = Phase.WAITING; return first.next(); }
        // finds: UnmappedException IllegalStateException
        @Tool(description = "x") Phase d() { return Phase.DONE.next(); }
        // finds: UnmappedException IllegalStateException
        @Tool(description = "x") Phase e(Phase phase) { return phase.next(); }
        // finds: UnmappedException IllegalStateException
        @Tool(description = "x") Phase f() { return Phase.WAITING.next().next(); }
        """);
  }

  @Test
  void whatHoldsBehindASwitch() {
    check(
        """
        private static int positive(int n) { if (n <= 0) { throw new IllegalArgumentException(); } return n; }
        private static void close(String text) {}
        @Tool(description = "x") int a(String unit) {
          int n;
          switch (unit) {
            case "h": n = 60; break;
            case "m": n = 1; break;
            default: throw new ToolError("h or m");
          }
          return positive(n);
        }
        @Tool(description = "x") int b(String unit) {
          int n = 0;
          switch (unit) {
            case "h" -> n = 60;
            case "m" -> { if (n == 0) { n = 1; } }
            default -> { return 0; }
          }
          return positive(n);
        }
        @Tool(description = "x") int c(String unit) {
          int n = 0;
          switch (unit) {
            case "h": n = 60; break;
            case "m": n = 1;
          }
          // finds: UnmappedException IllegalArgumentException
          return positive(n);
        }
        @Tool(description = "x") int d(String unit) {
          int n = 1;
          switch (unit) {
            case "h": try { break; } finally { n = 0; }
            default: n = 2;
          }
          // finds: UnmappedException IllegalArgumentException
          return positive(n);
        }
        @Tool(description = "x") int e(String unit) {
          int n = switch (unit) { case "h" -> 60; default -> { close(unit); yield 0; } };
          // finds: UnmappedException IllegalArgumentException
          return unit.equals("h") ? 1 : positive(n);
        }
        @Tool(description = "x") int f(String unit) {
          int n = 1;
          for (int i = 0; i < 3; i++) {
            switch (unit) {
              case "h": continue;
              case "m": n = 0; break;
              default: return 1;
            }
            // finds: UnmappedException IllegalArgumentException
            positive(n);
          }
          return n;
        }
        """);
  }
}
