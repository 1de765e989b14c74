package dev.collet.samples.flights;

import dev.collet.Caller;
import dev.collet.server.Authenticator;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Takes the bearer token as the user's name, so that the effect of access can be seen without an
 * identity provider. Never do this where it matters.
 */
final class DemoAuthenticator implements Authenticator {
  private static final String SCHEME = "Bearer ";

  @Override
  public Decision authenticate(Headers headers) {
    @Nullable String authorization = headers.get("Authorization");
    if (authorization == null
        || !authorization.regionMatches(true, 0, SCHEME, 0, SCHEME.length())) {
      return new Decision.Refused(401, "Bearer");
    }
    String user = authorization.substring(SCHEME.length()).trim();
    return new Decision.Accepted(
        new Caller(user, user.equals("admin") ? Set.of("admin") : Set.of()));
  }
}
