package dev.collet.server;

import dev.collet.Content;
import dev.collet.ToolResult;
import dev.collet.dispatch.Failure;
import dev.collet.dispatch.ProtocolVersion;
import dev.collet.dispatch.ToolDescriptor;
import dev.collet.json.UnwritableValue;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes the answer to a call. A structured value is written once, and its copy as text escaped
 * from the bytes just written. See MCP 2026-07-28, server/tools, "Tool Result".
 */
final class ResultWriter {
  /** A result that can't be sent, and what is sent in its place. */
  record Refusal(Failure failure, String text, @Nullable Throwable cause) {}

  private static final byte[] COMPLETE = Ascii.bytes("{\"resultType\":\"complete\",");
  private static final byte[] STRUCTURED = Ascii.bytes("\"structuredContent\":");
  private static final byte[] TEXT_BEHIND =
      Ascii.bytes(",\"content\":[{\"type\":\"text\",\"text\":");
  private static final byte[] TEXT = Ascii.bytes("\"content\":[{\"type\":\"text\",\"text\":");
  private static final byte[] TEXT_BLOCK = Ascii.bytes("{\"type\":\"text\",\"text\":");
  private static final byte[] TEXT_END = Ascii.bytes("}]");
  private static final byte[] CONTENT = Ascii.bytes("\"content\":");
  private static final byte[] IS_ERROR = Ascii.bytes(",\"isError\":true");
  private static final byte[] WRAPPED = Ascii.bytes("{\"result\":");
  private static final byte[] META = Ascii.bytes(",\"_meta\":");

  private final ServerInfo info;
  private final byte[] modernEnd;
  private final int maxResultBytes;
  private final Parts parts;

  ResultWriter(Parts parts) {
    this.info = parts.settings.info;
    this.modernEnd =
        new MessageBuffer().ascii(",").raw(info.metaMember()).ascii("}}").toByteArray();
    this.maxResultBytes = parts.settings.limits.maxResultBytes();
    this.parts = parts;
  }

  /**
   * Writes what a tool returned.
   *
   * @return null, or why the result can't be sent; the buffer is then empty
   */
  @Nullable Refusal write(MessageBuffer out, Call call, @Nullable Object value) {
    ToolDescriptor tool = call.tool.descriptor();
    Refusal refusal;
    try {
      refusal = writeChecked(out, call, value);
    } catch (UnwritableValue e) {
      String text = ErrorTexts.badOutput(tool.name(), e.pointer(), e.getMessage());
      refusal = new Refusal(Failure.INVALID_OUTPUT, text, e);
    }
    if (refusal != null) {
      out.clear();
    }
    return refusal;
  }

  private @Nullable Refusal writeChecked(MessageBuffer out, Call call, @Nullable Object value) {
    ToolDescriptor tool = call.tool.descriptor();
    begin(out, call.request);
    return switch (tool.result()) {
      case STRUCTURED ->
          value == null && !tool.isNullable() ? noResult(tool) : writeStructured(out, call, value);
      case TEXT ->
          value == null && !tool.isNullable()
              ? noResult(tool)
              : writeContent(
                  out, call, value == null ? List.of() : List.of(Content.text(value.toString())));
      case CONTENT ->
          value == null && !tool.isNullable()
              ? noResult(tool)
              : writeContent(out, call, ContentWriter.list(value));
      case RESULT ->
          value instanceof ToolResult result ? writeResult(out, call, result) : noResult(tool);
      case NONE -> writeContent(out, call, List.of());
    };
  }

  private static Refusal noResult(ToolDescriptor tool) {
    return new Refusal(Failure.INVALID_OUTPUT, ErrorTexts.noResult(tool.name()), null);
  }

  private @Nullable Refusal writeStructured(MessageBuffer out, Call call, @Nullable Object value) {
    ProtocolVersion version = call.request.version();
    boolean hasStructured =
        version.isModern()
            || version != ProtocolVersion.V2025_03_26 && !parts.forms().isDropped(call.tool);
    boolean isWrapped = hasStructured && !version.isModern() && parts.forms().isWrapped(call.tool);
    if (hasStructured) {
      out.raw(STRUCTURED);
    }
    if (isWrapped) {
      out.raw(WRAPPED);
    }
    int start = out.size();
    out.beginLimit(max(call));
    call.tool.toolset().write(call.tool.index(), value, out.writer());
    Refusal tooLarge = endLimit(out, call, start);
    if (tooLarge != null) {
      return tooLarge;
    }
    if (isWrapped) {
      start -= WRAPPED.length;
      out.ascii("}");
    }
    int stop = out.size();
    if (hasStructured) {
      out.raw(TEXT_BEHIND);
      out.copyAsString(start, stop);
    } else {
      byte[] json = Arrays.copyOfRange(out.array(), start, stop);
      out.truncate(start);
      out.raw(TEXT);
      out.writer().writeJsonAsString(json, 0, json.length);
    }
    out.raw(TEXT_END);
    end(out, call.request);
    return null;
  }

  private @Nullable Refusal writeContent(MessageBuffer out, Call call, List<Content> blocks) {
    int start = out.size();
    out.beginLimit(max(call));
    out.raw(CONTENT);
    ContentWriter.write(blocks, call.request.version(), out);
    Refusal tooLarge = endLimit(out, call, start);
    if (tooLarge == null) {
      end(out, call.request);
    }
    return tooLarge;
  }

  private @Nullable Refusal writeResult(MessageBuffer out, Call call, ToolResult result) {
    ToolDescriptor tool = call.tool.descriptor();
    Object structured = result.isError() ? null : result.structured();
    if (structured == null && tool.hasOutputSchema() && !tool.isNullable() && !result.isError()) {
      return new Refusal(Failure.INVALID_OUTPUT, ErrorTexts.noStructuredContent(tool.name()), null);
    }
    ProtocolVersion version = call.request.version();
    int start = out.size();
    out.beginLimit(max(call));
    boolean isSent =
        version.isModern()
            || version != ProtocolVersion.V2025_03_26 && !parts.forms().isDropped(call.tool);
    boolean isWrapped =
        isSent
            && !version.isModern()
            && (tool.hasOutputSchema()
                ? parts.forms().isWrapped(call.tool)
                : !(structured instanceof Map));
    Object sent = structured != null && isWrapped ? Map.of("result", structured) : structured;
    if (sent != null && isSent) {
      out.raw(STRUCTURED);
      out.tree(sent).ascii(",");
    }
    out.raw(CONTENT);
    boolean hasText = result.content().stream().anyMatch(Content.Text.class::isInstance);
    ContentWriter.write(result.content(), version, out);
    if (sent != null && !hasText) {
      byte[] json = new MessageBuffer().tree(sent).toByteArray();
      out.truncate(out.size() - 1);
      out.ascii(result.content().isEmpty() ? "" : ",").raw(TEXT_BLOCK);
      out.writer().writeJsonAsString(json, 0, json.length);
      out.raw(TEXT_END);
    }
    if (result.isError()) {
      out.raw(IS_ERROR);
    }
    if (!result.meta().isEmpty()) {
      out.raw(META).tree(info.merge(result.meta(), version));
    }
    Refusal tooLarge = endLimit(out, call, start);
    if (tooLarge == null && result.meta().isEmpty()) {
      end(out, call.request);
    } else if (tooLarge == null) {
      out.ascii("}}");
    }
    return tooLarge;
  }

  private long max(Call call) {
    long own = call.tool.descriptor().maxResultBytes();
    return own > 0 ? own : maxResultBytes;
  }

  private @Nullable Refusal endLimit(MessageBuffer out, Call call, int start) {
    long came = out.endLimit(start);
    if (came == 0) {
      return null;
    }
    String text = ErrorTexts.tooLarge(call.tool.descriptor().name(), came, max(call));
    return new Refusal(Failure.RESULT_TOO_LARGE, text, null);
  }

  /** Writes a failure that the model reads. */
  void writeError(MessageBuffer out, Request request, String text) {
    begin(out, request);
    out.raw(TEXT).string(text).raw(TEXT_END).raw(IS_ERROR);
    end(out, request);
  }

  private static void begin(MessageBuffer out, Request request) {
    Replies.beginResult(out, request.id());
    if (request.version().isModern()) {
      out.raw(COMPLETE);
    } else {
      out.ascii("{");
    }
  }

  private void end(MessageBuffer out, Request request) {
    if (request.version().isModern()) {
      out.raw(modernEnd);
    } else {
      out.ascii("}}");
    }
  }
}
