package dev.collet.json;

/** What to call each form of text in a message. */
final class TextForms {
  static final String CHARACTER = "one character";
  static final String BASE64 = "base64 text with padding";
  static final String DATE = "a date as YYYY-MM-DD";
  static final String TIME = "a time as hh:mm:ss";
  static final String DATE_TIME = "a date and time without offset as YYYY-MM-DDThh:mm:ss";
  static final String OFFSET_TIME = "a time with offset as hh:mm:ss+hh:mm or hh:mm:ssZ";
  static final String OFFSET_DATE_TIME =
      "a date and time with offset as YYYY-MM-DDThh:mm:ss+hh:mm or YYYY-MM-DDThh:mm:ssZ";
  static final String ZONED_DATE_TIME =
      "a date and time with zone as YYYY-MM-DDThh:mm:ss+hh:mm[Region/City]";
  static final String YEAR = "a year as YYYY";
  static final String YEAR_MONTH = "a month as YYYY-MM";
  static final String MONTH_DAY = "a day of the year as --MM-DD";
  static final String DURATION = "a duration such as PT30M or P2DT3H";
  static final String PERIOD = "a period such as P1Y2M3D";
  static final String ZONE_ID = "a time zone such as Europe/Paris";
  static final String ZONE_OFFSET = "an offset such as +02:00 or Z";
  static final String LOCALE = "a language tag such as en-GB";
  static final String CURRENCY = "a currency code such as EUR";
  static final String UUID = "a UUID such as 6f9619ff-8b86-4011-b42d-00c04fc964ff";
  static final String URI = "a URI";
  static final String URL = "an absolute URL such as https://example.com/a";
  static final String PATH = "a file path";

  private TextForms() {}
}
