package corpus;

import dev.collet.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

/**
 * What is proven of patterns, encoded texts, scanners, list iterators and ranges, and what is not.
 */
public class ProvenTools {
  // expects: PatternSyntaxException
  @Tool(description = "x")
  public String pattern(String t) {
    return Pattern.compile("x" + t).pattern();
  }

  // expects: none
  @Tool(description = "x")
  public String quoted(String t) {
    String q = Pattern.quote(t);
    Pattern p = Pattern.compile("^" + q + "$", Pattern.CASE_INSENSITIVE);
    return p.pattern();
  }

  // expects: PatternSyntaxException
  @Tool(description = "x")
  public String flags(String t) {
    return Pattern.compile(t, Pattern.CASE_INSENSITIVE).pattern();
  }

  // expects: none
  @Tool(description = "x")
  public String literal(String t) {
    return Pattern.compile(t, Pattern.LITERAL | Pattern.CASE_INSENSITIVE).pattern();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String otherDecoder(byte[] t) {
    return "" + Base64.getDecoder().decode(Base64.getUrlEncoder().encodeToString(t));
  }

  // expects: none
  @Tool(description = "x")
  public String sameDecoder(String t) {
    String s =
        Base64.getUrlEncoder().withoutPadding().encodeToString(t.getBytes(StandardCharsets.UTF_8));
    return "" + Base64.getUrlDecoder().decode(s);
  }

  // expects: none
  @Tool(description = "x")
  public String hex(String t) {
    String s = HexFormat.of().formatHex(t.getBytes(StandardCharsets.UTF_8));
    return "" + HexFormat.of().parseHex(s);
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String replacedText(String t) {
    String s = Base64.getEncoder().encodeToString(t.getBytes(StandardCharsets.UTF_8));
    if (t.isEmpty()) {
      s = t;
    }
    return "" + Base64.getDecoder().decode(s);
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public List<Integer> filledNumbers(List<String> t) {
    return t.stream().filter(x -> !x.isEmpty()).map(Integer::parseInt).toList();
  }

  // expects: none
  @Tool(description = "x")
  public List<Integer> matchedNumbers(List<String> t) {
    return t.stream()
        .filter(x -> x != null && x.matches("\\d{1,6}"))
        .map(x -> Integer.parseInt(x))
        .toList();
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public List<Integer> changedAfter(List<String> t) {
    return t.stream()
        .filter(x -> x.matches("\\d{1,6}"))
        .map(x -> x + "a")
        .map(x -> Integer.parseInt(x))
        .toList();
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public List<Integer> unbounded(List<String> t) {
    return t.stream().filter(x -> x.matches("\\d+")).map(Integer::parseInt).toList();
  }

  // expects: InputMismatchException
  @Tool(description = "x")
  public int nextInt(String t) {
    Scanner s = new Scanner(t);
    return s.hasNext() ? s.nextInt() : 0;
  }

  // expects: InputMismatchException NoSuchElementException
  @Tool(description = "x")
  public int secondInt(String t) {
    Scanner s = new Scanner(t);
    if (s.hasNextInt()) {
      s.nextInt();
      return s.nextInt();
    }
    return 0;
  }

  // expects: none
  @Tool(description = "x")
  public double nextDouble(String t) {
    Scanner s = new Scanner(t);
    return s.hasNextDouble() ? s.nextDouble() : 0;
  }

  // expects: InputMismatchException
  @Tool(description = "x")
  public double otherKind(String t) {
    Scanner s = new Scanner(t);
    return s.hasNextDouble() ? s.nextLong() : 0;
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String nextOfPrevious(List<String> t) {
    ListIterator<String> s = t.listIterator(t.size());
    return s.hasPrevious() ? s.next() : "";
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String previousTwice(List<String> t) {
    ListIterator<String> s = t.listIterator(t.size());
    if (s.hasPrevious()) {
      s.previous();
      return s.previous();
    }
    return "";
  }

  // expects: none
  @Tool(description = "x")
  public String thereAndBack(List<String> t) {
    ListIterator<String> s = t.listIterator(t.size());
    if (s.hasPrevious()) {
      s.previous();
      return s.next();
    }
    return "";
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public int openRange(int n) {
    return IntStream.range(0, n).max().getAsInt();
  }

  // expects: none
  @Tool(description = "x")
  public int closedRange(int n) {
    return IntStream.rangeClosed(1, Math.max(1, n)).max().getAsInt();
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String orEmpty(Map<String, String> m, String n) {
    return Optional.ofNullable(m.get(n)).or(() -> Optional.ofNullable(m.get("x"))).get();
  }
}
