package dev.collet.processor.javac;

import dev.collet.processor.model.ToolClassModel;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Options;
import dev.collet.processor.report.Printer;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * The compiler around the processor. This type names none of {@code com.sun.source}, so that it
 * links where the module jdk.compiler is missing.
 */
public interface Host {
  /** What the processor does when the compiler has got so far. */
  interface Moments {
    /** The first class has its types and none is generated, or none ever will be. */
    void bodiesAreKnown();

    /**
     * The compilation is over.
     *
     * @param isWhole whether every class that was analysed was generated, too; true when there were
     *     none, as with {@code -proc:only}
     */
    void compilationIsOver(boolean isWhole);
  }

  /** Why there are no method bodies, or null when there are. */
  @Nullable String whyNoBodies();

  /** Whether an element has its source in this compilation; null when only its name can tell. */
  @Nullable Boolean isSource(Element element);

  /**
   * What the source file of a class asks users for.
   *
   * @param types the qualified names of the classes, in the order in which they are written
   * @param isComplete false when a class is named that is not there (yet)
   */
  record Asked(List<String> types, boolean isComplete) {
    /** Nothing, as far as anyone can see. */
    static final Asked NOTHING = new Asked(List.of(), true);
  }

  /** What the file of a tool class asks for; nothing where there are no bodies. */
  Asked asked(TypeElement toolClass);

  /** The comment above an element, as {@code Elements.getDocComment} gives it. */
  @Nullable String comment(Element element);

  /** Lets findings point into bodies. */
  void usePaths(Printer printer);

  /** Runs the checks that need bodies. */
  void checkBodies(
      List<ToolClassModel> classes,
      List<TypeElement> sourceTypes,
      Options options,
      Consumer<Finding> findings);

  /** Writes what other modules need to know of this one's bodies. */
  void writeSummaries() throws IOException;
}
