package corpus;

import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Recipes, ingredients and what they cost, for a small shop of cooking boxes. */
public class RecipeShopTools {

  private static final Logger LOG = Logger.getLogger(RecipeShopTools.class.getName());
  private static final Pattern PRICE = Pattern.compile("\\d{1,7}(\\.\\d{1,2})?");
  private static final Pattern FRACTION = Pattern.compile("(\\d{1,3})/([1-9]\\d{0,2})");
  private static final Pattern TEMPERATURE = Pattern.compile("-?\\d{1,3}[CF]");
  private static final Path CARDS = Path.of("/var/lib/recipes/cards");

  abstract static class RecipeException extends RuntimeException {
    RecipeException(String message) {
      super(message);
    }
  }

  static final class UnknownUnit extends RecipeException {
    UnknownUnit(String symbol) {
      super("no unit " + symbol);
    }
  }

  static final class BadQuantity extends RecipeException {
    BadQuantity(String message) {
      super(message);
    }
  }

  static final class UnreadableRecipe extends RecipeException {
    UnreadableRecipe(String message) {
      super(message);
    }
  }

  static class OutOfStock extends Exception {
    private final String sku;

    OutOfStock(String sku) {
      super(sku + " is out of stock");
      this.sku = sku;
    }

    String sku() {
      return sku;
    }
  }

  enum Kind {
    WEIGHT,
    VOLUME,
    COUNT
  }

  enum Unit {
    GRAM("g", Kind.WEIGHT, 1),
    KILOGRAM("kg", Kind.WEIGHT, 1000),
    MILLILITRE("ml", Kind.VOLUME, 1),
    LITRE("l", Kind.VOLUME, 1000),
    PIECE("pc", Kind.COUNT, 1);

    private final String symbol;
    private final Kind kind;
    private final int factor;

    Unit(String symbol, Kind kind, int factor) {
      this.symbol = symbol;
      this.kind = kind;
      this.factor = factor;
    }

    static Unit ofSymbol(String symbol) {
      for (Unit unit : values()) {
        if (unit.symbol.equals(symbol)) {
          return unit;
        }
      }
      throw new UnknownUnit(symbol);
    }

    static boolean isName(String text) {
      return Arrays.stream(values()).anyMatch(unit -> unit.name().equals(text));
    }

    BigDecimal toBase(BigDecimal amount) {
      return amount.multiply(BigDecimal.valueOf(factor));
    }

    BigDecimal fromBase(BigDecimal amount) {
      return amount.divide(BigDecimal.valueOf(factor), 4, RoundingMode.HALF_UP);
    }
  }

  enum Course {
    STARTER,
    MAIN,
    DESSERT;

    static Optional<Course> find(String text) {
      return Arrays.stream(values())
          .filter(course -> course.name().equalsIgnoreCase(text.strip()))
          .findAny();
    }
  }

  enum Allergen {
    GLUTEN,
    NUTS,
    MILK,
    EGGS
  }

  record Fraction(int numerator, int denominator) {
    Fraction {
      if (denominator <= 0) {
        throw new BadQuantity("the denominator must be above zero");
      }
    }

    static Fraction whole(int number) {
      return new Fraction(number, 1);
    }

    static Fraction parse(String text) {
      int slash = text.indexOf('/');
      if (slash < 0) {
        return whole(Integer.parseInt(text.strip()));
      }
      return new Fraction(
          Integer.parseInt(text.substring(0, slash).strip()),
          Integer.parseInt(text.substring(slash + 1).strip()));
    }

    Fraction times(int factor) {
      return new Fraction(numerator * factor, denominator);
    }

    @Override
    public String toString() {
      return denominator == 1 ? String.valueOf(numerator) : numerator + "/" + denominator;
    }
  }

  record Offer(String supplier, BigDecimal price) {
    Offer {
      if (price.signum() < 0) {
        throw new IllegalArgumentException("a price below zero: " + price);
      }
    }
  }

  /** What is on the shelves. */
  interface Stock {
    int reserve(String sku, int quantity) throws OutOfStock;

    int level(String sku);
  }

  static final class ShelfStock implements Stock {
    private final Map<String, Integer> shelves = new HashMap<>();

    @Override
    public synchronized int reserve(String sku, int quantity) throws OutOfStock {
      requirePositive(quantity);
      int left = level(sku) - quantity;
      if (left < 0) {
        throw new OutOfStock(sku);
      }
      shelves.put(sku, left);
      return left;
    }

    @Override
    public synchronized int level(String sku) {
      return shelves.getOrDefault(sku, 0);
    }

    private static void requirePositive(int quantity) {
      if (quantity <= 0) {
        throw new BadQuantity("order at least one");
      }
    }
  }

  interface VatRates {
    BigDecimal rate(String country);
  }

  static class FixedVatRates implements VatRates {
    private final Map<String, BigDecimal> rates =
        Map.of("DE", new BigDecimal("0.07"), "FR", new BigDecimal("0.055"));

    @Override
    public BigDecimal rate(String country) {
      BigDecimal rate = rates.get(country);
      if (rate == null) {
        throw new NoSuchElementException("no rate for " + country);
      }
      return rate;
    }
  }

  /** Reads prices as the shop's customers write them. */
  static class PriceReader {
    Optional<BigDecimal> read(String text) {
      String cleaned = text.replace("€", "").replace(',', '.').strip();
      if (!isPrice(cleaned)) {
        return Optional.empty();
      }
      return Optional.of(new BigDecimal(cleaned));
    }

    BigDecimal readOrFail(String text) {
      return read(text).orElseThrow(() -> new ToolError("'" + text + "' is no price"));
    }
  }

  record Recipe(String title, List<String> steps) {}

  /** How a recipe is read; formats say where its title is. */
  abstract static class RecipeReader {
    final Recipe read(String text) {
      List<String> lines = text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
      List<String> steps = new ArrayList<>();
      for (String line : lines) {
        if (isStep(line)) {
          steps.add(line);
        }
      }
      return new Recipe(title(lines), steps);
    }

    abstract String title(List<String> lines);

    boolean isStep(String line) {
      return !line.startsWith("#");
    }
  }

  static final class PlainReader extends RecipeReader {
    @Override
    String title(List<String> lines) {
      return lines.isEmpty() ? "untitled" : lines.get(0);
    }
  }

  static final class MarkdownReader extends RecipeReader {
    @Override
    String title(List<String> lines) {
      return lines.stream()
          .filter(line -> line.startsWith("# "))
          .map(line -> line.substring(2))
          .findFirst()
          .orElseThrow(() -> new UnreadableRecipe("no heading"));
    }
  }

  private static final Map<String, UnaryOperator<BigDecimal>> DISCOUNTS =
      Map.of(
          "WELCOME", total -> total.multiply(new BigDecimal("0.90")),
          "FRIEND", total -> total.subtract(BigDecimal.TEN).max(BigDecimal.ZERO));

  private final Stock stock;
  private final VatRates vatRates;
  private final PriceReader prices;

  public RecipeShopTools(ShelfStock stock, FixedVatRates vatRates, PriceReader prices) {
    this.stock = stock;
    this.vatRates = vatRates;
    this.prices = prices;
  }

  private static boolean isPrice(String text) {
    return PRICE.matcher(text).matches();
  }

  private static OptionalInt minutes(String text) {
    try {
      return OptionalInt.of(Integer.parseInt(text.replace("min", "").strip()));
    } catch (NumberFormatException e) {
      LOG.log(Level.FINE, "no minutes: {0}", text);
      return OptionalInt.empty();
    }
  }

  private static BigDecimal converted(BigDecimal amount, String from, String to) {
    Unit source = Unit.ofSymbol(from);
    Unit target = Unit.ofSymbol(to);
    if (source.kind != target.kind) {
      throw new ToolError(from + " cannot become " + to);
    }
    return target.fromBase(source.toBase(amount));
  }

  // expects: UnknownUnit
  @Tool(description = "Converts an amount to another unit")
  public BigDecimal convert(BigDecimal amount, String from, String to) {
    return converted(amount, from, to);
  }

  // expects: none
  @Tool(description = "Converts an amount to another unit, names the units when one is wrong")
  public String convertOrExplain(BigDecimal amount, String from, String to) {
    try {
      return converted(amount, from, to).toPlainString() + " " + to;
    } catch (UnknownUnit e) {
      String known = Arrays.stream(Unit.values()).map(u -> u.symbol).collect(Collectors.joining(", "));
      throw new ToolError(e.getMessage() + ", use one of " + known, e);
    }
  }

  // expects: IllegalArgumentException
  @Tool(description = "The symbol of a unit")
  public String unitSymbol(String name) {
    return Unit.valueOf(name.strip().toUpperCase(Locale.ROOT)).symbol;
  }

  // expects: none
  @Tool(description = "The symbol of a unit, pieces if there is no such unit")
  public String unitSymbolOrPiece(String name) {
    String upper = name.toUpperCase(Locale.ROOT);
    Unit unit = Unit.isName(upper) ? Unit.valueOf(upper) : Unit.PIECE;
    return unit.symbol;
  }

  // expects: NumberFormatException BadQuantity
  @Tool(description = "Reads a quantity such as 1/2")
  public String quantity(String text) {
    return Fraction.parse(text).toString();
  }

  // expects: BadQuantity
  @Tool(description = "Doubles a quantity such as 1/2")
  public String doubled(String text) {
    try {
      return Fraction.parse(text).times(2).toString();
    } catch (NumberFormatException e) {
      throw new ToolError("Write 1/2 or 3", e);
    }
  }

  // expects: none
  @Tool(description = "Halves a quantity such as 1/2")
  public String halved(String text) {
    Matcher matcher = FRACTION.matcher(text);
    if (!matcher.matches()) {
      throw new ToolError("Write a fraction such as 3/4");
    }
    int numerator = Integer.parseInt(matcher.group(1));
    int denominator = Integer.parseInt(matcher.group(2));
    return new Fraction(numerator, denominator).numerator() + "/" + denominator * 2;
  }

  // expects: BadQuantity
  @Tool(description = "Scales a quantity")
  public String scale(Fraction quantity, int factor) {
    return quantity.times(factor).toString();
  }

  // expects: none
  @Tool(description = "Whole pieces for a number of servings")
  public String pieces(int servings) {
    if (servings < 1 || servings > 500) {
      throw new ToolError("Between 1 and 500 servings");
    }
    return Fraction.whole(servings).times(3).toString();
  }

  // expects: NumberFormatException
  @Tool(description = "Adds up prices")
  public BigDecimal total(List<String> amounts) {
    return amounts.stream().map(BigDecimal::new).reduce(BigDecimal.ZERO, BigDecimal::add);
  }

  // expects: none
  @Tool(description = "Adds up what is a price")
  public BigDecimal totalOfPrices(List<String> amounts) {
    return amounts.stream()
        .map(String::strip)
        .filter(RecipeShopTools::isPrice)
        .map(BigDecimal::new)
        .reduce(BigDecimal.ZERO, BigDecimal::add)
        .setScale(2, RoundingMode.HALF_UP);
  }

  // expects: none
  @Tool(description = "Adds up prices, all must be right")
  public BigDecimal totalStrict(List<String> amounts) {
    BigDecimal sum = BigDecimal.ZERO;
    for (String amount : amounts) {
      sum = sum.add(prices.readOrFail(amount));
    }
    return sum;
  }

  // expects: NoSuchElementException
  @Tool(description = "Rounds a price to five cents")
  public BigDecimal rounded(String price) {
    BigDecimal twentieth = prices.read(price).get().multiply(BigDecimal.valueOf(20));
    return twentieth.setScale(0, RoundingMode.HALF_UP).divide(BigDecimal.valueOf(20), 2, RoundingMode.HALF_UP);
  }

  // expects: none
  @Tool(description = "What each guest pays")
  public BigDecimal split(BigDecimal total, int guests) {
    if (guests < 1) {
      throw new ToolError("At least one guest");
    }
    return total.divide(BigDecimal.valueOf(guests), 2, RoundingMode.CEILING);
  }

  // expects: NoSuchElementException
  @Tool(description = "The gross price in a country")
  public BigDecimal gross(String country, BigDecimal net) {
    BigDecimal rate = vatRates.rate(country.toUpperCase(Locale.ROOT));
    return net.add(net.multiply(rate)).setScale(2, RoundingMode.HALF_UP);
  }

  // expects: none
  @Tool(description = "The gross price in a country, the net price where there is no tax")
  public BigDecimal grossOrNet(String country, BigDecimal net) {
    BigDecimal rate = BigDecimal.ZERO;
    try {
      rate = vatRates.rate(country);
    } catch (NoSuchElementException e) {
      LOG.warning(e.getMessage());
    }
    return net.add(net.multiply(rate));
  }

  // expects: IllegalArgumentException NoSuchElementException
  @Tool(description = "Who sells cheapest")
  public String cheapest(List<Offer> offers) {
    return offers.stream().min(Comparator.comparing(Offer::price)).get().supplier();
  }

  // expects: none
  @Tool(description = "Who sells cheapest, by supplier")
  public String cheapestSupplier(Map<String, BigDecimal> offers) {
    if (offers.isEmpty()) {
      throw new ToolError("No offers");
    }
    return offers.entrySet().stream().min(Map.Entry.comparingByValue()).get().getKey();
  }

  // expects: none
  @Tool(description = "An offer as a line of text")
  public String offerLine(String supplier, String price) {
    BigDecimal amount = prices.readOrFail(price);
    if (amount.signum() < 0) {
      throw new ToolError("Prices are not below zero");
    }
    Offer offer = new Offer(supplier, amount);
    return offer.supplier() + ": " + offer.price();
  }

  // expects: OutOfStock BadQuantity
  @Tool(description = "Reserves a product")
  public int reserve(String sku, int quantity) throws OutOfStock {
    return stock.reserve(sku, quantity);
  }

  // expects: none
  @Tool(description = "Orders a product")
  public String order(String sku, int quantity) {
    if (quantity <= 0) {
      throw new ToolError("Order at least one");
    }
    try {
      int left = stock.reserve(sku, quantity);
      return "ordered, " + left + " left";
    } catch (OutOfStock e) {
      throw new ToolError("There are only " + stock.level(e.sku()) + " of " + e.sku());
    }
  }

  // expects: OutOfStock
  @Tool(description = "Orders one of each product")
  @MapError(exception = RecipeException.class, message = "The order cannot be placed.")
  public List<Integer> orderOneEach(Set<String> skus) throws OutOfStock {
    List<Integer> left = new ArrayList<>();
    for (String sku : skus) {
      left.add(stock.reserve(sku, 1));
    }
    return left;
  }

  // expects: UnknownUnit
  @Tool(description = "Groups ingredients by what they are measured in")
  public Map<String, List<String>> byKind(Map<String, String> unitOfIngredient) {
    return unitOfIngredient.entrySet().stream()
        .collect(
            Collectors.groupingBy(
                entry -> Unit.ofSymbol(entry.getValue()).kind.name(),
                Collectors.mapping(Map.Entry::getKey, Collectors.toList())));
  }

  // expects: IllegalArgumentException
  @Tool(description = "A menu from lines such as MAIN: Lasagne")
  public Map<String, String> menu(List<String> lines) {
    Map<Course, String> menu = new EnumMap<>(Course.class);
    for (String line : lines) {
      String[] parts = line.split(":", 2);
      if (parts.length == 2) {
        menu.put(Course.valueOf(parts[0].strip()), parts[1].strip());
      }
    }
    Map<String, String> named = new LinkedHashMap<>();
    menu.forEach((course, dish) -> named.put(course.name().toLowerCase(Locale.ROOT), dish));
    return named;
  }

  // expects: none
  @Tool(description = "Counts the courses that are named")
  public Map<String, Long> courses(List<String> names) {
    return names.stream()
        .map(Course::find)
        .flatMap(Optional::stream)
        .collect(Collectors.groupingBy(Course::name, Collectors.counting()));
  }

  // expects: NoSuchElementException
  @Tool(description = "Minutes that a recipe takes")
  public int cookingTime(String text) {
    return minutes(text).getAsInt();
  }

  // expects: none
  @Tool(description = "Minutes that a recipe takes, half an hour by default")
  public int cookingTimeOrDefault(String text) {
    OptionalInt read = minutes(text);
    if (read.isPresent() && read.getAsInt() > 0) {
      return read.getAsInt();
    }
    return 30;
  }

  // expects: NumberFormatException
  @Tool(description = "The oven's temperature in Celsius")
  public double celsius(String text) {
    if (text.endsWith("F")) {
      double fahrenheit = Double.parseDouble(text.substring(0, text.length() - 1));
      return (fahrenheit - 32) / 1.8;
    }
    return Double.parseDouble(text);
  }

  // expects: none
  @Tool(description = "The oven's temperature in Celsius, from 350F or 180C")
  public long celsiusChecked(String text) {
    if (!TEMPERATURE.matcher(text).matches()) {
      throw new ToolError("Write 350F or 180C");
    }
    int degrees = Integer.parseInt(text.substring(0, text.length() - 1));
    return switch (text.charAt(text.length() - 1)) {
      case 'F' -> Math.round((degrees - 32) / 1.8);
      case 'C' -> degrees;
      default -> throw new IllegalStateException("unreachable");
    };
  }

  private static Set<Allergen> allergens(String list) {
    return Arrays.stream(list.split(","))
        .map(String::strip)
        .filter(name -> !name.isEmpty())
        .map(name -> Allergen.valueOf(name.toUpperCase(Locale.ROOT)))
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(Allergen.class)));
  }

  // expects: IllegalArgumentException
  @Tool(description = "How many allergens a list names")
  public int allergenCount(String list) {
    return allergens(list).size();
  }

  // expects: none
  @Tool(description = "Whether a dish is free of allergens")
  @MapError(exception = IllegalArgumentException.class, message = "Use GLUTEN, NUTS, MILK or EGGS.")
  public boolean isFreeOf(String dish, String list) {
    return allergens(list).stream().noneMatch(a -> dish.toUpperCase(Locale.ROOT).contains(a.name()));
  }

  // expects: none
  @Tool(description = "The total after a discount code")
  public BigDecimal discounted(BigDecimal total, String code) {
    return DISCOUNTS.getOrDefault(code, UnaryOperator.identity()).apply(total);
  }

  // expects: UnreadableRecipe
  @Tool(description = "Imports a recipe in Markdown")
  public Recipe importMarkdown(String text) {
    return new MarkdownReader().read(text);
  }

  // expects: none
  @Tool(description = "Imports a recipe in plain text")
  public Recipe importPlain(String text) {
    RecipeReader reader = new PlainReader();
    return reader.read(text);
  }

  // expects: UnreadableRecipe
  @Tool(description = "Imports a recipe")
  public Recipe importRecipe(String format, String text) {
    RecipeReader reader =
        switch (format) {
          case "md", "markdown" -> new MarkdownReader();
          case "txt" -> new PlainReader();
          default -> throw new ToolError("Formats are md and txt");
        };
    return reader.read(text);
  }

  // expects: none
  @Tool(description = "A recipe as a card to print")
  public String card(String title, List<String> steps) throws IOException {
    StringWriter text = new StringWriter();
    try (BufferedWriter out = new BufferedWriter(text)) {
      out.write(title);
      out.newLine();
      int number = 1;
      for (String step : steps) {
        out.write(number++ + ". " + step);
        out.newLine();
      }
    }
    return text.toString();
  }

  private static Path cardFile(String title) {
    String name = title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    return CARDS.resolve(name + ".txt");
  }

  // expects: IOException
  @Tool(description = "Saves a card")
  public String saveCard(String title, String text) throws IOException {
    Path file = cardFile(title);
    Files.createDirectories(CARDS);
    Files.writeString(file, text);
    return file.toString();
  }

  // expects: none
  @Tool(description = "Reads a saved card")
  public String readCard(String title) {
    Path file = cardFile(title);
    if (!Files.exists(file)) {
      throw new ToolError("There is no card '" + title + "'");
    }
    try {
      return Files.readString(file);
    } catch (IOException e) {
      LOG.log(Level.WARNING, "cannot read " + file, e);
      return "";
    }
  }
}
