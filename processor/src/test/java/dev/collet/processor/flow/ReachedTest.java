package dev.collet.processor.flow;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

/** What holds at the place where a value comes from. */
class ReachedTest {
  private static void check(String members) {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        import java.net.*;
        import java.net.http.*;
        import java.time.*;
        import java.util.*;
        import java.util.regex.*;
        public class T {
          static final String ROOT = "https://api.example/";
          static final Pattern SLUG = Pattern.compile("[A-Za-z0-9_.-]{1,100}");
        %s
        }
        """
            .formatted(members));
  }

  @Test
  void helpersThatCheckWhatTheyGiveBack() {
    check(
        """
        private static String slug(String text) {
          if (text == null || !SLUG.matcher(text).matches()) { throw new ToolError("no name"); }
          return text;
        }
        private static String loose(String text) {
          if (text.isEmpty()) { throw new ToolError("no name"); }
          return text;
        }
        private static String changed(String text) {
          if (!SLUG.matcher(text).matches()) { throw new ToolError("no name"); }
          text = text + " ";
          return text;
        }
        private static URI uri(String owner, String rest) { return URI.create(ROOT + slug(owner) + rest); }
        private static int month(int month) {
          if (month >= 1 && month <= 12) { return month; } else { return 1; }
        }
        @Tool(description = "x") URI a(String owner, int page) { return uri(owner, "/issues?page=" + page); }
        @Tool(description = "x") URI b(String owner) {
          // finds: UnmappedException IllegalArgumentException
          return URI.create(ROOT + loose(owner));
        }
        @Tool(description = "x") URI c(String owner) {
          // finds: UnmappedException IllegalArgumentException
          return URI.create(ROOT + changed(owner));
        }
        @Tool(description = "x") YearMonth d(int month) { return YearMonth.of(2026, month(month)); }
        """);
  }

  @Test
  void choicesBetweenValues() {
    check(
        """
        @Tool(description = "x") YearMonth a(int month) {
          return YearMonth.of(2026, month < 1 ? 1 : month > 12 ? 12 : month);
        }
        @Tool(description = "x") YearMonth b(int year) {
          int y = year < 1970 ? 1970 : Math.min(year, 2999);
          return YearMonth.of(y, 1);
        }
        @Tool(description = "x") YearMonth c(int month) {
          // finds: UnmappedException DateTimeException
          return YearMonth.of(2026, month < 1 ? 1 : month);
        }
        """);
  }

  @Test
  void constructorsWhoseParametersAreCalledAsTheirFields() {
    check(
        """
        static final class Share {
          private final int percent;
          Share(int percent) {
            if (percent < 0 || percent > 100) { throw new IllegalArgumentException("percent"); }
            this.percent = percent;
          }
        }
        @Tool(description = "x") int a(int percent) { return new Share(Math.max(0, Math.min(100, percent))).percent; }
        @Tool(description = "x") int b(int percent) {
          // finds: UnmappedException IllegalArgumentException
          return new Share(Math.min(100, percent)).percent;
        }
        """);
  }

  @Test
  void theLessAndTheGreaterOfTwo() {
    check(
        """
        record Range(int from, int to) {
          Range { if (from > to) { throw new IllegalArgumentException("range"); } }
        }
        @Tool(description = "x") Range a(int a, int b) { return new Range(Math.min(a, b), Math.max(a, b)); }
        @Tool(description = "x") Range b(int a, int b) {
          int low = Math.min(a, b);
          return new Range(low, b);
        }
        @Tool(description = "x") Range c(int a, int b) {
          // finds: UnmappedException IllegalArgumentException
          return new Range(Math.max(a, b), Math.min(a, b));
        }
        @Tool(description = "x") Range d(int a, int b, int c) {
          // finds: UnmappedException IllegalArgumentException
          return new Range(Math.min(a, b), c);
        }
        """);
  }

  @Test
  void quotedTextsAsExpressions() {
    check(
        """
        @Tool(description = "x") String a(String text, String from, String to, boolean word) {
          String quoted = Pattern.quote(from);
          Pattern.compile(word ? "\\\\b" + quoted + "\\\\b" : quoted);
          return text.replaceAll(quoted, to) + text.split(Pattern.quote(to)).length;
        }
        @Tool(description = "x") String b(String text, String from) {
          // finds: UnmappedException PatternSyntaxException
          return text.replaceAll(from, "");
        }
        """);
  }

  @Test
  void addressesThatAModelSends() {
    check(
        """
        @Tool(description = "x") String a(String address) throws URISyntaxException {
          // finds: UnmappedException URISyntaxException
          URI uri = new URI(address);
          // finds: UnmappedException IllegalArgumentException
          return "" + HttpRequest.newBuilder(uri).build();
        }
        @Tool(description = "x") String b(String address) {
          try {
            URI uri = new URI(address);
            if (!"https".equalsIgnoreCase(uri.getScheme())) { throw new ToolError("https"); }
            return "" + HttpRequest.newBuilder(uri).build();
          } catch (URISyntaxException e) {
            throw new ToolError("no address");
          }
        }
        @Tool(description = "x") String c(int id) { return "" + HttpRequest.newBuilder(URI.create(ROOT + id)).build(); }
        """);
  }
}
