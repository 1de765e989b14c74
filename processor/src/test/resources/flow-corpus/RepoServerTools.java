package corpus;

import dev.collet.MapError;
import dev.collet.ProtocolError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Issues, branches and releases of a forge over its REST interface. */
public class RepoServerTools {

  /** What the interface can say no with. */
  static class ApiException extends Exception {
    private final int status;

    ApiException(int status, String message) {
      super(message);
      this.status = status;
    }

    ApiException(String message, Throwable cause) {
      super(message, cause);
      this.status = -1;
    }

    boolean retryable() {
      return status == 429 || status >= 500;
    }
  }

  static final class NotFound extends ApiException {
    NotFound(String what) {
      super(404, what);
    }
  }

  static final class RateLimited extends ApiException {
    final long seconds;

    RateLimited(long seconds) {
      super(429, "slow down");
      this.seconds = seconds;
    }
  }

  static class JsonFault extends RuntimeException {
    JsonFault(String message, int at) {
      super(message + " at " + at);
    }
  }

  /** A reader of JSON, so that this server needs no library. */
  static final class Json {
    private final String text;
    private int at;

    private Json(String text) {
      this.text = text;
    }

    static Object parse(String text) {
      Json json = new Json(text);
      Object value = json.value();
      json.blanks();
      if (json.at < text.length()) {
        throw json.fault("something follows");
      }
      return value;
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> object(String text) {
      Object value = parse(text);
      return value instanceof Map ? (Map<String, Object>) value : Map.of();
    }

    private JsonFault fault(String what) {
      return new JsonFault(what, at);
    }

    private void blanks() {
      while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
        at++;
      }
    }

    private char peek() {
      blanks();
      if (at >= text.length()) {
        throw fault("end of text");
      }
      return text.charAt(at);
    }

    private void expect(char wanted) {
      if (peek() != wanted) {
        throw fault("no " + wanted);
      }
      at++;
    }

    private Object value() {
      char first = peek();
      switch (first) {
        case '{':
          return map();
        case '[':
          return list();
        case '"':
          return string();
        case 't':
          return word("true", Boolean.TRUE);
        case 'f':
          return word("false", Boolean.FALSE);
        case 'n':
          return word("null", null);
        default:
          return number();
      }
    }

    private Object word(String word, Object value) {
      if (!text.startsWith(word, at)) {
        throw fault("no value");
      }
      at += word.length();
      return value;
    }

    private Map<String, Object> map() {
      Map<String, Object> result = new LinkedHashMap<>();
      expect('{');
      while (peek() != '}') {
        String key = string();
        expect(':');
        result.put(key, value());
        if (peek() == ',') {
          at++;
        }
      }
      at++;
      return result;
    }

    private List<Object> list() {
      List<Object> result = new ArrayList<>();
      expect('[');
      while (peek() != ']') {
        result.add(value());
        if (peek() == ',') {
          at++;
        }
      }
      at++;
      return result;
    }

    private String string() {
      expect('"');
      StringBuilder result = new StringBuilder();
      while (at < text.length() && text.charAt(at) != '"') {
        char each = text.charAt(at++);
        if (each == '\\' && at + 4 < text.length() && text.charAt(at) == 'u') {
          try {
            result.append((char) Integer.parseInt(text.substring(at + 1, at + 5), 16));
          } catch (NumberFormatException e) {
            throw fault("no escape");
          }
          at += 5;
        } else {
          result.append(each);
        }
      }
      expect('"');
      return result.toString();
    }

    private BigDecimal number() {
      int start = at;
      while (at < text.length() && "+-0123456789.eE".indexOf(text.charAt(at)) >= 0) {
        at++;
      }
      try {
        return new BigDecimal(text.substring(start, at));
      } catch (NumberFormatException e) {
        throw fault("no number");
      }
    }
  }

  enum State {
    OPEN,
    CLOSED,
    ALL
  }

  @FunctionalInterface
  interface Call<T> {
    T run() throws ApiException;
  }

  private static final String ROOT = "https://api.forge.example/";
  private static final Pattern VERSION =
      Pattern.compile("v?(\\d{1,4})\\.(\\d{1,4})(?:\\.(\\d{1,4}))?");
  private static final Pattern LAST_PAGE = Pattern.compile("[?&]page=(\\d+)[^>]*>; rel=\"last\"");
  private static final Set<String> STATES = Set.of("OPEN", "CLOSED", "ALL");

  private final HttpClient http = HttpClient.newHttpClient();
  private final URI base = URI.create(ROOT);

  private static String enc(String part) {
    return URLEncoder.encode(part, StandardCharsets.UTF_8);
  }

  private static long seconds(HttpResponse<?> response) {
    String header = response.headers().firstValue("Retry-After").orElse("60");
    if (!header.matches("[0-9]{1,6}")) {
      return 60;
    }
    return Long.parseLong(header);
  }

  private static String check(HttpResponse<String> response) throws ApiException {
    switch (response.statusCode()) {
      case 200:
      case 201:
      case 204:
        return response.body();
      case 404:
        throw new NotFound(response.uri().toString());
      case 429:
        throw new RateLimited(seconds(response));
      default:
        throw new ApiException(response.statusCode(), response.body());
    }
  }

  private String send(HttpRequest request) throws ApiException {
    int attempt = 0;
    while (true) {
      try {
        HttpResponse<String> response =
            http.send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() >= 500 && attempt < 3) {
          attempt++;
          Thread.sleep(100L << attempt);
          continue;
        }
        return check(response);
      } catch (IOException e) {
        if (++attempt >= 3) {
          throw new ApiException("gave up after " + attempt, e);
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new ApiException("interrupted", e);
      }
    }
  }

  private String get(String path) throws ApiException {
    return send(HttpRequest.newBuilder(URI.create(ROOT + path)).GET().build());
  }

  private static <T> T retry(int times, Call<T> call) throws ApiException {
    ApiException last = null;
    for (int i = 0; i < times; i++) {
      try {
        return call.run();
      } catch (RateLimited e) {
        last = e;
      }
    }
    throw last;
  }

  // expects: ApiException NotFound RateLimited JsonFault
  @Tool(description = "x")
  public String issueTitle(String repo, int number) throws ApiException {
    String body = get("repos/" + enc(repo) + "/issues/" + number);
    return String.valueOf(Json.object(body).get("title"));
  }

  // expects: ApiException NotFound RateLimited IllegalArgumentException
  @Tool(description = "x")
  public String searchIssues(String query) throws ApiException {
    URI uri = base.resolve("search/issues?q=" + query);
    return send(HttpRequest.newBuilder(uri).build());
  }

  // expects: none
  @Tool(description = "x")
  public int stars(String repo) {
    try {
      Object count = Json.object(get("repos/" + enc(repo))).get("stars");
      return count instanceof Number number ? number.intValue() : 0;
    } catch (ApiException | JsonFault e) {
      throw new ToolError("The forge did not answer: " + e.getMessage(), e);
    }
  }

  // expects: ApiException RateLimited
  @Tool(description = "x")
  public String closeIssue(int number) throws ApiException {
    try {
      return get("issues/" + number + "/close");
    } catch (NotFound e) {
      return "There is no issue " + number;
    }
  }

  // expects: ApiException
  @Tool(description = "x")
  public String labels(int number) throws ApiException {
    try {
      return get("issues/" + number + "/labels");
    } catch (RateLimited e) {
      throw new ToolError("Wait for " + e.seconds + " seconds", e);
    } catch (ApiException e) {
      if (e instanceof NotFound) {
        return "";
      }
      throw e;
    }
  }

  // expects: ApiException NotFound RateLimited
  @Tool(description = "x")
  public String readme(int id) throws ApiException {
    return retry(3, () -> get("readme/" + id));
  }

  // expects: none
  @Tool(description = "x")
  public String motd() {
    try {
      return retry(2, () -> "hello");
    } catch (ApiException e) {
      throw new IllegalStateException(e);
    }
  }

  // expects: JsonFault
  @Tool(description = "x")
  @MapError(exception = ApiException.class, message = "The forge says: {message}")
  public String milestone(int id) throws ApiException {
    return Json.object(get("milestones/" + id)).toString();
  }

  // expects: ApiException
  @Tool(description = "x")
  @MapError(exception = {NotFound.class, RateLimited.class}, message = "{message}")
  public String wiki(int page) throws ApiException {
    return get("wiki/" + page);
  }

  /** All pages one after the other. */
  private final class Pages implements Iterator<String> {
    private final int last;
    private int page;

    Pages(int last) {
      this.last = last;
    }

    @Override
    public boolean hasNext() {
      return page < last;
    }

    @Override
    public String next() {
      if (!hasNext()) {
        throw new NoSuchElementException("page " + page);
      }
      try {
        return get("commits?page=" + ++page);
      } catch (ApiException e) {
        throw new IllegalStateException("page " + page, e);
      }
    }
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public int commitBytes() {
    int bytes = 0;
    Iterable<String> pages = () -> new Pages(5);
    for (String page : pages) {
      bytes += page.length();
    }
    return bytes;
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public List<String> commits(int most) {
    List<String> result = new ArrayList<>();
    Iterator<String> pages = new Pages(most);
    while (pages.hasNext()) {
      result.add(pages.next());
    }
    return result;
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public int lastPage(String link) {
    Matcher matcher = LAST_PAGE.matcher(link);
    return matcher.find() ? Integer.parseInt(matcher.group(1)) : 1;
  }

  // expects: none
  @Tool(description = "x")
  public int lastPageCapped(String link) {
    Matcher matcher = Pattern.compile("page=(\\d{1,6})>; rel=\"last\"").matcher(link);
    if (matcher.find()) {
      return Integer.parseInt(matcher.group(1));
    }
    return 1;
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String byState(String state) {
    return State.valueOf(state.toUpperCase(Locale.ROOT)).name();
  }

  // expects: none
  @Tool(description = "x")
  public int byKnownState(String state) {
    State wanted = STATES.contains(state) ? State.valueOf(state) : State.OPEN;
    return wanted.ordinal();
  }

  // expects: none
  @Tool(description = "x")
  public int bySwitchedState(String state) {
    switch (state) {
      case "OPEN":
      case "CLOSED":
        break;
      default:
        throw new ToolError("The state is OPEN or CLOSED");
    }
    return State.valueOf(state).ordinal();
  }

  // expects: none
  @Tool(description = "x")
  public int byLooseState(String state) {
    for (State each : State.values()) {
      if (each.name().equalsIgnoreCase(state)) {
        return each.ordinal();
      }
    }
    return -1;
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public int compareVersions(String left, String right) {
    int[] a = Arrays.stream(left.split("\\.")).mapToInt(Integer::parseInt).toArray();
    int[] b = Arrays.stream(right.split("\\.")).mapToInt(Integer::parseInt).toArray();
    return Arrays.compare(a, b);
  }

  // expects: none
  @Tool(description = "x")
  public int versionNumber(String text) {
    Matcher matcher = VERSION.matcher(text);
    if (!matcher.matches()) {
      throw new ToolError("Write it as v1.2 or 1.2.3");
    }
    int patch = matcher.group(3) == null ? 0 : Integer.parseInt(matcher.group(3));
    return Integer.parseInt(matcher.group(1)) * 10_000
        + Integer.parseInt(matcher.group(2)) * 100
        + patch;
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public int patchNumber(String text) {
    Matcher matcher = VERSION.matcher(text);
    if (!matcher.matches()) {
      return -1;
    }
    return Integer.parseInt(matcher.group(3));
  }

  // expects: none
  @Tool(description = "x")
  public int majorByName(String text) {
    Matcher matcher = Pattern.compile("(?<major>\\d{1,3})\\.(?<rest>.*)").matcher(text);
    if (matcher.lookingAt()) {
      String major = matcher.group("major");
      return Integer.parseInt(major);
    }
    return 0;
  }

  // expects: DateTimeParseException JsonFault
  @Tool(description = "x")
  public boolean expired(String token) {
    Object until = Json.object(token).getOrDefault("expires_at", "");
    return Instant.parse(until.toString()).isBefore(Instant.now());
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String claims(String jwt) {
    String[] parts = jwt.split("\\.");
    if (parts.length != 3) {
      throw new ToolError("A token has three parts");
    }
    return new String(Base64.getUrlDecoder().decode(parts[1]), StandardCharsets.UTF_8);
  }

  private static String cursorOf(int page) {
    byte[] bytes = ("page:" + page).getBytes(StandardCharsets.UTF_8);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  private static String readCursor(String cursor) {
    return new String(Base64.getUrlDecoder().decode(cursor), StandardCharsets.UTF_8);
  }

  // expects: none
  @Tool(description = "x")
  public String cursorSelfTest(int page) {
    return readCursor(cursorOf(page));
  }

  // expects: NumberFormatException IllegalArgumentException
  @Tool(description = "x")
  public int page(String cursor) {
    String text = readCursor(cursor);
    return text.startsWith("page:") ? Integer.parseInt(text.substring(5)) : 0;
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String sign(String secret, String payload) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
      return HexFormat.of().formatHex(mac.doFinal(payload.getBytes(StandardCharsets.UTF_8)));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] sha256(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every platform has it", e);
    }
  }

  // expects: none
  @Tool(description = "x")
  public String etag(String body) {
    String hex = HexFormat.of().formatHex(sha256(body));
    return hex.equals("") ? "" : '"' + hex + '"';
  }

  // expects: none
  @Tool(description = "x")
  public int etagBytes(String body) {
    String hex = HexFormat.of().formatHex(sha256(body));
    return HexFormat.of().parseHex(hex).length;
  }

  private static String requireBranch(String name) {
    if (name == null || name.isBlank() || name.startsWith("-") || name.contains("..")) {
      throw new IllegalArgumentException("no branch: " + name);
    }
    return name;
  }

  // expects: none
  @Tool(description = "x")
  public String mainHead() {
    return requireBranch("main") + "@HEAD";
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String head(String branch) {
    return requireBranch(branch.trim()) + "@HEAD";
  }

  // expects: none
  @Tool(description = "x")
  public String headOrMain(String branch) {
    return requireBranch(branch.length() > 99 ? "main" : "develop");
  }

  /** A question to the search. */
  static final class Query {
    private final State state;
    private final int limit;

    private Query(Builder builder) {
      this.state = builder.state;
      this.limit = builder.limit;
    }

    static Builder builder() {
      return new Builder();
    }

    static final class Builder {
      private State state = State.OPEN;
      private int limit = 30;

      Builder state(String name) {
        this.state = State.valueOf(name);
        return this;
      }

      Builder limit(int value) {
        if (value < 1 || value > 100) {
          throw new IllegalStateException("limit " + value);
        }
        this.limit = value;
        return this;
      }

      Query build() {
        return new Query(this);
      }
    }

    @Override
    public String toString() {
      return state + "/" + limit;
    }
  }

  // expects: none
  @Tool(description = "x")
  public String openQuery() {
    return Query.builder().state("OPEN").limit(50).build().toString();
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String queryOf(int limit) {
    return Query.builder().state("CLOSED").limit(limit).build().toString();
  }

  // expects: none
  @Tool(description = "x")
  public String cappedQuery(int limit) {
    return Query.builder().limit(Math.max(1, Math.min(limit, 100))).build().toString();
  }

  private Optional<String> find(Collection<String> names, String start) {
    return names.stream().filter(name -> name.startsWith(start)).findFirst();
  }

  // expects: NotFound
  @Tool(description = "x")
  public String findBranch(List<String> names, String start) throws NotFound {
    return find(names, start).orElseThrow(() -> new NotFound(start));
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String findTag(List<String> names, String start) {
    return find(names, start).or(() -> find(names, "v" + start)).orElseThrow();
  }

  // expects: none
  @Tool(description = "x")
  public String findOrMain(List<String> names, String start) {
    return find(names, start).or(() -> Optional.of("main")).get();
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String longest(List<String> names) {
    return names.stream().max(Comparator.comparing(String::length)).get();
  }

  // expects: none
  @Tool(description = "x")
  public String longestOrNone(List<String> names) {
    if (names == null || names.isEmpty()) {
      return "none";
    }
    return names.stream().max(Comparator.comparing(String::length)).get();
  }

  // expects: IllegalStateException IOException
  @Tool(description = "x")
  public CompletableFuture<String> status() {
    HttpRequest request = HttpRequest.newBuilder(URI.create("https://status.example/")).build();
    return http.sendAsync(request, HttpResponse.BodyHandlers.ofString())
        .thenApply(
            response -> {
              if (response.statusCode() != 200) {
                throw new IllegalStateException("status " + response.statusCode());
              }
              return response.body();
            });
  }

  // expects: none
  @Tool(description = "x")
  public CompletableFuture<String> statusOrDown() {
    HttpRequest request = HttpRequest.newBuilder(URI.create("https://status.example/")).build();
    return http.sendAsync(request, HttpResponse.BodyHandlers.ofString())
        .thenApply(HttpResponse::body)
        .exceptionally(failure -> "down: " + failure.getMessage());
  }

  // expects: none
  @Tool(description = "x")
  public CompletableFuture<Integer> statusCode() {
    HttpRequest request = HttpRequest.newBuilder(URI.create("https://status.example/")).build();
    return http.sendAsync(request, HttpResponse.BodyHandlers.discarding())
        .handle((response, failure) -> failure == null ? response.statusCode() : 503);
  }

  sealed interface Auth permits Token, Basic, Anonymous {
    String header();
  }

  record Token(String secret) implements Auth {
    @Override
    public String header() {
      return "Bearer " + secret;
    }
  }

  record Basic(String user, String password) implements Auth {
    Basic {
      if (user.contains(":")) {
        throw new IllegalArgumentException("a user has no colon");
      }
    }

    @Override
    public String header() {
      String pair = user + ":" + password;
      return "Basic " + Base64.getEncoder().encodeToString(pair.getBytes(StandardCharsets.UTF_8));
    }
  }

  record Anonymous() implements Auth {
    @Override
    public String header() {
      throw new UnsupportedOperationException("no header");
    }
  }

  private static String describe(Auth auth) {
    if (auth instanceof Token) {
      return "token";
    } else if (auth instanceof Basic basic) {
      return basic.user();
    } else if (auth instanceof Anonymous) {
      return "nobody";
    }
    throw new AssertionError(auth);
  }

  // expects: none
  @Tool(description = "x")
  public String tokenHeader(String secret) {
    Auth auth = new Token(secret);
    return auth.header();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String basicHeader(String user, String password) {
    return new Basic(user, password).header();
  }

  // expects: none
  @Tool(description = "x")
  public String basicHeaderChecked(String user, String password) {
    if (user.contains(":")) {
      throw new ToolError("A user has no colon");
    }
    return new Basic(user, password).header();
  }

  // expects: none
  @Tool(description = "x")
  public String who(String secret) {
    Auth auth = secret.isEmpty() ? new Anonymous() : new Token(secret);
    return describe(auth);
  }

  // expects: UnsupportedOperationException
  @Tool(description = "x")
  public String anyHeader(String secret) {
    Auth auth = secret.isEmpty() ? new Anonymous() : new Token(secret);
    return auth.header();
  }

  /** The steps of every request. */
  abstract static class Endpoint {
    final String call(String argument) {
      verify(argument);
      return body(argument);
    }

    void verify(String argument) {}

    abstract String body(String argument);
  }

  static final class Gists extends Endpoint {
    @Override
    String body(String argument) {
      return "gist " + argument;
    }
  }

  static final class Keys extends Endpoint {
    @Override
    void verify(String argument) {
      if (!argument.startsWith("ssh-")) {
        throw new ProtocolError(ProtocolError.INVALID_PARAMS, "no key");
      }
      if (argument.length() < 20) {
        throw new IllegalArgumentException("too short");
      }
    }

    @Override
    String body(String argument) {
      return "key " + argument;
    }
  }

  // expects: none
  @Tool(description = "x")
  public String gist(String id) {
    return new Gists().call(id);
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String key(String text) {
    return new Keys().call(text);
  }

  // expects: none
  @Tool(description = "x")
  @SuppressWarnings("collet:UnmappedException")
  public int retryAfter(String header) {
    return Integer.parseInt(header);
  }

  // expects: HttpTimeoutException
  @Tool(description = "x")
  public String ping() throws HttpTimeoutException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(ROOT)).timeout(Duration.ofSeconds(2)).build();
    try {
      return http.send(request, HttpResponse.BodyHandlers.ofString()).body();
    } catch (HttpTimeoutException e) {
      throw e;
    } catch (IOException e) {
      return "unreachable";
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "interrupted";
    }
  }

  // expects: none
  @Tool(description = "x")
  public String repoLink(String owner, String name) {
    URI uri = URI.create(ROOT + enc(owner) + "/" + enc(name));
    return uri.getPath();
  }

  // expects: none
  @Tool(description = "x")
  public String issueLink(int number) {
    return URI.create(ROOT + "issues/" + number).toString();
  }

  // expects: URISyntaxException
  @Tool(description = "x")
  public String host(String link) throws URISyntaxException {
    String host = new URI(link.strip()).getHost();
    return Objects.requireNonNullElse(host, "localhost");
  }

  // expects: none
  @Tool(description = "x")
  public String correlation(String given) {
    UUID id = given.isBlank() ? UUID.randomUUID() : UUID.nameUUIDFromBytes(given.getBytes());
    String text = id.toString();
    return UUID.fromString(text).toString();
  }

  // expects: none
  @Tool(description = "x")
  public int firstDigit(String text) {
    OptionalInt digit = text.chars().filter(Character::isDigit).findFirst();
    return digit.isPresent() ? digit.getAsInt() - '0' : -1;
  }

  // expects: none
  @Tool(description = "x")
  public String busiest(List<String> authors) {
    Map<String, Long> counts =
        authors.stream().collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    return counts.entrySet().stream()
        .max(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .orElse("nobody");
  }

  // expects: none
  @Tool(description = "x")
  public int openStates() {
    EnumSet<State> states = EnumSet.allOf(State.class);
    states.remove(State.CLOSED);
    Iterator<State> iterator = states.iterator();
    int sum = 0;
    while (iterator.hasNext()) {
      sum += iterator.next().ordinal();
    }
    return sum;
  }

  // expects: none
  @Tool(description = "x")
  public String since(String text) {
    Instant since;
    try {
      since = Instant.parse(text);
    } catch (DateTimeParseException e) {
      since = Instant.EPOCH;
    }
    return since.toString();
  }
}
