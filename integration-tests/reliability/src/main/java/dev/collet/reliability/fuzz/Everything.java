package dev.collet.reliability.fuzz;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** One member of each kind that a reader can be generated for. */
public record Everything(
    @Nullable Boolean bool,
    @Nullable Byte tiny,
    @Nullable Integer whole,
    @Nullable Long large,
    @Nullable BigInteger huge,
    @Nullable Float half,
    @Nullable Double real,
    @Nullable BigDecimal exact,
    @Nullable String text,
    @Nullable Character letter,
    @Nullable Color color,
    byte @Nullable [] bytes,
    @Nullable LocalDate date,
    @Nullable LocalTime time,
    @Nullable LocalDateTime local,
    @Nullable OffsetDateTime offset,
    @Nullable Instant instant,
    @Nullable ZonedDateTime zoned,
    @Nullable Year year,
    @Nullable YearMonth month,
    @Nullable MonthDay day,
    @Nullable Duration duration,
    @Nullable Period period,
    @Nullable ZoneId zone,
    @Nullable Locale locale,
    @Nullable Currency currency,
    @Nullable UUID uuid,
    @Nullable URI uri,
    int @Nullable [] numbers,
    @Nullable List<List<String>> table,
    @Nullable Set<String> words,
    @Nullable Map<String, Double> weights,
    @Nullable Map<LocalDate, Color> days,
    @Nullable Shape shape,
    @Nullable Node node,
    @Nullable Object any) {

  /** A few texts. */
  public enum Color {
    RED,
    GREEN
  }

  /** Two alternatives. */
  public sealed interface Shape permits Circle, Square {}

  /** A circle. */
  public record Circle(double radius) implements Shape {}

  /** A square. */
  public record Square(int side, @Nullable String name) implements Shape {}

  /** Contains itself. */
  public record Node(String name, List<Node> children) {}
}
