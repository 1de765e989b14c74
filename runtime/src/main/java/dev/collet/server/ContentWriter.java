package dev.collet.server;

import dev.collet.Content;
import dev.collet.dispatch.ProtocolVersion;
import dev.collet.json.UnwritableValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes content blocks; see MCP 2026-07-28, schema, "ContentBlock". */
final class ContentWriter {
  private ContentWriter() {}

  /** What a tool returned as a list of blocks. */
  static List<Content> list(@Nullable Object value) {
    if (value == null) {
      return List.of();
    }
    if (value instanceof Content block) {
      return List.of(block);
    }
    Iterable<?> many = value instanceof Object[] array ? Arrays.asList(array) : (Iterable<?>) value;
    List<Content> blocks = new ArrayList<>();
    for (Object element : many) {
      if (!(element instanceof Content block)) {
        throw new UnwritableValue("/" + blocks.size(), "expected a content block");
      }
      blocks.add(block);
    }
    return blocks;
  }

  /** Writes the array; what the revision does not know becomes text. */
  static void write(List<Content> blocks, ProtocolVersion version, MessageBuffer out) {
    out.ascii("[");
    for (int i = 0; i < blocks.size(); i++) {
      if (i > 0) {
        out.ascii(",");
      }
      Content block = blocks.get(i);
      if (block instanceof Content.ResourceLink link && version == ProtocolVersion.V2025_03_26) {
        block = new Content.Text(link.name() + ": " + link.uri(), link.annotations(), link.meta());
      }
      check(block.annotations(), "/" + i + "/annotations");
      write(block, out);
    }
    out.ascii("]");
  }

  /** Clients that validate would refuse the whole result for the sake of a hint. */
  private static void check(Content.@Nullable Annotations annotations, String pointer) {
    if (annotations == null) {
      return;
    }
    for (String role : annotations.audience()) {
      if (!role.equals("user") && !role.equals("assistant")) {
        throw new UnwritableValue(pointer + "/audience", "expected \"user\" or \"assistant\"");
      }
    }
    Double priority = annotations.priority();
    if (priority != null && !(priority >= 0 && priority <= 1)) {
      throw new UnwritableValue(pointer + "/priority", "expected a number from 0 to 1");
    }
  }

  private static void write(Content block, MessageBuffer out) {
    if (block instanceof Content.Text text) {
      out.ascii("{\"type\":\"text\",\"text\":").string(text.text());
    } else if (block instanceof Content.Image image) {
      binary("image", image.data(), image.mimeType(), out);
    } else if (block instanceof Content.Audio audio) {
      binary("audio", audio.data(), audio.mimeType(), out);
    } else if (block instanceof Content.ResourceLink link) {
      out.ascii("{\"type\":\"resource_link\",\"uri\":").string(link.uri());
      out.ascii(",\"name\":").string(link.name());
      member("title", link.title(), out);
      member("description", link.description(), out);
      member("mimeType", link.mimeType(), out);
      if (link.size() != null) {
        out.ascii(",\"size\":").number(link.size());
      }
    } else if (block instanceof Content.EmbeddedResource resource) {
      out.ascii("{\"type\":\"resource\",\"resource\":{\"uri\":").string(resource.uri());
      member("mimeType", resource.mimeType(), out);
      if (resource.blob() != null) {
        out.ascii(",\"blob\":");
        base64(resource.blob(), out);
      } else {
        out.ascii(",\"text\":").string(resource.text() == null ? "" : resource.text());
      }
      out.ascii("}");
    }
    annotations(block.annotations(), out);
    if (!block.meta().isEmpty()) {
      out.ascii(",\"_meta\":");
      out.tree(block.meta());
    }
    out.ascii("}");
  }

  private static void binary(String type, byte[] data, String mimeType, MessageBuffer out) {
    out.ascii("{\"type\":\"").ascii(type).ascii("\",\"data\":");
    base64(data, out);
    out.ascii(",\"mimeType\":").string(mimeType);
  }

  private static void base64(byte[] data, MessageBuffer out) {
    out.writer().writeBytes(data);
  }

  private static void member(String name, @Nullable String value, MessageBuffer out) {
    if (value != null) {
      out.ascii(",\"").ascii(name).ascii("\":").string(value);
    }
  }

  private static void annotations(Content.@Nullable Annotations annotations, MessageBuffer out) {
    if (annotations == null) {
      return;
    }
    Map<String, Object> tree = new LinkedHashMap<>();
    if (!annotations.audience().isEmpty()) {
      tree.put("audience", annotations.audience());
    }
    if (annotations.priority() != null) {
      tree.put("priority", annotations.priority());
    }
    if (annotations.lastModified() != null) {
      tree.put("lastModified", annotations.lastModified());
    }
    out.ascii(",\"annotations\":");
    out.tree(tree);
  }
}
