package corpus;

import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Scanner;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.Inflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** Files below one folder: reads, searches, packs and sums them up. */
public class VaultServerTools {

  static class VaultException extends RuntimeException {
    VaultException(String message) {
      super(message);
    }

    VaultException(Throwable cause) {
      super(cause);
    }
  }

  static class OutsideVault extends VaultException {
    OutsideVault(Path path) {
      super(path + " is outside");
    }
  }

  static class TooLarge extends IOException {
    TooLarge(long size) {
      super(size + " bytes");
    }
  }

  @FunctionalInterface
  interface IoFunction<A, R> {
    R apply(A argument) throws IOException;
  }

  @FunctionalInterface
  interface IoRunnable {
    void run() throws IOException;
  }

  private static final List<String> DIGESTS = List.of("MD5", "SHA-1", "SHA-256");
  private static final Map<String, Charset> CHARSETS =
      Map.of("utf8", StandardCharsets.UTF_8, "latin1", StandardCharsets.ISO_8859_1);
  private static final HexFormat HEX = HexFormat.of();
  private static final long MOST = 10_000_000;

  private final Path root = Path.of("/srv/vault");

  private Path inside(String name) {
    Path path = root.resolve(name).normalize();
    if (!path.startsWith(root)) {
      throw new OutsideVault(path);
    }
    return path;
  }

  private Path insideOrFail(String name) {
    try {
      return inside(name);
    } catch (InvalidPathException e) {
      throw new ToolError("'" + name + "' is no path", e);
    } catch (OutsideVault e) {
      throw new ToolError("Stay inside the vault", e);
    }
  }

  private static <A, R> R io(IoFunction<A, R> function, A argument) {
    try {
      return function.apply(argument);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void quietly(IoRunnable action) {
    try {
      action.run();
    } catch (IOException ignored) {
      // Nobody can do anything about it.
    }
  }

  // expects: InvalidPathException OutsideVault IOException
  @Tool(description = "x")
  public String read(String name) throws IOException {
    return Files.readString(inside(name));
  }

  // expects: IOException
  @Tool(description = "x")
  public String readSafely(String name) throws IOException {
    return Files.readString(insideOrFail(name));
  }

  // expects: none
  @Tool(description = "x")
  public boolean exists(String name) {
    return Files.exists(insideOrFail(name), LinkOption.NOFOLLOW_LINKS);
  }

  // expects: InvalidPathException
  @Tool(description = "x")
  @MapError(exception = VaultException.class, message = "{message}")
  public boolean isFolder(String name) {
    return Files.isDirectory(inside(name));
  }

  // expects: UncheckedIOException
  @Tool(description = "x")
  public long size(String name) {
    return io(Files::size, insideOrFail(name));
  }

  // expects: none
  @Tool(description = "x")
  public long sizeOrZero(String name) {
    try {
      return io(Files::size, insideOrFail(name));
    } catch (UncheckedIOException e) {
      return 0;
    }
  }

  // expects: none
  @Tool(description = "x")
  public String touched(String name) {
    Path path = insideOrFail(name);
    quietly(() -> Files.setLastModifiedTime(path, FileTime.fromMillis(0)));
    return path.toString();
  }

  // expects: NoSuchFileException
  @Tool(description = "x")
  public String delete(String name) throws IOException {
    try {
      Files.delete(insideOrFail(name));
      return "deleted";
    } catch (NoSuchFileException e) {
      throw e;
    } catch (IOException e) {
      return "could not delete: " + e.getMessage();
    }
  }

  // expects: IOException
  @Tool(description = "x")
  public List<String> list(String name) throws IOException {
    Path folder = insideOrFail(name);
    if (!Files.isDirectory(folder)) {
      throw new ToolError(name + " is no folder");
    }
    List<String> names = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      files.limit(100).map(file -> file.getFileName().toString()).forEach(names::add);
    } catch (UncheckedIOException e) {
      names.add("…");
    }
    return names;
  }

  // expects: PatternSyntaxException
  @Tool(description = "x")
  public boolean matchesGlob(String glob, String name) {
    PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + glob);
    return matcher.matches(insideOrFail(name));
  }

  // expects: none
  @Tool(description = "x")
  public boolean isJava(String name) {
    PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:**/*.java");
    return matcher.matches(insideOrFail(name));
  }

  // expects: NoSuchAlgorithmException
  @Tool(description = "x")
  public String digest(String text, String algorithm) throws NoSuchAlgorithmException {
    MessageDigest digest = MessageDigest.getInstance(algorithm);
    return HEX.formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  // expects: none
  @Tool(description = "x")
  public String knownDigest(String text, String algorithm) throws NoSuchAlgorithmException {
    if (!DIGESTS.contains(algorithm)) {
      throw new ToolError("Use one of " + DIGESTS);
    }
    MessageDigest digest = MessageDigest.getInstance(algorithm);
    return HEX.formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  // expects: none
  @Tool(description = "x")
  public String shortDigest(String text, boolean old) throws NoSuchAlgorithmException {
    MessageDigest digest = MessageDigest.getInstance(old ? "MD5" : "SHA-256");
    byte[] sum = digest.digest(text.getBytes(StandardCharsets.UTF_8));
    return HEX.formatHex(sum, 0, 4);
  }

  private static String algorithmFor(int bits) {
    switch (bits) {
      case 128:
        return "MD5";
      case 160:
        return "SHA-1";
      default:
        return "SHA-256";
    }
  }

  // expects: none
  @Tool(description = "x")
  public int digestLength(int bits) {
    try {
      return MessageDigest.getInstance(algorithmFor(bits)).getDigestLength();
    } catch (NoSuchAlgorithmException e) {
      throw new VaultException(e);
    }
  }

  // expects: IOException
  @Tool(description = "x")
  public String fileDigest(String name) throws IOException, NoSuchAlgorithmException {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    try (InputStream in = new DigestInputStream(Files.newInputStream(insideOrFail(name)), digest)) {
      in.transferTo(OutputStream.nullOutputStream());
    }
    return HEX.formatHex(digest.digest());
  }

  // expects: none
  @Tool(description = "x")
  public long checksum(String text) {
    CRC32 sum = new CRC32();
    sum.update(text.getBytes(StandardCharsets.UTF_8));
    return sum.getValue();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public int unhex(String hex) {
    return HEX.parseHex(hex).length;
  }

  // expects: none
  @Tool(description = "x")
  public int unhexChecked(String hex) {
    if (!hex.matches("([0-9a-f]{2})*")) {
      throw new ToolError("Write pairs of hexadecimal digits");
    }
    return HEX.parseHex(hex).length;
  }

  // expects: IllegalCharsetNameException UnsupportedCharsetException
  @Tool(description = "x")
  public String recode(String text, String charset) {
    return new String(text.getBytes(StandardCharsets.ISO_8859_1), Charset.forName(charset));
  }

  // expects: IllegalCharsetNameException
  @Tool(description = "x")
  public String recodeSupported(String text, String charset) {
    Charset to = Charset.isSupported(charset) ? Charset.forName(charset) : StandardCharsets.UTF_8;
    return new String(text.getBytes(StandardCharsets.ISO_8859_1), to);
  }

  // expects: none
  @Tool(description = "x")
  public String recodeKnown(String text, String charset) {
    Charset to = CHARSETS.getOrDefault(charset.toLowerCase(Locale.ROOT), StandardCharsets.UTF_8);
    return new String(text.getBytes(to), to);
  }

  // expects: CharacterCodingException
  @Tool(description = "x")
  public String strict(String text) throws CharacterCodingException {
    byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
    return StandardCharsets.UTF_8
        .newDecoder()
        .onMalformedInput(CodingErrorAction.REPORT)
        .decode(ByteBuffer.wrap(bytes))
        .toString();
  }

  private static byte[] gzip(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return bytes.toByteArray();
  }

  // expects: none
  @Tool(description = "x")
  public int packedSize(String text) throws IOException {
    return gzip(text).length;
  }

  // expects: IOException
  @Tool(description = "x")
  public String unpack(byte[] packed) throws IOException {
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  // expects: DataFormatException
  @Tool(description = "x")
  public int inflate(byte[] packed) throws DataFormatException {
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(packed);
      return inflater.inflate(new byte[4096]);
    } finally {
      inflater.end();
    }
  }

  // expects: IOException
  @Tool(description = "x")
  public int zip(List<String> names) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (String name : names) {
        Path file = insideOrFail(name);
        zip.putNextEntry(new ZipEntry("f" + bytes.size()));
        Files.copy(file, zip);
        zip.closeEntry();
      }
    }
    return bytes.size();
  }

  // expects: IOException TooLarge
  @Tool(description = "x")
  public List<String> zipEntries(String name) throws IOException {
    List<String> names = new ArrayList<>();
    try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(insideOrFail(name)))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        if (entry.getSize() > MOST) {
          throw new TooLarge(entry.getSize());
        }
        names.add(entry.getName());
      }
    }
    return names;
  }

  // expects: PatternSyntaxException
  @Tool(description = "x")
  public int count(String text, String regex) {
    int count = 0;
    Matcher matcher = Pattern.compile(regex).matcher(text);
    while (matcher.find()) {
      count++;
    }
    return count;
  }

  // expects: none
  @Tool(description = "x")
  public int countWord(String text, String word) {
    return (int) Pattern.compile("\\b" + Pattern.quote(word) + "\\b").matcher(text).results().count();
  }

  // expects: none
  @Tool(description = "x")
  public int countEither(String text, String what, boolean plain) {
    Pattern pattern;
    try {
      pattern = Pattern.compile(what, plain ? Pattern.LITERAL : 0);
    } catch (PatternSyntaxException e) {
      pattern = Pattern.compile(Pattern.quote(what));
    }
    return (int) pattern.matcher(text).results().count();
  }

  // expects: none
  @Tool(description = "x")
  public int countLiteral(String text, String what) {
    return (int) Pattern.compile(what, Pattern.LITERAL).matcher(text).results().count();
  }

  // expects: PatternSyntaxException
  @Tool(description = "x")
  public String masked(String text, String regex) {
    return text.replaceAll(regex, "***");
  }

  // expects: none
  @Tool(description = "x")
  public String maskedLetters(String text, boolean digits) {
    String regex = digits ? "[0-9]+" : "[a-z]+";
    return text.replaceAll(regex, Matcher.quoteReplacement("***"));
  }

  private static int lines(Reader reader) throws IOException {
    int count = 0;
    try (BufferedReader lines = new BufferedReader(reader)) {
      while (lines.readLine() != null) {
        count++;
      }
    }
    return count;
  }

  // expects: none
  @Tool(description = "x")
  public int textLines(String text) throws IOException {
    return lines(new StringReader(text));
  }

  // expects: none
  @Tool(description = "x")
  public int byteLines(byte[] bytes) throws IOException {
    return lines(new InputStreamReader(new ByteArrayInputStream(bytes), StandardCharsets.UTF_8));
  }

  // expects: IOException
  @Tool(description = "x")
  public int fileLines(String name) throws IOException {
    return lines(Files.newBufferedReader(insideOrFail(name)));
  }

  // expects: FileNotFoundException
  @Tool(description = "x")
  public String firstExisting(List<String> names) throws FileNotFoundException {
    for (String name : names) {
      if (Files.isReadable(insideOrFail(name))) {
        return name;
      }
    }
    throw new FileNotFoundException("none of " + names);
  }

  /** Sums up what it walks over. */
  private static class Sizes extends SimpleFileVisitor<Path> {
    long bytes;

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      bytes += attributes.size();
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException failure) {
      return FileVisitResult.SKIP_SUBTREE;
    }
  }

  // expects: IOException
  @Tool(description = "x")
  public long usage(String name) throws IOException {
    Sizes sizes = new Sizes();
    Files.walkFileTree(insideOrFail(name), sizes);
    return sizes.bytes;
  }

  // expects: none
  @Tool(description = "x")
  public int depth(String name) {
    Deque<Path> open = new ArrayDeque<>();
    open.push(insideOrFail(name));
    int depth = 0;
    while (!open.isEmpty()) {
      Path path = open.pop();
      if (path.getParent() != null) {
        open.push(path.getParent());
      }
      depth++;
    }
    return depth;
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String balance(String text) {
    Deque<Character> open = new ArrayDeque<>();
    for (char each : text.toCharArray()) {
      if (each == '(') {
        open.push(each);
      } else if (each == ')') {
        open.pop();
      }
    }
    return open.isEmpty() ? "balanced" : "open";
  }

  // expects: none
  @Tool(description = "x")
  public String balanceChecked(String text) {
    Deque<Character> open = new ArrayDeque<>();
    for (char each : text.toCharArray()) {
      if (each == '(') {
        open.push(each);
      } else if (each == ')') {
        if (open.isEmpty() || open.pop() != '(') {
          return "unbalanced";
        }
      }
    }
    return open.isEmpty() ? "balanced" : "open";
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String property(String text, String key) throws IOException {
    Properties properties = new Properties();
    properties.load(new StringReader(text));
    return properties.getProperty(key, "");
  }

  // expects: none
  @Tool(description = "x")
  public String store(Map<String, String> pairs) throws IOException {
    Properties properties = new Properties();
    properties.putAll(pairs);
    StringWriter out = new StringWriter();
    properties.store(out, null);
    return out.toString();
  }

  // expects: InputMismatchException NoSuchElementException
  @Tool(description = "x")
  public int firstNumber(String text) {
    try (Scanner scanner = new Scanner(text)) {
      return scanner.nextInt();
    }
  }

  // expects: none
  @Tool(description = "x")
  public int sumNumbers(String text) {
    int sum = 0;
    Scanner scanner = new Scanner(text);
    while (scanner.hasNext()) {
      if (scanner.hasNextInt()) {
        sum += scanner.nextInt();
      } else {
        scanner.next();
      }
    }
    return sum;
  }

  // expects: none
  @Tool(description = "x")
  public String secondWord(String text) {
    StringTokenizer words = new StringTokenizer(text);
    if (words.countTokens() < 2) {
      return "";
    }
    words.nextToken();
    return words.nextToken();
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String keyOf(String line) {
    return new StringTokenizer(line, "=").nextToken().trim();
  }

  /** A lock file that is gone after use. */
  private static final class Lock implements Closeable {
    private final Path file;

    Lock(Path file) throws IOException {
      this.file = Files.createFile(file);
    }

    @Override
    public void close() {
      quietly(() -> Files.deleteIfExists(file));
    }
  }

  // expects: IOException
  @Tool(description = "x")
  public String append(String name, String line) throws IOException {
    try (Lock lock = new Lock(root.resolve(".lock"))) {
      return lock.file + " " + insideOrFail(name) + line;
    }
  }

  // expects: VaultException
  @Tool(description = "x")
  public String appendOrFail(String name) {
    Path path = insideOrFail(name);
    try (Lock lock = new Lock(root.resolve(".lock"))) {
      return lock.file.resolveSibling(path).toString();
    } catch (IOException e) {
      throw new VaultException(e);
    }
  }

  private static String render(Consumer<PrintWriter> body) {
    StringWriter text = new StringWriter();
    try (PrintWriter out = new PrintWriter(text)) {
      body.accept(out);
    }
    return text.toString();
  }

  // expects: none
  @Tool(description = "x")
  public String table(Map<String, String> rows) {
    return render(
        out -> new TreeMap<>(rows).forEach((key, value) -> out.printf("%-20s %s%n", key, value)));
  }

  // expects: IllegalFormatException
  @Tool(description = "x")
  public String formatted(String format, String value) {
    return render(out -> out.printf(format, value));
  }

  // expects: VaultException
  @Tool(description = "x")
  public String tableOf(List<String> cells) {
    return render(
        out -> {
          for (String cell : cells) {
            if (cell.indexOf('|') >= 0) {
              throw new VaultException("no bars in cells");
            }
            out.print(cell);
          }
        });
  }

  // expects: none
  @Tool(description = "x")
  public String newest(List<String> names) {
    if (names.size() < 2) {
      return names.size() == 1 ? names.get(0) : "";
    }
    return Collections.max(names);
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String oldest(List<String> names) {
    return Collections.min(names);
  }

  // expects: none
  @Tool(description = "x")
  public String extension(String name) {
    return Optional.of(name)
        .filter(each -> each.contains("."))
        .map(each -> each.substring(each.lastIndexOf('.') + 1))
        .orElseGet(() -> "txt");
  }

  // expects: none
  @Tool(description = "x")
  public String firstKey(Map<String, String> values) {
    TreeMap<String, String> sorted = new TreeMap<>(values);
    return sorted.isEmpty() ? null : sorted.firstKey();
  }

  // expects: none
  @Tool(description = "x")
  public String second(List<String> names) {
    Iterator<String> iterator = names.iterator();
    if (iterator.hasNext()) {
      iterator.next();
      if (iterator.hasNext()) {
        return iterator.next();
      }
    }
    return "";
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String secondOrFail(Set<String> names) {
    Iterator<String> iterator = names.iterator();
    if (!iterator.hasNext()) {
      return "";
    }
    iterator.next();
    return iterator.next();
  }

  // expects: none
  @Tool(description = "x")
  public String permissions(int mode) {
    if (mode < 0 || mode > 0777) {
      throw new ToolError("A mode is between 0 and 777");
    }
    String digits = Integer.toOctalString(mode);
    return Integer.parseInt(digits, 8) == mode ? digits : "";
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public int mode(String digits) {
    return Integer.parseInt(digits, 8) & 0777;
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public long bytes(String size) {
    String number = size.substring(0, Math.max(0, size.length() - 1));
    if (size.endsWith("k")) {
      return Long.parseLong(number) * 1024;
    } else if (size.endsWith("m")) {
      return Long.parseLong(number) * 1024 * 1024;
    }
    return -1;
  }

  // expects: none
  @Tool(description = "x")
  public long bytesChecked(String size) {
    Matcher matcher = Pattern.compile("([0-9]{1,9})([kmg]?)").matcher(size);
    if (!matcher.matches()) {
      return -1;
    }
    long number = Long.parseLong(matcher.group(1));
    return switch (matcher.group(2)) {
      case "k" -> number << 10;
      case "m" -> number << 20;
      case "g" -> number << 30;
      default -> number;
    };
  }

  private static long parsed(String text, Predicate<String> allowed) {
    if (!allowed.test(text)) {
      throw new VaultException("not allowed: " + text);
    }
    return text.length();
  }

  // expects: none
  @Tool(description = "x")
  public long anyLength(String text) {
    try {
      return parsed(text, String::isBlank);
    } catch (VaultException e) {
      return -1;
    }
  }

  // expects: OutsideVault
  @Tool(description = "x")
  public String moved(String from, String to) {
    try {
      return inside(from) + " " + inside(to);
    } catch (InvalidPathException e) {
      throw new ToolError("no path", e);
    }
  }

  // expects: none
  @Tool(description = "x")
  public List<String> csv(String line) {
    List<String> cells = new ArrayList<>(Arrays.asList(line.split(",")));
    cells.replaceAll(String::strip);
    cells.removeIf(String::isEmpty);
    return cells;
  }
}
