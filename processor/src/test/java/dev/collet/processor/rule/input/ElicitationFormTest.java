package dev.collet.processor.rule.input;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import dev.collet.processor.ColletProcessor;
import dev.collet.processor.testing.Generating;
import dev.collet.processor.testing.Markers;
import dev.collet.processor.testing.Sources;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What a tool may ask for, and from where. */
class ElicitationFormTest {
  private static String tools(String members) {
    return """
        package p;
        import dev.collet.*;
        import java.net.*;
        import java.time.*;
        import java.util.*;
        public class T {
          public record Name(String name) {}
        %s
        }
        """
        .formatted(members);
  }

  private static String ask(String component) {
    return tools(
        """
          public enum Colour { RED, GREEN }
          public record Inner(int a) {}
          public record Asked(%s) {}
          @Tool(description = "x") String t(ToolContext context) {
            // finds: ElicitationForm 'Asked' is no form: component 'x' %s
            return context.ask("k", Asked.class, "?").toString();
          }
        """
            .formatted((Object[]) component.split(" // ")));
  }

  @Test
  void everyKindOfFieldIsAForm() {
    Markers.check(
        tools(
            """
              public enum Colour { RED, GREEN }
              public record Plain(String a, int b, long c, double d, boolean e, Colour f, LocalDate g,
                  Instant h, OffsetDateTime i, URI j, Set<Colour> k, List<Colour> l, char m,
                  Optional<String> n, @ToolParam(required = false) Integer o, URL p,
                  @ToolParam(defaultValue = "3") int q, java.math.BigDecimal r) {}
              @Tool(description = "x") String t(ToolContext context) {
                return context.ask("k", Plain.class, "?") + "" + context.ask("n", T.Name.class, "?")
                    + context.ask("o", p.T.Name.class, "?");
              }
            """));
  }

  @Test
  void whatAFormHasNoFieldForIsNamed() {
    for (String component :
        List.of(
            "Inner x // is an object; a form is flat",
            "Map<String, String> x // is an object",
            "List<String> x // is a list of values to be typed in",
            "List<List<Colour>> x // is a list of values",
            "Object x // may be any JSON value",
            "UUID x // is a text of the format uuid",
            "LocalTime x // is a text of a form of its own (a time as HH:MM:SS)",
            "Duration x // is a text of the format duration",
            "byte[] x // is base64 text",
            "@Sensitive String x // is @Sensitive, and a form must not ask for secrets")) {
      Markers.check(ask(component));
    }
  }

  @Test
  void everyFaultIsFound() {
    Markers.check(
        tools(
            """
              public record Asked(Name a, UUID b, int c) {}
              @Tool(description = "x") String t(ToolContext context) {
                // finds: ElicitationForm component 'a' is an object
                // finds: ElicitationForm component 'b' is a text of the format uuid
                return context.ask("k", Asked.class, "?").toString();
              }
            """));
  }

  @Test
  void whatIsNoRecordIsNoForm() {
    Markers.check(
        tools(
            """
              public record Box<V>(V value) {}
              public interface Open {}
              private record Hidden(String name) {}
              @Tool(description = "x") String t(ToolContext context) {
                record Local(String name) {}
                // finds: ElicitationForm 'String' is no form: a form is a record
                context.ask("a", String.class, "?");
                // finds: ElicitationForm 'Box' is no form: it has type parameters
                context.ask("b", Box.class, "?");
                // finds: ElicitationForm 'Open' is no form
                context.ask("c", Open.class, "?");
                // finds: ElicitationForm 'Hidden' is no form
                context.ask("d", Hidden.class, "?");
                // finds: ElicitationForm 'Local' is no form
                context.ask("e", Local.class, "?");
                // finds: ElicitationForm 'int.class' is no form
                context.ask("f", int.class, "?");
                return "";
              }
            """));
  }

  @Test
  void otherMethodsOfThatNameAreNotQuestions() {
    Markers.check(
        tools(
            """
              private static String ask(String a, Class<?> b, String c) { return a + b + c; }
              private static String form(String a, Class<?> b, String c) { return a + b + c; }
              @Tool(description = "x") String t() {
                return ask("a", List.class, "b") + form("a", Thread.class, "b");
              }
            """));
  }

  private static final String DESK =
      """
      package p;
      import dev.collet.*;
      class Desk {
        record Guest(String name) {}
        static String greet(ToolContext context) {
          %s
          return context.ask("guest", Guest.class, "Who?").toString();
        }
      }
      """;

  @Test
  void aHelperInAnotherFileNeedsToBeNamed() {
    Markers.check(
        tools("  @Tool(description = \"x\") String t(ToolContext c) { return Desk.greet(c); }"),
        DESK.formatted(
            "// finds: ElicitationForm Tool 't' gets here, but TToolset has no form of 'Guest'"));
    Markers.check(
        tools(
            "  @Tool(description = \"x\", asks = Desk.Guest.class)"
                + " String t(ToolContext c) { return Desk.greet(c); }"),
        DESK.formatted(""));
  }

  @Test
  void aHelperThatNoToolIsSeenToReachIsToldOf() {
    Markers.check(
        tools("  @Tool(description = \"x\") String t(ToolContext c) { return \"\"; }"),
        DESK.formatted("// finds: ElicitationForm No toolset has a form of 'Guest'"));
  }

  @Test
  void whatIsNamedMustBeAForm() {
    Markers.check(
        tools(
            """
              public record Deep(Name name) {}
              // finds: ElicitationForm 'Deep' is no form: component 'name' is an object
              @Tool(description = "x", asks = {Name.class, Deep.class}) String t() { return ""; }
            """));
  }

  @Test
  void aClassThatCantBeSeenMustBeNamed() {
    String helper =
        """
          static <V> V must(ToolContext context, Class<V> type) {
            %s
            return context.ask("k", type, "?").orToolError("No.");
          }
          @Tool(description = "x"%s) String t(ToolContext context) {
            return must(context, Name.class).name();
          }
        """;
    Markers.check(
        tools(
            helper.formatted(
                "// finds: ElicitationForm Which class is asked for here can't be seen", "")));
    Markers.check(tools(helper.formatted("", ", asks = Name.class")));
  }

  @Test
  void aRecordThatAnotherProcessorMakesIsWaitedFor() {
    Markers.with()
        .beside(new Generating("package p; public record Later(String name) {}"))
        .compile(
            tools(
                """
                  @Tool(description = "x") String t(ToolContext context) {
                    return context.ask("k", Later.class, "?").toString();
                  }
                  static Object use() { return new TToolset(new T()).form(Later.class).schema(); }
                """));
  }

  @Test
  void aRecordThatIsNowhereIsJavacsBusiness() {
    Compilation compilation =
        Compiler.javac()
            .withProcessors(new ColletProcessor())
            .compile(
                Sources.file(
                    tools(
                        """
                          @Tool(description = "x") String t(ToolContext context) {
                            return context.ask("k", Nowhere.class, "?").toString();
                          }
                          static Object use() { return new TToolset(new T()); }
                        """)));
    assertEquals(
        List.of("cannot find symbol"),
        compilation.errors().stream()
            .map(each -> each.getMessage(Locale.ROOT).lines().findFirst().orElse(""))
            .toList());
  }
}
