package corpus;

import dev.collet.Tool;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Tools whose helpers run one of many overriders, of which only some throw. */
public class HierarchyTools {
  abstract static class Filter {
    abstract String apply(String text);

    String twice(String text) {
      return apply(apply(text));
    }
  }

  static class Trim extends Filter {
    @Override
    String apply(String text) {
      return text.trim();
    }
  }

  static class Upper extends Filter {
    @Override
    String apply(String text) {
      return text.toUpperCase(java.util.Locale.ROOT);
    }
  }

  static class Number extends Filter {
    @Override
    String apply(String text) {
      return "" + Integer.parseInt(text);
    }
  }

  static class Strict extends Filter {
    @Override
    String apply(String text) {
      throw new IllegalStateException(text);
    }
  }

  static class Chain extends Filter {
    private final Filter[] filters;

    Chain(Filter... filters) {
      this.filters = filters;
    }

    @Override
    String apply(String text) {
      for (Filter filter : filters) {
        text = filter.apply(text);
      }
      return text;
    }
  }

  static final class Filters {
    static final Filter CLEAN = new Chain(new Trim(), new Upper());
    static final Filter NUMBERS = new Chain(new Trim(), new Number());
    static final Map<String, Filter> BY_NAME = Map.of("trim", new Trim(), "strict", new Strict());
    static final List<Filter> REGISTERED = new ArrayList<>();
  }

  // expects: none
  @Tool(description = "x")
  public String clean(String text) {
    return Filters.CLEAN.twice(text);
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public String numbers(String text) {
    return Filters.NUMBERS.twice(text);
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String named(String name, String text) {
    Filter filter = Filters.BY_NAME.get(name);
    return filter == null ? text : filter.apply(text);
  }

  // expects: NumberFormatException IllegalStateException
  @Tool(description = "x")
  public String registered(String text) {
    for (Filter filter : Filters.REGISTERED) {
      text = filter.apply(text);
    }
    return text;
  }

  // expects: none
  @Tool(description = "x")
  public String local(String text, boolean shout) {
    Filter filter = shout ? new Upper() : new Trim();
    return filter.apply(text);
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public String chosen(String text, boolean count) {
    return choose(count).apply(text);
  }

  private Filter choose(boolean count) {
    return count ? new Number() : new Trim();
  }

  interface Store {
    String load(String key);
  }

  static class MemoryStore implements Store {
    @Override
    public String load(String key) {
      return key;
    }
  }

  static class RemoteStore implements Store {
    @Override
    public String load(String key) {
      throw new IllegalStateException("offline");
    }
  }

  /** Somebody else passes the store in. */
  public static class StoreTools {
    private final Store store;
    private final List<Filter> filters;

    public StoreTools(Store store, List<Filter> filters) {
      this.store = store;
      this.filters = List.copyOf(filters);
    }

    // expects: IllegalStateException
    @Tool(description = "x")
    public String load(String key) {
      return store.load(key);
    }

    // expects: IllegalStateException NumberFormatException
    @Tool(description = "x")
    public String filtered(String key) {
      String text = key;
      for (Filter filter : filters) {
        text = filter.apply(text);
      }
      return text;
    }
  }

  /** The store comes through a service that somebody else passes in. */
  static class Service {
    private final Store store;

    Service(Store store) {
      this.store = store;
    }

    String find(String key) {
      return store.load(key);
    }
  }

  public static class ServiceTools {
    private Service service = new Service(new MemoryStore());

    public void setService(Service service) {
      this.service = service;
    }

    // expects: IllegalStateException
    @Tool(description = "x")
    public String find(String key) {
      return service.find(key);
    }
  }

  /** The store is made here. */
  public static class OwnTools {
    private final Service service = new Service(new MemoryStore());

    // expects: none
    @Tool(description = "x")
    public String findOwn(String key) {
      return service.find(key);
    }
  }

  public static class PlainTools {
    // expects: none
    @Tool(description = "x")
    public String greet(String name) {
      return "Hello " + decorate(name);
    }

    protected String decorate(String name) {
      return name;
    }
  }

  /** A class that inherits the tool is one of its own. */
  static class BrokenTools extends PlainTools {
    @Override
    protected String decorate(String name) {
      throw new UnsupportedOperationException();
    }
  }

  /** Rules of a format: some hand on to any other, so that they all may lead to each other. */
  private interface Rule {
    void write(Appendable out, LocalDate day) throws IOException;

    void write(Appendable out, int number) throws IOException;
  }

  private static class Plain implements Rule {
    @Override
    public void write(Appendable out, LocalDate day) throws IOException {
      write(out, day.getYear());
    }

    @Override
    public final void write(Appendable out, int number) throws IOException {
      if (number < 10) {
        out.append((char) (number + '0'));
      } else if (number < 100) {
        two(out, number);
      } else {
        all(out, number);
      }
    }

    private static void two(Appendable out, int number) throws IOException {
      out.append((char) (number / 10 + '0'));
      out.append((char) (number % 10 + '0'));
    }

    private static void all(Appendable out, int number) throws IOException {
      out.append(String.valueOf(number));
    }
  }

  private static class Weekday implements Rule {
    private final Rule rule;

    Weekday(Rule rule) {
      this.rule = rule;
    }

    @Override
    public void write(Appendable out, LocalDate day) throws IOException {
      rule.write(out, day.getDayOfMonth() % 2);
    }

    @Override
    public void write(Appendable out, int number) throws IOException {
      rule.write(out, number == 0 ? 1 : number);
    }
  }

  private static class Hour implements Rule {
    private final Rule rule;

    Hour(Rule rule) {
      this.rule = rule;
    }

    @Override
    public void write(Appendable out, LocalDate day) throws IOException {
      rule.write(out, day.getDayOfMonth() % 3);
    }

    @Override
    public void write(Appendable out, int number) throws IOException {
      rule.write(out, number == 1 ? 2 : number);
    }
  }

  private static class HalfDay implements Rule {
    private final Rule rule;

    HalfDay(Rule rule) {
      this.rule = rule;
    }

    @Override
    public void write(Appendable out, LocalDate day) throws IOException {
      rule.write(out, day.getDayOfMonth() % 4);
    }

    @Override
    public void write(Appendable out, int number) throws IOException {
      rule.write(out, number == 2 ? 3 : number);
    }
  }

  private static class Week implements Rule {
    private final Rule rule;

    Week(Rule rule) {
      this.rule = rule;
    }

    @Override
    public void write(Appendable out, LocalDate day) throws IOException {
      rule.write(out, day.getDayOfMonth() % 5);
    }

    @Override
    public void write(Appendable out, int number) throws IOException {
      rule.write(out, number == 3 ? 4 : number);
    }
  }

  private static class Month implements Rule {
    private final Rule rule;

    Month(Rule rule) {
      this.rule = rule;
    }

    @Override
    public void write(Appendable out, LocalDate day) throws IOException {
      rule.write(out, day.getDayOfMonth() % 6);
    }

    @Override
    public void write(Appendable out, int number) throws IOException {
      rule.write(out, number == 4 ? 5 : number);
    }
  }

  private static class Quarter implements Rule {
    private final Rule rule;

    Quarter(Rule rule) {
      this.rule = rule;
    }

    @Override
    public void write(Appendable out, LocalDate day) throws IOException {
      rule.write(out, day.getDayOfMonth() % 7);
    }

    @Override
    public void write(Appendable out, int number) throws IOException {
      rule.write(out, number == 5 ? 6 : number);
    }
  }

  public static class FormatTools {
    private final List<Rule> rules = new ArrayList<>();

    private <A extends Appendable> A write(LocalDate day, A out) {
      try {
        for (Rule rule : rules) {
          rule.write(out, day);
        }
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
      return out;
    }

    // expects: none
    @Tool(description = "x")
    public String toMemory(LocalDate day) {
      rules.add(new Weekday(new Hour(new HalfDay(new Week(new Month(new Quarter(new Plain())))))));
      return write(day, new StringBuilder()).toString();
    }

    // expects: none
    @Tool(description = "x")
    public String toMemoryWidened(LocalDate day) {
      StringBuffer out = new StringBuffer();
      return write(day, (Appendable) out).toString();
    }

    // expects: IllegalStateException
    @Tool(description = "x")
    public String toFile(LocalDate day) {
      return write(day, Writers.open()).toString();
    }
  }

  private static final class Writers {
    private static java.io.Writer open() {
      return new java.io.OutputStreamWriter(System.out, java.nio.charset.StandardCharsets.UTF_8);
    }
  }

  /** What a subclass has replaced does not run on its objects. */
  abstract static class Check {
    boolean accepts(String name) {
      return accepts(name, name.length());
    }

    boolean accepts(String name, int length) {
      return length > 0;
    }

    boolean acceptsAll(List<String> names) {
      return names.stream().allMatch(name -> accepts(name, 1));
    }
  }

  static class Replaced extends Check {
    @Override
    boolean accepts(String name) {
      return name.isBlank();
    }

    @Override
    boolean accepts(String name, int length) {
      throw new IllegalStateException(name);
    }

    @Override
    boolean acceptsAll(List<String> names) {
      return names.isEmpty() || super.acceptsAll(names);
    }
  }

  public static class CheckTools {
    private final Check check;

    public CheckTools(Check check) {
      this.check = check;
    }

    // expects: none
    @Tool(description = "x")
    public boolean replaced(String name) {
      return check.accepts(name);
    }

    // expects: IllegalStateException
    @Tool(description = "x")
    public boolean askedAbove(List<String> names) {
      return check.acceptsAll(names);
    }
  }

  abstract static class Style {
    abstract String show(String text);
  }

  static class Plainly extends Style {
    @Override
    String show(String text) {
      return text;
    }
  }

  static class Printer {
    private final Style style;

    Printer(Style style) {
      this.style = style;
    }

    String print(String text) {
      return style.show(text);
    }
  }

  /** Nobody else ever holds this style, nor a printer that has it. */
  static final class Strictly {
    private static final Style STYLE =
        new Style() {
          @Override
          String show(String text) {
            throw new IllegalStateException(text);
          }
        };

    static String label(String text) {
      final Printer printer = new Printer(STYLE);
      return printer.print(text);
    }
  }

  /** Anybody may hold a printer that has this style. */
  static final class Openly {
    private static final Style STYLE =
        new Style() {
          @Override
          String show(String text) {
            throw new UnsupportedOperationException(text);
          }
        };

    static Printer printer() {
      return new Printer(STYLE);
    }
  }

  public static class PrinterTools {
    private final Printer printer;

    public PrinterTools(Printer printer) {
      this.printer = printer;
    }

    // expects: UnsupportedOperationException
    @Tool(description = "x")
    public String printAny(String text) {
      return printer.print(text);
    }
  }

  public static class KindTools {
    // expects: IllegalStateException
    @Tool(description = "x")
    public String label(String text) {
      return Strictly.label(text);
    }

    private static int size(Object value) {
      if (value instanceof String text) {
        return text.length();
      }
      if (value instanceof Integer number) {
        return number;
      }
      throw new IllegalArgumentException("neither text nor number");
    }

    private static Class<?> raw(ParameterizedType type) {
      Type raw = type.getRawType();
      if (!(raw instanceof Class<?>)) {
        throw new IllegalStateException(type.getTypeName());
      }
      return (Class<?>) raw;
    }

    // expects: none
    @Tool(description = "x")
    public int checkedKind(Map<String, Object> values) {
      Object value = values.get("size");
      return value instanceof Integer ? size(value) : 0;
    }

    // expects: IllegalArgumentException
    @Tool(description = "x")
    public int otherKind(Map<String, Object> values) {
      Object value = values.get("size");
      return value instanceof Boolean ? 0 : size(value);
    }

    // expects: none
    @Tool(description = "x")
    public String parent() {
      return getClass().getGenericSuperclass() instanceof ParameterizedType type
          ? raw(type).getName()
          : "";
    }
  }
}
