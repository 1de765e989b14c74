package dev.collet.processor.flow.facts;

import com.sun.source.util.TreePath;
import dev.collet.processor.flow.value.Fact;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;

/** Tells of which texts a method that reads one is sure to make something. */
final class Readers {
  /** Numbers and encoded parts can be put into what these read. */
  private static final Set<String> ADDRESSES =
      Set.of(
          "java.net.URI",
          "java.net.URL",
          "java.nio.file.Path",
          "java.nio.file.Paths",
          "java.nio.file.FileSystem");

  /** Classes whose texts another one reads. */
  private static final Map<String, String> OTHERS =
      Map.of("java.nio.file.Paths", "java.nio.file.Path");

  /** Classes that read a text of any length when its characters are right. */
  private static final Set<String> ENDLESS =
      Set.of(
          "java.lang.Float",
          "java.lang.Double",
          "java.math.BigInteger",
          "java.math.BigDecimal",
          "java.util.HexFormat",
          "java.util.Base64.Decoder",
          "java.net.URI",
          "java.net.URL",
          "java.nio.file.Path",
          "java.nio.file.Paths",
          "java.util.regex.Pattern");

  /** Classes that look a name up, or take numbers that may be out of range. */
  private static final Set<String> LOOKUPS =
      Set.of(
          "java.util.Currency",
          "java.nio.charset.Charset",
          "java.sql.Date",
          "java.sql.Time",
          "java.sql.Timestamp");

  private Readers() {}

  /** Whether a text that fits a pattern can be read, however long it is. */
  static boolean takesAnyLength(ExecutableElement method) {
    return ENDLESS.contains(method.getEnclosingElement().toString());
  }

  /** Whether a text may not be read though it fits a pattern: a date, the name of a zone. */
  static boolean looksUp(ExecutableElement method) {
    String owner = method.getEnclosingElement().toString();
    boolean isLength = owner.equals("java.time.Duration") || owner.equals("java.time.Period");
    return LOOKUPS.contains(owner) || (owner.startsWith("java.time.") && !isLength);
  }

  /** What holds for a text that may not be read. */
  static Fact unread(Context context, Call call) {
    Element owner = call.method().getEnclosingElement();
    String name = owner.toString();
    Fact unread = Fact.trait(Fact.CONSTANT, false);
    int radix = 10;
    if (call.trees().size() == 2
        && context.constants.value(new TreePath(call.path(), call.trees().get(1)))
            instanceof Number number) {
      radix = number.intValue();
    }
    String reader = Written.name(OTHERS.getOrDefault(name, name), radix);
    unread = unread.and(Fact.trait(Fact.writtenBy(reader), false));
    if (ADDRESSES.contains(name)) {
      unread = unread.and(Fact.trait(Fact.ADDRESS, false));
    }
    String decoder = isDecoder(name) ? RoundTrips.maker(context, call.owner()) : null;
    if (decoder != null) {
      unread = unread.and(Fact.trait(Fact.writtenBy(decoder), false));
    }
    // What a pattern has cut out is digits, or null, which is no number.
    return Groups.readsShort(owner) ? unread.and(Fact.trait(Fact.DIGITS, false)).orNull() : unread;
  }

  private static boolean isDecoder(String name) {
    return name.equals("java.util.HexFormat") || name.endsWith("Decoder");
  }
}
