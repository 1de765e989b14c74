package corpus;

import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Notifications by mail, text message and webhook, and the media that go with them. */
public class MessagingMediaTools {

  // ---------------------------------------------------------------- failures

  static class InvalidAddress extends RuntimeException {
    InvalidAddress(String text) {
      super("not an e-mail address: " + text);
    }
  }

  static class UnknownTemplate extends RuntimeException {
    UnknownTemplate(String name) {
      super("no template " + name);
    }
  }

  static class MissingPlaceholder extends RuntimeException {
    MissingPlaceholder(String name) {
      super("no value for {" + name + "}");
    }
  }

  static class AttachmentTooLarge extends Exception {
    AttachmentTooLarge(int size) {
      super(size + " bytes are too many");
    }
  }

  static class SigningFailed extends RuntimeException {
    SigningFailed(Throwable cause) {
      super("cannot sign", cause);
    }
  }

  static class DeliveryFailed extends RuntimeException {
    DeliveryFailed(String target, Throwable cause) {
      super("cannot deliver to " + target, cause);
    }
  }

  static class UnknownUpload extends RuntimeException {
    UnknownUpload(String id) {
      super("no upload " + id);
    }
  }

  static class ChunkOutOfRange extends RuntimeException {
    ChunkOutOfRange(int index, int chunks) {
      super("chunk " + index + " of " + chunks);
    }
  }

  static class IncompleteUpload extends Exception {
    IncompleteUpload(List<Integer> missing) {
      super("missing chunks " + missing);
    }
  }

  static class NegativeTimecode extends RuntimeException {
    NegativeTimecode(long millis) {
      super("timecode before the start: " + millis);
    }
  }

  static class SubtitleException extends Exception {
    final int line;

    SubtitleException(int line, String message) {
      super("line " + line + ": " + message);
      this.line = line;
    }
  }

  static class MalformedHeader extends Exception {
    MalformedHeader(String line) {
      super("malformed header: " + line);
    }
  }

  static class UnknownMedia extends RuntimeException {
    UnknownMedia(String id) {
      super("no media " + id);
    }
  }

  static class QueueFull extends RuntimeException {
    QueueFull(int capacity) {
      super("queue holds " + capacity + " already");
    }
  }

  // ---------------------------------------------------------------- values

  record EmailAddress(String local, String domain) {
    EmailAddress {
      if (local.isEmpty() || domain.isEmpty()) {
        throw new InvalidAddress(local + "@" + domain);
      }
    }

    static EmailAddress parse(String text) {
      int at = text.lastIndexOf('@');
      if (at < 0) {
        throw new InvalidAddress(text);
      }
      return new EmailAddress(text.substring(0, at), text.substring(at + 1));
    }

    static Optional<EmailAddress> tryParse(String text) {
      try {
        return Optional.of(parse(text.trim()));
      } catch (InvalidAddress e) {
        return Optional.empty();
      }
    }
  }

  public record PhoneNumber(String digits) {
    private static final Pattern E164 = Pattern.compile("\\+[1-9]\\d{6,14}");

    public PhoneNumber {
      if (!E164.matcher(digits).matches()) {
        throw new IllegalArgumentException("write the number as +49301234567");
      }
    }

    static boolean isValid(String text) {
      return text != null && E164.matcher(text).matches();
    }

    String countryPrefix() {
      return digits.substring(0, 3);
    }
  }

  record Dimensions(int width, int height) {
    private static final Pattern SHAPE = Pattern.compile("(\\d{1,4})x(\\d{1,4})");

    Dimensions {
      if (width < 1 || height < 1) {
        throw new IllegalArgumentException("an image has at least one pixel");
      }
    }

    static Dimensions parse(String text) {
      Matcher matcher = SHAPE.matcher(text);
      if (!matcher.matches()) {
        throw new ToolError("Write the size as 640x480");
      }
      return new Dimensions(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    }

    Dimensions fit(int box) {
      double factor = Math.min(1.0, (double) box / Math.max(width, height));
      return new Dimensions(
          Math.max(1, (int) Math.round(width * factor)),
          Math.max(1, (int) Math.round(height * factor)));
    }

    Dimensions scaled(double factor) {
      return new Dimensions((int) (width * factor), (int) (height * factor));
    }

    @Override
    public String toString() {
      return width + "x" + height;
    }
  }

  record Timecode(long millis) implements Comparable<Timecode> {
    private static final Pattern SHAPE =
        Pattern.compile("(\\d{2}):([0-5]\\d):([0-5]\\d)[,.](\\d{3})");

    Timecode {
      if (millis < 0) {
        throw new NegativeTimecode(millis);
      }
    }

    static Optional<Timecode> parse(String text) {
      Matcher m = SHAPE.matcher(text.trim());
      if (!m.matches()) {
        return Optional.empty();
      }
      long seconds =
          Long.parseLong(m.group(1)) * 3600
              + Long.parseLong(m.group(2)) * 60
              + Long.parseLong(m.group(3));
      return Optional.of(new Timecode(seconds * 1000 + Long.parseLong(m.group(4))));
    }

    Timecode plus(long offset) {
      return new Timecode(millis + offset);
    }

    @Override
    public int compareTo(Timecode other) {
      return Long.compare(millis, other.millis);
    }

    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "%02d:%02d:%02d,%03d",
          millis / 3_600_000,
          millis / 60_000 % 60,
          millis / 1000 % 60,
          millis % 1000);
    }
  }

  record Cue(Timecode from, Timecode to) {
    static Cue parse(int line, String text) throws SubtitleException {
      String[] ends = text.split(" --> ");
      if (ends.length != 2) {
        throw new SubtitleException(line, "no arrow");
      }
      Optional<Timecode> from = Timecode.parse(ends[0]);
      Optional<Timecode> to = Timecode.parse(ends[1]);
      if (from.isEmpty() || to.isEmpty()) {
        throw new SubtitleException(line, "no timecode");
      }
      return new Cue(from.get(), to.get());
    }
  }

  record Track(String title, int seconds) {}

  enum Topic {
    ORDERS,
    BILLING,
    MEDIA;

    static Optional<Topic> find(String name) {
      return Arrays.stream(values()).filter(t -> t.name().equalsIgnoreCase(name)).findFirst();
    }
  }

  // ---------------------------------------------------------------- parts

  /** What comes in chunks, in any order. */
  static final class Upload {
    private final String name;
    private final byte[][] parts;

    Upload(String name, int chunks) {
      if (chunks < 1) {
        throw new IllegalArgumentException("an upload has at least one chunk");
      }
      this.name = name;
      this.parts = new byte[chunks][];
    }

    void accept(int index, byte[] data) {
      if (index < 0 || index >= parts.length) {
        throw new ChunkOutOfRange(index, parts.length);
      }
      parts[index] = data;
    }

    List<Integer> missing() {
      return IntStream.range(0, parts.length)
          .filter(i -> parts[i] == null)
          .boxed()
          .collect(Collectors.toList());
    }

    int assemble() throws IncompleteUpload {
      List<Integer> missing = missing();
      if (!missing.isEmpty()) {
        throw new IncompleteUpload(missing);
      }
      int size = 0;
      for (byte[] part : parts) {
        size += part.length;
      }
      return size;
    }
  }

  static final class Signer {
    private final String algorithm;
    private final byte[] key;

    Signer(String algorithm, byte[] key) {
      this.algorithm = algorithm;
      this.key = key;
    }

    byte[] sign(String payload) {
      try {
        Mac mac = Mac.getInstance(algorithm);
        mac.init(new SecretKeySpec(key, algorithm));
        return mac.doFinal(payload.getBytes(StandardCharsets.UTF_8));
      } catch (GeneralSecurityException e) {
        throw new SigningFailed(e);
      }
    }
  }

  static final class EventBus {
    private final Map<Topic, List<Consumer<String>>> handlers = new EnumMap<>(Topic.class);

    void on(Topic topic, Consumer<String> handler) {
      handlers.computeIfAbsent(topic, t -> new ArrayList<>()).add(handler);
    }

    List<String> publish(Topic topic, String event) {
      List<String> failures = new ArrayList<>();
      for (Consumer<String> handler : handlers.getOrDefault(topic, List.of())) {
        try {
          handler.accept(event);
        } catch (RuntimeException e) {
          failures.add(e.getClass().getSimpleName());
        }
      }
      return failures;
    }
  }

  /** At most so many calls in a window that slides. */
  static final class RateWindow {
    private final Duration length;
    private final int limit;
    private final Deque<Instant> calls = new ArrayDeque<>();

    RateWindow(Duration length, int limit) {
      this.length = length;
      this.limit = limit;
    }

    synchronized boolean tryAcquire(Instant now) {
      Instant start = now.minus(length);
      while (!calls.isEmpty() && calls.peekFirst().isBefore(start)) {
        calls.removeFirst();
      }
      if (calls.size() >= limit) {
        return false;
      }
      calls.addLast(now);
      return true;
    }
  }

  static final class Outbox {
    private static final int CAPACITY = 1000;
    private final Deque<String> waiting = new ArrayDeque<>();

    synchronized int add(String message) {
      if (waiting.size() >= CAPACITY) {
        throw new QueueFull(CAPACITY);
      }
      waiting.addLast(message);
      return waiting.size();
    }

    synchronized Optional<String> poll() {
      return Optional.ofNullable(waiting.pollFirst());
    }
  }

  private static final int MAX_BYTES = 5 << 20;
  private static final int MAX_CHUNKS = 512;
  private static final String HOOKS = "https://hooks.example.com/deliver/";
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{([a-z][a-z0-9_]*)}");
  private static final Pattern SIGNATURE = Pattern.compile("sha256=[0-9a-f]{64}");

  private final Path root;
  private final Clock clock;
  private final Signer signer;
  private final HttpClient http = HttpClient.newHttpClient();
  private final EventBus bus = new EventBus();
  private final Outbox outbox = new Outbox();
  private final Map<String, String> templates = new HashMap<>();
  private final Map<String, Upload> uploads = new ConcurrentHashMap<>();
  private final Map<String, List<Track>> playlists = new HashMap<>();
  private final Map<String, Dimensions> media = new ConcurrentHashMap<>();
  private final Map<String, RateWindow> windows = new ConcurrentHashMap<>();
  private final List<String> archive = new ArrayList<>();

  public MessagingMediaTools(
      Path root,
      Clock clock,
      Signer signer,
      Map<String, String> templates,
      Map<String, List<Track>> playlists,
      Map<String, Dimensions> media,
      List<String> archive) {
    this.root = root;
    this.clock = clock;
    this.signer = signer;
    this.templates.putAll(templates);
    this.playlists.putAll(playlists);
    this.media.putAll(media);
    this.archive.addAll(archive);
  }

  // ---------------------------------------------------------------- addresses

  // expects: InvalidAddress QueueFull
  @Tool(description = "x")
  public int sendMail(String to, String subject) {
    EmailAddress address = EmailAddress.parse(to);
    return outbox.add(address.domain() + ": " + subject);
  }

  // expects: none
  @Tool(description = "x")
  public boolean isDeliverable(String to) {
    return EmailAddress.tryParse(to)
        .map(EmailAddress::domain)
        .filter(domain -> domain.indexOf('.') > 0)
        .isPresent();
  }

  // expects: none
  @Tool(description = "x")
  public Map<String, Long> mailDomains(List<String> addresses) {
    return addresses.stream()
        .flatMap(text -> EmailAddress.tryParse(text).stream())
        .collect(Collectors.groupingBy(EmailAddress::domain, TreeMap::new, Collectors.counting()));
  }

  // expects: none
  @Tool(description = "x")
  public String mailbox(String text) {
    int at = text.indexOf('@');
    if (at <= 0 || at == text.length() - 1) {
      return "not an address";
    }
    EmailAddress address = new EmailAddress(text.substring(0, at), text.substring(at + 1));
    return address.local();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String smsRegion(PhoneNumber number) {
    return number.countryPrefix();
  }

  // expects: none
  @Tool(description = "x")
  public List<String> smsRegions(List<String> numbers) {
    return numbers.stream()
        .map(n -> n.replace(" ", ""))
        .filter(PhoneNumber::isValid)
        .map(PhoneNumber::new)
        .map(PhoneNumber::countryPrefix)
        .distinct()
        .collect(Collectors.toList());
  }

  // ---------------------------------------------------------------- templates

  private String template(String name) {
    return Optional.ofNullable(templates.get(name)).orElseThrow(() -> new UnknownTemplate(name));
  }

  private static String fill(String template, Map<String, String> values) {
    Matcher matcher = PLACEHOLDER.matcher(template);
    StringBuilder filled = new StringBuilder();
    while (matcher.find()) {
      String name = matcher.group(1);
      String value = values.get(name);
      if (value == null) {
        throw new MissingPlaceholder(name);
      }
      matcher.appendReplacement(filled, Matcher.quoteReplacement(value));
    }
    return matcher.appendTail(filled).toString();
  }

  // expects: UnknownTemplate MissingPlaceholder
  @Tool(description = "x")
  public String render(String name, Map<String, String> values) {
    return fill(template(name), values);
  }

  // expects: none
  @Tool(description = "x")
  public String preview(String name, Map<String, String> values) {
    return PLACEHOLDER
        .matcher(templates.getOrDefault(name, ""))
        .replaceAll(m -> Matcher.quoteReplacement(values.getOrDefault(m.group(1), m.group())));
  }

  // expects: none
  @Tool(description = "x")
  public Set<String> placeholders(String text) {
    return PLACEHOLDER
        .matcher(text)
        .results()
        .map((MatchResult r) -> r.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  // expects: none
  @Tool(description = "x")
  @MapError(exception = UnknownTemplate.class, message = "There is no such template.")
  public String greet(String name, String who) {
    return template(name).replaceAll("\\{who}", Matcher.quoteReplacement(who));
  }

  // expects: IllegalFormatException UnknownTemplate
  @Tool(description = "x")
  public String renderPrintf(String name, String first, int count) {
    return String.format(template(name), first, count);
  }

  // ---------------------------------------------------------------- archive

  // expects: PatternSyntaxException
  @Tool(description = "x")
  public List<String> grep(String regex) {
    Pattern pattern = Pattern.compile(regex, Pattern.CASE_INSENSITIVE);
    return archive.stream().filter(pattern.asPredicate()).collect(Collectors.toList());
  }

  // expects: none
  @Tool(description = "x")
  public List<String> find(String words) {
    Pattern pattern =
        Pattern.compile(
            Arrays.stream(words.trim().split("\\s+"))
                .map(Pattern::quote)
                .collect(Collectors.joining("|")),
            Pattern.CASE_INSENSITIVE);
    return archive.stream().filter(pattern.asPredicate()).collect(Collectors.toList());
  }

  // ---------------------------------------------------------------- headers

  private static Map.Entry<String, String> header(String line) throws MalformedHeader {
    int colon = line.indexOf(':');
    if (colon < 1) {
      throw new MalformedHeader(line);
    }
    return Map.entry(
        line.substring(0, colon).toLowerCase(Locale.ROOT), line.substring(colon + 1).trim());
  }

  // expects: MalformedHeader
  @Tool(description = "x")
  public Map<String, String> headers(String block) throws MalformedHeader {
    Map<String, String> headers = new TreeMap<>();
    for (String line : block.split("\r?\n")) {
      if (line.isBlank()) {
        break;
      }
      Map.Entry<String, String> header = header(line);
      headers.merge(header.getKey(), header.getValue(), (a, b) -> a + ", " + b);
    }
    return headers;
  }

  // expects: none
  @Tool(description = "x")
  public int malformedHeaders(String block) {
    int malformed = 0;
    for (Iterator<String> lines = block.lines().iterator(); lines.hasNext(); ) {
      try {
        header(lines.next());
      } catch (MalformedHeader e) {
        malformed++;
      }
    }
    return malformed;
  }

  // expects: none
  @Tool(description = "x")
  public String charset(String contentType) {
    return Arrays.stream(contentType.split(";"))
        .map(String::trim)
        .filter(p -> p.startsWith("charset="))
        .map(p -> p.substring("charset=".length()))
        .findFirst()
        .orElse("us-ascii");
  }

  // ---------------------------------------------------------------- attachments

  private static byte[] attachment(String base64) throws AttachmentTooLarge {
    byte[] bytes = Base64.getMimeDecoder().decode(base64);
    if (bytes.length > MAX_BYTES) {
      throw new AttachmentTooLarge(bytes.length);
    }
    return bytes;
  }

  private static String safe(String name) {
    String plain = name.replaceAll("[^A-Za-z0-9_-]", "_");
    return plain.isEmpty() ? "unnamed" : plain;
  }

  // expects: IllegalArgumentException AttachmentTooLarge
  @Tool(description = "x")
  public int attach(String base64) throws AttachmentTooLarge {
    return attachment(base64).length;
  }

  // expects: none
  @Tool(description = "x")
  public int attachmentSize(String base64) {
    try {
      return attachment(base64).length;
    } catch (IllegalArgumentException | AttachmentTooLarge e) {
      return -1;
    }
  }

  // expects: UncheckedIOException
  @Tool(description = "x")
  public String store(String name, String text) {
    Path target = root.resolve(safe(name) + ".txt");
    try {
      Files.createDirectories(root);
      Files.write(target, text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return target.toString();
  }

  // expects: InvalidPathException
  @Tool(description = "x")
  public String locate(String name) {
    Path target = root.resolve(name).normalize();
    if (!target.startsWith(root)) {
      throw new ToolError("Outside of the store");
    }
    return target.toString();
  }

  // expects: none
  @Tool(description = "x")
  public String roundTrip(String text) {
    String encoded = Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    return new String(Base64.getDecoder().decode(encoded), StandardCharsets.UTF_8);
  }

  // ---------------------------------------------------------------- webhooks

  private int post(HttpRequest request) throws IOException {
    try {
      return http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ToolError("Interrupted");
    }
  }

  // expects: SigningFailed
  @Tool(description = "x")
  public String sign(String payload) {
    return "sha256=" + HexFormat.of().formatHex(signer.sign(payload));
  }

  // expects: none
  @Tool(description = "x")
  public boolean verify(String payload, String header) {
    if (!SIGNATURE.matcher(header).matches()) {
      return false;
    }
    byte[] claimed = HexFormat.of().parseHex(header.substring("sha256=".length()));
    try {
      return MessageDigest.isEqual(claimed, signer.sign(payload));
    } catch (SigningFailed e) {
      return false;
    }
  }

  // expects: IllegalArgumentException SigningFailed
  @Tool(description = "x")
  public boolean verifyHex(String payload, String hex) {
    return MessageDigest.isEqual(HexFormat.of().parseHex(hex), signer.sign(payload));
  }

  // expects: IllegalArgumentException DeliveryFailed
  @Tool(description = "x")
  public int deliver(String url, String body) {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(url))
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    try {
      return post(request);
    } catch (IOException e) {
      throw new DeliveryFailed(url, e);
    }
  }

  // expects: none
  @Tool(description = "x")
  public boolean deliverTo(String subscription, String body) {
    URI target = URI.create(HOOKS + URLEncoder.encode(subscription, StandardCharsets.UTF_8));
    HttpRequest request =
        HttpRequest.newBuilder(target).POST(HttpRequest.BodyPublishers.ofString(body)).build();
    try {
      return post(request) < 300;
    } catch (IOException e) {
      return false;
    }
  }

  // ---------------------------------------------------------------- uploads

  private Upload upload(String id) {
    Upload upload = uploads.get(id);
    if (upload == null) {
      throw new UnknownUpload(id);
    }
    return upload;
  }

  // expects: none
  @Tool(description = "x")
  public String startUpload(String name, int chunks) {
    if (chunks < 1 || chunks > MAX_CHUNKS) {
      throw new ToolError("An upload has 1 to " + MAX_CHUNKS + " chunks");
    }
    String id = "up-" + (uploads.size() + 1);
    uploads.put(id, new Upload(name, chunks));
    return id;
  }

  // expects: ChunkOutOfRange IllegalArgumentException
  @Tool(description = "x")
  @MapError(exception = UnknownUpload.class, message = "Start an upload first.")
  public int uploadChunk(String id, int index, String data) {
    Upload upload = upload(id);
    upload.accept(index, Base64.getDecoder().decode(data));
    return upload.missing().size();
  }

  // expects: none
  @Tool(description = "x")
  public List<Integer> missingChunks(String id) {
    return Optional.ofNullable(uploads.get(id)).map(Upload::missing).orElseGet(List::of);
  }

  // expects: UnknownUpload IncompleteUpload
  @Tool(description = "x")
  public int finishUpload(String id) throws IncompleteUpload {
    int size = upload(id).assemble();
    uploads.remove(id);
    return size;
  }

  // ---------------------------------------------------------------- images

  // expects: none
  @Tool(description = "x")
  public String thumbnail(int width, int height) {
    if (width < 1 || height < 1) {
      return "no image";
    }
    return new Dimensions(width, height).fit(256).toString();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String scale(int width, int height, double factor) {
    if (width <= 0 || height <= 0 || factor <= 0) {
      throw new ToolError("Sizes and factor are positive");
    }
    return new Dimensions(width, height).scaled(factor).toString();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public int pixels(String size) {
    Dimensions dimensions = Dimensions.parse(size);
    return dimensions.width() * dimensions.height();
  }

  // ---------------------------------------------------------------- subtitles

  // expects: NumberFormatException
  @Tool(description = "x")
  public int seconds(String clock) {
    String[] parts = clock.split(":");
    if (parts.length != 3) {
      throw new ToolError("Write it as 01:02:03");
    }
    int seconds = 0;
    for (int i = 0; i < parts.length; i++) {
      seconds = seconds * 60 + Integer.parseInt(parts[i]);
    }
    return seconds;
  }

  // expects: none
  @Tool(description = "x")
  public long millis(String timecode) {
    return Timecode.parse(timecode).map(Timecode::millis).orElse(-1L);
  }

  private static List<Cue> cues(String srt) throws SubtitleException {
    List<Cue> cues = new ArrayList<>();
    String[] lines = srt.split("\n");
    for (int i = 0; i < lines.length; i++) {
      if (lines[i].contains("-->")) {
        cues.add(Cue.parse(i + 1, lines[i]));
      }
    }
    return cues;
  }

  // expects: none
  @Tool(description = "x")
  public int countCues(String srt) {
    try {
      return cues(srt).size();
    } catch (SubtitleException e) {
      throw new ToolError("Mend line " + e.line + ": " + e.getMessage());
    }
  }

  // expects: SubtitleException NegativeTimecode
  @Tool(description = "x")
  public List<String> shift(String srt, long offset) throws SubtitleException {
    List<String> shifted = new ArrayList<>();
    for (Cue cue : cues(srt)) {
      shifted.add(cue.from().plus(offset) + " --> " + cue.to().plus(offset));
    }
    return shifted;
  }

  // ---------------------------------------------------------------- playlists

  private List<Track> tracks(String playlist) {
    return playlists.getOrDefault(playlist, List.of());
  }

  // expects: none
  @Tool(description = "x")
  public String longest(String playlist) {
    List<Track> tracks = tracks(playlist);
    if (tracks.isEmpty()) {
      return "none";
    }
    return tracks.stream().max(Comparator.comparingInt(Track::seconds)).get().title();
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String firstLongerThan(String playlist, int seconds) {
    return tracks(playlist).stream()
        .filter(t -> t.seconds() > seconds)
        .map(Track::title)
        .findFirst()
        .orElseThrow();
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String skip(String playlist, int count) {
    Iterator<Track> tracks = tracks(playlist).iterator();
    for (int i = 0; i < count; i++) {
      tracks.next();
    }
    return tracks.hasNext() ? tracks.next().title() : "end";
  }

  // expects: none
  @Tool(description = "x")
  public List<String> dedupe(List<String> ids) {
    Set<String> seen = new LinkedHashSet<>();
    Iterator<String> left = ids.iterator();
    while (left.hasNext() && seen.size() < 100) {
      seen.add(left.next().toLowerCase(Locale.ROOT));
    }
    return new ArrayList<>(seen);
  }

  // ---------------------------------------------------------------- events

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public void watch(String topic) {
    bus.on(Topic.valueOf(topic.toUpperCase(Locale.ROOT)), outbox::add);
  }

  // expects: none
  @Tool(description = "x")
  public List<String> publish(String topic, String event) {
    return Topic.find(topic).map(t -> bus.publish(t, event)).orElse(List.of("no such topic"));
  }

  // expects: none
  @Tool(description = "x")
  public boolean allow(String client) {
    return windows
        .computeIfAbsent(client, c -> new RateWindow(Duration.ofMinutes(1), 60))
        .tryAcquire(clock.instant());
  }

  private static <T> T withRetry(int attempts, Supplier<T> action) {
    RuntimeException last = null;
    for (int i = 0; i < attempts; i++) {
      try {
        return action.get();
      } catch (RuntimeException e) {
        last = e;
        backOff(i);
      }
    }
    if (last == null) {
      throw new ToolError("Nothing was tried");
    }
    throw last;
  }

  private static void backOff(int round) {
    try {
      Thread.sleep(50L << Math.min(round, 6));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  // expects: QueueFull
  @Tool(description = "x")
  public int enqueue(String message) {
    return withRetry(3, () -> outbox.add(message));
  }

  // expects: none
  @Tool(description = "x")
  public String dequeue() {
    return withRetry(3, () -> outbox.poll().orElse("empty"));
  }

  // ---------------------------------------------------------------- times

  // expects: none
  @Tool(description = "x")
  public long schedule(String when) {
    try {
      return Math.max(0, Instant.parse(when).getEpochSecond() - clock.instant().getEpochSecond());
    } catch (DateTimeParseException e) {
      throw new ToolError("'" + when + "' is no instant");
    }
  }

  // expects: none
  @Tool(description = "x")
  public boolean quiet(int hour) {
    if (hour < 0 || hour > 23) {
      return false;
    }
    LocalTime time = LocalTime.of(hour, 0);
    return time.isBefore(LocalTime.of(7, 0)) || time.isAfter(LocalTime.of(21, 30));
  }

  // expects: DateTimeException
  @Tool(description = "x")
  public String remindAt(int hour, int minute) {
    return LocalTime.of(Math.max(0, Math.min(23, hour)), minute).toString();
  }

  // ---------------------------------------------------------------- pipelines

  private Dimensions probe(String id) {
    Dimensions found = media.get(id);
    if (found == null) {
      throw new UnknownMedia(id);
    }
    return found;
  }

  // expects: UnknownMedia
  @Tool(description = "x")
  public CompletionStage<String> probeLater(String id) {
    return CompletableFuture.supplyAsync(() -> probe(id)).thenApply(Dimensions::toString);
  }

  // expects: none
  @Tool(description = "x")
  public CompletionStage<String> transcode(String id) {
    return CompletableFuture.supplyAsync(() -> probe(id))
        .thenApply(size -> size.fit(720).toString())
        .exceptionally(failure -> "cannot transcode " + id);
  }

  // expects: CompletionException
  @Tool(description = "x")
  public String probeNow(String id) {
    return CompletableFuture.supplyAsync(() -> probe(id)).join().toString();
  }
}
