package dev.collet.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.server.Exchange;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Answers that are streams, and clients that are slow, silent or gone. */
class HttpStreamTest {
  private final FakeHandler fake = new FakeHandler();
  private final HttpTransport http =
      new HttpTransportBuilder(fake)
          .keepAlive(Duration.ofMillis(300))
          .writeTimeout(Duration.ofSeconds(1))
          .start();

  @AfterEach
  void stop() {
    http.stop(Duration.ZERO);
  }

  @Test
  void eventsComeBeforeTheAnswer() throws Exception {
    try (RawHttp raw = new RawHttp(http.port())) {
      String answer = raw.post("Connection: close\r\n", "events 3").readAll();
      assertTrue(answer.startsWith("HTTP/1.1 200"), answer);
      assertTrue(answer.contains("X-accel-buffering: no"), answer);
      List<String> data = answer.lines().filter(line -> line.startsWith("data: ")).toList();
      assertEquals(
          List.of(
              "data: {\"n\":1}", "data: {\"n\":2}", "data: {\"n\":3}", "data: {\"said\":\"done\"}"),
          data);
    }
  }

  @Test
  void eventsAreLeftOutWhereTheyAreNotWelcome() throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(http.uri())
            .header("Content-Type", "application/json")
            .header("Accept", "application/json")
            .POST(BodyPublishers.ofString("events 3"))
            .build();
    assertEquals(
        "{\"said\":\"done\"}",
        HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).body());
  }

  @Test
  void aLongCallBecomesAStreamWithComments() throws Exception {
    try (RawHttp raw = new RawHttp(http.port())) {
      String answer = raw.post("Connection: close\r\n", "sleep 2200").readAll();
      assertTrue(answer.contains("text/event-stream"), answer);
      assertTrue(answer.lines().filter(":"::equals).count() >= 2, answer);
      assertTrue(answer.contains("data: {\"said\":\"sleep 2200\"}"), answer);
    }
  }

  @Test
  void aQuickAnswerStaysABody() throws Exception {
    String answer = "";
    // Within a second is quick; a machine that is busy for so long gets several tries.
    for (int i = 0; i < 10 && !answer.contains("application/json"); i++) {
      try (RawHttp raw = new RawHttp(http.port())) {
        answer = raw.post("Connection: close\r\n", "sleep 50").readAll();
      }
    }
    assertTrue(answer.contains("application/json"), answer);
  }

  @Test
  void aClosedStreamIsNoticed() throws Exception {
    try (RawHttp raw = new RawHttp(http.port())) {
      raw.post("", "hold").readUntil(":");
    }
    assertTrue(fake.disconnected.await(10, TimeUnit.SECONDS));
    Exchange exchange = fake.held.get(1, TimeUnit.SECONDS);
    FakeHandler.respond(exchange, "late"); // into the void
    awaitNoRequests();
  }

  @Test
  void aListenerThatComesTooLateRunsAtOnce() throws Exception {
    try (RawHttp raw = new RawHttp(http.port())) {
      raw.post("", "hold").readUntil(":");
    }
    assertTrue(fake.disconnected.await(10, TimeUnit.SECONDS));
    List<String> ran = new ArrayList<>();
    fake.held.get().onDisconnect(() -> ran.add("ran"));
    assertEquals(List.of("ran"), ran);
  }

  @Test
  void aClientThatDoesNotReadIsGivenUp() throws Exception {
    try (RawHttp slow = new RawHttp(http.port());
        RawHttp other = new RawHttp(http.port())) {
      slow.socket.setReceiveBufferSize(4096);
      slow.post("", "large 30000000");
      slow.readUntil("\r\n\r\n");
      other.post("Connection: close\r\n", "echo me").readUntil("echo me");
      awaitNoRequests();
    }
  }

  @Test
  void aFloodOfEventsToAClientThatDoesNotReadEnds() throws Exception {
    try (RawHttp slow = new RawHttp(http.port())) {
      slow.socket.setReceiveBufferSize(4096);
      slow.post("", "hold");
      Exchange exchange = fake.held.get(5, TimeUnit.SECONDS);
      byte[] message = "x".repeat(1 << 20).getBytes("UTF-8");
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
      while (fake.disconnected.getCount() > 0 && System.nanoTime() < end) {
        exchange.event(message, 0, message.length); // never waits
      }
      assertEquals(0, fake.disconnected.getCount());
    }
    awaitNoRequests();
  }

  @Test
  void aTimerThatAnswersNeverWaitsForTheClient() throws Exception {
    try (RawHttp slow = new RawHttp(http.port())) {
      slow.socket.setReceiveBufferSize(4096);
      slow.post("", "hold");
      Exchange exchange = fake.held.get(5, TimeUnit.SECONDS);
      byte[] message = new byte[40 << 20];
      CompletableFuture<Void> done =
          CompletableFuture.runAsync(() -> exchange.respond(200, message, 0, message.length));
      done.get(5, TimeUnit.SECONDS);
      assertEquals(1, http.openRequests());
    }
  }

  @Test
  void aHundredLargeAnswersAtTheSameTime() throws Exception {
    HttpClient client = HttpClient.newHttpClient();
    List<CompletableFuture<Integer>> answers = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      HttpRequest request =
          HttpRequest.newBuilder(http.uri())
              .version(HttpClient.Version.HTTP_1_1)
              .header("Content-Type", "application/json")
              .POST(BodyPublishers.ofString((i % 2 == 0 ? "large " : "large-later ") + 200_000))
              .build();
      answers.add(
          client
              .sendAsync(request, BodyHandlers.ofString())
              .thenApply(response -> response.body().length()));
    }
    for (CompletableFuture<Integer> answer : answers) {
      assertEquals(200_000 + "{\"said\":\"\"}".length(), answer.get(20, TimeUnit.SECONDS));
    }
    awaitNoRequests();
  }

  @Test
  void stoppingWaitsForWhatIsUnderWay() throws Exception {
    try (RawHttp raw = new RawHttp(http.port())) {
      raw.post("", "hold");
      Exchange exchange = fake.held.get(5, TimeUnit.SECONDS);
      CompletableFuture<Void> stopped =
          CompletableFuture.runAsync(() -> http.stop(Duration.ofSeconds(10)));
      FakeHandler.sleep(100);
      assertFalse(stopped.isDone());
      FakeHandler.respond(exchange, "last");
      assertTrue(raw.readUntil("last").contains("200"));
      stopped.get(5, TimeUnit.SECONDS);
    }
    assertThrows(IOException.class, () -> new RawHttp(http.port()).close());
  }

  @Test
  void stoppingGivesUpAtTheDeadline() throws Exception {
    try (RawHttp raw = new RawHttp(http.port())) {
      raw.post("", "hold").readUntil(":");
      http.stop(Duration.ofMillis(100));
      assertTrue(fake.disconnected.await(5, TimeUnit.SECONDS));
      raw.readAll(); // ends
    }
  }

  @Test
  void aByteASecondHoldsNobodyUp() throws Exception {
    try (RawHttp slow = new RawHttp(http.port());
        RawHttp other = new RawHttp(http.port())) {
      slow.send("POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n");
      slow.send("Content-Type: application/json\r\n\r\n{");
      other.post("Connection: close\r\n", "echo me").readUntil("echo me");
    }
    awaitNoRequests();
  }

  private void awaitNoRequests() throws InterruptedException {
    for (int i = 0; i < 1_000 && http.openRequests() > 0; i++) {
      Thread.sleep(10);
    }
    assertEquals(0, http.openRequests());
  }
}
