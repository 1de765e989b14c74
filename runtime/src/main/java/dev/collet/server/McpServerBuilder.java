package dev.collet.server;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import dev.collet.Caller;
import dev.collet.dispatch.ErrorPolicy;
import dev.collet.dispatch.InputValidator;
import dev.collet.dispatch.Toolset;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Puts an {@link McpServer} together. */
public final class McpServerBuilder {
  private static final Duration DEFAULT_TTL = Duration.ofMinutes(1);

  final String name;
  final String version;
  private final List<Toolset> toolsets = new ArrayList<>();
  final List<ServerInfo.Icon> icons = new ArrayList<>();
  @Nullable String title;
  @Nullable String websiteUrl;
  @Nullable String instructions;
  ErrorPolicy errorPolicy = ErrorPolicy.MCP_2026_07_28;
  Limits limits = Limits.DEFAULT;
  @Nullable Authenticator authenticator;
  Caller localCaller = Caller.ANONYMOUS;
  long ttlMillis = DEFAULT_TTL.toMillis();
  int toolsPerPage;
  private boolean mayBeEmpty;
  boolean hasLogging;
  @Nullable RateLimits rateLimits;
  final List<CallListener> listeners = new ArrayList<>();
  byte @Nullable [] stateKey;
  Duration stateLifetime = Duration.ofMinutes(10);
  @Nullable SpentStates spentStates;
  private @Nullable InputValidator inputValidator;

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

  /**
   * Enforces declared input schemas where generated readers don't. Tools whose schema is made from
   * their Java types need none, and don't meet it.
   */
  @CanIgnoreReturnValue
  public McpServerBuilder inputValidator(InputValidator validator) {
    inputValidator = validator;
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
   * How often callers may call. Without this, HTTP has a generous limit (1,000 calls at once, then
   * 100 a second, for each caller and tool) and stdio has none.
   */
  @CanIgnoreReturnValue
  public McpServerBuilder rateLimits(RateLimits chosen) {
    rateLimits = chosen;
    return this;
  }

  /** Adds one who hears of calls. */
  @CanIgnoreReturnValue
  public McpServerBuilder listener(CallListener listener) {
    listeners.add(listener);
    return this;
  }

  /**
   * The secret that state is sealed with which travels through clients: {@code requestState}, and
   * session ids. Replicas need the same. Random, and lost with the process, by default.
   *
   * @throws IllegalArgumentException when shorter than 32 bytes
   */
  @CanIgnoreReturnValue
  public McpServerBuilder stateKey(byte[] secret) {
    if (secret.length < 32) {
      throw new IllegalArgumentException("A state key needs at least 32 bytes.");
    }
    stateKey = secret.clone();
    return this;
  }

  /**
   * How long a user may take to answer a question; 10 minutes by default.
   *
   * @throws IllegalArgumentException when under a second or over a day
   */
  @CanIgnoreReturnValue
  public McpServerBuilder stateLifetime(Duration lifetime) {
    if (lifetime.compareTo(Duration.ofSeconds(1)) < 0
        || lifetime.compareTo(Duration.ofDays(1)) > 0) {
      throw new IllegalArgumentException("A state's lifetime is between 1 second and 1 day.");
    }
    stateLifetime = lifetime;
    return this;
  }

  /** Makes each {@code requestState} good for one use. */
  @CanIgnoreReturnValue
  public McpServerBuilder spentStates(SpentStates store) {
    spentStates = store;
    return this;
  }

  /** Lets tools write to the client's log ({@code logging}), which MCP has deprecated. */
  @CanIgnoreReturnValue
  public McpServerBuilder clientLogging() {
    hasLogging = true;
    return this;
  }

  /**
   * The server.
   *
   * @throws IllegalStateException when two tools have the same name, there is no tool, or a tool
   *     needs an {@link #inputValidator}
   */
  public McpServer build() {
    ToolIndex index = new ToolIndex(toolsets, inputValidator);
    if (index.sorted().isEmpty() && !mayBeEmpty) {
      throw new IllegalStateException(
          "The server '"
              + name
              + "' has no tools. Give it generated toolsets with tools(...), or say allowNoTools().");
    }
    return new McpServer(new Parts(new Settings(this), index));
  }
}
