package dev.collet.processor.flow;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

/** Amounts and durations below or above zero, and parts of texts that were matched. */
class SignsAndCutsTest {
  private static void check(String members) {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        import java.math.*;
        import java.net.*;
        import java.time.*;
        import java.util.*;
        import java.util.regex.*;
        public class T {
          record Weight(BigDecimal kilos) {
            Weight { if (kilos.signum() < 0) { throw new IllegalArgumentException("weight"); } }
          }
          record Meeting(Duration length) {
            Meeting { if (length.isNegative() || length.isZero()) { throw new IllegalArgumentException("length"); } }
          }
          record Phone(String text) {
            Phone { if (!isValid(text)) { throw new IllegalArgumentException("phone"); } }
            static boolean isValid(String text) { return text.matches("\\\\+[0-9]{6,14}"); }
          }
          static void positive(BigDecimal amount) {
            if (amount.compareTo(BigDecimal.ZERO) <= 0) { throw new IllegalArgumentException("amount"); }
          }
        %s
        }
        """
            .formatted(members));
  }

  @Test
  void amounts() {
    check(
        """
        @Tool(description = "x") String a(BigDecimal net) {
          if (net.signum() < 0) { throw new ToolError("net"); }
          return "" + new Weight(net) + new Weight(BigDecimal.ZERO) + new Weight(new BigDecimal("0.5"));
        }
        @Tool(description = "x") void b(BigDecimal net) {
          if (net.compareTo(BigDecimal.ZERO) <= 0) { throw new ToolError("net"); }
          positive(net);
          positive(BigDecimal.valueOf(3));
        }
        @Tool(description = "x") void c(BigDecimal net) {
          if (net.signum() < 0) { throw new ToolError("net"); }
          // finds: UnmappedException IllegalArgumentException
          positive(net);
        }
        @Tool(description = "x") String d(int net) {
          // finds: UnmappedException IllegalArgumentException
          return "" + new Weight(BigDecimal.valueOf(net));
        }
        @Tool(description = "x") String e(int net) { return "" + new Weight(BigDecimal.valueOf(Math.max(0, net))); }
        @Tool(description = "x") String f() {
          // finds: UnmappedException IllegalArgumentException
          return "" + new Weight(new BigDecimal("-0.5"));
        }
        """);
  }

  @Test
  void durations() {
    check(
        """
        @Tool(description = "x") String a() { return "" + new Meeting(Duration.ofHours(1)); }
        @Tool(description = "x") String b(Duration length) {
          if (length.isZero() || length.isNegative()) { throw new ToolError("length"); }
          return "" + new Meeting(length);
        }
        @Tool(description = "x") String c(Duration length) {
          if (length.isNegative()) { throw new ToolError("length"); }
          // finds: UnmappedException IllegalArgumentException
          return "" + new Meeting(length);
        }
        @Tool(description = "x") String d(int minutes) {
          // finds: UnmappedException IllegalArgumentException
          return "" + new Meeting(Duration.ofMinutes(minutes));
        }
        """);
  }

  @Test
  void partsOfMatchedTexts() {
    check(
        """
        static final Pattern SIGNATURE = Pattern.compile("sha256=[0-9a-f]{64}");
        @Tool(description = "x") int a(String code) {
          if (!code.matches("[0-9]{5}")) { return -1; }
          return Integer.parseInt(code.substring(0, 2)) + Integer.parseInt(code.substring(2));
        }
        @Tool(description = "x") byte[] b(String header) {
          if (!SIGNATURE.matcher(header).matches()) { throw new ToolError("signature"); }
          return HexFormat.of().parseHex(header.substring("sha256=".length()));
        }
        @Tool(description = "x") int c(String code) {
          if (!code.matches("[0-9a-f]{5}")) { return -1; }
          // finds: UnmappedException NumberFormatException
          return Integer.parseInt(code.substring(0, 2));
        }
        @Tool(description = "x") int d(String code, int from) {
          if (!code.matches("[0-9]{5}")) { return -1; }
          // finds: UnmappedException NumberFormatException
          return Integer.parseInt(code.substring(from));
        }
        @Tool(description = "x") int e(String code) {
          if (!code.matches("[0-9]{5,20}")) { return -1; }
          // finds: UnmappedException NumberFormatException
          return Integer.parseInt(code.substring(2));
        }
        """);
  }

  @Test
  void textsFromWhichAllElseWasTaken() {
    check(
        """
        private static String safe(String name) {
          String plain = name.replaceAll("[^A-Za-z0-9_-]+", "_");
          return plain.isEmpty() ? "unnamed" : plain;
        }
        @Tool(description = "x") URI a(String name) { return URI.create("https://files.example/" + safe(name) + ".txt"); }
        @Tool(description = "x") BigInteger b(String text) {
          String digits = text.replaceAll("\\\\D", "");
          return digits.isEmpty() ? BigInteger.ZERO : new BigInteger(digits);
        }
        @Tool(description = "x") BigInteger c(String text) {
          // finds: UnmappedException NumberFormatException
          return new BigInteger(text.replaceAll("\\\\D", ""));
        }
        @Tool(description = "x") URI d(String name) {
          // finds: UnmappedException IllegalArgumentException
          return URI.create("https://files.example/" + name.replaceAll("[^A-Za-z0-9 ]", ""));
        }
        """);
  }

  @Test
  void constructorsBehindAFilter() {
    check(
        """
        @Tool(description = "x") List<Phone> a(List<String> all) {
          return all.stream().map(each -> each.replace(" ", "")).filter(Phone::isValid).map(Phone::new).toList();
        }
        @Tool(description = "x") List<Phone> b(List<String> all) {
          // finds: UnmappedException IllegalArgumentException
          return all.stream().filter(each -> !each.isBlank()).map(Phone::new).toList();
        }
        """);
  }

  @Test
  void helpersThatAreAskedTwice() {
    check(
        """
        record Box(String number) {
          Box { if (!checks(number)) { throw new IllegalArgumentException("number"); } }
          static boolean checks(String number) {
            int sum = 0;
            for (char c : number.toCharArray()) { sum += c; }
            return sum % 11 == 0;
          }
          static boolean other(String number) { return number.hashCode() > 0; }
        }
        @Tool(description = "x") String a(String number) { return Box.checks(number) ? "" + new Box(number) : ""; }
        @Tool(description = "x") String b(String number) {
          // finds: UnmappedException IllegalArgumentException
          return Box.other(number) ? "" + new Box(number) : "";
        }
        @Tool(description = "x") String c(String number) {
          // finds: UnmappedException IllegalArgumentException
          return Box.checks(number) ? "" : "" + new Box(number);
        }
        """);
  }
}
