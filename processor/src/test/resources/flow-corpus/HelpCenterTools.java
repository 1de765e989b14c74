package corpus;

import dev.collet.MapError;
import dev.collet.ProtocolError;
import dev.collet.Sensitive;
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
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.text.NumberFormat;
import java.text.ParseException;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Currency;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import javax.sql.DataSource;

/** Articles and tickets of a help center. */
public class HelpCenterTools {

  private static final Logger LOG = Logger.getLogger(HelpCenterTools.class.getName());
  private static final String SITE = "https://help.example.com/articles/";
  private static final Pattern TICKET =
      Pattern.compile("[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}");

  static class InvalidCursor extends RuntimeException {
    InvalidCursor(String message) {
      super(message);
    }
  }

  static class ArticleNotFound extends Exception {
    ArticleNotFound(long id) {
      super("no article " + id);
    }
  }

  static class TooManyRequests extends RuntimeException {
    TooManyRequests() {
      super("slow down");
    }
  }

  static class UpstreamFailed extends RuntimeException {
    UpstreamFailed(String message, Throwable cause) {
      super(message, cause);
    }
  }

  /** Where a list of results goes on. */
  record Cursor(int offset, String query) {
    Cursor {
      if (offset < 0) {
        throw new InvalidCursor("an offset below zero");
      }
    }

    String encode() {
      byte[] bytes = (offset + ":" + query).getBytes(StandardCharsets.UTF_8);
      return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    static Cursor decode(String text) {
      String plain = new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8);
      int colon = plain.indexOf(':');
      if (colon < 0) {
        throw new InvalidCursor("no offset");
      }
      return new Cursor(Integer.parseInt(plain.substring(0, colon)), plain.substring(colon + 1));
    }

    static Optional<Cursor> tryDecode(String text) {
      try {
        return Optional.of(decode(text));
      } catch (IllegalArgumentException | InvalidCursor e) {
        return Optional.empty();
      }
    }
  }

  enum Status {
    OPEN,
    WAITING,
    CLOSED;

    Status next(String action) {
      return switch (this) {
        case OPEN -> action.equals("ask") ? WAITING : CLOSED;
        case WAITING -> OPEN;
        case CLOSED -> throw new IllegalStateException("a closed ticket stays closed");
      };
    }

    static Status parse(String text) {
      try {
        return valueOf(text.strip().toUpperCase(Locale.ROOT));
      } catch (IllegalArgumentException e) {
        throw new ToolError("A status is OPEN, WAITING or CLOSED");
      }
    }
  }

  /** How often one may search. */
  static final class RateLimiter {
    private final Lock lock = new ReentrantLock();
    private final int most;
    private int used;

    RateLimiter(int most) {
      this.most = most;
    }

    void take() {
      lock.lock();
      try {
        if (used >= most) {
          throw new TooManyRequests();
        }
        used++;
      } finally {
        lock.unlock();
      }
    }

    boolean tryTake() {
      lock.lock();
      try {
        if (used < most) {
          used++;
          return true;
        }
        return false;
      } finally {
        lock.unlock();
      }
    }
  }

  static final class ArticleStore {
    private final DataSource database;

    ArticleStore(DataSource database) {
      this.database = database;
    }

    String title(long id) throws SQLException, ArticleNotFound {
      try (Connection connection = database.getConnection();
          PreparedStatement select =
              connection.prepareStatement("select title from article where id = ?")) {
        select.setLong(1, id);
        try (ResultSet rows = select.executeQuery()) {
          if (!rows.next()) {
            throw new ArticleNotFound(id);
          }
          return rows.getString(1);
        }
      }
    }

    Optional<String> find(long id) {
      try {
        return Optional.of(title(id));
      } catch (ArticleNotFound e) {
        return Optional.empty();
      } catch (SQLException e) {
        throw new UpstreamFailed("the database failed", e);
      }
    }

    int count() {
      try (Connection connection = database.getConnection();
          PreparedStatement select = connection.prepareStatement("select count(*) from article");
          ResultSet rows = select.executeQuery()) {
        return rows.next() ? rows.getInt(1) : 0;
      } catch (SQLException e) {
        LOG.log(Level.WARNING, "cannot count", e);
        return -1;
      }
    }
  }

  @FunctionalInterface
  interface Call<T> {
    T run() throws IOException, InterruptedException;
  }

  private final HttpClient http;
  private final ArticleStore articles;
  private final DataSource database;
  private final RateLimiter limiter = new RateLimiter(100);
  private final Semaphore searches = new Semaphore(4);

  public HelpCenterTools(HttpClient http, DataSource database) {
    this.http = http;
    this.database = database;
    this.articles = new ArticleStore(database);
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private String get(URI address) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(address).timeout(Duration.ofSeconds(10)).GET().build();
    HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
    if (response.statusCode() != 200) {
      throw new IOException("status " + response.statusCode());
    }
    return response.body();
  }

  private static <T> T upstream(Call<T> call) {
    try {
      return call.run();
    } catch (IOException e) {
      throw new UpstreamFailed("the site failed", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ToolError("Interrupted, try again");
    }
  }

  // expects: IllegalArgumentException NumberFormatException InvalidCursor
  @Tool(description = "Goes on with a search")
  public String page(String cursor) {
    Cursor at = Cursor.decode(cursor);
    return at.query() + " from " + at.offset();
  }

  // expects: none
  @Tool(description = "Goes on with a search, explains a wrong cursor")
  public String pageChecked(String cursor) {
    Cursor at =
        Cursor.tryDecode(cursor)
            .orElseThrow(() -> new ProtocolError(ProtocolError.INVALID_PARAMS, "no such cursor"));
    return at.query() + " from " + at.offset();
  }

  // expects: InvalidCursor
  @Tool(description = "Goes on with a search, from the start if the cursor is empty")
  public String pageOrStart(String cursor, String query) {
    if (cursor.isBlank()) {
      return new Cursor(0, query).encode();
    }
    try {
      return Cursor.decode(cursor).encode();
    } catch (IllegalArgumentException e) {
      throw new ToolError("The cursor is damaged", e);
    }
  }

  // expects: InvalidCursor
  @Tool(description = "The cursor for a place in the results")
  public String cursorAt(int offset, String query) {
    return new Cursor(offset, query).encode();
  }

  // expects: none
  @Tool(description = "The cursor of a page")
  public String cursorOfPage(int page, String query) {
    if (page < 0 || page > 1000) {
      throw new ToolError("Pages go from 0 to 1000");
    }
    return new Cursor(page * 20, query).encode();
  }

  // expects: SQLException ArticleNotFound
  @Tool(description = "An article's title")
  public String title(long id) throws SQLException, ArticleNotFound {
    return articles.title(id);
  }

  // expects: ArticleNotFound
  @Tool(description = "An article's title, in capitals")
  public String loudTitle(long id) throws ArticleNotFound {
    try {
      return articles.title(id).toUpperCase(Locale.ROOT);
    } catch (SQLException e) {
      LOG.log(Level.SEVERE, "database", e);
      throw new ToolError("The articles cannot be read now");
    }
  }

  // expects: UpstreamFailed
  @Tool(description = "An article's title, or a dash")
  public String titleOrDash(long id) {
    return articles.find(id).orElse("-");
  }

  // expects: none
  @Tool(description = "Titles of articles that are there")
  @MapError(exception = UpstreamFailed.class, message = "The articles cannot be read now.")
  public List<String> titles(List<Long> ids) {
    return ids.stream().map(articles::find).filter(Optional::isPresent).map(Optional::get).toList();
  }

  // expects: none
  @Tool(description = "How many articles there are")
  public String articleCount() {
    int count = articles.count();
    return count < 0 ? "unknown" : String.valueOf(count);
  }

  // expects: SQLException
  @Tool(description = "Renames an article")
  public int rename(long id, String title) throws SQLException {
    if (title.isBlank()) {
      throw new ToolError("Give a title");
    }
    try (Connection connection = database.getConnection()) {
      connection.setAutoCommit(false);
      try (PreparedStatement update =
          connection.prepareStatement("update article set title = ? where id = ?")) {
        update.setString(1, title);
        update.setLong(2, id);
        int changed = update.executeUpdate();
        connection.commit();
        return changed;
      } catch (SQLException e) {
        connection.rollback();
        throw new ToolError("The article could not be renamed", e);
      }
    }
  }

  // expects: IOException InterruptedException
  @Tool(description = "An article's page")
  public String fetch(String slug) throws IOException, InterruptedException {
    return get(URI.create(SITE + encoded(slug)));
  }

  // expects: none
  @Tool(description = "An article's page, empty when the site fails")
  public String fetchOrEmpty(String slug) {
    try {
      return get(URI.create(SITE + encoded(slug)));
    } catch (IOException e) {
      LOG.log(Level.INFO, "no page", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return "";
  }

  // expects: IllegalArgumentException IOException InterruptedException
  @Tool(description = "A page of another site")
  public String fetchAddress(String address) throws IOException, InterruptedException {
    return get(URI.create(address));
  }

  // expects: UpstreamFailed
  @Tool(description = "How long an article's page is")
  public int pageLength(String slug) {
    URI address = URI.create(SITE + encoded(slug));
    return upstream(() -> get(address)).length();
  }

  // expects: none
  @Tool(description = "Whether an article's page mentions a word")
  public boolean mentions(String slug, String word) {
    try {
      return upstream(() -> get(URI.create(SITE + encoded(slug)))).contains(word);
    } catch (UpstreamFailed e) {
      throw new ToolError(e.getMessage(), e);
    }
  }

  // expects: IllegalArgumentException
  @Tool(description = "The link to an article")
  public String link(String slug) {
    return URI.create(SITE + slug.toLowerCase(Locale.ROOT)).toASCIIString();
  }

  // expects: none
  @Tool(description = "The link to a search")
  public String searchLink(String query, int page) {
    return URI.create("https://help.example.com/search?q=" + encoded(query) + "&page=" + page)
        .toString();
  }

  // expects: URISyntaxException
  @Tool(description = "The link to a customer's own help center")
  public String customerLink(String host, String path) throws URISyntaxException {
    return new URI("https", host, "/" + path, null).toString();
  }

  // expects: none
  @Tool(description = "The host of a link")
  public String host(String link) {
    try {
      return Optional.ofNullable(new URI(link).getHost()).orElse("");
    } catch (URISyntaxException e) {
      throw new ToolError("'" + link + "' is no link: " + e.getReason());
    }
  }

  private static ZoneId zoneOrUtc(String zone) {
    try {
      return ZoneId.of(zone);
    } catch (DateTimeException e) {
      LOG.fine(() -> "no zone " + zone);
      return ZoneOffset.UTC;
    }
  }

  // expects: DateTimeParseException DateTimeException
  @Tool(description = "When an article was published, in a zone")
  public String published(String time, String zone) {
    ZonedDateTime published = ZonedDateTime.parse(time);
    return published.withZoneSameInstant(ZoneId.of(zone)).toString();
  }

  // expects: DateTimeException
  @Tool(description = "What time it is for the customer")
  public String now(String zone) {
    return ZonedDateTime.now(ZoneId.of(zone)).format(DateTimeFormatter.ISO_LOCAL_TIME);
  }

  // expects: none
  @Tool(description = "What time it is for the customer, in a known zone")
  public String nowInKnown(String zone) {
    if (!ZoneId.getAvailableZoneIds().contains(zone)) {
      throw new ToolError("Use a zone such as Europe/Berlin");
    }
    return ZonedDateTime.now(ZoneId.of(zone)).format(DateTimeFormatter.ISO_OFFSET_DATE_TIME);
  }

  // expects: none
  @Tool(description = "Whether the support desk is open now")
  public boolean isOpen(String zone) {
    LocalTime now = ZonedDateTime.now(zoneOrUtc(zone)).toLocalTime();
    return now.isAfter(LocalTime.of(8, 0)) && now.isBefore(LocalTime.of(18, 0));
  }

  // expects: IllegalArgumentException
  @Tool(description = "The time in a format of the customer's")
  public String nowAs(String format, String zone) {
    DateTimeFormatter formatter;
    try {
      formatter = DateTimeFormatter.ofPattern(format, Locale.ENGLISH);
      return ZonedDateTime.now(zoneOrUtc(zone)).format(formatter);
    } catch (DateTimeException e) {
      throw new ToolError("The format cannot be used", e);
    }
  }

  // expects: IllegalArgumentException
  @Tool(description = "A currency's digits")
  public int currencyDigits(String code) {
    return Currency.getInstance(code).getDefaultFractionDigits();
  }

  // expects: none
  @Tool(description = "A currency's name")
  public String currencyName(String code) {
    return Currency.getAvailableCurrencies().stream()
        .filter(currency -> currency.getCurrencyCode().equalsIgnoreCase(code))
        .findFirst()
        .map(currency -> currency.getDisplayName(Locale.ENGLISH))
        .orElseThrow(() -> new ToolError("There is no currency " + code));
  }

  // expects: none
  @Tool(description = "A plan's price as customers read it")
  public String planPrice(BigDecimal amount, String language) {
    NumberFormat format = NumberFormat.getCurrencyInstance(Locale.forLanguageTag(language));
    format.setCurrency(Currency.getInstance("EUR"));
    return format.format(amount);
  }

  // expects: ParseException
  @Tool(description = "Reads a price as German customers write it")
  public double readPrice(String text) throws ParseException {
    return NumberFormat.getInstance(Locale.GERMANY).parse(text).doubleValue();
  }

  // expects: IllformedLocaleException
  @Tool(description = "A language's name")
  public String languageName(String language) {
    Locale locale = new Locale.Builder().setLanguage(language).build();
    return locale.getDisplayLanguage(Locale.ENGLISH);
  }

  // expects: InterruptedException
  @Tool(description = "Searches, waits for its turn")
  public int search(String query) throws InterruptedException {
    searches.acquire();
    try {
      return query.strip().length() * articles.count();
    } finally {
      searches.release();
    }
  }

  // expects: none
  @Tool(description = "Searches unless others do")
  public int searchNow(String query) {
    if (!searches.tryAcquire()) {
      throw new ToolError("Too many searches, try later");
    }
    try {
      return query.strip().length() * articles.count();
    } finally {
      searches.release();
    }
  }

  // expects: none
  @Tool(description = "Searches, waits for its turn a second")
  public int searchSoon(String query) {
    boolean taken = false;
    try {
      taken = searches.tryAcquire(1, TimeUnit.SECONDS);
      return taken ? query.length() : -1;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return -1;
    } finally {
      if (taken) {
        searches.release();
      }
    }
  }

  // expects: TooManyRequests
  @Tool(description = "Counts words in a text, a hundred times")
  public int words(String text) {
    limiter.take();
    return text.split("\\s+").length;
  }

  // expects: none
  @Tool(description = "Counts lines in a text, a hundred times")
  public long lines(String text) {
    if (!limiter.tryTake()) {
      throw new ToolError("A hundred times are enough");
    }
    return text.lines().count();
  }

  private static void quote(Appendable out, String text) throws IOException {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char each = text.charAt(i);
      if (each == '"' || each == '\\') {
        out.append('\\');
      }
      out.append(each < ' ' ? ' ' : each);
    }
    out.append('"');
  }

  // expects: none
  @Tool(description = "An article as JSON")
  public String json(String title, Map<String, String> fields) throws IOException {
    StringBuilder out = new StringBuilder("{\"title\":");
    quote(out, title);
    for (Map.Entry<String, String> field : fields.entrySet()) {
      out.append(',');
      quote(out, field.getKey());
      out.append(':');
      quote(out, field.getValue());
    }
    return out.append('}').toString();
  }

  // expects: NoSuchElementException
  @Tool(description = "A text field of a JSON object")
  public String jsonField(String json, String name) {
    Pattern field = Pattern.compile("\"" + Pattern.quote(name) + "\"\\s*:\\s*\"([^\"]*)\"");
    return field.matcher(json).results().map(found -> found.group(1)).findFirst().orElseThrow();
  }

  // expects: NumberFormatException
  @Tool(description = "Adds up the numbers of a JSON object")
  public long jsonSum(String json) {
    long sum = 0;
    Matcher numbers = Pattern.compile(":\\s*(\\d+)").matcher(json);
    while (numbers.find()) {
      sum += Long.parseLong(numbers.group(1));
    }
    return sum;
  }

  // expects: PatternSyntaxException
  @Tool(description = "Lines that match")
  public List<String> grep(String text, String regex) {
    return text.lines().filter(Pattern.compile(regex).asPredicate()).toList();
  }

  private static Pattern lenient(String regex) {
    try {
      return Pattern.compile(regex, Pattern.CASE_INSENSITIVE);
    } catch (PatternSyntaxException e) {
      return Pattern.compile(Pattern.quote(regex), Pattern.CASE_INSENSITIVE);
    }
  }

  // expects: none
  @Tool(description = "Where a text matches")
  public List<Integer> matches(String text, String regex) {
    return lenient(regex).matcher(text).results().map(MatchResult::start).collect(Collectors.toList());
  }

  // expects: IllegalArgumentException
  @Tool(description = "A short form of a ticket's id")
  public String shortId(String ticket) {
    return Long.toHexString(UUID.fromString(ticket).getMostSignificantBits());
  }

  // expects: none
  @Tool(description = "A short form of a ticket's id, as customers send it")
  public String shortIdChecked(String ticket) {
    String id = ticket.strip();
    if (!TICKET.matcher(id).matches()) {
      throw new ToolError("A ticket's id is in the subject of its mail");
    }
    return Long.toHexString(UUID.fromString(id).getLeastSignificantBits());
  }

  // expects: IllegalStateException
  @Tool(description = "What a ticket's status will be")
  public String nextStatus(String status, String action) {
    return Status.parse(status).next(action).name();
  }

  // expects: none
  @Tool(description = "What a ticket's status will be, closed tickets stay so")
  public String nextStatusOrClosed(String status, String action) {
    Status current = Status.parse(status);
    if (current == Status.CLOSED) {
      return Status.CLOSED.name();
    }
    return current.next(action).name();
  }

  private static byte[] sha256(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("no SHA-256", e);
    }
  }

  // expects: none
  @Tool(description = "The name under which a customer's mail is kept")
  public String mailKey(@Sensitive String mail) {
    String normal = mail.strip().toLowerCase(Locale.ROOT);
    return HexFormat.of().formatHex(sha256(normal), 0, 8);
  }

  // expects: NumberFormatException
  @Tool(description = "Votes for articles from lines such as setup=5")
  public Map<String, Integer> votes(String text) {
    return Arrays.stream(text.split("\n"))
        .map(line -> line.split("=", 2))
        .filter(parts -> parts.length == 2)
        .collect(
            Collectors.toMap(
                parts -> parts[0].strip(), parts -> Integer.parseInt(parts[1].strip()), Integer::sum));
  }

  // expects: none
  @Tool(description = "The ratings from one to five in a text")
  public List<Integer> ratings(String text) {
    List<Integer> ratings = new ArrayList<>();
    for (String word : text.split("\\W+")) {
      if (word.matches("[1-5]")) {
        ratings.add(Integer.valueOf(word));
      }
    }
    return ratings;
  }
}
