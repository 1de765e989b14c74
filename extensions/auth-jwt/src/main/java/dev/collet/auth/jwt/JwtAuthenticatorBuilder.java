package dev.collet.auth.jwt;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.jwk.source.JWKSourceBuilder;
import com.nimbusds.jose.proc.DefaultJOSEObjectTypeVerifier;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jose.util.DefaultResourceRetriever;
import com.nimbusds.jose.util.JSONObjectUtils;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.proc.DefaultJWTClaimsVerifier;
import com.nimbusds.jwt.proc.DefaultJWTProcessor;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Settings of a {@link JwtAuthenticator}. */
public final class JwtAuthenticatorBuilder {
  private static final int TIMEOUT_MILLIS = 5_000;
  private static final int MAX_JWKS_BYTES = 1 << 20;
  private static final int CLOCK_SKEW_SECONDS = 60;

  /** Signatures by asymmetric keys only: a shared secret would let every server sign. */
  private static final Set<JWSAlgorithm> ALGORITHMS =
      Set.of(
          JWSAlgorithm.RS256,
          JWSAlgorithm.RS384,
          JWSAlgorithm.RS512,
          JWSAlgorithm.PS256,
          JWSAlgorithm.PS384,
          JWSAlgorithm.PS512,
          JWSAlgorithm.ES256,
          JWSAlgorithm.ES384,
          JWSAlgorithm.ES512);

  private final String issuer;
  private final String resource;
  private final Set<String> requiredScopes = new TreeSet<>();
  private final Set<String> supportedScopes = new TreeSet<>();
  private @Nullable JWKSource<SecurityContext> keys;
  private @Nullable KeyFetcher fetcher;
  private @Nullable String metadataUri;

  JwtAuthenticatorBuilder(String issuer, String resource) {
    this.issuer = issuer;
    this.resource = resource;
  }

  /**
   * Where the issuer publishes its keys. They are fetched when first needed, kept for minutes, and
   * fetched again when a token names a key that isn't among them, at most every 30 seconds.
   */
  @CanIgnoreReturnValue
  public JwtAuthenticatorBuilder jwksUri(URI uri) {
    URL url;
    try {
      url = uri.toURL();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException("The URI of the keys can't be fetched: " + uri, e);
    }
    DefaultResourceRetriever retriever =
        new DefaultResourceRetriever(TIMEOUT_MILLIS, TIMEOUT_MILLIS, MAX_JWKS_BYTES);
    KeyFetcher fetching = new KeyFetcher(retriever);
    keys = JWKSourceBuilder.create(url, fetching).retrying(true).build();
    fetcher = fetching;
    return this;
  }

  /** Keys from anywhere else. */
  @CanIgnoreReturnValue
  public JwtAuthenticatorBuilder keys(JWKSource<SecurityContext> source) {
    keys = source;
    fetcher = null;
    return this;
  }

  /** Scopes that every caller needs, whatever the tool; others get 403. */
  @CanIgnoreReturnValue
  public JwtAuthenticatorBuilder requireScopes(String... scopes) {
    requiredScopes.addAll(List.of(scopes));
    supportedScopes.addAll(List.of(scopes));
    return this;
  }

  /** Further scopes that exist here, for the metadata. */
  @CanIgnoreReturnValue
  public JwtAuthenticatorBuilder supportScopes(String... scopes) {
    supportedScopes.addAll(List.of(scopes));
    return this;
  }

  /**
   * Where clients find the metadata; the default puts RFC 9728's path between the host and the path
   * of the resource.
   */
  @CanIgnoreReturnValue
  public JwtAuthenticatorBuilder metadataUri(String uri) {
    metadataUri = uri;
    return this;
  }

  /**
   * The authenticator.
   *
   * @throws IllegalStateException when nobody said where the keys are
   */
  public JwtAuthenticator build() {
    JWKSource<SecurityContext> source = keys;
    if (source == null) {
      throw new IllegalStateException("Say where the issuer's keys are: jwksUri(...)");
    }
    DefaultJWTProcessor<SecurityContext> processor = new DefaultJWTProcessor<>();
    processor.setJWSTypeVerifier(
        new DefaultJOSEObjectTypeVerifier<>(
            new com.nimbusds.jose.JOSEObjectType("at+jwt"),
            com.nimbusds.jose.JOSEObjectType.JWT,
            null));
    processor.setJWSKeySelector(new JWSVerificationKeySelector<>(ALGORITHMS, source));
    DefaultJWTClaimsVerifier<SecurityContext> claims =
        new DefaultJWTClaimsVerifier<>(
            resource,
            new JWTClaimsSet.Builder().issuer(issuer).build(),
            Set.of("iss", "sub", "exp"));
    claims.setMaxClockSkew(CLOCK_SKEW_SECONDS);
    processor.setJWTClaimsSetVerifier(claims);
    String uri = metadataUri == null ? defaultMetadataUri() : metadataUri;
    return new JwtAuthenticator(
        processor, fetcher, new Challenges(uri), requiredScopes, metadata());
  }

  private String metadata() {
    Map<String, Object> metadata = new LinkedHashMap<>();
    metadata.put("resource", resource);
    metadata.put("authorization_servers", List.of(issuer));
    metadata.put("bearer_methods_supported", List.of("header"));
    if (!supportedScopes.isEmpty()) {
      metadata.put("scopes_supported", List.copyOf(supportedScopes));
    }
    return JSONObjectUtils.toJSONString(metadata);
  }

  private String defaultMetadataUri() {
    URI uri = URI.create(resource);
    String path = uri.getRawPath() == null || uri.getRawPath().equals("/") ? "" : uri.getRawPath();
    return uri.getScheme()
        + "://"
        + uri.getRawAuthority()
        + "/.well-known/oauth-protected-resource"
        + path;
  }
}
