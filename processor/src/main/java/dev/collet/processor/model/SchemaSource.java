package dev.collet.processor.model;

import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Site;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import javax.annotation.processing.Filer;
import javax.tools.JavaFileManager.Location;
import javax.tools.StandardLocation;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Reads a schema that the author declares: JSON text, or the path of a resource. */
final class SchemaSource {
  private static final String RULE = "InvalidSchema";
  private static final List<Location> LOCATIONS =
      List.of(
          StandardLocation.CLASS_OUTPUT,
          StandardLocation.SOURCE_PATH,
          StandardLocation.CLASS_PATH,
          StandardLocation.MODULE_PATH);

  private final Filer filer;
  private final boolean hasValidator;

  SchemaSource(Filer filer, boolean hasValidator) {
    this.filer = filer;
    this.hasValidator = hasValidator;
  }

  /** The declared schema of a member; null when there is none, or when it can't be read. */
  ToolModel.@Nullable DeclaredSchema read(
      Annotation tool, String member, Consumer<Finding> findings) {
    String written = JsonText.withoutMark(tool.text(member));
    Site site = tool.site(member);
    if (written.isEmpty()) {
      return null;
    }
    if (written.stripLeading().startsWith("{")) {
      return parse(written, null, member, site, findings);
    }
    String path = written.startsWith("/") ? written.substring(1) : written;
    String text = resource(path, member, site, findings);
    return text == null ? null : parse(text, path, member, site, findings);
  }

  private ToolModel.@Nullable DeclaredSchema parse(
      String text,
      @Nullable String resource,
      String member,
      Site site,
      Consumer<Finding> findings) {
    String name = resource == null ? member : member + " '" + resource + "'";
    try {
      JsonNode tree = JsonText.parse(text);
      if (tree.isObject()) {
        return new ToolModel.DeclaredSchema(
            JsonText.withoutMark(text), tree, resource, hasValidator, site);
      }
      findings.accept(
          new Finding(
              RULE,
              name
                  + " is no JSON object. MCP wants a schema object here, such as {\"type\":"
                  + "\"object\"}.",
              site));
    } catch (JsonText.Malformed e) {
      findings.accept(
          new Finding(
              RULE, name + " is not JSON: " + e.getMessage() + ". Correct the text.", site));
    }
    return null;
  }

  private @Nullable String resource(
      String path, String member, Site site, Consumer<Finding> findings) {
    for (Location location : LOCATIONS) {
      byte[] bytes = bytes(location, path);
      if (bytes != null) {
        try {
          return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
          findings.accept(
              new Finding(
                  RULE,
                  member + " '" + path + "' is not UTF-8 text. Save the resource as UTF-8.",
                  site));
          return null;
        }
      }
    }
    findings.accept(
        new Finding(
            RULE,
            member
                + " '"
                + path
                + "' is not there: looked in the class output folder, on the source path and on"
                + " the class path, from their roots. Name the resource's whole path, such as"
                + " 'com/example/weather.schema.json', and let the build copy resources before it"
                + " compiles; a schema that stands in the annotation starts with a brace.",
            site));
    return null;
  }

  private byte @Nullable [] bytes(Location location, String path) {
    try (InputStream in = filer.getResource(location, "", path).openInputStream();
        ByteArrayOutputStream out = new ByteArrayOutputStream()) {
      in.transferTo(out);
      return out.toByteArray();
    } catch (IOException | RuntimeException e) {
      // Not at this place: javac says so by various exceptions, and for some paths refuses to look.
      return null;
    }
  }
}
