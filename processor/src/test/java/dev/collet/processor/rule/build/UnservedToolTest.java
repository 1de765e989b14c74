package dev.collet.processor.rule.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

/** Cases A14, A96 and A97: tools of classes that can't have a toolset of their own. */
class UnservedToolTest {
  @Test
  void warnsWhenNoConcreteClassServesATool() {
    Markers.check(
        """
        import dev.collet.Tool;
        abstract class E {
          // finds: UnservedTool No toolset is generated for 'E.e'
          @Tool(name = "e", description = "x") abstract String e();
        }
        class Box<T> {
          // finds: UnservedTool No toolset is generated for 'Box.get'
          @Tool(description = "x") void get(T t) {}
        }
        @interface Note {
          // finds: UnservedTool No toolset is generated for 'Note.value': 'Note' is an annotation, of which there is no instance to call. Use a class.
          @Tool(description = "x") String value() default "";
        }
        """);
  }

  @Test
  void servesInheritedToolsWithTheSubclass() {
    Compilation compilation =
        Markers.check(
            """
            package p;
            import dev.collet.Tool;
            import java.util.UUID;
            public abstract class Store<T, ID> {
              @Tool(name = "get_one", description = "x") public T getOne(ID id) { return null; }
            }
            """,
            """
            package p;
            public record User(String login, boolean active) {}
            """,
            """
            package p;
            public class UserStore extends Store<User, java.util.UUID> {}
            """);
    assertEquals(Compilation.Status.SUCCESS, compilation.status());
    assertTrue(compilation.generatedSourceFile("p/UserStoreToolset").isPresent());
    assertTrue(compilation.generatedSourceFile("p/StoreToolset").isEmpty());
  }

  @Test
  void servesAbstractMethodsByTheSubclass() {
    Compilation compilation =
        Markers.check(
            """
            import dev.collet.Tool;
            abstract class Base { @Tool(name = "e", description = "x") abstract String e(int n); }
            class Impl extends Base { String e(int other) { return ""; } }
            """);
    assertTrue(compilation.generatedSourceFile("ImplToolset").isPresent());
  }

  @Test
  void leavesAnInterfacesToolsToTheInterface() {
    Compilation compilation =
        Markers.check(
            """
            import dev.collet.Tool;
            interface Clock {
              @Tool(name = "now", description = "x") String now(String zone);
              @Tool(name = "utc", description = "x") default String utc() { return now("UTC"); }
            }
            class SystemClock implements Clock { public String now(String z) { return z; } }
            class FakeClock implements Clock { public String now(String tz) { return tz; } }
            """);
    assertTrue(compilation.generatedSourceFile("ClockToolset").isPresent());
    assertTrue(compilation.generatedSourceFile("SystemClockToolset").isEmpty());
  }
}
