package dev.collet.processor.flow;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

/** A text that a constant pattern has matched whole can be read by what reads all such texts. */
class PatternGuardTest {
  private static void check(String members) {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        import java.math.*;
        import java.time.*;
        import java.util.*;
        import java.util.function.*;
        import java.util.regex.*;
        public class T {
          static final Pattern DIGITS = Pattern.compile("\\\\d{1,9}");
          static final Pattern MANY = Pattern.compile("[0-9]+");
          static final Pattern ANCHORED = Pattern.compile("^\\\\d{1,4}$");
          static final Pattern HEX =
              Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", Pattern.CASE_INSENSITIVE);
          record Order(String code, int count) {}
        %s
        }
        """
            .formatted(members));
  }

  @Test
  void matchersOfConstantPatterns() {
    check(
        """
        @Tool(description = "x") int a(String t) {
          if (!DIGITS.matcher(t).matches()) { throw new ToolError("digits"); }
          return Integer.parseInt(t);
        }
        @Tool(description = "x") int b(String t) {
          Matcher matcher = DIGITS.matcher(t);
          return matcher.matches() ? Integer.parseInt(t) : 0;
        }
        @Tool(description = "x") int c(String t) { return Pattern.matches("\\\\d{2}", t) ? Short.parseShort(t) : 0; }
        @Tool(description = "x") int d(String t) { return ANCHORED.matcher(t).find() ? Integer.valueOf(t) : 0; }
        @Tool(description = "x") BigInteger e(String t) {
          return MANY.matcher(t).matches() ? new BigInteger(t) : BigInteger.ONE;
        }
        @Tool(description = "x") Optional<UUID> f(String t) {
          return HEX.matcher(t).matches() ? Optional.of(UUID.fromString(t)) : Optional.empty();
        }
        @Tool(description = "x") double g(String t) { return t.matches("-?\\\\d+(\\\\.\\\\d+)?") ? Double.parseDouble(t) : 0; }
        @Tool(description = "x") LocalTime h(String t) {
          if (!t.matches("([01]\\\\d|2[0-3]):[0-5]\\\\d")) { throw new ToolError("time"); }
          return LocalTime.parse(t);
        }
        """);
  }

  @Test
  void whatAPatternLeavesRoomFor() {
    check(
        """
        @Tool(description = "x") int a(String t) {
          // finds: UnmappedException NumberFormatException
          return MANY.matcher(t).matches() ? Integer.parseInt(t) : 0;
        }
        @Tool(description = "x") LocalDate b(String t) {
          if (!t.matches("\\\\d{4}-\\\\d{2}-\\\\d{2}")) { throw new ToolError("date"); }
          // finds: UnmappedException DateTimeParseException
          return LocalDate.parse(t);
        }
        @Tool(description = "x") int c(String t) {
          // finds: UnmappedException NumberFormatException
          return DIGITS.matcher(t).find() ? Integer.parseInt(t) : 0;
        }
        @Tool(description = "x") int d(String t) {
          Matcher matcher = DIGITS.matcher(t);
          t = t + "x";
          // finds: UnmappedException NumberFormatException
          return matcher.matches() ? Integer.parseInt(t) : 0;
        }
        @Tool(description = "x") int e(String t) {
          // finds: UnmappedException NumberFormatException
          return DIGITS.matcher(t).matches() ? 0 : Integer.parseInt(t);
        }
        @Tool(description = "x") int f(String t, String u) {
          // finds: UnmappedException NumberFormatException
          return DIGITS.matcher(t).matches() ? Integer.parseInt(u) : 0;
        }
        @Tool(description = "x") int g(String t) {
          // finds: UnmappedException NumberFormatException
          return t.matches("[a-z]{3}") ? Integer.parseInt(t) : 0;
        }
        """);
  }

  @Test
  void lengthsOnEitherSide() {
    check(
        """
        @Tool(description = "x") int a(String t) {
          if (t.length() > 9 || !MANY.matcher(t).matches()) { throw new ToolError("digits"); }
          return Integer.parseInt(t);
        }
        @Tool(description = "x") int b(String t) {
          return MANY.matcher(t).matches() && t.length() < 10 ? Integer.parseInt(t) : 0;
        }
        @Tool(description = "x") int c(String t) {
          if (t.isEmpty() || !t.chars().allMatch(Character::isDigit) || t.length() > 5) { return 0; }
          return Integer.parseInt(t);
        }
        @Tool(description = "x") int d(String t) {
          if (t.length() > 5 || !t.chars().allMatch(x -> x >= '0' && x <= '9')) { return 0; }
          // finds: UnmappedException NumberFormatException
          return Integer.parseInt(t);
        }
        """);
  }

  @Test
  void helpersThatAskAndAnswer() {
    check(
        """
        static boolean isNumber(String s) { return s != null && DIGITS.matcher(s).matches(); }
        private boolean isShort(String s, int most) {
          if (s == null || s.isEmpty()) { return false; }
          if (s.length() > 9) { return false; }
          return MANY.matcher(s).matches();
        }
        static boolean isNothing(String s) { return s == null || s.isBlank(); }
        @Tool(description = "x") int a(String t) { return isNumber(t) ? Integer.parseInt(t) : 0; }
        @Tool(description = "x") int b(String t) {
          if (!isShort(t, 3)) { throw new ToolError("digits"); }
          return Integer.parseInt(t);
        }
        @Tool(description = "x") int c(List<String> all) {
          return all.stream().filter(T::isNumber).mapToInt(Integer::parseInt).sum();
        }
        @Tool(description = "x") int d(String t) {
          // finds: UnmappedException NumberFormatException
          return isNothing(t) ? 0 : Integer.parseInt(t);
        }
        @Tool(description = "x") int e(String t) {
          // finds: UnmappedException NumberFormatException
          return !isNumber(t) ? Integer.parseInt(t) : 0;
        }
        """);
  }

  @Test
  void predicatesInStreams() {
    check(
        """
        static final Predicate<String> NUMBER = DIGITS.asMatchPredicate();
        @Tool(description = "x") int a(List<String> all) {
          return all.stream().filter(DIGITS.asMatchPredicate()).mapToInt(Integer::parseInt).sum();
        }
        @Tool(description = "x") int b(List<String> all) {
          return all.stream().filter(NUMBER).mapToInt(each -> Integer.parseInt(each)).sum();
        }
        @Tool(description = "x") int c(List<String> all) {
          return all.stream().filter(each -> DIGITS.matcher(each).matches()).map(Integer::valueOf).reduce(0, Integer::sum);
        }
        @Tool(description = "x") int d(List<String> all) {
          // finds: UnmappedException NumberFormatException
          return all.stream().filter(NUMBER).map(each -> each + each).mapToInt(Integer::parseInt).sum();
        }
        @Tool(description = "x") int e(String t) { return NUMBER.test(t) ? Integer.parseInt(t) : 0; }
        """);
  }

  @Test
  void partsOfArraysAndRecords() {
    check(
        """
        @Tool(description = "x") int a(String t) {
          String[] parts = t.split("-");
          if (parts.length != 2 || !DIGITS.matcher(parts[1]).matches()) { throw new ToolError("parts"); }
          return Integer.parseInt(parts[1]);
        }
        @Tool(description = "x") int b(String t) {
          String[] parts = t.split("-");
          if (!DIGITS.matcher(parts[0]).matches()) { throw new ToolError("parts"); }
          // finds: UnmappedException NumberFormatException
          return Integer.parseInt(parts[1]);
        }
        @Tool(description = "x") int c(String t) {
          String[] parts = t.split("-");
          if (!DIGITS.matcher(parts[0]).matches()) { throw new ToolError("parts"); }
          parts[0] = t;
          // finds: UnmappedException NumberFormatException
          return Integer.parseInt(parts[0]);
        }
        void log(Object any) {}
        @Tool(description = "x") int d(Order order) {
          if (!DIGITS.matcher(order.code()).matches()) { throw new ToolError("code"); }
          log(order);
          return Integer.parseInt(order.code());
        }
        @Tool(description = "x") int e(String t) { return DIGITS.matcher(t.trim()).matches() ? Integer.parseInt(t.trim()) : 0; }
        @Tool(description = "x") int f(String t) {
          // finds: UnmappedException NumberFormatException
          return DIGITS.matcher(t.trim()).matches() ? Integer.parseInt(t) : 0;
        }
        """);
  }

  @Test
  void groupsAndTheirNumbers() {
    check(
        """
        static final Pattern MONTH = Pattern.compile("(\\\\d{4})-(?<month>0[1-9]|1[0-2])(?:/(\\\\d))?");
        @Tool(description = "x") YearMonth a(String t) {
          Matcher matcher = MONTH.matcher(t);
          if (!matcher.matches()) { throw new ToolError("month"); }
          return YearMonth.of(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group("month")));
        }
        @Tool(description = "x") YearMonth b(String t) {
          Matcher matcher = MONTH.matcher(t);
          if (!matcher.matches()) { throw new ToolError("month"); }
          // finds: UnmappedException DateTimeException
          return YearMonth.of(2024, Integer.parseInt(matcher.group(1)));
        }
        @Tool(description = "x") int c(String t) {
          Matcher matcher = MONTH.matcher(t);
          if (!matcher.matches()) { throw new ToolError("month"); }
          // finds: UnmappedException NumberFormatException
          return Integer.parseInt(matcher.group(3));
        }
        @Tool(description = "x") int d(String t) {
          Matcher matcher = MONTH.matcher(t);
          return matcher.matches() && matcher.group(3) != null ? Integer.parseInt(matcher.group(3)) : 0;
        }
        """);
  }

  @Test
  void whatWasReadBefore() {
    check(
        """
        static final java.time.format.DateTimeFormatter DAY = java.time.format.DateTimeFormatter.BASIC_ISO_DATE;
        static boolean isDate(String s) {
          try { LocalDate.parse(s); return true; } catch (DateTimeException e) { return false; }
        }
        static boolean isDay(String s) {
          if (s == null) { return false; }
          try { LocalDate day = LocalDate.parse(s, DAY); } catch (DateTimeException e) { return false; }
          return true;
        }
        static boolean isNoNumber(String s) {
          try { Integer.parseInt(s); return false; } catch (NumberFormatException e) { return true; }
        }
        @Tool(description = "x") LocalDate a(String t) {
          if (!isDate(t)) { throw new ToolError("date"); }
          return LocalDate.parse(t);
        }
        @Tool(description = "x") LocalDate b(String t) { return isDay(t) ? LocalDate.parse(t, DAY) : LocalDate.MIN; }
        @Tool(description = "x") LocalDate c(String t) {
          // finds: UnmappedException DateTimeParseException
          return isDay(t) ? LocalDate.parse(t) : LocalDate.MIN;
        }
        @Tool(description = "x") int d(String t) {
          try { Integer.parseInt(t); } catch (NumberFormatException e) { throw new ToolError("number"); }
          return Integer.valueOf(t);
        }
        @Tool(description = "x") int e(String t) {
          try { Integer.parseInt(t); } catch (NumberFormatException e) { t = t.strip(); }
          // finds: UnmappedException NumberFormatException
          return Integer.valueOf(t);
        }
        @Tool(description = "x") int f(String t) {
          // finds: UnmappedException NumberFormatException
          return isNoNumber(t) ? Integer.parseInt(t) : 0;
        }
        @Tool(description = "x") List<LocalDate> g(List<String> all) {
          return all.stream().filter(T::isDate).map(LocalDate::parse).toList();
        }
        """);
  }
}
