package dev.collet.sdk;

import dev.collet.Content;
import io.modelcontextprotocol.spec.McpSchema;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Blocks of content in the SDK's form. */
final class SdkContent {
  private SdkContent() {}

  static McpSchema.Content of(Content content) {
    McpSchema.Annotations annotations = annotations(content.annotations());
    Map<String, Object> meta = content.meta().isEmpty() ? null : content.meta();
    if (content instanceof Content.Text text) {
      return new McpSchema.TextContent(annotations, SdkText.of(text.text()), meta);
    } else if (content instanceof Content.Image image) {
      return new McpSchema.ImageContent(annotations, base64(image.data()), image.mimeType(), meta);
    } else if (content instanceof Content.Audio audio) {
      return new McpSchema.AudioContent(annotations, base64(audio.data()), audio.mimeType(), meta);
    } else if (content instanceof Content.ResourceLink link) {
      return new McpSchema.ResourceLink.Builder()
          .uri(link.uri())
          .name(link.name())
          .title(link.title())
          .description(link.description())
          .mimeType(link.mimeType())
          .size(link.size())
          .annotations(annotations)
          .meta(meta)
          .build();
    }
    return new McpSchema.EmbeddedResource(
        annotations, resource((Content.EmbeddedResource) content), meta);
  }

  private static McpSchema.ResourceContents resource(Content.EmbeddedResource resource) {
    byte[] blob = resource.blob();
    return blob != null
        ? new McpSchema.BlobResourceContents(
            resource.uri(), resource.mimeType(), base64(blob), null)
        : new McpSchema.TextResourceContents(
            resource.uri(),
            resource.mimeType(),
            SdkText.of(resource.text() == null ? "" : resource.text()),
            null);
  }

  private static McpSchema.@Nullable Annotations annotations(
      Content.@Nullable Annotations annotations) {
    if (annotations == null) {
      return null;
    }
    List<McpSchema.Role> audience =
        annotations.audience().stream()
            .map(role -> McpSchema.Role.valueOf(role.toUpperCase(Locale.ROOT)))
            .toList();
    return new McpSchema.Annotations(
        audience.isEmpty() ? null : audience, annotations.priority(), annotations.lastModified());
  }

  private static String base64(byte[] bytes) {
    return Base64.getEncoder().encodeToString(bytes);
  }
}
