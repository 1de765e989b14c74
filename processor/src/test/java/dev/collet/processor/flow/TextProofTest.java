package dev.collet.processor.flow;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

/** What is known about texts: what they are made of, what wrote them, what they were asked. */
class TextProofTest {
  private static void check(String members) {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        import java.io.*;
        import java.math.*;
        import java.net.*;
        import java.nio.charset.*;
        import java.nio.file.*;
        import java.security.*;
        import java.time.*;
        import java.util.*;
        import java.util.regex.*;
        public class T {
        %s
        }
        """
            .formatted(members));
  }

  @Test
  void addressesArePutTogetherOfConstantsNumbersAndEncodedParts() {
    check(
        """
        private static final String ROOT = "https://example.com/";
        private static String enc(String part) { return URLEncoder.encode(part, StandardCharsets.UTF_8); }
        private static URI uri(String path) { return URI.create(ROOT + path); }
        @Tool(description = "x") String a(int id) { return uri("items/" + id).toString(); }
        @Tool(description = "x") String b(String q) { return uri("search?q=" + enc(q)).toString(); }
        @Tool(description = "x") String c(String q, boolean all) {
          String path = all ? "all" : "search?q=" + enc(q);
          return uri(path).toString();
        }
        @Tool(description = "x") String d(int id) { return URI.create("https://x.org/%d/%s".formatted(id, enc("é"))).toString(); }
        @Tool(description = "x") String e(long id) { return URI.create(String.format(Locale.ROOT, "https://x.org/%d", id)).toString(); }
        @Tool(description = "x") String f(int n) { return Path.of("out").resolve("page-" + n + ".html").toString(); }
        @Tool(description = "x") String g() { return Path.of("tmp", UUID.randomUUID() + ".png").toString(); }
        // finds: UnmappedException IllegalArgumentException
        @Tool(description = "x") String h(String q) { return uri("search?q=" + q).toString(); }
        // finds: UnmappedException IllegalArgumentException
        @Tool(description = "x") String i(int id, String tail) { return uri("items/" + id + tail).toString(); }
        // finds: UnmappedException DateTimeParseException
        @Tool(description = "x") String j(int month) { return LocalDate.parse("2026-" + month + "-01").toString(); }
        // finds: UnmappedException NumberFormatException
        @Tool(description = "x") int k(int n) { return Integer.parseInt("1" + n); }
        // finds: UnmappedException IllegalArgumentException
        @Tool(description = "x") String l(String id) { return URI.create("https://x.org/%s".formatted(id)).toString(); }
        """);
  }

  @Test
  void whatAClassHasWrittenItReads() {
    check(
        """
        private static UUID read(String text) { return UUID.fromString(text); }
        private static String cursor(byte[] bytes) { return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes); }
        private static byte[] bytes(String cursor) { return Base64.getUrlDecoder().decode(cursor); }
        @Tool(description = "x") String a() { return read(UUID.randomUUID().toString()).toString(); }
        @Tool(description = "x") String b() { return read(String.valueOf(UUID.randomUUID())).toString(); }
        @Tool(description = "x") int c(String text) { return bytes(cursor(text.getBytes(StandardCharsets.UTF_8))).length; }
        @Tool(description = "x") int d(int n) { return Integer.parseInt(String.valueOf(n)) + Integer.parseInt(Integer.toString(n)); }
        @Tool(description = "x") long e(int n) { return Long.parseLong(String.valueOf(n)); }
        @Tool(description = "x") int f(int n) { return Integer.parseInt(Integer.toHexString(n & 0xFF), 16); }
        @Tool(description = "x") String g(long n) { return new BigDecimal(Long.toString(n)).toString(); }
        // finds: UnmappedException IllegalArgumentException
        @Tool(description = "x") String h(String id) { return read(id).toString(); }
        // finds: UnmappedException NumberFormatException
        @Tool(description = "x") int i(long n) { return Integer.parseInt(Long.toString(n)); }
        // finds: UnmappedException NumberFormatException
        @Tool(description = "x") int j(int n) { return Integer.parseInt(Integer.toHexString(n), 16); }
        // finds: UnmappedException NumberFormatException
        @Tool(description = "x") int k(int n) { return Integer.parseInt(Integer.toHexString(n & 0xFF)); }
        // finds: UnmappedException IllegalArgumentException
        @Tool(description = "x") int l(byte[] raw) { return Base64.getDecoder().decode(cursor(raw)).length; }
        """);
  }

  @Test
  void membersOfCollectionsThatNeverChange() {
    check(
        """
        enum State { OPEN, CLOSED }
        private static final Set<String> STATES = Set.of("OPEN", "CLOSED");
        private static final List<String> DIGESTS = Collections.unmodifiableList(Arrays.asList("MD5", "SHA-256"));
        private static final Map<String, Integer> RATES = Map.of("EUR", 1, "USD", 2);
        private static final Map<String, Integer> MORE = Map.ofEntries(Map.entry("EUR", 1), Map.entry("CHF", 2));
        private static final Set<String> OWN = new HashSet<>();
        @Tool(description = "x") State a(String s) { return STATES.contains(s) ? State.valueOf(s) : State.OPEN; }
        @Tool(description = "x") int b(String name) throws NoSuchAlgorithmException {
          if (!DIGESTS.contains(name)) { throw new ToolError("one of " + DIGESTS); }
          return MessageDigest.getInstance(name).getDigestLength();
        }
        @Tool(description = "x") String c(String code) {
          return RATES.containsKey(code) && MORE.keySet().contains(code) ? Currency.getInstance(code).getSymbol() : "?";
        }
        @Tool(description = "x") String d(String code) {
          if (!List.of("EUR", "USD").contains(code)) { return ""; }
          return Currency.getInstance(code).getSymbol();
        }
        @Tool(description = "x") String e(String zone) {
          return ZoneId.getAvailableZoneIds().contains(zone) ? ZoneId.of(zone).getId() : "UTC";
        }
        @Tool(description = "x") String f(String name) {
          try {
            if (!Charset.isSupported(name)) { return "?"; }
          } catch (IllegalCharsetNameException e) {
            return "?";
          }
          return Charset.forName(name).name();
        }
        @Tool(description = "x") String g(String state) {
          switch (state) {
            case "OPEN": case "CLOSED": break;
            default: throw new ToolError("OPEN or CLOSED");
          }
          return State.valueOf(state).name();
        }
        @Tool(description = "x") State h(String state) {
          return switch (state) { case "OPEN", "CLOSED" -> State.valueOf(state); default -> State.OPEN; };
        }
        @Tool(description = "x") String i(String text) {
          String rest = text;
          for (String each : new String[] {"[.]", "-+"}) { rest = rest.replaceAll(each, ""); }
          for (String each : List.of("a+", "b")) { rest = rest.replaceAll(each, ""); }
          return rest;
        }
        @Tool(description = "x") String m(String text) {
          String[] all = {"a", "b"};
          all[0] = text;
          String rest = text;
          // finds: UnmappedException PatternSyntaxException
          for (String each : all) { rest = rest.replaceAll(each, ""); }
          return rest;
        }
        // finds: UnmappedException IllegalArgumentException
        @Tool(description = "x") State j(String s) { return OWN.contains(s) ? State.valueOf(s) : State.OPEN; }
        // finds: UnmappedException IllegalArgumentException
        @Tool(description = "x") State k(String s) { return STATES.contains(s) ? State.OPEN : State.valueOf(s); }
        @Tool(description = "x") int l(String name) throws NoSuchAlgorithmException {
          // finds: UnmappedException NoSuchAlgorithmException
          return List.of("MD5", "SHA-512").contains(name) ? MessageDigest.getInstance(name).getDigestLength() : 0;
        }
        """);
  }

  @Test
  void whatHelpersGiveBackAndFieldsHold() {
    check(
        """
        private static final String SEPARATOR = String.valueOf(',');
        private static String algorithm(int bits) {
          switch (bits) { case 128: return "MD5"; default: return "SHA-256"; }
        }
        private static String other(int bits) { return bits < 160 ? "MD5" : algorithm(bits); }
        private static String chosen(int bits) { return switch (bits) { case 128 -> "MD5"; default -> "SHA-1"; }; }
        private static String open(int bits, String text) { return bits == 1 ? "MD5" : text; }
        private static String again(int bits) { return bits == 0 ? "MD5" : again(bits - 1); }
        @Tool(description = "x") int a(int n) throws NoSuchAlgorithmException { return MessageDigest.getInstance(algorithm(n)).getDigestLength(); }
        @Tool(description = "x") int b(int n) throws NoSuchAlgorithmException { return MessageDigest.getInstance(other(n)).getDigestLength(); }
        @Tool(description = "x") int c(int n) throws NoSuchAlgorithmException { return MessageDigest.getInstance(chosen(n)).getDigestLength(); }
        @Tool(description = "x") int d(String text) { return text.split(SEPARATOR).length; }
        // finds: UnmappedException NoSuchAlgorithmException
        @Tool(description = "x") int e(int n, String text) throws NoSuchAlgorithmException { return MessageDigest.getInstance(open(n, text)).getDigestLength(); }
        // finds: UnmappedException NoSuchAlgorithmException
        @Tool(description = "x") int f(int n) throws NoSuchAlgorithmException { return MessageDigest.getInstance(again(n)).getDigestLength(); }
        """);
  }

  @Test
  void whatATextWasAskedBefore() {
    check(
        """
        private static String branch(String name) {
          if (name == null || name.isBlank() || name.startsWith("-") || name.contains("..") || name.endsWith("/")) {
            throw new IllegalArgumentException("no branch: " + name);
          }
          return name;
        }
        record User(String name) {
          User { if (name.contains(":")) { throw new IllegalArgumentException("a colon"); } }
        }
        private static String slug(String text) {
          if (!text.matches("[a-z-]+")) { throw new IllegalStateException(text); }
          return text;
        }
        @Tool(description = "x") String a() { return branch("main") + slug("a-b"); }
        @Tool(description = "x") String b(boolean dev) { return branch(dev ? "develop" : "main"); }
        @Tool(description = "x") String c(String name) { return name.contains(":") ? "" : new User(name).name(); }
        @Tool(description = "x") String d(String text) { return text.matches("[a-z-]+") ? slug(text) : ""; }
        // finds: UnmappedException IllegalArgumentException
        @Tool(description = "x") String e() { return branch("-f"); }
        // finds: UnmappedException IllegalArgumentException
        @Tool(description = "x") String f(String name) { return name.contains(".") ? "" : new User(name).name(); }
        // finds: UnmappedException IllegalArgumentException
        @Tool(description = "x") String g(String name) { return name.contains(":") ? new User(name).name() : ""; }
        // finds: UnmappedException IllegalStateException
        @Tool(description = "x") String h() { return slug("A b"); }
        """);
  }

  @Test
  void whatFitsAPatternCanBeReadWhereLengthDoesNotMatter() {
    check(
        """
        private static final Pattern DIGITS = Pattern.compile("\\\\d+");
        private static final Pattern SHORT = Pattern.compile("\\\\d{1,6}");
        @Tool(description = "x") String a(String text) { return text.matches("\\\\d+") ? new BigInteger(text).toString() : ""; }
        @Tool(description = "x") String b(String text) {
          if (!DIGITS.matcher(text).matches()) { throw new ToolError("digits"); }
          return new BigDecimal(text).toString();
        }
        @Tool(description = "x") int c(String text) { return SHORT.matcher(text).matches() ? Integer.parseInt(text) : 0; }
        @Tool(description = "x") int d(String text) { return Pattern.matches("[0-9]{1,4}", text) ? Integer.parseInt(text) : 0; }
        @Tool(description = "x") int e(String hex) { return hex.matches("([0-9a-f]{2})*") ? HexFormat.of().parseHex(hex).length : 0; }
        @Tool(description = "x") String f(List<String> all) {
          return all.stream().filter(each -> each.matches("[0-9]+")).map(BigInteger::new).reduce(BigInteger.ZERO, BigInteger::add).toString();
        }
        @Tool(description = "x") int g(String text) {
          Matcher matcher = Pattern.compile("(?<a>\\\\d{1,3})-(?<b>\\\\d{1,3})").matcher(text);
          return matcher.matches() ? Integer.parseInt(matcher.group("a")) + Integer.parseInt(matcher.group("b")) : 0;
        }
        @Tool(description = "x") int h(String text) {
          Matcher matcher = Pattern.compile("a(\\\\d{1,3})?").matcher(text);
          if (!matcher.matches()) { return 0; }
          return matcher.group(1) != null ? Integer.parseInt(matcher.group(1)) : 1;
        }
        // finds: UnmappedException NumberFormatException
        @Tool(description = "x") long i(String text) { return text.matches("\\\\d+") ? Long.parseLong(text) : 0; }
        @Tool(description = "x") String j(String text) {
          // finds: UnmappedException DateTimeParseException
          return text.matches("\\\\d{4}-\\\\d{2}-\\\\d{2}") ? LocalDate.parse(text).toString() : "";
        }
        // finds: UnmappedException DateTimeException
        @Tool(description = "x") String m(String zone) { return zone.matches("[A-Z]{3}") ? ZoneId.of(zone).getId() : ""; }
        // finds: UnmappedException IllegalArgumentException
        @Tool(description = "x") String n(String code) { return code.matches("[A-Z]{3}") ? Currency.getInstance(code).getSymbol() : ""; }
        @Tool(description = "x") String o(String text) { return text.matches("P\\\\d{1,4}D") ? Period.parse(text).toString() : ""; }
        // finds: UnmappedException NumberFormatException
        @Tool(description = "x") int k(String text) { return SHORT.matcher(text).find() ? Integer.parseInt(text) : 0; }
        @Tool(description = "x") int l(String text) {
          Matcher matcher = Pattern.compile("(?<a>\\\\d{1,3})-(?<b>\\\\d+)").matcher(text);
          // finds: UnmappedException NumberFormatException
          return matcher.matches() ? Integer.parseInt(matcher.group("b")) : 0;
        }
        """);
  }
}
