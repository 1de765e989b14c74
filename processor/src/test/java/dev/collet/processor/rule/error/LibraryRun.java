package dev.collet.processor.rule.error;

import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import dev.collet.processor.flow.Escape;
import dev.collet.processor.flow.FlowAnalysis;
import dev.collet.processor.flow.FlowOptions;
import dev.collet.processor.flow.ToolFlow;
import dev.collet.processor.flow.library.LibraryModels;
import dev.collet.processor.flow.library.ModelFile;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Runs the analysis over a library's sources with every public method taken as a tool, and prints
 * what it finds: {@code integration-tests/flow-libraries} is the command.
 *
 * <p>Arguments: a sources jar, a class path, and how many findings to pick by chance (0 for all)
 * and, where not 1, the seed of that chance.
 */
public final class LibraryRun {
  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
  private final List<String> lines = new ArrayList<>();
  private int methods;
  private long time;

  private LibraryRun() {}

  /** Prints the findings, one a line, and a last line with the counts. */
  public static void main(String... arguments) throws IOException {
    long seed = arguments.length < 4 ? 1 : Long.parseLong(arguments[3]);
    new LibraryRun().run(Path.of(arguments[0]), arguments[1], Integer.parseInt(arguments[2]), seed);
  }

  private void run(Path jar, String classPath, int sample, long seed) throws IOException {
    List<Path> files = unpack(jar);
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager manager = javac.getStandardFileManager(null, null, null)) {
      JavacTask task =
          (JavacTask)
              javac.getTask(
                  null,
                  manager,
                  diagnostic -> {},
                  List.of("-proc:none", "-nowarn", "-cp", classPath),
                  null,
                  manager.getJavaFileObjectsFromPaths(files));
      Set<TypeElement> classes = new LinkedHashSet<>();
      task.addTaskListener(new First(task, classes));
      task.analyze();
    }
    Collections.sort(lines);
    int all = lines.size();
    if (sample > 0) {
      Collections.shuffle(lines, new Random(seed));
      lines.subList(Math.min(sample, all), all).clear();
      Collections.sort(lines);
    }
    lines.forEach(System.out::println);
    System.out.printf(
        "%s: %d methods, %d findings, %d ms of processor time in the analysis%n",
        jar.getFileName(), methods, all, time / 1_000_000);
  }

  private static List<Path> unpack(Path jar) throws IOException {
    Path target = Files.createTempDirectory("library");
    List<Path> files = new ArrayList<>();
    try (FileSystem archive = FileSystems.newFileSystem(jar);
        Stream<Path> all = Files.walk(archive.getPath("/"))) {
      for (Path file : all.filter(LibraryRun::isClass).toList()) {
        Path copy = target.resolve(file.toString().substring(1));
        Files.createDirectories(copy.getParent());
        files.add(Files.copy(file, copy));
      }
    }
    return files;
  }

  private static boolean isClass(Path file) {
    String name = file.toString();
    return name.endsWith(".java")
        && !name.endsWith("module-info.java")
        && !name.startsWith("/META-INF");
  }

  /** Collects the classes, and analyses at the moment at which the processor would. */
  private final class First implements TaskListener {
    private final JavacTask task;
    private final Set<TypeElement> classes;
    private boolean isDone;

    First(JavacTask task, Set<TypeElement> classes) {
      this.task = task;
      this.classes = classes;
    }

    @Override
    public void finished(TaskEvent event) {
      if (event.getKind() == TaskEvent.Kind.ENTER) {
        event.getCompilationUnit().getTypeDecls().stream()
            .map(
                tree ->
                    Trees.instance(task)
                        .getElement(new TreePath(new TreePath(event.getCompilationUnit()), tree)))
            .forEach(element -> add(element));
      } else if (event.getKind() == TaskEvent.Kind.ANALYZE && !isDone) {
        isDone = true;
        long start = CLOCK.getCurrentThreadCpuTime();
        analyse();
        time = CLOCK.getCurrentThreadCpuTime() - start;
      }
    }

    private void add(Element element) {
      if (element instanceof TypeElement type) {
        classes.add(type);
      }
    }

    private void analyse() {
      Trees trees = Trees.instance(task);
      FlowAnalysis analysis =
          new FlowAnalysis(
              trees,
              task.getElements(),
              task.getTypes(),
              new LibraryModels(List.of(), name -> new ModelFile(name, "")),
              new FlowOptions(false, false));
      List<ExecutableElement> tools = new ArrayList<>();
      classes.forEach(type -> tools(type, tools));
      methods = tools.size();
      SourcePositions positions = trees.getSourcePositions();
      analysis
          .analyse(tools, classes)
          .flows()
          .forEach((method, flow) -> print(method, flow, positions));
    }
  }

  private static void tools(TypeElement type, List<ExecutableElement> tools) {
    if (type.getModifiers().contains(Modifier.PUBLIC)) {
      ElementFilter.methodsIn(type.getEnclosedElements()).stream()
          .filter(method -> method.getModifiers().contains(Modifier.PUBLIC))
          .filter(method -> !method.getModifiers().contains(Modifier.ABSTRACT))
          .forEach(tools::add);
      ElementFilter.typesIn(type.getEnclosedElements()).forEach(nested -> tools(nested, tools));
    }
  }

  private void print(ExecutableElement method, ToolFlow flow, SourcePositions positions) {
    for (Escape escape : flow.escapes()) {
      if (escape.tier().isOnByDefault()) {
        lines.add(
            method.getEnclosingElement()
                + "."
                + method
                + ", line "
                + Lines.of(escape.place().path(), positions)
                + ": "
                + escape.type().simpleName()
                + " ("
                + escape.tier().text()
                + ": "
                + Trails.text(escape, positions)
                + ")");
      }
    }
  }
}
