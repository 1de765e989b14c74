package corpus;

import dev.collet.MapError;
import dev.collet.ProtocolError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeParseException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.Deque;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** GitHub's REST API, handed to a model. */
public class HubProxyTools {

  static class ApiError extends RuntimeException {
    final int status;

    ApiError(int status, String message) {
      super(message);
      this.status = status;
    }
  }

  static class MissingRepo extends ApiError {
    MissingRepo(String what) {
      super(404, "no such thing: " + what);
    }
  }

  static class RateLimited extends ApiError {
    RateLimited() {
      super(429, "slow down");
    }
  }

  static class TooManyPages extends RuntimeException {}

  static class BadJson extends Exception {
    final int at;

    BadJson(String message, int at) {
      super(message + " at " + at);
      this.at = at;
    }
  }

  /** Just enough JSON. */
  static final class Json {
    private final String text;
    private int at;

    private Json(String text) {
      this.text = text;
    }

    static Object read(String text) throws BadJson {
      Json json = new Json(text);
      Object value = json.value();
      json.blanks();
      if (json.at < text.length()) {
        throw new BadJson("something behind the value", json.at);
      }
      return value;
    }

    private Object value() throws BadJson {
      blanks();
      if (at >= text.length()) {
        throw new BadJson("the text ends", at);
      }
      char c = text.charAt(at);
      switch (c) {
        case '{':
          return object();
        case '[':
          return array();
        case '"':
          return string();
        default:
          return c == '-' || Character.isDigit(c) ? number() : word();
      }
    }

    private Map<String, Object> object() throws BadJson {
      Map<String, Object> members = new LinkedHashMap<>();
      at++;
      blanks();
      while (peek() != '}') {
        blanks();
        if (peek() != '"') {
          throw new BadJson("a name was expected", at);
        }
        String name = string();
        blanks();
        eat(':');
        members.put(name, value());
        blanks();
        if (peek() == ',') {
          at++;
        }
      }
      at++;
      return members;
    }

    private List<Object> array() throws BadJson {
      List<Object> items = new ArrayList<>();
      at++;
      blanks();
      while (peek() != ']') {
        items.add(value());
        blanks();
        if (peek() == ',') {
          at++;
        }
      }
      at++;
      return items;
    }

    private String string() throws BadJson {
      StringBuilder result = new StringBuilder();
      at++;
      while (peek() != '"') {
        char c = text.charAt(at++);
        if (c != '\\') {
          result.append(c);
          continue;
        }
        char escape = peek();
        at++;
        if (escape == 'u') {
          if (at + 4 > text.length()) {
            throw new BadJson("short escape", at);
          }
          result.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
          at += 4;
        } else {
          result.append(escape == 'n' ? '\n' : escape == 't' ? '\t' : escape);
        }
      }
      at++;
      return result.toString();
    }

    private Object number() throws BadJson {
      int from = at;
      while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
        at++;
      }
      try {
        return Double.parseDouble(text.substring(from, at));
      } catch (NumberFormatException e) {
        throw new BadJson("no number: " + text.substring(from, at), from);
      }
    }

    private Object word() throws BadJson {
      for (String word : List.of("true", "false", "null")) {
        if (text.startsWith(word, at)) {
          at += word.length();
          return word.equals("null") ? null : Boolean.parseBoolean(word);
        }
      }
      throw new BadJson("a value was expected", at);
    }

    private void eat(char expected) throws BadJson {
      if (peek() != expected) {
        throw new BadJson("expected " + expected, at);
      }
      at++;
    }

    private char peek() throws BadJson {
      if (at >= text.length()) {
        throw new BadJson("the text ends", at);
      }
      return text.charAt(at);
    }

    private void blanks() {
      while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
        at++;
      }
    }
  }

  enum Visibility {
    PUBLIC,
    PRIVATE,
    INTERNAL;

    static Visibility of(String text) {
      return valueOf(text.trim().toUpperCase(Locale.ROOT));
    }

    static Optional<Visibility> find(String text) {
      for (Visibility each : values()) {
        if (each.name().equalsIgnoreCase(text)) {
          return Optional.of(each);
        }
      }
      return Optional.empty();
    }
  }

  enum Sort {
    CREATED,
    UPDATED,
    COMMENTS
  }

  @FunctionalInterface
  interface Attempt<T, X extends Exception> {
    T run() throws X;
  }

  /** What to do with an answer that is no 200. */
  interface Policy {
    String answer(HttpResponse<String> response);
  }

  static final class Strict implements Policy {
    @Override
    public String answer(HttpResponse<String> response) {
      throw new ApiError(response.statusCode(), response.body());
    }
  }

  static final class Lenient implements Policy {
    private final String instead;

    Lenient(String instead) {
      this.instead = instead;
    }

    @Override
    public String answer(HttpResponse<String> response) {
      return instead;
    }
  }

  static final class Query {
    private final Map<String, String> parameters = new LinkedHashMap<>();
    private String path;

    Query path(String path) {
      this.path = path;
      return this;
    }

    Query with(String name, Object value) {
      if (value != null) {
        parameters.put(name, String.valueOf(value));
      }
      return this;
    }

    String build() {
      if (path == null || path.isBlank()) {
        throw new IllegalStateException("a query needs a path");
      }
      return path
          + parameters.entrySet().stream()
              .map(e -> encode(e.getKey()) + "=" + encode(e.getValue()))
              .collect(Collectors.joining("&", "?", ""));
    }
  }

  record RepoRef(String owner, String name) {
    RepoRef {
      if (owner.isBlank() || name.isBlank()) {
        throw new IllegalArgumentException("owner and name");
      }
    }

    static RepoRef parse(String slug) {
      int slash = slug.indexOf('/');
      if (slash < 1 || slash == slug.length() - 1) {
        throw new ToolError("Write it as owner/name, not '" + slug + "'");
      }
      return new RepoRef(slug.substring(0, slash), slug.substring(slash + 1));
    }
  }

  record Page(int number, int size) {
    Page {
      if (number < 1) {
        throw new ToolError("Pages start at 1");
      }
      size = Math.min(Math.max(size, 1), 100);
    }
  }

  private static final String BASE = "https://api.github.com";
  private static final URI ROOT = URI.create("https://api.github.com/");
  private static final Pattern SLUG = Pattern.compile("[A-Za-z0-9_.-]{1,100}");
  private static final Pattern NEXT = Pattern.compile("<([^>]+)>;\\s*rel=\"next\"");
  private static final Pattern UUID_TEXT =
      Pattern.compile("[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}");
  private static final Pattern STARS = Pattern.compile("\"stargazers_count\":\\s*(\\d{1,9})\\b");
  private static final Pattern FORKS = Pattern.compile("\"forks_count\":\\s*(\\d+)");

  private final HttpClient client =
      HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).followRedirects(HttpClient.Redirect.NORMAL).build();
  private final Map<String, String> cache = new ConcurrentHashMap<>();

  private static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private static HttpRequest get(URI uri) {
    return HttpRequest.newBuilder(uri)
        .header("Accept", "application/vnd.github+json")
        .timeout(Duration.ofSeconds(20))
        .GET()
        .build();
  }

  private static String slug(String text) {
    if (text == null || !SLUG.matcher(text).matches()) {
      throw new ToolError("'" + text + "' is no name on GitHub.");
    }
    return text;
  }

  private static URI repoUri(String owner, String name, String rest) {
    return URI.create(BASE + "/repos/" + slug(owner) + "/" + slug(name) + rest);
  }

  private HttpResponse<String> exchange(HttpRequest request) {
    try {
      return client.send(request, BodyHandlers.ofString());
    } catch (IOException e) {
      throw new ToolError("GitHub can't be reached: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ToolError("Stopped.", e);
    }
  }

  private String bodyOf(HttpResponse<String> response) {
    return switch (response.statusCode()) {
      case 200, 201 -> response.body();
      case 204 -> "";
      case 404 -> throw new MissingRepo(response.uri().getPath());
      case 403, 429 -> throw new RateLimited();
      default -> throw new ApiError(response.statusCode(), response.body());
    };
  }

  private String friendly(HttpResponse<String> response) {
    int status = response.statusCode();
    if (status / 100 == 2) {
      return response.body();
    }
    throw new ToolError(status == 404 ? "There is no such thing on GitHub." : "GitHub answered " + status);
  }

  private String fetchRepo(String owner, String name) {
    return friendly(exchange(get(repoUri(owner, name, ""))));
  }

  private int starsOf(String owner, String name) {
    Matcher matcher = STARS.matcher(bodyOf(exchange(get(repoUri(owner, name, "")))));
    return matcher.find() ? Integer.parseInt(matcher.group(1)) : 0;
  }

  private <T, X extends Exception> T retry(int times, Attempt<T, X> attempt) throws X {
    for (int i = 1; ; i++) {
      try {
        return attempt.run();
      } catch (Exception e) {
        if (i >= times) {
          throw e;
        }
      }
    }
  }

  // expects: IOException IllegalArgumentException InterruptedException
  @Tool(description = "Anything of the API")
  public String raw(String path) throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(URI.create(BASE + "/" + path)).GET().build();
    return client.send(request, BodyHandlers.ofString()).body();
  }

  // expects: none
  @Tool(description = "A repository")
  public String repo(String owner, String name) {
    return fetchRepo(owner, name);
  }

  // expects: none
  @Tool(description = "Search repositories")
  public String searchRepos(String words, int page) {
    String query = "/search/repositories?q=" + encode(words) + "&page=" + Math.max(1, page);
    return friendly(exchange(get(URI.create(BASE + query))));
  }

  // expects: none
  @Tool(description = "A file of a repository")
  public String file(String owner, String name, String path) {
    URI uri;
    try {
      uri = new URI("https", "api.github.com", "/repos/" + slug(owner) + "/" + slug(name) + "/contents/" + path, null);
    } catch (URISyntaxException e) {
      throw new ToolError("No path: " + e.getReason(), e);
    }
    return friendly(exchange(get(uri)));
  }

  // expects: IllegalArgumentException
  @Tool(description = "Follow a link that GitHub gave")
  public String follow(String url) {
    URI uri;
    try {
      uri = new URI(url);
    } catch (URISyntaxException e) {
      throw new ToolError("'" + url + "' is no link: " + e.getReason());
    }
    return friendly(exchange(HttpRequest.newBuilder(uri).GET().build()));
  }

  // expects: none
  @Tool(description = "Follow a link that GitHub gave, carefully")
  public String followHttps(String url) {
    try {
      URI uri = new URI(url);
      if (!"https".equalsIgnoreCase(uri.getScheme()) || uri.getHost() == null) {
        return "Only https links can be followed.";
      }
      return friendly(exchange(HttpRequest.newBuilder(uri).GET().build()));
    } catch (URISyntaxException e) {
      return "No link: " + e.getReason();
    }
  }

  // expects: IllegalArgumentException
  @Tool(description = "A path below the API's root")
  public String below(String path) {
    if (path.startsWith("/")) {
      throw new ProtocolError(ProtocolError.INVALID_PARAMS, "relative paths only");
    }
    return friendly(exchange(get(ROOT.resolve(path))));
  }

  // expects: IOException MalformedURLException
  @Tool(description = "Raw download, the old way")
  public String download(String url) throws IOException {
    URL address = new URL(url);
    try (var in = address.openStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  // expects: NumberFormatException
  @Tool(description = "One page of issues")
  public String issues(String owner, String name, String page) {
    int number = page == null || page.isEmpty() ? 1 : Integer.parseInt(page.trim());
    return friendly(exchange(get(repoUri(owner, name, "/issues?page=" + number))));
  }

  // expects: none
  @Tool(description = "One page of issues, whatever the page is called")
  public String issuesPage(String owner, String name, String page) {
    int number = 1;
    if (page != null && page.matches("[0-9]{1,4}")) {
      number = Integer.parseInt(page);
    } else if ("first".equals(page)) {
      number = 1;
    }
    return friendly(exchange(get(repoUri(owner, name, "/issues?page=" + number))));
  }

  private Optional<URI> nextPage(HttpHeaders headers) {
    return headers.firstValue("Link").map(NEXT::matcher).filter(Matcher::find).map(m -> URI.create(m.group(1)));
  }

  // expects: IllegalArgumentException TooManyPages
  @Tool(description = "All issues")
  public List<String> allIssues(String owner, String name) {
    List<String> pages = new ArrayList<>();
    Optional<URI> next = Optional.of(repoUri(owner, name, "/issues?per_page=100"));
    while (next.isPresent()) {
      if (pages.size() > 50) {
        throw new TooManyPages();
      }
      HttpResponse<String> response = exchange(get(next.get()));
      pages.add(friendly(response));
      next = nextPage(response.headers());
    }
    return pages;
  }

  // expects: none
  @Tool(description = "All commits, by page number")
  public List<String> allCommits(String owner, String name) {
    List<String> pages = new ArrayList<>();
    for (int page = 1; page <= 20; page++) {
      HttpResponse<String> response = exchange(get(repoUri(owner, name, "/commits?per_page=100&page=" + page)));
      String body = friendly(response);
      if (body.isBlank() || body.strip().equals("[]")) {
        break;
      }
      pages.add(body);
    }
    return Collections.unmodifiableList(pages);
  }

  // expects: IOException
  @Tool(description = "The readme, with three tries")
  public String readme(String owner, String name) throws IOException {
    HttpRequest request = get(repoUri(owner, name, "/readme"));
    IOException last = new IOException("never tried");
    for (int i = 0; i < 3; i++) {
      try {
        return client.send(request, BodyHandlers.ofString()).body();
      } catch (IOException e) {
        last = e;
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new ToolError("Stopped");
      }
    }
    throw last;
  }

  // expects: none
  @Tool(description = "The licence, with five tries")
  public String licence(String owner, String name) {
    HttpRequest request = get(repoUri(owner, name, "/license"));
    try {
      return retry(5, () -> client.send(request, BodyHandlers.ofString())).body();
    } catch (ToolError e) {
      throw e;
    } catch (Exception e) {
      if (e instanceof InterruptedException) {
        Thread.currentThread().interrupt();
      }
      throw new ToolError("No licence could be read: " + e.getMessage(), e);
    }
  }

  // expects: ApiError MissingRepo RateLimited
  @Tool(description = "Topics, with two tries")
  public String topics(String owner, String name) {
    return retry(2, () -> bodyOf(exchange(get(repoUri(owner, name, "/topics")))));
  }

  // expects: InterruptedException NumberFormatException
  @Tool(description = "Waits until the rate limit is over")
  public long awaitLimit() throws InterruptedException {
    HttpResponse<String> response = exchange(get(URI.create(BASE + "/rate_limit")));
    long reset = response.headers().firstValue("X-RateLimit-Reset").map(Long::parseLong).orElse(0L);
    long wait = reset - Instant.now().getEpochSecond();
    if (wait > 0 && wait < 60) {
      Thread.sleep(wait * 1000);
    }
    return wait;
  }

  // expects: none
  @Tool(description = "Calls left in this hour")
  public long callsLeft() {
    HttpHeaders headers = exchange(get(URI.create(BASE + "/rate_limit"))).headers();
    return headers
        .firstValue("X-RateLimit-Remaining")
        .map(String::trim)
        .filter(value -> value.matches("\\d{1,12}"))
        .map(Long::parseLong)
        .orElse(-1L);
  }

  // expects: none
  @Tool(description = "When the limit ends")
  public String limitEnds() {
    HttpResponse<String> response = exchange(get(URI.create(BASE + "/rate_limit")));
    String text = response.headers().firstValue("X-RateLimit-Reset").orElse("");
    try {
      return Instant.ofEpochSecond(Long.parseLong(text)).toString();
    } catch (NumberFormatException | java.time.DateTimeException e) {
      return "unknown";
    }
  }

  // expects: CompletionException
  @Tool(description = "Stars of several repositories")
  public int totalStars(String owner, List<String> names) {
    List<CompletableFuture<Integer>> futures = new ArrayList<>();
    for (String name : names) {
      futures.add(CompletableFuture.supplyAsync(() -> starsOf(owner, name)));
    }
    int sum = 0;
    for (CompletableFuture<Integer> future : futures) {
      sum += future.join();
    }
    return sum;
  }

  // expects: none
  @Tool(description = "Stars of several repositories; those that fail count nothing")
  public int knownStars(String owner, List<String> names) {
    List<CompletableFuture<Integer>> futures =
        names.stream()
            .map(name -> CompletableFuture.supplyAsync(() -> starsOf(owner, name)).exceptionally(e -> 0))
            .toList();
    return futures.stream().mapToInt(CompletableFuture::join).sum();
  }

  // expects: ExecutionException InterruptedException TimeoutException
  @Tool(description = "Both, or nothing")
  public String two(String owner, String left, String right)
      throws ExecutionException, InterruptedException, TimeoutException {
    CompletableFuture<String> a = CompletableFuture.supplyAsync(() -> fetchRepo(owner, left));
    CompletableFuture<String> b = CompletableFuture.supplyAsync(() -> fetchRepo(owner, right));
    return a.thenCombine(b, (x, y) -> x + "\n" + y).get(30, TimeUnit.SECONDS);
  }

  // expects: none
  @Tool(description = "Whichever is first")
  public String first(String owner, String left, String right) {
    CompletableFuture<String> a = CompletableFuture.supplyAsync(() -> fetchRepo(owner, left));
    CompletableFuture<String> b = CompletableFuture.supplyAsync(() -> fetchRepo(owner, right));
    try {
      return String.valueOf(CompletableFuture.anyOf(a, b).get(10, TimeUnit.SECONDS));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "stopped";
    } catch (ExecutionException e) {
      return "failed: " + e.getCause().getMessage();
    } catch (TimeoutException e) {
      a.cancel(true);
      b.cancel(true);
      return "too slow";
    }
  }

  // expects: ApiError IOException MissingRepo RateLimited
  @Tool(description = "A repository, later")
  public CompletableFuture<String> repoLater(String owner, String name) {
    return client.sendAsync(get(repoUri(owner, name, "")), BodyHandlers.ofString()).thenApply(this::bodyOf);
  }

  // expects: none
  @Tool(description = "A repository, later or never")
  public CompletionStage<String> repoOrReason(String owner, String name) {
    return client
        .sendAsync(get(repoUri(owner, name, "/branches")), BodyHandlers.ofString())
        .thenApply(this::bodyOf)
        .handle((body, failure) -> failure == null ? body : "failed: " + failure.getMessage());
  }

  // expects: RateLimited
  @Tool(description = "From the cache, later")
  public CompletableFuture<String> cachedLater(String key) {
    String value = cache.get(key);
    if (value != null) {
      return CompletableFuture.completedFuture(value);
    }
    return CompletableFuture.failedFuture(new RateLimited());
  }

  // expects: BadJson NumberFormatException
  @Tool(description = "Names in a JSON object")
  public List<String> names(String json) throws BadJson {
    Object value = Json.read(json);
    if (value instanceof Map<?, ?> map) {
      return map.keySet().stream().map(String::valueOf).sorted().toList();
    }
    return List.of();
  }

  // expects: none
  @Tool(description = "Is it JSON?")
  public String check(String json) {
    try {
      Object value = Json.read(json);
      return value instanceof List<?> list ? "a list of " + list.size() : "fine";
    } catch (BadJson e) {
      return "no JSON at " + e.at;
    } catch (NumberFormatException e) {
      throw new ToolError("An escape is broken", e);
    }
  }

  // expects: ApiError MissingRepo RateLimited
  @Tool(description = "Stars")
  public int stars(String owner, String name) {
    return starsOf(owner, name);
  }

  // expects: none
  @Tool(description = "Stars, of a body that was fetched before")
  public int starsIn(String body) {
    int most = 0;
    Matcher matcher = STARS.matcher(body);
    while (matcher.find()) {
      most = Math.max(most, Integer.parseInt(matcher.group(1)));
    }
    return most;
  }

  // expects: NumberFormatException
  @Tool(description = "Forks, of a body that was fetched before")
  public int forksIn(String body) {
    Matcher matcher = FORKS.matcher(body);
    if (!matcher.find()) {
      return 0;
    }
    return Integer.parseInt(matcher.group(1));
  }

  // expects: ApiError MissingRepo
  @MapError(exception = RateLimited.class, message = "Wait a minute.")
  @Tool(description = "Watchers")
  public String watchers(String owner, String name) {
    return bodyOf(exchange(get(repoUri(owner, name, "/subscribers"))));
  }

  // expects: none
  @MapError(exception = ApiError.class, message = "GitHub refused.")
  @Tool(description = "Tags")
  public String tags(String owner, String name) {
    return bodyOf(exchange(get(repoUri(owner, name, "/tags"))));
  }

  private static byte[] sha256(byte[] content) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(content);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  // expects: none
  @Tool(description = "The content's etag")
  public String etag(String content) {
    return '"' + HexFormat.of().formatHex(sha256(content.getBytes(StandardCharsets.UTF_8))) + '"';
  }

  // expects: IllegalArgumentException
  @Tool(description = "A blob's text")
  public String blob(String content) {
    byte[] bytes = Base64.getDecoder().decode(content.replace("\n", ""));
    return new String(bytes, StandardCharsets.UTF_8);
  }

  // expects: none
  @Tool(description = "A blob's text, if it is one")
  public String blobOrNothing(String content) {
    return decoded(content).map(b -> new String(b, StandardCharsets.UTF_8)).orElse("");
  }

  private static Optional<byte[]> decoded(String content) {
    try {
      return Optional.of(Base64.getMimeDecoder().decode(content));
    } catch (IllegalArgumentException notBase64) {
      return Optional.empty();
    }
  }

  private static Instant instant(String text) {
    return Instant.parse(text.endsWith("Z") ? text : text + "T00:00:00Z");
  }

  private static String sinceParameter(String since) {
    return since == null ? "" : "?since=" + encode(instant(since).toString());
  }

  // expects: DateTimeParseException
  @Tool(description = "Commits since a day")
  public String commitsSince(String owner, String name, String since) {
    return friendly(exchange(get(repoUri(owner, name, "/commits" + sinceParameter(since)))));
  }

  // expects: none
  @Tool(description = "How long ago was it?")
  public long daysAgo(String timestamp) {
    OffsetDateTime then;
    try {
      then = OffsetDateTime.parse(timestamp);
    } catch (DateTimeParseException e) {
      try {
        then = Instant.parse(timestamp.strip()).atZone(ZoneId.of("UTC")).toOffsetDateTime();
      } catch (java.time.DateTimeException again) {
        return -1;
      }
    }
    return Duration.between(then.toInstant(), Instant.now()).toDays();
  }

  // expects: IllegalArgumentException
  @Tool(description = "Repositories of a visibility")
  public String visible(String visibility) {
    return switch (Visibility.of(visibility)) {
      case PUBLIC -> "everybody";
      case PRIVATE -> "members";
      case INTERNAL -> "staff";
    };
  }

  // expects: none
  @Tool(description = "Who sees it?")
  public String whoSees(String visibility) {
    Visibility known =
        Visibility.find(visibility).orElseThrow(() -> new ToolError("public, private or internal, please"));
    return known == Visibility.PUBLIC ? "everybody" : "some";
  }

  // expects: none
  @Tool(description = "Sorted issues")
  public String sorted(String owner, String name, String by) {
    Sort sort =
        switch (by.toLowerCase(Locale.ROOT)) {
          case "created", "updated", "comments" -> Sort.valueOf(by.toUpperCase(Locale.ROOT));
          default -> throw new ToolError("created, updated or comments");
        };
    return friendly(exchange(get(repoUri(owner, name, "/issues?sort=" + sort.name().toLowerCase(Locale.ROOT)))));
  }

  // expects: IllegalArgumentException
  @Tool(description = "The parameters of a link")
  public Map<String, String> parameters(String link) {
    Map<String, String> result = new LinkedHashMap<>();
    int mark = link.indexOf('?');
    if (mark < 0) {
      return result;
    }
    for (String pair : link.substring(mark + 1).split("&")) {
      String[] parts = pair.split("=", 2);
      result.put(parts[0], parts.length > 1 ? URLDecoder.decode(parts[1], StandardCharsets.UTF_8) : "");
    }
    return result;
  }

  // expects: none
  @Tool(description = "Search code")
  public String searchCode(String words, String language, Integer page) {
    String query =
        new Query().path("/search/code").with("q", words).with("language", language).with("page", page).build();
    return friendly(exchange(get(URI.create(BASE + query))));
  }

  // expects: IllegalStateException
  @Tool(description = "The address of a search")
  public String address(String kind, String words) {
    return BASE + new Query().path(kind).with("q", words).build();
  }

  // expects: none
  @Tool(description = "Both parts of a repository's name")
  public List<String> parts(String slug) {
    try {
      RepoRef ref = RepoRef.parse(slug);
      return List.of(ref.owner(), ref.name());
    } catch (IllegalArgumentException e) {
      return List.of();
    }
  }

  // expects: IllegalArgumentException
  @Tool(description = "A repository's clone address")
  public String cloneUrl(RepoRef ref) {
    return "https://github.com/" + ref.owner() + "/" + ref.name() + ".git";
  }

  // expects: none
  @Tool(description = "Where a page starts")
  public long offset(Page page) {
    return (page.number() - 1L) * page.size();
  }

  private String withPolicy(URI uri, Policy policy) {
    HttpResponse<String> response = exchange(get(uri));
    return response.statusCode() == 200 ? response.body() : policy.answer(response);
  }

  // expects: none
  @Tool(description = "Releases, or none")
  public String releases(String owner, String name) {
    return withPolicy(repoUri(owner, name, "/releases"), new Lenient("[]"));
  }

  // expects: ApiError
  @Tool(description = "The latest release")
  public String latest(String owner, String name) {
    return withPolicy(repoUri(owner, name, "/releases/latest"), new Strict());
  }

  // expects: none
  @Tool(description = "A delivery's id")
  public long delivery(String id) {
    if (id == null || !UUID_TEXT.matcher(id).matches()) {
      return 0;
    }
    UUID uuid = UUID.fromString(id);
    return uuid.getMostSignificantBits() ^ uuid.getLeastSignificantBits();
  }

  // expects: MissingRepo
  @Tool(description = "From the cache")
  public String cached(String key) {
    return cache.computeIfAbsent(
        key,
        k -> {
          if (!k.startsWith("repo:")) {
            throw new MissingRepo(k);
          }
          return "[" + k.substring(5) + "]";
        });
  }

  // expects: IllegalFormatException
  @Tool(description = "A line for each name")
  public List<String> lines(String template, List<String> names) {
    return names.stream().map(name -> String.format(template, name, name.length())).collect(Collectors.toList());
  }

  private static <A> Function<A, String> safely(Function<A, String> function) {
    return argument -> {
      try {
        return function.apply(argument);
      } catch (RuntimeException e) {
        return "?";
      }
    };
  }

  // expects: none
  @Tool(description = "Days of timestamps")
  public List<String> days(List<String> timestamps) {
    return timestamps.stream().map(safely(t -> OffsetDateTime.parse(t).toLocalDate().toString())).toList();
  }

  private static <T> T orFail(T value, Supplier<? extends RuntimeException> failure) {
    if (value == null) {
      throw failure.get();
    }
    return value;
  }

  // expects: MissingRepo
  @Tool(description = "Strictly from the cache")
  public String strictlyCached(String key) {
    String value = orFail(cache.get(key), () -> new MissingRepo(key));
    return orFail(value.strip(), () -> new ToolError("empty"));
  }

  // expects: none
  @Tool(description = "Do the brackets match?")
  public boolean balanced(String json) {
    Deque<Character> open = new ArrayDeque<>();
    for (char c : json.toCharArray()) {
      if (c == '[' || c == '{') {
        open.push(c);
      } else if (c == ']' || c == '}') {
        if (open.isEmpty()) {
          return false;
        }
        char last = open.pop();
        if (last == '[' != (c == ']')) {
          return false;
        }
      }
    }
    return open.isEmpty();
  }
}
