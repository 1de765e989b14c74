package dev.collet.conformance;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import dev.collet.ToolParam;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.UndeclaredThrowableException;
import java.nio.file.NoSuchFileException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** Tools that went wrong for other people, generated as a user's would be. */
@SuppressWarnings("collet:UnmappedException")
public final class CaseTools {
  private static final String DATE = "Use a date after 2026-10-08.";

  /** A rented thing. */
  public record Rental(String code, @Nullable LocalDate returnedOn) {}

  /** A price. */
  public record Money(String currency, long cents) {}

  /** A place on earth. */
  public record Geo(double lat, double lon) {}

  /** A place with its outline. */
  public record Place(String name, Geo geo, List<Geo> outline) {}

  /** The weather. */
  public record Weather(double celsius, String sky) {}

  /** Half of the weather. */
  public record Celsius(double celsius) {}

  /** Somebody. */
  public record User(String id, String name) {}

  /** A ticket. */
  public record Ticket(String id) {}

  /** Where somebody lives. */
  public record Address(String street, String zip) {}

  /** A customer, whose JSON annotations change. */
  public record Customer(
      @JsonProperty("customer_id") String id,
      @JsonIgnore String passwordHash,
      @JsonUnwrapped Address address,
      @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String note) {}

  /** A piece of text. */
  public record Snippet(String text) {}

  /** Many lines. */
  public record Dump(List<String> lines) {}

  /** A menu with menus in it. */
  public record Menu(String label, List<Menu> items) {}

  /** Nothing was found. */
  public static class NotFound extends RuntimeException {
    private static final long serialVersionUID = 1;

    NotFound(String message) {
      super(message);
    }
  }

  /** No such user. */
  public static final class UserNotFound extends NotFound {
    private static final long serialVersionUID = 1;

    UserNotFound(String message) {
      super(message);
    }
  }

  /** An exception without a text of its own. */
  public static final class Silent extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  /** Tells the time. */
  @Tool(name = "server_time")
  public String serverTime() {
    return "noon";
  }

  /** Finds a rental. */
  @Tool(name = "get_rental")
  public Rental rental(String code) {
    return new Rental(code, null);
  }

  /** Tags something. */
  @Tool
  public String tag(List<String> tags, Money price) {
    return tags + " " + price;
  }

  /** Gives a text back. */
  @Tool(name = "save_text")
  public String saveText(String content) {
    return content;
  }

  /** Shows numbers. */
  @Tool
  public String top(int n, double min) {
    return n + "/" + min;
  }

  /** Scans a log. */
  @Tool(name = "scan_log")
  public String scanLog(@ToolParam(defaultValue = "20") int lines) {
    return "lines " + lines;
  }

  /** Adds a place. */
  @Tool(name = "add_place")
  public String addPlace(Place place) {
    return place.toString();
  }

  /** Creates an event. */
  @Tool(name = "create_event")
  public String createEvent(String title, LocalDate day, int seats, List<String> guests) {
    return title + day + seats + guests;
  }

  /** Tells the weather. */
  @Tool
  public Weather weather(String city) {
    if (city.equals("Atlantis")) {
      throw new ToolError("Unknown city 'Atlantis'. Use a city name such as 'Lisbon'.");
    }
    return new Weather(22.5, "cloudy");
  }

  /** Tells half of the weather, by a schema written over several lines. */
  @Tool(
      name = "declared",
      outputSchema =
          "\r\n{\r\n  \"type\": \"object\",\r\n  \"properties\": { \"celsius\": { \"type\":"
              + " \"number\" } },\r\n  \"required\": [\"celsius\"]\r\n}\r\n")
  public Celsius declared(String city) {
    return new Celsius(city.length());
  }

  /** Lists users. */
  @Tool(name = "list_users")
  public List<User> users() {
    return List.of(new User("1", "Ann"));
  }

  /** Lists no codes. */
  @Tool
  public int[] codes() {
    return new int[0];
  }

  /** Promises a ticket. */
  @Tool(name = "next_ticket")
  @SuppressWarnings("NullAway") // the fault that is tested
  public Ticket nextTicket() {
    return null;
  }

  /** May have a ticket. */
  @Tool(name = "peek_ticket")
  public @Nullable Ticket peekTicket() {
    return null;
  }

  /** Restarts. */
  @Tool
  public void restart(String service) {}

  /** Reloads. */
  @Tool
  public @Nullable Void reload() {
    return null;
  }

  /** Shows a customer. */
  @Tool
  public Customer customer() {
    return new Customer("c1", "secret", new Address("s", "z"), null);
  }

  /** Cuts an emoji in two. */
  @Tool
  public Snippet cut() {
    return new Snippet("ok \ud83d\ude80".substring(0, 4));
  }

  /** Fails with half an emoji. */
  @Tool(name = "cut_err")
  public String cutErr() {
    throw new ToolError("bad \udc00 value");
  }

  /** Gives much. */
  @Tool
  public Dump dump(int megabytes) {
    return new Dump(Collections.nCopies(megabytes * 1_000, "x".repeat(1_000)));
  }

  /** Fails with secrets. */
  @Tool
  public String report() {
    throw new IllegalStateException(
        "jdbc:postgresql://db7.internal/app?user=svc&password=hunter2 refused");
  }

  /** Fails. */
  @Tool
  public String t1() {
    throw new ToolError(DATE);
  }

  /** Fails later. */
  @Tool
  public CompletionStage<String> t2() {
    return CompletableFuture.supplyAsync(
        () -> {
          throw new ToolError(DATE);
        });
  }

  /** Fails in a wrapper. */
  @Tool
  public String t3() {
    return CompletableFuture.<String>failedFuture(new ToolError(DATE)).join();
  }

  /** Fails in another thread. */
  @Tool
  public String t4() throws Exception {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    try {
      Callable<String> failing =
          () -> {
            throw new ToolError(DATE);
          };
      return pool.submit(failing).get();
    } finally {
      pool.shutdown();
    }
  }

  /** Fails in two wrappers. */
  @Tool
  public String t5() {
    throw new UndeclaredThrowableException(new InvocationTargetException(new ToolError(DATE)));
  }

  /** Fails without a message. */
  @Tool
  public String e1() {
    throw new NullPointerException((String) null);
  }

  /** Fails for the model without a message. */
  @Tool
  @SuppressWarnings("NullAway") // the fault that is tested
  public String e2() {
    throw new ToolError((String) null);
  }

  /** Fails with blanks. */
  @Tool
  public String e3() {
    throw new ToolError("   ");
  }

  /** Fails by a mapping that uses the message. */
  @Tool
  @MapError(exception = Silent.class, message = "{message}")
  public String e4() {
    throw new Silent();
  }

  /** Never comes back. */
  @Tool
  @SuppressWarnings("InfiniteRecursion") // the fault that is tested
  public int recurse(int n) {
    return recurse(n + 1) + 1;
  }

  /** Asserts. */
  @Tool(name = "assert_it")
  public String assertIt() {
    throw new AssertionError("x");
  }

  /** Misses a class. */
  @Tool
  public String missing() {
    throw new NoClassDefFoundError("com/example/Gone");
  }

  /** Fails in a library. */
  @Tool
  public String lib() {
    throw new ExceptionInInitializerError(new RuntimeException("secret"));
  }

  /** A class that can't be initialised. */
  static final class Heavy {
    static final int[] X = load();

    private Heavy() {}

    static int[] load() {
      throw new IllegalStateException("token=abc");
    }
  }

  /** Fails in an initialiser. */
  @Tool
  public int heavy() {
    return Heavy.X[0];
  }

  /** Has no memory. */
  @Tool
  public String oom() {
    throw new OutOfMemoryError("Java heap space");
  }

  /** Finds no user. */
  @Tool
  @MapError(exception = NotFound.class, message = "Nothing found. Call list_users first.")
  public String user(String id) {
    throw new UserNotFound("row 7 of shard 3 for " + id);
  }

  /** Has two mappings that fit. */
  @Tool(name = "two_mappings")
  @MapError(exception = RuntimeException.class, message = "General")
  @MapError(exception = NotFound.class, message = "Special")
  public String twoMappings() {
    throw new UserNotFound("x");
  }

  /** Fails with a checked exception. */
  @Tool(name = "read_file")
  public String readFile(String path) throws IOException, InterruptedException {
    throw new NoSuchFileException(path);
  }

  /** Fails with anything. */
  @Tool
  public String any() throws Throwable {
    throw new Throwable("x");
  }

  /** Fails without an object. */
  @Tool
  public static String timely() throws TimeoutException {
    throw new TimeoutException("upstream");
  }

  /** Is quick. */
  @Tool
  public String fast() {
    return "fast";
  }

  /** Ignores that it is to end. */
  @Tool(timeout = "1s")
  @SuppressWarnings("ThreadPriorityCheck") // the fault that is tested
  public String hang() {
    while (true) {
      try {
        Thread.sleep(1_000);
      } catch (InterruptedException e) {
        // That is the fault.
      }
    }
  }

  /** Counts the levels of a menu. */
  @Tool(name = "set_menu")
  public int setMenu(Menu top, int levels) {
    List<Menu> open = new ArrayList<>(List.of(top));
    int depth = 0;
    while (!open.isEmpty()) {
      depth++;
      open = open.stream().flatMap(menu -> menu.items().stream()).toList();
    }
    return depth + levels;
  }
}
