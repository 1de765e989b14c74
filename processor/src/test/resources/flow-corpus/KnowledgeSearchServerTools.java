package corpus;

import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.text.MessageFormat;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.ResourceBundle;
import java.util.Scanner;
import java.util.Set;
import java.util.StringJoiner;
import java.util.StringTokenizer;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;

/** Notes that can be searched, rendered, compared and calculated with. */
public class KnowledgeSearchServerTools {
  private final Map<String, List<Integer>> index = new TreeMap<>();
  private final List<String> documents = new ArrayList<>();
  private final Trie trie = new Trie();

  record Hit(int document, double score) {}

  // ======== tokens and index ========

  private static List<String> words(String text) {
    var out = new ArrayList<String>();
    var current = new StringBuilder();
    for (int i = 0; i < text.length(); ) {
      int cp = text.codePointAt(i);
      i += Character.charCount(cp);
      if (Character.isLetterOrDigit(cp)) {
        current.appendCodePoint(Character.toLowerCase(cp));
      } else if (current.length() > 0) {
        out.add(current.toString());
        current.setLength(0);
      }
    }
    if (current.length() > 0) out.add(current.toString());
    return out;
  }

  private static String stemOf(String word) {
    String w = word;
    boolean changed = true;
    while (changed && w.length() > 4) {
      changed = false;
      for (String ending : new String[] {"ing", "ed", "ly", "s"}) {
        if (w.endsWith(ending)) {
          w = w.substring(0, w.length() - ending.length());
          changed = true;
          break;
        }
      }
    }
    return w;
  }

  // expects: none
  @Tool(description = "x")
  public int addDocument(String text) {
    int id = documents.size();
    documents.add(text);
    for (String w : words(text)) {
      var postings = index.computeIfAbsent(stemOf(w), k -> new ArrayList<>());
      if (postings.isEmpty() || postings.get(postings.size() - 1) != id) postings.add(id);
      trie.add(w);
    }
    return id;
  }

  // expects: none
  @Tool(description = "x")
  public String stem(String word) {
    return stemOf(word.toLowerCase(Locale.ROOT));
  }

  private PriorityQueue<Hit> rank(String query) {
    Map<Integer, Double> scores = new HashMap<>();
    for (String w : words(query)) {
      List<Integer> postings = index.getOrDefault(stemOf(w), List.of());
      for (int doc : postings) {
        scores.merge(doc, Math.log(1.0 + documents.size()) / postings.size(), Double::sum);
      }
    }
    var heap = new PriorityQueue<Hit>(Comparator.comparingDouble(Hit::score).reversed());
    scores.forEach((doc, score) -> heap.add(new Hit(doc, score)));
    return heap;
  }

  // expects: none
  @Tool(description = "x")
  public List<Hit> search(String query, int most) {
    var heap = rank(query);
    var top = new ArrayList<Hit>();
    while (top.size() < most && !heap.isEmpty()) {
      top.add(heap.remove());
    }
    return top;
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public Hit luckyHit(String query) {
    return rank(query).remove();
  }

  // expects: none
  @Tool(description = "x")
  public String bestTitle(String query) {
    Hit hit = rank(query).poll();
    if (hit == null) {
      return "(nothing)";
    }
    String text = documents.get(hit.document());
    int nl = text.indexOf('\n');
    return nl == -1 ? text : text.substring(0, nl);
  }

  // expects: none
  @Tool(description = "x")
  public String commonest() {
    if (index.isEmpty()) {
      return "";
    }
    return index.entrySet().stream()
        .max(Comparator.comparingInt(e -> e.getValue().size()))
        .map(Map.Entry::getKey)
        .orElse("");
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String longestWord(String text) {
    return words(text).stream().max(Comparator.comparingInt(String::length)).get();
  }

  // expects: none
  @Tool(description = "x")
  public String longestWordOrText(String text) {
    List<String> all = words(text);
    if (all.isEmpty()) return text;
    return Collections.max(all, Comparator.comparingInt(String::length));
  }

  // ======== slicing ========

  static class MissingFrontMatter extends RuntimeException {
    MissingFrontMatter() {
      super("no front matter");
    }
  }

  private static String between(String text, String open, String close) {
    int from = text.indexOf(open);
    if (from < 0) return null;
    from += open.length();
    int to = text.indexOf(close, from);
    return to < 0 ? null : text.substring(from, to);
  }

  // expects: none
  @Tool(description = "x")
  public String htmlTitle(String html) {
    String title = between(html, "<title>", "</title>");
    return title == null ? "" : title.strip();
  }

  // expects: MissingFrontMatter
  @Tool(description = "x")
  public Map<String, String> frontMatter(String note) {
    String head = between(note, "---\n", "\n---");
    if (head == null) throw new MissingFrontMatter();
    var fields = new HashMap<String, String>();
    head.lines().forEach(line -> {
      int colon = line.indexOf(": ");
      if (colon > 0) fields.put(line.substring(0, colon), line.substring(colon + 2));
    });
    return fields;
  }

  // expects: none
  @Tool(description = "x")
  public String secondWord(String text) {
    var tokens = new StringTokenizer(text);
    if (tokens.hasMoreTokens()) {
      tokens.nextToken();
    }
    return tokens.hasMoreTokens() ? tokens.nextToken() : "";
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String verb(String command) {
    return new StringTokenizer(command, " \t").nextToken().toUpperCase(Locale.ROOT);
  }

  // expects: none
  @Tool(description = "x")
  public long sumNumbers(String text) {
    long sum = 0;
    try (Scanner in = new Scanner(text)) {
      while (in.hasNext()) {
        if (in.hasNextInt()) {
          sum += in.nextInt();
        } else {
          in.next();
        }
      }
    }
    return sum;
  }

  // expects: InputMismatchException NoSuchElementException
  @Tool(description = "x")
  public List<Integer> readVector(String text) {
    Scanner in = new Scanner(text);
    int size = in.nextInt();
    List<Integer> vector = new ArrayList<>();
    for (int i = 0; i < size; i++) vector.add(in.nextInt());
    return vector;
  }

  // ======== regular expressions ========

  private static final Pattern CITATION =
      Pattern.compile("(?<author>\\p{L}+),?\\s+(?<year>[0-9]{4})(?::(?<page>[0-9]+))?");

  // expects: none
  @Tool(description = "x")
  public int citedYear(String citation) {
    Matcher m = CITATION.matcher(citation);
    return m.lookingAt() ? Integer.parseInt(m.group("year")) : 0;
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public int citedPage(String citation) {
    Matcher m = CITATION.matcher(citation);
    if (!m.find() || m.group("page") == null) {
      return 0;
    }
    return Integer.parseInt(m.group("page"));
  }

  // expects: PatternSyntaxException
  @Tool(description = "x")
  public List<String> grep(String regex) {
    Pattern p = Pattern.compile(regex, Pattern.CASE_INSENSITIVE);
    return documents.stream().filter(d -> p.matcher(d).find()).collect(Collectors.toList());
  }

  // expects: none
  @Tool(description = "x")
  public long countPhrase(String phrase) {
    Pattern p = Pattern.compile("\\b" + Pattern.quote(phrase) + "\\b");
    return documents.stream().filter(d -> p.matcher(d).find()).count();
  }

  // expects: none
  @Tool(description = "x")
  public String highlight(String text, String word) {
    return text.replace(word, "**" + word + "**").replaceAll("\\*{4,}", "**");
  }

  // expects: PatternSyntaxException
  @Tool(description = "x")
  public String redact(String text, String regex) {
    return text.replaceAll(regex, "[...]");
  }

  // expects: none
  @Tool(description = "x")
  public List<String> splitOn(String text, String separator) {
    try {
      return List.of(text.split(separator));
    } catch (PatternSyntaxException e) {
      return List.of(text.split(Pattern.quote(separator)));
    }
  }

  // ======== nearness ========

  static class UnknownWord extends Exception {
    final String word;

    UnknownWord(String word) {
      super(word);
      this.word = word;
    }
  }

  private static int levenshtein(String a, String b) {
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) d[i][0] = i;
    for (int j = 0; j <= b.length(); j++) d[0][j] = j;
    for (int i = 1; i <= a.length(); i++) {
      for (int j = 1; j <= b.length(); j++) {
        int cost = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        d[i][j] = Math.min(Math.min(d[i - 1][j] + 1, d[i][j - 1] + 1), d[i - 1][j - 1] + cost);
      }
    }
    return d[a.length()][b.length()];
  }

  private String closest(String word) throws UnknownWord {
    String best = null;
    int least = 4;
    for (String candidate : index.keySet()) {
      int distance = levenshtein(word, candidate);
      if (distance < least) {
        least = distance;
        best = candidate;
      }
    }
    if (best == null) throw new UnknownWord(word);
    return best;
  }

  // expects: none
  @Tool(description = "x")
  public int editDistance(String left, String right) {
    return levenshtein(left, right);
  }

  // expects: UnknownWord
  @Tool(description = "x")
  public String correct(String sentence) throws UnknownWord {
    var out = new StringJoiner(" ");
    for (String w : words(sentence)) {
      out.add(closest(w));
    }
    return out.toString();
  }

  // expects: none
  @Tool(description = "x")
  public String suggest(String word) {
    try {
      return closest(word);
    } catch (UnknownWord e) {
      return e.word;
    } finally {
      trie.add(word);
    }
  }

  private static final class Trie {
    private final Map<Character, Trie> next = new TreeMap<>();
    private boolean end;

    void add(String word) {
      Trie node = this;
      for (char c : word.toCharArray()) {
        node = node.next.computeIfAbsent(c, x -> new Trie());
      }
      node.end = true;
    }

    Optional<Trie> find(String prefix) {
      Trie node = this;
      for (int i = 0; i < prefix.length(); i++) {
        node = node.next.get(prefix.charAt(i));
        if (node == null) return Optional.empty();
      }
      return Optional.of(node);
    }

    void collect(String prefix, List<String> into) {
      if (end) into.add(prefix);
      next.forEach((c, t) -> t.collect(prefix + c, into));
    }
  }

  // expects: none
  @Tool(description = "x")
  public List<String> complete(String prefix) {
    List<String> all = new ArrayList<>();
    trie.find(prefix).ifPresent(t -> t.collect(prefix, all));
    return all;
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public List<String> completeStrict(String prefix) {
    List<String> all = new ArrayList<>();
    Trie node = trie.find(prefix).orElseThrow(() -> new NoSuchElementException(prefix));
    node.collect(prefix, all);
    return all;
  }

  // expects: none
  @Tool(description = "x")
  public boolean knows(String word) {
    Optional<Trie> node = trie.find(word);
    return node.isPresent() && node.get().end;
  }

  // ======== unicode, locales, messages ========

  // expects: NumberFormatException
  @Tool(description = "x")
  public String characterName(String hex) {
    int cp = Integer.parseInt(hex.startsWith("U+") ? hex.substring(2) : hex, 16);
    if (!Character.isValidCodePoint(cp)) {
      throw new ToolError("Code points end at 10FFFF");
    }
    return String.valueOf(Character.getName(cp));
  }

  // expects: none
  @Tool(description = "x")
  public List<String> escapes(String text) {
    return text.codePoints().mapToObj(cp -> String.format("U+%04X", cp)).collect(Collectors.toList());
  }

  // expects: none
  @Tool(description = "x")
  public String label(String key, String language) {
    try {
      return ResourceBundle.getBundle("notes", Locale.forLanguageTag(language)).getString(key);
    } catch (MissingResourceException | ClassCastException e) {
      return key;
    }
  }

  // expects: IllformedLocaleException
  @Tool(description = "x")
  public String languageName(String tag) {
    Locale locale = new Locale.Builder().setLanguageTag(tag).build();
    return locale.getDisplayLanguage(Locale.ENGLISH);
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String message(String pattern, String argument) {
    return MessageFormat.format(pattern, argument);
  }

  // expects: none
  @Tool(description = "x")
  public String greeting(String name, int count) {
    return MessageFormat.format("Hello {0}, you have {1} notes", name, count);
  }

  // expects: IllegalFormatException
  @Tool(description = "x")
  public String row(String format, String left, String right) {
    return String.format(format, left, right) + "\n";
  }

  // ======== templates ========

  static class TemplateException extends RuntimeException {
    TemplateException(String message) {
      super(message);
    }
  }

  static class UnknownVariable extends TemplateException {
    UnknownVariable(String name) {
      super("unknown " + name);
    }
  }

  private interface Resolver {
    String value(String name);
  }

  private static String fill(String template, Resolver resolver) {
    var out = new StringBuilder();
    int at = 0;
    while (true) {
      int open = template.indexOf("{{", at);
      if (open < 0) {
        return out.append(template, at, template.length()).toString();
      }
      int close = template.indexOf("}}", open + 2);
      if (close < 0) throw new TemplateException("unclosed at " + open);
      out.append(template, at, open);
      out.append(resolver.value(template.substring(open + 2, close).trim()));
      at = close + 2;
    }
  }

  // expects: TemplateException UnknownVariable
  @Tool(description = "x")
  public String render(String template, Map<String, String> values) {
    return fill(template, name -> {
      String v = values.get(name);
      if (v == null) throw new UnknownVariable(name);
      return v;
    });
  }

  // expects: TemplateException
  @Tool(description = "x")
  public String renderLenient(String template, Map<String, String> values) {
    return fill(template, name -> values.getOrDefault(name, ""));
  }

  // expects: none
  @Tool(description = "x")
  @MapError(exception = TemplateException.class, message = "The template cannot be rendered.")
  public String renderMapped(String template, Map<String, String> values) {
    return fill(template, name -> {
      if (!values.containsKey(name)) throw new UnknownVariable(name);
      return values.get(name);
    });
  }

  // ======== expressions ========

  static class SyntaxProblem extends RuntimeException {
    final int column;

    SyntaxProblem(String message, int column) {
      super(message + " at " + column);
      this.column = column;
    }
  }

  static class EvaluationProblem extends Exception {
    EvaluationProblem(String message) {
      super(message);
    }
  }

  private interface Node {
    double eval(Map<String, Double> env) throws EvaluationProblem;
  }

  private record Num(double value) implements Node {
    @Override
    public double eval(Map<String, Double> env) {
      return value;
    }
  }

  private record Var(String name) implements Node {
    @Override
    public double eval(Map<String, Double> env) throws EvaluationProblem {
      Double v = env.get(name);
      if (v == null) throw new EvaluationProblem("what is " + name + "?");
      return v;
    }
  }

  private record Bin(char op, Node left, Node right) implements Node {
    @Override
    public double eval(Map<String, Double> env) throws EvaluationProblem {
      double l = left.eval(env);
      double r = right.eval(env);
      switch (op) {
        case '+':
          return l + r;
        case '-':
          return l - r;
        case '*':
          return l * r;
        default:
          if (r == 0) throw new EvaluationProblem("division by zero");
          return l / r;
      }
    }
  }

  private static final class Parser {
    private final String text;
    private int pos;

    Parser(String text) {
      this.text = text;
    }

    Node all() {
      Node n = sum();
      if (peek() != 0) throw new SyntaxProblem("unexpected '" + peek() + "'", pos);
      return n;
    }

    private Node sum() {
      Node n = product();
      for (char c = peek(); c == '+' || c == '-'; c = peek()) {
        pos++;
        n = new Bin(c, n, product());
      }
      return n;
    }

    private Node product() {
      Node n = atom();
      for (char c = peek(); c == '*' || c == '/'; c = peek()) {
        pos++;
        n = new Bin(c, n, atom());
      }
      return n;
    }

    private Node atom() {
      char c = peek();
      if (c == '(') {
        pos++;
        Node inner = sum();
        if (peek() != ')') throw new SyntaxProblem("')' wanted", pos);
        pos++;
        return inner;
      }
      int start = pos;
      if (c == '.' || (c >= '0' && c <= '9')) {
        while (pos < text.length() && "0123456789.".indexOf(text.charAt(pos)) >= 0) pos++;
        return new Num(Double.parseDouble(text.substring(start, pos)));
      }
      if (Character.isLetter(c)) {
        while (pos < text.length() && Character.isLetterOrDigit(text.charAt(pos))) pos++;
        return new Var(text.substring(start, pos));
      }
      throw new SyntaxProblem("a value wanted", pos);
    }

    private char peek() {
      while (pos < text.length() && text.charAt(pos) == ' ') pos++;
      return pos < text.length() ? text.charAt(pos) : 0;
    }
  }

  // expects: SyntaxProblem NumberFormatException EvaluationProblem
  @Tool(description = "x")
  public double calculate(String expression, Map<String, Double> variables) throws EvaluationProblem {
    return new Parser(expression).all().eval(variables);
  }

  // expects: none
  @Tool(description = "x")
  public String checkExpression(String expression) {
    try {
      new Parser(expression).all();
      return "fine";
    } catch (SyntaxProblem e) {
      return "look at column " + e.column;
    } catch (NumberFormatException e) {
      return "a number is wrong";
    }
  }

  // expects: SyntaxProblem
  @Tool(description = "x")
  public double calculateOrZero(String expression) {
    try {
      return new Parser(expression).all().eval(Map.of("pi", Math.PI));
    } catch (EvaluationProblem | NumberFormatException e) {
      return 0;
    }
  }

  // ======== JSON ========

  static class JsonProblem extends RuntimeException {
    JsonProblem(String message) {
      super(message);
    }
  }

  private static String indent(String json) {
    var out = new StringBuilder();
    Deque<Character> open = new ArrayDeque<>();
    boolean quoted = false;
    for (int i = 0; i < json.length(); i++) {
      char c = json.charAt(i);
      if (quoted) {
        out.append(c);
        if (c == '\\' && i + 1 < json.length()) out.append(json.charAt(++i));
        else if (c == '"') quoted = false;
        continue;
      }
      switch (c) {
        case '"' -> {
          quoted = true;
          out.append(c);
        }
        case '{', '[' -> {
          open.push(c);
          out.append(c).append('\n').append("  ".repeat(open.size()));
        }
        case '}', ']' -> {
          if (open.isEmpty() || open.pop() != (c == '}' ? '{' : '[')) {
            throw new JsonProblem("unmatched " + c + " at " + i);
          }
          out.append('\n').append("  ".repeat(open.size())).append(c);
        }
        case ',' -> out.append(c).append('\n').append("  ".repeat(open.size()));
        case ' ', '\n', '\t', '\r' -> { }
        default -> out.append(c);
      }
    }
    if (!open.isEmpty()) throw new JsonProblem(open.peek() + " is not closed");
    return out.toString();
  }

  // expects: JsonProblem
  @Tool(description = "x")
  public String prettyJson(String json) {
    return indent(json);
  }

  private static void quote(Appendable out, String text) throws IOException {
    out.append('"');
    for (char c : text.toCharArray()) {
      if (c == '"' || c == '\\') out.append('\\');
      out.append(c);
    }
    out.append('"');
  }

  // expects: none
  @Tool(description = "x")
  public String quoted(String text) {
    var out = new StringBuilder();
    try {
      quote(out, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a StringBuilder has no I/O
    }
    return out.toString();
  }

  // expects: none
  @Tool(description = "x")
  public boolean balanced(String text) {
    Deque<Character> stack = new ArrayDeque<>();
    for (char c : text.toCharArray()) {
      if (c == '(' || c == '[') stack.push(c);
      if (c == ')' || c == ']') {
        if (stack.isEmpty()) return false;
        char o = stack.pop();
        if ((o == '(') != (c == ')')) return false;
      }
    }
    return stack.isEmpty();
  }

  // ======== diff and pages ========

  // expects: none
  @Tool(description = "x")
  public List<String> diff(String before, String after) {
    String[] a = before.split("\n");
    String[] b = after.split("\n");
    int[][] lcs = new int[a.length + 1][b.length + 1];
    for (int i = a.length - 1; i >= 0; i--) {
      for (int j = b.length - 1; j >= 0; j--) {
        lcs[i][j] = a[i].equals(b[j]) ? lcs[i + 1][j + 1] + 1 : Math.max(lcs[i + 1][j], lcs[i][j + 1]);
      }
    }
    List<String> out = new ArrayList<>();
    int i = 0;
    int j = 0;
    while (i < a.length && j < b.length) {
      if (a[i].equals(b[j])) {
        out.add("  " + a[i++]);
        j++;
      } else if (lcs[i + 1][j] >= lcs[i][j + 1]) {
        out.add("- " + a[i++]);
      } else {
        out.add("+ " + b[j++]);
      }
    }
    while (i < a.length) out.add("- " + a[i++]);
    while (j < b.length) out.add("+ " + b[j++]);
    return out;
  }

  private static final class Pages implements Iterable<String> {
    private final String text;
    private final int size;

    Pages(String text, int size) {
      this.text = text;
      this.size = Math.max(1, size);
    }

    @Override
    public Iterator<String> iterator() {
      return new Iterator<>() {
        private int at;

        @Override
        public boolean hasNext() {
          return at < text.length();
        }

        @Override
        public String next() {
          if (!hasNext()) throw new NoSuchElementException("last page was read");
          int to = Math.min(text.length(), at + size);
          String page = text.substring(at, to);
          at = to;
          return page;
        }
      };
    }
  }

  // expects: none
  @Tool(description = "x")
  public List<String> pages(String text, int size) {
    List<String> all = new ArrayList<>();
    for (String page : new Pages(text, size)) {
      all.add(page.strip());
    }
    return all;
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String secondPage(String text) {
    Iterator<String> it = new Pages(text, 2_000).iterator();
    it.next();
    return it.next();
  }

  // expects: none
  @Tool(description = "x")
  public Set<String> commonWords(String left, String right) {
    Set<String> both = new HashSet<>(words(left));
    Set<String> other = new HashSet<>(words(right));
    for (Iterator<String> it = both.iterator(); it.hasNext(); ) {
      if (!other.contains(it.next())) it.remove();
    }
    return both;
  }
}
