package dev.collet;

import java.util.Set;

/**
 * Who makes a call, as the server's authenticator found out.
 *
 * @param id names the caller: rate limits and sealed state are bound to it
 * @param scopes what the caller may do
 */
public record Caller(String id, Set<String> scopes) {
  /** A caller whom nobody asked who it is. */
  public static final Caller ANONYMOUS = new Caller("anonymous", Set.of());

  /** Copies the scopes. */
  public Caller {
    scopes = Set.copyOf(scopes);
  }
}
