package dev.collet.auth.jwt;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.KeySourceException;
import com.nimbusds.jose.jwk.source.RateLimitReachedException;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.proc.JWTProcessor;
import dev.collet.Caller;
import dev.collet.server.Authenticator;
import java.text.ParseException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Knows callers by JWTs: a token must be signed by a key of the issuer, be meant for this server,
 * be within its time, and name a subject. See MCP 2026-07-28, basic/authorization, and RFC 9068.
 *
 * <p>A request without a good token is refused with 401 and a {@code WWW-Authenticate} that points
 * to the metadata of RFC 9728, which the transports serve. A caller's id is the issuer and the
 * subject, so that it is the same in every token.
 */
public final class JwtAuthenticator implements Authenticator {
  private static final System.Logger LOG = System.getLogger(JwtAuthenticator.class.getName());
  private static final int MAX_TOKEN_CHARS = 16_384;
  private static final String SCHEME = "bearer ";

  private final JWTProcessor<SecurityContext> processor;
  private final @Nullable KeyFetcher fetcher;
  private final Challenges challenges;
  private final Set<String> requiredScopes;
  private final String metadata;

  JwtAuthenticator(
      JWTProcessor<SecurityContext> processor,
      @Nullable KeyFetcher fetcher,
      Challenges challenges,
      Set<String> requiredScopes,
      String metadata) {
    this.processor = processor;
    this.fetcher = fetcher;
    this.challenges = challenges;
    this.requiredScopes = Set.copyOf(requiredScopes);
    this.metadata = metadata;
  }

  /**
   * Begins an authenticator.
   *
   * @param issuer who signs tokens, exactly as in their {@code iss}
   * @param resource this server's URI, exactly as in their {@code aud}: {@code
   *     https://flights.example/mcp}
   */
  public static JwtAuthenticatorBuilder builder(String issuer, String resource) {
    return new JwtAuthenticatorBuilder(issuer, resource);
  }

  @Override
  public Decision authenticate(Headers headers) {
    String authorization = headers.get("Authorization");
    if (authorization == null || !authorization.toLowerCase(Locale.ROOT).startsWith(SCHEME)) {
      return new Decision.Refused(401, challenges.missing());
    }
    String token = authorization.substring(SCHEME.length()).trim();
    if (token.length() > MAX_TOKEN_CHARS) {
      return new Decision.Refused(401, challenges.invalid("The token is too long"));
    }
    JWTClaimsSet claims;
    try {
      claims = processor.process(token, null);
    } catch (RateLimitReachedException e) {
      if (fetcher != null && fetcher.hasFailed()) {
        return new Decision.Refused(503, null);
      }
      // Keys were fetched just now for an unknown key, so this one's is most likely not there.
      return new Decision.Refused(401, challenges.invalid("The token's key is unknown"));
    } catch (KeySourceException e) {
      LOG.log(System.Logger.Level.ERROR, "The keys that tokens are signed with can't be had", e);
      return new Decision.Refused(503, null);
    } catch (ParseException | BadJOSEException | JOSEException e) {
      LOG.log(System.Logger.Level.DEBUG, "A token was refused", e);
      return new Decision.Refused(401, challenges.invalid(reason(e)));
    }
    Set<String> scopes = scopes(claims);
    if (!scopes.containsAll(requiredScopes)) {
      return new Decision.Refused(403, challenges.insufficient(requiredScopes));
    }
    return new Decision.Accepted(
        new Caller(claims.getIssuer() + "#" + claims.getSubject(), scopes));
  }

  @Override
  public String protectedResourceMetadata() {
    return metadata;
  }

  /** What may be said: nimbus' messages name claims and header members, never keys. */
  private static String reason(Exception e) {
    String message = e.getMessage();
    return message == null || e instanceof ParseException ? "The token is no signed JWT" : message;
  }

  /** Scopes as RFC 9068 writes them, one text, or as some servers do, a list in {@code scp}. */
  private static Set<String> scopes(JWTClaimsSet claims) {
    Set<String> scopes = new TreeSet<>();
    add(scopes, claims.getClaim("scope"));
    add(scopes, claims.getClaim("scp"));
    return scopes;
  }

  private static void add(Set<String> scopes, @Nullable Object claim) {
    if (claim instanceof String text) {
      for (String scope : text.trim().split("\\s+")) {
        if (!scope.isEmpty()) {
          scopes.add(scope);
        }
      }
    } else if (claim instanceof List<?> list) {
      list.forEach(scope -> scopes.add(String.valueOf(scope)));
    }
  }
}
