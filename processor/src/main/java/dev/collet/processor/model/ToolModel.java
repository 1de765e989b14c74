package dev.collet.processor.model;

import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Site;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A tool as its author declared it.
 *
 * @param name from the annotation, or the method's
 * @param isNameExplicit whether the annotation gives it
 * @param title or null
 * @param description from the annotation or the Javadoc, or null
 * @param hints by the names of {@code dev.collet.Hint}, in the order written
 * @param meta the entries of {@code _meta}
 * @param icons in the order written
 * @param scopes a caller needs
 * @param timeoutMillis 0 for the server's default
 * @param maxResultBytes 0 for the server's default
 * @param method the Java side
 * @param output what comes back
 * @param declaredInput the contract-first input schema, or null
 * @param declaredOutput the contract-first output schema, or null
 * @param mappings of exceptions, the innermost scope first and inside a scope the most special
 *     class first: the first that fits wins
 * @param problems what was found while the declaration was read, under the names of the rules that
 *     own them; those rules hand them on
 * @param sites where things were written
 */
public record ToolModel(
    String name,
    boolean isNameExplicit,
    @Nullable String title,
    @Nullable String description,
    List<String> hints,
    List<MetaEntry> meta,
    List<IconModel> icons,
    List<String> scopes,
    long timeoutMillis,
    long maxResultBytes,
    MethodModel method,
    OutputModel output,
    @Nullable DeclaredSchema declaredInput,
    @Nullable DeclaredSchema declaredOutput,
    List<ErrorMapping> mappings,
    List<Finding> problems,
    Sites sites) {

  /**
   * Where a tool's parts were written.
   *
   * @param tool the method
   * @param annotation {@code @Tool}
   * @param name the annotation's name value, else the method
   * @param hints the annotation's hints, else the annotation
   */
  public record Sites(Site tool, Site annotation, Site name, Site hints) {
    /** Sites of a tool without hints. */
    public Sites(Site tool, Site annotation, Site name) {
      this(tool, annotation, name, annotation);
    }
  }

  /** An entry of {@code _meta}. */
  public record MetaEntry(String key, JsonNode value, Site site) {}

  /** A picture. */
  public record IconModel(
      String src,
      @Nullable String mimeType,
      List<String> sizes,
      @Nullable String theme,
      Site site) {}

  /**
   * A schema that the author wrote.
   *
   * @param text as written
   * @param tree the same as data
   * @param resource the resource's path, or null when it is in the annotation
   * @param isValidated whether a validator at run time enforces what generated code does not
   */
  public record DeclaredSchema(
      String text, JsonNode tree, @Nullable String resource, boolean isValidated, Site site) {}

  /**
   * A mapping of an exception to a text.
   *
   * @param exception the class in source form
   * @param message the template
   * @param site where the exception is named
   * @param text where the template is written
   */
  public record ErrorMapping(String exception, String message, Site site, Site text) {}
}
