package corpus;

import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.BitSet;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionService;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Drives nodes, manifests and jobs of a small cluster. */
public class ClusterOpsServerTools {

  private static final Pattern SEMVER =
      Pattern.compile("v?(\\d+)\\.(\\d+)\\.(\\d+)(?:-([0-9A-Za-z.-]+))?");
  private static final Pattern SHORT_SEMVER = Pattern.compile("(\\d{1,6})\\.(\\d{1,6})\\.(\\d{1,6})");
  private static final Pattern QUANTITY = Pattern.compile("([0-9]{1,9})(Ki|Mi|Gi)?");
  private static final int MAX_SLOTS = 4;

  private final ExecutorService pool = Executors.newFixedThreadPool(4);
  private final ScheduledExecutorService scheduler = Executors.newSingleThreadScheduledExecutor();
  private final BlockingQueue<String> jobs = new LinkedBlockingQueue<>(100);
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition freed = lock.newCondition();
  private final Instant started = Instant.now();
  private final AtomicInteger beats = new AtomicInteger();
  private int slots = MAX_SLOTS;

  // ---------------------------------------------------------------- versions

  static class InvalidVersion extends IllegalArgumentException {
    InvalidVersion(String text) {
      super("no version: " + text);
    }
  }

  record SemVer(int major, int minor, int patch, String pre) implements Comparable<SemVer> {
    static SemVer parse(String text) {
      Matcher m = SEMVER.matcher(text);
      if (!m.matches()) {
        throw new InvalidVersion(text);
      }
      return new SemVer(
          Integer.parseInt(m.group(1)),
          Integer.parseInt(m.group(2)),
          Integer.parseInt(m.group(3)),
          m.group(4) == null ? "" : m.group(4));
    }

    @Override
    public int compareTo(SemVer o) {
      int c = Integer.compare(major, o.major);
      if (c == 0) {
        c = Integer.compare(minor, o.minor);
      }
      if (c == 0) {
        c = Integer.compare(patch, o.patch);
      }
      return c != 0 ? c : pre.compareTo(o.pre);
    }
  }

  // expects: InvalidVersion NumberFormatException
  @Tool(description = "x")
  public int compareVersions(String left, String right) {
    return SemVer.parse(left.strip()).compareTo(SemVer.parse(right.strip()));
  }

  // expects: none
  @Tool(description = "x")
  public String bumpMinor(String version) {
    Matcher m = SHORT_SEMVER.matcher(version);
    if (!m.matches()) {
      throw new ToolError("Give a version such as 1.2.3");
    }
    int minor = Integer.parseInt(m.group(2)) + 1;
    return m.group(1) + "." + minor + ".0";
  }

  // expects: none
  @Tool(description = "x")
  public List<String> sortVersions(List<String> versions) {
    List<SemVer> good = new ArrayList<>();
    List<String> bad = new ArrayList<>();
    for (String v : versions) {
      try {
        good.add(SemVer.parse(v));
      } catch (IllegalArgumentException e) {
        bad.add(v);
      }
    }
    Collections.sort(good);
    List<String> all = new ArrayList<>();
    good.forEach(g -> all.add(g.major() + "." + g.minor() + "." + g.patch()));
    all.addAll(bad);
    return all;
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  @MapError(exception = InvalidVersion.class, message = "That is no version.")
  public boolean newerThanRunning(String version) {
    return SemVer.parse(version).compareTo(new SemVer(1, 4, 2, "")) > 0;
  }

  // expects: none
  @Tool(description = "x")
  public long bytes(String quantity) {
    Matcher m = QUANTITY.matcher(quantity);
    if (!m.matches()) {
      return -1;
    }
    long number = Long.parseLong(m.group(1));
    String suffix = m.group(2);
    if (suffix == null) {
      return number;
    }
    switch (suffix) {
      case "Ki":
        return number << 10;
      case "Mi":
        return number << 20;
      default:
        return number << 30;
    }
  }

  // -------------------------------------------------------------------- cron

  static class CronSyntax extends Exception {
    CronSyntax(String message) {
      super(message);
    }

    CronSyntax(String message, Throwable cause) {
      super(message, cause);
    }
  }

  private static final class CronField {
    final BitSet bits = new BitSet();

    static CronField parse(String text, int low, int high) throws CronSyntax {
      CronField field = new CronField();
      for (String part : text.split(",")) {
        field.addPart(part, low, high);
      }
      return field;
    }

    private void addPart(String part, int low, int high) throws CronSyntax {
      int step = 1;
      int slash = part.indexOf('/');
      String range = part;
      if (slash >= 0) {
        step = number(part.substring(slash + 1), 1, high);
        range = part.substring(0, slash);
      }
      int from = low;
      int to = high;
      if (!range.equals("*")) {
        int dash = range.indexOf('-');
        if (dash > 0) {
          from = number(range.substring(0, dash), low, high);
          to = number(range.substring(dash + 1), low, high);
        } else {
          from = number(range, low, high);
          to = slash >= 0 ? high : from;
        }
      }
      for (int i = from; i <= to; i += step) {
        bits.set(i);
      }
    }

    private static int number(String text, int low, int high) throws CronSyntax {
      final int value;
      try {
        value = Integer.parseInt(text);
      } catch (NumberFormatException e) {
        throw new CronSyntax("no number: " + text, e);
      }
      if (value < low || value > high) {
        throw new CronSyntax(value + " is not within " + low + "-" + high);
      }
      return value;
    }
  }

  private static Map<String, CronField> cron(String line) throws CronSyntax {
    String[] parts = line.trim().split("\\s+");
    if (parts.length != 5) {
      throw new CronSyntax("five fields, not " + parts.length);
    }
    Map<String, CronField> fields = new LinkedHashMap<>();
    fields.put("minute", CronField.parse(parts[0], 0, 59));
    fields.put("hour", CronField.parse(parts[1], 0, 23));
    fields.put("day", CronField.parse(parts[2], 1, 31));
    fields.put("month", CronField.parse(parts[3], 1, 12));
    fields.put("weekday", CronField.parse(parts[4], 0, 7));
    return fields;
  }

  // expects: CronSyntax
  @Tool(description = "x")
  public String explainCron(String line) throws CronSyntax {
    StringBuilder text = new StringBuilder();
    for (Map.Entry<String, CronField> e : cron(line).entrySet()) {
      text.append(e.getKey()).append('=').append(e.getValue().bits).append(' ');
    }
    return text.toString();
  }

  // expects: none
  @Tool(description = "x")
  public int runsPerHour(String line) {
    try {
      CronField minute = cron(line).get("minute");
      return minute == null ? 0 : minute.bits.cardinality();
    } catch (CronSyntax e) {
      throw new ToolError("Not a cron line: " + e.getMessage(), e);
    }
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public int firstMinute(String line) {
    Map<String, CronField> fields;
    try {
      fields = cron(line);
    } catch (CronSyntax e) {
      throw new IllegalStateException("cron", e);
    }
    return fields.get("minute").bits.nextSetBit(0);
  }

  // --------------------------------------------------------------- processes

  private static String output(List<String> command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    StringBuilder out = new StringBuilder();
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      String line;
      while ((line = reader.readLine()) != null) {
        out.append(line).append('\n');
      }
    } finally {
      process.destroy();
    }
    int code = process.waitFor();
    return code == 0 ? out.toString() : "exit " + code + "\n" + out;
  }

  // expects: IOException InterruptedException
  @Tool(description = "x")
  public String kubectl(List<String> arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add("kubectl");
    command.addAll(arguments);
    return output(command);
  }

  // expects: none
  @Tool(description = "x")
  public String diskUsage() {
    try {
      return output(List.of("df", "-h"));
    } catch (IOException e) {
      return "df is not installed";
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ToolError("Stopped");
    }
  }

  static class CommandFailed extends RuntimeException {
    CommandFailed(String what, Throwable cause) {
      super(what, cause);
    }
  }

  private String quietly(String... command) {
    try {
      return output(List.of(command));
    } catch (IOException | InterruptedException e) {
      if (e instanceof InterruptedException) {
        Thread.currentThread().interrupt();
      }
      throw new CommandFailed(String.join(" ", command), e);
    }
  }

  // expects: CommandFailed
  @Tool(description = "x")
  public String uname() {
    return quietly("uname", "-a").trim();
  }

  // expects: none
  @Tool(description = "x")
  @MapError(exception = CommandFailed.class, message = "The node does not answer.")
  public List<String> processes() {
    return quietly("ps", "aux").lines().skip(1).limit(20).collect(Collectors.toList());
  }

  // ----------------------------------------------------------------- network

  // expects: UnknownHostException
  @Tool(description = "x")
  public String resolve(String host) throws UnknownHostException {
    return InetAddress.getByName(host).getHostAddress();
  }

  // expects: none
  @Tool(description = "x")
  public String loopback() {
    InetAddress address = InetAddress.getLoopbackAddress();
    return address.getHostName() + "/" + address.getHostAddress();
  }

  // expects: none
  @Tool(description = "x")
  public boolean portOpen(String host, int port) {
    if (port < 1 || port > 65_535) {
      throw new ToolError("Ports are 1 to 65535");
    }
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(host, port), 500);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private interface Probe {
    String run() throws IOException;
  }

  private static String withRetry(int most, Probe probe) throws IOException, InterruptedException {
    IOException last = null;
    for (int attempt = 0; attempt < most; attempt++) {
      try {
        return probe.run();
      } catch (IOException e) {
        last = e;
        Thread.sleep(backoffMillis(attempt));
      }
    }
    throw last != null ? last : new IOException("never tried");
  }

  private static long backoffMillis(int attempt) {
    int capped = Math.min(Math.max(attempt, 0), 8);
    return 50L << capped;
  }

  private static String banner(String host) throws IOException {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(host, 22), 1_000);
      BufferedReader in =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
      return Objects.requireNonNullElse(in.readLine(), "");
    }
  }

  // expects: IOException InterruptedException
  @Tool(description = "x")
  public String sshBanner(String host) throws IOException, InterruptedException {
    return withRetry(3, () -> banner(host));
  }

  // expects: none
  @Tool(description = "x")
  public String retryDelay(int attempt) {
    return Duration.ofMillis(backoffMillis(attempt)).toString();
  }

  // expects: UncheckedIOException
  @Tool(description = "x")
  public CompletionStage<String> resolveLater(String host) {
    return CompletableFuture.supplyAsync(
        () -> {
          try {
            return InetAddress.getByName(host).getHostAddress();
          } catch (UnknownHostException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  // expects: none
  @Tool(description = "x")
  public CompletionStage<String> resolveOrEmpty(String host) {
    return CompletableFuture.supplyAsync(
            () -> {
              try {
                return InetAddress.getByName(host).getHostAddress();
              } catch (UnknownHostException e) {
                throw new UncheckedIOException(e);
              }
            },
            pool)
        .exceptionally(e -> "");
  }

  // ------------------------------------------------------------- environment

  // expects: NumberFormatException
  @Tool(description = "x")
  public int envNumber(String name) {
    String value = System.getenv(name);
    return value == null || value.isBlank() ? 0 : Integer.parseInt(value.trim());
  }

  // expects: none
  @Tool(description = "x")
  public int envNumberOr(String name, int fallback) {
    String value = System.getenv().getOrDefault(name, "");
    if (value.isEmpty() || value.length() > 9 || !value.chars().allMatch(c -> c >= '0' && c <= '9')) {
      return fallback;
    }
    return Integer.parseInt(value);
  }

  // expects: none
  @Tool(description = "x")
  public Map<String, String> parseDotenv(String text) {
    Map<String, String> result = new LinkedHashMap<>();
    for (String raw : text.split("\n")) {
      String line = raw.strip();
      int eq = line.indexOf('=');
      if (line.startsWith("#") || eq < 1) {
        continue;
      }
      String value = line.substring(eq + 1).strip();
      if (value.length() >= 2 && value.charAt(0) == '"' && value.endsWith("\"")) {
        value = value.substring(1, value.length() - 1);
      }
      result.put(line.substring(0, eq).strip(), value);
    }
    return result;
  }

  // --------------------------------------------------------------- manifests

  static class ManifestException extends RuntimeException {
    final int line;

    ManifestException(int line, String message) {
      super("line " + line + ": " + message);
      this.line = line;
    }
  }

  static final class BadIndent extends ManifestException {
    BadIndent(int line) {
      super(line, "odd indentation");
    }
  }

  private static final class ManifestReader {
    private final String[] lines;
    private int next;

    ManifestReader(String text) {
      this.lines = text.split("\n", -1);
    }

    Map<String, String> read() {
      Map<String, String> flat = new LinkedHashMap<>();
      level(0, "", flat);
      return flat;
    }

    private void level(int indent, String prefix, Map<String, String> flat) {
      while (next < lines.length) {
        String line = lines[next];
        if (line.isBlank()) {
          next++;
          continue;
        }
        int own = indentOf(line);
        if (own < indent) {
          return;
        }
        int colon = line.indexOf(':');
        if (colon < 0) {
          throw new ManifestException(next + 1, "no colon");
        }
        String key = prefix + line.substring(0, colon).trim();
        String value = line.substring(colon + 1).trim();
        next++;
        if (value.isEmpty()) {
          level(own + 2, key + ".", flat);
        } else {
          flat.put(key, value);
        }
      }
    }

    private int indentOf(String line) {
      int i = 0;
      while (i < line.length() && line.charAt(i) == ' ') {
        i++;
      }
      if (i % 2 != 0) {
        throw new BadIndent(next + 1);
      }
      return i;
    }
  }

  // expects: ManifestException BadIndent
  @Tool(description = "x")
  public Map<String, String> flattenManifest(String yaml) {
    return new ManifestReader(yaml).read();
  }

  // expects: none
  @Tool(description = "x")
  public String lintManifest(String yaml) {
    try {
      int count = new ManifestReader(yaml).read().size();
      return count + " values";
    } catch (BadIndent e) {
      return "Indent by two blanks at line " + e.line;
    } catch (ManifestException e) {
      return e.getMessage();
    }
  }

  // expects: ManifestException
  @Tool(description = "x")
  @MapError(exception = BadIndent.class, message = "Indent by two blanks.")
  public int replicas(String yaml) {
    String text = new ManifestReader(yaml).read().getOrDefault("spec.replicas", "1");
    try {
      return Integer.parseUnsignedInt(text);
    } catch (NumberFormatException e) {
      throw new ManifestException(0, "replicas: " + text);
    }
  }

  // -------------------------------------------------------------- concurrency

  // expects: InterruptedException ExecutionException
  @Tool(description = "x")
  public List<String> banners(List<String> hosts) throws InterruptedException, ExecutionException {
    List<Callable<String>> calls = new ArrayList<>();
    for (String host : hosts) {
      calls.add(() -> banner(host));
    }
    List<String> result = new ArrayList<>();
    for (Future<String> each : pool.invokeAll(calls)) {
      result.add(each.get());
    }
    return result;
  }

  // expects: none
  @Tool(description = "x")
  public Map<String, String> bannersOrErrors(List<String> hosts) {
    Map<String, Future<String>> running = new LinkedHashMap<>();
    hosts.forEach(h -> running.put(h, pool.submit(() -> banner(h))));
    Map<String, String> result = new LinkedHashMap<>();
    for (Map.Entry<String, Future<String>> e : running.entrySet()) {
      try {
        result.put(e.getKey(), e.getValue().get(2, TimeUnit.SECONDS));
      } catch (ExecutionException ex) {
        result.put(e.getKey(), String.valueOf(ex.getCause()));
      } catch (TimeoutException ex) {
        e.getValue().cancel(true);
        result.put(e.getKey(), "slow");
      } catch (InterruptedException ex) {
        Thread.currentThread().interrupt();
        break;
      }
    }
    return result;
  }

  // expects: InterruptedException ExecutionException TimeoutException
  @Tool(description = "x")
  public String fastest(List<String> hosts)
      throws InterruptedException, ExecutionException, TimeoutException {
    CompletionService<String> service = new ExecutorCompletionService<>(pool);
    for (String host : hosts) {
      service.submit(() -> host + " " + banner(host));
    }
    Future<String> first = service.poll(3, TimeUnit.SECONDS);
    if (first == null) {
      throw new TimeoutException("no host answered");
    }
    return first.get();
  }

  // expects: IOException InterruptedException
  @Tool(description = "x")
  public String bannerIsolated(String host) throws IOException, InterruptedException {
    Future<String> future = pool.submit(() -> banner(host));
    try {
      return future.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException) {
        throw (IOException) e.getCause();
      }
      throw new ToolError("Could not read the banner", e);
    }
  }

  // expects: none
  @Tool(description = "x")
  public String startHeartbeat(int seconds) {
    int period = Math.max(1, seconds);
    scheduler.scheduleAtFixedRate(
        () -> {
          if (beats.incrementAndGet() > 1_000) {
            throw new IllegalStateException("enough");
          }
        },
        0,
        period,
        TimeUnit.SECONDS);
    return "every " + period + " s";
  }

  // expects: InterruptedException
  @Tool(description = "x")
  public int acquireSlot() throws InterruptedException {
    lock.lock();
    try {
      while (slots == 0) {
        freed.await();
      }
      return --slots;
    } finally {
      lock.unlock();
    }
  }

  // expects: none
  @Tool(description = "x")
  public int releaseSlot() {
    lock.lock();
    try {
      if (slots < MAX_SLOTS) {
        slots++;
        freed.signal();
      }
      return slots;
    } finally {
      lock.unlock();
    }
  }

  // expects: none
  @Tool(description = "x")
  public boolean enqueue(String job) {
    return !job.isBlank() && jobs.offer(job.strip());
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String peekJob() {
    return jobs.element();
  }

  // expects: InterruptedException
  @Tool(description = "x")
  public String takeJob() throws InterruptedException {
    String job = jobs.poll(1, TimeUnit.SECONDS);
    return job != null ? job : "idle";
  }

  // -------------------------------------------------------------------- time

  // expects: DateTimeParseException
  @Tool(description = "x")
  public long secondsSince(String instant) {
    return Duration.between(Instant.parse(instant), Instant.now()).toSeconds();
  }

  // expects: none
  @Tool(description = "x")
  public String uptime() {
    Duration up = Duration.between(started, Instant.now());
    return String.format("%dd %02d:%02d", up.toDays(), up.toHoursPart(), up.toMinutesPart());
  }

  // expects: none
  @Tool(description = "x")
  public long leaseSeconds(String iso) {
    try {
      return Duration.parse(iso).getSeconds();
    } catch (DateTimeParseException e) {
      throw new ToolError("Write it as PT30S");
    }
  }

  // ------------------------------------------------------------------ signing

  private static String sign(String secret, String text) throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
    byte[] raw = mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
    return Base64.getUrlEncoder().withoutPadding().encodeToString(raw);
  }

  // expects: none
  @Tool(description = "x")
  public String signedUrl(String path) {
    long until = Instant.now().plusSeconds(300).getEpochSecond();
    try {
      return "https://files.example/" + path + "?u=" + until + "&s=" + sign("k3y", path + until);
    } catch (GeneralSecurityException e) {
      throw new ToolError("Cannot sign", e);
    }
  }

  // expects: none
  @Tool(description = "x")
  public String sha256(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has it", e);
    }
  }

  // expects: NoSuchAlgorithmException
  @Tool(description = "x")
  public String digest(String algorithm, String text) throws NoSuchAlgorithmException {
    MessageDigest digest = MessageDigest.getInstance(algorithm);
    return HexFormat.ofDelimiter(":").formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public boolean sameDigest(String left, String right) {
    HexFormat hex = HexFormat.of();
    return MessageDigest.isEqual(hex.parseHex(left), hex.parseHex(right));
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String secretValue(String encoded) {
    byte[] raw = Base64.getDecoder().decode(encoded.strip());
    return new String(raw, StandardCharsets.UTF_8);
  }

  // expects: none
  @Tool(description = "x")
  public String roundTrip(String text) {
    String encoded = Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    return new String(Base64.getDecoder().decode(encoded), StandardCharsets.UTF_8);
  }

  // ------------------------------------------------------- checks and rollouts

  static class CheckFailed extends Exception {
    CheckFailed(String message) {
      super(message);
    }
  }

  private interface HealthCheck {
    String run(String node) throws CheckFailed;
  }

  private static final class NameCheck implements HealthCheck {
    @Override
    public String run(String node) {
      return node.isEmpty() ? "unnamed" : "named";
    }
  }

  private static final class LabelCheck implements HealthCheck {
    @Override
    public String run(String node) throws CheckFailed {
      if (!node.contains("/")) {
        throw new CheckFailed(node + " has no zone");
      }
      return "labelled";
    }
  }

  // expects: CheckFailed
  @Tool(description = "x")
  public List<String> checkNode(String node) throws CheckFailed {
    List<String> results = new ArrayList<>();
    for (HealthCheck check : List.of(new NameCheck(), new LabelCheck())) {
      results.add(check.run(node));
    }
    return results;
  }

  // expects: none
  @Tool(description = "x")
  public String checkName(String node) {
    return new NameCheck().run(node);
  }

  static class RolloutAborted extends RuntimeException {
    RolloutAborted(String why) {
      super(why);
    }
  }

  private abstract static class Rollout {
    private final List<String> log = new ArrayList<>();

    final String run(List<String> pods) {
      try {
        for (String pod : pods) {
          step(pod);
          log.add(pod);
        }
        return String.join(",", log);
      } finally {
        cleanup();
      }
    }

    protected abstract void step(String pod);

    protected void cleanup() {
      log.clear();
    }
  }

  private static final class BlueGreen extends Rollout {
    @Override
    protected void step(String pod) {
      if (pod.startsWith("legacy-")) {
        throw new RolloutAborted(pod);
      }
    }
  }

  private static final class Canary extends Rollout {
    private final int percent;
    private int seen;

    Canary(int percent) {
      if (percent < 0 || percent > 100) {
        throw new IllegalArgumentException("percent: " + percent);
      }
      this.percent = percent;
    }

    @Override
    protected void step(String pod) {
      seen += percent;
    }
  }

  // expects: RolloutAborted
  @Tool(description = "x")
  public String blueGreen(List<String> pods) {
    return new BlueGreen().run(pods);
  }

  // expects: none
  @Tool(description = "x")
  public String canary(List<String> pods, int percent) {
    return new Canary(Math.max(0, Math.min(100, percent))).run(pods);
  }

  // expects: IllegalArgumentException RolloutAborted
  @Tool(description = "x")
  public String rollout(String kind, int percent, List<String> pods) {
    Rollout rollout = "canary".equals(kind) ? new Canary(percent) : new BlueGreen();
    return rollout.run(pods);
  }
}
