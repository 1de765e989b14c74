package dev.collet.processor.flow.library;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.ThrowsTree;
import com.sun.source.util.DocTreePath;
import com.sun.source.util.DocTrees;
import com.sun.source.util.TreePath;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Writes {@code jdk.tsv}, the table of the unchecked exceptions that the JDK's documentation names,
 * from the JDK's own sources ({@code lib/src.zip} of the JDK it runs on). The table's first lines
 * say how to run it.
 */
public final class JdkTableGenerator {
  private static final List<String> MODULES =
      List.of("java.base", "java.net.http", "java.sql", "java.xml", "java.logging");
  private static final Set<String> LEFT_OUT =
      Set.of(
          "java.lang.NullPointerException",
          "java.lang.ClassCastException",
          "java.lang.ArrayStoreException",
          "java.lang.SecurityException");
  private static final String HEADER =
      """
      # The unchecked exceptions that the JDK's documentation names, from the sources of JDK %s.
      # Generated: mvn -q -pl processor -am test-compile, then with that JDK
      #   java -cp processor/target/classes:processor/target/test-classes:(jspecify's jar) \\
      #     dev.collet.processor.flow.library.JdkTableGenerator OUTPUT
      # Do not edit. Format: docs/flow.md.
      """;

  private JdkTableGenerator() {}

  /** Writes the table to the file named by the only argument. */
  public static void main(String... arguments) throws IOException {
    Path zip = Path.of(System.getProperty("java.home"), "lib", "src.zip");
    Map<String, Map<String, Map<String, Set<String>>>> table = new TreeMap<>();
    for (String module : MODULES) {
      read(zip, module, table);
    }
    StringBuilder text =
        new StringBuilder(HEADER.formatted(System.getProperty("java.specification.version")));
    table.forEach(
        (type, methods) -> {
          text.append(type).append('\n');
          methods.forEach(
              (method, kinds) ->
                  kinds.forEach(
                      (kind, exceptions) ->
                          text.append('\t')
                              .append(
                                  String.join(
                                      "\t", method, kind, String.join(",", trim(exceptions))))
                              .append('\n')));
        });
    Files.writeString(Path.of(arguments[0]), text);
  }

  /**
   * Leaves out what a reader need not be told twice: the general type beside the special ones that
   * say more, and ZoneRulesException, which is a DateTimeException.
   */
  private static Set<String> trim(Set<String> exceptions) {
    Set<String> kept = new TreeSet<>(exceptions);
    boolean isSpecial =
        kept.stream()
            .anyMatch(name -> name.matches(".*(NumberFormat|Charset|CharsetName|Syntax)Exception"));
    if (isSpecial) {
      kept.remove("java.lang.IllegalArgumentException");
    }
    if (kept.contains("java.time.DateTimeException")) {
      kept.removeIf(name -> name.startsWith("java.time.zone.") || name.contains("DateTimeParse"));
    }
    return kept;
  }

  private static void read(
      Path zip, String module, Map<String, Map<String, Map<String, Set<String>>>> table)
      throws IOException {
    Path sources = Files.createTempDirectory("jdk-sources");
    List<Path> files = unpack(zip, module, sources);
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager manager = javac.getStandardFileManager(null, null, null)) {
      JavaCompiler.CompilationTask task =
          javac.getTask(
              null,
              manager,
              null,
              List.of("-proc:only", "-nowarn", "--patch-module", module + "=" + sources),
              null,
              manager.getJavaFileObjectsFromPaths(files));
      task.setProcessors(List.of(new Reader(table)));
      if (!task.call()) {
        throw new IOException("javac could not read module " + module);
      }
    }
  }

  private static List<Path> unpack(Path zip, String module, Path target) throws IOException {
    List<Path> files = new ArrayList<>();
    try (FileSystem archive = FileSystems.newFileSystem(zip);
        Stream<Path> all = Files.walk(archive.getPath(module))) {
      for (Path file : all.filter(JdkTableGenerator::isClass).toList()) {
        Path copy = target.resolve(archive.getPath(module).relativize(file).toString());
        Files.createDirectories(copy.getParent());
        files.add(Files.copy(file, copy));
      }
    }
    return files;
  }

  private static boolean isClass(Path file) {
    return file.toString().endsWith(".java") && !file.toString().endsWith("-info.java");
  }

  /** Reads the documentation of every public method. */
  @SupportedAnnotationTypes("*")
  private static final class Reader extends AbstractProcessor {
    private final Map<String, Map<String, Map<String, Set<String>>>> table;

    Reader(Map<String, Map<String, Map<String, Set<String>>>> table) {
      this.table = table;
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      for (TypeElement type : ElementFilter.typesIn(round.getRootElements())) {
        if (type.getQualifiedName().toString().matches("javax?\\..*")) {
          read(type);
        }
      }
      return false;
    }

    private void read(TypeElement type) {
      if (!isOpen(type)) {
        return;
      }
      for (Element member : type.getEnclosedElements()) {
        if (member instanceof TypeElement nested) {
          read(nested);
        } else if (member instanceof ExecutableElement method && isOpen(member)) {
          read(type, method);
        }
      }
    }

    private void read(TypeElement type, ExecutableElement method) {
      DocTrees trees = DocTrees.instance(processingEnv);
      TreePath path = trees.getPath(method);
      DocCommentTree comment = path == null ? null : trees.getDocCommentTree(path);
      if (comment == null) {
        return;
      }
      for (DocTree tag : comment.getBlockTags()) {
        if (tag instanceof ThrowsTree thrown) {
          Element named =
              trees.getElement(
                  new DocTreePath(
                      DocTreePath.getPath(new DocTreePath(path, comment), tag),
                      thrown.getExceptionName()));
          if (named instanceof TypeElement exception && isWanted(method, exception)) {
            add(type, method, exception);
          }
        }
      }
    }

    private void add(TypeElement type, ExecutableElement method, TypeElement exception) {
      Signatures signatures =
          new Signatures(processingEnv.getElementUtils(), processingEnv.getTypeUtils());
      String name = exception.getQualifiedName().toString();
      table
          .computeIfAbsent(signatures.binaryName(type), any -> new TreeMap<>())
          .computeIfAbsent(signatures.of(method), any -> new TreeMap<>())
          .computeIfAbsent(isInput(method, name) ? "input" : "documented", any -> new TreeSet<>())
          .add(name);
    }

    private boolean isWanted(ExecutableElement method, TypeElement exception) {
      boolean isDeclared =
          method.getThrownTypes().stream()
              .anyMatch(declared -> processingEnv.getTypeUtils().asElement(declared) == exception);
      return !isDeclared
          && isA(exception, "java.lang.RuntimeException")
          && !LEFT_OUT.contains(exception.getQualifiedName().toString());
    }

    private boolean isA(TypeElement type, String name) {
      TypeElement other = processingEnv.getElementUtils().getTypeElement(name);
      return processingEnv.getTypeUtils().isSubtype(type.asType(), other.asType());
    }

    /** Whether the outcome depends on a text that is read, or on something being there. */
    private static boolean isInput(ExecutableElement method, String exception) {
      if (exception.matches("java\\.util\\.(NoSuchElement|InputMismatch)Exception")) {
        return true;
      }
      List<? extends VariableElement> parameters = method.getParameters();
      boolean takesText = parameters.stream().anyMatch(p -> isText(p.asType()));
      if (!takesText || exception.matches(".*(UnsupportedOperation|IndexOutOfBounds).*")) {
        return false;
      }
      String owner = method.getEnclosingElement().toString();
      if (method.getKind() == ElementKind.CONSTRUCTOR) {
        return isText(parameters.get(0).asType())
            && owner.matches("java\\.math\\..*|java\\.text\\..*Format");
      }
      String name = method.getSimpleName().toString();
      return name.matches("(parse|valueOf|fromString|of|decode|forName|ofPattern)($|[A-Z].*)")
          || name.matches("create|compile|getPath|getPathMatcher")
          || (name.equals("get") && owner.equals("java.nio.file.Paths"))
          || (name.equals("getInstance") && parameters.size() == 1);
    }

    private static boolean isText(TypeMirror type) {
      return type.toString().matches("(.* )?java\\.lang\\.(String|CharSequence)");
    }

    private static boolean isOpen(Element element) {
      return element.getModifiers().contains(Modifier.PUBLIC)
          || element.getModifiers().contains(Modifier.PROTECTED);
    }
  }
}
