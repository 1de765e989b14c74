package corpus;

import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lines, stops and departures of a town's buses. */
public class CityTransitTools {

  private static final Logger LOG = Logger.getLogger("transit");
  private static final Pattern STOP_ID = Pattern.compile("[A-Z]{3}[0-9]{2}");
  private static final Pattern HOURS_MINUTES = Pattern.compile("(\\d{1,2}):([0-5]\\d)");

  abstract static class TransitException extends RuntimeException {
    TransitException(String message) {
      super(message);
    }
  }

  static class UnknownStop extends TransitException {
    UnknownStop(String stop) {
      super("no stop " + stop);
    }
  }

  static class NoRoute extends TransitException {
    NoRoute(String from, String to) {
      super("no way from " + from + " to " + to);
    }
  }

  static class FeedUnavailable extends Exception {
    FeedUnavailable(String message) {
      super(message);
    }
  }

  record Stop(String id, String name) {
    Stop {
      if (!STOP_ID.matcher(id).matches()) {
        throw new IllegalArgumentException("no stop id: " + id);
      }
      name = name.strip();
    }
  }

  record Leg(String to, int minutes) {}

  private record Reached(String stop, int minutes) {}

  /** The stops and how they are joined. */
  static final class Network {
    private final Map<String, List<Leg>> legs = new ConcurrentHashMap<>();

    void join(String from, String to, int minutes) {
      legs.computeIfAbsent(from, key -> new ArrayList<>()).add(new Leg(to, minutes));
      legs.computeIfAbsent(to, key -> new ArrayList<>()).add(new Leg(from, minutes));
    }

    boolean has(String stop) {
      return legs.containsKey(stop);
    }

    List<Leg> from(String stop) {
      List<Leg> found = legs.get(stop);
      if (found == null) {
        throw new UnknownStop(stop);
      }
      return found;
    }

    List<Leg> around(String stop) {
      return legs.getOrDefault(stop, List.of());
    }

    Optional<Integer> shortest(String from, String to) {
      Queue<Reached> open = new PriorityQueue<>(Comparator.comparingInt(Reached::minutes));
      Set<String> done = new HashSet<>();
      open.add(new Reached(from, 0));
      while (!open.isEmpty()) {
        Reached nearest = open.remove();
        if (nearest.stop().equals(to)) {
          return Optional.of(nearest.minutes());
        }
        if (done.add(nearest.stop())) {
          for (Leg leg : around(nearest.stop())) {
            open.add(new Reached(leg.to(), nearest.minutes() + leg.minutes()));
          }
        }
      }
      return Optional.empty();
    }
  }

  static final class Planner {
    private final Network network;

    Planner(Network network) {
      this.network = network;
    }

    int plan(String from, String to) {
      requireKnown(from);
      requireKnown(to);
      return network.shortest(from, to).orElseThrow(() -> new NoRoute(from, to));
    }

    private void requireKnown(String stop) {
      if (!network.has(stop)) {
        throw new UnknownStop(stop);
      }
    }
  }

  /** When buses leave. */
  static final class Timetable {
    private final Map<String, NavigableSet<LocalTime>> departures = new HashMap<>();

    NavigableSet<LocalTime> of(String line) {
      return departures.getOrDefault(line, Collections.emptyNavigableSet());
    }
  }

  interface Feed {
    int delay(String line) throws FeedUnavailable;
  }

  static final class OperatorFeed implements Feed {
    private final Map<String, String> raw = new ConcurrentHashMap<>();

    @Override
    public int delay(String line) throws FeedUnavailable {
      String text = raw.get(line);
      if (text == null) {
        throw new FeedUnavailable("nothing about " + line);
      }
      try {
        return Integer.parseInt(text);
      } catch (NumberFormatException e) {
        throw new FeedUnavailable("unreadable: " + text);
      }
    }
  }

  static final class CachedFeed implements Feed {
    private final Feed source;
    private final Map<String, Integer> cache = new ConcurrentHashMap<>();

    CachedFeed(Feed source) {
      this.source = source;
    }

    @Override
    public int delay(String line) throws FeedUnavailable {
      Integer known = cache.get(line);
      if (known != null) {
        return known;
      }
      int fresh = source.delay(line);
      cache.put(line, fresh);
      return fresh;
    }
  }

  /** The stops of a ring, a number of times around. */
  static final class Ring implements Iterable<String> {
    private final List<String> stops;
    private final int length;

    Ring(List<String> stops, int rounds) {
      this.stops = List.copyOf(stops);
      this.length = stops.size() * rounds;
    }

    @Override
    public Iterator<String> iterator() {
      return new Iterator<>() {
        private int at;

        @Override
        public boolean hasNext() {
          return at < length;
        }

        @Override
        public String next() {
          if (!hasNext()) {
            throw new NoSuchElementException("the ring is done");
          }
          return stops.get(at++ % stops.size());
        }
      };
    }
  }

  private final Network network;
  private final Planner planner;
  private final Timetable timetable;
  private final Feed feed;
  private final ExecutorService pool = Executors.newFixedThreadPool(4);
  private final Map<Integer, Long> ways = new HashMap<>();

  public CityTransitTools(Network network, Timetable timetable, OperatorFeed operator) {
    this.network = network;
    this.planner = new Planner(network);
    this.timetable = timetable;
    this.feed = new CachedFeed(operator);
  }

  private static LocalTime time(String text) {
    try {
      return LocalTime.parse(text);
    } catch (DateTimeParseException e) {
      throw new ToolError("'" + text + "' is no time, write 14:30", e);
    }
  }

  // expects: UnknownStop NoRoute
  @Tool(description = "Minutes from one stop to another")
  public int minutes(String from, String to) {
    return planner.plan(from, to);
  }

  // expects: none
  @Tool(description = "Minutes from one stop to another, as a text")
  public String minutesText(String from, String to) {
    try {
      return planner.plan(from, to) + " minutes";
    } catch (TransitException e) {
      return "cannot travel: " + e.getMessage();
    }
  }

  // expects: NoRoute
  @Tool(description = "Minutes there and back")
  public int roundTrip(String from, String to) {
    try {
      return planner.plan(from, to) + planner.plan(to, from);
    } catch (UnknownStop e) {
      throw new ToolError(e.getMessage() + ", search for stops first");
    }
  }

  // expects: UnknownStop
  @Tool(description = "The stops next to a stop")
  public List<String> neighbours(String stop) {
    return network.from(stop.toUpperCase(Locale.ROOT)).stream().map(Leg::to).toList();
  }

  // expects: none
  @Tool(description = "How many stops are next to a stop")
  public int degree(String stop) {
    if (!network.has(stop)) {
      throw new ToolError("There is no stop " + stop);
    }
    return network.from(stop).size();
  }

  // expects: none
  @Tool(description = "All stops that can be reached")
  public Set<String> reachable(String from) {
    Set<String> seen = new LinkedHashSet<>();
    Deque<String> open = new ArrayDeque<>();
    open.add(from);
    while (!open.isEmpty()) {
      String stop = open.removeFirst();
      if (seen.add(stop)) {
        network.around(stop).forEach(leg -> open.addLast(leg.to()));
      }
    }
    return seen;
  }

  private Map<String, String> predecessors(String from) {
    Map<String, String> previous = new HashMap<>();
    Queue<String> open = new LinkedList<>();
    previous.put(from, from);
    open.offer(from);
    String stop;
    while ((stop = open.poll()) != null) {
      for (Leg leg : network.around(stop)) {
        if (previous.putIfAbsent(leg.to(), stop) == null) {
          open.offer(leg.to());
        }
      }
    }
    return previous;
  }

  // expects: NoRoute
  @Tool(description = "The way with the fewest stops")
  public List<String> path(String from, String to) {
    Map<String, String> previous = predecessors(from);
    if (!previous.containsKey(to)) {
      throw new NoRoute(from, to);
    }
    LinkedList<String> path = new LinkedList<>();
    path.addFirst(to);
    while (!path.getFirst().equals(from)) {
      path.addFirst(previous.get(path.getFirst()));
    }
    return path;
  }

  // expects: none
  @Tool(description = "How many stops a way has")
  @MapError(exception = TransitException.class, message = "{message}")
  public int hops(String from, String to) {
    return path(from, to).size() - 1;
  }

  // expects: NoSuchElementException
  @Tool(description = "Where a line ends")
  public String terminus(List<String> stops) {
    return new ArrayDeque<>(stops).getLast();
  }

  // expects: none
  @Tool(description = "Where a line starts and ends")
  public String ends(List<String> stops) {
    Deque<String> line = new ArrayDeque<>(stops);
    if (line.isEmpty()) {
      return "nowhere";
    }
    return line.getFirst() + " - " + line.getLast();
  }

  // expects: DateTimeParseException NoSuchElementException
  @Tool(description = "When the next bus leaves")
  public String nextDeparture(String line, String after) {
    NavigableSet<LocalTime> departures = timetable.of(line);
    LocalTime next = departures.ceiling(LocalTime.parse(after));
    return (next != null ? next : departures.first()).toString();
  }

  // expects: none
  @Tool(description = "When the next bus leaves, if any does")
  public String nextDepartureIfAny(String line, String after) {
    NavigableSet<LocalTime> departures = timetable.of(line);
    if (departures.isEmpty()) {
      throw new ToolError("Line " + line + " does not run");
    }
    LocalTime next = departures.ceiling(time(after));
    return (next != null ? next : departures.first()).toString();
  }

  // expects: DateTimeException
  @Tool(description = "Whether a time is at night")
  public boolean isNight(int hour, int minute) {
    LocalTime time = LocalTime.of(hour, minute);
    return time.isAfter(LocalTime.of(22, 0)) || time.isBefore(LocalTime.of(5, 30));
  }

  private static void requireClock(int hour, int minute) {
    if (hour < 0 || hour > 23) {
      throw new ToolError("Hours go from 0 to 23");
    }
    if (minute < 0 || minute > 59) {
      throw new ToolError("Minutes go from 0 to 59");
    }
  }

  // expects: none
  @Tool(description = "When one arrives")
  public String arrival(int hour, int minute, int ride) {
    requireClock(hour, minute);
    return LocalTime.of(hour, minute).plusMinutes(ride).toString();
  }

  // expects: DateTimeException
  @Tool(description = "Whether one arrives before the last bus")
  public boolean catchesLast(int hour, int minute) {
    if (minute < 0 || minute > 59) {
      return false;
    }
    return !LocalTime.of(hour, minute).isAfter(LocalTime.of(23, 45));
  }

  // expects: DateTimeParseException
  @Tool(description = "Minutes between two times")
  public long between(String from, String to) {
    return Duration.between(time(from), LocalTime.parse(to)).abs().toMinutes();
  }

  // expects: DateTimeParseException
  @Tool(description = "A ride's minutes from PT1H20M")
  public long rideMinutes(String duration) {
    Duration ride = Duration.parse(duration);
    return ride.isNegative() ? 0 : ride.toMinutes();
  }

  // expects: none
  @Tool(description = "A ride's minutes from 1:20")
  public long rideMinutesOf(String text) {
    Matcher matcher = HOURS_MINUTES.matcher(text.strip());
    if (!matcher.matches()) {
      throw new ToolError("Write hours and minutes as 1:20");
    }
    return Duration.ofHours(Integer.parseInt(matcher.group(1)))
        .plusMinutes(Integer.parseInt(matcher.group(2)))
        .toMinutes();
  }

  // expects: IllegalArgumentException
  @Tool(description = "Puts a stop on the map")
  public String addStop(Stop stop, int minutesFromCentre) {
    network.join("CEN01", stop.id(), Math.max(1, minutesFromCentre));
    return stop.name() + " added";
  }

  // expects: none
  @Tool(description = "Puts a stop on the map, by its parts")
  public String addStopParts(String id, String name) {
    if (!STOP_ID.matcher(id).matches()) {
      throw new ToolError("A stop's id is three letters and two digits");
    }
    Stop stop = new Stop(id, name);
    network.join("CEN01", stop.id(), 5);
    return stop.name();
  }

  private long ways(int zones) {
    if (zones < 0) {
      throw new IllegalArgumentException("zones below zero");
    }
    if (zones < 2) {
      return 1;
    }
    Long known = ways.get(zones);
    if (known == null) {
      known = ways(zones - 1) + ways(zones - 2);
      ways.put(zones, known);
    }
    return known;
  }

  // expects: IllegalArgumentException
  @Tool(description = "Ways to cross zones by single and double tickets")
  public long ticketWays(int zones) {
    if (zones > 80) {
      throw new ToolError("At most 80 zones");
    }
    synchronized (ways) {
      return ways(zones);
    }
  }

  // expects: none
  @Tool(description = "Ways to cross all of the town's zones")
  public long allZonesWays() {
    synchronized (ways) {
      return ways(12);
    }
  }

  // expects: FeedUnavailable
  @Tool(description = "A line's delay in minutes")
  public int delay(String line) throws FeedUnavailable {
    return feed.delay(line);
  }

  private int delayOrZero(String line) {
    try {
      return feed.delay(line);
    } catch (FeedUnavailable e) {
      LOG.info(() -> "no delay known: " + e.getMessage());
      return 0;
    }
  }

  // expects: none
  @Tool(description = "Delays of several lines")
  public Map<String, Integer> delays(List<String> lines) {
    Map<String, Integer> delays = new LinkedHashMap<>();
    lines.stream().distinct().limit(20).forEach(line -> delays.put(line, delayOrZero(line)));
    return delays;
  }

  private CompletableFuture<Integer> delayLater(String line) {
    return CompletableFuture.supplyAsync(
        () -> {
          try {
            return feed.delay(line);
          } catch (FeedUnavailable e) {
            throw new IllegalStateException("no feed", e);
          }
        },
        pool);
  }

  // expects: IllegalStateException
  @Tool(description = "A line's delay, asked in the background")
  public CompletableFuture<String> delayText(String line) {
    return delayLater(line).thenApply(minutes -> minutes == 0 ? "on time" : minutes + " late");
  }

  // expects: none
  @Tool(description = "A line's delay, or unknown")
  public CompletableFuture<String> delayTextOrUnknown(String line) {
    return delayLater(line).thenApply(String::valueOf).exceptionally(failure -> "unknown");
  }

  // expects: CompletionException
  @Tool(description = "The sum of two lines' delays")
  public int delaySum(String first, String second) {
    CompletableFuture<Integer> other = delayLater(second);
    return delayLater(first).thenCombine(other, Integer::sum).join();
  }

  // expects: none
  @Tool(description = "The worst delay")
  public int worstDelay(List<String> lines) {
    List<CompletableFuture<Integer>> running = new ArrayList<>();
    for (String line : lines) {
      running.add(delayLater(line).exceptionally(failure -> 0));
    }
    return running.stream().mapToInt(CompletableFuture::join).max().orElse(0);
  }

  // expects: none
  @Tool(description = "A line's delay, waits for it")
  public int delayWaiting(String line) {
    try {
      return delayLater(line).join();
    } catch (CompletionException e) {
      throw new ToolError("The operator does not answer", e.getCause());
    }
  }

  // expects: InterruptedException
  @Tool(description = "A line's delay, waits two seconds")
  public int delayWithin(String line) throws InterruptedException {
    try {
      return pool.submit(() -> feed.delay(line)).get(2, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      throw new ToolError("The operator does not answer", e);
    } catch (TimeoutException e) {
      return -1;
    }
  }

  // expects: none
  @Tool(description = "The stops of a ring line")
  public List<String> ring(List<String> stops, boolean twice) {
    List<String> ride = new ArrayList<>();
    for (String stop : new Ring(stops, twice ? 2 : 1)) {
      ride.add(stop);
    }
    return ride;
  }

  // expects: NoSuchElementException
  @Tool(description = "The first stop of a ring line")
  public String ringStart(List<String> stops) {
    return new Ring(stops, 1).iterator().next();
  }

  // expects: DateTimeParseException NoSuchElementException
  @Tool(description = "The soonest of some times")
  public String soonest(List<String> times) {
    PriorityQueue<LocalTime> queue = new PriorityQueue<>();
    for (String each : times) {
      queue.add(LocalTime.parse(each));
    }
    return queue.element().toString();
  }

  // expects: none
  @Tool(description = "Some times in order, without those that cannot be read")
  public List<String> ordered(List<String> times) {
    PriorityQueue<LocalTime> queue = new PriorityQueue<>(Comparator.reverseOrder());
    for (String each : times) {
      try {
        queue.add(LocalTime.parse(each));
      } catch (DateTimeException e) {
        LOG.fine(e.getMessage());
      }
    }
    List<String> ordered = new ArrayList<>();
    while (queue.size() > 0) {
      ordered.add(0, queue.remove().toString());
    }
    return ordered;
  }

  // expects: NoSuchElementException
  @Tool(description = "The most passengers at one stop")
  public int busiest(Map<String, Integer> passengers) {
    return Collections.max(passengers.values());
  }

  // expects: none
  @Tool(description = "The last bus that was named")
  public String lastNamed(List<String> times) {
    TreeSet<LocalTime> sorted = new TreeSet<>();
    for (String each : times) {
      sorted.add(time(each));
    }
    return sorted.isEmpty() ? "no bus" : sorted.last().toString();
  }

  // expects: IllegalArgumentException
  @Tool(description = "Whether the weekend's timetable holds")
  public boolean weekend(String day) {
    return DayOfWeek.valueOf(day.toUpperCase(Locale.ROOT)).getValue() >= 6;
  }

  // expects: none
  @Tool(description = "A day's name by its number")
  public String dayName(int number) {
    if (number < 1 || number > 7) {
      throw new ToolError("Days are 1 to 7");
    }
    return DayOfWeek.of(number).name();
  }

  private static int fareCents(int zones) {
    return switch (zones) {
      case 1 -> 240;
      case 2 -> 310;
      case 3 -> 420;
      default -> throw new IllegalArgumentException("no fare for " + zones);
    };
  }

  // expects: IllegalArgumentException
  @Tool(description = "What a ticket costs")
  public int fare(int zones) {
    return fareCents(zones);
  }

  // expects: none
  @Tool(description = "What a ticket costs, three zones at most")
  public int fareCapped(int zones) {
    return fareCents(Math.max(1, Math.min(zones, 3)));
  }

  private static List<String> order(Map<String, List<String>> after) {
    List<String> done = new ArrayList<>();
    Set<String> active = new HashSet<>();
    for (String each : after.keySet()) {
      visit(each, after, active, done);
    }
    return done;
  }

  private static void visit(
      String each, Map<String, List<String>> after, Set<String> active, List<String> done) {
    if (done.contains(each)) {
      return;
    }
    if (!active.add(each)) {
      throw new IllegalStateException("in a circle: " + each);
    }
    for (String before : after.getOrDefault(each, List.of())) {
      visit(before, after, active, done);
    }
    done.add(each);
  }

  // expects: IllegalStateException
  @Tool(description = "The order of works that wait for each other")
  public List<String> works(Map<String, List<String>> waitsFor) {
    return order(waitsFor);
  }

  // expects: none
  @Tool(description = "Whether works wait for each other in a circle")
  public boolean inCircle(Map<String, List<String>> waitsFor) {
    try {
      order(waitsFor);
      return false;
    } catch (IllegalStateException e) {
      return true;
    }
  }
}
