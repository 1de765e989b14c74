package dev.collet.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.BucketConfiguration;
import java.sql.Connection;
import java.sql.DriverManager;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Two replicas whose buckets are in one database. */
class SharedRateLimitsTest {
  private static final String URL = "jdbc:h2:mem:buckets;DB_CLOSE_DELAY=-1";

  private static McpServer replica() {
    BucketTable table = new BucketTable(URL);
    BucketConfiguration configuration =
        BucketConfiguration.builder()
            .addLimit(Bandwidth.builder().capacity(6).refillGreedy(1, Duration.ofHours(1)).build())
            .build();
    return McpServer.builder("test", "1")
        .tools(new TestTools().text("a", (arguments, context) -> "ran"))
        .rateLimits(
            RateLimits.of(
                (caller, tool) ->
                    table.builder().build(caller.id() + " " + tool, () -> configuration)))
        .build();
  }

  @Test
  void replicasShareTheirLimits() throws Exception {
    try (Connection keptOpen = DriverManager.getConnection(URL)) {
      BucketTable.create(keptOpen);
      McpServer one = replica();
      McpServer two = replica();
      for (int i = 0; i < 3; i++) {
        assertEquals("ran", Client.text(Client.call(one, "a", "{}")));
        assertEquals("ran", Client.text(Client.call(two, "a", "{}")));
      }
      for (McpServer replica : new McpServer[] {one, two}) {
        String text = Client.text(Client.call(replica, "a", "{}"));
        assertTrue(text.startsWith("Too many calls of tool 'a'. Try again in "), text);
      }
    }
  }

  @Test
  void aStoreThatFailsLeavesEachReplicaToItself() {
    boolean[] isDown = {true};
    Bucket shared =
        Bucket.builder()
            .addLimit(limit -> limit.capacity(1).refillGreedy(1, Duration.ofHours(1)))
            .build();
    McpServer server =
        McpServer.builder("test", "1")
            .tools(new TestTools().text("a", (arguments, context) -> "ran"))
            .rateLimits(
                RateLimits.of(
                    (caller, tool) -> {
                      if (isDown[0]) {
                        throw new IllegalStateException("the store is down");
                      }
                      return shared;
                    },
                    RateLimits.perCallerAndTool(3, 1, Duration.ofHours(1))))
            .build();
    for (int i = 0; i < 3; i++) {
      assertEquals("ran", Client.text(Client.call(server, "a", "{}")));
    }
    String refused = Client.text(Client.call(server, "a", "{}"));
    assertTrue(refused.startsWith("Too many calls of tool 'a'."), refused);
    isDown[0] = false;
    assertEquals("ran", Client.text(Client.call(server, "a", "{}")));
    refused = Client.text(Client.call(server, "a", "{}"));
    assertTrue(refused.startsWith("Too many calls of tool 'a'."), refused);
  }
}
