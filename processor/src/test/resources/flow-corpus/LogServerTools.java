package corpus;

import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.EOFException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Scanner;
import java.util.StringTokenizer;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Looks into log files below one folder, and into texts. */
public class LogServerTools {
  private static final Path ROOT = Path.of("/var/log/app");
  private static final int LONGEST = 1 << 20;

  static class OutsideRoot extends SecurityException {
    OutsideRoot(Path path) {
      super(path + " is outside");
    }
  }

  static class TooLong extends IOException {}

  /** Lines, one by one; must be closed. */
  static final class Lines implements Iterator<String>, Closeable {
    private final BufferedReader reader;
    private String next;

    Lines(Path file) throws IOException {
      reader = Files.newBufferedReader(file);
      next = reader.readLine();
    }

    @Override
    public boolean hasNext() {
      return next != null;
    }

    @Override
    public String next() {
      if (next == null) {
        throw new NoSuchElementException("no more lines");
      }
      String result = next;
      try {
        next = reader.readLine();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return result;
    }

    @Override
    public void close() throws IOException {
      reader.close();
    }
  }

  record Line(Level level, String text) {
    static Line parse(String raw) {
      int colon = raw.indexOf(':');
      if (colon <= 0) {
        return new Line(Level.INFO, raw);
      }
      return new Line(Level.valueOf(raw.substring(0, colon)), raw.substring(colon + 1));
    }
  }

  enum Level {
    DEBUG,
    INFO,
    WARN,
    ERROR;

    static Level lenient(String name) {
      try {
        return valueOf(name);
      } catch (IllegalArgumentException e) {
        return INFO;
      }
    }
  }

  private static Path resolve(String name) {
    Path path = ROOT.resolve(name).normalize();
    if (!path.startsWith(ROOT)) {
      throw new OutsideRoot(path);
    }
    return path;
  }

  private static Path resolveOrError(String name) {
    try {
      return resolve(name);
    } catch (OutsideRoot | InvalidPathException e) {
      throw new ToolError("'" + name + "' is no log file", e);
    }
  }

  // expects: IOException InvalidPathException OutsideRoot
  @Tool(description = "x")
  public String read(String name) throws IOException {
    return Files.readString(resolve(name));
  }

  // expects: IOException
  @Tool(description = "x")
  public String readSafely(String name) throws IOException {
    Path file = resolveOrError(name);
    if (Files.size(file) > LONGEST) {
      throw new ToolError("Too long");
    }
    return Files.readString(file);
  }

  // expects: TooLong
  @Tool(description = "x")
  public String readShort(String name) throws TooLong {
    try {
      Path file = resolveOrError(name);
      if (Files.size(file) > LONGEST) {
        throw new TooLong();
      }
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (TooLong e) {
      throw e;
    } catch (NoSuchFileException e) {
      throw new ToolError("No file " + e.getFile());
    } catch (IOException e) {
      throw new ToolError("Unreadable");
    }
  }

  // expects: PatternSyntaxException IOException
  @Tool(description = "x")
  public List<String> grep(String name, String pattern) throws IOException {
    Pattern compiled = Pattern.compile(pattern);
    try (Stream<String> lines = Files.lines(resolveOrError(name))) {
      return lines.filter(compiled.asPredicate()).limit(100).collect(Collectors.toList());
    }
  }

  // expects: none
  @Tool(description = "x")
  public List<String> grepLiteral(String name, String text) {
    Pattern compiled = Pattern.compile(text, Pattern.LITERAL);
    List<String> hits = new ArrayList<>();
    try (BufferedReader reader = Files.newBufferedReader(resolveOrError(name))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        if (compiled.matcher(line).find()) {
          hits.add(line);
        }
      }
    } catch (MalformedInputException e) {
      throw new ToolError("Not UTF-8");
    } catch (IOException e) {
      throw new ToolError("Unreadable", e);
    }
    return hits;
  }

  // expects: none
  @Tool(description = "x")
  public long grepQuoted(List<String> lines, String text) {
    Pattern quoted = Pattern.compile("\\b" + Pattern.quote(text) + "\\b");
    return lines.stream().filter(line -> quoted.matcher(line).find()).count();
  }

  // expects: none
  @Tool(description = "x")
  public String checkPattern(String pattern) {
    try {
      Pattern.compile(pattern);
      return "fine";
    } catch (PatternSyntaxException e) {
      return e.getDescription();
    }
  }

  // expects: IOException NoSuchElementException UncheckedIOException
  @Tool(description = "x")
  public String firstLine(String name) throws IOException {
    try (Lines lines = new Lines(resolveOrError(name))) {
      return lines.next();
    }
  }

  // expects: IllegalArgumentException IOException
  @Tool(description = "x")
  public List<Line> parsed(String name) throws IOException {
    List<Line> result = new ArrayList<>();
    for (String raw : Files.readAllLines(resolveOrError(name))) {
      result.add(Line.parse(raw));
    }
    return result;
  }

  // expects: none
  @Tool(description = "x")
  public Level level(String name) {
    return Level.lenient(name);
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public List<Level> levels(String names) {
    return Stream.of(names.split(",")).map(String::trim).map(Level::valueOf).toList();
  }

  // expects: none
  @Tool(description = "x")
  public List<Level> noLevels() {
    Stream<Level> lazy = Stream.of("X").map(Level::valueOf);
    return lazy == null ? List.of() : List.of(Level.INFO);
  }

  // expects: IOException
  @Tool(description = "x")
  public List<String> files() throws IOException {
    List<String> names = new ArrayList<>();
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(ROOT, "*.log")) {
      for (Path each : stream) {
        names.add(String.valueOf(each.getFileName()));
      }
    }
    return names;
  }

  private static long weigh(Path path) throws IOException {
    if (!Files.isDirectory(path)) {
      return Files.size(path);
    }
    long sum = 0;
    try (DirectoryStream<Path> below = Files.newDirectoryStream(path)) {
      for (Path each : below) {
        sum += weigh(each);
      }
    } catch (java.nio.file.DirectoryIteratorException e) {
      throw e.getCause();
    }
    return sum;
  }

  // expects: IOException
  @Tool(description = "x")
  public long size() throws IOException {
    return weigh(ROOT);
  }

  // expects: none
  @Tool(description = "x")
  public Optional<String> newest() {
    try (Stream<Path> files = Files.walk(ROOT, 1)) {
      return files.map(Path::toString).max(String::compareTo);
    } catch (UncheckedIOException | IOException e) {
      return Optional.empty();
    }
  }

  // expects: IllegalCharsetNameException UnsupportedCharsetException
  @Tool(description = "x")
  public int bytes(String text, String charset) {
    return text.getBytes(Charset.forName(charset)).length;
  }

  // expects: none
  @Tool(description = "x")
  public int bytesOrError(String text, String charset) {
    try {
      return text.getBytes(Charset.forName(charset)).length;
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      throw new ToolError("No charset " + charset);
    }
  }

  // expects: UnsupportedEncodingException
  @Tool(description = "x")
  public int bytesByName(String text, String charset) throws java.io.UnsupportedEncodingException {
    return text.getBytes(charset).length + text.getBytes("UTF-8").length;
  }

  // expects: NoSuchAlgorithmException IOException
  @Tool(description = "x")
  public String digest(String name, String algorithm) throws IOException, NoSuchAlgorithmException {
    MessageDigest digest = MessageDigest.getInstance(algorithm);
    try (InputStream in = Files.newInputStream(resolveOrError(name))) {
      byte[] buffer = new byte[8192];
      for (int n; (n = in.read(buffer)) >= 0; ) {
        digest.update(buffer, 0, n);
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  // expects: none
  @Tool(description = "x")
  public String sha(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return Base64.getUrlEncoder().withoutPadding().encodeToString(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String decode(String text) {
    return new String(Base64.getMimeDecoder().decode(text), StandardCharsets.UTF_8)
        + Base64.getDecoder().decode(text).length;
  }

  // expects: none
  @Tool(description = "x")
  public String recode(String text) {
    String coded = Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    return new String(Base64.getDecoder().decode(coded), StandardCharsets.UTF_8);
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public int hex(String text) {
    return HexFormat.of().parseHex(text).length;
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String secondWord(String text) {
    StringTokenizer words = new StringTokenizer(text);
    if (!words.hasMoreTokens()) {
      return "";
    }
    words.nextToken();
    return words.nextToken();
  }

  // expects: none
  @Tool(description = "x")
  public String firstWord(String text) {
    StringTokenizer words = new StringTokenizer(text);
    return words.hasMoreTokens() ? words.nextToken() : "";
  }

  // expects: none
  @Tool(description = "x")
  public int numbers(String text) {
    int sum = 0;
    try (Scanner scanner = new Scanner(text)) {
      while (scanner.hasNext()) {
        if (scanner.hasNextInt()) {
          sum += scanner.nextInt();
        } else {
          scanner.next();
        }
      }
    }
    return sum;
  }

  // expects: none
  @Tool(description = "x")
  public int lineCount(String text) throws IOException {
    try (BufferedReader reader = new BufferedReader(new StringReader(text))) {
      int count = 0;
      while (reader.readLine() != null) {
        count++;
      }
      return count;
    }
  }

  // expects: EOFException FileNotFoundException
  @Tool(description = "x")
  public String header(String name, boolean strict) throws IOException {
    List<String> lines;
    try {
      lines = Files.readAllLines(resolveOrError(name));
    } catch (IOException e) {
      FileNotFoundException failure = new FileNotFoundException(name);
      failure.initCause(e);
      throw failure;
    }
    if (lines.isEmpty()) {
      if (strict) {
        throw new EOFException("empty");
      }
      return "";
    }
    return lines.get(0);
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  @MapError(exception = InvalidPathException.class, message = "No path.")
  public String trace(String id, String file) {
    return Paths.get(file).getFileName() + "#" + UUID.fromString(id);
  }

  // expects: none
  @Tool(description = "x")
  public String newTrace() {
    return UUID.fromString(UUID.randomUUID().toString()).toString();
  }
}
