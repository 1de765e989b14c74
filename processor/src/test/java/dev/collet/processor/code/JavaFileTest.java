package dev.collet.processor.code;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/**
 * Names in generated files: javac must find the type that was meant, whatever else is called so.
 */
class JavaFileTest {
  private static final int FILES = 300;

  /** Classes of which many have one simple name. */
  private static final List<ClassName> TYPES =
      List.of(
          ClassName.get("java.lang", "String"),
          ClassName.get("java.lang", "Object"),
          ClassName.get("java.util", "List"),
          ClassName.get("java.util", "Map"),
          ClassName.get("java.util", "Map", "Entry"),
          ClassName.get("java.awt", "List"),
          ClassName.get("other", "List"),
          ClassName.get("other", "String"),
          ClassName.get("other", "Outer"),
          ClassName.get("other", "Outer", "Entry"),
          ClassName.get("other", "Outer", "Entry", "Deep"),
          ClassName.get("other", "Deep"),
          ClassName.get("here", "Map"),
          ClassName.get("here", "Object"),
          ClassName.get("here", "Outer"),
          ClassName.get("here", "Outer", "Entry"));

  private static final List<JavaFileObject> CLASSES =
      List.of(
          source("other", "List", ""),
          source("other", "String", ""),
          source("other", "Deep", ""),
          source("other", "Outer", "public static class Entry { public static class Deep {} }"),
          source("here", "Map", ""),
          source("here", "Object", ""),
          source("here", "Outer", "public static class Entry {}"));

  private static JavaFileObject source(String packageName, String name, String body) {
    return JavaFileObjects.forSourceString(
        packageName + "." + name,
        "package " + packageName + "; public class " + name + " { " + body + " }");
  }

  /** Writes down the types of all fields, as javac has understood them. */
  private static final class Fields extends AbstractProcessor {
    final Map<String, String> types = new HashMap<>();

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      round.getRootElements().forEach(this::note);
      return false;
    }

    private void note(Element type) {
      for (Element field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
        types.put(type + "." + field, field.asType().toString());
      }
      ElementFilter.typesIn(type.getEnclosedElements()).forEach(this::note);
    }
  }

  @Test
  void everyTypeMeansWhatItWasMeantToMean() {
    Random random = new Random(20261130);
    List<JavaFileObject> files = new ArrayList<>(CLASSES);
    Map<String, String> expected = new HashMap<>();
    for (int i = 0; i < FILES; i++) {
      String name = "Made" + i;
      TypeSpec.Builder made = TypeSpec.classBuilder(name);
      fields("here." + name, made, random, expected);
      // A nested class hides what is called the same outside.
      String inner = List.of("Entry", "List", "Deep", "Plain").get(random.nextInt(4));
      TypeSpec.Builder nested = TypeSpec.classBuilder(inner);
      fields("here." + name + "." + inner, nested, random, expected);
      made.addType(nested.addModifiers(Modifier.STATIC).build());
      // What means something else in the package, or in what the class inherits.
      JavaFile file = new JavaFile("here", made.build(), Set.of("Map", "Object", "Outer"));
      files.add(JavaFileObjects.forSourceString("here." + name, file.toString()));
    }
    Fields fields = new Fields();
    Compilation compilation = Compiler.javac().withProcessors(fields).compile(files);
    assertThat(compilation).succeeded();
    expected.forEach((field, type) -> assertEquals(type, fields.types.get(field), field));
  }

  private static void fields(
      String owner, TypeSpec.Builder made, Random random, Map<String, String> expected) {
    for (int i = 0; i < 1 + random.nextInt(6); i++) {
      ClassName type = TYPES.get(random.nextInt(TYPES.size()));
      TypeName written =
          switch (random.nextInt(4)) {
            case 0 -> ArrayTypeName.of(type);
            case 1 -> ParameterizedTypeName.get(ClassName.get("java.util", "Set"), type);
            default -> type;
          };
      String text =
          written instanceof ArrayTypeName
              ? type.canonicalName() + "[]"
              : written instanceof ParameterizedTypeName
                  ? "java.util.Set<" + type.canonicalName() + ">"
                  : type.canonicalName();
      made.addField(written, "f" + i, null);
      expected.put(owner + ".f" + i, text);
    }
  }

  @Test
  void aFileInTheUnnamedPackage() {
    TypeSpec type =
        TypeSpec.recordBuilder("Pair")
            .addComponent(ClassName.get("java.util", "List"), "list")
            .addComponent(TypeName.INT, "count")
            .build();
    assertEquals(
        "import java.util.List;\n\nrecord Pair(List list, int count) {\n}\n",
        new JavaFile("", type, Set.of()).toString());
  }

  @Test
  void membersInTheirOrder() {
    TypeSpec type =
        TypeSpec.classBuilder("Made")
            .addModifiers(Modifier.FINAL, Modifier.PUBLIC)
            .addMethod(
                MethodSpec.methodBuilder("run")
                    .returns(TypeName.INT)
                    .addException(IllegalStateException.class)
                    .addStatement("return 1")
                    .build())
            .addMethod(MethodSpec.constructorBuilder("Made").build())
            .addField(TypeName.INT, "own", null)
            .addField(TypeName.INT, "SHARED", CodeBlock.of("1"), Modifier.STATIC)
            .build();
    assertEquals(
        """
        package p;

        public final class Made {
          static int SHARED = 1;

          int own;

          Made() {
          }

          int run() throws IllegalStateException {
            return 1;
          }
        }
        """,
        new JavaFile("p", type, Set.of()).toString());
  }
}
