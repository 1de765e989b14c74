package dev.collet.json;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.JsonTokenId;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.sym.PropertyNameMatcher;

/**
 * Reads arguments straight from a Jackson parser: no tree, no strings for names.
 *
 * <p>The parser must not limit numbers below 1,000 characters; longer ones are noted here.
 */
public final class JacksonReader extends JsonReader {
  /** Any integer of so many characters is an int (a long). */
  private static final int INT_CHARS = 9;

  private static final int LONG_CHARS = 18;

  /** Decimals of so few characters have no more digits than a double keeps apart. */
  private static final int DOUBLE_CHARS = 15;

  private final JsonParser parser;
  private final int depth;
  private int tag;

  /**
   * A reader of the value that begins at the parser's current token. When it has been read, the
   * current token is the value's last.
   */
  public JacksonReader(JsonParser parser) {
    super(null);
    this.parser = parser;
    int here = parser.streamReadContext().getNestingDepth();
    depth = parser.currentToken().isStructStart() ? here : here + 1;
  }

  static JacksonReader ofConstant(String json) {
    JsonParser parser = JsonText.FACTORY.createParser(ObjectReadContext.empty(), json);
    parser.nextToken();
    return new JacksonReader(parser);
  }

  @Override
  public boolean beginObject() {
    if (parser.currentTokenId() == JsonTokenId.ID_START_OBJECT) {
      return true;
    }
    mismatch("object");
    return false;
  }

  @Override
  public int nextMember(MemberNames names, long seen) {
    while (true) {
      int match = parser.nextNameMatch(names.matcher());
      if (match >= 0) {
        int member = names.member(match);
        if ((seen & 1L << member) == 0) {
          return enter(names, member);
        }
        repeatedMember(parser.currentName());
      } else if (match == PropertyNameMatcher.MATCH_END_OBJECT) {
        return -1;
      } else {
        unknownMember(names, parser.currentName());
      }
      skipMember();
    }
  }

  @Override
  public int nextMember(MemberNames names, long[] seen) {
    while (true) {
      int match = parser.nextNameMatch(names.matcher());
      if (match >= 0) {
        int member = names.member(match);
        if ((seen[member >> 6] & 1L << member) == 0) {
          seen[member >> 6] |= 1L << member;
          return enter(names, member);
        }
        repeatedMember(parser.currentName());
      } else if (match == PropertyNameMatcher.MATCH_END_OBJECT) {
        return -1;
      } else {
        unknownMember(names, parser.currentName());
      }
      skipMember();
    }
  }

  private int enter(MemberNames names, int member) {
    parser.nextToken();
    lastNames = names;
    lastMember = member;
    return member;
  }

  private void skipMember() {
    parser.nextToken();
    parser.skipChildren();
  }

  @Override
  public boolean nextKey() {
    lastNames = null;
    return parser.nextToken() == JsonToken.PROPERTY_NAME;
  }

  @Override
  public void value() {
    parser.nextToken();
  }

  @Override
  public long readLongKey(long min, long max) {
    return KeyText.readLong(this, parser.currentName(), min, max);
  }

  @Override
  public boolean beginArray() {
    if (parser.currentTokenId() == JsonTokenId.ID_START_ARRAY) {
      return true;
    }
    mismatch("array");
    return false;
  }

  @Override
  public boolean nextElement() {
    return parser.nextToken() != JsonToken.END_ARRAY;
  }

  @Override
  public @Nullable JsonReader beginUnion(String discriminator, Choices tags) {
    if (!beginObject()) {
      return null;
    }
    lastNames = null;
    JsonToken first = parser.nextToken();
    if (first == JsonToken.PROPERTY_NAME && parser.currentName().equals(discriminator)) {
      parser.nextToken();
      tag = readChoice(tags);
      if (tag >= 0) {
        return this;
      }
      skipRest();
      return null;
    }
    // The member that tells the kind may come last: the whole object is needed.
    String start = visiblePointer(first == JsonToken.PROPERTY_NAME ? 1 : 0);
    Map<String, @Nullable Object> members = new StreamTree(parser, this).rest();
    return new TreeReader(members, this, start).beginUnion(discriminator, tags);
  }

  private void skipRest() {
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      skipMember();
    }
  }

  @Override
  public int tag() {
    return tag;
  }

  @Override
  public @Nullable JsonReader beginUniqueArray() {
    List<@Nullable Object> elements = readAnyArray();
    return elements == null
        ? null
        : new TreeReader(elements, this, visiblePointer(0)).beginUniqueArray();
  }

  @Override
  public void skip() {
    parser.skipChildren();
  }

  @Override
  @Nullable String text(String form) {
    int token = parser.currentTokenId();
    if (token == JsonTokenId.ID_STRING) {
      return parser.getString();
    }
    if (token == JsonTokenId.ID_PROPERTY_NAME) {
      return parser.currentName();
    }
    mismatch(form);
    return null;
  }

  @Override
  public int readChoice(Choices choices) {
    int token = parser.currentTokenId();
    int index;
    if (token == JsonTokenId.ID_STRING) {
      index =
          choices.indexOf(
              parser.getStringCharacters(), parser.getStringOffset(), parser.getStringLength());
    } else if (token == JsonTokenId.ID_PROPERTY_NAME) {
      index = choices.indexOf(parser.currentName());
    } else {
      mismatch(choices.form());
      return -1;
    }
    if (index < 0) {
      invalid(choices.form());
    }
    return index;
  }

  @Override
  public boolean readBoolean() {
    int token = parser.currentTokenId();
    if (token == JsonTokenId.ID_TRUE) {
      return true;
    }
    if (token != JsonTokenId.ID_FALSE) {
      mismatch("boolean");
    }
    return false;
  }

  @Override
  public int readInt(int min, int max) {
    if (parser.currentTokenId() == JsonTokenId.ID_NUMBER_INT
        && parser.getStringLength() <= INT_CHARS) {
      int value = parser.getIntValue();
      if (value >= min && value <= max) {
        return value;
      }
    }
    return (int) exactLong(min, max);
  }

  @Override
  public long readLong(long min, long max) {
    if (parser.currentTokenId() == JsonTokenId.ID_NUMBER_INT
        && parser.getStringLength() <= LONG_CHARS) {
      long value = parser.getLongValue();
      if (value >= min && value <= max) {
        return value;
      }
    }
    return exactLong(min, max);
  }

  @Override
  public double readDouble(NumberRule rule) {
    int token = parser.currentTokenId();
    if ((token == JsonTokenId.ID_NUMBER_FLOAT || token == JsonTokenId.ID_NUMBER_INT)
        && rule.isExactAsDouble()
        && parser.getStringLength() <= DOUBLE_CHARS) {
      double value = parser.getDoubleValue();
      double size = Math.abs(value);
      // Beyond these, a short text may have underflowed or overflowed.
      boolean isSafe = size < 1e300 && (size > 1e-300 || token == JsonTokenId.ID_NUMBER_INT);
      if (isSafe && rule.admits(value)) {
        return value;
      }
    }
    return exactDouble(rule);
  }

  @Override
  @Nullable BigDecimal number(String form) {
    int token = parser.currentTokenId();
    if (token != JsonTokenId.ID_NUMBER_FLOAT && token != JsonTokenId.ID_NUMBER_INT) {
      mismatch(form);
      return null;
    }
    char[] text = parser.getStringCharacters();
    int offset = parser.getStringOffset();
    int length = parser.getStringLength();
    if (!NumberText.isReasonable(text, offset, length)) {
      invalid(NumberText.FORM);
      return null;
    }
    BigDecimal number = new BigDecimal(text, offset, length);
    if (!NumberText.isReasonable(number)) {
      invalid(NumberText.FORM);
      return null;
    }
    return number;
  }

  @Override
  boolean isBelowZero() {
    return parser.getStringCharacters()[parser.getStringOffset()] == '-';
  }

  @Override
  public @Nullable Object readAny() {
    return new StreamTree(parser, this).value();
  }

  @Override
  public @Nullable Map<String, @Nullable Object> readAnyObject() {
    return beginObject() ? new StreamTree(parser, this).object() : null;
  }

  @Override
  public @Nullable List<@Nullable Object> readAnyArray() {
    return beginArray() ? new StreamTree(parser, this).array() : null;
  }

  @Override
  int segments() {
    return StreamPointer.segments(parser.streamReadContext(), depth);
  }

  @Override
  String pointer(int segments) {
    return StreamPointer.of(parser.streamReadContext(), depth, segments);
  }

  @Override
  boolean isAtMember() {
    return parser.currentTokenId() == JsonTokenId.ID_PROPERTY_NAME;
  }

  @Override
  boolean isMemberValue() {
    return parser.streamReadContext().inObject();
  }

  @Override
  void skipValue() {
    parser.skipChildren();
  }

  @Override
  boolean isText() {
    int token = parser.currentTokenId();
    return token == JsonTokenId.ID_STRING || token == JsonTokenId.ID_PROPERTY_NAME;
  }

  @Override
  String stringValue() {
    return parser.currentTokenId() == JsonTokenId.ID_PROPERTY_NAME
        ? parser.currentName()
        : parser.getString();
  }

  @Override
  String gotType() {
    return switch (parser.currentTokenId()) {
      case JsonTokenId.ID_START_OBJECT -> "object";
      case JsonTokenId.ID_START_ARRAY -> "array";
      case JsonTokenId.ID_STRING, JsonTokenId.ID_PROPERTY_NAME -> "string";
      case JsonTokenId.ID_NUMBER_INT, JsonTokenId.ID_NUMBER_FLOAT -> "number";
      case JsonTokenId.ID_TRUE, JsonTokenId.ID_FALSE -> "boolean";
      default -> "null";
    };
  }

  @Override
  String gotValue() {
    return switch (parser.currentTokenId()) {
      case JsonTokenId.ID_STRING, JsonTokenId.ID_PROPERTY_NAME -> Excerpt.quoted(stringValue());
      case JsonTokenId.ID_NUMBER_INT, JsonTokenId.ID_NUMBER_FLOAT ->
          Excerpt.number(parser.getString());
      case JsonTokenId.ID_TRUE -> "true";
      case JsonTokenId.ID_FALSE -> "false";
      default -> "";
    };
  }
}
