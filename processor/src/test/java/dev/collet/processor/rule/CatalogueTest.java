package dev.collet.processor.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A rule is a class, a page, a test class and a row in the table; one without the others fails. */
class CatalogueTest {
  private static final Path ROOT = Path.of("..");
  private static final Path PAGES = ROOT.resolve("docs/rules");

  @Test
  void everyRuleHasAPageATestAndARow() throws IOException {
    String table = Files.readString(PAGES.resolve("README.md"));
    String readme = Files.readString(ROOT.resolve("README.md"));
    List<String> faults = new ArrayList<>();
    for (Rule rule : Rules.ALL) {
      String name = rule.name();
      Path page = PAGES.resolve(name + ".md");
      if (!Files.exists(page) || !Files.readString(page).startsWith("# " + name + "\n")) {
        faults.add(name + " has no page " + page);
      } else if (!saysLevel(Files.readString(page), rule)) {
        faults.add(page + " does not say the rule's level");
      }
      String folder = rule.getClass().getPackageName().replace('.', '/');
      if (!Files.exists(Path.of("src/test/java", folder, name + "Test.java"))) {
        faults.add(name + " has no test class");
      }
      if (!table.contains("| [" + name + "](" + name + ".md) | " + shortLevel(rule) + " | ")) {
        faults.add(name + " has no row with '" + shortLevel(rule) + "' in the table of rules");
      }
      if (!readme.contains("| [" + name + "](docs/rules/" + name + ".md) | ")) {
        faults.add(name + " has no row in README.md's table");
      }
    }
    assertEquals(List.of(), faults);
  }

  private static String shortLevel(Rule rule) {
    return rule.isOptional() ? rule.defaultLevel().name().toLowerCase(Locale.ROOT) : "always error";
  }

  private static boolean saysLevel(String page, Rule rule) {
    String level = rule.defaultLevel().name().toLowerCase(Locale.ROOT);
    return rule.isOptional()
        ? page.contains("Default level: " + level) || page.contains("Level: " + level)
        : page.contains("Always an error") || page.contains("Level: error, always");
  }

  @Test
  void everyRuleClassIsInTheCatalogue() throws IOException {
    Set<String> listed = Rules.ALL.stream().map(Rule::name).collect(Collectors.toSet());
    Set<String> written = new TreeSet<>();
    try (Stream<Path> files = Files.walk(Path.of("src/main/java/dev/collet/processor/rule"))) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        String source = Files.readString(file);
        if (!source.contains("abstract class ")
            && source.matches("(?s).*(implements (Tool|Class)?Rule|extends \\w+Rule\\b).*")) {
          written.add(file.getFileName().toString().replace(".java", ""));
        }
      }
    }
    written.removeIf(name -> name.equals("ToolRule") || name.equals("ClassRule"));
    assertEquals(new TreeSet<>(written), new TreeSet<>(listed));
    assertTrue(written.size() > 20);
  }

  @Test
  void everyPageBelongsToARule() throws IOException {
    Set<String> names = Rules.ALL.stream().map(Rule::name).collect(Collectors.toSet());
    names.add("README");
    names.add("ProcessorNotRun");
    try (Stream<Path> pages = Files.list(PAGES)) {
      assertEquals(
          List.of(),
          pages
              .map(page -> page.getFileName().toString().replace(".md", ""))
              .filter(name -> !names.contains(name))
              .toList());
    }
  }
}
