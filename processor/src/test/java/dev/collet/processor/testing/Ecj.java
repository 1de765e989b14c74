package dev.collet.processor.testing;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/** Eclipse's compiler, which is no javac. */
public final class Ecj {
  private Ecj() {}

  /** The command that starts it in a process of its own. */
  public static List<String> command(String... options) {
    try {
      Path jar =
          Path.of(
              EclipseCompiler.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      List<String> command = new ArrayList<>();
      command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
      command.addAll(List.of(options));
      command.addAll(List.of("-jar", jar.toString()));
      return command;
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
