package dev.collet.processor.testing;

import static org.junit.jupiter.api.Assertions.fail;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import dev.collet.processor.ColletProcessor;
import dev.collet.processor.UnannotatedProcessor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * Marker tests: a source says above a line what must be found there, {@code // finds: RuleName
 * text}; several markers may stand above one line. Nothing may be found anywhere else. What javac
 * itself says is marked {@code // finds: javac text}.
 */
public final class Markers {
  private static final Pattern MARKER = Pattern.compile("^\\s*// finds: (\\w+) ?(.*)$");
  private final List<String> options = new ArrayList<>();
  private final List<Processor> others = new ArrayList<>();

  private Markers() {}

  /** Compiles the sources with the processor and compares. */
  public static Compilation check(String... sources) {
    return new Markers().compile(sources);
  }

  /** The same with options for javac. */
  public static Markers with(String... options) {
    Markers markers = new Markers();
    markers.options.addAll(List.of(options));
    return markers;
  }

  /** Runs other processors beside ours. */
  public Markers beside(Processor... processors) {
    others.addAll(List.of(processors));
    return this;
  }

  /** Compiles the sources with the processor and compares. */
  public Compilation compile(String... sources) {
    List<Processor> processors = new ArrayList<>(others);
    processors.add(new ColletProcessor());
    processors.add(new UnannotatedProcessor());
    List<Object> all = new ArrayList<>(options);
    if (options.stream().noneMatch(option -> option.startsWith("-Xlint"))) {
      all.add("-Xlint:-options");
    }
    Compilation compilation =
        Compiler.javac()
            .withProcessors(processors)
            .withOptions(all)
            .compile(Arrays.stream(sources).map(Sources::file).toList());
    compare(compilation, sources);
    return compilation;
  }

  private static void compare(Compilation compilation, String... sources) {
    List<Expected> missing = new ArrayList<>();
    for (String source : sources) {
      missing.addAll(expected(Sources.file(source).getName(), source));
    }
    List<String> faults = new ArrayList<>();
    for (Diagnostic<? extends JavaFileObject> diagnostic : compilation.diagnostics()) {
      if (concernsUs(diagnostic) && !missing.removeIf(once(diagnostic))) {
        faults.add("unexpected: " + describe(diagnostic));
      }
    }
    missing.forEach(expected -> faults.add("missing: " + expected));
    if (!faults.isEmpty()) {
      fail(String.join("\n", faults));
    }
  }

  private static java.util.function.Predicate<Expected> once(
      Diagnostic<? extends JavaFileObject> diagnostic) {
    boolean[] taken = {false};
    return expected -> {
      if (taken[0] || !expected.fits(diagnostic)) {
        return false;
      }
      taken[0] = true;
      return true;
    };
  }

  private static boolean concernsUs(Diagnostic<?> diagnostic) {
    return diagnostic.getKind() != Diagnostic.Kind.NOTE
            && diagnostic.getKind() != Diagnostic.Kind.OTHER
        || diagnostic.getMessage(Locale.ROOT).startsWith("[");
  }

  private static List<Expected> expected(String file, String source) {
    List<Expected> expected = new ArrayList<>();
    List<String> lines = source.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      Matcher marker = MARKER.matcher(lines.get(i));
      if (marker.matches()) {
        int line = i + 1;
        while (MARKER.matcher(lines.get(line)).matches()) {
          line++;
        }
        expected.add(new Expected(file, line + 1, marker.group(1), marker.group(2)));
      }
    }
    return expected;
  }

  private static String describe(Diagnostic<? extends JavaFileObject> diagnostic) {
    return diagnostic.getKind()
        + " "
        + (diagnostic.getSource() == null ? "-" : diagnostic.getSource().getName())
        + ":"
        + diagnostic.getLineNumber()
        + " "
        + diagnostic.getMessage(Locale.ROOT);
  }

  private record Expected(String file, long line, String rule, String text) {
    boolean fits(Diagnostic<? extends JavaFileObject> diagnostic) {
      String message = diagnostic.getMessage(Locale.ROOT);
      boolean isRule =
          rule.equals("javac") ? !message.startsWith("[") : message.startsWith("[" + rule + "] ");
      return isRule
          && message.contains(text)
          && diagnostic.getSource() != null
          && diagnostic.getSource().getName().equals(file)
          && diagnostic.getLineNumber() == line;
    }
  }
}
