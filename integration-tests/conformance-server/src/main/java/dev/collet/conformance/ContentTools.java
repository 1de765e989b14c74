package dev.collet.conformance;

import dev.collet.Content;
import dev.collet.Tool;
import dev.collet.ToolContext;
import dev.collet.ToolError;
import dev.collet.ToolParam;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Results of every kind. */
public final class ContentTools {
  /** One pixel. */
  private static final byte[] PNG =
      Base64.getDecoder()
          .decode(
              "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==");

  /** A sound without samples. */
  private static final byte[] WAV =
      Base64.getDecoder().decode("UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=");

  /** Returns a text. */
  @Tool(name = "test_simple_text")
  public String simpleText() {
    return "This is a simple text response for testing.";
  }

  /** Returns a picture. */
  @Tool(name = "test_image_content")
  public Content image() {
    return Content.image(PNG, "image/png");
  }

  /** Returns a sound. */
  @Tool(name = "test_audio_content")
  public Content audio() {
    return Content.audio(WAV, "audio/wav");
  }

  /** Returns a resource inside the result. */
  @Tool(name = "test_embedded_resource")
  public Content embeddedResource() {
    return Content.resource(
        "test://embedded-resource", "text/plain", "This is an embedded resource content.");
  }

  /** Returns a text, a picture and a resource. */
  @Tool(name = "test_multiple_content_types")
  public List<Content> mixed() {
    return List.of(
        Content.text("Multiple content types test:"),
        Content.image(PNG, "image/png"),
        Content.resource(
            "test://mixed-content-resource",
            "application/json",
            "{\"test\":\"data\",\"value\":123}"));
  }

  /** Fails. */
  @Tool(name = "test_error_handling")
  public String error() {
    throw new ToolError("This tool intentionally returns an error for testing.");
  }

  /** Reports progress three times, then returns. */
  @Tool(name = "test_tool_with_progress")
  public String progress(ToolContext context) {
    context.progress(0, 100.0, null);
    Pause.millis(60);
    context.progress(50, 100.0, null);
    Pause.millis(60);
    context.progress(100, 100.0, null);
    return "Progress was reported.";
  }

  /** Takes an argument that clients repeat in a header. */
  @Tool(name = "test_custom_header")
  public String header(@ToolParam(description = "Where to look", header = "Region") String region) {
    return "Region: " + region;
  }

  /** Declares its input by a schema with many keywords of JSON Schema 2020-12. */
  @SuppressWarnings("collet:UnenforcedSchema") // what types can't say is checked here
  @Tool(name = "json_schema_2020_12_tool", inputSchema = "contact-schema.json")
  public String schema(
      @Nullable String name,
      @Nullable Address address,
      @Nullable String contactMethod,
      @Nullable String phone,
      @Nullable String email) {
    if ("phone".equals(contactMethod) ? phone == null : email == null) {
      throw new ToolError("Give the phone number, or the email address, to contact them by.");
    }
    return "Contact noted.";
  }

  /** Where somebody lives. */
  public record Address(@Nullable String street, @Nullable String city) {}
}
