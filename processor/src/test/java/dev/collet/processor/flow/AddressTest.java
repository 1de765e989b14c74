package dev.collet.processor.flow;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

/** Addresses that are put together by more than a plus. */
class AddressTest {
  private static void check(String members) {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        import java.net.*;
        import java.nio.charset.StandardCharsets;
        import java.util.*;
        import java.util.regex.*;
        public class T {
          enum Kind { NEW, OLD }
          static final String ROOT = "https://api.example/";
          static String enc(String text) { return URLEncoder.encode(text, StandardCharsets.UTF_8); }
        %s
        }
        """
            .formatted(members));
  }

  @Test
  void builders() {
    check(
        """
        @Tool(description = "x") URI a(String q, int page, Optional<String> sort) {
          StringBuilder url = new StringBuilder(ROOT).append("items?q=").append(enc(q));
          url.append('&').append("page=").append(page);
          if (sort.isPresent()) {
            String encoded = enc(sort.get());
            url.append("&sort=").append(encoded);
          }
          if (url.length() > 2000) { throw new ToolError("too long"); }
          return URI.create(url.toString());
        }
        @Tool(description = "x") URI b(String q) {
          return URI.create(new StringBuilder(ROOT).append(enc(q)).toString());
        }
        @Tool(description = "x") URI c(String q) {
          StringBuilder url = new StringBuilder(ROOT);
          url.append("?q=").append(q);
          // finds: UnmappedException IllegalArgumentException
          return URI.create(url.toString());
        }
        static void more(StringBuilder builder, String text) { builder.append(text); }
        @Tool(description = "x") URI d(String q) {
          StringBuilder url = new StringBuilder(ROOT);
          more(url, q);
          // finds: UnmappedException IllegalArgumentException
          return URI.create(url.toString());
        }
        @Tool(description = "x") URI e(String q) {
          StringBuilder url = new StringBuilder(ROOT);
          StringBuilder same = url;
          same.append(q);
          // finds: UnmappedException IllegalArgumentException
          return URI.create(url.toString());
        }
        @Tool(description = "x") URI f(String q) {
          StringBuilder url = new StringBuilder(q);
          url.append("/x");
          // finds: UnmappedException IllegalArgumentException
          return URI.create(url.toString());
        }
        @Tool(description = "x") URI g(List<String> all) {
          StringBuilder url = new StringBuilder(ROOT);
          for (String each : all) { url.append('/').append(enc(each)); }
          return URI.create(url.toString());
        }
        """);
  }

  @Test
  void textsThatKeepWhatTheyAre() {
    check(
        """
        @Tool(description = "x") URI a(Kind kind) {
          return URI.create(ROOT + kind.name().toLowerCase(Locale.ROOT));
        }
        @Tool(description = "x") URI b(String q) { return URI.create(ROOT + enc(q).replace("+", "%20")); }
        @Tool(description = "x") URI c(String q) {
          // finds: UnmappedException IllegalArgumentException
          return URI.create(ROOT + q.toLowerCase(Locale.ROOT).strip());
        }
        @Tool(description = "x") URI d(String id) {
          if (!id.matches("[A-Z]{2,5}-\\\\d+")) { throw new ToolError("id"); }
          return URI.create(ROOT + id);
        }
        @Tool(description = "x") URI e(String id) {
          if (!id.matches("[A-Z ]{2,5}")) { throw new ToolError("id"); }
          // finds: UnmappedException IllegalArgumentException
          return URI.create(ROOT + id);
        }
        """);
  }

  @Test
  void namesOfConstants() {
    check(
        """
        @Tool(description = "x") Kind a(String kind) {
          if (!kind.matches("NEW|OLD")) { throw new ToolError("kind"); }
          return Kind.valueOf(kind);
        }
        @Tool(description = "x") Kind b(String kind) {
          if (!Pattern.matches("NEW|OTHER", kind)) { throw new ToolError("kind"); }
          // finds: UnmappedException IllegalArgumentException
          return Kind.valueOf(kind);
        }
        @Tool(description = "x") Kind c(String kind) {
          for (Kind each : Kind.values()) {
            if (each.name().equals(kind)) { return Kind.valueOf(kind); }
          }
          throw new ToolError("kind");
        }
        @Tool(description = "x") Kind d(String kind) {
          if (Arrays.stream(Kind.values()).noneMatch(each -> each.name().equals(kind))) { throw new ToolError("kind"); }
          return Kind.valueOf(kind);
        }
        @Tool(description = "x") Kind e(String kind) {
          if (Arrays.stream(Kind.values()).anyMatch(each -> each.name().equals(kind))) { throw new ToolError("kind"); }
          // finds: UnmappedException IllegalArgumentException
          return Kind.valueOf(kind);
        }
        @Tool(description = "x") Kind f(String kind) {
          if (Arrays.stream(Kind.values()).allMatch(each -> !each.name().equals(kind))) { return Kind.NEW; }
          // finds: UnmappedException IllegalArgumentException
          return Kind.valueOf(kind);
        }
        """);
  }
}
