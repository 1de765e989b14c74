package dev.collet;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One block of a result's content; see MCP 2026-07-28, server/tools, "Tool Result". */
public sealed interface Content {
  /** Who the block is for and how much it matters, or null. */
  @Nullable Annotations annotations();

  /** The block's {@code _meta} as a JDK tree; empty when there is none. */
  Map<String, Object> meta();

  /** Text. */
  static Text text(String text) {
    return new Text(text, null, Map.of());
  }

  /** A picture, from its bytes. */
  static Image image(byte[] data, String mimeType) {
    return new Image(data, mimeType, null, Map.of());
  }

  /** Sound, from its bytes. */
  static Audio audio(byte[] data, String mimeType) {
    return new Audio(data, mimeType, null, Map.of());
  }

  /** A pointer to a resource. */
  static ResourceLink link(String uri, String name) {
    return new ResourceLink(uri, name, null, null, null, null, null, Map.of());
  }

  /** A text resource, carried along. */
  static EmbeddedResource resource(String uri, @Nullable String mimeType, String text) {
    return new EmbeddedResource(uri, mimeType, text, null, null, Map.of());
  }

  /** A binary resource, carried along. */
  static EmbeddedResource resource(String uri, @Nullable String mimeType, byte[] blob) {
    return new EmbeddedResource(uri, mimeType, null, blob, null, Map.of());
  }

  /**
   * Hints for the client about a block.
   *
   * @param audience of {@code "user"} and {@code "assistant"}; empty when not said
   * @param priority 0 to 1, or null
   * @param lastModified an ISO 8601 time, or null
   */
  record Annotations(
      List<String> audience, @Nullable Double priority, @Nullable String lastModified) {
    /** Copies the audience. */
    public Annotations {
      audience = List.copyOf(audience);
    }
  }

  /** Text. */
  record Text(String text, @Nullable Annotations annotations, Map<String, Object> meta)
      implements Content {}

  /** A picture; the bytes go out as base64. */
  @SuppressWarnings("ArrayRecordComponent") // copies of megabytes would protect nobody
  record Image(
      byte[] data, String mimeType, @Nullable Annotations annotations, Map<String, Object> meta)
      implements Content {}

  /** Sound; the bytes go out as base64. */
  @SuppressWarnings("ArrayRecordComponent") // copies of megabytes would protect nobody
  record Audio(
      byte[] data, String mimeType, @Nullable Annotations annotations, Map<String, Object> meta)
      implements Content {}

  /** A pointer to a resource that the client may read. */
  record ResourceLink(
      String uri,
      String name,
      @Nullable String title,
      @Nullable String description,
      @Nullable String mimeType,
      @Nullable Long size,
      @Nullable Annotations annotations,
      Map<String, Object> meta)
      implements Content {}

  /** A resource carried along: either text or blob is there. */
  @SuppressWarnings("ArrayRecordComponent") // copies of megabytes would protect nobody
  record EmbeddedResource(
      String uri,
      @Nullable String mimeType,
      @Nullable String text,
      byte @Nullable [] blob,
      @Nullable Annotations annotations,
      Map<String, Object> meta)
      implements Content {}
}
