package dev.collet.maven;

import dev.collet.maven.engine.Failure;
import dev.collet.maven.engine.Ignore;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An {@code <ignore>} as it is written in a POM. */
public final class IgnoreParameter {

  /** The tool's name, or {@code *} for all. */
  @Nullable String tool;

  /** The kind of change, such as {@code ARGUMENT_REMOVED}, or {@code DUPLICATE_NAME}. */
  @Nullable String change;

  /** Why it may pass. */
  @Nullable String reason;

  static List<Ignore> read(List<IgnoreParameter> parameters) throws Failure {
    List<Ignore> ignores = new ArrayList<>();
    for (IgnoreParameter parameter : parameters) {
      ignores.add(Ignore.of(text(parameter.tool), text(parameter.change), text(parameter.reason)));
    }
    return List.copyOf(ignores);
  }

  private static String text(@Nullable String value) {
    return value == null ? "" : value;
  }
}
