package dev.collet.processor.rule.input;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

class UnmappableTypeTest {
  @Test
  void everyKindIsToldWithAWayOut() {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        import java.io.*;
        import java.util.*;
        import java.util.function.*;
        import java.util.stream.*;
        class Tools {
          // finds: UnmappableType List in parameter 'numbers' is raw: what it holds is unknown. Write a type argument, such as List<String>.
          @SuppressWarnings("rawtypes") @Tool(description = "d") void rawList(List numbers) {}
          // finds: UnmappableType Map in parameter 'index' is raw: what it holds is unknown. Write a type argument, such as Map<String, Integer>.
          @SuppressWarnings("rawtypes") @Tool(description = "d") void rawMap(Map index) {}
          // finds: UnmappableType InputStream in parameter 'in' has no JSON form. Use byte[] for binary data, or String for text.
          @Tool(description = "d") void stream(InputStream in) {}
          // finds: UnmappableType Class<?> in parameter 'type' has no JSON form. Use String or an enum.
          @Tool(description = "d") void type(Class<?> type) {}
          // finds: UnmappableType Supplier<String> in parameter 'lazy' has no JSON form. Use a record that holds the data.
          @Tool(description = "d") void lazy(Supplier<String> lazy) {}
          // finds: UnmappableType Date in parameter 'when' has no JSON form. Use java.time.Instant.
          @Tool(description = "d") void date(Date when) {}
          // finds: UnmappableType Map.Entry<String, String> in the result of 'entry' has no JSON form. Use a record with two components, or Map.
          @Tool(description = "d") Map.Entry<String, String> entry() { return null; }
          // finds: UnmappableType Stream<String> in the result of 'lines' has no JSON form. Use List.
          @Tool(description = "d") Stream<String> lines() { return null; }
          // finds: UnmappableType Iterator<String> in the result of 'each' has no JSON form. Use List.
          @Tool(description = "d") Iterator<String> each() { return null; }
          // finds: UnmappableType Exception in the result of 'failure' has no JSON form. Use a record that holds the data you need.
          @Tool(description = "d") Exception failure() { return null; }
          // finds: UnmappableType Void in parameter 'nothing' has no JSON form. Leave it out; only a tool's result may be Void.
          @Tool(description = "d") void nothing(Void nothing) {}
          // finds: UnmappableType char[] in parameter 'secret' has no JSON form. Use String.
          @Tool(description = "d") void chars(char[] secret) {}
          // finds: UnmappableType PriorityQueue<String> in parameter 'jobs' can't be mapped. Use List, Set or Deque.
          @Tool(description = "d") void queue(PriorityQueue<String> jobs) {}
          // finds: UnmappableType List<Integer>, the key of a map in parameter 'odd', can't be the name of a JSON member.
          @Tool(description = "d") void keys(Map<List<Integer>, String> odd) {}
          // finds: UnmappableType Double, the key of a map in parameter 'odd', can't be the name of a JSON member.
          @Tool(description = "d") void floating(Map<Double, String> odd) {}
          // finds: UnmappableType Optional<String> inside parameter 'list': an optional stands for an absent member
          @Tool(description = "d") void optionals(List<Optional<String>> list) {}
          // finds: UnmappableType Comparable<String> in parameter 'any' has no JSON form. Use the class itself
          @Tool(description = "d") void comparable(Comparable<String> any) {}
          // finds: UnmappableType Thread in parameter 'thread' has no JSON form. Use a record that holds the data you need.
          @Tool(description = "d") void thread(Thread thread) {}
        }
        """);
  }

  /** Only what an argument is made of: a result may be of any class that has getters. */
  @Test
  void anInnerClassIsNoArgument() {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        class Tools {
          class Inner { public String a = ""; }
          // finds: UnmappableType Tools.Inner in parameter 'inner' is an inner class: only the object around it can make one. Make it static, or use a record.
          @Tool(description = "d") void take(Inner inner) {}
          @Tool(description = "d") Inner give() { return new Inner(); }
        }
        """);
  }

  @Test
  void findingsStandAtTheComponentThatIsWrong() {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        import java.io.InputStream;
        import java.util.List;
        record Upload(
            String name,
            // finds: UnmappableType InputStream in component 'data' of Upload has no JSON form.
            InputStream data,
            // finds: UnmappableType Part in component 'parts' of Upload is an interface
            List<Part> parts) {}
        interface Part {}
        class Tools {
          @Tool(description = "d") void upload(Upload upload, List<Upload> more) {}
        }
        """);
  }

  @Test
  void whatGeneratedCodeCantReachIsToldAtTheParameter() {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        class Tools {
          // finds: UnmappableType Tools.Hidden in parameter 'h' is private: generated code can't use it.
          @Tool(description = "d") void hidden(Hidden h) {}
          // finds: UnmappableType Tools.E in parameter 'e' is private
          @Tool(description = "d") void hidden2(E e) {}
          // finds: UnmappableType Outer.In in parameter 'in' is inside Outer, which is private
          @Tool(description = "d") void inner(Outer.In in) {}
          // finds: UnmappableType Made in parameter 'made' can be written but not read
          @Tool(description = "d") void made(Made made) {}
          private record Hidden(int x) {}
          private enum E { A }
          private static class Outer { record In(int x) {} }
        }
        class Made {
          private Made(String a, int b) {}
          public String getA() { return ""; }
        }
        """);
  }

  @Test
  void aTypeOfAnotherPackageMustBePublic() {
    Markers.check(
        "package q; public class Open { record Closed(int x) {} }",
        """
        package q;
        public record Holder(
            // finds: UnmappableType Open.Closed in component 'c' of Holder is not public, and in another package than the tool's class (p)
            Open.Closed c) {}
        """,
        """
        package p;
        import dev.collet.*;
        class Tools {
          @Tool(description = "d") void other(q.Holder holder) {}
        }
        """);
  }

  @Test
  void genericsThatGrowWithoutEndAreRefused() {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        import java.util.List;
        record Nest<T>(T value,
            // finds: UnmappableType contains ever larger types of its own kind, without end.
            Nest<List<T>> next) {}
        class Tools {
          @Tool(description = "d") void nest(Nest<String> nest) {}
        }
        """);
  }

  @Test
  void manyTypesThatUseEachOtherOftenAreRefusedAndQuickly() {
    StringBuilder source = new StringBuilder("package p;\nimport dev.collet.*;\nclass Tools {\n");
    for (int i = 0; i < 40; i++) {
      source.append("  record R%d(R%d a, R%d b, R%d c) {}%n".formatted(i, i + 1, i + 1, i + 1));
    }
    source.append("  record R40(String s) {}\n");
    source.append("  // finds: UnmappableType The schema of parameter 'r' would have more than\n");
    source.append("  @Tool(description = \"d\") void tool(R0 r) {}\n}\n");
    Markers.check(source.toString());
  }

  @Test
  void aTypeThatIsNotThereIsLeftToJavac() {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        class Tools {
          // finds: javac cannot find symbol
          @Tool(description = "d") void tool(Missing missing) {}
        }
        """);
  }

  /** A caller that the model could name itself would be believed. */
  @Test
  void colletsOwnTypesAreNoData() {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        import java.util.*;
        class Tools {
          // finds: UnmappableType Caller in parameter 'caller' has no JSON form. Take a ToolContext and ask its caller()
          @Tool(description = "d") void caller(Caller caller) {}
          // finds: UnmappableType ToolContext in parameter 'context' has no JSON form. Take it as a parameter of its own, as it is.
          @Tool(description = "d") void context(Optional<ToolContext> context) {}
          // finds: UnmappableType ToolResult in parameter 'last' has no JSON form. It is Collet's own
          @Tool(description = "d") void result(ToolResult last) {}
          // finds: UnmappableType Content in component 'content' of Tools.Post has no JSON form. It is Collet's own
          record Post(Content content) {}
          @Tool(description = "d") Post post() { return null; }
          // finds: UnmappableType ToolResult in the result of 'results' has no JSON form.
          @Tool(description = "d") List<ToolResult> results() { return null; }
          @Tool(description = "d") List<Content> contents(Hint hint) { return List.of(); }
        }
        """);
  }

  /** Its implementations would be missing from the schema, and fail when they are written. */
  @Test
  void anOpenAlternativeIsNotPassedOver() {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        class Tools {
          sealed interface Shape permits Dot, Odd {}
          record Dot() implements Shape {}
          non-sealed interface Odd extends Shape {}
          // finds: UnmappableType Odd, an alternative of Tools.Shape in parameter 'shape', is an interface, and what implements it is not known. Make it sealed, or name its subtypes with @JsonSubTypes.
          @Tool(description = "d") void draw(Shape shape) {}
          // finds: UnmappableType Odd, an alternative of Tools.Shape in the result of 'shape', is an interface
          @Tool(description = "d") Shape shape() { return new Dot(); }
        }
        """);
  }
}
