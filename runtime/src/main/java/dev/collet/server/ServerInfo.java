package dev.collet.server;

import dev.collet.dispatch.ProtocolVersion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Who this server says it is; see MCP 2026-07-28, schema, "Implementation". */
record ServerInfo(
    String name,
    String version,
    @Nullable String title,
    @Nullable String websiteUrl,
    List<Icon> icons) {
  static final String KEY = "io.modelcontextprotocol/serverInfo";

  /** A picture of the server. */
  record Icon(String src, @Nullable String mimeType, List<String> sizes) {}

  /** The JDK tree of the object. */
  Map<String, Object> tree() {
    return tree(ProtocolVersion.V2026_07_28);
  }

  /** The JDK tree of the object, with what that revision knows of it. */
  Map<String, Object> tree(ProtocolVersion revision) {
    boolean hasPage = revision.compareTo(ProtocolVersion.V2025_11_25) >= 0;
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("name", name);
    if (title != null && revision.compareTo(ProtocolVersion.V2025_06_18) >= 0) {
      tree.put("title", title);
    }
    tree.put("version", version);
    if (websiteUrl != null && hasPage) {
      tree.put("websiteUrl", websiteUrl);
    }
    if (!icons.isEmpty() && hasPage) {
      List<Object> list = new ArrayList<>();
      for (Icon icon : icons) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("src", icon.src());
        if (icon.mimeType() != null) {
          one.put("mimeType", icon.mimeType());
        }
        if (!icon.sizes().isEmpty()) {
          one.put("sizes", icon.sizes());
        }
        list.add(one);
      }
      tree.put("icons", list);
    }
    return tree;
  }

  /** The member {@code "_meta":{…}} that results carry. */
  byte[] metaMember() {
    MessageBuffer out = new MessageBuffer();
    out.ascii("\"_meta\":{\"").ascii(KEY).ascii("\":");
    if (title == null && websiteUrl == null && icons.isEmpty()) {
      // Without a tree, and the classes that write one: most servers say no more.
      out.ascii("{\"name\":").string(name).ascii(",\"version\":").string(version).ascii("}");
    } else {
      out.tree(tree());
    }
    return out.ascii("}").toByteArray();
  }

  /** A result's own {@code _meta}, and in it the server where the revision knows that. */
  Map<String, Object> merge(Map<String, Object> own, ProtocolVersion version) {
    if (!version.isModern() || own.containsKey(KEY)) {
      return own;
    }
    Map<String, Object> merged = new LinkedHashMap<>(own);
    merged.put(KEY, tree());
    return merged;
  }
}
