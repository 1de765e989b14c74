package dev.collet.processor.shape;

import static java.util.Map.entry;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What to use in place of well-known types that have no JSON form. */
final class UnmappableHints {
  private static final String COLLET = "dev.collet.";
  private static final String INSTANT = "Use java.time.Instant.";
  private static final String LIST = "Use List.";
  private static final String BYTES = "Use byte[] for binary data, or String for text.";
  private static final String STRING = "Use String.";

  private static final Map<String, String> EXACT =
      Map.ofEntries(
          entry(
              "dev.collet.Caller",
              "Take a ToolContext and ask its caller(); as a result, use a record."),
          entry("dev.collet.ToolContext", "Take it as a parameter of its own, as it is."),
          entry("java.util.Date", INSTANT),
          entry("java.util.Calendar", INSTANT),
          entry("java.util.GregorianCalendar", INSTANT),
          entry("java.sql.Timestamp", INSTANT),
          entry("java.sql.Date", "Use java.time.LocalDate."),
          entry("java.sql.Time", "Use java.time.LocalTime."),
          entry("java.util.TimeZone", "Use java.time.ZoneId."),
          entry("java.io.File", "Use java.nio.file.Path."),
          entry("java.util.Map.Entry", "Use a record with two components, or Map."),
          entry("java.lang.Iterable", LIST),
          entry("java.util.Iterator", LIST),
          entry("java.util.ListIterator", LIST),
          entry("java.util.Enumeration", LIST),
          entry("java.util.stream.Stream", LIST),
          entry("java.util.stream.IntStream", "Use int[] or List<Integer>."),
          entry("java.util.stream.LongStream", "Use long[] or List<Long>."),
          entry("java.util.stream.DoubleStream", "Use double[] or List<Double>."),
          entry("java.util.Properties", "Use Map<String, String>."),
          entry("java.util.BitSet", "Use Set<Integer> or a String."),
          entry("java.lang.Class", "Use String or an enum."),
          entry("java.util.regex.Pattern", STRING),
          entry("java.lang.StringBuilder", STRING),
          entry("java.lang.StringBuffer", STRING),
          entry("java.net.InetAddress", STRING),
          entry("java.nio.charset.Charset", STRING),
          entry("java.nio.ByteBuffer", BYTES),
          entry("java.io.InputStream", BYTES),
          entry("java.io.OutputStream", BYTES),
          entry("java.io.Reader", STRING),
          entry("java.io.Writer", STRING),
          entry("java.util.concurrent.Future", "Use CompletionStage as the result of a tool."),
          entry("java.util.concurrent.atomic.AtomicInteger", "Use int."),
          entry("java.util.concurrent.atomic.AtomicLong", "Use long."),
          entry("java.util.concurrent.atomic.AtomicBoolean", "Use boolean."),
          entry("java.lang.Void", "Leave it out; only a tool's result may be Void."),
          entry("java.lang.Enum", "Use the enum itself."),
          entry("java.lang.Record", "Use the record itself."),
          entry("java.lang.Comparable", "Use the class itself, or a sealed interface of records."));

  private static final Set<String> OPEN_INTERFACES =
      Set.of("java.io.Serializable", "java.lang.Cloneable", "java.lang.Runnable");

  private UnmappableHints() {}

  /** What to do about a type by its qualified name; null when it is not a well-known one. */
  static @Nullable String of(String name) {
    String exact = EXACT.get(name);
    if (exact != null) {
      return exact;
    }
    if (name.startsWith(COLLET) && Character.isUpperCase(name.charAt(COLLET.length()))) {
      return "It is Collet's own: only what a tool returns may be Content, a list of it, or ToolResult."
          + " Use a record that holds the data.";
    }
    if (name.startsWith("java.util.function.") || OPEN_INTERFACES.contains(name)) {
      return "Use a record that holds the data.";
    }
    if (name.startsWith("com.google.common.collect.Immutable")) {
      return "Use java.util.List, Set or Map.";
    }
    if (name.startsWith("java.") || name.startsWith("javax.")) {
      return "Use a record that holds the data you need.";
    }
    if (name.startsWith(Jackson.JACKSON_3 + ".databind.node.")
        || name.startsWith("com.fasterxml.jackson.databind.node.")) {
      return "Use JsonNode, Map<String, Object> or List<Object>.";
    }
    return null;
  }
}
