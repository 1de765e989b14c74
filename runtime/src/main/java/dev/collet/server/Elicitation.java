package dev.collet.server;

import dev.collet.ClientFeature;
import dev.collet.Form;
import dev.collet.Question;
import dev.collet.ToolError;
import dev.collet.dispatch.ProtocolVersion;
import org.jspecify.annotations.Nullable;

/** Writes questions as the requests that clients know; see MCP 2026-07-28, client/elicitation. */
final class Elicitation {
  private Elicitation() {}

  /** Writes {@code "method":…,"params":…}. */
  static void write(
      Question<?> question, @Nullable Form<?> form, ProtocolVersion version, MessageBuffer out) {
    out.ascii("\"method\":\"").ascii(method(question.feature())).ascii("\",\"params\":");
    switch (question.feature()) {
      case FORM -> {
        // Before there were pages there was no mode, and strict clients refuse what they don't
        // know.
        boolean hasMode = version.compareTo(ProtocolVersion.V2025_11_25) >= 0;
        out.ascii(hasMode ? "{\"mode\":\"form\",\"message\":" : "{\"message\":");
        out.string(question.message()).ascii(",\"requestedSchema\":");
        out.raw(Ascii.utf8(schema(form, version)));
        out.ascii("}");
      }
      case URL -> {
        out.ascii("{\"mode\":\"url\",\"message\":").string(question.message());
        if (!version.isModern()) {
          out.ascii(",\"elicitationId\":").string(Seal.randomId());
        }
        out.ascii(",\"url\":").string(question.url() == null ? "" : question.url()).ascii("}");
      }
      case SAMPLING -> out.tree(question.params());
      case ROOTS -> out.ascii("{}");
    }
  }

  private static String schema(@Nullable Form<?> form, ProtocolVersion version) {
    if (form == null) {
      return "{\"type\":\"object\",\"properties\":{}}";
    }
    String oneLine = form.schema().replace('\n', ' ').replace('\r', ' ');
    if (version.compareTo(ProtocolVersion.V2025_11_25) >= 0) {
      return oneLine;
    }
    String old = OldForms.of(oneLine);
    if (old == null) {
      throw new ToolError(
          "This tool asks for several choices at once, which clients of MCP "
              + version.text()
              + " can't offer.");
    }
    return old;
  }

  private static String method(ClientFeature feature) {
    return switch (feature) {
      case FORM, URL -> "elicitation/create";
      case SAMPLING -> "sampling/createMessage";
      case ROOTS -> "roots/list";
    };
  }
}
