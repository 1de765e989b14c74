package corpus;

import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A cache of computed values, a work queue, a calculator and a graph. */
public class CacheServerTools {

  static class LoadFailed extends RuntimeException {
    LoadFailed(Throwable cause) {
      super(cause);
    }
  }

  static class CycleFound extends RuntimeException {}

  static class SyntaxError extends Exception {
    SyntaxError(String message) {
      super(message);
    }
  }

  interface Loader<K, V, X extends Exception> {
    V load(K key) throws X;
  }

  /** Loads once. */
  static final class Cache<K, V> {
    private final ConcurrentMap<K, V> values = new ConcurrentHashMap<>();

    <X extends Exception> V get(K key, Loader<? super K, ? extends V, X> loader) throws X {
      V value = values.get(key);
      if (value == null) {
        value = loader.load(key);
        values.put(key, value);
      }
      return value;
    }

    V require(K key) {
      V value = values.get(key);
      if (value == null) {
        throw new NoSuchElementException("no " + key);
      }
      return value;
    }

    Optional<V> find(K key) {
      return Optional.ofNullable(values.get(key));
    }
  }

  sealed interface Expression {
    int evaluate();
  }

  record Constant(int value) implements Expression {
    @Override
    public int evaluate() {
      return value;
    }
  }

  record Sum(Expression left, Expression right) implements Expression {
    @Override
    public int evaluate() {
      return left.evaluate() + right.evaluate();
    }
  }

  record Quotient(Expression left, Expression right) implements Expression {
    @Override
    public int evaluate() {
      int divisor = right.evaluate();
      if (divisor == 0) {
        throw new ArithmeticException("division by zero");
      }
      return left.evaluate() / divisor;
    }
  }

  /** Prefix notation: + 1 / 4 2. */
  static final class Parser {
    private final Iterator<String> words;

    Parser(String text) {
      words = List.of(text.split(" ")).iterator();
    }

    Expression parse() throws SyntaxError {
      if (!words.hasNext()) {
        throw new SyntaxError("unexpected end");
      }
      String word = words.next();
      return switch (word) {
        case "+" -> new Sum(parse(), parse());
        case "/" -> new Quotient(parse(), parse());
        default -> {
          try {
            yield new Constant(Integer.parseInt(word));
          } catch (NumberFormatException e) {
            throw new SyntaxError("no number: " + word);
          }
        }
      };
    }
  }

  private final Cache<String, Integer> cache = new Cache<>();
  private final ExecutorService pool = Executors.newCachedThreadPool();
  private final BlockingQueue<String> work = new ArrayBlockingQueue<>(16);
  private final Map<String, Set<String>> graph = new HashMap<>();
  private final ReentrantLock lock = new ReentrantLock();
  private final AtomicReference<String> state = new AtomicReference<>("idle");

  // expects: SyntaxError ArithmeticException
  @Tool(description = "x")
  public int calculate(String expression) throws SyntaxError {
    return new Parser(expression).parse().evaluate();
  }

  // expects: none
  @Tool(description = "x")
  public int add(int left, int right) {
    return new Sum(new Constant(left), new Constant(right)).evaluate();
  }

  // expects: SyntaxError
  @Tool(description = "x")
  public String syntax(String expression) throws SyntaxError {
    return new Parser(expression).parse().toString();
  }

  // expects: SyntaxError
  @Tool(description = "x")
  @MapError(exception = ArithmeticException.class, message = "Do not divide by zero.")
  public int cached(String expression) throws SyntaxError {
    return cache.get(expression, key -> new Parser(key).parse().evaluate());
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public int cachedNumber(String text) {
    return cache.get(text, Integer::valueOf);
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public int required(String key) {
    return cache.require(key);
  }

  // expects: none
  @Tool(description = "x")
  public int found(String key) {
    return cache.find(key).filter(value -> value > 0).or(() -> Optional.of(0)).get();
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public int positive(String key) {
    return cache.find(key).filter(value -> value > 0).get();
  }

  private <T> T await(Future<T> future) {
    try {
      return future.get(5, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new LoadFailed(e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException unchecked) {
        throw unchecked;
      }
      throw new LoadFailed(e.getCause());
    } catch (TimeoutException e) {
      throw new ToolError("Too slow");
    }
  }

  // expects: LoadFailed RuntimeException
  @Tool(description = "x")
  public int inBackground(String text) {
    return await(pool.submit(() -> text.length()));
  }

  // expects: ExecutionException InterruptedException
  @Tool(description = "x")
  public List<String> all(List<String> names) throws ExecutionException, InterruptedException {
    List<Future<String>> futures = new ArrayList<>();
    for (String name : names) {
      futures.add(pool.submit(() -> name.toUpperCase()));
    }
    List<String> results = new ArrayList<>();
    for (Future<String> future : futures) {
      results.add(future.get());
    }
    return results;
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public CompletableFuture<Integer> doubled(String text) {
    return CompletableFuture.supplyAsync(() -> Integer.parseInt(text), pool)
        .thenApply(n -> n * 2)
        .whenComplete((n, failure) -> state.set("done"));
  }

  // expects: none
  @Tool(description = "x")
  public CompletableFuture<Integer> doubledOrZero(String text) {
    return CompletableFuture.supplyAsync(() -> Integer.parseInt(text), pool)
        .handle((n, failure) -> failure == null ? n : 0)
        .thenCombine(CompletableFuture.completedFuture(2), (a, b) -> a * b);
  }

  // expects: CompletionException
  @Tool(description = "x")
  public int joined(String text) {
    return CompletableFuture.supplyAsync(() -> Integer.parseInt(text)).join();
  }

  // expects: none
  @Tool(description = "x")
  public int joinedCaught(String text) {
    try {
      return CompletableFuture.supplyAsync(() -> Integer.parseInt(text)).join();
    } catch (CompletionException e) {
      throw new ToolError("'" + text + "' is no number");
    }
  }

  // expects: InterruptedException
  @Tool(description = "x")
  public String take() throws InterruptedException {
    return work.take();
  }

  // expects: none
  @Tool(description = "x")
  public String poll() {
    String next = work.poll();
    if (next == null) {
      throw new ToolError("Nothing to do");
    }
    return next;
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String removeFirst() {
    return work.remove();
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String start() {
    lock.lock();
    try {
      if (!state.compareAndSet("idle", "running")) {
        throw new IllegalStateException("already " + state.get());
      }
      return "started";
    } finally {
      lock.unlock();
    }
  }

  // expects: InterruptedException
  @Tool(description = "x")
  public boolean waitFor(int parts) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(Math.max(0, parts));
    return latch.await(1, TimeUnit.SECONDS);
  }

  private void visit(String node, Set<String> open, Set<String> done, List<String> order) {
    if (done.contains(node)) {
      return;
    }
    if (!open.add(node)) {
      throw new CycleFound();
    }
    for (String next : graph.getOrDefault(node, Set.of())) {
      visit(next, open, done, order);
    }
    open.remove(node);
    done.add(node);
    order.add(node);
  }

  // expects: CycleFound
  @Tool(description = "x")
  public List<String> order() {
    List<String> order = new ArrayList<>();
    Set<String> done = new HashSet<>();
    graph.keySet().forEach(node -> visit(node, new HashSet<>(), done, order));
    return order;
  }

  // expects: none
  @Tool(description = "x")
  public boolean acyclic() {
    try {
      order();
      return true;
    } catch (CycleFound e) {
      return false;
    }
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public int largest(List<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).max().getAsInt();
  }

  // expects: none
  @Tool(description = "x")
  public int largestBelowTen() {
    return IntStream.range(0, 10).max().getAsInt();
  }

  // expects: none
  @Tool(description = "x")
  public double average(List<Integer> numbers) {
    return numbers.stream().mapToInt(n -> n).average().orElse(0);
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public Map<String, List<Integer>> split(String text) {
    return text.lines()
        .map(Integer::decode)
        .collect(Collectors.groupingBy(n -> n > 0 ? "positive" : "other"));
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public int reduce(List<String> texts) {
    return texts.stream().reduce(0, (sum, text) -> sum + Integer.parseInt(text), Integer::sum);
  }

  // expects: none
  @Tool(description = "x")
  public List<Integer> onlyNumbers(List<String> texts) {
    return texts.stream()
        .filter(text -> text.matches("-?\\d{1,9}"))
        .map(Integer::parseInt)
        .collect(Collectors.toList());
  }

  private static <T, R> List<R> each(Collection<T> all, Function<? super T, ? extends R> step) {
    List<R> results = new ArrayList<>();
    for (T one : all) {
      try {
        results.add(step.apply(one));
      } catch (RuntimeException e) {
        throw new LoadFailed(e);
      }
    }
    return results;
  }

  // expects: LoadFailed
  @Tool(description = "x")
  public List<Integer> eachNumber(List<String> texts) {
    return each(texts, Integer::parseInt);
  }

  private static <T> T firstThat(
      List<T> all, Predicate<T> wanted, Supplier<? extends RuntimeException> or) {
    for (T one : all) {
      if (wanted.test(one)) {
        return one;
      }
    }
    throw or.get();
  }

  // expects: CycleFound
  @Tool(description = "x")
  public String firstLong(List<String> texts) {
    return firstThat(texts, text -> text.length() > 9, CycleFound::new);
  }

  // expects: none
  @Tool(description = "x")
  public String firstShort(List<String> texts) {
    return firstThat(texts, String::isEmpty, () -> new ToolError("None is empty"));
  }

  // expects: none
  @Tool(description = "x")
  public String lastOne(List<String> texts) {
    ListIterator<String> back = texts.listIterator(texts.size());
    StringJoiner joiner = new StringJoiner(",");
    while (back.hasPrevious()) {
      joiner.add(back.previous());
    }
    return joiner.toString();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String mode(String name, int level) {
    return switch (name) {
      case "fast", "quick" -> "f" + level;
      case "slow" -> {
        if (level > 3) {
          throw new IllegalArgumentException("level");
        }
        yield "s" + level;
      }
      default -> throw new ToolError("fast or slow");
    };
  }

  private static String retry(int times, IntFunction<String> action) {
    RuntimeException last = new IllegalStateException("never tried");
    for (int i = 0; i < times; i++) {
      try {
        return action.apply(i);
      } catch (IllegalArgumentException e) {
        last = e;
      }
    }
    throw last;
  }

  // expects: IllegalStateException NumberFormatException
  @Tool(description = "x")
  public String retried(String text, int times) {
    return retry(times, i -> String.valueOf(Integer.parseInt(text)));
  }

  // expects: none
  @Tool(description = "x")
  @SuppressWarnings("finally")
  public String swallowed(String text) {
    try {
      return String.valueOf(Integer.parseInt(text));
    } finally {
      return "done";
    }
  }
}
