package corpus;

import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class FutureTools {
  private final ExecutorService pool = Executors.newFixedThreadPool(2);
  private final Semaphore slots = new Semaphore(2);

  // expects: NumberFormatException
  @Tool(description = "x")
  public CompletableFuture<Integer> supplied(String text) {
    return CompletableFuture.supplyAsync(() -> Integer.parseInt(text));
  }

  // expects: none
  @Tool(description = "x")
  public CompletableFuture<Integer> recovered(String text) {
    return CompletableFuture.supplyAsync(() -> Integer.parseInt(text)).exceptionally(e -> 0);
  }

  // expects: none
  @Tool(description = "x")
  public CompletionStage<Integer> toolError(String text) {
    return CompletableFuture.supplyAsync(() -> Integer.parseInt(text))
        .exceptionally(
            e -> {
              throw new ToolError("'" + text + "' is no number.");
            });
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public CompletionStage<String> chained(String text) {
    return CompletableFuture.completedFuture(text)
        .thenApply(String::trim)
        .thenApply(
            t -> {
              if (t.isEmpty()) {
                throw new IllegalStateException("empty");
              }
              return t;
            });
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public CompletableFuture<Integer> composed(String text) {
    return CompletableFuture.supplyAsync(text::trim).thenCompose(this::parseLater);
  }

  private CompletableFuture<Integer> parseLater(String text) {
    return CompletableFuture.supplyAsync(() -> Integer.valueOf(text));
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public CompletableFuture<String> failed(String text) {
    if (text.isBlank()) {
      return CompletableFuture.failedFuture(new IllegalArgumentException("blank"));
    }
    return CompletableFuture.completedFuture(text);
  }

  // expects: none
  @Tool(description = "x")
  public CompletableFuture<String> failedWell(String text) {
    if (text.isBlank()) {
      return CompletableFuture.failedFuture(new ToolError("Give a text."));
    }
    return CompletableFuture.completedFuture(text);
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public CompletableFuture<String> byHand(String text) {
    CompletableFuture<String> future = new CompletableFuture<>();
    if (text.isEmpty()) {
      future.completeExceptionally(new IllegalStateException("empty"));
    } else {
      future.complete(text);
    }
    return future;
  }

  // expects: TimeoutException
  @Tool(description = "x")
  public CompletableFuture<String> timed(String text) {
    return CompletableFuture.supplyAsync(text::trim).orTimeout(3, TimeUnit.SECONDS);
  }

  // expects: ExecutionException InterruptedException
  @Tool(description = "x")
  public int waited(String text) throws ExecutionException, InterruptedException {
    Future<Integer> future = pool.submit(() -> Integer.parseInt(text));
    return future.get();
  }

  // expects: ExecutionException InterruptedException TimeoutException
  @Tool(description = "x")
  public int waitedShortly(String text) throws Exception {
    return pool.submit(() -> Integer.parseInt(text)).get(1, TimeUnit.SECONDS);
  }

  // expects: none
  @Tool(description = "x")
  public int waitedSafely(String text) {
    try {
      return pool.submit(() -> Integer.parseInt(text)).get();
    } catch (ExecutionException e) {
      throw new ToolError("'" + text + "' is no number.");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ToolError("Cancelled.");
    }
  }

  // expects: CompletionException
  @Tool(description = "x")
  public int joined(String text) {
    return CompletableFuture.supplyAsync(() -> Integer.parseInt(text)).join();
  }

  // expects: none
  @MapError(exception = NumberFormatException.class, message = "{text} is no number.")
  @Tool(description = "x")
  public int joinedMapped(String text) {
    return CompletableFuture.supplyAsync(() -> Integer.parseInt(text)).join();
  }

  // expects: none
  @Tool(description = "x")
  public int joinedCaught(String text) {
    try {
      return CompletableFuture.supplyAsync(() -> Integer.parseInt(text)).join();
    } catch (CompletionException e) {
      throw new ToolError("'" + text + "' is no number.");
    }
  }

  // expects: none
  @Tool(description = "x")
  public String fireAndForget(String text) {
    pool.execute(() -> System.out.println(Integer.parseInt(text)));
    return "started";
  }

  // expects: none
  @Tool(description = "x")
  public String submitted(Callable<String> unused, String text) {
    pool.submit(() -> {
      throw new IllegalStateException(text);
    });
    return "started";
  }

  // expects: InterruptedException
  @Tool(description = "x")
  public String slotted(String text) throws InterruptedException {
    slots.acquire();
    try {
      return text.strip();
    } finally {
      slots.release();
    }
  }

  // expects: InterruptedException
  @Tool(description = "x")
  public String slept(long millis) throws InterruptedException {
    Thread.sleep(millis);
    return "woke";
  }

  // expects: InterruptedException
  @Tool(description = "x")
  public int all(List<Callable<Integer>> tasks) throws InterruptedException {
    return pool.invokeAll(tasks).size();
  }

  // expects: ArithmeticException
  @Tool(description = "x")
  public CompletableFuture<Long> combined(long a, long b) {
    CompletableFuture<Long> one = CompletableFuture.completedFuture(a);
    CompletableFuture<Long> two = CompletableFuture.supplyAsync(() -> checkedHalf(b));
    return one.thenCombine(two, Long::sum);
  }

  private static long checkedHalf(long n) {
    if (n % 2 != 0) {
      throw new ArithmeticException("odd");
    }
    return n / 2;
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public CompletableFuture<Void> both(String a, String b) {
    CompletableFuture<String> one = CompletableFuture.supplyAsync(() -> nonEmpty(a));
    CompletableFuture<String> two = CompletableFuture.supplyAsync(b::trim);
    return CompletableFuture.allOf(one, two);
  }

  private static String nonEmpty(String text) {
    if (text.isEmpty()) {
      throw new IllegalStateException("empty");
    }
    return text;
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public CompletableFuture<String> logged(String text) {
    return CompletableFuture.supplyAsync(() -> Long.parseLong(text))
        .whenComplete((value, error) -> System.out.println(value))
        .thenApply(n -> "n=" + n);
  }
}
