package dev.collet.processor.flow;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

/** What methods of the server's own prove about what they are asked, or let pass. */
class OwnChecksTest {
  private static void check(String members) {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        import java.time.*;
        import java.util.*;
        import java.util.regex.*;
        public class T {
        private static final Pattern NUMBER = Pattern.compile("\\\\d{1,6}");
        %s
        }
        """
            .formatted(members));
  }

  @Test
  void questionsByTheirAnswer() {
    check(
        """
        private static boolean isNumber(String s) {
          try { Integer.parseInt(s); return true; } catch (NumberFormatException e) { return false; }
        }
        private static boolean isHex(String s) {
          try { int n = Integer.parseInt(s, 16); } catch (NumberFormatException e) { return false; }
          return true;
        }
        private static boolean isShort(String s) { return s != null && NUMBER.matcher(s).matches(); }
        private static boolean isGood(String s) {
          if (s == null || s.isEmpty()) { return false; }
          return isShort(s);
        }
        private static boolean isBad(String s) { if (isShort(s)) { return false; } else { return true; } }
        private static boolean isMonth(int m) { return m >= 1 && m <= 12; }
        private static boolean has(List<String> all) { return all != null && !all.isEmpty(); }
        private static boolean lies(String s) {
          if (s.isEmpty()) { return true; }
          try { Integer.parseInt(s); return true; } catch (NumberFormatException e) { return false; }
        }
        private static boolean changes(String s) { s = s.strip(); return s.matches("\\\\d{1,6}"); }
        private static boolean clears(List<String> all) { boolean is = !all.isEmpty(); all.clear(); return is; }
        static class Open { boolean is(String s) { return s.matches("\\\\d{1,6}"); } }
        static class Wider extends Open { @Override boolean is(String s) { return true; } }
        @Tool(description = "x") int a(String s) { return isNumber(s) ? Integer.parseInt(s) : 0; }
        @Tool(description = "x") int b(String s) { return isHex(s) ? Integer.parseInt(s, 16) : 0; }
        @Tool(description = "x") int c(String s) { if (!isGood(s)) { return 0; } return Integer.parseInt(s); }
        @Tool(description = "x") int d(String s) { return isBad(s) ? 0 : Integer.parseInt(s); }
        @Tool(description = "x") String e(int m) { return isMonth(m) ? Month.of(m).name() : ""; }
        @Tool(description = "x") String f(List<String> all) { return has(all) ? all.iterator().next() : ""; }
        @Tool(description = "x") int g(String s) { boolean is = isShort(s); return is ? Integer.parseInt(s) : 0; }
        @Tool(description = "x") int h(List<String> all) { return all.stream().filter(T::isShort).mapToInt(Integer::parseInt).sum(); }
        @Tool(description = "x") int i(List<String> all) { return all.stream().filter(s -> isNumber(s)).mapToInt(s -> Integer.parseInt(s)).sum(); }
        // finds: UnmappedException NumberFormatException
        @Tool(description = "x") int j(String s) { return isNumber(s) ? 0 : Integer.parseInt(s); }
        // finds: UnmappedException NumberFormatException
        @Tool(description = "x") int k(String s) { return isHex(s) ? Integer.parseInt(s) : 0; }
        // finds: UnmappedException NumberFormatException
        @Tool(description = "x") int l(String s) { return lies(s) ? Integer.parseInt(s) : 0; }
        // finds: UnmappedException NumberFormatException
        @Tool(description = "x") int m(String s) { return changes(s) ? Integer.parseInt(s) : 0; }
        // finds: UnmappedException NoSuchElementException
        @Tool(description = "x") String n(List<String> all) { return clears(all) ? all.iterator().next() : ""; }
        // finds: UnmappedException NumberFormatException
        @Tool(description = "x") int o(String s) { return new Open().is(s) ? Integer.parseInt(s) : 0; }
        // finds: UnmappedException NumberFormatException
        @Tool(description = "x") long p(String s) { return isNumber(s) ? Long.parseLong(s + "0") : 0; }
        """);
  }

  @Test
  void checksByComingBack() {
    check(
        """
        private static void requireNumber(String s) { if (!s.matches("\\\\d{1,6}")) { throw new ToolError("a number"); } }
        private static String number(String s) {
          Objects.requireNonNull(s);
          if (s.isBlank() || !NUMBER.matcher(s).matches()) { throw new ToolError("a number"); }
          return s;
        }
        private static int month(int m) { if (m < 1 || m > 12) { throw new ToolError("1 to 12"); } return m; }
        private static void requireBoth(String a, String b) { requireNumber(a); requireNumber(b); }
        private static void requireSome(List<String> all) { if (all == null || all.isEmpty()) { throw new ToolError("some"); } }
        private static void need(String s) { if (!s.matches("\\\\d{1,6}")) { throw new IllegalStateException(); } }
        private static void maybe(String s) { if (s.isEmpty()) { return; } requireNumber(s); }
        private static String other(String s, boolean is) { requireNumber(s); return is ? s : "x"; }
        private static int parsed(String s) { return Integer.parseInt(s); }
        @Tool(description = "x") int a(String s) { requireNumber(s); return Integer.parseInt(s); }
        @Tool(description = "x") int b(String s) { return Integer.parseInt(number(s)); }
        @Tool(description = "x") int c(String s) { String t = number(s); return Integer.parseInt(t) + Integer.parseInt(s); }
        @Tool(description = "x") String d(int m) { return LocalDate.of(2026, month(m), 1).toString(); }
        @Tool(description = "x") int e(String a, String b) { requireBoth(a, b); return Integer.parseInt(a) + Integer.parseInt(b); }
        @Tool(description = "x") String f(List<String> all) { requireSome(all); return all.stream().findFirst().get(); }
        @Tool(description = "x") int g(String s) {
          try { need(s); } catch (IllegalStateException e) { return 0; }
          return Integer.parseInt(s);
        }
        @Tool(description = "x") int h(String s) { return parsed(number(s)); }
        // finds: UnmappedException NumberFormatException
        @Tool(description = "x") int i(String s) { maybe(s); return Integer.parseInt(s); }
        // finds: UnmappedException NumberFormatException
        @Tool(description = "x") int j(String s) { return Integer.parseInt(other(s, s.isEmpty())); }
        @Tool(description = "x") int k(String s) {
          try { need(s); } catch (IllegalStateException e) { System.err.println(e); }
          // finds: UnmappedException NumberFormatException
          return Integer.parseInt(s);
        }
        @Tool(description = "x") int l(String s, String t) {
          requireNumber(s);
          s = t;
          // finds: UnmappedException NumberFormatException
          return Integer.parseInt(s);
        }
        """);
  }

  @Test
  void whatStringsMethodsKeep() {
    check(
        """
        enum State { OPEN, CLOSED }
        private static java.net.URI uri(String text) { return java.net.URI.create(text); }
        private static String enc(String s) {
          return java.net.URLEncoder.encode(s, java.nio.charset.StandardCharsets.UTF_8).replace("+", "%%20");
        }
        @Tool(description = "x") String a(String s) { return uri("https://x.org/" + enc(s)).toString(); }
        @Tool(description = "x") State b(String s) {
          return Set.of("open", "closed").contains(s) ? State.valueOf(s.toUpperCase(Locale.ROOT)) : State.OPEN;
        }
        @Tool(description = "x") String c(int n) { return uri(new StringBuilder("https://x.org/").append(n).append("/x").toString()).toString(); }
        @Tool(description = "x") String d(int n) { return uri(String.join("/", "https://x.org", Integer.toString(n))).toString(); }
        @Tool(description = "x") String f(List<String> all) {
          if (all.size() != 2) { throw new ToolError("two"); }
          Iterator<String> each = all.iterator();
          return each.next() + each.next();
        }
        // finds: UnmappedException IllegalArgumentException
        @Tool(description = "x") String g(String s) { return uri(new StringBuilder("https://x.org/").append(s).toString()).toString(); }
        // finds: UnmappedException IllegalArgumentException
        @Tool(description = "x") String h(String s) { return uri("https://x.org/" + s.replace(" ", "+")).toString(); }
        @Tool(description = "x") String i(List<String> all) {
          if (all.size() != 2) { throw new ToolError("two"); }
          Iterator<String> each = all.iterator();
          // finds: UnmappedException NoSuchElementException
          return each.next() + each.next() + each.next();
        }
        """);
  }

  @Test
  void whatTheSameMapOrCollectionHasAnswered() {
    check(
        """
        static class Unknown extends RuntimeException {}
        static class Names {
          final Map<String, String> byId = new HashMap<>();
          final Set<String> old = new HashSet<>();
          private final Map<String, Double> limits = new TreeMap<>();
          boolean has(String id) { return byId.containsKey(id); }
          boolean isOld(String id) { return old.contains(id); }
          String need(String id) {
            String name = byId.get(id);
            if (name == null) { throw new Unknown(); }
            return name;
          }
          String last(String id) { if (!old.contains(id)) { throw new Unknown(); } return id; }
          String both(String id) { return need(id); }
          double limit(String id) { Double l = limits.get(id); if (l == null) { throw new Unknown(); } return l; }
          double safe(String id) { return limits.containsKey(id) ? limit(id) : 0; }
          String after(String id) { byId.clear(); return byId.get(id) == null ? fail() : ""; }
          String fail() { throw new Unknown(); }
          String cleared(String id) { byId.clear(); if (!byId.containsKey(id)) { throw new Unknown(); } return id; }
          String later(String id) { reset(id); if (!byId.containsKey(id)) { throw new Unknown(); } return id; }
          void reset(String id) { byId.remove(id); }
        }
        private final Names names = new Names();
        private final Names others = new Names();
        private final Map<String, Integer> stock = new HashMap<>();
        private int stock(String id) {
          Integer n = stock.get(id);
          if (n == null) { throw new Unknown(); }
          return n;
        }
        @Tool(description = "x") String a(String id) { return names.has(id) ? names.need(id) : ""; }
        @Tool(description = "x") String b(String id) { if (!names.has(id)) { return ""; } return names.both(id); }
        @Tool(description = "x") String c(String id) { return names.isOld(id) ? names.last(id) : ""; }
        @Tool(description = "x") double d(String id) { return names.safe(id); }
        @Tool(description = "x") int e(String id) { return stock.containsKey(id) ? stock(id) : 0; }
        @Tool(description = "x") int f(String id) {
          if (!stock.containsKey(id)) { return 0; }
          Integer n = stock.get(id);
          if (n == null) { throw new Unknown(); }
          return n;
        }
        // finds: UnmappedException Unknown
        @Tool(description = "x") String g(String id, String other) { return names.has(id) ? names.need(other) : ""; }
        // finds: UnmappedException Unknown
        @Tool(description = "x") String h(String id) { return names.isOld(id) ? names.need(id) : ""; }
        // finds: UnmappedException Unknown
        @Tool(description = "x") String i(String id) { return names.has(id) ? names.cleared(id) : ""; }
        // finds: UnmappedException Unknown
        @Tool(description = "x") String j(String id) { return names.has(id) ? names.later(id) : ""; }
        // finds: UnmappedException Unknown
        @Tool(description = "x") int k(String id) { return stock.containsKey(id) ? 0 : stock(id); }
        @Tool(description = "x") int l(String id) {
          if (!stock.containsKey(id)) { return 0; }
          names.reset(id);
          // finds: UnmappedException Unknown
          return stock(id);
        }
        // finds: UnmappedException Unknown
        @Tool(description = "x") String m(String id) { return names.has(id) ? others.need(id) : ""; }
        """);
  }

  @Test
  void whatConstructorsMakeSureOf() {
    check(
        """
        record Id(String text) {
          private static final Pattern FORM = Pattern.compile("[A-Z]{3}-\\\\d{4}/[0-9]{2}[a-f]");
          Id { text = text.strip(); if (!FORM.matcher(text).matches()) { throw new ToolError("x"); } }
          int year() { return Integer.parseInt(text.substring(4, 8)); }
          int part() { return Integer.parseInt(text.substring(9, text.length() - 1)); }
          int letters() { return Integer.parseInt(text.substring(0, 3)); }
        }
        record Loose(String text) {
          Loose { if (!text.isEmpty()) { text = text.strip(); } }
          int number() { return Integer.parseInt(text); }
        }
        record Written(String text) {
          Written(String text) { if (!text.matches("[0-9]{1,5}")) { throw new ToolError("x"); } this.text = "a" + text; }
        }
        static final class Page {
          private final int number;
          private final String size;
          Page(int number, String size) {
            if (number < 1 || number > 12) { throw new ToolError("x"); }
            if (!size.matches("[0-9]{1,5}")) { throw new ToolError("x"); }
            this.number = number;
            this.size = size;
          }
          Page(String any) { this.number = 1; this.size = any; }
          Month month() { return Month.of(number); }
          int size() { return Integer.parseInt(size); }
        }
        @Tool(description = "x") int a(String s) { return new Id(s).year(); }
        @Tool(description = "x") int b(String s) { return new Id(s).part(); }
        // finds: UnmappedException NumberFormatException
        @Tool(description = "x") int c(String s) { return new Id(s).letters(); }
        // finds: UnmappedException NumberFormatException
        @Tool(description = "x") int d(String s) { return new Loose(s).number(); }
        // finds: UnmappedException NumberFormatException
        @Tool(description = "x") int e(String s) { return Integer.parseInt(new Written(s).text()); }
        @Tool(description = "x") int f(String s) { return Integer.parseInt(new Id(s).text().substring(4, 8)); }
        @Tool(description = "x") String g(int n) { return new Page(n, "1").month().name(); }
        // finds: UnmappedException NumberFormatException
        @Tool(description = "x") int h(String s) { return new Page(s).size(); }
        """);
  }

  @Test
  void whatACheckIsGivenAsBounds() {
    check(
        """
        enum State {
          OPEN, WAITING, CLOSED;
          State next() {
            return switch (this) {
              case OPEN -> WAITING;
              case WAITING -> CLOSED;
              case CLOSED -> throw new IllegalStateException();
            };
          }
        }
        private static int between(int value, int low, int high) {
          if (value < low || value > high) { throw new ToolError("x"); }
          return value;
        }
        private static void below(int value, int limit) { if (value >= limit) { throw new ToolError("x"); } }
        private static long steps(int n) {
          if (n < 0) { throw new IllegalArgumentException(); }
          return n < 2 ? 1 : steps(n - 1) + steps(n - 2);
        }
        @Tool(description = "x") String a(int m) { return Month.of(between(m, 1, 12)).name(); }
        // finds: UnmappedException DateTimeException
        @Tool(description = "x") String b(int m) { return Month.of(between(m, 1, 13)).name(); }
        // finds: UnmappedException DateTimeException
        @Tool(description = "x") String c(int m) { below(m, 13); return Month.of(m).name(); }
        @Tool(description = "x") String d(int m) { below(0, m); below(m, 13); return Month.of(m).name(); }
        @Tool(description = "x") long e() { return steps(12); }
        // finds: UnmappedException IllegalArgumentException
        @Tool(description = "x") long f(int n) { return steps(n); }
        @Tool(description = "x") State g(State s) { return s == State.CLOSED ? s : s.next(); }
        // finds: UnmappedException IllegalStateException
        @Tool(description = "x") State h(State s) { return s == State.OPEN ? s : s.next(); }
        """);
  }
}
