package dev.collet.processor.flow.check;

import dev.collet.processor.flow.library.ModelFile;
import dev.collet.processor.javac.BodyContext;
import dev.collet.processor.report.Finding;
import dev.collet.processor.rule.build.UnknownOption;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Reads the model files that {@code -Acollet.models} names. */
final class OwnModels {
  private OwnModels() {}

  static List<ModelFile> read(BodyContext context) {
    List<ModelFile> files = new ArrayList<>();
    String paths = context.options().value("models", "");
    for (String path : paths.split(Pattern.quote(File.pathSeparator))) {
      if (!path.isBlank()) {
        read(path.strip(), files, context);
      }
    }
    return files;
  }

  private static void read(String path, List<ModelFile> files, BodyContext context) {
    try {
      ModelFile file = new ModelFile(path, Files.readString(Path.of(path)));
      file.classes().forEach(file::methods);
      files.add(file);
    } catch (IOException | InvalidPathException e) {
      fail("it can't be read (" + e + ")", path, context);
    } catch (IllegalArgumentException e) {
      fail(String.valueOf(e.getMessage()), path, context);
    }
  }

  private static void fail(String why, String path, BodyContext context) {
    context
        .findings()
        .accept(
            new Finding(
                new UnknownOption().name(),
                "Option -Acollet.models names '"
                    + path
                    + "', but "
                    + why
                    + ". Correct the file, or the option.",
                context.tools().get(0).tool().sites().tool()));
  }
}
