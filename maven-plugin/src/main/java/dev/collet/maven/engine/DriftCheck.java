package dev.collet.maven.engine;

import dev.collet.schema.manifest.ToolManifest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Holds a module's tools against its lock file. */
public final class DriftCheck {

  private DriftCheck() {}

  /**
   * What a check is asked to do.
   *
   * @param tools the module's tools as they are
   * @param lockFile where the lock file is
   * @param isConfigured whether a person gave that path, so that it has to exist
   * @param name what the lock file is called in messages
   * @param failOn what stops the build
   * @param ignores what is let through
   * @param accept the command that writes the lock file
   */
  public record Request(
      ModuleTools tools,
      Path lockFile,
      boolean isConfigured,
      String name,
      FailOn failOn,
      List<Ignore> ignores,
      String accept) {

    /** Copies the list. */
    public Request {
      ignores = List.copyOf(ignores);
    }
  }

  /**
   * Compares.
   *
   * @return empty when there is nothing to compare: no tools, and no lock file
   * @throws Failure if there is no lock file although there should be one, or it can't be read
   */
  public static Optional<Drift> run(Request request) throws IOException, Failure {
    ToolManifest now = request.tools().manifest();
    if (!Files.exists(request.lockFile())) {
      if (request.isConfigured()) {
        throw new Failure(
            "The configured lock file "
                + request.lockFile()
                + " does not exist. Correct <lockFile>"
                + " (-Dcollet.lockFile), or make the file: "
                + request.accept());
      }
      if (now.tools().isEmpty()) {
        return Optional.empty();
      }
      if (request.failOn() == FailOn.NONE) {
        Drift.State nothing =
            new Drift.State(request.name() + ", which is not there yet", ToolManifest.EMPTY);
        return Optional.of(between(nothing, request));
      }
      throw new Failure(
          "There is no lock file "
              + request.lockFile()
              + " yet, so nothing holds what the "
              + count(now.tools().size(), "tool")
              + " of this module promise"
              + (now.tools().size() == 1 ? "s" : "")
              + ". Make it, look at it, and commit it: "
              + request.accept());
    }
    return Optional.of(
        between(new Drift.State(request.name(), ManifestFile.read(request.lockFile())), request));
  }

  private static Drift between(Drift.State before, Request request) {
    Drift.State now = new Drift.State("the compiled classes", request.tools().manifest());
    return Drift.between(before, now, null, request.failOn(), request.ignores());
  }

  /** The ignores that let nothing through, each as a sentence. */
  public static List<String> unused(Drift drift, List<Ignore> ignores) {
    List<String> notes = new ArrayList<>();
    for (Ignore ignore : ignores) {
      if (!ignore.change().equals(Ignore.DUPLICATE_NAME)
          && drift.findings().stream().noneMatch(f -> ignore.matches(f.change()))) {
        notes.add(
            "The <ignore> of "
                + ignore.change()
                + " for tool '"
                + ignore.tool()
                + "' lets nothing through. Take it away, or it will hide the next one.");
      }
    }
    return notes;
  }

  static String count(long number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }
}
