package dev.collet.samples.flights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FlightDatabaseTest {
  private static final LocalDate DAY = LocalDate.of(2030, 1, 1);

  private final FlightDatabase database =
      FlightDatabase.open("jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1");

  @Test
  void aBookingTakesOneSeat() {
    int before = database.flights("DEN", DAY).get(0).seatsLeft();
    database.book("DEN", DAY, null);
    assertEquals(before - 1, database.flights("DEN", DAY).get(0).seatsLeft());
  }

  @Test
  void theSameKeyIsBookedOnce() {
    Booking first = database.book("DEN", DAY, "k");
    assertEquals(first, database.book("DEN", DAY, "k"));
    assertNotEquals(first, database.book("DEN", DAY, "other"));
    assertEquals(2, database.bookings().size());
  }

  @Test
  void aFullDayIsRefusedAndTheNextOneIsNot() {
    database.book("NRT", DAY, null);
    database.book("NRT", DAY, null);
    assertThrows(NoSeatsException.class, () -> database.book("NRT", DAY, null));
    assertEquals(DAY.plusDays(1), database.book("NRT", DAY.plusDays(1), null).date());
  }

  @Test
  void noSeatIsSoldTwice() throws Exception {
    ExecutorService callers = Executors.newFixedThreadPool(8);
    try {
      var calls =
          IntStream.range(0, 8)
              .mapToObj(
                  i ->
                      callers.submit(
                          () -> {
                            try {
                              database.book("NRT", DAY, null);
                              return 1;
                            } catch (NoSeatsException e) {
                              return 0;
                            }
                          }))
              .toList();
      int sold = 0;
      for (var call : calls) {
        sold += call.get(30, TimeUnit.SECONDS);
      }
      assertEquals(2, sold);
      assertEquals(2, database.bookings().size());
    } finally {
      callers.shutdownNow();
    }
  }

  @Test
  void weatherIsFoundWhateverTheCase() {
    assertEquals(22.5, database.weather("lisbon").orElseThrow().temperature());
    assertTrue(database.weather("Atlantis").isEmpty());
  }
}
