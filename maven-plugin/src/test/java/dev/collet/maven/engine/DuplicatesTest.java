package dev.collet.maven.engine;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.schema.manifest.ToolFragment;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DuplicatesTest {

  @TempDir Path folder;

  private ModuleTools module(String... names) throws Exception {
    Module module = new Module(folder.resolve("module"));
    for (String name : names) {
      module.compile("class C" + name + " { @dev.collet.Tool void go() {} }");
      module.fragment("C" + name, Map.of("go()V", Module.tool(name.substring(0, 1))));
    }
    return module.read();
  }

  private ClassPath.Entry jar(String name, String... tools) throws Exception {
    Path file = folder.resolve(name + ".jar");
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream jar = new ZipOutputStream(out)) {
      jar.putNextEntry(new ZipEntry(ToolFragment.MANIFEST));
      jar.write(Module.manifest(tools).text().getBytes(StandardCharsets.UTF_8));
      jar.closeEntry();
    }
    return new ClassPath.Entry("g:" + name + ":1", file);
  }

  private static void verify(ModuleTools tools, List<Ignore> ignores, ClassPath.Entry... entries)
      throws Exception {
    Duplicates.verify(tools, "app", new ClassPath(List.of(entries)), ignores);
  }

  private static String failure(ModuleTools tools, ClassPath.Entry... entries) {
    return String.valueOf(
        assertThrows(Failure.class, () -> verify(tools, List.of(), entries)).getMessage());
  }

  @Test
  void twoClassesOfTheModule() throws Exception {
    String message = failure(module("a1", "a2"));
    assertTrue(message.contains("'a' is in class Ca1 of app, and in class Ca2 of app"), message);
  }

  @Test
  void theModuleAndADependency() throws Exception {
    String message = failure(module("a1"), jar("lib", Module.tool("a"), Module.tool("b")));
    assertTrue(message.contains("'a' is in class Ca1 of app, and in g:lib:1"), message);
    assertTrue(message.contains("<change>DUPLICATE_NAME</change>"), message);
  }

  @Test
  void twoDependenciesEvenOfAModuleWithoutTools() throws Exception {
    String message = failure(module(), jar("x", Module.tool("a")), jar("y", Module.tool("a")));
    assertTrue(message.contains("g:x:1, and in g:y:1"), message);
  }

  @Test
  void differentNamesPass() throws Exception {
    assertDoesNotThrow(() -> verify(module("a1", "b1"), List.of(), jar("lib", Module.tool("c"))));
  }

  @Test
  void anIgnoreWithAReasonLetsItPass() throws Exception {
    Ignore ignore = Ignore.of("a", "DUPLICATE_NAME", "two servers");
    assertDoesNotThrow(() -> verify(module("a1", "a2"), List.of(ignore)));
  }

  @Test
  void aDependencyThatIsNoArchiveOrMissingIsSkippedAndABadManifestIsNamed() throws Exception {
    Path text = Files.writeString(folder.resolve("x.so"), "no zip");
    assertDoesNotThrow(
        () ->
            verify(
                module("a1"),
                List.of(),
                new ClassPath.Entry("g:x:1", text),
                new ClassPath.Entry("g:y:1", folder.resolve("nowhere.jar"))));
    Module bad = new Module(folder.resolve("bad")).file(ToolFragment.MANIFEST, "{}");
    String message = failure(module("a1"), new ClassPath.Entry("g:bad:1", bad.classes));
    assertTrue(message.contains("tools.json"), message);
  }
}
