package dev.collet.processor.model;

import dev.collet.processor.report.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import javax.lang.model.element.AnnotationValue;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Reads those values of {@code @Tool} that have a form of their own. */
final class AttributeReader {
  private static final String RULE = "AttributeValue";

  /** RFC 6749, section 3.3: a scope token. */
  private static final Pattern SCOPE = Pattern.compile("[\\x21\\x23-\\x5B\\x5D-\\x7E]+");

  private final Annotation tool;
  private final Consumer<Finding> findings;

  AttributeReader(Annotation tool, Consumer<Finding> findings) {
    this.tool = tool;
    this.findings = findings;
  }

  /** The time limit in milliseconds, 0 for none. */
  long timeoutMillis() {
    String text = tool.text("timeout");
    if (text.isEmpty()) {
      return 0;
    }
    OptionalLong millis = TimeLimit.parse(text);
    if (millis.isEmpty()) {
      report(
          "timeout \""
              + text
              + "\" is no time limit. Write a whole number with a unit, more than"
              + " nothing and at most a day: \"500ms\", \"5s\", \"2m\", \"1h\".",
          "timeout");
    }
    return millis.orElse(0);
  }

  /** The largest result in bytes, 0 for the server's default. */
  long maxResultBytes() {
    AnnotationValue value = tool.value("maxResultBytes");
    long bytes = value != null && value.getValue() instanceof Long number ? number : 0;
    if (bytes < 0) {
      report(
          "maxResultBytes is " + bytes + ". Write a number of bytes, or 0 for the server's limit.",
          "maxResultBytes");
      return 0;
    }
    return bytes;
  }

  /** The scopes. */
  List<String> scopes() {
    List<String> scopes = new ArrayList<>();
    for (AnnotationValue value : tool.values("scopes")) {
      String scope = String.valueOf(value.getValue());
      if (SCOPE.matcher(scope).matches()) {
        scopes.add(scope);
      } else {
        findings.accept(
            new Finding(
                RULE,
                "Scope \""
                    + scope
                    + "\" is no OAuth scope: visible ASCII without spaces, quotes"
                    + " and backslashes. Give each scope a string of its own.",
                tool.site(value)));
      }
    }
    return scopes;
  }

  /** The entries of {@code _meta}; keys are checked by rule MetaKey. */
  List<ToolModel.MetaEntry> meta() {
    List<ToolModel.MetaEntry> entries = new ArrayList<>();
    for (AnnotationValue value : tool.values("meta")) {
      Annotation entry = inner(value);
      JsonNode json = entry == null ? null : json(entry, value);
      if (entry != null && json != null) {
        entries.add(new ToolModel.MetaEntry(entry.text("key"), json, tool.site(value)));
      }
    }
    return entries;
  }

  private @Nullable JsonNode json(Annotation entry, AnnotationValue value) {
    try {
      return JsonText.parse(entry.text("value"));
    } catch (JsonText.Malformed e) {
      findings.accept(
          new Finding(
              RULE,
              "The value of @Meta '"
                  + entry.text("key")
                  + "' is not JSON: "
                  + e.getMessage()
                  + ". A text needs quotes of its own: \"\\\"text\\\"\".",
              tool.site(value)));
      return null;
    }
  }

  /** The icons; their values are checked by rule IconSource. */
  List<ToolModel.IconModel> icons() {
    List<ToolModel.IconModel> icons = new ArrayList<>();
    for (AnnotationValue value : tool.values("icons")) {
      Annotation icon = inner(value);
      if (icon != null) {
        icons.add(
            new ToolModel.IconModel(
                icon.text("src"),
                icon.textOrNull("mimeType"),
                icon.texts("sizes"),
                icon.textOrNull("theme"),
                tool.site(value)));
      }
    }
    return icons;
  }

  private @Nullable Annotation inner(AnnotationValue value) {
    return value.getValue() instanceof javax.lang.model.element.AnnotationMirror mirror
        ? new Annotation(tool.element(), mirror)
        : null;
  }

  private void report(String message, String member) {
    findings.accept(new Finding(RULE, message, tool.site(member)));
  }
}
