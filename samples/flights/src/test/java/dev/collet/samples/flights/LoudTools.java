package dev.collet.samples.flights;

import dev.collet.MapError;
import dev.collet.Tool;
import java.io.IOException;

/** A tool whose child process prints where it should not. */
public final class LoudTools {
  /** Prints by itself and by a child. */
  @Tool
  @MapError(
      exception = {IOException.class, InterruptedException.class},
      message = "The child did not run to its end.")
  @SuppressWarnings("collet:InheritedStdout") // the fault that the start script is for
  public String loud() throws IOException, InterruptedException {
    System.out.println("the tool prints");
    String prints = "echo 'a child prints'; echo '{\"jsonrpc\":\"2.0\",\"id\":99}'";
    new ProcessBuilder("sh", "-c", prints).inheritIO().start().waitFor();
    return "ran";
  }
}
