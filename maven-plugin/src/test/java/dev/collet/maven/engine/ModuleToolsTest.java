package dev.collet.maven.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModuleToolsTest {

  private static final String ONE =
      "public class One { @dev.collet.Tool public int go(int a, java.util.List<String> b) { return a; } }";
  private static final String SIGNATURE = "go(ILjava/util/List;)I";

  @TempDir Path folder;

  private String failure(Module module) {
    Failure failure = assertThrows(Failure.class, module::read);
    return String.valueOf(failure.getMessage());
  }

  private List<String> names(Module module) throws IOException, Failure {
    return module.read().manifest().tools().stream().map(tool -> tool.name()).toList();
  }

  @Test
  void toolsOfAllClassesAreSortedByName() throws Exception {
    Module module =
        new Module(folder)
            .compile(ONE, "class Two { @dev.collet.Tool void a() {} @dev.collet.Tool void b() {} }")
            .fragment("One", Map.of(SIGNATURE, Module.tool("b.go")))
            .fragment("Two", Map.of("b()V", Module.tool("z"), "a()V", Module.tool("a")));
    assertEquals(List.of("a", "b.go", "z"), names(module));
    assertEquals(List.of(), module.read().notes());
    assertEquals(List.of("Two"), module.read().classes().get("a"));
  }

  @Test
  void aModuleWithoutClassesHasNoTools() throws Exception {
    assertEquals(List.of(), names(new Module(folder)));
  }

  @Test
  void aClassWithoutFragmentMeansTheProcessorDidNotRun() {
    String message = failure(new Module(folder).compile(ONE));
    assertTrue(message.contains("processor did not run"), message);
    assertTrue(message.contains("One (go)"), message);
    assertTrue(message.contains("annotationProcessorPaths"), message);
    assertTrue(message.contains("-proc:full"), message);
  }

  @Test
  void manyClassesWithoutFragmentAreCounted() {
    Module module = new Module(folder);
    for (int i = 0; i < 8; i++) {
      module.compile("class C" + i + " { @dev.collet.Tool void go() {} }");
    }
    String message = failure(module);
    assertTrue(message.contains("8 classes") && message.contains("and 3 more"), message);
  }

  @Test
  void aFragmentWhoseClassIsGoneDoesNotCount() throws Exception {
    Module module =
        new Module(folder)
            .compile(ONE)
            .fragment("One", Map.of(SIGNATURE, Module.tool("one")))
            .fragment("Gone", Map.of("go()V", Module.tool("gone")));
    assertEquals(List.of("one"), names(module));
    assertTrue(module.read().notes().get(0).contains("Class Gone is gone"));
  }

  @Test
  void aFragmentWhoseClassHasNoToolsAnyMoreDoesNotCount() throws Exception {
    Module module =
        new Module(folder).compile(ONE).fragment("One", Map.of(SIGNATURE, Module.tool("one")));
    module.compile(ONE.replace("@dev.collet.Tool", ""));
    assertEquals(List.of(), names(module));
    assertTrue(module.read().notes().get(0).contains("has no tools any more"));
  }

  @Test
  void aMethodThatTheFragmentLacksMeansAnotherVersion() {
    Module module =
        new Module(folder).compile(ONE).fragment("One", Map.of("go(I)I", Module.tool("one")));
    String message = failure(module);
    assertTrue(message.contains("this version of One"), message);
    assertTrue(message.contains(SIGNATURE), message);
    assertTrue(message.contains("mvn clean"), message);
  }

  @Test
  void aMethodThatOnlyTheFragmentHasMeansAnotherVersion() {
    Module module =
        new Module(folder)
            .compile(ONE)
            .fragment("One", Map.of(SIGNATURE, Module.tool("one"), "no()V", Module.tool("no")));
    assertTrue(failure(module).contains("no()V"));
  }

  @Test
  void annotationValuesThatTheFragmentContradictsMeanAnotherVersion() {
    String source =
        "class A { @dev.collet.Tool(name = \"n\", title = \"T\", description = \"D\") void go() {} }";
    Module module = new Module(folder).compile(source);
    module.fragment("A", Map.of("go()V", Module.tool("other")));
    assertTrue(failure(module).contains("'n' there and 'other' in its fragment"));
    module.fragment("A", Map.of("go()V", Module.tool("n")));
    assertTrue(failure(module).contains("another title"));
    module.fragment("A", Map.of("go()V", "{'name':'n','title':'T','inputSchema':{}}"));
    assertTrue(failure(module).contains("another description"));
  }

  @Test
  void bridgesLocalClassesAndVersionedCopiesAreNoTools() throws Exception {
    Module module =
        new Module(folder)
            .compile(
                "class A implements java.util.function.Supplier<String> {"
                    + " @dev.collet.Tool public String get() { return \"\"; } }",
                "abstract class Base { @dev.collet.Tool void go() {} "
                    + "static Base local() { return new Base() {}; } }")
            .fragment("A", Map.of("get()Ljava/lang/String;", Module.tool("get")));
    Files.createDirectories(module.classes.resolve("META-INF/versions/21"));
    Files.copy(
        module.classes.resolve("A.class"), module.classes.resolve("META-INF/versions/21/A.class"));
    assertEquals(List.of("get"), names(module));
  }

  @Test
  void abstractAndGenericTypesLeaveTheirToolsToTheClassesBelow() throws Exception {
    Module module =
        new Module(folder)
            .compile(
                "abstract class Base<T> { @dev.collet.Tool T go(T t) { return t; } }",
                "class Sub extends Base<String> {}");
    assertTrue(failure(module).contains("Sub (go)"));
    module.fragment("Sub", Map.of("go(Ljava/lang/Object;)Ljava/lang/Object;", Module.tool("go")));
    assertEquals(List.of("go"), names(module));
    module.compile(
        "class Sub extends Base<String> { @dev.collet.Tool String go(String s) { return s; } }");
    module.fragment("Sub", Map.of("go(Ljava/lang/String;)Ljava/lang/String;", Module.tool("go")));
    assertEquals(List.of("go"), names(module));
  }

  @Test
  void aConcreteClassKeepsItsToolsToItself() throws Exception {
    Module module =
        new Module(folder)
            .compile(ONE, "class Sub extends One {}")
            .fragment("One", Map.of(SIGNATURE, Module.tool("one")));
    assertEquals(List.of("one"), names(module));
  }

  @Test
  void toolsFromALibrarysAbstractTypeAreFoundOnTheClassPath() throws Exception {
    Module library =
        new Module(folder.resolve("library"))
            .compile("public abstract class Base { @dev.collet.Tool public void go() {} }");
    Module module =
        new Module(folder.resolve("module"))
            .compile(List.of(library.classes), "class Sub extends Base {}");
    ClassPath.Entry entry = new ClassPath.Entry("l:l:1", library.classes);
    assertTrue(
        String.valueOf(assertThrows(Failure.class, () -> module.read(entry)).getMessage())
            .contains("Sub (go)"));
    module.fragment("Sub", Map.of("go()V", Module.tool("go")));
    assertEquals(1, module.read(entry).manifest().tools().size());
    assertEquals(1, module.read().manifest().tools().size());
  }

  @Test
  void aClassFileOfALaterJavaIsRead() throws Exception {
    Module module = new Module(folder).compile(ONE);
    Path file = module.classes.resolve("One.class");
    byte[] bytes = Files.readAllBytes(file);
    bytes[7] = 120;
    Files.write(file, bytes);
    assertTrue(failure(module).contains("One (go)"));
  }

  @Test
  void damagedFilesAreNamed() throws Exception {
    Module module = new Module(folder).compile(ONE);
    module.fragment("One", Map.of(SIGNATURE, Module.tool("one")));
    module.file("Bad.class", "\u00CA\u00FE no class");
    assertTrue(failure(module).contains("Bad.class"));
    Files.delete(module.classes.resolve("Bad.class"));
    module.file("META-INF/collet/tools/One.json", "{");
    assertTrue(failure(module).contains("One.json"));
    module.file("META-INF/collet/tools/One.json", "{\"format\":9}");
    assertTrue(failure(module).contains("the same version"));
    module.file(
        "META-INF/collet/tools/One.json",
        "{\"format\":1,\"class\":\"Two\",\"toolset\":\"T\",\"tools\":[]}");
    assertTrue(failure(module).contains("speaks of class Two"));
    Files.write(module.classes.resolve("META-INF/collet/tools/One.json"), new byte[] {(byte) 0xFF});
    assertTrue(failure(module).contains("not UTF-8"));
  }
}
