package corpus;

import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.FileReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.List;
import java.util.Properties;
import java.util.Scanner;
import java.util.stream.Stream;

public class FileTools {
  private static final Path ROOT = Path.of("/srv/data");

  // expects: InvalidPathException IOException
  @Tool(description = "x")
  public String read(String path) throws IOException {
    return Files.readString(Path.of(path));
  }

  // expects: InvalidPathException
  @Tool(description = "x")
  public String readOrError(String path) {
    try {
      return Files.readString(ROOT.resolve(Paths.get(path)));
    } catch (NoSuchFileException e) {
      throw new ToolError("There is no file " + path + ". Call list_files.");
    } catch (IOException e) {
      throw new ToolError("The file can't be read.");
    }
  }

  // expects: none
  @Tool(description = "x")
  public String readSafely(String path) {
    try {
      return Files.readString(Path.of(path));
    } catch (InvalidPathException | IOException e) {
      throw new ToolError("'" + path + "' can't be read.");
    }
  }

  // expects: IOException
  @Tool(description = "x")
  public long count() throws IOException {
    try (Stream<Path> files = Files.list(ROOT)) {
      return files.count();
    }
  }

  // expects: IOException UncheckedIOException
  @Tool(description = "x")
  public long totalSize() throws IOException {
    try (Stream<Path> files = Files.walk(ROOT)) {
      return files.mapToLong(FileTools::size).sum();
    }
  }

  private static long size(Path path) {
    try {
      return Files.size(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  // expects: IOException
  @Tool(description = "x")
  public String firstLine(String name) throws IOException {
    try (BufferedReader reader = new BufferedReader(new FileReader(new File(name)))) {
      return reader.readLine();
    } catch (FileNotFoundException e) {
      throw new ToolError("no such file");
    }
  }

  // expects: FileNotFoundException IOException
  @Tool(description = "x")
  public String firstLineBare(String name) throws IOException {
    FileReader file = new FileReader(name);
    BufferedReader reader = new BufferedReader(file);
    return reader.readLine();
  }

  // expects: FileNotFoundException NoSuchElementException
  @Tool(description = "x")
  public String firstToken(String name) throws FileNotFoundException {
    try (Scanner scanner = new Scanner(new File(name))) {
      return scanner.next();
    }
  }

  // expects: none
  @Tool(description = "x")
  public int words(String text) {
    int count = 0;
    Scanner scanner = new Scanner(text);
    while (scanner.hasNext()) {
      scanner.next();
      count++;
    }
    return count;
  }

  // expects: IllegalCharsetNameException UnsupportedCharsetException IOException
  @Tool(description = "x")
  public String readAs(String charset) throws IOException {
    return Files.readString(ROOT, Charset.forName(charset));
  }

  // expects: none
  @MapError(exception = IOException.class, message = "{message}")
  @Tool(description = "x")
  public List<String> lines() throws IOException {
    return Files.readAllLines(ROOT, StandardCharsets.UTF_8);
  }

  // expects: PatternSyntaxException IOException
  @Tool(description = "x")
  public long glob(String pattern) throws IOException {
    var matcher = FileSystems.getDefault().getPathMatcher(pattern);
    try (Stream<Path> files = Files.list(ROOT)) {
      return files.filter(matcher::matches).count();
    }
  }

  // expects: IOException
  @Tool(description = "x")
  public String setting(String key) throws IOException {
    Properties properties = new Properties();
    try (var in = Files.newInputStream(ROOT.resolve("app.properties"))) {
      properties.load(in);
    }
    return properties.getProperty(key);
  }

  // expects: IOException NumberFormatException
  @Tool(description = "x")
  public int port() throws IOException {
    return Integer.parseInt(setting("port"));
  }

  // expects: SecurityException
  @Tool(description = "x")
  public String guarded(String path) {
    Path target = ROOT.resolve("x").normalize();
    if (!target.startsWith(ROOT)) {
      throw new SecurityException("outside");
    }
    return target.toString();
  }

  static class Lease implements Closeable {
    @Override
    public void close() throws IOException {
      throw new IOException("lost");
    }
  }

  static class QuietLease implements AutoCloseable {
    @Override
    public void close() {}
  }

  // expects: IOException
  @Tool(description = "x")
  public String leased() throws IOException {
    try (Lease lease = new Lease()) {
      return "ok" + lease;
    }
  }

  // expects: none
  @Tool(description = "x")
  public String quietlyLeased() {
    try (QuietLease lease = new QuietLease()) {
      return "ok" + lease;
    }
  }

  // expects: none
  @Tool(description = "x")
  public String swallowed() {
    try {
      return Files.readString(ROOT);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } finally {
      return "always";
    }
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String notSwallowed() {
    try {
      return Files.readString(ROOT);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } finally {
      System.out.println("done");
    }
  }

  // expects: none
  @Tool(description = "x")
  public boolean exists(String name) {
    return new File(name).exists();
  }

  // expects: IOException
  @Tool(description = "x")
  public String temp() throws IOException {
    Path file = Files.createTempFile("report", ".txt");
    Files.writeString(file, "x");
    return file.toString();
  }

  // expects: IOException
  @Tool(description = "x")
  public String rethrown() throws IOException {
    try {
      return Files.readString(ROOT);
    } catch (Exception e) {
      System.err.println(e);
      throw e;
    }
  }

  // expects: RuntimeException
  @Tool(description = "x")
  public String rewrapped() {
    try {
      return Files.readString(ROOT);
    } catch (Exception e) {
      throw new RuntimeException("reading failed", e);
    }
  }
}
