package dev.collet.server;

import dev.collet.ToolContext;
import dev.collet.dispatch.ResultKind;
import dev.collet.dispatch.ToolDescriptor;
import dev.collet.dispatch.Toolset;
import dev.collet.json.JsonReader;
import dev.collet.json.JsonWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A toolset put together by hand, for tests. Arguments are a free-form object. */
public class TestTools implements Toolset {
  /** A tool's body. */
  @FunctionalInterface
  public interface Body {
    @Nullable Object call(Map<String, Object> arguments, ToolContext context) throws Throwable;
  }

  private final List<ToolDescriptor> tools = new ArrayList<>();
  private final List<Body> bodies = new ArrayList<>();
  private boolean isPlain;
  private Function<Throwable, @Nullable String> mapping = thrown -> null;

  public TestTools text(String name, Body body) {
    return add(tool(name, ResultKind.TEXT), body);
  }

  public TestTools structured(String name, Body body) {
    return add(tool(name, ResultKind.STRUCTURED), body);
  }

  /** Says that all JSON is ASCII on one line. */
  public TestTools plain() {
    isPlain = true;
    return this;
  }

  @Override
  public boolean hasPlainJson() {
    return isPlain;
  }

  public TestTools mapping(Function<Throwable, @Nullable String> function) {
    mapping = function;
    return this;
  }

  public TestTools add(ToolDescriptor tool, Body body) {
    tools.add(tool);
    bodies.add(body);
    return this;
  }

  public static ToolDescriptor tool(String name, ResultKind kind) {
    return tool(name, kind, 0, 0, List.of());
  }

  public static ToolDescriptor tool(
      String name, ResultKind kind, long timeoutMillis, long maxBytes, List<String> scopes) {
    boolean isStructured = kind == ResultKind.STRUCTURED;
    return new ToolDescriptor(
        name,
        "test.Tools." + name,
        json(name, isStructured ? "{\"type\":\"object\"}" : null),
        kind,
        false,
        false,
        isStructured,
        timeoutMillis,
        maxBytes,
        scopes,
        List.of());
  }

  static String json(String name, @Nullable String outputSchema) {
    return "{\"name\":\""
        + name
        + "\",\"description\":\"Does "
        + name
        + ".\",\"inputSchema\":{\"type\":\"object\"}"
        + (outputSchema == null ? "" : ",\"outputSchema\":" + outputSchema)
        + "}";
  }

  @Override
  public List<ToolDescriptor> tools() {
    return tools;
  }

  @Override
  public @Nullable Object read(int tool, JsonReader arguments) {
    Map<String, @Nullable Object> read = arguments.readAnyObject();
    return arguments.problems().isEmpty() ? read : null;
  }

  @Override
  @SuppressWarnings("unchecked")
  public @Nullable Object call(int tool, Object arguments, ToolContext context) throws Throwable {
    return bodies.get(tool).call((Map<String, Object>) arguments, context);
  }

  @Override
  public void write(int tool, @Nullable Object result, JsonWriter out) {
    out.writeAny(result);
  }

  @Override
  public @Nullable String mapError(int tool, Object arguments, Throwable thrown) {
    return mapping.apply(thrown);
  }
}
