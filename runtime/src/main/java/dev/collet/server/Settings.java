package dev.collet.server;

import dev.collet.Caller;
import dev.collet.dispatch.ErrorPolicy;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a server was built with; see {@link McpServerBuilder}. */
final class Settings {
  final ServerInfo info;
  final @Nullable String instructions;
  final Limits limits;
  final ErrorPolicy errorPolicy;
  final @Nullable Authenticator authenticator;
  final Caller localCaller;
  final @Nullable RateLimits rateLimits;
  final List<CallListener> listeners;
  final long ttlMillis;
  final int toolsPerPage;
  final boolean hasLogging;
  final byte @Nullable [] stateKey;
  final Duration stateLifetime;
  final @Nullable SpentStates spentStates;

  Settings(McpServerBuilder builder) {
    info =
        new ServerInfo(
            builder.name,
            builder.version,
            builder.title,
            builder.websiteUrl,
            List.copyOf(builder.icons));
    instructions = builder.instructions;
    limits = builder.limits;
    errorPolicy = builder.errorPolicy;
    authenticator = builder.authenticator;
    localCaller = builder.localCaller;
    rateLimits = builder.rateLimits;
    listeners = List.copyOf(builder.listeners);
    ttlMillis = builder.ttlMillis;
    toolsPerPage = builder.toolsPerPage;
    hasLogging = builder.hasLogging;
    stateKey = builder.stateKey;
    stateLifetime = builder.stateLifetime;
    spentStates = builder.spentStates;
  }
}
