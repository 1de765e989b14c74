package dev.collet.processor.emit;

import static org.junit.jupiter.api.Assertions.fail;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import dev.collet.dispatch.ToolDescriptor;
import dev.collet.dispatch.Toolset;
import dev.collet.json.JacksonReader;
import dev.collet.json.JsonReader;
import dev.collet.json.Problem;
import dev.collet.json.TreeReader;
import dev.collet.json.TreeWriter;
import dev.collet.json.Utf8Writer;
import dev.collet.processor.ColletProcessor;
import dev.collet.processor.testing.Sources;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Compiles tools with the processor, loads what came out, and calls it. */
public final class Generated {
  /** As the server configures its parser. */
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNumberLength(Integer.MAX_VALUE)
                  .maxNestingDepth(1_100)
                  .build())
          .build();

  private static final JsonMapper MAPPER =
      JsonMapper.builder(FACTORY)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .enable(DeserializationFeature.USE_BIG_INTEGER_FOR_INTS)
          .build();

  private final Compilation compilation;
  private final Loader loader;

  private Generated(Compilation compilation) {
    this.compilation = compilation;
    loader = new Loader(compilation);
  }

  /** Compiles under the flags that generated code promises to pass. */
  public static Generated compile(String... sources) {
    return compile(List.of("-Xlint:all,-processing", "-Werror"), sources);
  }

  /** Compiles with options for javac. */
  public static Generated compile(List<String> options, String... sources) {
    Compilation compilation =
        Compiler.javac()
            .withProcessors(new ColletProcessor())
            .withOptions(options.toArray())
            .compile(Arrays.stream(sources).map(Sources::file).toList());
    if (compilation.status() != Compilation.Status.SUCCESS) {
      fail(String.join("\n", compilation.diagnostics().stream().map(Object::toString).toList()));
    }
    return new Generated(compilation);
  }

  /** The source of a toolset. */
  public String source(String className) {
    String path = "/" + className.replace('.', '/') + ".java";
    for (JavaFileObject file : compilation.generatedSourceFiles()) {
      if (file.getName().endsWith(path)) {
        try {
          return file.getCharContent(false).toString();
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
    throw new AssertionError("no source " + path);
  }

  /** The class files, by their binary names. */
  public Map<String, byte[]> classes() {
    return loader.classes;
  }

  /** A toolset of a class that has a constructor without parameters, or only static tools. */
  public Tools tools(String toolClass) {
    return tools(toolClass, toolClass + "Toolset");
  }

  /** A toolset by its own name. */
  public Tools tools(String toolClass, String toolset) {
    try {
      Class<?> type = loader.loadClass(toolset);
      Constructor<?> constructor = type.getDeclaredConstructors()[0];
      constructor.setAccessible(true);
      if (constructor.getParameterCount() == 0) {
        return new Tools((Toolset) constructor.newInstance());
      }
      Constructor<?> owner = loader.loadClass(toolClass).getDeclaredConstructor();
      owner.setAccessible(true);
      return new Tools((Toolset) constructor.newInstance(owner.newInstance()));
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** A toolset under test. */
  public static final class Tools {
    private final Toolset toolset;

    Tools(Toolset toolset) {
      this.toolset = toolset;
    }

    public Toolset toolset() {
      return toolset;
    }

    public ToolDescriptor descriptor(String tool) {
      return toolset.tools().get(index(tool));
    }

    /** What is wrong with the arguments, as "pointer: message"; both readers must say the same. */
    public List<String> problems(String tool, String arguments) {
      JsonReader stream = reader(arguments);
      Object bound = toolset.read(index(tool), stream);
      JsonReader tree = new TreeReader(tree(arguments));
      Object other = toolset.read(index(tool), tree);
      List<String> problems = texts(stream.problems());
      if (!problems.equals(texts(tree.problems())) || (bound == null) != (other == null)) {
        fail("stream: " + problems + "\ntree: " + texts(tree.problems()));
      }
      if ((bound == null) == problems.isEmpty()) {
        fail("bound " + bound + " with problems " + problems);
      }
      return problems;
    }

    /** Reads, calls, and gives what the method returned. */
    public @Nullable Object call(String tool, String arguments) {
      List<String> problems = problems(tool, arguments);
      if (!problems.isEmpty()) {
        fail(problems.toString());
      }
      Object bound = toolset.read(index(tool), reader(arguments));
      try {
        return toolset.call(index(tool), bound, null);
      } catch (Throwable e) {
        throw new AssertionError(e);
      }
    }

    /** Reads, calls and writes; the result as JSON. */
    public String result(String tool, String arguments) {
      return write(tool, call(tool, arguments));
    }

    /** Writes a result with both writers, which must agree. */
    public String write(String tool, @Nullable Object result) {
      Utf8Writer out = new Utf8Writer();
      toolset.write(index(tool), result, out);
      TreeWriter tree = new TreeWriter();
      toolset.write(index(tool), result, tree);
      Utf8Writer again = new Utf8Writer();
      again.writeAny(tree.tree());
      String json = text(out);
      if (!MAPPER.readTree(json).equals(MAPPER.readTree(text(again)))) {
        fail(json + " but as a tree " + text(again));
      }
      return json;
    }

    /** The text of the mapping for an exception. */
    public @Nullable String mapError(String tool, String arguments, Throwable thrown) {
      Object bound = toolset.read(index(tool), reader(arguments));
      return toolset.mapError(index(tool), bound, thrown);
    }

    public int index(String tool) {
      for (int i = 0; i < toolset.tools().size(); i++) {
        if (toolset.tools().get(i).name().equals(tool)) {
          return i;
        }
      }
      throw new AssertionError("no tool " + tool);
    }
  }

  /** A reader as the server makes it. */
  public static JsonReader reader(String arguments) {
    JsonParser parser =
        FACTORY.createParser(ObjectReadContext.empty(), arguments.getBytes(StandardCharsets.UTF_8));
    parser.nextToken();
    return new JacksonReader(parser);
  }

  private static @Nullable Object tree(String json) {
    return MAPPER.readValue(json, Object.class);
  }

  private static String text(Utf8Writer out) {
    return new String(out.buffer(), 0, out.length(), StandardCharsets.UTF_8);
  }

  private static List<String> texts(List<Problem> problems) {
    return problems.stream().map(each -> each.pointer() + ": " + each.message()).toList();
  }

  /** Loads the class files of a compilation. */
  private static final class Loader extends ClassLoader {
    private final Map<String, byte[]> classes = new HashMap<>();

    Loader(Compilation compilation) {
      super(Generated.class.getClassLoader());
      for (JavaFileObject file : compilation.generatedFiles()) {
        if (file.getKind() == JavaFileObject.Kind.CLASS) {
          String path = file.getName().replaceFirst("^/CLASS_OUTPUT/", "");
          String name = path.substring(0, path.length() - ".class".length()).replace('/', '.');
          try (InputStream in = file.openInputStream()) {
            classes.put(name, in.readAllBytes());
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        }
      }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte[] bytes = classes.get(name);
      if (bytes == null) {
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, bytes, 0, bytes.length);
    }
  }
}
