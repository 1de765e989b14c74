package dev.collet.processor.rule.error;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

/** Mappings that nothing needs, and those of which that can't be said. */
class UnusedErrorMappingTest {
  private static String tools(String members) {
    return """
        package p;
        import dev.collet.*;
        import java.io.*;
        import java.util.*;
        import java.util.concurrent.*;
        import java.util.function.*;
        public class T {
        %s
        }
        """
        .formatted(members);
  }

  @Test
  void findsMappingsOfWhatCannotLeave() {
    Markers.check(
        tools(
            """
            // finds: UnusedErrorMapping TimeoutException can't leave any tool that this mapping applies to.
            @MapError(exception = TimeoutException.class, message = "later")
            @Tool(description = "x") String echo(String text) { return text; }
            // finds: UnusedErrorMapping IllegalStateException can't leave
            @MapError(exception = {NumberFormatException.class, IllegalStateException.class}, message = "no")
            @Tool(description = "x") int number(String text) { return Integer.parseInt(text); }
            """));
  }

  @Test
  void findsMappingsOfOurOwnErrors() {
    Markers.check(
        tools(
            """
            // finds: UnusedErrorMapping ToolError is never mapped: its message goes to the model as it is.
            @MapError(exception = ToolError.class, message = "x")
            @Tool(description = "x") String a(String text) { throw new ToolError(text); }
            """));
  }

  @Test
  void isSilentAboutNetsAndWhatTheLanguageThrows() {
    Markers.check(
        tools(
            """
            @MapError(exception = {Exception.class, NullPointerException.class, StackOverflowError.class}, message = "x")
            @Tool(description = "x") String a(String text) { return text; }
            @MapError(exception = ArithmeticException.class, message = "Not by zero.")
            @Tool(description = "x") int quotient(int a, int b) { return a / b; }
            @MapError(exception = IndexOutOfBoundsException.class, message = "From 0.")
            @Tool(description = "x") int at(List<Integer> numbers, int index) { return numbers.get(index); }
            """));
  }

  @Test
  void isSilentWhereCodeCannotBeSeen() {
    Markers.check(
        tools(
            """
            interface Store { String find(String id); }
            Store store;
            Function<String, String> function;
            javax.sql.DataSource source;
            @MapError(exception = IllegalStateException.class, message = "x")
            @Tool(description = "x") String a(String id) { return store.find(id); }
            @MapError(exception = IllegalStateException.class, message = "x")
            @Tool(description = "x") String b(String id) { return function.apply(id); }
            @MapError(exception = {IllegalStateException.class, java.sql.SQLException.class}, message = "x")
            @Tool(description = "x") String c(String id) throws Exception { return source.getConnection().getSchema(); }
            """));
  }

  @Test
  void isSilentWhenOneToolOfTheClassNeedsIt() {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        @MapError(exception = NumberFormatException.class, message = "Digits only.")
        public class T {
          @Tool(description = "x") int a(String text) { return Integer.parseInt(text); }
          @Tool(description = "x") String b(String text) { return text; }
        }
        """);
  }

  @Test
  void isSilentAboutSubclassesOfWhatLeaves() {
    Markers.check(
        tools(
            """
            @MapError(exception = {FileNotFoundException.class, IOException.class}, message = "x")
            @Tool(description = "x") String a(String text) throws IOException { throw new IOException(); }
            """));
  }
}
