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
import java.util.Date;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
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
        new JWKSet(java.util.List.of(rsa.toPublicJWK(), ec.toPublicJWK()))
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
    for (String scheme : new String[] {"Bearer ", "bearer ", "BEARER  "}) {
      Decision.Accepted accepted =
          assertInstanceOf(
              Decision.Accepted.class, ask(authenticator, scheme + token(claims -> claims)));
      assertEquals(ISSUER + "#alice", accepted.caller().id());
      assertEquals(Set.of("flights:read", "flights:book"), accepted.caller().scopes());
    }
    assertEquals(1, FETCHED.get());
  }

  @Test
  void ellipticCurvesAndTheTypeOfAccessTokens() throws Exception {
    JWSHeader header =
        new JWSHeader.Builder(JWSAlgorithm.ES256)
            .keyID("ec")
            .type(new JOSEObjectType("at+jwt"))
            .build();
    SignedJWT jwt =
        new SignedJWT(
            header, claims().claim("scope", null).claim("scp", java.util.List.of("a")).build());
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
    Decision.Refused refused =
        assertInstanceOf(
            Decision.Refused.class, ask(unreachable, "Bearer " + token(claims -> claims)));
    assertEquals(503, refused.status());
    assertNull(refused.challenge());
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
