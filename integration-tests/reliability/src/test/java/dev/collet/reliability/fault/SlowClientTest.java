package dev.collet.reliability.fault;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.reliability.fixture.HttpLink;
import dev.collet.reliability.fixture.ServerProcess;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Clients that don't read, and clients that hardly send. */
@Timeout(value = 600, threadMode = ThreadMode.SEPARATE_THREAD)
class SlowClientTest {
  private static final int CLIENTS = 40;

  /** All of their answers together are a multiple of the heap. */
  @ParameterizedTest
  @ValueSource(strings = {"--jdk", "--jetty"})
  void clientsThatStopReading(String server) throws Exception {
    List<HttpLink> deaf = new ArrayList<>();
    try (ServerProcess process = new ServerProcess(List.of("-Xmx64m"), List.of(server))) {
      for (int i = 0; i < CLIENTS; i++) {
        HttpLink link = new HttpLink(process.port(), "deaf", 60_000);
        deaf.add(link);
        String call = HttpLink.call("l" + i, "large", "{\"size\":3500000}");
        link.send("tools/call", "large", "application/json", call);
        link.awaitAnswer(); // and read no more of it
        NextCall.assertAnsweredWithinASecond(process);
      }
      assertTrue(!process.log().contains("OutOfMemoryError"), process.log());
    } finally {
      close(deaf);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"--jdk", "--jetty"})
  void clientsThatSendAByteASecond(String server) throws Exception {
    List<HttpLink> slow = new ArrayList<>();
    List<String> options = List.of(server, "--request-seconds", "2");
    try (ServerProcess process = new ServerProcess(List.of("-Xmx64m"), options)) {
      byte[] head =
          ("POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                  + "Content-Length: 60000\r\n\r\n")
              .getBytes(StandardCharsets.US_ASCII);
      for (int i = 0; i < CLIENTS; i++) {
        HttpLink link = new HttpLink(process.port(), "slow", 60_000);
        slow.add(link);
        link.raw(head);
      }
      NextCall.assertAnsweredWithinASecond(process);
      for (int second = 0; second < 90 && !slow.isEmpty(); second++) {
        Thread.sleep(1_000);
        slow.removeIf(link -> !drips(link)); // In the end the server hears of none any more.
      }
      assertTrue(slow.isEmpty(), slow.size() + " clients are still waited for");
      NextCall.assertAnsweredWithinASecond(process);
    } finally {
      close(slow);
    }
  }

  private static boolean drips(HttpLink link) {
    try {
      link.raw(new byte[] {'x'});
      return link.unread() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  private static void close(List<HttpLink> links) throws IOException {
    for (HttpLink link : links) {
      link.close();
    }
  }
}
