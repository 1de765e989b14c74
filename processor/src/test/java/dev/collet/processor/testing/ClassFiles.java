package dev.collet.processor.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import dev.collet.processor.ColletProcessor;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.tools.JavaFileObject;

/** Compiles sources as another module, so that a test sees them as class files. */
public final class ClassFiles {
  private ClassFiles() {}

  /**
   * A class path of this program's and the classes of the sources, without toolsets: as if our
   * processor had not run for them.
   */
  public static List<File> of(Path folder, List<String> options, String... sources) {
    Compilation compilation =
        Compiler.javac()
            .withProcessors(new ColletProcessor())
            .withOptions(List.<Object>copyOf(options))
            .compile(Arrays.stream(sources).map(Sources::file).toList());
    assertEquals(
        Compilation.Status.SUCCESS, compilation.status(), () -> compilation.errors().toString());
    for (JavaFileObject file : compilation.generatedFiles()) {
      if (file.getKind() == JavaFileObject.Kind.CLASS && !file.getName().contains("Toolset")) {
        copy(file, folder);
      }
    }
    List<File> path = new ArrayList<>();
    path.add(folder.toFile());
    for (String each : System.getProperty("java.class.path").split(File.pathSeparator)) {
      path.add(new File(each));
    }
    return path;
  }

  private static void copy(JavaFileObject file, Path folder) {
    Path target = folder.resolve(file.getName().replaceFirst("^/CLASS_OUTPUT/", ""));
    try (InputStream in = file.openInputStream()) {
      Files.createDirectories(target.getParent());
      Files.copy(in, target, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
