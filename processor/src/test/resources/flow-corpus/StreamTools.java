package corpus;

import dev.collet.Tool;
import dev.collet.ToolError;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class StreamTools {
  record Order(String id, String day, int cents) {}

  private static final Function<String, Integer> TO_NUMBER = Integer::parseInt;

  // expects: NumberFormatException
  @Tool(description = "x")
  public int sum(List<String> numbers) {
    return numbers.stream().mapToInt(Integer::parseInt).sum();
  }

  // expects: DateTimeParseException
  @Tool(description = "x")
  public List<LocalDate> days(List<Order> orders) {
    return orders.stream().map(o -> LocalDate.parse(o.day())).sorted().collect(Collectors.toList());
  }

  // expects: DateTimeParseException
  @Tool(description = "x")
  public Map<String, List<Order>> byMonth(List<Order> orders) {
    return orders.stream().collect(Collectors.groupingBy(o -> LocalDate.parse(o.day()).getMonth().name()));
  }

  // expects: none
  @Tool(description = "x")
  public Map<String, Long> perDay(List<Order> orders) {
    return orders.stream().collect(Collectors.groupingBy(Order::day, Collectors.counting()));
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public Order dearest(List<Order> orders) {
    return orders.stream().max(Comparator.comparingInt(Order::cents)).get();
  }

  // expects: none
  @Tool(description = "x")
  public String dearestOrNone(List<Order> orders) {
    return orders.stream().max(Comparator.comparingInt(Order::cents)).map(Order::id).orElse("none");
  }

  // expects: none
  @Tool(description = "x")
  public Order dearestGuarded(List<Order> orders) {
    if (orders.isEmpty()) {
      throw new ToolError("There are no orders.");
    }
    return orders.stream().max(Comparator.comparingInt(Order::cents)).get();
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public Order firstDear(List<Order> orders) {
    if (orders.isEmpty()) {
      throw new ToolError("There are no orders.");
    }
    return orders.stream().filter(o -> o.cents() > 100).findFirst().orElseThrow();
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public double average(List<Order> orders) {
    return orders.stream().mapToInt(Order::cents).average().getAsDouble();
  }

  // expects: none
  @Tool(description = "x")
  public double averageOrZero(List<Order> orders) {
    return orders.stream().mapToInt(Order::cents).average().orElse(0);
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String only(List<Order> orders, String id) {
    return orders.stream()
        .filter(o -> o.id().equals(id))
        .findFirst()
        .map(Order::day)
        .orElseThrow(() -> new IllegalStateException("no order " + id));
  }

  // expects: none
  @Tool(description = "x")
  public String lazy(List<String> numbers) {
    Stream<Integer> parsed = numbers.stream().map(Integer::parseInt);
    return "not consumed: " + numbers.size();
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public long eager(List<String> numbers) {
    Stream<Integer> parsed = numbers.stream().map(Integer::parseInt);
    return parsed.filter(n -> n > 3).count();
  }

  private static Stream<Integer> parsed(List<String> numbers) {
    return numbers.stream().map(Integer::parseInt);
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public List<Integer> fromHelper(List<String> numbers) {
    return parsed(numbers).distinct().toList();
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public List<Integer> fromField(List<String> numbers) {
    return numbers.stream().map(TO_NUMBER).toList();
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public int applied(String number) {
    Function<String, Integer> parse = text -> Integer.parseInt(text, 8);
    return parse.andThen(n -> n + 1).apply(number);
  }

  // expects: none
  @Tool(description = "x")
  public List<Integer> caught(List<String> numbers) {
    try {
      return numbers.stream().map(Integer::parseInt).toList();
    } catch (NumberFormatException e) {
      throw new ToolError("Numbers only.");
    }
  }

  // expects: none
  @Tool(description = "x")
  public List<Integer> caughtInside(List<String> numbers) {
    return numbers.stream()
        .map(
            text -> {
              try {
                return Integer.parseInt(text);
              } catch (NumberFormatException e) {
                return 0;
              }
            })
        .toList();
  }

  // expects: none
  @Tool(description = "x")
  public List<String> present(List<Optional<String>> maybe) {
    return maybe.stream().filter(Optional::isPresent).map(Optional::get).toList();
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public List<String> notAllPresent(List<Optional<String>> maybe) {
    return maybe.stream().map(Optional::get).toList();
  }

  // expects: UncheckedIOException
  @Tool(description = "x")
  public List<String> contents(List<Path> files) {
    return files.stream()
        .map(
            file -> {
              try {
                return Files.readString(file);
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            })
        .toList();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public boolean all(List<Order> orders) {
    return orders.stream().allMatch(this::isValid);
  }

  private boolean isValid(Order order) {
    if (order.id().isBlank()) {
      throw new IllegalArgumentException("order without id");
    }
    return order.cents() > 0;
  }

  // expects: none
  @Tool(description = "x")
  public List<String> filtered(List<Order> orders) {
    Predicate<Order> dear = order -> order.cents() > 1000;
    return orders.stream().filter(dear.negate()).map(Order::id).limit(10).toList();
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public Map<Integer, String> indexed(List<String> pairs) {
    return pairs.stream()
        .map(pair -> pair.split("=", 2))
        .collect(Collectors.toMap(pair -> Integer.valueOf(pair[0]), pair -> pair[1]));
  }

  // expects: none
  @Tool(description = "x")
  public int max() {
    return IntStream.of(3, 1, 2).max().getAsInt();
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public int maxOf(int[] numbers) {
    return Arrays.stream(numbers).max().getAsInt();
  }

  // expects: none
  @Tool(description = "x")
  public int maxOfGuarded(int[] numbers) {
    if (numbers.length == 0) {
      return 0;
    }
    return Arrays.stream(numbers).max().getAsInt();
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public int flat(List<List<String>> table) {
    return table.stream().flatMap(row -> row.stream().map(Integer::parseInt)).reduce(0, Integer::sum);
  }

  // expects: none
  @Tool(description = "x")
  public String joined(List<String> names) {
    return names.stream().map(String::trim).filter(Predicate.not(String::isEmpty)).collect(Collectors.joining(", "));
  }

  // expects: UnsupportedOperationException
  @Tool(description = "x")
  public String described(List<Object> values) {
    return values.stream().map(StreamTools::describe).collect(Collectors.joining());
  }

  private static String describe(Object value) {
    if (value instanceof String text) {
      return text;
    }
    if (value instanceof Number number) {
      return number.toString();
    }
    throw new UnsupportedOperationException("a " + value.getClass());
  }
}
