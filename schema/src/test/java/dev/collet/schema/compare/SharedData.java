package dev.collet.schema.compare;

import dev.collet.schema.JsonText;
import dev.collet.schema.load.DocumentResolver;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import tools.jackson.databind.JsonNode;

/** Finds the public data that stands beside the repository; tests skip where it does not. */
final class SharedData {

  /** A schema of the public suite with one value and whether it is valid. */
  record SuiteCase(String name, boolean optional, JsonNode schema, JsonNode data, boolean valid) {}

  /** Two schemas and whether the first is contained in the second. */
  record Pair(String id, JsonNode sub, JsonNode sup, boolean contained) {}

  private SharedData() {}

  static Path folder(String name) {
    String given = System.getProperty("collet.shared");
    Path shared = given != null ? Path.of(given) : repository().resolve("../shared");
    Path folder = shared.resolve("data").resolve(name);
    Assumptions.assumeTrue(
        Files.isDirectory(folder), () -> "skipped: there is no " + folder.normalize());
    return folder;
  }

  private static Path repository() {
    Path at = Path.of("").toAbsolutePath();
    Path module = at.endsWith("schema") ? at.getParent() : at;
    // a linked work tree stands one level deeper than the repository
    return Files.isDirectory(module.resolve("../shared")) ? module : module.resolve("..");
  }

  static JsonNode read(Path file) {
    try {
      return JsonText.read(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<Path> files(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".json")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<SuiteCase> suite() {
    Path tests = folder("json-schema-test-suite").resolve("tests/draft2020-12");
    List<SuiteCase> cases = new ArrayList<>();
    for (Path file : files(tests)) {
      String name = tests.relativize(file).toString();
      for (JsonNode group : read(file)) {
        for (JsonNode test : group.get("tests")) {
          cases.add(
              new SuiteCase(
                  name
                      + ": "
                      + group.get("description").asString()
                      + ": "
                      + test.get("description").asString(),
                  name.startsWith("optional"),
                  group.get("schema"),
                  test.get("data"),
                  test.get("valid").booleanValue()));
        }
      }
    }
    return cases;
  }

  static DocumentResolver remotes() {
    Path remotes = folder("json-schema-test-suite").resolve("remotes");
    Map<String, JsonNode> documents = new HashMap<>();
    for (Path file : files(remotes)) {
      documents.put("http://localhost:1234/" + remotes.relativize(file), read(file));
    }
    return DocumentResolver.of(documents);
  }

  static List<Pair> pairs() {
    Path file = folder("containment").resolve("pairs.jsonl");
    List<Pair> pairs = new ArrayList<>();
    try {
      for (String line : Files.readAllLines(file)) {
        JsonNode pair = JsonText.read(line);
        pairs.add(
            new Pair(
                pair.get("id").stringValue(),
                pair.get("sub"),
                pair.get("sup"),
                pair.get("expected").stringValue().equals("contained")));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return pairs;
  }
}
