package dev.collet.processor.flow.library;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The model files that come inside the processor's jar. */
final class BuiltIn {
  private static final List<String> NAMES =
      List.of("jdk.tsv", "jdk-functions.tsv", "jdk-values.tsv", "jdk-input.tsv", "jdk-texts.tsv");

  private BuiltIn() {}

  static List<ModelFile> files() {
    return NAMES.stream().map(BuiltIn::read).toList();
  }

  private static ModelFile read(String name) {
    try (InputStream in = BuiltIn.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(
            "The processor's jar has no " + name + ": it was repackaged incompletely.");
      }
      return new ModelFile(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("The processor's jar cannot be read", e);
    }
  }
}
