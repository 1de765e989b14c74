package corpus;

import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.UUID;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import javax.sql.DataSource;

/** An order server: HTTP, JDBC, files, streams over memory, parsing. */
public class OrderServerTools {
  enum Status {
    OPEN,
    PAID,
    SHIPPED
  }

  static class OutOfStock extends RuntimeException {}

  static class PaymentRefused extends Exception {}

  static class OrderNotFound extends RuntimeException {
    OrderNotFound(String id) {
      super(id);
    }
  }

  record Order(String id, int quantity, Status status) {
    Order {
      if (quantity < 1) {
        throw new IllegalArgumentException("quantity");
      }
    }
  }

  private final DataSource database;
  private final HttpClient client = HttpClient.newHttpClient();
  private final Map<String, Order> orders = new HashMap<>();

  OrderServerTools(DataSource database) {
    this.database = database;
  }

  private static void requirePositive(int amount, String name) {
    if (amount <= 0) {
      throw new IllegalArgumentException(name + " must be positive");
    }
  }

  private static String requireText(String text) {
    if (text == null || text.isBlank()) {
      throw new IllegalArgumentException("text");
    }
    return text;
  }

  private Order load(String id) {
    Order order = orders.get(id);
    if (order == null) {
      throw new OrderNotFound(id);
    }
    return order;
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String addToCart(String item, int amount) {
    requirePositive(amount, "amount");
    return item + amount;
  }

  // expects: none
  @Tool(description = "x")
  public String addOne(String item) {
    requirePositive(1, "amount");
    return item;
  }

  // expects: none
  @Tool(description = "x")
  public String addChecked(String item, int amount) {
    if (amount < 1) {
      throw new ToolError("The amount must be at least 1");
    }
    requirePositive(amount, "amount");
    return item + amount;
  }

  // expects: none
  @Tool(description = "x")
  public String addClamped(String item, int amount) {
    int sure = Math.max(1, amount);
    requirePositive(sure, "amount");
    return item + sure;
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String addWeak(String item, int amount) {
    if (amount < 0) {
      throw new ToolError("The amount must not be negative");
    }
    requirePositive(amount, "amount");
    return item;
  }

  // expects: none
  @Tool(description = "x")
  public String greet() {
    return requireText("hello");
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String note(String text) {
    return requireText(text.strip());
  }

  // expects: OrderNotFound
  @Tool(description = "x")
  public String status(String id) {
    return load(id).status().name();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String place(String item, int quantity) {
    Order order = new Order(UUID.randomUUID().toString(), quantity, Status.OPEN);
    orders.put(order.id(), order);
    return order.id();
  }

  // expects: none
  @Tool(description = "x")
  public String placeOne(String item) {
    Order order = new Order(UUID.randomUUID().toString(), 1, Status.OPEN);
    orders.put(order.id(), order);
    return order.id();
  }

  // expects: OrderNotFound
  @Tool(description = "x")
  public String next(String id) {
    return switch (load(id).status()) {
      case OPEN -> "pay";
      case PAID -> "ship";
      case SHIPPED -> "done";
      default -> throw new IllegalStateException("unknown status");
    };
  }

  // expects: none
  @Tool(description = "x")
  public String label(Status status) {
    switch (status) {
      case OPEN:
        return "open";
      case PAID:
        return "paid";
      case SHIPPED:
        return "shipped";
      default:
        throw new AssertionError(status);
    }
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String shortLabel(Status status) {
    switch (status) {
      case OPEN:
        return "o";
      case PAID:
        return "p";
      default:
        throw new IllegalStateException("not for " + status);
    }
  }

  // expects: none
  @Tool(description = "x")
  public String csv(List<String> items) {
    StringWriter text = new StringWriter();
    try (BufferedWriter writer = new BufferedWriter(text)) {
      for (String item : items) {
        writer.write(item);
        writer.newLine();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  // expects: none
  @Tool(description = "x")
  public int countLines(String text) {
    int count = 0;
    try (BufferedReader reader = new BufferedReader(new StringReader(text))) {
      while (reader.readLine() != null) {
        count++;
      }
    } catch (IOException e) {
      throw new IllegalStateException("cannot happen", e);
    }
    return count;
  }

  // expects: UncheckedIOException
  @Tool(description = "x")
  public int countFileLines(String name) {
    int count = 0;
    try (BufferedReader reader = Files.newBufferedReader(Path.of("orders").resolve("a.txt"))) {
      while (reader.readLine() != null) {
        count++;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return count + name.length();
  }

  // expects: none
  @Tool(description = "x")
  public int compressed(String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (Writer writer =
        new OutputStreamWriter(new GZIPOutputStream(bytes), StandardCharsets.UTF_8)) {
      writer.write(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.size();
  }

  // expects: IOException
  @Tool(description = "x")
  public int expanded(List<Integer> numbers) throws IOException {
    byte[] bytes = new byte[numbers.size()];
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
      return in.readAllBytes().length;
    }
  }

  private static void render(Appendable out, String text) throws IOException {
    out.append('<').append(text).append('>');
  }

  // expects: none
  @Tool(description = "x")
  public String rendered(String text) throws IOException {
    StringBuilder out = new StringBuilder();
    render(out, text);
    return out.toString();
  }

  // expects: IOException
  @Tool(description = "x")
  public String renderedToFile(String text) throws IOException {
    try (Writer out = Files.newBufferedWriter(Path.of("out.txt"))) {
      render(out, text);
    }
    return "done";
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String setting(String text, String key) throws IOException {
    Properties properties = new Properties();
    properties.load(new StringReader(text));
    if (!properties.containsKey(key)) {
      throw new IllegalArgumentException(key);
    }
    return properties.getProperty(key);
  }

  // expects: none
  @Tool(description = "x")
  public int size(String text) {
    return text.getBytes(Charset.forName("UTF-8")).length;
  }

  // expects: IllegalCharsetNameException UnsupportedCharsetException
  @Tool(description = "x")
  public int sizeIn(String text, String charset) {
    return text.getBytes(Charset.forName(charset)).length;
  }

  // expects: IOException InterruptedException
  @Tool(description = "x")
  public String fetchRates() throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("https://rates.example.com/today"))
            .timeout(Duration.ofSeconds(5))
            .build();
    return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
  }

  // expects: URISyntaxException IOException InterruptedException IllegalArgumentException
  @Tool(description = "x")
  public String fetch(String address)
      throws URISyntaxException, IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(new URI(address)).build();
    HttpResponse<String> response =
        client.send(request, HttpResponse.BodyHandlers.ofString());
    if (response.statusCode() != 200) {
      throw new ToolError("The server said " + response.statusCode());
    }
    return response.body();
  }

  // expects: SQLException
  @Tool(description = "x")
  public int stock(String item) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement statement =
            connection.prepareStatement("select n from stock where item = ?")) {
      statement.setString(1, item);
      try (ResultSet rows = statement.executeQuery()) {
        if (!rows.next()) {
          throw new ToolError("No " + item);
        }
        return rows.getInt(1);
      }
    }
  }

  // expects: OutOfStock IllegalStateException
  @Tool(description = "x")
  public int reserve(String item, int wanted) {
    try {
      if (stock(item) < wanted) {
        throw new OutOfStock();
      }
      return wanted;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  // expects: OutOfStock
  @Tool(description = "x")
  @MapError(exception = IllegalStateException.class, message = "The database is away")
  public int reserveMapped(String item) {
    return reserve(item, 1);
  }

  private String charge(String card) throws PaymentRefused {
    if (card.endsWith("0")) {
      throw new PaymentRefused();
    }
    return card;
  }

  // expects: PaymentRefused OrderNotFound
  @Tool(description = "x")
  public String pay(String id, String card) throws PaymentRefused {
    Order order = load(id);
    return order.status() == Status.OPEN ? charge(card) : "paid already";
  }

  // expects: none
  @Tool(description = "x")
  public String due(String date) {
    try {
      return LocalDate.parse(date).plusDays(14).toString();
    } catch (DateTimeParseException e) {
      return "no date";
    }
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public String total(List<String> prices) {
    BigDecimal sum = BigDecimal.ZERO;
    for (String price : prices) {
      sum = sum.add(new BigDecimal(price));
    }
    return sum.toPlainString();
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String biggest() {
    return orders.values().stream()
        .max((a, b) -> Integer.compare(a.quantity(), b.quantity()))
        .orElseThrow()
        .id();
  }

  // expects: none
  @Tool(description = "x")
  public String biggestOr() {
    if (orders.isEmpty()) {
      return "none";
    }
    return orders.values().stream()
        .max((a, b) -> Integer.compare(a.quantity(), b.quantity()))
        .get()
        .id();
  }

  private Optional<Order> find(String id) {
    return Optional.ofNullable(orders.get(id));
  }

  // expects: OrderNotFound
  @Tool(description = "x")
  public int quantity(String id) {
    return find(id).map(Order::quantity).orElseThrow(() -> new OrderNotFound(id));
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public List<String> byStatus(String status) {
    Status wanted = Status.valueOf(status.toUpperCase());
    List<String> ids = new ArrayList<>();
    for (Order order : orders.values()) {
      if (order.status() == wanted) {
        ids.add(order.id());
      }
    }
    return ids;
  }

  // expects: none
  @Tool(description = "x")
  public String port() {
    return "" + Integer.parseInt("8080");
  }

  private static int number(String text) {
    return Integer.parseInt(text);
  }

  // expects: none
  @Tool(description = "x")
  public int defaultPort() {
    return number("8080");
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public int chosenPort(String text) {
    return text.isEmpty() ? number("8080") : number(text);
  }

  // expects: UncheckedIOException
  @Tool(description = "x")
  public long folderSize() {
    try (var files = Files.list(Path.of("orders"))) {
      return files.count();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  // expects: InvalidPathException IOException
  @Tool(description = "x")
  public String read(String name) throws IOException {
    return Files.readString(Path.of(name));
  }
}
