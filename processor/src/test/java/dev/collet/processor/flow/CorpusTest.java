package dev.collet.processor.flow;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import dev.collet.processor.ColletProcessor;
import dev.collet.processor.testing.Sources;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;

/**
 * Measures the analysis on tools in the style of real servers. Above each tool stands what a reader
 * expects: {@code // expects: NumberFormatException IOException}, or {@code none}.
 */
class CorpusTest {
  private static final Pattern EXPECTED =
      Pattern.compile("// expects: ([^\\n]*)\\n(?:\\s*@[^\\n]*\\n)*[^\\n(]*?(\\w+)\\(");
  private static final Pattern FOUND =
      Pattern.compile("^\\[UnmappedException\\] (\\S+) can leave tool '(\\w+)'");

  @Test
  void findsWhatAReaderFinds() throws IOException, URISyntaxException {
    String folder = System.getProperty("collet.corpus", "");
    Path corpus =
        folder.isEmpty()
            ? Path.of(Objects.requireNonNull(getClass().getResource("/flow-corpus")).toURI())
            : Path.of(folder);
    int tools = 0;
    int right = 0;
    List<String> faults = new ArrayList<>();
    for (Path file : files(corpus)) {
      String source = Files.readString(file);
      Set<String> expected = new TreeSet<>();
      Matcher matcher = EXPECTED.matcher(source);
      while (matcher.find()) {
        tools++;
        for (String name : matcher.group(1).trim().split("[ ,]+")) {
          if (!name.equals("none")) {
            expected.add(matcher.group(2) + " " + name);
          }
        }
      }
      Set<String> found = found(source, file, faults);
      for (String each : found) {
        if (expected.remove(each)) {
          right++;
        } else {
          faults.add("wrong: " + file.getFileName() + " " + each);
        }
      }
      expected.forEach(each -> faults.add("missed: " + file.getFileName() + " " + each));
    }
    long wrong = faults.stream().filter(fault -> fault.startsWith("wrong")).count();
    long missed = faults.stream().filter(fault -> fault.startsWith("missed")).count();
    double precision = right / (double) (right + wrong);
    double recall = right / (double) (right + missed);
    faults.forEach(System.out::println);
    System.out.println(
        String.format(
            Locale.ROOT,
            "flow corpus: precision %.3f, recall %.3f, %d methods",
            precision,
            recall,
            tools));
    assertTrue(faults.stream().noneMatch(fault -> fault.startsWith("broken")), faults::toString);
    assertTrue(tools >= 150, "only " + tools + " methods");
    assertTrue(precision >= 0.98, () -> "precision " + precision + faults);
    assertTrue(recall >= 0.99, () -> "recall " + recall + faults);
  }

  private static List<Path> files(Path corpus) throws IOException {
    try (Stream<Path> files = Files.list(corpus)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  private static Set<String> found(String source, Path file, List<String> faults) {
    Compilation compilation =
        Compiler.javac()
            .withProcessors(new ColletProcessor())
            .withOptions("-Xlint:none")
            .compile(Sources.file(source));
    Set<String> found = new TreeSet<>();
    for (Diagnostic<?> diagnostic : compilation.diagnostics()) {
      String message = diagnostic.getMessage(Locale.ROOT);
      Matcher finding = FOUND.matcher(message);
      if (finding.find()) {
        String type = finding.group(1);
        found.add(finding.group(2) + " " + type.substring(type.lastIndexOf('.') + 1));
      } else if (diagnostic.getKind() == Diagnostic.Kind.ERROR && !message.startsWith("[")) {
        faults.add("broken: " + file.getFileName() + " " + diagnostic);
      }
    }
    return found;
  }
}
