package dev.collet.processor.shape;

import java.util.function.Function;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * Reads documentation comments, the last one once: a tool's is wanted for what it says of the tool,
 * and again for what it says of the parameters.
 */
public final class DocComments {
  private final Function<Element, @Nullable String> source;
  private @Nullable Element last;
  private Docs lastDocs = Docs.of(null);

  /**
   * Reads them.
   *
   * @param source gives the comment above an element as it is written
   */
  public DocComments(Function<Element, @Nullable String> source) {
    this.source = source;
  }

  /** What is written above the element. */
  public Docs of(Element element) {
    if (!element.equals(last)) {
      lastDocs = Docs.of(source.apply(element));
      last = element;
    }
    return lastDocs;
  }
}
