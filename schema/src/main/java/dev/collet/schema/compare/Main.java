package dev.collet.schema.compare;

import dev.collet.schema.CanonicalJson;
import dev.collet.schema.JsonText;
import dev.collet.schema.load.DocumentResolver;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * Compares two schemas from the command line: {@code [--budget STEPS] [--document URI=FILE]… SUB
 * SUP}.
 *
 * <p>Exit codes: 0 contained, 1 not contained, 2 unknown, 64 wrong use or unreadable input.
 */
public final class Main {

  private static final String USAGE = "usage: [--budget STEPS] [--document URI=FILE]... SUB SUP";

  private Main() {}

  /** Runs and exits. */
  public static void main(String[] arguments) {
    System.exit(run(List.of(arguments), System.out, System.err));
  }

  /** Runs, and returns the exit code. */
  static int run(List<String> arguments, PrintStream out, PrintStream err) {
    long budget = ComparisonOptions.DEFAULT_BUDGET;
    Map<String, JsonNode> documents = new HashMap<>();
    List<String> files = new ArrayList<>();
    try {
      for (int i = 0; i < arguments.size(); i++) {
        String argument = arguments.get(i);
        boolean more = i + 1 < arguments.size();
        if (argument.equals("--budget") && more) {
          budget = Long.parseLong(arguments.get(++i));
        } else if (argument.equals("--document") && more) {
          String[] parts = arguments.get(++i).split("=", 2);
          documents.put(parts[0], read(parts.length == 2 ? parts[1] : ""));
        } else if (argument.startsWith("--")) {
          throw new IllegalArgumentException(USAGE);
        } else {
          files.add(argument);
        }
      }
      if (files.size() != 2) {
        throw new IllegalArgumentException(USAGE);
      }
      ComparisonOptions options = new ComparisonOptions(budget, DocumentResolver.of(documents));
      return print(SchemaComparison.compare(read(files.get(0)), read(files.get(1)), options), out);
    } catch (NumberFormatException e) {
      err.println("--budget takes a number of steps");
    } catch (IOException | InvalidPathException e) {
      err.println("can't read " + e.getMessage());
    } catch (JacksonException e) {
      err.println("not JSON: " + JsonText.reason(e));
    } catch (IllegalArgumentException e) {
      err.println(e.getMessage());
    }
    return 64;
  }

  private static JsonNode read(String file) throws IOException {
    return JsonText.read(Files.readString(Path.of(file)));
  }

  private static int print(Verdict verdict, PrintStream out) {
    if (verdict instanceof Verdict.NotContained not) {
      out.println("not contained: " + CanonicalJson.write(not.witness()));
      for (Collision at : not.collisions()) {
        out.println(
            "  at '" + at.instance() + "': " + at.inSub() + " allows, " + at.inSup() + " rejects");
      }
      return 1;
    }
    if (verdict instanceof Verdict.Unknown unknown) {
      out.println("unknown: " + unknown.reason());
      return 2;
    }
    out.println("contained");
    return 0;
  }
}
