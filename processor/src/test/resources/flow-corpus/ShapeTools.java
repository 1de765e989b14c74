package corpus;

import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolContext;
import dev.collet.ToolError;
import dev.collet.ToolResult;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class ShapeTools {
  sealed interface Command permits Move, Stop {}

  record Move(int x, int y) implements Command {
    Move {
      if (x < 0 || y < 0) {
        throw new IllegalArgumentException("outside");
      }
    }
  }

  record Stop() implements Command {}

  enum Operation {
    ADD {
      @Override
      int apply(int a, int b) {
        return a + b;
      }
    },
    DIVIDE {
      @Override
      int apply(int a, int b) {
        if (b == 0) {
          throw new ArithmeticException("division by zero");
        }
        return a / b;
      }
    };

    abstract int apply(int a, int b);
  }

  static class QuotaExceeded extends IllegalStateException {
    QuotaExceeded(int left) {
      super("left: " + left);
    }
  }

  interface Greeter {
    String greet(String name);

    default String greetAll(Collection<String> names) {
      if (names.isEmpty()) {
        throw new IllegalArgumentException("nobody");
      }
      return names.stream().map(this::greet).collect(Collectors.joining());
    }
  }

  static class Polite implements Greeter {
    @Override
    public String greet(String name) {
      return "Dear " + name;
    }
  }

  static final class Builder {
    private String name;
    private int count;

    Builder name(String name) {
      this.name = Objects.requireNonNull(name);
      return this;
    }

    Builder count(String count) {
      this.count = Integer.parseInt(count);
      return this;
    }

    String build() {
      if (name == null) {
        throw new IllegalStateException("no name");
      }
      return name + count;
    }
  }

  private int left = 5;
  private final Greeter greeter = new Polite();
  private final Map<String, Supplier<Command>> makers = new HashMap<>();

  {
    makers.put("stop", Stop::new);
  }

  private static Command parse(String text) {
    String[] parts = text.split(" ");
    return switch (parts[0]) {
      case "move" -> new Move(Integer.parseInt(parts[1]), Integer.parseInt(parts[2]));
      case "stop" -> new Stop();
      default -> throw new UnsupportedOperationException(parts[0]);
    };
  }

  // expects: NumberFormatException IllegalArgumentException UnsupportedOperationException
  @Tool(description = "x")
  public String command(String text) {
    return parse(text).toString();
  }

  // expects: ArithmeticException IllegalArgumentException
  @Tool(description = "x")
  public int operate(String operation, int a, int b) {
    return Operation.valueOf(operation).apply(a, b);
  }

  // expects: ArithmeticException
  @Tool(description = "x")
  public int operateTyped(Operation operation, int a, int b) {
    return operation.apply(a, b);
  }

  // expects: QuotaExceeded
  @Tool(description = "x")
  public String take(int amount) {
    if (amount > left) {
      throw new QuotaExceeded(left);
    }
    left -= amount;
    return "ok";
  }

  // expects: none
  @MapError(exception = IllegalStateException.class, message = "Only a few are left: {message}")
  @Tool(description = "x")
  public String takeMapped(int amount) {
    return take(amount);
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String greetings(List<String> names) {
    return greeter.greetAll(names);
  }

  // expects: none
  @Tool(description = "x")
  public String greeting(String name) {
    return greeter.greet(name);
  }

  // expects: NumberFormatException IllegalStateException
  @Tool(description = "x")
  public String built(String name, String count) {
    return new Builder().name(name).count(count).build();
  }

  // expects: none
  @Tool(description = "x")
  public ToolResult result(String text) {
    try {
      return ToolResult.text("" + Integer.parseInt(text));
    } catch (NumberFormatException e) {
      return ToolResult.error("'" + text + "' is no number.");
    }
  }

  // expects: none
  @Tool(description = "x")
  public String remaining(List<Integer> numbers) {
    List<Integer> copy = new ArrayList<>(numbers);
    ListIterator<Integer> it = copy.listIterator();
    while (it.hasNext()) {
      if (it.next() < 0) {
        it.remove();
      }
    }
    return copy.toString();
  }

  // expects: none
  @Tool(description = "x")
  public int smallest(List<Integer> numbers) {
    PriorityQueue<Integer> queue = new PriorityQueue<>(numbers);
    Integer first = queue.poll();
    return first == null ? -1 : first;
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public int smallestBare(List<Integer> numbers) {
    PriorityQueue<Integer> queue = new PriorityQueue<>(numbers);
    return queue.remove();
  }

  private static Optional<Integer> number(String text) {
    try {
      return Optional.of(Integer.parseInt(text));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  // expects: none
  @Tool(description = "x")
  public int numberOr(String text) {
    return number(text).or(() -> number(text.trim())).filter(n -> n > 0).orElse(0);
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public int numberBare(String text) {
    return number(text).orElseThrow();
  }

  // expects: none
  @Tool(description = "x")
  public int numberChecked(String text) {
    Optional<Integer> n = number(text);
    if (!n.isPresent()) {
      throw new ToolError("'" + text + "' is no number.");
    }
    return n.get() + n.orElseThrow();
  }

  // expects: none
  @Tool(description = "x")
  public int numberTernary(String text) {
    Optional<Integer> n = number(text);
    int result = n.isEmpty() ? 0 : n.get();
    return result;
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public int numberReassigned(String a, String b) {
    Optional<Integer> n = number(a);
    if (n.isPresent()) {
      n = number(b);
      return n.get();
    }
    return 0;
  }

  // expects: none
  @Tool(description = "x")
  public int numberOrReturn(String text) {
    Optional<Integer> n = number(text);
    if (n.isPresent() == false) return 0;
    return n.get();
  }

  // expects: none
  @Tool(description = "x")
  public int bothNumbers(String a, String b) {
    Optional<Integer> x = number(a);
    Optional<Integer> y = number(b);
    if (x.isEmpty() || y.isEmpty()) {
      return 0;
    }
    return x.get() + y.get();
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public int eitherNumber(String a, String b) {
    Optional<Integer> x = number(a);
    Optional<Integer> y = number(b);
    if (x.isEmpty() && y.isEmpty()) {
      return 0;
    }
    return x.get();
  }

  // expects: none
  @Tool(description = "x")
  public String first(Set<String> names) {
    for (String name : names) {
      return name;
    }
    throw new ToolError("No names.");
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String search(List<String> rows, String word) {
    outer:
    for (String row : rows) {
      for (String each : row.split(",")) {
        if (each.isBlank()) {
          continue outer;
        }
        if (each.equals(word)) {
          return row;
        }
      }
    }
    throw new IllegalStateException("not found");
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public int countdown(int n) {
    int steps = 0;
    do {
      if (n < 0) {
        throw new IllegalArgumentException("negative");
      }
      n--;
      steps++;
    } while (n > 0);
    return steps;
  }

  // expects: none
  @Tool(description = "x")
  public String iterate(int n) {
    return Stream.iterate(1, x -> x * 2).limit(n).map(String::valueOf).collect(Collectors.joining(","));
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public int folded(List<String> texts) {
    return texts.stream().reduce(0, (sum, text) -> sum + Integer.parseInt(text), Integer::sum);
  }

  private static <A, B> Map<A, B> zip(List<A> as, List<B> bs, BiFunction<A, B, B> merge) {
    Map<A, B> result = new HashMap<>();
    Iterator<B> it = bs.iterator();
    for (A a : as) {
      if (!it.hasNext()) {
        break;
      }
      result.put(a, merge.apply(a, it.next()));
    }
    return result;
  }

  // expects: none
  @Tool(description = "x")
  public Map<String, Integer> zipped(List<String> keys, List<Integer> values) {
    return zip(keys, values, (k, v) -> v + k.length());
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public Map<String, Integer> zippedParsed(List<String> keys, List<Integer> values) {
    return zip(keys, values, (k, v) -> v + Integer.parseInt(k));
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String inner(String text) {
    class Checker {
      void check() {
        if (text.isEmpty()) {
          throw new IllegalStateException("empty");
        }
      }
    }
    new Checker().check();
    return text;
  }

  // expects: none
  @Tool(description = "x")
  public CompletionStage<ToolResult> later(String text) {
    return CompletableFuture.supplyAsync(() -> ToolResult.text(text))
        .exceptionally(e -> ToolResult.error("failed"));
  }

  // expects: UnsupportedOperationException
  @Tool(description = "x")
  public CompletionStage<Void> ran(String text) {
    return CompletableFuture.runAsync(() -> unsupported(text)).thenRun(() -> System.out.println("done"));
  }

  private void unsupported(String text) {
    throw new UnsupportedOperationException(text);
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String twice(String text) {
    try {
      return unsafe(text);
    } catch (UnsupportedOperationException e) {
      return unsafe(text + "!");
    }
  }

  private String unsafe(String text) {
    if (text.length() > 9) {
      throw new IllegalStateException("too long");
    }
    return text;
  }

  // expects: QuotaExceeded
  @Tool(description = "x")
  public String wrappedWell(String text) {
    try {
      return take(text.length());
    } catch (QuotaExceeded e) {
      throw e;
    } catch (RuntimeException e) {
      throw new ToolError("It failed.");
    }
  }

  // expects: none
  @Tool(description = "x")
  public OptionalInt position(List<String> names, String name) {
    int at = names.indexOf(name);
    return at < 0 ? OptionalInt.empty() : OptionalInt.of(at);
  }

  private static int checkedIndex(int index, int size) {
    if (index < 0 || index >= size) {
      throw new ToolError("The index must be from 0 to " + (size - 1) + ".");
    }
    return index;
  }

  // expects: none
  @Tool(description = "x")
  public String at(List<String> names, int index) {
    return names.get(checkedIndex(index, names.size()));
  }

  private RuntimeException failure(String text) {
    return new ToolError(text);
  }

  // expects: none
  @Tool(description = "x")
  public String fails(String text) {
    throw failure(text);
  }

  private static ToolError toolError(String text) {
    return new ToolError(text);
  }

  // expects: none
  @Tool(description = "x")
  public String failsWell(String text) {
    throw toolError(text);
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String callback(String text) {
    Supplier<String> supplier =
        new Supplier<>() {
          @Override
          public String get() {
            throw new IllegalStateException(text);
          }
        };
    return supplier.get();
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String lazyGet(Optional<String> text) {
    return text.orElseGet(this::missing);
  }

  private String missing() {
    throw new IllegalStateException("missing");
  }
}
