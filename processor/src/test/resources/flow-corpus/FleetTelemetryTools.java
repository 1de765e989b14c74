package corpus;

import dev.collet.MapError;
import dev.collet.Sensitive;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Scanner;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Where the trucks are, and how they are. */
public class FleetTelemetryTools {

  static class TelemetryException extends RuntimeException {
    TelemetryException(String message) {
      super(message);
    }
  }

  static final class UnitOffline extends TelemetryException {
    UnitOffline(String unit) {
      super(unit + " is offline");
    }
  }

  static final class UnknownUnit extends TelemetryException {
    UnknownUnit(String unit) {
      super("no unit " + unit);
    }
  }

  static final class BackendFailure extends TelemetryException {
    final int status;

    BackendFailure(int status) {
      super("the backend answered " + status);
      this.status = status;
    }
  }

  /** A line that is no reading. */
  public static class BadFrame extends Exception {
    BadFrame(String message) {
      super(message);
    }
  }

  /** A line that is cut. */
  public static final class ShortFrame extends BadFrame {
    ShortFrame(int cells) {
      super("only " + cells + " cells");
    }
  }

  enum Metric {
    SPEED,
    FUEL,
    TEMPERATURE;

    static final Map<String, Metric> BY_CODE = Map.of("s", SPEED, "f", FUEL, "t", TEMPERATURE);

    static Metric coded(String code) {
      Metric found = BY_CODE.get(code);
      if (found == null) {
        throw new TelemetryException("no metric has the code " + code);
      }
      return found;
    }
  }

  record Reading(String unit, Metric metric, double value, long second) {}

  record UnitId(String text) {
    static final Pattern FORM = Pattern.compile("TRK-\\d{4}");

    UnitId {
      if (!FORM.matcher(text).matches()) {
        throw new IllegalArgumentException("no unit id: " + text);
      }
    }

    int number() {
      return Integer.parseInt(text.substring(4));
    }
  }

  /** A place on earth. */
  public record Position(double latitude, double longitude) {
    /** Refuses other planets. */
    public Position {
      if (!(Math.abs(latitude) <= 90)) {
        throw new IllegalArgumentException("latitude");
      }
      if (!(Math.abs(longitude) <= 180)) {
        throw new ToolError("A longitude is -180 to 180.");
      }
    }
  }

  /** Which seconds of a day. */
  public record Window(int from, int to) {
    /** Puts the ends in order. */
    public Window {
      if (from > to) {
        int swapped = from;
        from = to;
        to = swapped;
      }
    }

    boolean holds(long second) {
      return second >= from && second <= to;
    }
  }

  @FunctionalInterface
  interface Call<T> {
    T run() throws IOException, InterruptedException;
  }

  private static final Pattern VERSION = Pattern.compile("v(\\d{1,3})\\.(\\d{1,3})");
  private static final Pattern ODOMETER = Pattern.compile("\\s*(\\d+)\\s*km");
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm");
  private static final String BASE = "https://fleet.example/api/";

  private final HttpClient client = HttpClient.newHttpClient();
  private final ExecutorService pool = Executors.newFixedThreadPool(4);
  private final Map<String, List<Reading>> readings = new ConcurrentHashMap<>();
  private final NavigableMap<Integer, String> depots = new TreeMap<>(Map.of(0, "harbour", 500, "north", 900, "airport"));
  private final Map<String, Double> limits = new ConcurrentHashMap<>();
  private final BlockingQueue<String> commands = new LinkedBlockingQueue<>(100);
  private final Lock lock = new ReentrantLock();

  private static boolean isUnit(String text) {
    return UnitId.FORM.matcher(text).matches();
  }

  private static String unit(String text) {
    String id = text.strip().toUpperCase(Locale.ROOT);
    if (!isUnit(id)) {
      throw new ToolError("Units are called TRK-0001 and so on.");
    }
    return id;
  }

  private static Reading reading(String line) throws BadFrame {
    String[] cells = line.split(",", -1);
    if (cells.length < 4) {
      throw new ShortFrame(cells.length);
    }
    if (!isUnit(cells[0])) {
      throw new BadFrame("no unit: " + cells[0]);
    }
    try {
      double value = Double.parseDouble(cells[2].trim());
      return new Reading(cells[0], Metric.valueOf(cells[1]), value, Long.parseLong(cells[3].trim()));
    } catch (IllegalArgumentException e) {
      throw new BadFrame(e.getMessage());
    }
  }

  private List<Reading> of(String unit) {
    List<Reading> found = readings.get(unit);
    if (found == null || found.isEmpty()) {
      throw new UnitOffline(unit);
    }
    return found;
  }

  private static Map<String, String> query(String text) {
    Map<String, String> result = new LinkedHashMap<>();
    for (String pair : text.split("&")) {
      int equals = pair.indexOf('=');
      if (equals > 0) {
        result.put(pair.substring(0, equals), URLDecoder.decode(pair.substring(equals + 1), StandardCharsets.UTF_8));
      }
    }
    return result;
  }

  private static Map<String, String> plainQuery(String text) {
    return text.lines()
        .flatMap(line -> Pattern.compile("&").splitAsStream(line))
        .map(pair -> pair.split("=", 2))
        .filter(parts -> parts.length == 2)
        .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1], (first, second) -> second));
  }

  private String get(URI uri) throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(uri).timeout(Duration.ofSeconds(10)).build();
    HttpResponse<String> response = client.send(request, BodyHandlers.ofString());
    if (response.statusCode() != 200) {
      throw new BackendFailure(response.statusCode());
    }
    return response.body();
  }

  private static <T> T quietly(Call<T> call, Supplier<T> instead) {
    try {
      return call.run();
    } catch (IOException e) {
      return instead.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ToolError("Stopped.", e);
    }
  }

  // expects: BadFrame ShortFrame
  @Tool(description = "Stores a frame")
  public String store(String line) throws BadFrame {
    Reading reading = reading(line);
    readings.computeIfAbsent(reading.unit(), key -> new ArrayList<>()).add(reading);
    return reading.toString();
  }

  // expects: none
  @Tool(description = "Stores all frames that are good, and counts the others")
  public int storeAll(List<String> lines) {
    int bad = 0;
    for (String line : lines) {
      try {
        Reading reading = reading(line);
        readings.computeIfAbsent(reading.unit(), key -> new ArrayList<>()).add(reading);
      } catch (BadFrame e) {
        bad++;
      }
    }
    return bad;
  }

  // expects: BadFrame
  @Tool(description = "Stores a frame; a short one is no reason to fail")
  public String storeLong(String line) throws BadFrame {
    try {
      return reading(line).unit();
    } catch (ShortFrame e) {
      return "short";
    }
  }

  // expects: UnitOffline
  @Tool(description = "The mean of all that a unit has sent")
  public double mean(String unit) {
    return of(unit(unit)).stream().mapToDouble(Reading::value).average().orElse(0);
  }

  // expects: none
  @Tool(description = "The highest speed of a unit")
  public double topSpeed(String unit) {
    List<Reading> all = readings.getOrDefault(unit(unit), List.of());
    OptionalDouble top =
        all.stream().filter(r -> r.metric() == Metric.SPEED).mapToDouble(Reading::value).max();
    if (top.isPresent()) {
      return top.getAsDouble();
    }
    return 0;
  }

  // expects: NoSuchElementException
  @Tool(description = "The lowest fuel of a unit")
  public double lowFuel(String unit) {
    List<Reading> all = readings.getOrDefault(unit(unit), List.of());
    if (all.isEmpty()) {
      throw new ToolError("Nothing came from " + unit);
    }
    return all.stream().filter(r -> r.metric() == Metric.FUEL).mapToDouble(Reading::value).min().getAsDouble();
  }

  // expects: IllegalArgumentException
  @Tool(description = "The number in a unit's id")
  public int number(String unit) {
    return new UnitId(unit).number();
  }

  // expects: none
  @Tool(description = "The numbers in units' ids")
  public List<Integer> numbers(List<String> units) {
    return units.stream()
        .filter(FleetTelemetryTools::isUnit)
        .map(UnitId::new)
        .map(UnitId::number)
        .sorted()
        .toList();
  }

  // expects: none
  @Tool(description = "Whether a unit has an even number")
  public boolean even(String unit) {
    String id = unit(unit);
    return Integer.parseInt(id.substring("TRK-".length())) % 2 == 0;
  }

  // expects: TelemetryException
  @Tool(description = "The metric of a code")
  public String metric(String code) {
    return Metric.coded(code.toLowerCase(Locale.ROOT)).name();
  }

  // expects: none
  @Tool(description = "The metrics of some codes")
  public String metrics(List<String> codes) {
    StringJoiner names = new StringJoiner(", ");
    for (String code : codes) {
      if (Metric.BY_CODE.containsKey(code)) {
        names.add(Metric.coded(code).name());
      }
    }
    return names.toString();
  }

  // expects: IllegalArgumentException
  @Tool(description = "A value of a query string")
  public String queryValue(String query, String name) {
    return query(query).getOrDefault(name, "");
  }

  // expects: NumberFormatException
  @Tool(description = "The limit of a query string")
  public int queryLimit(String query) {
    String limit = plainQuery(query).get("limit");
    if (limit == null || limit.isBlank()) {
      return 20;
    }
    return Math.min(Integer.parseInt(limit), 200);
  }

  // expects: none
  @Tool(description = "The page of a query string")
  public int queryPage(String query) {
    return Optional.ofNullable(plainQuery(query).get("page"))
        .filter(text -> text.matches("[0-9]{1,5}"))
        .map(Integer::parseInt)
        .filter(page -> page > 0)
        .orElse(1);
  }

  // expects: none
  @Tool(description = "Whether firmware is new enough")
  public boolean newEnough(String version) {
    Matcher matcher = VERSION.matcher(version);
    if (!matcher.matches()) {
      throw new ToolError("Versions look like v2.14");
    }
    int major = Integer.parseInt(matcher.group(1));
    int minor = Integer.parseInt(matcher.group(2));
    return major > 2 || major == 2 && minor >= 14;
  }

  // expects: NumberFormatException
  @Tool(description = "Kilometres on the clock")
  public int odometer(String text) {
    Matcher matcher = ODOMETER.matcher(text);
    if (!matcher.find()) {
      return 0;
    }
    return Integer.parseInt(matcher.group(1));
  }

  // expects: IllegalArgumentException
  @Tool(description = "The hemisphere of a place")
  public String hemisphere(Position position) {
    return (position.latitude() >= 0 ? "north" : "south") + (position.longitude() >= 0 ? "east" : "west");
  }

  // expects: none
  @Tool(description = "How many readings came in a part of the day")
  public long countIn(Window window, String unit) {
    return readings.getOrDefault(unit(unit), List.of()).stream()
        .filter(reading -> window.holds(Math.floorMod(reading.second(), 86_400L)))
        .count();
  }

  // expects: DateTimeParseException
  @Tool(description = "Minutes between two stamps")
  public long minutes(String from, String to) {
    LocalDateTime first = LocalDateTime.parse(from, STAMP);
    LocalDateTime second = LocalDateTime.parse(to, STAMP);
    return Duration.between(first, second).toMinutes();
  }

  private static Optional<Instant> instant(String text) {
    try {
      return Optional.of(Instant.parse(text));
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }

  // expects: none
  @Tool(description = "Seconds of an instant")
  public long epochSeconds(String instant) {
    Optional<Instant> read = instant(instant.strip());
    if (!read.isPresent()) {
      throw new ToolError("Write instants as 2026-05-31T10:00:00Z");
    }
    return read.get().getEpochSecond();
  }

  // expects: NoSuchElementException
  @Tool(description = "Milliseconds of an instant")
  public int fraction(String instant) {
    return instant(instant).map(Instant::getNano).orElseThrow() / 1_000_000;
  }

  // expects: DateTimeException
  @Tool(description = "The time of day in a zone")
  public String localTime(int second, String zone) {
    if (zone.isBlank()) {
      return Instant.ofEpochSecond(second).atOffset(ZoneOffset.UTC).toString();
    }
    return Instant.ofEpochSecond(second).atZone(ZoneId.of(zone)).toLocalTime().toString();
  }

  // expects: none
  @Tool(description = "The day in a zone")
  public String localDay(int second, String zone) {
    ZoneId id;
    try {
      id = ZoneId.of(zone);
    } catch (DateTimeException e) {
      id = ZoneOffset.UTC;
    }
    return LocalDate.ofInstant(Instant.ofEpochSecond(second), id).toString();
  }

  // expects: BackendFailure IOException InterruptedException
  @Tool(description = "What the backend knows about a unit")
  public String remote(String unit) throws IOException, InterruptedException {
    return get(URI.create(BASE + "units/" + unit(unit)));
  }

  // expects: BackendFailure
  @Tool(description = "What the backend knows about a unit, or nothing")
  public String remoteOrNothing(int unit) {
    return quietly(() -> get(URI.create(BASE + "units/" + unit)), () -> "{}");
  }

  // expects: BackendFailure IllegalArgumentException
  @Tool(description = "What the backend has under a path")
  public String remotePath(String path) {
    return quietly(() -> get(URI.create(BASE + path)), () -> "");
  }

  // expects: none
  @Tool(description = "What the backend finds for a word")
  public String remoteSearch(String word) {
    URI uri = URI.create(BASE + "search?q=" + URLEncoder.encode(word, StandardCharsets.UTF_8));
    try {
      return quietly(() -> get(uri), () -> "nothing");
    } catch (BackendFailure e) {
      throw new ToolError("The backend answered " + e.status + "; try later.", e);
    }
  }

  // expects: URISyntaxException
  @Tool(description = "The host of an address")
  public String host(String address) throws URISyntaxException {
    URI uri = new URI(address);
    return uri.getHost() == null ? "" : uri.getHost();
  }

  // expects: IOException
  @MapError(exception = TelemetryException.class, message = "The backend had no answer: {message}")
  @Tool(description = "A report, with three tries")
  public String report(int day, @Sensitive String key) throws IOException {
    URI uri = URI.create(BASE + "reports/" + Math.max(1, day) + "?key=" + URLEncoder.encode(key, StandardCharsets.UTF_8));
    IOException last = null;
    for (int attempt = 0; attempt < 3; attempt++) {
      try {
        return get(uri);
      } catch (IOException e) {
        last = e;
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new ToolError("Stopped", e);
      }
    }
    throw last;
  }

  // expects: UncheckedIOException
  @Tool(description = "A summary of a day, with two tries")
  public String summary(int day) {
    for (int attempt = 1; ; attempt++) {
      try {
        return get(URI.create(BASE + "summaries/" + day));
      } catch (IOException e) {
        if (attempt == 2) {
          throw new UncheckedIOException(e);
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return "";
      } catch (BackendFailure e) {
        return "none: " + e.status;
      }
    }
  }

  // expects: ExecutionException InterruptedException
  @Tool(description = "Two units at once")
  public String both(int left, int right) throws ExecutionException, InterruptedException {
    Future<String> first = pool.submit(() -> get(URI.create(BASE + "units/" + left)));
    Future<String> second = pool.submit(() -> get(URI.create(BASE + "units/" + right)));
    return first.get() + "\n" + second.get();
  }

  // expects: none
  @Tool(description = "A unit, if it comes within two seconds")
  public String soon(int unit) {
    Future<String> answer = pool.submit(() -> get(URI.create(BASE + "units/" + unit)));
    try {
      return answer.get(2, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      answer.cancel(true);
      return "too slow";
    } catch (ExecutionException e) {
      return "failed: " + e.getCause();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ToolError("Stopped", e);
    }
  }

  // expects: InterruptedException
  @Tool(description = "Asks several units, and gives those that answered")
  public List<String> answers(List<Integer> units) throws InterruptedException {
    List<Callable<String>> calls = new ArrayList<>();
    for (int unit : units) {
      calls.add(() -> get(URI.create(BASE + "units/" + unit)));
    }
    List<String> result = new ArrayList<>();
    for (Future<String> done : pool.invokeAll(calls)) {
      try {
        result.add(done.get());
      } catch (ExecutionException e) {
        result.add("?");
      }
    }
    return result;
  }

  // expects: CompletionException
  @Tool(description = "The mean of two units, worked out at once")
  public double meanOfTwo(String left, String right) {
    String first = unit(left);
    String second = unit(right);
    CompletableFuture<Double> one = CompletableFuture.supplyAsync(() -> of(first).get(0).value(), pool);
    CompletableFuture<Double> two = CompletableFuture.supplyAsync(() -> of(second).get(0).value(), pool);
    return one.thenCombine(two, (a, b) -> (a + b) / 2).join();
  }

  // expects: none
  @Tool(description = "The mean of a unit, or minus one")
  public double meanOrMinus(String unit) {
    String id = unit(unit);
    try {
      return CompletableFuture.supplyAsync(() -> of(id).get(0).value(), pool).join();
    } catch (CompletionException e) {
      return -1;
    }
  }

  // expects: UnitOffline
  @Tool(description = "The last value of a unit, later")
  public CompletableFuture<Double> lastLater(String unit) {
    String id = unit(unit);
    return CompletableFuture.supplyAsync(() -> of(id), pool).thenApply(all -> all.get(all.size() - 1).value());
  }

  // expects: InterruptedException
  @Tool(description = "Sets a limit")
  public boolean limit(String unit, double value) throws InterruptedException {
    if (!lock.tryLock(1, TimeUnit.SECONDS)) {
      return false;
    }
    try {
      limits.put(unit(unit), value);
      return true;
    } finally {
      lock.unlock();
    }
  }

  private double requireLimit(String unit) {
    Double limit = limits.get(unit);
    if (limit == null) {
      throw new UnknownUnit(unit);
    }
    return limit;
  }

  // expects: UnitOffline UnknownUnit
  @Tool(description = "Whether the last value is above the limit")
  public boolean above(String unit) {
    lock.lock();
    try {
      List<Reading> all = of(unit);
      return all.get(all.size() - 1).value() > requireLimit(unit);
    } finally {
      lock.unlock();
    }
  }

  // expects: none
  @Tool(description = "The limit of a unit, or the common one")
  public double limitOf(String unit) {
    lock.lock();
    try {
      return limits.containsKey(unit) ? requireLimit(unit) : 90;
    } finally {
      lock.unlock();
    }
  }

  // expects: none
  @Tool(description = "Sends a command to a unit")
  public String send(String unit, String command) {
    if (!commands.offer(unit(unit) + ":" + command)) {
      throw new ToolError("Too many commands wait.");
    }
    return commands.size() + " wait";
  }

  // expects: InterruptedException TelemetryException
  @Tool(description = "Takes the oldest command")
  public String take() throws InterruptedException {
    String oldest = commands.poll(100, TimeUnit.MILLISECONDS);
    if (oldest == null) {
      throw new TelemetryException("no command waits");
    }
    return oldest;
  }

  // expects: NoSuchElementException
  @Tool(description = "The oldest command that waits")
  public String oldest() {
    return commands.iterator().next();
  }

  // expects: none
  @Tool(description = "The commands that wait for a unit")
  public List<String> waiting(String unit) {
    List<String> result = new ArrayList<>();
    Iterator<String> each = commands.iterator();
    while (each.hasNext()) {
      String command = each.next();
      if (command.startsWith(unit + ":")) {
        result.add(command);
      }
    }
    return result;
  }

  // expects: none
  @Tool(description = "The depot for a number of kilometres")
  public String depot(int kilometres) {
    int from = Math.max(0, kilometres);
    if (depots.isEmpty()) {
      return "none";
    }
    return from > depots.lastKey() ? depots.lastEntry().getValue() : depots.floorEntry(from).getValue();
  }

  // expects: none
  @Tool(description = "The sum of the whole numbers in a line")
  public long sumOf(String line) {
    long sum = 0;
    try (Scanner scanner = new Scanner(line)) {
      while (scanner.hasNext()) {
        if (scanner.hasNextInt()) {
          sum += scanner.nextInt();
        } else {
          scanner.next();
        }
      }
    }
    return sum;
  }

  // expects: IllegalArgumentException IllegalStateException
  @Tool(description = "Works out a route's length: numbers and plus, behind one another")
  public double route(List<String> steps) {
    Deque<Double> stack = new ArrayDeque<>();
    for (String step : steps) {
      if (step.equals("plus")) {
        if (stack.size() < 2) {
          throw new IllegalStateException("plus needs two numbers");
        }
        stack.push(stack.pop() + stack.pop());
      } else if (step.matches("[0-9]{1,6}")) {
        stack.push(Double.valueOf(step));
      } else {
        throw new IllegalArgumentException("no step: " + step);
      }
    }
    return stack.isEmpty() ? 0 : stack.pop();
  }

  // expects: none
  @Tool(description = "Statistics of the values in a line")
  public Map<String, Double> statistics(String csv) {
    List<Double> values = new ArrayList<>();
    for (String cell : csv.split(";")) {
      try {
        values.add(Double.parseDouble(cell));
      } catch (NumberFormatException e) {
        // A heading, or nothing.
      }
    }
    DoubleSummaryStatistics all = values.stream().mapToDouble(Double::doubleValue).summaryStatistics();
    Map<String, Double> result = new HashMap<>();
    result.put("mean", all.getAverage());
    if (!values.isEmpty()) {
      result.put("first", values.iterator().next());
    }
    return result;
  }
}
