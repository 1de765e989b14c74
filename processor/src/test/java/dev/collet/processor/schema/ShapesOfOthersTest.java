package dev.collet.processor.schema;

import static dev.collet.processor.schema.Published.assertSchema;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import dev.collet.processor.ColletProcessor;
import dev.collet.processor.testing.ClassFiles;
import dev.collet.processor.testing.Sources;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes as Kotlin and Lombok make them, read from class files. */
class ShapesOfOthersTest {
  private static final String NULLABLE = "package lib; public @interface Nullable {}";

  /**
   * What Kotlin makes of {@code data class User(val name: String, val age: Int?, val isOld:
   * Boolean)}.
   */
  private static final String KOTLIN =
      """
      package lib;
      public final class User {
        private final String name; private final Integer age; private final boolean isOld;
        public User(String name, @Nullable Integer age, boolean isOld) { this.name = name; this.age = age; this.isOld = isOld; }
        public final String getName() { return name; }
        @Nullable public final Integer getAge() { return age; }
        public final boolean isOld() { return isOld; }
        public final String component1() { return name; }
        @Nullable public final Integer component2() { return age; }
        public final boolean component3() { return isOld; }
        public final User copy(String name, @Nullable Integer age, boolean isOld) { return new User(name, age, isOld); }
      }
      """;

  /** What Lombok makes of {@code @Data class Order}. */
  private static final String LOMBOK =
      """
      package lib;
      public class Order {
        private String id; private boolean paid; private java.util.List<String> lines;
        public Order() {}
        public String getId() { return id; } public void setId(String id) { this.id = id; }
        public boolean isPaid() { return paid; } public void setPaid(boolean paid) { this.paid = paid; }
        public java.util.List<String> getLines() { return lines; } public void setLines(java.util.List<String> lines) { this.lines = lines; }
        protected boolean canEqual(Object other) { return other instanceof Order; }
      }
      """;

  private static final String TOOLS =
      """
      package p;
      public class T {
        @dev.collet.Tool(description = "d") public lib.User user(lib.User user) { return user; }
        @dev.collet.Tool(description = "d") public lib.Order order(lib.Order order) { return order; }
      }
      """;

  @Test
  void theirPropertiesAreRead(@TempDir Path folder) {
    Compilation compilation =
        Compiler.javac()
            .withProcessors(new ColletProcessor())
            .withClasspath(ClassFiles.of(folder, List.of("-g"), NULLABLE, KOTLIN, LOMBOK))
            .compile(Sources.file(TOOLS));
    assertEquals(Compilation.Status.SUCCESS, compilation.status(), compilation.errors()::toString);
    Published published = Published.of(compilation, "T");
    assertSchema(
        """
        {'type':'object','properties':{'name':{'type':'string'},'age':{'type':'integer'},
         'isOld':{'type':'boolean'}},'required':['name','isOld'],'additionalProperties':false}""",
        published.argument("user", "user"));
    assertFalse(published.output("user").toString().contains("component1"));
    assertSchema(
        """
        {'type':'object','properties':{'id':{'type':'string'},'paid':{'type':'boolean'},
         'lines':{'type':'array','items':{'type':'string'}}},'required':['id','paid','lines'],
         'additionalProperties':false}""",
        published.argument("order", "order"));
  }
}
