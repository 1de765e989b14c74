package corpus;

import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A ticket tracker over HTTP, with a small reader of its answers. */
public class TicketServerTools {

  /** What the tracker answers is not what we can read. */
  static class MalformedAnswer extends RuntimeException {
    final int at;

    MalformedAnswer(String message, int at) {
      super(message + " at " + at);
      this.at = at;
    }
  }

  static class TrackerException extends Exception {
    TrackerException(String message) {
      super(message);
    }

    TrackerException(String message, Throwable cause) {
      super(message, cause);
    }
  }

  static final class TicketNotFound extends TrackerException {
    TicketNotFound(String key) {
      super("no ticket " + key);
    }
  }

  static final class RateLimited extends TrackerException {
    RateLimited() {
      super("slow down");
    }
  }

  enum Priority {
    LOW(1),
    NORMAL(2),
    URGENT(3);

    private final int weight;

    Priority(int weight) {
      this.weight = weight;
    }

    static Priority ofWeight(int weight) {
      for (Priority each : values()) {
        if (each.weight == weight) {
          return each;
        }
      }
      throw new IllegalArgumentException("no priority " + weight);
    }

    static Optional<Priority> find(String name) {
      for (Priority each : values()) {
        if (each.name().equalsIgnoreCase(name)) {
          return Optional.of(each);
        }
      }
      return Optional.empty();
    }
  }

  /** Reads objects of texts: {"a": "b", "c": "d"}. */
  static final class Reader {
    private final String text;
    private int position;

    Reader(String text) {
      this.text = Objects.requireNonNull(text, "text");
    }

    Map<String, String> object() {
      Map<String, String> fields = new LinkedHashMap<>();
      expect('{');
      if (peek() == '}') {
        position++;
        return fields;
      }
      do {
        String name = string();
        expect(':');
        fields.put(name, string());
      } while (take(','));
      expect('}');
      return fields;
    }

    private String string() {
      expect('"');
      int end = text.indexOf('"', position);
      if (end < 0) {
        throw new MalformedAnswer("unclosed text", position);
      }
      String value = text.substring(position, end);
      position = end + 1;
      return value;
    }

    private char peek() {
      while (position < text.length() && Character.isWhitespace(text.charAt(position))) {
        position++;
      }
      return position < text.length() ? text.charAt(position) : '\0';
    }

    private boolean take(char wanted) {
      if (peek() == wanted) {
        position++;
        return true;
      }
      return false;
    }

    private void expect(char wanted) {
      if (!take(wanted)) {
        throw new MalformedAnswer("expected " + wanted, position);
      }
    }
  }

  record Ticket(String key, String title, Priority priority) {
    static Ticket of(Map<String, String> fields) {
      String weight = fields.getOrDefault("priority", "2");
      return new Ticket(
          fields.get("key"), fields.get("title"), Priority.ofWeight(Integer.parseInt(weight)));
    }
  }

  private static final URI BASE = URI.create("https://tracker.example/api/");
  private static final Pattern KEY = Pattern.compile("([A-Z]{2,5})-(\\d{1,6})");

  private final HttpClient http = HttpClient.newHttpClient();
  private final Deque<String> recent = new ArrayDeque<>();

  private HttpResponse<String> get(String path) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder()
            .uri(BASE.resolve(URLEncoder.encode(path, StandardCharsets.UTF_8)))
            .timeout(Duration.ofSeconds(20))
            .build();
    return http.send(request, HttpResponse.BodyHandlers.ofString());
  }

  private String body(String key) throws TrackerException {
    HttpResponse<String> response;
    try {
      response = get("tickets/" + key);
    } catch (IOException e) {
      throw new TrackerException("the tracker does not answer", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new TrackerException("interrupted", e);
    }
    switch (response.statusCode()) {
      case 200:
        return response.body();
      case 404:
        throw new TicketNotFound(key);
      case 429:
        throw new RateLimited();
      default:
        throw new TrackerException("status " + response.statusCode());
    }
  }

  // expects: TrackerException TicketNotFound RateLimited
  @Tool(description = "x")
  public String rawTicket(String key) throws TrackerException {
    return body(key);
  }

  // expects: TrackerException RateLimited MalformedAnswer IllegalArgumentException NumberFormatException
  @Tool(description = "x")
  public Ticket ticket(String key) throws TrackerException {
    try {
      return Ticket.of(new Reader(body(key)).object());
    } catch (TicketNotFound e) {
      throw new ToolError("There is no ticket " + key);
    }
  }

  // expects: none
  @Tool(description = "x")
  @MapError(exception = TrackerException.class, message = "The tracker failed.")
  public String title(String key) throws TrackerException {
    try {
      return new Reader(body(key)).object().getOrDefault("title", "");
    } catch (MalformedAnswer e) {
      throw new ToolError("The tracker's answer cannot be read", e);
    }
  }

  // expects: MalformedAnswer
  @Tool(description = "x")
  public Map<String, String> readFields(String json) {
    return new Reader(json).object();
  }

  // expects: IOException InterruptedException
  @Tool(description = "x")
  public int status(String key) throws IOException, InterruptedException {
    return get(key).statusCode();
  }

  // expects: InterruptedException
  @Tool(description = "x")
  public String reachable() throws InterruptedException {
    try {
      return get("health").statusCode() < 400 ? "up" : "failing";
    } catch (HttpTimeoutException e) {
      return "slow";
    } catch (ConnectException e) {
      return "down";
    } catch (IOException e) {
      return "unknown";
    }
  }

  // expects: TrackerException
  @Tool(description = "x")
  public String bodyWithRetry(String key) throws TrackerException {
    RateLimited last = null;
    for (int attempt = 0; attempt < 3; attempt++) {
      try {
        return body(key);
      } catch (RateLimited e) {
        last = e;
      } catch (TicketNotFound e) {
        return "";
      }
    }
    throw new ToolError("The tracker is busy", last);
  }

  // expects: TrackerException TicketNotFound RateLimited
  @Tool(description = "x")
  public String bodyWithRethrow(String key) throws TrackerException {
    TrackerException last = null;
    int left = 2;
    while (left-- > 0) {
      try {
        return body(key);
      } catch (TrackerException e) {
        if (!(e instanceof RateLimited)) {
          throw e;
        }
        last = e;
      }
    }
    throw last;
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public Priority priority(String name) {
    return Priority.valueOf(name.trim().toUpperCase(Locale.ROOT));
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public Priority priorityOrThrow(String name) {
    return Priority.find(name).orElseThrow();
  }

  // expects: none
  @Tool(description = "x")
  public Priority priorityOrDefault(String name) {
    return Priority.find(name).orElse(Priority.NORMAL);
  }

  // expects: none
  @Tool(description = "x")
  public Priority priorityOrError(String name) {
    return Priority.find(name).orElseThrow(() -> new ToolError("Use LOW, NORMAL or URGENT"));
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public Priority byWeight(int weight) {
    if (weight < 1) {
      throw new ToolError("At least 1");
    }
    return Priority.ofWeight(weight);
  }

  // expects: none
  @Tool(description = "x")
  public int number(String key) {
    Matcher matcher = KEY.matcher(key);
    if (!matcher.matches()) {
      throw new ToolError("'" + key + "' is no key. Write it as ABC-123.");
    }
    return Integer.parseInt(matcher.group(2));
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String lastViewed() {
    return recent.removeLast();
  }

  // expects: none
  @Tool(description = "x")
  public List<String> viewed(int most) {
    List<String> result = new ArrayList<>();
    while (!recent.isEmpty() && result.size() < most) {
      result.add(recent.removeLast());
    }
    return result;
  }

  // expects: URISyntaxException IOException InterruptedException
  @Tool(description = "x")
  public String attachment(String address)
      throws URISyntaxException, IOException, InterruptedException {
    URI uri = new URI(address);
    if (!"https".equals(uri.getScheme()) || uri.getHost() == null) {
      throw new ToolError("Only https");
    }
    return http.send(
            HttpRequest.newBuilder(uri).GET().build(), HttpResponse.BodyHandlers.ofString())
        .body();
  }

  private <T> T call(String path, Function<String, T> read) {
    try {
      return read.apply(get(path).body());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  // expects: UncheckedIOException IllegalStateException NumberFormatException
  @Tool(description = "x")
  public int count(String project) {
    return call("projects/" + project + "/count", text -> Integer.parseInt(text.strip()));
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public int length(String project) {
    try {
      return call("projects/" + project, String::length);
    } catch (UncheckedIOException e) {
      throw new ToolError("The tracker does not answer", e.getCause());
    }
  }

  // expects: UncheckedIOException IllegalStateException
  @Tool(description = "x")
  @MapError(exception = MalformedAnswer.class, message = "Unreadable answer.")
  public Map<String, String> project(String name) {
    return call("projects/" + name, text -> new Reader(text).object());
  }

  private static OptionalInt digits(String text) {
    try {
      return OptionalInt.of(Integer.parseInt(text));
    } catch (NumberFormatException e) {
      return OptionalInt.empty();
    }
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public int votes(String text) {
    return digits(text).getAsInt();
  }

  // expects: none
  @Tool(description = "x")
  public int votesOrError(String text) {
    OptionalInt votes = digits(text);
    if (votes.isEmpty()) {
      throw new ToolError("No number");
    }
    return votes.getAsInt();
  }

  // expects: none
  @Tool(description = "x")
  public int votesCaught(String text) {
    try {
      return digits(text).getAsInt();
    } catch (NoSuchElementException e) {
      return 0;
    }
  }
}
