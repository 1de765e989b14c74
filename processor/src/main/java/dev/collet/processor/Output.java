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
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.tools.StandardLocation;
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
  private final Map<String, Fragment> fragments = new TreeMap<>();

  private final List<Toolset> toolsets = new ArrayList<>();
  private final SourceTexts texts = new SourceTexts();

  private record Fragment(String json, Element origin) {}

  private record Toolset(ToolClassModel owner, CompletableFuture<String> text) {}

  Output(ProcessingEnvironment environment, Generator generator, Report report) {
    this.filer = environment.getFiler();
    this.generator = generator;
    this.report = report;
    this.descriptors = new Descriptors(environment.getElementUtils(), environment.getTypeUtils());
    this.relocation = new Relocation(environment.getElementUtils());
  }

  /**
   * Prepares the source and the fragment. The text of the source is made beside what follows: it
   * needs nothing of the compiler.
   *
   * @param owner the class with its good tools
   * @param deprecations the categories of lint that the source must be silent about
   */
  void addToolset(ToolClassModel owner, Set<String> deprecations) {
    String json = fragment(owner, owner.qualifiedToolsetName());
    fragments.put(owner.binaryName(), new Fragment(json, owner.site().element()));
    JavaFile source = generator.toolset(owner, deprecations);
    toolsets.add(new Toolset(owner, texts.of(source)));
  }

  /** Writes the sources that were prepared in this round. */
  void writeToolsets() {
    for (Toolset toolset : toolsets) {
      write(toolset.owner(), toolset.text().join());
    }
    toolsets.clear();
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

  private String fragment(ToolClassModel owner, String toolset) {
    List<ToolModel> sorted = new ArrayList<>(owner.tools());
    sorted.sort(Comparator.comparing(ToolModel::name));
    ObjectNode fragment = JSON.objectNode();
    fragment.put("format", FORMAT);
    fragment.put("class", owner.binaryName());
    fragment.put("toolset", toolset);
    ArrayNode tools = fragment.putArray("tools");
    for (ToolModel tool : sorted) {
      ObjectNode entry = tools.addObject();
      entry.put("method", descriptors.of((ExecutableElement) tool.sites().tool().element()));
      entry.set("tool", generator.wire(tool));
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
                      relocation.element(fragment.origin()))
                  .openOutputStream()) {
            out.write(fragment.json().getBytes(StandardCharsets.UTF_8));
          } catch (IOException e) {
            throw new UncheckedIOException(path, e);
          }
        });
    fragments.clear();
  }
}
