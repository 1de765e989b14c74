package dev.collet.processor.rule.body;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

/** Children that write where the protocol's messages go. */
class InheritedStdoutTest {
  private static String tools(String members) {
    return """
        package p;
        import dev.collet.*;
        import java.io.*;
        import java.lang.ProcessBuilder.Redirect;
        import java.util.*;
        import java.util.concurrent.*;
        public class T {
          static final Redirect SAME = Redirect.INHERIT;
          static final Redirect LOG = Redirect.to(new File("log"));
          @Tool(description = "x") @MapError(exception = Exception.class, message = "x")
          String run() throws Exception { return go(); }
        %s
        }
        """
        .formatted(members);
  }

  private static String go(String statements) {
    return tools("  static String go() throws Exception {\n" + statements + "\n return \"\"; }");
  }

  @Test
  void findsWhatInherits() {
    Markers.check(
        go(
            """
            ProcessBuilder builder = new ProcessBuilder("ls");
            // finds: InheritedStdout Tool 'run' can get to inheritIO
            builder.inheritIO().start();
            // finds: InheritedStdout Tool 'run' can get to redirectOutput(INHERIT)
            builder.redirectOutput(Redirect.INHERIT).start();
            // finds: InheritedStdout redirectOutput(INHERIT)
            builder.redirectOutput(ProcessBuilder.Redirect.INHERIT).start();
            // finds: InheritedStdout redirectOutput(INHERIT)
            builder.redirectOutput(SAME).start();
            // finds: InheritedStdout redirectOutput(INHERIT)
            builder.redirectOutput(new Random().nextBoolean() ? Redirect.INHERIT : LOG).start();
            // finds: InheritedStdout inheritIO
            new ProcessBuilder("ls").redirectOutput(Redirect.DISCARD).inheritIO().start();
            // finds: InheritedStdout inheritIO
            new ProcessBuilder("ls").inheritIO().redirectError(Redirect.DISCARD).start();
            """));
  }

  @Test
  void leavesThoseAloneThatGoElsewhere() {
    Markers.check(
        go(
            """
            ProcessBuilder builder = new ProcessBuilder("ls");
            builder.inheritIO().redirectOutput(Redirect.DISCARD).start();
            builder.redirectError(Redirect.INHERIT).redirectInput(Redirect.INHERIT).start();
            builder.redirectOutput(LOG).redirectOutput(Redirect.PIPE).start();
            builder.redirectOutput(new File("out")).start();
            ProcessBuilder later = new ProcessBuilder("ls");
            later.inheritIO();
            later.redirectOutput(LOG);
            later.start();
            ProcessBuilder made = new ProcessBuilder("ls").inheritIO();
            made.redirectErrorStream(true).redirectOutput(Redirect.DISCARD).start();
            """));
  }

  @Test
  void whatNoToolReachesIsNobodysBusiness() {
    Markers.check(
        tools(
            """
              static String go() { return ""; }
              public static void main(String[] args) throws Exception {
                new ProcessBuilder("ls").inheritIO().start();
              }
            """));
  }

  @Test
  void callsAreFollowed() {
    Markers.check(
        tools(
            """
              interface Step { void take() throws Exception; }
              static class Loud implements Step {
                // finds: InheritedStdout inheritIO
                public void take() throws Exception { new ProcessBuilder("a").inheritIO().start(); }
              }
              static class Job implements Callable<String> {
                // finds: InheritedStdout inheritIO
                public String call() throws Exception { new ProcessBuilder("b").inheritIO().start(); return ""; }
              }
              static class Starter {
                // finds: InheritedStdout inheritIO
                static final ProcessBuilder BUILDER = new ProcessBuilder("c").inheritIO();
              }
              static void in(ExecutorService pool, Step step) throws Exception {
                step.take();
                pool.submit(new Job());
                // finds: InheritedStdout inheritIO
                pool.submit(() -> new ProcessBuilder("d").inheritIO().start());
                pool.submit(T::later);
                Starter.BUILDER.start();
              }
              static Process later() throws Exception {
                // finds: InheritedStdout inheritIO
                return new ProcessBuilder("e").inheritIO().start();
              }
              static String go() throws Exception { in(null, null); return ""; }
            """));
  }

  @Test
  void canBeSuppressed() {
    Markers.check(
        tools(
            """
              @SuppressWarnings("collet:InheritedStdout")
              static String go() throws Exception {
                new ProcessBuilder("ls").inheritIO().start();
                return "";
              }
            """));
  }
}
