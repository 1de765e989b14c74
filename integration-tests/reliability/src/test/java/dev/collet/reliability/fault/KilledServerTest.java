package dev.collet.reliability.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;

/** The sample's server, killed while it books for several clients at once. */
@Timeout(value = 600, threadMode = ThreadMode.SEPARATE_THREAD)
class KilledServerTest {
  private static final int ROUNDS = 3;
  private static final int CLIENTS = 4;

  private final Map<String, String> answered = new ConcurrentHashMap<>();
  private final Map<String, Boolean> unanswered = new ConcurrentHashMap<>();

  @Test
  void aBookingIsThereOnceOrNotAtAll(@TempDir Path folder) throws Exception {
    Path database = folder.resolve("flights");
    Random random = new Random(20261130);
    for (int round = 0; round < ROUNDS; round++) {
      List<Thread> clients = new ArrayList<>();
      try (Sample sample = Sample.start(database)) {
        String first = round + "-first";
        answered.put(first, sample.book(first)); // From here on there is something to lose.
        for (int i = 0; i < CLIENTS; i++) {
          String prefix = round + "-" + i + "-";
          Thread client = new Thread(() -> bookUntilItEnds(sample, prefix));
          clients.add(client);
          client.start();
        }
        Thread.sleep(100 + random.nextInt(400));
      }
      for (Thread client : clients) {
        client.join();
      }
      assertOnce(database);
    }
    assertFalse(unanswered.isEmpty(), "no booking was under way");
    bookAgain(database);
  }

  private void bookUntilItEnds(Sample sample, String prefix) {
    for (int i = 0; ; i++) {
      String key = prefix + i;
      try {
        answered.put(key, sample.book(key));
      } catch (IOException e) {
        unanswered.put(key, true);
        return; // The server was killed.
      }
    }
  }

  /** Each key at most once, and what was answered is there as it was answered. */
  private void assertOnce(Path database) throws SQLException {
    Map<String, List<String>> booked = bookings(database);
    booked.forEach((key, references) -> assertEquals(1, references.size(), key));
    answered.forEach((key, reference) -> assertEquals(List.of(reference), booked.get(key), key));
  }

  /** The same keys once more, as a client does that got no answer. */
  private void bookAgain(Path database) throws Exception {
    Map<String, List<String>> before = bookings(database);
    try (Sample sample = Sample.start(database)) {
      for (String key : unanswered.keySet()) {
        String reference = sample.book(key);
        assertNotNull(reference);
        assertEquals(before.getOrDefault(key, List.of(reference)), List.of(reference), key);
        answered.put(key, reference);
      }
    }
    assertOnce(database);
  }

  /** The references of each key, as the database has them while no server runs. */
  private static Map<String, List<String>> bookings(Path database) throws SQLException {
    Map<String, List<String>> bookings = new TreeMap<>();
    String sql = "SELECT idempotency_key, reference FROM booking WHERE idempotency_key IS NOT NULL";
    try (Connection connection = DriverManager.getConnection("jdbc:h2:file:" + database, "sa", "");
        PreparedStatement query = connection.prepareStatement(sql);
        ResultSet rows = query.executeQuery()) {
      while (rows.next()) {
        String key = rows.getString(1);
        bookings.computeIfAbsent(key, absent -> new ArrayList<>()).add(rows.getString(2));
      }
    }
    return bookings;
  }
}
