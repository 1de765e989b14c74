package dev.collet.auth.jwt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.ECDSASigner;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.ECKeyGenerator;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpServer;
import dev.collet.server.Authenticator.Decision;
import dev.collet.server.McpServer;
import dev.collet.transport.HttpTransport;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class JwtAuthenticatorTest {
  private static final String ISSUER = "https://login.example";
  private static final String RESOURCE = "https://flights.example/mcp";

  private static final AtomicInteger FETCHED = new AtomicInteger();
  private static RSAKey rsa;
  private static ECKey ec;
  private static HttpServer jwks;
  private static JwtAuthenticator authenticator;

  @BeforeAll
  static void start() throws Exception {
    rsa = new RSAKeyGenerator(2048).keyID("rsa").generate();
    ec = new ECKeyGenerator(Curve.P_256).keyID("ec").generate();
    byte[] keys =
        new JWKSet(List.of(rsa.toPublicJWK(), ec.toPublicJWK()))
            .toString()
            .getBytes(StandardCharsets.UTF_8);
    jwks = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    jwks.createContext(
        "/jwks",
        exchange -> {
          FETCHED.incrementAndGet();
          exchange.getResponseHeaders().set("Content-Type", "application/json");
          exchange.sendResponseHeaders(200, keys.length);
          exchange.getResponseBody().write(keys);
          exchange.close();
        });
    jwks.start();
    authenticator = builder().build();
  }

  private static JwtAuthenticatorBuilder builder() {
    return JwtAuthenticator.builder(ISSUER, RESOURCE)
        .jwksUri(URI.create("http://127.0.0.1:" + jwks.getAddress().getPort() + "/jwks"));
  }

  @AfterAll
  static void stop() {
    jwks.stop(0);
  }

  private static JWTClaimsSet.Builder claims() {
    return new JWTClaimsSet.Builder()
        .issuer(ISSUER)
        .audience(RESOURCE)
        .subject("alice")
        .claim("scope", "flights:read flights:book")
        .expirationTime(Date.from(Instant.now().plusSeconds(300)));
  }

  private static String token(UnaryOperator<JWTClaimsSet.Builder> change) throws Exception {
    JWSHeader header =
        new JWSHeader.Builder(JWSAlgorithm.RS256).keyID("rsa").type(JOSEObjectType.JWT).build();
    SignedJWT jwt = new SignedJWT(header, change.apply(claims()).build());
    jwt.sign(new RSASSASigner(rsa));
    return jwt.serialize();
  }

  private static Decision ask(JwtAuthenticator authenticator, String authorization) {
    return authenticator.authenticate(name -> name.equals("Authorization") ? authorization : null);
  }

  private static void assertRefused(String token, String reason) {
    Decision.Refused refused =
        assertInstanceOf(Decision.Refused.class, ask(authenticator, "Bearer " + token));
    assertEquals(401, refused.status());
    String challenge = refused.challenge();
    assertTrue(challenge.contains("error=\"invalid_token\""), challenge);
    assertTrue(challenge.contains(reason), challenge);
    assertTrue(challenge.chars().allMatch(c -> c >= ' ' && c < 0x7f), challenge);
  }

  @Test
  void aGoodTokenNamesTheCaller() throws Exception {
    JwtAuthenticator authenticator = builder().build();
    int before = FETCHED.get();
    for (String scheme : new String[] {"Bearer ", "bearer ", "BEARER  "}) {
      Decision.Accepted accepted =
          assertInstanceOf(
              Decision.Accepted.class, ask(authenticator, scheme + token(claims -> claims)));
      assertEquals(ISSUER + "#alice", accepted.caller().id());
      assertEquals(Set.of("flights:read", "flights:book"), accepted.caller().scopes());
    }
    assertEquals(before + 1, FETCHED.get());
  }

  @Test
  void ellipticCurvesAndTheTypeOfAccessTokens() throws Exception {
    JWSHeader header =
        new JWSHeader.Builder(JWSAlgorithm.ES256)
            .keyID("ec")
            .type(new JOSEObjectType("at+jwt"))
            .build();
    SignedJWT jwt =
        new SignedJWT(header, claims().claim("scope", null).claim("scp", List.of("a")).build());
    jwt.sign(new ECDSASigner(ec));
    Decision.Accepted accepted =
        assertInstanceOf(Decision.Accepted.class, ask(authenticator, "Bearer " + jwt.serialize()));
    assertEquals(Set.of("a"), accepted.caller().scopes());
  }

  @Test
  void withoutATokenTheMetadataIsNamed() {
    for (String authorization : new String[] {null, "", "Basic YTpi", "Bearer"}) {
      Decision.Refused refused =
          assertInstanceOf(Decision.Refused.class, ask(authenticator, authorization));
      assertEquals(401, refused.status());
      assertEquals(
          "Bearer resource_metadata="
              + "\"https://flights.example/.well-known/oauth-protected-resource/mcp\"",
          refused.challenge());
    }
  }

  @Test
  void claimsAreChecked() throws Exception {
    Instant past = Instant.now().minusSeconds(300);
    assertRefused(token(claims -> claims.expirationTime(Date.from(past))), "Expired");
    assertRefused(token(claims -> claims.expirationTime(null)), "exp");
    assertRefused(token(claims -> claims.subject(null)), "sub");
    assertRefused(token(claims -> claims.issuer("https://evil.example")), "iss");
    assertRefused(token(claims -> claims.issuer(ISSUER + "/")), "iss");
    assertRefused(token(claims -> claims.audience("https://other.example/mcp")), "aud");
    assertRefused(token(claims -> claims.audience((String) null)), "aud");
    assertRefused(
        token(claims -> claims.notBeforeTime(Date.from(Instant.now().plusSeconds(300)))), "before");
  }

  @Test
  void signaturesAreChecked() throws Exception {
    String good = token(claims -> claims);
    String[] parts = good.split("\\.");
    String other = token(claims -> claims.subject("admin"));
    assertRefused(parts[0] + "." + other.split("\\.")[1] + "." + parts[2], "signature");
    assertRefused(new PlainJWT(claims().build()).serialize(), "");
    RSAKey stranger = new RSAKeyGenerator(2048).keyID("rsa").generate();
    SignedJWT forged =
        new SignedJWT(
            new JWSHeader.Builder(JWSAlgorithm.RS256).keyID("rsa").build(), claims().build());
    forged.sign(new RSASSASigner(stranger));
    assertRefused(forged.serialize(), "signature");
    SignedJWT confused =
        new SignedJWT(
            new JWSHeader.Builder(JWSAlgorithm.HS256).keyID("rsa").build(), claims().build());
    confused.sign(new MACSigner(rsa.toRSAPublicKey().getEncoded()));
    assertRefused(confused.serialize(), "");
  }

  @Test
  void whatIsNoToken() {
    assertRefused("x", "no signed JWT");
    assertRefused("a.b.c", "no signed JWT");
    assertRefused("ey\"\u00e9\r\nX: y", "no signed JWT");
    assertRefused("x".repeat(100_000), "too long");
  }

  @Test
  void scopesThatEverybodyNeeds() throws Exception {
    JwtAuthenticator strict = builder().requireScopes("mcp").build();
    Decision.Refused refused =
        assertInstanceOf(Decision.Refused.class, ask(strict, "Bearer " + token(claims -> claims)));
    assertEquals(403, refused.status());
    assertTrue(refused.challenge().contains("error=\"insufficient_scope\", scope=\"mcp\""));
    assertInstanceOf(
        Decision.Accepted.class,
        ask(strict, "Bearer " + token(claims -> claims.claim("scope", "mcp x"))));
  }

  @Test
  void keysThatCannotBeFetchedAreNotTheCallersFault() throws Exception {
    JwtAuthenticator unreachable =
        JwtAuthenticator.builder(ISSUER, RESOURCE)
            .jwksUri(URI.create("http://127.0.0.1:1/jwks"))
            .build();
    for (int i = 0; i < 5; i++) { // also while fetching them is held back
      Decision.Refused refused =
          assertInstanceOf(
              Decision.Refused.class, ask(unreachable, "Bearer " + token(claims -> claims)));
      assertEquals(503, refused.status(), "request " + i);
      assertNull(refused.challenge());
    }
  }

  @Test
  void keysMayChangeAndBeAwayMeanwhile() throws Exception {
    RSAKey next = new RSAKeyGenerator(2048).keyID("next").generate();
    AtomicReference<String> published =
        new AtomicReference<>(new JWKSet(rsa.toPublicJWK()).toString());
    HttpServer rotating = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    rotating.createContext(
        "/jwks",
        exchange -> {
          String body = published.get();
          byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
          exchange.sendResponseHeaders(body.isEmpty() ? 502 : 200, Math.max(1, bytes.length));
          exchange.getResponseBody().write(body.isEmpty() ? new byte[] {' '} : bytes);
          exchange.close();
        });
    rotating.start();
    try {
      URI uri = URI.create("http://127.0.0.1:" + rotating.getAddress().getPort() + "/jwks");
      String old = "Bearer " + token(claims -> claims);
      String young = "Bearer " + token(next);
      JwtAuthenticator away = JwtAuthenticator.builder(ISSUER, RESOURCE).jwksUri(uri).build();
      assertInstanceOf(Decision.Accepted.class, ask(away, old));
      published.set("");
      for (int i = 0; i < 5; i++) {
        // Whether that key is good can't be known, and what is known stays good.
        assertEquals(503, ((Decision.Refused) ask(away, young)).status(), "request " + i);
        assertInstanceOf(Decision.Accepted.class, ask(away, old));
      }
      published.set(new JWKSet(rsa.toPublicJWK()).toString());
      JwtAuthenticator changed = JwtAuthenticator.builder(ISSUER, RESOURCE).jwksUri(uri).build();
      assertInstanceOf(Decision.Accepted.class, ask(changed, old));
      published.set(new JWKSet(next.toPublicJWK()).toString());
      assertInstanceOf(Decision.Accepted.class, ask(changed, young));
      for (int i = 0; i < 5; i++) {
        RSAKey stranger = new RSAKeyGenerator(2048).keyID("stranger" + i).generate();
        assertEquals(401, ((Decision.Refused) ask(changed, "Bearer " + token(stranger))).status());
      }
    } finally {
      rotating.stop(0);
    }
  }

  private static String token(RSAKey key) throws Exception {
    JWSHeader header = new JWSHeader.Builder(JWSAlgorithm.RS256).keyID(key.getKeyID()).build();
    SignedJWT jwt = new SignedJWT(header, claims().build());
    jwt.sign(new RSASSASigner(key));
    return jwt.serialize();
  }

  @Test
  void whatATokenSaysOfKeysIsNotBelieved() throws Exception {
    RSAKey stranger = new RSAKeyGenerator(2048).keyID("rsa").generate();
    for (JWSHeader.Builder header :
        List.of(
            new JWSHeader.Builder(JWSAlgorithm.RS256).jwk(stranger.toPublicJWK()),
            new JWSHeader.Builder(JWSAlgorithm.RS256).jwkURL(URI.create("http://127.0.0.1:1/")))) {
      SignedJWT jwt = new SignedJWT(header.build(), claims().build());
      jwt.sign(new RSASSASigner(stranger));
      assertRefused(jwt.serialize(), "");
    }
    SignedJWT critical =
        new SignedJWT(
            new JWSHeader.Builder(JWSAlgorithm.RS256).criticalParams(Set.of("x")).build(),
            claims().build());
    critical.sign(new RSASSASigner(rsa));
    assertRefused(critical.serialize(), "");
    SignedJWT unnamed =
        new SignedJWT(new JWSHeader.Builder(JWSAlgorithm.RS256).build(), claims().build());
    unnamed.sign(new RSASSASigner(rsa));
    assertInstanceOf(Decision.Accepted.class, ask(authenticator, "Bearer " + unnamed.serialize()));
  }

  @Test
  void aDeepTokenIsRefused() {
    String deep = "{\"a\":" + "[".repeat(5_000) + "]".repeat(5_000) + "}";
    String part = Base64.getUrlEncoder().withoutPadding().encodeToString(deep.getBytes());
    assertRefused(part + ".e30.AA", "no signed JWT");
    String header = "{\"alg\":\"RS256\",\"kid\":\"rsa\"}";
    assertRefused(
        Base64.getUrlEncoder().withoutPadding().encodeToString(header.getBytes())
            + "."
            + part.substring(0, 8_000)
            + ".AA",
        "");
  }

  @Test
  void overHttp() throws Exception {
    McpServer server =
        McpServer.builder("jwt", "1.0.0")
            .allowNoTools()
            .authenticator(builder().supportScopes("flights:read").build())
            .build();
    try (HttpTransport http = HttpTransport.start(server, 0)) {
      HttpClient client = HttpClient.newHttpClient();
      HttpRequest.Builder list =
          HttpRequest.newBuilder(http.uri())
              .header("Content-Type", "application/json")
              .header("MCP-Protocol-Version", "2026-07-28")
              .header("Mcp-Method", "tools/list")
              .POST(
                  BodyPublishers.ofString(
                      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":{\"_meta\":{"
                          + "\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
                          + "\"io.modelcontextprotocol/clientCapabilities\":{}}}}"));
      HttpResponse<String> refused = client.send(list.build(), BodyHandlers.ofString());
      assertEquals(401, refused.statusCode());
      assertTrue(refused.headers().firstValue("WWW-Authenticate").isPresent());
      HttpResponse<String> metadata =
          client.send(
              HttpRequest.newBuilder(
                      http.uri().resolve("/.well-known/oauth-protected-resource/mcp"))
                  .timeout(Duration.ofSeconds(10))
                  .build(),
              BodyHandlers.ofString());
      assertEquals(
          "{\"resource\":\"https://flights.example/mcp\","
              + "\"authorization_servers\":[\"https://login.example\"],"
              + "\"bearer_methods_supported\":[\"header\"],"
              + "\"scopes_supported\":[\"flights:read\"]}",
          metadata.body().replace("\\/", "/"));
      list.header("Authorization", "Bearer " + token(claims -> claims));
      assertEquals(200, client.send(list.build(), BodyHandlers.ofString()).statusCode());
    }
  }
}
