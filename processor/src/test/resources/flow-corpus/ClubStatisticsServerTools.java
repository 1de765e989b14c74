package corpus;

import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Numbers, dates and money of a sports club. */
public class ClubStatisticsServerTools {

  // ----- members ---------------------------------------------------------------------------

  public static class MemberNotFound extends RuntimeException {
    public MemberNotFound(long id) {
      super("no member " + id);
    }
  }

  public record Member(long id, String name, Optional<String> team) {
    public Member {
      name = name.strip();
    }
  }

  /** A range that a caller passes; it checks itself. */
  public record Range(int low, int high) {
    public Range {
      if (low > high) {
        throw new IllegalArgumentException(low + " > " + high);
      }
    }

    static Range around(int a, int b) {
      return new Range(Math.min(a, b), Math.max(a, b));
    }

    boolean holds(int value) {
      return value >= low && value <= high;
    }
  }

  /** A percentage; what is too much is cut. */
  public record Share(double percent) {
    public Share {
      percent = Math.max(0, Math.min(100, percent));
    }
  }

  private final Map<Long, Member> members = new HashMap<>();
  private final NavigableMap<Integer, String> board = new TreeMap<>();

  private Member memberOf(long id) {
    return Optional.ofNullable(members.get(id)).orElseThrow(() -> new MemberNotFound(id));
  }

  // expects: MemberNotFound
  @Tool(description = "x")
  public String teamOf(long id) {
    return memberOf(id).team().map(String::toUpperCase).orElse("NONE");
  }

  // expects: none
  @Tool(description = "x")
  public String nameOf(long id) {
    return Optional.ofNullable(members.get(id))
        .map(Member::name)
        .filter(n -> !n.isEmpty())
        .or(() -> Optional.of("guest"))
        .get();
  }

  // expects: MemberNotFound NoSuchElementException
  @Tool(description = "x")
  public String requiredTeam(long id) {
    Member member = memberOf(id);
    return member.team().orElseThrow();
  }

  // expects: none
  @Tool(description = "x")
  @MapError(exception = {MemberNotFound.class}, message = "There is no such member.")
  public boolean hasTeam(long id) {
    Optional<String> team = memberOf(id).team();
    if (team.isEmpty()) {
      return false;
    }
    return !team.get().isBlank();
  }

  // ----- statistics ------------------------------------------------------------------------

  // expects: none
  @Tool(description = "x")
  public double average(List<Integer> values) {
    return values.stream().mapToInt(Integer::intValue).average().orElse(Double.NaN);
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public int best(List<Integer> values) {
    return values.stream().mapToInt(Integer::intValue).max().getAsInt();
  }

  // expects: none
  @Tool(description = "x")
  public int bestOrZero(List<Integer> values) {
    if (values.isEmpty()) {
      return 0;
    }
    return values.stream().mapToInt(i -> i).max().getAsInt();
  }

  // expects: none
  @Tool(description = "x")
  public double median(List<Double> values) {
    double[] sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    int n = sorted.length;
    if (n == 0) {
      throw new ToolError("No values");
    }
    return n % 2 == 1 ? sorted[n / 2] : (sorted[n / 2 - 1] + sorted[n / 2]) / 2;
  }

  // expects: none
  @Tool(description = "x")
  public int product(List<Integer> values) {
    return values.stream().reduce(1, (a, b) -> a * b);
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public int greatestStep(List<Integer> values) {
    return IntStream.range(1, values.size())
        .map(i -> Math.abs(values.get(i) - values.get(i - 1)))
        .boxed()
        .reduce(Integer::max)
        .get();
  }

  // expects: none
  @Tool(description = "x")
  public Map<String, Long> sizes(List<String> teams) {
    return teams.stream()
        .map(String::strip)
        .collect(Collectors.groupingBy(t -> t.isEmpty() ? "?" : t, TreeMap::new, Collectors.counting()));
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public Map<Boolean, List<Integer>> passed(List<String> marks) {
    return marks.stream().map(Integer::valueOf).collect(Collectors.partitioningBy(m -> m >= 50));
  }

  // expects: none
  @Tool(description = "x")
  public List<Integer> histogram(List<Double> values, int buckets) {
    if (buckets < 1 || buckets > 1_000 || values.isEmpty()) {
      return List.of();
    }
    double low = values.stream().min(Double::compare).get();
    double high = values.stream().max(Double::compare).get();
    double width = (high - low) / buckets;
    Integer[] counts = new Integer[buckets];
    Arrays.fill(counts, 0);
    for (double v : values) {
      int slot = width == 0 ? 0 : (int) Math.min(buckets - 1, (v - low) / width);
      counts[slot]++;
    }
    return Arrays.asList(counts);
  }

  // ----- matrices --------------------------------------------------------------------------

  public static final class DimensionMismatch extends ArithmeticException {
    DimensionMismatch(int left, int right) {
      super(left + " columns, " + right + " rows");
    }
  }

  private static final class Matrix {
    private final double[][] cells;

    Matrix(int rows, int columns) {
      this.cells = new double[rows][columns];
    }

    static Matrix of(List<List<Double>> rows) {
      int width = rows.isEmpty() ? 0 : rows.get(0).size();
      Matrix m = new Matrix(rows.size(), width);
      int r = 0;
      for (List<Double> row : rows) {
        if (row.size() != width) {
          throw new IllegalArgumentException("ragged row " + r);
        }
        int c = 0;
        for (double v : row) {
          m.cells[r][c++] = v;
        }
        r++;
      }
      return m;
    }

    static Matrix identity(int n) {
      Matrix m = new Matrix(n, n);
      for (int i = 0; i < n; i++) {
        m.cells[i][i] = 1;
      }
      return m;
    }

    int rows() {
      return cells.length;
    }

    int columns() {
      return cells.length == 0 ? 0 : cells[0].length;
    }

    Matrix times(Matrix o) {
      if (columns() != o.rows()) {
        throw new DimensionMismatch(columns(), o.rows());
      }
      Matrix m = new Matrix(rows(), o.columns());
      for (int i = 0; i < rows(); i++) {
        for (int j = 0; j < o.columns(); j++) {
          for (int k = 0; k < columns(); k++) {
            m.cells[i][j] += cells[i][k] * o.cells[k][j];
          }
        }
      }
      return m;
    }

    double trace() {
      double sum = 0;
      for (int i = 0; i < Math.min(rows(), columns()); i++) {
        sum += cells[i][i];
      }
      return sum;
    }
  }

  // expects: IllegalArgumentException DimensionMismatch
  @Tool(description = "x")
  public double traceOfProduct(List<List<Double>> left, List<List<Double>> right) {
    return Matrix.of(left).times(Matrix.of(right)).trace();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public double trace(List<List<Double>> rows) {
    return Matrix.of(rows).trace();
  }

  // expects: none
  @Tool(description = "x")
  public double traceOfIdentity(int n) {
    return Matrix.identity(Math.max(0, Math.min(n, 50))).trace();
  }

  // ----- units -----------------------------------------------------------------------------

  enum Unit {
    KILOMETRE {
      @Override
      double toBase(double v) {
        return v * 1000;
      }

      @Override
      double fromBase(double v) {
        return v / 1000;
      }
    },
    MILE {
      @Override
      double toBase(double v) {
        return v * 1609.344;
      }

      @Override
      double fromBase(double v) {
        return v / 1609.344;
      }
    },
    KELVIN {
      @Override
      double toBase(double v) {
        if (v < 0) {
          throw new IllegalArgumentException("below absolute zero");
        }
        return v;
      }

      @Override
      double fromBase(double v) {
        return v;
      }

      @Override
      boolean length() {
        return false;
      }
    };

    abstract double toBase(double v);

    abstract double fromBase(double v);

    boolean length() {
      return true;
    }
  }

  public static class IncompatibleUnits extends Exception {
    IncompatibleUnits(String message) {
      super(message);
    }
  }

  private static double converted(double v, Unit from, Unit to) throws IncompatibleUnits {
    if (from.length() != to.length()) {
      throw new IncompatibleUnits(from + " is no " + to);
    }
    return to.fromBase(from.toBase(v));
  }

  // expects: IllegalArgumentException IncompatibleUnits
  @Tool(description = "x")
  public double convert(double value, String from, String to) throws IncompatibleUnits {
    return converted(
        value, Unit.valueOf(from.toUpperCase(Locale.ROOT)), Unit.valueOf(to.toUpperCase(Locale.ROOT)));
  }

  // expects: none
  @Tool(description = "x")
  public double miles(double kilometres) {
    return Unit.MILE.fromBase(Unit.KILOMETRE.toBase(kilometres));
  }

  // expects: none
  @Tool(description = "x")
  public String unitOrDefault(String name) {
    Unit unit;
    try {
      unit = Unit.valueOf(name);
    } catch (IllegalArgumentException e) {
      unit = Unit.KILOMETRE;
    }
    return unit.name().toLowerCase(Locale.ROOT);
  }

  // ----- ranges as arguments ---------------------------------------------------------------

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public boolean within(Range range, int value) {
    return range.holds(value);
  }

  // expects: none
  @Tool(description = "x")
  public boolean betweenTwo(int a, int b, int value) {
    return Range.around(a, b).holds(value);
  }

  // expects: none
  @Tool(description = "x")
  public double shareOf(Share share, double whole) {
    return whole * share.percent() / 100;
  }

  // ----- calendar --------------------------------------------------------------------------

  public static class EmptyInterval extends IllegalStateException {
    EmptyInterval(LocalDate from, LocalDate to) {
      super(from + " is not before " + to);
    }
  }

  private record Interval(LocalDate from, LocalDate to) {
    Interval {
      if (!from.isBefore(to)) {
        throw new EmptyInterval(from, to);
      }
    }

    static Interval parse(String from, String to) {
      return new Interval(LocalDate.parse(from), LocalDate.parse(to));
    }

    boolean overlaps(Interval o) {
      return from.isBefore(o.to) && o.from.isBefore(to);
    }
  }

  // expects: DateTimeParseException EmptyInterval
  @Tool(description = "x")
  public boolean overlap(String from1, String to1, String from2, String to2) {
    return Interval.parse(from1, to1).overlaps(Interval.parse(from2, to2));
  }

  // expects: none
  @Tool(description = "x")
  public boolean duringSeason(String day) {
    try {
      Interval given = new Interval(LocalDate.parse(day), LocalDate.parse(day).plusDays(1));
      return given.overlaps(new Interval(LocalDate.of(2026, 3, 1), LocalDate.of(2026, 11, 1)));
    } catch (DateTimeException | IllegalStateException e) {
      throw new ToolError("Write the day as 2026-10-08", e);
    }
  }

  // expects: DateTimeException
  @Tool(description = "x")
  public String weekday(int year, int month, int day) {
    return LocalDate.of(year, month, day).getDayOfWeek().name();
  }

  // expects: none
  @Tool(description = "x")
  public int trainingDays() {
    LocalDate first = LocalDate.of(2026, 2, 1);
    LocalDate day = first.with(TemporalAdjusters.firstInMonth(DayOfWeek.TUESDAY));
    int count = 0;
    while (day.getMonth() == first.getMonth()) {
      count++;
      day = day.plusWeeks(1);
    }
    return count;
  }

  // expects: none
  @Tool(description = "x")
  public String kickOff() {
    ZonedDateTime berlin = LocalDate.of(2026, 6, 14).atTime(LocalTime.of(20, 45)).atZone(ZoneId.of("Europe/Berlin"));
    return berlin.withZoneSameInstant(ZoneId.of("UTC")).toLocalTime().toString();
  }

  // expects: none
  @Tool(description = "x")
  @MapError(exception = DateTimeException.class, message = "Name a time zone such as Europe/Paris.")
  public String nowIn(String zone) {
    return ZonedDateTime.now(ZoneId.of(zone)).truncatedTo(ChronoUnit.MINUTES).toString();
  }

  // expects: none
  @Tool(description = "x")
  public int daysOfMonth(int month) {
    int real = month < 1 ? 1 : month > 12 ? 12 : month;
    return YearMonth.of(2026, real).lengthOfMonth();
  }

  public static class RuleProblem extends Exception {
    RuleProblem(String message) {
      super(message);
    }
  }

  enum Freq {
    DAILY,
    WEEKLY
  }

  private record Recurrence(Freq freq, int count) {
    static Recurrence parse(String rule) throws RuleProblem {
      Map<String, String> parts = new LinkedHashMap<>();
      for (String part : rule.split(";")) {
        String[] pair = part.split("=", 2);
        if (pair.length < 2) {
          throw new RuleProblem("no value: " + part);
        }
        parts.put(pair[0], pair[1]);
      }
      Freq freq = Freq.valueOf(parts.getOrDefault("FREQ", "DAILY"));
      int count = Integer.parseInt(parts.getOrDefault("COUNT", "1"));
      return new Recurrence(freq, count);
    }

    List<LocalDate> from(LocalDate start) {
      return IntStream.range(0, Math.min(count, 366))
          .mapToObj(i -> freq == Freq.DAILY ? start.plusDays(i) : start.plusWeeks(i))
          .collect(Collectors.toList());
    }
  }

  // expects: RuleProblem IllegalArgumentException NumberFormatException
  @Tool(description = "x")
  public List<String> occurrences(String rule) throws RuleProblem {
    return Recurrence.parse(rule).from(LocalDate.of(2026, 1, 1)).stream()
        .map(LocalDate::toString)
        .collect(Collectors.toList());
  }

  // expects: RuleProblem
  @Tool(description = "x")
  public int occurrenceCount(String rule) throws RuleProblem {
    try {
      return Recurrence.parse(rule).count();
    } catch (IllegalArgumentException e) {
      throw new RuleProblem("cannot read " + rule);
    }
  }

  // ----- money -----------------------------------------------------------------------------

  private static List<BigDecimal> split(BigDecimal amount, int people) {
    if (people <= 0) {
      throw new IllegalArgumentException("nobody pays");
    }
    BigDecimal each = amount.divide(BigDecimal.valueOf(people), 2, RoundingMode.DOWN);
    List<BigDecimal> parts = new ArrayList<>();
    for (int i = 1; i < people; i++) {
      parts.add(each);
    }
    parts.add(amount.subtract(each.multiply(BigDecimal.valueOf(people - 1L))));
    return parts;
  }

  // expects: NumberFormatException IllegalArgumentException
  @Tool(description = "x")
  public List<BigDecimal> splitBill(String amount, int people) {
    return split(new BigDecimal(amount.replace(',', '.')), people);
  }

  // expects: none
  @Tool(description = "x")
  public List<BigDecimal> splitAmongMembers(BigDecimal amount) {
    int people = members.size();
    if (people == 0) {
      return List.of();
    }
    return split(amount, people);
  }

  // expects: ArithmeticException
  @Tool(description = "x")
  public String factorial(int n) {
    if (n > 500) {
      throw new ToolError("At most 500");
    }
    return factorialOf(n).toString();
  }

  private static BigInteger factorialOf(int n) {
    if (n < 0) {
      throw new ArithmeticException("negative");
    }
    return n < 2 ? BigInteger.ONE : factorialOf(n - 1).multiply(BigInteger.valueOf(n));
  }

  // expects: none
  @Tool(description = "x")
  public String bodyMassIndex(BigDecimal kilograms, BigDecimal metres) {
    if (metres.signum() <= 0) {
      throw new ToolError("The height is missing");
    }
    return kilograms.divide(metres.multiply(metres), 1, RoundingMode.HALF_UP).toPlainString();
  }

  // ----- leaderboard -----------------------------------------------------------------------

  // expects: none
  @Tool(description = "x")
  public String leader() {
    Map.Entry<Integer, String> last = board.lastEntry();
    return last == null ? "nobody" : last.getValue() + " " + last.getKey();
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public int record() {
    return board.lastKey();
  }

  // expects: none
  @Tool(description = "x")
  public int recordOrZero() {
    return board.isEmpty() ? 0 : board.lastKey();
  }

  // expects: none
  @Tool(description = "x")
  public String nextBelow(int score) {
    Integer key = board.floorKey(score);
    if (key == null) {
      return "";
    }
    return board.headMap(key, true).descendingMap().values().stream().findFirst().orElse("");
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String result(String id) {
    UUID key = UUID.fromString(id);
    return board.getOrDefault(key.hashCode(), "unknown");
  }

  // expects: none
  @Tool(description = "x")
  public String register(String name) {
    UUID key = UUID.randomUUID();
    board.putIfAbsent(key.hashCode(), name);
    return UUID.fromString(key.toString()).toString();
  }

  // ----- commands --------------------------------------------------------------------------

  private sealed interface Command permits Join, Leave, Rename {}

  private record Join(String name) implements Command {}

  private record Leave(long id) implements Command {}

  private record Rename(long id, String name) implements Command {}

  public static class CommandProblem extends RuntimeException {
    CommandProblem(String message) {
      super(message);
    }

    CommandProblem(String message, Throwable cause) {
      super(message, cause);
    }
  }

  private static Command command(String line) {
    String[] words = line.strip().split(" +", 3);
    try {
      if (words[0].equals("join") && words.length == 2) {
        return new Join(words[1]);
      } else if (words[0].equals("leave") && words.length == 2) {
        return new Leave(Long.parseLong(words[1]));
      } else if (words[0].equals("rename") && words.length == 3) {
        return new Rename(Long.parseLong(words[1]), words[2]);
      }
    } catch (NumberFormatException e) {
      throw new CommandProblem("the id is a number", e);
    }
    throw new CommandProblem("join, leave or rename, not " + words[0]);
  }

  private String run(Command command) {
    if (command instanceof Join join) {
      long id = members.size() + 1L;
      members.put(id, new Member(id, join.name(), Optional.empty()));
      return "member " + id;
    } else if (command instanceof Leave leave) {
      return String.valueOf(members.remove(leave.id()) != null);
    } else if (command instanceof Rename rename) {
      Member old = memberOf(rename.id());
      members.put(old.id(), new Member(old.id(), rename.name(), old.team()));
      return old.name() + " is now " + rename.name();
    }
    throw new IllegalStateException("unreachable: " + command);
  }

  // expects: CommandProblem MemberNotFound
  @Tool(description = "x")
  public String execute(String line) {
    return run(command(line));
  }

  // expects: none
  @Tool(description = "x")
  public String executeAll(List<String> lines) {
    StringBuilder log = new StringBuilder();
    for (String line : lines) {
      try {
        log.append(run(command(line)));
      } catch (CommandProblem | MemberNotFound e) {
        log.append("! ").append(e.getMessage());
      } finally {
        log.append('\n');
      }
    }
    return log.toString();
  }

  // expects: none
  @Tool(description = "x")
  public String join(String name) {
    return run(new Join(name));
  }

  // ----- caches, listeners, plugins --------------------------------------------------------

  private static final class Memo<K, V> {
    private final Map<K, V> known = new HashMap<>();
    private final Function<? super K, ? extends V> loader;

    Memo(Function<? super K, ? extends V> loader) {
      this.loader = loader;
    }

    V get(K key) {
      V value = known.get(key);
      if (value == null) {
        value = loader.apply(key);
        known.put(key, value);
      }
      return value;
    }
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public int sumTexts(List<String> numbers) {
    int sum = 0;
    Map<String, Integer> cache = new HashMap<>();
    for (String n : numbers) {
      sum += cache.computeIfAbsent(n, Integer::parseInt);
    }
    return sum;
  }

  // expects: none
  @Tool(description = "x")
  public int totalLength(List<String> words) {
    Memo<String, Integer> memo = new Memo<>(String::length);
    return words.stream().mapToInt(memo::get).sum();
  }

  private static <T> T orElse(Supplier<? extends T> risky, T fallback) {
    try {
      return risky.get();
    } catch (RuntimeException e) {
      return fallback;
    }
  }

  // expects: none
  @Tool(description = "x")
  public int paceSeconds(String pace) {
    return orElse(() -> LocalTime.parse("00:" + pace).toSecondOfDay(), 0);
  }

  public static class Veto extends RuntimeException {
    Veto(String why) {
      super(why);
    }
  }

  private interface Listener {
    void on(String event);
  }

  private static final class Counter implements Listener {
    int seen;

    @Override
    public void on(String event) {
      seen++;
    }
  }

  private static final class Referee implements Listener {
    @Override
    public void on(String event) {
      if (event.contains("foul")) {
        throw new Veto(event);
      }
    }
  }

  private final List<Listener> listeners = new ArrayList<>(List.of(new Counter(), new Referee()));

  // expects: Veto
  @Tool(description = "x")
  public int publish(String event) {
    listeners.forEach(l -> l.on(event));
    return listeners.size();
  }

  // expects: none
  @Tool(description = "x")
  public List<String> publishSafely(String event) {
    List<String> problems = new ArrayList<>();
    for (Listener l : listeners) {
      try {
        l.on(event);
      } catch (RuntimeException e) {
        problems.add(e.getMessage());
      }
    }
    return problems;
  }

  // expects: none
  @Tool(description = "x")
  public int countEvents(Collection<String> events) {
    Counter counter = new Counter();
    events.forEach(counter::on);
    return counter.seen;
  }

  public static class UnknownPlugin extends Exception {
    UnknownPlugin(String name) {
      super(name);
    }
  }

  private final Map<String, UnaryOperator<String>> plugins =
      Map.of("upper", s -> s.toUpperCase(Locale.ROOT), "trim", String::trim, "twice", s -> s + s);

  // expects: UnknownPlugin
  @Tool(description = "x")
  public String plugin(String name, String input) throws UnknownPlugin {
    UnaryOperator<String> f = plugins.get(name);
    if (f == null) {
      throw new UnknownPlugin(name);
    }
    return f.apply(input);
  }

  // expects: none
  @Tool(description = "x")
  public String pipeline(List<String> names, String input) {
    String text = input;
    for (String name : names) {
      text = plugins.getOrDefault(name, UnaryOperator.identity()).apply(text);
    }
    return text;
  }

  enum Scoring {
    FLAT((place, field) -> Math.max(0, field - place)),
    STEEP((place, field) -> place < 1 ? 0 : 100 / place);

    private final BiFunction<Integer, Integer, Integer> rule;

    Scoring(BiFunction<Integer, Integer, Integer> rule) {
      this.rule = rule;
    }

    int points(int place, int field) {
      if (place > field) {
        throw new IllegalArgumentException("place " + place + " of " + field);
      }
      return rule.apply(place, field);
    }
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public int points(Scoring scoring, int place, int field) {
    return scoring.points(place, field);
  }

  // expects: none
  @Tool(description = "x")
  public Map<String, Integer> winnersPoints() {
    Map<Scoring, Integer> all = new EnumMap<>(Scoring.class);
    for (Scoring s : Scoring.values()) {
      all.put(s, s.points(1, 10));
    }
    Map<String, Integer> named = new TreeMap<>();
    all.forEach((k, v) -> named.put(k.name(), v));
    return named;
  }

  // ----- import ----------------------------------------------------------------------------

  public static class ImportFailed extends RuntimeException {
    private final List<String> problems;

    ImportFailed(List<String> problems) {
      super(problems.size() + " bad lines");
      this.problems = List.copyOf(problems);
    }

    List<String> problems() {
      return problems;
    }
  }

  private static double number(String cell) {
    String clean = cell.strip();
    if (clean.isEmpty()) {
      return 0;
    }
    return Double.parseDouble(clean);
  }

  private static Map<String, Double> rows(String csv, List<String> problems) {
    Map<String, Double> sums = new TreeMap<>();
    int at = 0;
    for (String line : csv.split("\\R")) {
      at++;
      String[] cells = line.split(";");
      if (cells.length != 2) {
        problems.add(at + ": two cells, not " + cells.length);
        continue;
      }
      try {
        sums.merge(cells[0].strip(), number(cells[1]), Double::sum);
      } catch (NumberFormatException e) {
        problems.add(at + ": " + e.getMessage());
      }
    }
    return sums;
  }

  // expects: none
  @Tool(description = "x")
  public Map<String, Double> importLenient(String csv) {
    return rows(csv, new ArrayList<>());
  }

  // expects: ImportFailed
  @Tool(description = "x")
  public Map<String, Double> importStrict(String csv) {
    List<String> problems = new ArrayList<>();
    Map<String, Double> sums = rows(csv, problems);
    if (!problems.isEmpty()) {
      throw new ImportFailed(problems);
    }
    return sums;
  }

  // expects: none
  @Tool(description = "x")
  public List<String> importProblems(String csv) {
    try {
      importStrict(csv);
      return List.of();
    } catch (ImportFailed e) {
      return e.problems();
    }
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public double cell(String csv) {
    return csv.lines().mapToDouble(ClubStatisticsServerTools::number).sum();
  }
}
