package dev.collet.server;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import dev.collet.Caller;
import dev.collet.dispatch.ErrorPolicy;
import dev.collet.dispatch.Toolset;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Puts an {@link McpServer} together. */
public final class McpServerBuilder {
  private static final Duration DEFAULT_TTL = Duration.ofMinutes(1);

  private final String name;
  private final String version;
  private final List<Toolset> toolsets = new ArrayList<>();
  private final List<ServerInfo.Icon> icons = new ArrayList<>();
  private @Nullable String title;
  private @Nullable String websiteUrl;
  private @Nullable String instructions;
  private ErrorPolicy errorPolicy = ErrorPolicy.MCP_2026_07_28;
  private Limits limits = Limits.DEFAULT;
  private @Nullable Authenticator authenticator;
  private Caller localCaller = Caller.ANONYMOUS;
  private long ttlMillis = DEFAULT_TTL.toMillis();
  private int toolsPerPage;
  private boolean mayBeEmpty;

  McpServerBuilder(String name, String version) {
    if (name.isBlank() || version.isBlank()) {
      throw new IllegalArgumentException("A server needs a name and a version.");
    }
    this.name = name;
    this.version = version;
  }

  /** Adds the tools of these classes. */
  @CanIgnoreReturnValue
  public McpServerBuilder tools(Toolset... more) {
    toolsets.addAll(List.of(more));
    return this;
  }

  /** Lets the server start although it has no tools, which is a mistake otherwise. */
  @CanIgnoreReturnValue
  public McpServerBuilder allowNoTools() {
    mayBeEmpty = true;
    return this;
  }

  /** A name for people. */
  @CanIgnoreReturnValue
  public McpServerBuilder title(String text) {
    title = text;
    return this;
  }

  /** A page about the server. */
  @CanIgnoreReturnValue
  public McpServerBuilder websiteUrl(String url) {
    websiteUrl = url;
    return this;
  }

  /**
   * Adds a picture of the server.
   *
   * @param src an {@code https:} or {@code data:} URI
   * @param mimeType its media type, or null
   * @param sizes such as {@code "48x48"} or {@code "any"}
   * @throws IllegalArgumentException when the URI has another scheme
   */
  @CanIgnoreReturnValue
  public McpServerBuilder icon(String src, @Nullable String mimeType, String... sizes) {
    if (!src.startsWith("https:") && !src.startsWith("data:")) {
      throw new IllegalArgumentException("An icon must be an https: or data: URI.");
    }
    icons.add(new ServerInfo.Icon(src, mimeType, List.of(sizes)));
    return this;
  }

  /** Tells clients' models how to use the server. */
  @CanIgnoreReturnValue
  public McpServerBuilder instructions(String text) {
    instructions = text;
    return this;
  }

  /** Which failures the model reads; the published specification's choice by default. */
  @CanIgnoreReturnValue
  public McpServerBuilder errorPolicy(ErrorPolicy policy) {
    errorPolicy = policy;
    return this;
  }

  /** How much one request may ask for. */
  @CanIgnoreReturnValue
  public McpServerBuilder limits(Limits chosen) {
    limits = chosen;
    return this;
  }

  /** Finds out who calls over HTTP. Without one, everybody is {@link Caller#ANONYMOUS}. */
  @CanIgnoreReturnValue
  public McpServerBuilder authenticator(Authenticator chosen) {
    authenticator = chosen;
    return this;
  }

  /** Who calls where nobody is asked who it is: over stdio, and over HTTP without authenticator. */
  @CanIgnoreReturnValue
  public McpServerBuilder localCaller(Caller caller) {
    localCaller = caller;
    return this;
  }

  /**
   * How long clients may keep lists ({@code ttlMs}); a minute by default.
   *
   * @throws IllegalArgumentException when negative
   */
  @CanIgnoreReturnValue
  public McpServerBuilder ttl(Duration duration) {
    if (duration.isNegative()) {
      throw new IllegalArgumentException("A time to live can't be negative.");
    }
    ttlMillis = duration.toMillis();
    return this;
  }

  /**
   * Splits {@code tools/list} into pages; all tools are on one page by default.
   *
   * @throws IllegalArgumentException when not positive
   */
  @CanIgnoreReturnValue
  public McpServerBuilder toolsPerPage(int count) {
    if (count <= 0) {
      throw new IllegalArgumentException("A page needs at least one tool.");
    }
    toolsPerPage = count;
    return this;
  }

  /**
   * The server.
   *
   * @throws IllegalStateException when two tools have the same name, or there is no tool
   */
  public McpServer build() {
    ToolIndex index = new ToolIndex(toolsets);
    if (index.sorted().isEmpty() && !mayBeEmpty) {
      throw new IllegalStateException(
          "The server '"
              + name
              + "' has no tools. Give it generated toolsets with tools(...), or say allowNoTools().");
    }
    ServerInfo info = new ServerInfo(name, version, title, websiteUrl, List.copyOf(icons));
    Access access = new Access(index);
    ToolForms forms = new ToolForms();
    ToolList list = new ToolList(index, access, toolsPerPage, ttlMillis, info, forms);
    BufferPool buffers = new BufferPool();
    Replies replies = new Replies(buffers);
    ResultWriter results = new ResultWriter(info, limits.maxResultBytes(), forms);
    Outcomes outcomes = new Outcomes(errorPolicy, results);
    ActiveCalls calls = new ActiveCalls(limits.maxConcurrentCalls(), limits.maxStuckCalls());
    Workers workers = new Workers(limits.maxConcurrentCalls());
    CallRunner runner = new CallRunner(calls, workers, buffers, results, outcomes);
    CallMethod call = new CallMethod(limits, buffers, outcomes, runner);
    ModernRouter modern =
        new ModernRouter(replies, Discovery.result(info, instructions, ttlMillis), list, call);
    EnvelopeReader reader = new EnvelopeReader(Json.factory(limits.maxNesting()), index);
    Shutdown shutdown = new Shutdown(calls, workers);
    Tools tools =
        new Tools(
            index,
            () -> {
              access.changed();
              list.changed();
            });
    Intake intake =
        new Intake(limits, reader, replies, authenticator, localCaller, modern, shutdown);
    return new McpServer(limits, index, authenticator, tools, intake, shutdown);
  }
}
