package dev.collet.processor.shape;

import org.jspecify.annotations.Nullable;

/**
 * Java types that are a JSON string, each with the form of its text. The generated reader and
 * writer and the schema take the form from here, so it is documented in one place.
 */
public enum TextKind {
  STRING(null),
  CHAR(null),
  /** Base64 with padding (RFC 4648, section 4). */
  BYTES(null),
  LOCAL_DATE("date"),
  LOCAL_TIME(null),
  LOCAL_DATE_TIME(null),
  OFFSET_TIME("time"),
  OFFSET_DATE_TIME("date-time"),
  ZONED_DATE_TIME(null),
  INSTANT("date-time"),
  YEAR(null),
  YEAR_MONTH(null),
  MONTH_DAY(null),
  DURATION("duration"),
  PERIOD("duration"),
  ZONE_ID(null),
  ZONE_OFFSET(null),
  LOCALE(null),
  CURRENCY(null),
  UUID("uuid"),
  URI("uri-reference"),
  URL("uri"),
  PATH(null);

  private final @Nullable String format;

  TextKind(@Nullable String format) {
    this.format = format;
  }

  /** The JSON Schema {@code format} (an annotation in 2020-12), or null where none fits. */
  public @Nullable String format() {
    return format;
  }
}
