package corpus;

import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MalformedURLException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URL;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Base64;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.ResourceBundle;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/** Runs jobs: queues, locks, processes, and what is put around them. */
public class JobServerTools {

  static class JobFailed extends RuntimeException {
    JobFailed(String message) {
      super(message);
    }

    JobFailed(String message, Throwable cause) {
      super(message, cause);
    }
  }

  static final class QueueFull extends JobFailed {
    QueueFull(int size) {
      super("full: " + size);
    }
  }

  static final class BadTransition extends IllegalStateException {
    BadTransition(Phase from, Phase to) {
      super(from + " → " + to);
    }
  }

  static class JobMissing extends Exception {
    JobMissing(String id) {
      super("no job " + id);
    }
  }

  enum Phase {
    WAITING {
      @Override
      Phase next() {
        return RUNNING;
      }
    },
    RUNNING {
      @Override
      Phase next() {
        return DONE;
      }
    },
    DONE {
      @Override
      Phase next() {
        throw new BadTransition(this, this);
      }
    };

    abstract Phase next();

    boolean over() {
      return this == DONE;
    }
  }

  /** One job. */
  static final class Job {
    final String id;
    final int priority;
    private Phase phase = Phase.WAITING;

    Job(String id, int priority) {
      this.id = Objects.requireNonNull(id);
      this.priority = priority;
    }

    void advance() {
      phase = phase.next();
    }

    void cancel() {
      if (phase.over()) {
        throw new BadTransition(phase, Phase.DONE);
      }
      phase = Phase.DONE;
    }

    Phase phase() {
      return phase;
    }
  }

  @FunctionalInterface
  interface Thrower<R, X extends Exception> {
    R get() throws X;
  }

  /** A value, or why there is none. */
  sealed interface Outcome<T> permits Good, Bad {
    T orThrow();

    T or(T other);

    static <T> Outcome<T> of(Callable<T> work) {
      try {
        return new Good<>(work.call());
      } catch (Exception e) {
        return new Bad<>(e);
      }
    }
  }

  record Good<T>(T value) implements Outcome<T> {
    @Override
    public T orThrow() {
      return value;
    }

    @Override
    public T or(T other) {
      return value;
    }
  }

  record Bad<T>(Exception reason) implements Outcome<T> {
    @Override
    public T orThrow() {
      throw new JobFailed("bad", reason);
    }

    @Override
    public T or(T other) {
      return other;
    }
  }

  private static final Logger LOG = Logger.getLogger(JobServerTools.class.getName());

  private final Map<String, Job> jobs = new ConcurrentHashMap<>();
  private final PriorityQueue<Job> waiting =
      new PriorityQueue<>(Comparator.comparingInt(job -> job.priority));
  private final BlockingQueue<String> events = new ArrayBlockingQueue<>(100);
  private final ExecutorService pool = Executors.newFixedThreadPool(2);
  private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
  private final ReentrantLock lock = new ReentrantLock();
  private final Semaphore slots = new Semaphore(4);

  private Job job(String id) throws JobMissing {
    Job job = jobs.get(id);
    if (job == null) {
      throw new JobMissing(id);
    }
    return job;
  }

  private <R, X extends Exception> R locked(Thrower<R, X> body) throws X {
    lock.lock();
    try {
      return body.get();
    } finally {
      lock.unlock();
    }
  }

  // expects: JobMissing
  @Tool(description = "x")
  public String phase(String id) throws JobMissing {
    return job(id).phase().name();
  }

  // expects: JobMissing BadTransition
  @Tool(description = "x")
  public String advance(String id) throws JobMissing {
    Job job = job(id);
    job.advance();
    return job.phase().name();
  }

  // expects: BadTransition
  @Tool(description = "x")
  @MapError(exception = JobMissing.class, message = "There is no job {id}")
  public String cancel(String id) throws JobMissing {
    job(id).cancel();
    return id;
  }

  // expects: none
  @Tool(description = "x")
  @MapError(exception = {JobMissing.class, IllegalStateException.class}, message = "{message}")
  public String abort(String id) throws JobMissing {
    job(id).cancel();
    return id;
  }

  // expects: none
  @Tool(description = "x")
  public String firstPhase() {
    return Phase.WAITING.next().name();
  }

  // expects: QueueFull
  @Tool(description = "x")
  public int enqueue(String id, int priority) {
    return locked(
        () -> {
          if (waiting.size() >= 1000) {
            throw new QueueFull(waiting.size());
          }
          waiting.add(new Job(id, priority));
          return waiting.size();
        });
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String take() {
    return locked(() -> waiting.remove().id);
  }

  // expects: none
  @Tool(description = "x")
  public String takeOrNone() {
    return locked(
        () -> {
          Job job = waiting.poll();
          return job == null ? "none" : job.id;
        });
  }

  // expects: IOException
  @Tool(description = "x")
  public String lockedRead(String name) throws IOException {
    return locked(
        () -> {
          try (BufferedReader reader =
              new BufferedReader(new InputStreamReader(new URL("file:/etc/" + name).openStream()))) {
            return reader.readLine();
          } catch (MalformedURLException e) {
            throw new ToolError("no name", e);
          }
        });
  }

  // expects: JobFailed
  @Tool(description = "x")
  public int outcome(String number) {
    return Outcome.of(() -> Integer.parseInt(number)).orThrow();
  }

  // expects: none
  @Tool(description = "x")
  public int outcomeOr(String number) {
    return Outcome.of(() -> Integer.parseInt(number)).or(0);
  }

  // expects: none
  @Tool(description = "x")
  public String goodOutcome(String text) {
    Outcome<String> good = new Good<>(text);
    return good.orThrow();
  }

  // expects: InterruptedException
  @Tool(description = "x")
  public String event() throws InterruptedException {
    return events.take();
  }

  // expects: none
  @Tool(description = "x")
  public String eventSoon() {
    try {
      String event = events.poll(1, TimeUnit.SECONDS);
      return event == null ? "none" : event;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ToolError("The server is stopping", e);
    }
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String eventNow() {
    return events.element();
  }

  // expects: none
  @Tool(description = "x")
  public String publish(String event) {
    if (!events.offer(event)) {
      throw new ToolError("Too many events");
    }
    return event;
  }

  // expects: ExecutionException InterruptedException
  @Tool(description = "x")
  public int run(String number) throws ExecutionException, InterruptedException {
    Future<Integer> future = pool.submit(() -> Integer.parseInt(number));
    return future.get();
  }

  // expects: none
  @Tool(description = "x")
  public int runSoon(String number) {
    Future<Integer> future = pool.submit(() -> Integer.parseInt(number));
    try {
      return future.get(1, TimeUnit.SECONDS);
    } catch (ExecutionException | TimeoutException e) {
      future.cancel(true);
      throw new ToolError("It did not work", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return -1;
    }
  }

  // expects: JobFailed
  @Tool(description = "x")
  public String runUnwrapped(String text) {
    try {
      return pool.submit(text::strip).get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof ToolError error) {
        throw error;
      }
      throw new JobFailed("failed", e.getCause());
    } catch (InterruptedException e) {
      throw new ToolError("stopped", e);
    }
  }

  // expects: none
  @Tool(description = "x")
  public String later(String text) {
    timer.schedule(
        () -> {
          if (text.isEmpty()) {
            throw new JobFailed("nothing to say");
          }
          LOG.log(Level.INFO, "{0}", text);
        },
        1,
        TimeUnit.MINUTES);
    return "scheduled";
  }

  // expects: CompletionException
  @Tool(description = "x")
  public int joined(String number) {
    return CompletableFuture.supplyAsync(() -> Integer.parseInt(number), pool).join();
  }

  // expects: none
  @Tool(description = "x")
  public int joinedOrZero(String number) {
    return CompletableFuture.supplyAsync(() -> Integer.parseInt(number), pool)
        .exceptionally(failure -> 0)
        .join();
  }

  // expects: none
  @Tool(description = "x")
  public int joinedCaught(String number) {
    try {
      return CompletableFuture.supplyAsync(() -> Integer.parseInt(number)).join();
    } catch (CompletionException e) {
      throw new ToolError("'" + number + "' is no number", e);
    }
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public CompletableFuture<Integer> doubled(String number) {
    return CompletableFuture.supplyAsync(() -> Integer.parseInt(number)).thenApply(n -> n * 2);
  }

  // expects: JobFailed
  @Tool(description = "x")
  public CompletableFuture<String> failed(boolean really) {
    if (really) {
      return CompletableFuture.failedFuture(new JobFailed("really"));
    }
    return CompletableFuture.completedFuture("well");
  }

  // expects: none
  @Tool(description = "x")
  public String withSlot(String text) {
    if (!slots.tryAcquire()) {
      throw new ToolError("All slots are taken");
    }
    try {
      return text.toUpperCase();
    } finally {
      slots.release();
    }
  }

  // expects: InterruptedException
  @Tool(description = "x")
  public boolean waitForAll(int count) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(Math.max(0, count));
    for (int i = 0; i < count; i++) {
      pool.execute(latch::countDown);
    }
    return latch.await(1, TimeUnit.SECONDS);
  }

  // expects: none
  @Tool(description = "x")
  public String pause(int millis) {
    try {
      Thread.sleep(Math.min(1000, Math.max(0, millis)));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return "paused";
  }

  // expects: IOException InterruptedException
  @Tool(description = "x")
  public int execute(List<String> command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    if (!process.waitFor(10, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new ToolError("It took too long");
    }
    return process.exitValue();
  }

  // expects: JobFailed
  @Tool(description = "x")
  public String output(String command) {
    StringBuilder out = new StringBuilder();
    try {
      Process process = new ProcessBuilder("sh", "-c", command).start();
      try (BufferedReader reader =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
        for (String line; (line = reader.readLine()) != null; ) {
          out.append(line).append('\n');
        }
      } finally {
        process.destroy();
      }
    } catch (IOException e) {
      throw new JobFailed(command, e);
    }
    return out.toString();
  }

  // expects: UnknownHostException
  @Tool(description = "x")
  public String address(String host) throws UnknownHostException {
    return InetAddress.getByName(host).getHostAddress();
  }

  // expects: none
  @Tool(description = "x")
  public String loopback() {
    return InetAddress.getLoopbackAddress().getHostName();
  }

  // expects: IOException
  @Tool(description = "x")
  public boolean reachable(String host) throws IOException {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(host, 443), 1000);
      return socket.isConnected();
    } catch (SocketTimeoutException e) {
      return false;
    }
  }

  // expects: MalformedURLException
  @Tool(description = "x")
  public int port(String url) throws MalformedURLException {
    URL parsed = new URL(url);
    return parsed.getPort() < 0 ? parsed.getDefaultPort() : parsed.getPort();
  }

  // expects: SAXException IOException
  @Tool(description = "x")
  public String rootElement(String xml) throws SAXException, IOException {
    try {
      Document document =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(new InputSource(new StringReader(xml)));
      return document.getDocumentElement().getTagName();
    } catch (ParserConfigurationException e) {
      throw new ToolError("no parser", e);
    }
  }

  // expects: JobFailed
  @Tool(description = "x")
  public String rootElementOrFail(String xml) {
    try {
      return rootElement(xml);
    } catch (SAXParseException e) {
      throw new ToolError("line " + e.getLineNumber(), e);
    } catch (SAXException | IOException e) {
      throw new JobFailed("no XML", e);
    }
  }

  // expects: XMLStreamException
  @Tool(description = "x")
  public int elements(String xml) throws XMLStreamException {
    XMLStreamReader reader =
        XMLInputFactory.newInstance().createXMLStreamReader(new StringReader(xml));
    int count = 0;
    while (reader.hasNext()) {
      if (reader.next() == XMLStreamReader.START_ELEMENT) {
        count++;
      }
    }
    return count;
  }

  // expects: none
  @Tool(description = "x")
  public String text(String key) {
    try {
      return ResourceBundle.getBundle("jobs").getString(key);
    } catch (MissingResourceException e) {
      return key;
    }
  }

  // expects: IOException
  @Tool(description = "x")
  public int header(byte[] bytes) throws IOException {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      int magic = in.readInt();
      if (magic != 0xCAFE) {
        throw new ToolError("wrong magic");
      }
      return in.readUnsignedShort();
    }
  }

  // expects: none
  @Tool(description = "x")
  public int freeSlots(List<Integer> taken) {
    BitSet set = new BitSet(64);
    for (int each : taken) {
      if (each >= 0 && each < 64) {
        set.set(each);
      }
    }
    return 64 - set.cardinality();
  }

  // expects: none
  @Tool(description = "x")
  public List<String> lastThree(List<String> names) {
    Deque<String> last = new ArrayDeque<>(3);
    for (String name : names) {
      if (last.size() == 3) {
        last.removeFirst();
      }
      last.addLast(name);
    }
    return List.copyOf(last);
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String lastOne(List<String> names) {
    Deque<String> all = new ArrayDeque<>(names);
    return all.getLast();
  }

  // expects: none
  @Tool(description = "x")
  public String lastOneOrNone(List<String> names) {
    LinkedList<String> all = new LinkedList<>(names);
    if (all.size() > 0) {
      return all.getLast() + all.removeFirst();
    }
    return "";
  }

  // expects: none
  @Tool(description = "x")
  public String backwards(List<String> names) {
    StringBuilder result = new StringBuilder();
    ListIterator<String> iterator = names.listIterator(names.size());
    while (iterator.hasPrevious()) {
      result.append(iterator.previous());
    }
    return result.toString();
  }

  // expects: none
  @Tool(description = "x")
  public String pairs(List<String> names) {
    StringBuilder result = new StringBuilder();
    for (Iterator<String> it = names.iterator(); it.hasNext(); ) {
      result.append(it.next());
      result.append('=').append(it.hasNext() ? it.next() : "");
    }
    return result.toString();
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String pairsOrFail(List<String> names) {
    StringBuilder result = new StringBuilder();
    for (Iterator<String> it = names.iterator(); it.hasNext(); ) {
      result.append(it.next()).append('=').append(it.next());
    }
    return result.toString();
  }

  // expects: none
  @Tool(description = "x")
  public String merge(List<String> left, List<String> right) {
    Queue<String> a = new ArrayDeque<>(left);
    Queue<String> b = new ArrayDeque<>(right);
    StringBuilder out = new StringBuilder();
    while (!a.isEmpty() && !b.isEmpty()) {
      out.append(a.peek().compareTo(b.peek()) <= 0 ? a.remove() : b.remove());
    }
    while (!a.isEmpty()) {
      out.append(a.remove());
    }
    while (!b.isEmpty()) {
      out.append(b.remove());
    }
    return out.toString();
  }

  /** The newest few values. */
  static final class Ring<T> implements Iterable<T> {
    private final Object[] values;
    private int next;
    private int size;

    Ring(int capacity) {
      if (capacity <= 0) {
        throw new IllegalArgumentException("capacity " + capacity);
      }
      this.values = new Object[capacity];
    }

    void add(T value) {
      values[next] = value;
      next = (next + 1) % values.length;
      size = Math.min(size + 1, values.length);
    }

    @SuppressWarnings("unchecked")
    T newest() {
      if (size == 0) {
        throw new NoSuchElementException("an empty ring");
      }
      return (T) values[Math.floorMod(next - 1, values.length)];
    }

    @Override
    public Iterator<T> iterator() {
      return new Iterator<>() {
        private int seen;

        @Override
        public boolean hasNext() {
          return seen < size;
        }

        @Override
        @SuppressWarnings("unchecked")
        public T next() {
          if (seen >= size) {
            throw new NoSuchElementException();
          }
          return (T) values[Math.floorMod(next - ++seen, values.length)];
        }
      };
    }
  }

  // expects: none
  @Tool(description = "x")
  public String ringOf(List<String> names) {
    Ring<String> ring = new Ring<>(8);
    names.forEach(ring::add);
    StringBuilder out = new StringBuilder();
    for (String each : ring) {
      out.append(each);
    }
    return out.toString();
  }

  // expects: IllegalArgumentException NoSuchElementException
  @Tool(description = "x")
  public String newest(List<String> names, int capacity) {
    Ring<String> ring = new Ring<>(capacity);
    names.forEach(ring::add);
    return ring.newest();
  }

  /** Keeps what was used last. */
  static final class Lru<K, V> extends LinkedHashMap<K, V> {
    private final int most;

    Lru(int most) {
      super(16, 0.75f, true);
      this.most = most;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
      return size() > most;
    }

    V load(K key, Function<? super K, ? extends V> loader) {
      V value = get(key);
      if (value == null) {
        value = loader.apply(key);
        if (value == null) {
          throw new IllegalStateException("nothing loaded for " + key);
        }
        put(key, value);
      }
      return value;
    }
  }

  private final Lru<String, Integer> numbers = new Lru<>(50);

  // expects: NumberFormatException IllegalStateException
  @Tool(description = "x")
  public int number(String text) {
    return numbers.load(text, key -> key.isEmpty() ? null : Integer.valueOf(key));
  }

  // expects: none
  @Tool(description = "x")
  public int length(String text) {
    return numbers.computeIfAbsent(text, String::length);
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public int absent(String text) {
    return numbers.computeIfAbsent(text, Integer::parseInt);
  }

  /** One of many that may know what to do. */
  interface Handler {
    Optional<String> handle(String command);

    default Handler orElse(Handler other) {
      return command -> {
        Optional<String> first = handle(command);
        return first.isPresent() ? first : other.handle(command);
      };
    }
  }

  // expects: none
  @Tool(description = "x")
  public String handled(String command) {
    Handler stop = each -> each.equals("stop") ? Optional.of("stopped") : Optional.empty();
    Handler start = each -> Optional.of("started " + each);
    return stop.orElse(start).handle(command).orElse("?");
  }

  // expects: UnsupportedOperationException
  @Tool(description = "x")
  public String handledOrFail(String command) {
    Handler fail =
        each -> {
          throw new UnsupportedOperationException(each);
        };
    return fail.handle(command).orElse("?");
  }

  /** Does one thing many times. */
  abstract class Batch<T> {
    private int failures;

    final int runAll(List<T> items) {
      for (T item : items) {
        try {
          runOne(item);
        } catch (RuntimeException e) {
          failures++;
          onFailure(item, e);
        }
      }
      return failures;
    }

    protected abstract void runOne(T item);

    protected void onFailure(T item, RuntimeException failure) {
      throw failure;
    }
  }

  // expects: none
  @Tool(description = "x")
  public int countBad(List<String> texts) {
    Batch<String> batch =
        new Batch<>() {
          @Override
          protected void runOne(String text) {
            Integer.parseInt(text);
          }

          @Override
          protected void onFailure(String text, RuntimeException failure) {
            LOG.log(Level.FINE, text, failure);
          }
        };
    return batch.runAll(texts);
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public int stopAtBad(List<String> texts) {
    return new Batch<String>() {
      @Override
      protected void runOne(String text) {
        Integer.parseInt(text);
      }
    }.runAll(texts);
  }

  private static <T> T backoff(Callable<T> work, IntPredicate again) throws InterruptedException {
    for (int round = 0; ; round++) {
      try {
        return work.call();
      } catch (Exception e) {
        if (!again.test(round)) {
          throw new JobFailed("gave up", e);
        }
        Thread.sleep(10L << Math.min(round, 6));
      }
    }
  }

  // expects: JobFailed InterruptedException
  @Tool(description = "x")
  public int persistent(String text) throws InterruptedException {
    return backoff(() -> Integer.parseInt(text), round -> round < 3);
  }

  // expects: JobFailed
  @Tool(description = "x")
  public int patient(String text) {
    try {
      return backoff(() -> Integer.parseInt(text), round -> round < 2);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return 0;
    }
  }

  private static <X extends Exception> void rethrowIf(Throwable failure, Class<X> type) throws X {
    if (type.isInstance(failure)) {
      throw type.cast(failure);
    }
  }

  // expects: IOException JobFailed
  @Tool(description = "x")
  public String unwrapped() throws IOException {
    try {
      return CompletableFuture.supplyAsync(() -> "x").get();
    } catch (ExecutionException e) {
      rethrowIf(e.getCause(), IOException.class);
      throw new JobFailed("failed", e);
    } catch (InterruptedException e) {
      return "";
    }
  }

  // expects: none
  @Tool(description = "x")
  public String applied(String text, boolean twice) {
    UnaryOperator<String> strip = String::strip;
    Function<String, String> all = twice ? strip.andThen(String::toLowerCase) : strip;
    return all.apply(text);
  }

  // expects: none
  @Tool(description = "x")
  @SuppressWarnings("finally")
  public int finallyWins(String text) {
    try {
      return Integer.parseInt(text);
    } finally {
      return 1;
    }
  }

  // expects: IllegalStateException NumberFormatException
  @Tool(description = "x")
  public int finallyFails(String text) {
    try {
      return Integer.parseInt(text);
    } finally {
      if (text.isEmpty()) {
        throw new IllegalStateException("closed");
      }
    }
  }

  // expects: none
  @Tool(description = "x")
  public String decodedOrSame(String text) {
    try {
      return new String(Base64.getDecoder().decode(text), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return text;
    }
  }

  // expects: none
  @Tool(description = "x")
  public String timeout(int seconds) {
    Duration limit = Duration.ofSeconds(Math.max(1, seconds));
    if (limit.isNegative() || limit.isZero()) {
      throw new ToolError("no timeout");
    }
    return limit.toString();
  }

  private static void checkId(String id) {
    if (id.length() != 4) {
      throw new IllegalArgumentException("four characters");
    }
  }

  // expects: none
  @Tool(description = "x")
  public String shortId(String id) {
    if (id.length() == 4) {
      checkId(id);
      return id;
    }
    return "none";
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String longId(String id) {
    if (id.length() >= 4) {
      checkId(id);
    }
    return id;
  }

  private static String state(Object value) {
    Supplier<String> text;
    if (value instanceof Number number && number.intValue() > 0) {
      text = () -> "positive";
    } else if (value instanceof CharSequence chars && chars.length() > 0) {
      text = chars::toString;
    } else {
      text =
          () -> {
            throw new JobFailed("no state");
          };
    }
    return text.get();
  }

  // expects: JobFailed
  @Tool(description = "x")
  public String stateOf(String text) {
    return state(text);
  }

  // expects: none
  @Tool(description = "x")
  public String counted(List<String> words) {
    Map<String, Integer> counts = new HashMap<>();
    words.forEach(word -> counts.merge(word, 1, Integer::sum));
    EnumMap<Phase, Integer> phases = new EnumMap<>(Phase.class);
    phases.put(Phase.DONE, counts.size());
    String first = counts.keySet().stream().sorted().findFirst().orElseGet(() -> "");
    return phases + first;
  }
}
