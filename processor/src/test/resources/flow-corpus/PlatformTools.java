package corpus;

import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.Enumeration;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

public class PlatformTools {
  private final BlockingQueue<String> queue = new ArrayBlockingQueue<>(10);
  private final ReentrantLock lock = new ReentrantLock();

  // expects: UnknownHostException
  @Tool(description = "x")
  public String lookup(String host) throws UnknownHostException {
    return InetAddress.getByName(host).getHostAddress();
  }

  // expects: IOException
  @Tool(description = "x")
  public boolean open(String host, int port) throws IOException {
    try (Socket socket = new Socket(host, port)) {
      return socket.isConnected();
    } catch (UnknownHostException e) {
      throw new ToolError("There is no host " + host + ".");
    }
  }

  // expects: NoSuchAlgorithmException
  @Tool(description = "x")
  public String digest(String text, String algorithm) throws NoSuchAlgorithmException {
    byte[] hash = MessageDigest.getInstance(algorithm).digest(text.getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(hash);
  }

  // expects: none
  @Tool(description = "x")
  public String sha(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  // expects: InvalidKeyException
  @Tool(description = "x")
  public String sign(String text, String key) throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
    return HexFormat.of().formatHex(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
  }

  // expects: ParserConfigurationException SAXException IOException
  @Tool(description = "x")
  public String root(String xml) throws ParserConfigurationException, SAXException, IOException {
    Document document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(xml)));
    return document.getDocumentElement().getTagName();
  }

  // expects: none
  @Tool(description = "x")
  public String rootChecked(String xml) {
    try {
      return root(xml);
    } catch (SAXException e) {
      throw new ToolError("Not well-formed: " + e.getMessage());
    } catch (ParserConfigurationException | IOException e) {
      throw new ToolError("The parser failed.");
    }
  }

  // expects: IOException InterruptedException
  @Tool(description = "x")
  public int command(String name) throws IOException, InterruptedException {
    Process process = new ProcessBuilder("tool", name).start();
    return process.waitFor();
  }

  // expects: IOException
  @Tool(description = "x")
  public int commandTimed(String name) throws IOException {
    Process process = new ProcessBuilder("tool", name).redirectErrorStream(true).start();
    try {
      if (!process.waitFor(5, TimeUnit.SECONDS)) {
        process.destroy();
        throw new ToolError("The command took too long.");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return -1;
    }
    return process.exitValue();
  }

  // expects: InterruptedException
  @Tool(description = "x")
  public String next() throws InterruptedException {
    return queue.take();
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String nextNow() {
    return queue.remove();
  }

  // expects: none
  @Tool(description = "x")
  public String nextOrNone() {
    String next = queue.poll();
    return next == null ? "none" : next;
  }

  // expects: InterruptedException
  @Tool(description = "x")
  public boolean latch(int seconds) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(1);
    return latch.await(seconds, TimeUnit.SECONDS);
  }

  // expects: InterruptedException BrokenBarrierException
  @Tool(description = "x")
  public int barrier(int parties) throws InterruptedException, BrokenBarrierException {
    return new CyclicBarrier(parties).await();
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String locked(String text) {
    lock.lock();
    try {
      if (text.isEmpty()) {
        throw new IllegalStateException("empty");
      }
      return text;
    } finally {
      lock.unlock();
    }
  }

  // expects: IOException
  @Tool(description = "x")
  public int entries(String archive) throws IOException {
    int count = 0;
    try (ZipFile zip = new ZipFile(archive)) {
      Enumeration<? extends ZipEntry> entries = zip.entries();
      while (entries.hasMoreElements()) {
        entries.nextElement();
        count++;
      }
    }
    return count;
  }

  // expects: IOException IllegalArgumentException
  @Tool(description = "x")
  public String unzip(String base64) throws IOException {
    byte[] bytes = java.util.Base64.getDecoder().decode(base64);
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  // expects: none
  @Tool(description = "x")
  public String printed(String text) {
    StringWriter writer = new StringWriter();
    try (PrintWriter out = new PrintWriter(writer)) {
      out.println(text);
    }
    return writer.toString();
  }

  // expects: IOException
  @Tool(description = "x")
  public int files(String unused) throws IOException {
    int count = 0;
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(Path.of("/srv"), "*.txt")) {
      for (Path path : stream) {
        count += path.getNameCount();
      }
    }
    return count;
  }

  // expects: ClassNotFoundException
  @Tool(description = "x")
  public String className(String name) throws ClassNotFoundException {
    return Class.forName(name).getSimpleName();
  }

  // expects: ReflectiveOperationException
  @MapError(exception = {ClassNotFoundException.class}, message = "x")
  @Tool(description = "x")
  public String reflect(String name) throws ReflectiveOperationException {
    if (name.isEmpty()) {
      throw new ReflectiveOperationException("no name");
    }
    return Class.forName(name).getName();
  }

  // expects: DateTimeParseException
  @Tool(description = "x")
  public int days(String month) {
    return YearMonth.parse(month).lengthOfMonth();
  }

  // expects: DateTimeParseException IllegalArgumentException
  @Tool(description = "x")
  public long between(String from, String to, String unit) {
    return LocalDate.parse(from).until(LocalDate.parse(to), ChronoUnit.valueOf(unit.toUpperCase(Locale.ROOT)));
  }

  // expects: none
  @Tool(description = "x")
  public String formatted(String name, double amount) {
    return String.format(Locale.ROOT, "%s: %.2f", name, amount);
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public int unsigned(String text) {
    return Integer.parseUnsignedInt(text, 2);
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String unit(String name) {
    return Enum.valueOf(TimeUnit.class, name).toString();
  }

  // expects: none
  @Tool(description = "x")
  public String language(String tag) {
    return Locale.forLanguageTag(tag).getDisplayLanguage(Locale.ROOT);
  }

  // expects: none
  @Tool(description = "x")
  public int size(String text) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(text.getBytes(StandardCharsets.UTF_8));
    return out.size();
  }

  // expects: IOException
  @Tool(description = "x")
  public String resourceText(String name) throws IOException {
    try (InputStream in = PlatformTools.class.getResourceAsStream("/" + name)) {
      if (in == null) {
        throw new ToolError("There is no resource " + name + ".");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public int environment(String key) {
    return Integer.parseInt(System.getenv().getOrDefault(key, "0"));
  }

  // expects: none
  @Tool(description = "x")
  public int integer(String key) {
    return Integer.getInteger(key, 3);
  }

  // expects: CloneNotSupportedException
  @Tool(description = "x")
  public String cloned() throws CloneNotSupportedException {
    return super.clone().toString();
  }

  // expects: none
  @Tool(description = "x")
  public List<String> chunks(List<String> xs) {
    return xs.subList(0, Math.min(3, xs.size()));
  }
}
