package dev.collet.processor.shape;

import static dev.collet.processor.shape.Shape.IntegerKind;
import static dev.collet.processor.shape.Shape.NumberKind;
import static java.util.Map.entry;

import com.palantir.javapoet.TypeName;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Types that are a single JSON text, number or flag, by their qualified names. */
final class ScalarTypes {
  private static final Map<String, TextKind> TEXTS =
      Map.ofEntries(
          entry("java.lang.String", TextKind.STRING),
          entry("java.lang.CharSequence", TextKind.STRING),
          entry("char", TextKind.CHAR),
          entry("java.lang.Character", TextKind.CHAR),
          entry("byte[]", TextKind.BYTES),
          entry("java.time.LocalDate", TextKind.LOCAL_DATE),
          entry("java.time.LocalTime", TextKind.LOCAL_TIME),
          entry("java.time.LocalDateTime", TextKind.LOCAL_DATE_TIME),
          entry("java.time.OffsetTime", TextKind.OFFSET_TIME),
          entry("java.time.OffsetDateTime", TextKind.OFFSET_DATE_TIME),
          entry("java.time.ZonedDateTime", TextKind.ZONED_DATE_TIME),
          entry("java.time.Instant", TextKind.INSTANT),
          entry("java.time.Year", TextKind.YEAR),
          entry("java.time.YearMonth", TextKind.YEAR_MONTH),
          entry("java.time.MonthDay", TextKind.MONTH_DAY),
          entry("java.time.Duration", TextKind.DURATION),
          entry("java.time.Period", TextKind.PERIOD),
          entry("java.time.ZoneId", TextKind.ZONE_ID),
          entry("java.time.ZoneOffset", TextKind.ZONE_OFFSET),
          entry("java.util.Locale", TextKind.LOCALE),
          entry("java.util.Currency", TextKind.CURRENCY),
          entry("java.util.UUID", TextKind.UUID),
          entry("java.net.URI", TextKind.URI),
          entry("java.net.URL", TextKind.URL),
          entry("java.nio.file.Path", TextKind.PATH));

  private static final Map<String, IntegerKind> INTEGERS =
      Map.ofEntries(
          entry("byte", IntegerKind.BYTE),
          entry("java.lang.Byte", IntegerKind.BYTE),
          entry("short", IntegerKind.SHORT),
          entry("java.lang.Short", IntegerKind.SHORT),
          entry("int", IntegerKind.INT),
          entry("java.lang.Integer", IntegerKind.INT),
          entry("long", IntegerKind.LONG),
          entry("java.lang.Long", IntegerKind.LONG),
          entry("java.math.BigInteger", IntegerKind.BIG_INTEGER));

  private static final Map<String, NumberKind> NUMBERS =
      Map.of(
          "float", NumberKind.FLOAT,
          "java.lang.Float", NumberKind.FLOAT,
          "double", NumberKind.DOUBLE,
          "java.lang.Double", NumberKind.DOUBLE,
          "java.math.BigDecimal", NumberKind.BIG_DECIMAL,
          "java.lang.Number", NumberKind.NUMBER);

  private ScalarTypes() {}

  /** The shape of a type that is a scalar; null for all others. */
  static @Nullable Shape shape(String name, TypeName type) {
    if (name.equals("boolean") || name.equals("java.lang.Boolean")) {
      return new Shape.BooleanShape(type);
    }
    TextKind text = TEXTS.get(name);
    if (text != null) {
      return new Shape.TextShape(type, text, Shape.TextBounds.NONE);
    }
    IntegerKind integer = INTEGERS.get(name);
    if (integer != null) {
      return new Shape.IntegerShape(type, integer, Shape.Bounds.NONE);
    }
    NumberKind number = NUMBERS.get(name);
    return number == null ? null : new Shape.NumberShape(type, number, Shape.Bounds.NONE);
  }
}
