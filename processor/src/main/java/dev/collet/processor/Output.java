package dev.collet.processor;

import dev.collet.processor.code.JavaFile;
import dev.collet.processor.model.Descriptors;
import dev.collet.processor.model.ToolClassModel;
import dev.collet.processor.model.ToolModel;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Relocation;
import dev.collet.processor.report.Report;
import dev.collet.schema.CanonicalJson;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.ExecutableElement;
import javax.tools.StandardLocation;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes what a class gives: its toolset at once, its fragment when the build is known to be good.
 * One class in, one source file and one fragment out: a partial compilation can't lose tools.
 */
final class Output {
  private static final int FORMAT = 1;
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private final Filer filer;
  private final Generator generator;
  private final Report report;
  private final Descriptors descriptors;
  private final Relocation relocation;
  private final Map<String, Draft> fragments = new TreeMap<>();

  private final List<Draft> toolsets = new ArrayList<>();
  private final SourceTexts texts = new SourceTexts();

  private record Texts(String fragment, String source, @Nullable ToolModel halved) {}

  /** What is being written for a class, whether or not it will be needed. */
  record Draft(ToolClassModel owner, CompletableFuture<Texts> texts) {}

  Output(ProcessingEnvironment environment, Generator generator, Report report) {
    this.filer = environment.getFiler();
    this.generator = generator;
    this.report = report;
    this.descriptors = new Descriptors(environment.getElementUtils(), environment.getTypeUtils());
    this.relocation = new Relocation(environment.getElementUtils());
  }

  /**
   * Begins to write the source and the fragment, beside what follows: all that the compiler has to
   * tell is asked here.
   *
   * @param owner the class with the tools that it is to have
   * @param deprecations the categories of lint that the source must be silent about
   */
  Draft draft(ToolClassModel owner, Set<String> deprecations) {
    Map<ToolModel, String> methods = new IdentityHashMap<>();
    for (ToolModel tool : owner.tools()) {
      methods.put(tool, descriptors.of((ExecutableElement) tool.sites().tool().element()));
    }
    // The fragment and the toolset hold the same.
    Map<ToolModel, ObjectNode> rendered = new IdentityHashMap<>();
    Function<ToolModel, ObjectNode> wire = tool -> rendered.computeIfAbsent(tool, generator::wire);
    Supplier<JavaFile> source = generator.toolset(owner, deprecations, wire);
    return new Draft(
        owner,
        texts.of(
            () -> {
              String fragment = fragment(owner, methods, wire);
              return new Texts(fragment, source.get().toString(), halved(owner, fragment, wire));
            }));
  }

  /** A tool whose texts hold half of a surrogate pair; null for none, as nearly always. */
  private static @Nullable ToolModel halved(
      ToolClassModel owner, String fragment, Function<ToolModel, ObjectNode> wire) {
    return HalfPairs.areIn(fragment)
        ? owner.tools().stream()
            .filter(tool -> HalfPairs.areIn(CanonicalJson.pretty(wire.apply(tool))))
            .findFirst()
            .orElse(null)
        : null;
  }

  /** Takes what was begun into what is written. */
  void add(Draft draft) {
    toolsets.add(draft);
    fragments.put(draft.owner().binaryName(), draft);
  }

  /** Writes the sources that were added in this round. */
  void writeToolsets() {
    for (Draft toolset : toolsets) {
      Texts written = join(toolset);
      ToolModel halved = written.halved();
      if (halved != null) {
        report.add(
            new Finding(
                "AttributeValue",
                "A name or text of tool '"
                    + halved.name()
                    + "' holds half of a surrogate pair, for which clients may refuse the whole list"
                    + " of tools. Write the character whole (\"\\uD83D\\uDE80\"), or leave it out.",
                halved.sites().tool()));
      }
      write(toolset.owner(), written.source());
    }
    toolsets.clear();
  }

  private static Texts join(Draft draft) {
    try {
      return draft.texts().join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      throw e;
    }
  }

  private void write(ToolClassModel owner, String text) {
    String name = owner.qualifiedToolsetName();
    try (Writer out = filer.createSourceFile(name, owner.site().element()).openWriter()) {
      out.write(text);
    } catch (FilerException e) {
      report.add(
          new Finding(
              "ToolShape",
              "The toolset of '"
                  + owner.qualifiedName()
                  + "' is to be called '"
                  + name
                  + "', but this compilation has a class of that name already. Rename that class.",
              owner.site()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String fragment(
      ToolClassModel owner, Map<ToolModel, String> methods, Function<ToolModel, ObjectNode> wire) {
    List<ToolModel> sorted = new ArrayList<>(owner.tools());
    sorted.sort(Comparator.comparing(ToolModel::name));
    ObjectNode fragment = JSON.objectNode();
    fragment.put("format", FORMAT);
    fragment.put("class", owner.binaryName());
    fragment.put("toolset", owner.qualifiedToolsetName());
    ArrayNode tools = fragment.putArray("tools");
    for (ToolModel tool : sorted) {
      ObjectNode entry = tools.addObject();
      entry.put("method", methods.get(tool));
      entry.set("tool", wire.apply(tool));
    }
    return CanonicalJson.pretty(fragment) + "\n";
  }

  /** Writes the fragments of all classes. */
  void writeFragments() {
    fragments.forEach(
        (name, fragment) -> {
          String path = "META-INF/collet/tools/" + name + ".json";
          try (OutputStream out =
              filer
                  .createResource(
                      StandardLocation.CLASS_OUTPUT,
                      "",
                      path,
                      relocation.element(fragment.owner().site().element()))
                  .openOutputStream()) {
            out.write(join(fragment).fragment().getBytes(StandardCharsets.UTF_8));
          } catch (IOException e) {
            throw new UncheckedIOException(path, e);
          }
        });
    fragments.clear();
  }
}
