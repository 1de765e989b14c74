package dev.collet.maven.engine;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.schema.manifest.ToolFragment;
import dev.collet.schema.manifest.ToolManifest;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * A module on disk for a test: sources compiled without the processor, fragments by hand. The
 * annotation is a copy, because the runtime's jar brings a guard that stops such a compilation.
 */
final class Module {

  private static final String TOOL =
      """
      package dev.collet;
      @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.CLASS)
      public @interface Tool {
        String name() default "";
        String title() default "";
        String description() default "";
      }
      """;

  final Path folder;
  final Path classes;

  Module(Path folder) {
    this.folder = folder;
    this.classes = folder.resolve("target/classes");
  }

  /** Compiles sources; the first type of each names its file. */
  Module compile(String... sources) {
    return compile(List.of(), sources);
  }

  Module compile(List<Path> classPath, String... sources) {
    try {
      Files.createDirectories(classes);
      List<String> arguments = new ArrayList<>(List.of("-proc:none", "-d", classes.toString()));
      List<String> path = new ArrayList<>();
      path.add(classes.toString());
      classPath.forEach(each -> path.add(each.toString()));
      arguments.addAll(List.of("-cp", String.join(java.io.File.pathSeparator, path)));
      Path annotation = folder.resolve("src/dev/collet/Tool.java");
      Files.createDirectories(annotation.getParent());
      Files.writeString(annotation, TOOL);
      arguments.add(annotation.toString());
      for (String source : sources) {
        Matcher name = Pattern.compile("(?:class|interface|enum|record) (\\w+)").matcher(source);
        assertTrue(name.find());
        Path file = folder.resolve("src/" + name.group(1) + ".java");
        Files.createDirectories(file.getParent());
        Files.writeString(file, source);
        arguments.add(file.toString());
      }
      JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
      StringWriter log = new StringWriter();
      boolean ok =
          javac.getTask(log, null, null, options(arguments), null, units(javac, arguments)).call();
      assertTrue(ok, log.toString());
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> options(List<String> arguments) {
    return arguments.stream().filter(argument -> !argument.endsWith(".java")).toList();
  }

  private static Iterable<? extends javax.tools.JavaFileObject> units(
      JavaCompiler javac, List<String> arguments) {
    List<Path> files = arguments.stream().filter(a -> a.endsWith(".java")).map(Path::of).toList();
    return javac.getStandardFileManager(null, null, null).getJavaFileObjectsFromPaths(files);
  }

  /** Writes a class's fragment: signatures and the tools' JSON, in single quotes. */
  Module fragment(String type, Map<String, String> tools) {
    StringBuilder text = new StringBuilder("{\"format\":1,\"class\":\"").append(type);
    text.append("\",\"toolset\":\"").append(type).append("Toolset\",\"tools\":[");
    String separator = "";
    for (Map.Entry<String, String> tool : tools.entrySet()) {
      text.append(separator).append("{\"method\":\"").append(tool.getKey());
      text.append("\",\"tool\":").append(tool.getValue().replace('\'', '"')).append('}');
      separator = ",";
    }
    return file(ToolFragment.FOLDER + type + ".json", text.append("]}").toString());
  }

  Module file(String name, String text) {
    try {
      Path file = classes.resolve(name);
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  ModuleTools read(ClassPath.Entry... dependencies) throws IOException, Failure {
    return ModuleTools.read(classes, new ClassPath(List.of(dependencies)));
  }

  static String tool(String name) {
    return "{'name':'" + name + "','inputSchema':{'type':'object'}}";
  }

  static ToolManifest manifest(String... tools) {
    return ToolManifest.parse(
        ("{'format':1,'tools':[" + String.join(",", tools) + "]}").replace('\'', '"'));
  }
}
