package corpus;

import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import dev.collet.ToolParam;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.FileReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Properties;
import java.util.Scanner;
import java.util.StringTokenizer;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** A folder: find, read, pack, count. */
public class FileDeskTools {

  static class OutsideRoot extends SecurityException {
    OutsideRoot(Path path) {
      super(path + " is outside");
    }
  }

  static class BadRow extends Exception {
    final int line;

    BadRow(int line, String message, Throwable cause) {
      super("line " + line + ": " + message, cause);
      this.line = line;
    }
  }

  static class EmptyFile extends BadRow {
    EmptyFile() {
      super(0, "nothing in it", null);
    }
  }

  static class LogFault extends RuntimeException {
    LogFault(String message) {
      super(message);
    }

    LogFault(Throwable cause) {
      super(cause);
    }
  }

  enum Level {
    DEBUG,
    INFO,
    WARN,
    ERROR
  }

  record Entry(LocalDate day, Level level, String text) {}

  /** Yields the cells of a line. */
  interface Splitter {
    List<String> split(String line);
  }

  static class CommaSplitter implements Splitter {
    public List<String> split(String line) {
      return Arrays.asList(line.split(",", -1));
    }
  }

  static class QuotedSplitter implements Splitter {
    public List<String> split(String line) {
      List<String> cells = new ArrayList<String>();
      StringBuilder cell = new StringBuilder();
      boolean quoted = false;
      for (int i = 0; i < line.length(); i++) {
        char c = line.charAt(i);
        if (c == '"') {
          quoted = !quoted;
        } else if (c == ',' && !quoted) {
          cells.add(cell.toString());
          cell.setLength(0);
        } else {
          cell.append(c);
        }
      }
      if (quoted) {
        throw new LogFault("a quote is open in " + line);
      }
      cells.add(cell.toString());
      return cells;
    }
  }

  /** Deletes what it names when it is closed. */
  static final class Scratch implements Closeable {
    final Path file;

    Scratch(Path file) {
      this.file = file;
    }

    @Override
    public void close() throws IOException {
      Files.deleteIfExists(file);
    }
  }

  /** A timer whose close never fails. */
  static final class Timing implements AutoCloseable {
    private final long from = System.nanoTime();
    long took;

    @Override
    public void close() {
      took = System.nanoTime() - from;
    }
  }

  private static final Pattern LOG_LINE =
      Pattern.compile("(\\d{4}-\\d{2}-\\d{2}) (DEBUG|INFO|WARN|ERROR) (.*)");
  private static final Pattern ROTATED = Pattern.compile("app-(\\d{4})(\\d{2})(\\d{2})\\.log(?:\\.(\\d+))?");
  private static final Pattern HEADING = Pattern.compile("^(#{1,6})\\s+(.+)$", Pattern.MULTILINE);
  private static final Pattern SECTION = Pattern.compile("\\[(\\w+)\\]");
  private static final Pattern NUMBERED = Pattern.compile("^\\s*(\\d{1,5})\\. (.*)$");
  private static final DateTimeFormatter COMPACT = DateTimeFormatter.ofPattern("yyyyMMdd");

  private final Path root;

  public FileDeskTools(Path root) {
    this.root = root.toAbsolutePath().normalize();
  }

  private Path locate(String name) {
    Path path = root.resolve(name).normalize();
    if (!path.startsWith(root)) {
      throw new OutsideRoot(path);
    }
    return path;
  }

  private Path locateKindly(String name) {
    try {
      return locate(name);
    } catch (InvalidPathException e) {
      throw new ToolError("'" + name + "' is no file name", e);
    } catch (OutsideRoot e) {
      throw new ToolError("'" + name + "' is outside of the folder");
    }
  }

  private List<String> linesOf(String name) {
    Path path = locateKindly(name);
    try {
      return Files.readAllLines(path, StandardCharsets.ISO_8859_1);
    } catch (NoSuchFileException e) {
      throw new ToolError("There is no file " + name);
    } catch (IOException e) {
      throw new ToolError(name + " can't be read: " + e.getMessage());
    }
  }

  // expects: IOException InvalidPathException OutsideRoot
  @Tool(description = "A file's text")
  public String read(@ToolParam(description = "relative") String name) throws IOException {
    return Files.readString(locate(name));
  }

  // expects: none
  @Tool(description = "A file's first lines")
  public List<String> head(String name, int count) {
    List<String> lines = linesOf(name);
    return lines.subList(0, Math.min(Math.max(count, 0), lines.size()));
  }

  // expects: none
  @Tool(description = "A file's last line")
  public String last(String name) {
    LinkedList<String> lines = new LinkedList<String>(linesOf(name));
    while (!lines.isEmpty()) {
      String line = lines.removeLast();
      if (!line.trim().isEmpty()) {
        return line;
      }
    }
    return "";
  }

  // expects: NoSuchElementException
  @Tool(description = "A CSV file's header")
  public String header(String name) {
    Iterator<String> lines = linesOf(name).iterator();
    String line = lines.next();
    while (line.startsWith("#")) {
      line = lines.next();
    }
    return line;
  }

  // expects: none
  @Tool(description = "A CSV file's header, or nothing")
  public String headerOrNothing(String name) {
    Iterator<String> lines = linesOf(name).iterator();
    while (lines.hasNext()) {
      String line = lines.next();
      if (!line.startsWith("#")) {
        return line;
      }
    }
    return "";
  }

  // expects: IllegalCharsetNameException NoSuchFileException UnsupportedCharsetException
  @Tool(description = "A file in an old charset")
  public String decode(String name, String charset) throws NoSuchFileException {
    Path path = locateKindly(name);
    if (!Files.exists(path)) {
      throw new NoSuchFileException(name);
    }
    Charset cs = Charset.forName(charset);
    try {
      return new String(Files.readAllBytes(path), cs);
    } catch (IOException e) {
      return "";
    }
  }

  // expects: none
  @Tool(description = "A file in an old charset, or in UTF-8")
  public String decodeAnyway(String name, String charset) {
    Charset cs = StandardCharsets.UTF_8;
    try {
      cs = Charset.forName(charset);
    } catch (IllegalCharsetNameException | UnsupportedCharsetException ignored) {
      // UTF-8, then
    }
    StringBuilder text = new StringBuilder();
    try (InputStream in = Files.newInputStream(locateKindly(name))) {
      byte[] buffer = new byte[8192];
      int n;
      while ((n = in.read(buffer)) > 0) {
        text.append(new String(buffer, 0, n, cs));
      }
    } catch (IOException e) {
      return "unreadable: " + e;
    }
    return text.toString();
  }

  // expects: PatternSyntaxException
  @Tool(description = "Lines that match")
  public List<String> grep(String name, String regex) {
    Pattern pattern = Pattern.compile(regex, Pattern.CASE_INSENSITIVE);
    return linesOf(name).stream().filter(pattern.asPredicate()).collect(Collectors.toList());
  }

  // expects: none
  @Tool(description = "Lines that contain a text")
  public List<String> grepText(String name, String text, boolean word) {
    String quoted = Pattern.quote(text);
    Pattern pattern = Pattern.compile(word ? "\\b" + quoted + "\\b" : quoted);
    List<String> found = new ArrayList<>();
    for (String line : linesOf(name)) {
      if (pattern.matcher(line).find()) {
        found.add(line);
      }
    }
    return found;
  }

  // expects: none
  @Tool(description = "Lines that match, or what is wrong with the expression")
  public String grepOrExplain(String name, String regex) {
    final Pattern pattern;
    try {
      pattern = Pattern.compile(regex);
    } catch (PatternSyntaxException e) {
      return e.getDescription() + " at " + e.getIndex();
    }
    long count = linesOf(name).stream().map(pattern::matcher).filter(Matcher::find).count();
    return count + " lines";
  }

  // expects: PatternSyntaxException
  @Tool(description = "Cells of a file with any separator")
  public int widest(String name, String separator) {
    int widest = 0;
    for (String line : linesOf(name)) {
      widest = Math.max(widest, line.split(separator).length);
    }
    return widest;
  }

  // expects: none
  @Tool(description = "Replaces a text")
  public String replace(String name, String from, String to) {
    String text = String.join("\n", linesOf(name));
    return text.replaceAll(Pattern.quote(from), Matcher.quoteReplacement(to));
  }

  // expects: none
  @Tool(description = "Entries of a zip file")
  public List<String> entries(String name) {
    List<String> names = new ArrayList<>();
    try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(locateKindly(name)))) {
      ZipEntry entry;
      while ((entry = zip.getNextEntry()) != null) {
        names.add(entry.getName());
      }
    } catch (IOException e) {
      throw new ToolError("No zip file: " + e.getMessage(), e);
    }
    return names;
  }

  // expects: InvalidPathException IOException OutsideRoot
  @Tool(description = "Unpacks a zip file")
  public int unpack(String name) throws IOException {
    int n = 0;
    try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(locateKindly(name)))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        Path target = locate(entry.getName());
        if (entry.isDirectory()) {
          Files.createDirectories(target);
        } else {
          Files.copy(zip, target, StandardCopyOption.REPLACE_EXISTING);
          n++;
        }
      }
    }
    return n;
  }

  private static byte[] squeeze(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
      gzip.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return bytes.toByteArray();
  }

  // expects: none
  @Tool(description = "How small would it be?")
  public int squeezed(String text) {
    try {
      return squeeze(text).length;
    } catch (IOException e) {
      throw new UncheckedIOException("memory does not fail", e);
    }
  }

  // expects: UncheckedIOException
  @Tool(description = "What is in a squeezed file")
  public String unsqueeze(String name) {
    try (InputStream in = new GZIPInputStream(Files.newInputStream(locateKindly(name)))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  // expects: none
  @Tool(description = "A text's lines with numbers")
  public String number(String text) {
    StringWriter out = new StringWriter();
    try (BufferedReader in = new BufferedReader(new StringReader(text));
        BufferedWriter writer = new BufferedWriter(out)) {
      int n = 0;
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        writer.write(++n + "\t" + line);
        writer.newLine();
      }
    } catch (IOException e) {
      throw new AssertionError("strings do not fail", e);
    }
    return out.toString();
  }

  private static Entry entry(String line) {
    Matcher matcher = LOG_LINE.matcher(line);
    if (!matcher.matches()) {
      throw new LogFault("no log line: " + line);
    }
    return new Entry(LocalDate.parse(matcher.group(1)), Level.valueOf(matcher.group(2)), matcher.group(3));
  }

  private static Optional<Entry> tryEntry(String line) {
    try {
      return Optional.of(entry(line));
    } catch (LogFault | DateTimeParseException e) {
      return Optional.empty();
    }
  }

  // expects: DateTimeParseException LogFault
  @Tool(description = "Errors in a log")
  public List<String> errors(String name) {
    return linesOf(name).stream()
        .map(FileDeskTools::entry)
        .filter(e -> e.level().compareTo(Level.WARN) >= 0)
        .map(Entry::text)
        .collect(Collectors.toList());
  }

  // expects: none
  @Tool(description = "How many of each level?")
  public Map<String, Long> levels(String name) {
    return linesOf(name).stream()
        .map(FileDeskTools::tryEntry)
        .flatMap(Optional::stream)
        .collect(Collectors.groupingBy(e -> e.level().name(), TreeMap::new, Collectors.counting()));
  }

  // expects: none
  @Tool(description = "The first and the last day of a log")
  public String span(String name) {
    List<LocalDate> days = new ArrayList<>();
    for (String line : linesOf(name)) {
      Optional<Entry> entry = tryEntry(line);
      if (!entry.isPresent()) {
        continue;
      }
      days.add(entry.get().day());
    }
    if (days.size() < 2) {
      return "too short";
    }
    return Collections.min(days) + " to " + Collections.max(days);
  }

  // expects: DateTimeException NumberFormatException
  @Tool(description = "Which day is a rotated log from?")
  public String rotated(String file) {
    Matcher m = ROTATED.matcher(file);
    if (!m.matches()) {
      throw new ToolError("app-20261008.log, please");
    }
    LocalDate day =
        LocalDate.of(Integer.parseInt(m.group(1)), Integer.parseInt(m.group(2)), Integer.parseInt(m.group(3)));
    int part = m.group(4) == null ? 0 : Integer.parseInt(m.group(4));
    return day + " part " + part;
  }

  // expects: DateTimeParseException
  @Tool(description = "Which weekday is a rotated log from?")
  public String weekday(String file) {
    int dash = file.lastIndexOf('-');
    int dot = file.indexOf('.', dash);
    if (dash < 0 || dot < 0) {
      return "none";
    }
    return LocalDate.parse(file.substring(dash + 1, dot), COMPACT).getDayOfWeek().toString();
  }

  // expects: none
  @Tool(description = "The month of a file named 2026-10.csv")
  public int month(String file) {
    Matcher m = Pattern.compile("(\\d{4})-(0[1-9]|1[0-2])\\.csv").matcher(file);
    if (m.matches()) {
      YearMonth month = YearMonth.of(Integer.parseInt(m.group(1)), Integer.parseInt(m.group(2)));
      return month.lengthOfMonth();
    }
    return 0;
  }

  private static double cell(int line, String[] cells, int column) throws BadRow {
    if (column < 0 || column >= cells.length) {
      throw new BadRow(line, "no column " + column, null);
    }
    try {
      return Double.parseDouble(cells[column].trim());
    } catch (NumberFormatException e) {
      throw new BadRow(line, "no number", e);
    }
  }

  private double total(List<String> lines, int column) throws BadRow {
    if (lines.isEmpty()) {
      throw new EmptyFile();
    }
    double sum = 0;
    for (int i = 1; i < lines.size(); i++) {
      sum += cell(i + 1, lines.get(i).split(";"), column);
    }
    return sum;
  }

  // expects: BadRow EmptyFile
  @Tool(description = "A column's sum")
  public double sum(String name, int column) throws BadRow {
    return total(linesOf(name), column);
  }

  // expects: BadRow
  @Tool(description = "A column's sum, nought for an empty file")
  public double sumOrNought(String name, int column) throws BadRow {
    try {
      return total(linesOf(name), column);
    } catch (EmptyFile e) {
      return 0;
    }
  }

  // expects: none
  @Tool(description = "A column's average")
  @MapError(exception = BadRow.class, message = "The file has a bad row.")
  public double average(String name, int column) throws BadRow {
    List<String> lines = linesOf(name);
    return lines.size() < 2 ? 0 : total(lines, column) / (lines.size() - 1);
  }

  private static Map<String, Integer> widths(List<String> lines, Splitter splitter) {
    Map<String, Integer> result = new LinkedHashMap<>();
    for (String line : lines) {
      result.merge(line, splitter.split(line).size(), Math::max);
    }
    return result;
  }

  // expects: none
  @Tool(description = "Cells in each line")
  public Map<String, Integer> cells(String name) {
    return widths(linesOf(name), new CommaSplitter());
  }

  // expects: LogFault
  @Tool(description = "Cells in each line, with quotes")
  public Map<String, Integer> quotedCells(String name) {
    return widths(linesOf(name), new QuotedSplitter());
  }

  // expects: InputMismatchException NoSuchElementException
  @Tool(description = "A matrix: rows, columns, numbers")
  public long matrix(String text) {
    Scanner scanner = new Scanner(text);
    int rows = scanner.nextInt();
    int columns = scanner.nextInt();
    long sum = 0;
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < columns; j++) {
        sum += scanner.nextLong();
      }
    }
    return sum;
  }

  // expects: none
  @Tool(description = "All whole numbers in a text")
  public List<Integer> numbers(String text) {
    List<Integer> found = new ArrayList<>();
    try (Scanner scanner = new Scanner(text)) {
      while (scanner.hasNext()) {
        if (scanner.hasNextInt()) {
          found.add(scanner.nextInt());
        } else {
          scanner.next();
        }
      }
    }
    return found;
  }

  // expects: none
  @Tool(description = "Headings of a markdown file")
  public List<String> headings(String name) {
    List<String> result = new ArrayList<>();
    Matcher m = HEADING.matcher(String.join("\n", linesOf(name)));
    while (m.find()) {
      result.add(" ".repeat(m.group(1).length() - 1) + m.group(2));
    }
    return result;
  }

  // expects: none
  @Tool(description = "Numbers of an ordered list that are out of order")
  public List<Integer> disorder(String name) {
    List<Integer> wrong = new ArrayList<>();
    int before = 0;
    for (String line : linesOf(name)) {
      Matcher m = NUMBERED.matcher(line);
      if (m.find()) {
        int n = Integer.parseInt(m.group(1));
        if (n != before + 1) {
          wrong.add(n);
        }
        before = n;
      }
    }
    return wrong;
  }

  private Map<String, Properties> ini(List<String> lines) {
    Map<String, Properties> sections = new HashMap<>();
    Properties current = null;
    for (String raw : lines) {
      String line = raw.trim();
      Matcher m = SECTION.matcher(line);
      if (line.isEmpty() || line.startsWith(";")) {
        continue;
      } else if (m.matches()) {
        current = sections.computeIfAbsent(m.group(1), s -> new Properties());
      } else if (current == null) {
        throw new LogFault("a key before any section");
      } else {
        String[] pair = line.split("=", 2);
        current.setProperty(pair[0].trim(), pair.length == 2 ? pair[1].trim() : "");
      }
    }
    return sections;
  }

  // expects: LogFault NumberFormatException
  @Tool(description = "A number of an ini file")
  public int setting(String name, String section, String key) {
    Properties properties = ini(linesOf(name)).get(section);
    if (properties == null) {
      return 0;
    }
    return Integer.parseInt(properties.getProperty(key, "0"));
  }

  // expects: none
  @Tool(description = "A text of an ini file")
  public String text(String name, String section, String key) {
    try {
      return Optional.ofNullable(ini(linesOf(name)).get(section)).map(p -> p.getProperty(key)).orElse("");
    } catch (LogFault e) {
      throw new ToolError("No ini file: " + e.getMessage());
    }
  }

  // expects: IOException
  @Tool(description = "Rewrites a file")
  public long rewrite(String name, String text) throws IOException {
    Path target = locateKindly(name);
    Path temporary = Files.createTempFile("desk", ".tmp");
    try (Scratch scratch = new Scratch(temporary)) {
      Files.writeString(scratch.file, text);
      Files.copy(scratch.file, target, StandardCopyOption.REPLACE_EXISTING);
    }
    return text.length();
  }

  // expects: none
  @Tool(description = "How long does reading take?")
  public long timed(String name) {
    Timing timing = new Timing();
    try (timing) {
      linesOf(name);
    }
    return timing.took;
  }

  // expects: PatternSyntaxException
  @Tool(description = "Files that match a glob")
  public List<String> glob(String glob) {
    PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + glob);
    try (Stream<Path> files = Files.walk(root, 8)) {
      return files.map(root::relativize).filter(matcher::matches).map(Path::toString).collect(Collectors.toList());
    } catch (IOException | UncheckedIOException e) {
      throw new ToolError("The folder can't be read", e);
    }
  }

  // expects: none
  @Tool(description = "All Java files")
  public List<String> javaFiles() {
    PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:**.java");
    List<String> found = new ArrayList<>();
    try {
      Files.walkFileTree(
          root,
          new SimpleFileVisitor<Path>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              if (matcher.matches(file)) {
                found.add(file.toString());
              }
              return found.size() < 1000 ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
              return FileVisitResult.SKIP_SUBTREE;
            }
          });
    } catch (IOException e) {
      found.add("and more that can't be read");
    }
    return found;
  }

  private long size(File folder) {
    File[] children = folder.listFiles();
    if (children == null) {
      return folder.length();
    }
    long sum = 0;
    for (File child : children) {
      sum += size(child);
    }
    return sum;
  }

  // expects: none
  @Tool(description = "The folder's size")
  public long size() {
    return size(root.toFile());
  }

  // expects: none
  @Tool(description = "The folder's children")
  public List<String> children() {
    List<String> names = new ArrayList<>();
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(root)) {
      for (Path child : stream) {
        names.add(child.getFileName().toString());
      }
    } catch (IOException | DirectoryIteratorException e) {
      throw new ToolError("The folder can't be read");
    }
    names.sort(Comparator.naturalOrder());
    return names;
  }

  // expects: InterruptedException IOException
  @Tool(description = "Waits for a change")
  public String watch() throws IOException, InterruptedException {
    try (WatchService watcher = root.getFileSystem().newWatchService()) {
      root.register(watcher, StandardWatchEventKinds.ENTRY_CREATE);
      WatchKey key = watcher.poll(30, TimeUnit.SECONDS);
      return key == null ? "nothing" : String.valueOf(key.pollEvents().size());
    }
  }

  // expects: FileNotFoundException
  @Tool(description = "A file's first character")
  public int firstCharacter(String name) throws FileNotFoundException {
    FileReader reader = new FileReader(new File(root.toFile(), name));
    try {
      return reader.read();
    } catch (IOException e) {
      return -1;
    } finally {
      try {
        reader.close();
      } catch (IOException ignored) {
        // nothing to be done
      }
    }
  }

  // expects: none
  @Tool(description = "Three fields: host, user, command")
  public String fields(String line) {
    StringTokenizer tokens = new StringTokenizer(line, " \t");
    if (tokens.countTokens() < 3) {
      return "too few";
    }
    String host = tokens.nextToken();
    String user = tokens.nextToken();
    return user + "@" + host + ": " + tokens.nextToken();
  }

  // expects: NoSuchElementException
  @Tool(description = "Two fields")
  public String twoFields(String line) {
    StringTokenizer tokens = new StringTokenizer(line);
    if (!tokens.hasMoreTokens()) {
      return "";
    }
    String key = tokens.nextToken();
    return key + "=" + tokens.nextToken();
  }

  // expects: none
  @Tool(description = "Evaluates sums in reverse Polish notation")
  public String rpn(String text) {
    Deque<Long> stack = new ArrayDeque<>();
    try {
      for (String word : text.trim().split("\\s+")) {
        if (word.equals("+")) {
          stack.push(stack.pop() + stack.pop());
        } else {
          stack.push(Long.parseLong(word));
        }
      }
      return stack.pop().toString();
    } catch (NoSuchElementException e) {
      throw new ToolError("too few numbers");
    } catch (NumberFormatException e) {
      return "no number: " + e.getMessage();
    }
  }

  // expects: LogFault
  @Tool(description = "A property of a text with properties")
  public String property(String text, String key) {
    Properties properties = new Properties();
    try {
      properties.load(new StringReader(text));
    } catch (IOException | IllegalArgumentException e) {
      throw new LogFault(e);
    }
    return properties.getProperty(key, "");
  }

  // expects: none
  @Tool(description = "A failing thing's stack trace")
  public String trace(String number) {
    try {
      return "fine: " + Integer.decode(number);
    } catch (RuntimeException e) {
      StringWriter text = new StringWriter();
      e.printStackTrace(new PrintWriter(text, true));
      return text.toString();
    } finally {
      Thread.yield();
    }
  }

  // expects: none
  @Tool(description = "Is it UTF-8 with a mark?")
  public boolean marked(String text) {
    try (InputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))) {
      return in.read() == 0xEF && in.read() == 0xBB && in.read() == 0xBF;
    } catch (IOException e) {
      return false;
    }
  }

  // expects: IllegalArgumentException
  @Tool(description = "Today, in any form")
  public String today(String pattern) {
    DateTimeFormatter formatter = DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH);
    try {
      return LocalDate.now().format(formatter);
    } catch (DateTimeException e) {
      throw new ToolError("A day has no such field");
    }
  }
}
