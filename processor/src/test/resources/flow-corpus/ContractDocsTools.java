package corpus;

import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Deque;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.UUID;
import java.util.function.Function;
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
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Contracts, their clauses and their files. */
@MapError(exception = ContractDocsTools.DocNotFound.class, message = "There is no such document: {message}")
public class ContractDocsTools {

  /** What goes wrong with documents. */
  public static class DocException extends Exception {
    DocException(String message) {
      super(message);
    }

    DocException(String message, Throwable cause) {
      super(message, cause);
    }
  }

  /** A clause that can't be read. */
  public static class ClauseError extends DocException {
    ClauseError(String message) {
      super(message);
    }
  }

  /** A tag that is not closed. */
  public static final class UnclosedTag extends ClauseError {
    UnclosedTag(String tag) {
      super("<" + tag + "> is not closed");
    }
  }

  /** No such document. */
  public static final class DocNotFound extends RuntimeException {
    DocNotFound(String id) {
      super(id);
    }
  }

  static final class Frozen extends RuntimeException {
    Frozen(String id) {
      super(id + " is signed");
    }
  }

  sealed interface Clause permits TextClause, AmountClause, Deadline {}

  record TextClause(String text) implements Clause {}

  record AmountClause(int cents) implements Clause {
    AmountClause {
      if (cents < 0) {
        throw new IllegalArgumentException("an amount below zero");
      }
    }
  }

  record Deadline(LocalDate day) implements Clause {}

  record DocId(String text) {
    private static final Pattern FORM = Pattern.compile("[A-Z]{2}/[0-9]{4}/[0-9]{1,6}");

    DocId {
      text = text.strip();
      if (!FORM.matcher(text).matches()) {
        throw new ToolError("Documents are called as NL/2026/17");
      }
    }

    int year() {
      return Integer.parseInt(text.substring(3, 7));
    }

    int number() {
      return Integer.parseInt(text.substring(8));
    }
  }

  /** A party of a contract. */
  public record Signer(String name, String email) {
    /** Refuses nobody. */
    public Signer {
      if (name.isBlank()) {
        throw new IllegalArgumentException("a name");
      }
      if (!email.contains("@")) {
        throw new IllegalArgumentException("an address");
      }
      email = email.toLowerCase(Locale.ROOT);
    }
  }

  /** Part of a document. */
  public record Section(String heading, String body) {
    /** Fills gaps. */
    public Section {
      heading = heading.isBlank() ? "Untitled" : heading.strip();
      body = Objects.requireNonNullElse(body, "");
    }
  }

  record Contract(String id, String title, List<String> signers, boolean signed) {

    static Builder builder() {
      return new Builder();
    }

    static final class Builder {
      private String id;
      private String title;
      private final List<String> signers = new ArrayList<>();

      Builder id(String value) {
        this.id = value;
        return this;
      }

      Builder title(String value) {
        if (value.isBlank()) {
          throw new IllegalArgumentException("a title");
        }
        this.title = value;
        return this;
      }

      Builder signer(String value) {
        signers.add(value);
        return this;
      }

      Contract build() {
        if (id == null) {
          throw new IllegalStateException("id is missing");
        }
        if (signers.isEmpty()) {
          throw new IllegalStateException("nobody signs");
        }
        return new Contract(id, title == null ? id : title, List.copyOf(signers), false);
      }
    }
  }

  /** The words of a text, one by one. */
  static final class Words implements Iterable<String> {
    private final String[] parts;

    Words(String text) {
      this.parts = text.isBlank() ? new String[0] : text.strip().split("\\s+");
    }

    @Override
    public Iterator<String> iterator() {
      return new Iterator<>() {
        private int at;

        @Override
        public boolean hasNext() {
          return at < parts.length;
        }

        @Override
        public String next() {
          if (!hasNext()) {
            throw new NoSuchElementException("no more words");
          }
          return parts[at++];
        }
      };
    }
  }

  private static final Pattern NAME = Pattern.compile("[a-z0-9_-]{1,40}");
  private static final Pattern TAG = Pattern.compile("<(/?)([a-z]{1,10})>");
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{([a-z]+)\\}");
  private static final Pattern HEX = Pattern.compile("([0-9a-f]{2})*");
  private static final Pattern UUID_FORM =
      Pattern.compile("[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}");
  private static final Pattern AMOUNT = Pattern.compile("EUR ([0-9]{1,7})");

  private final Path root = Path.of("contracts");
  private final Map<String, Contract> contracts = new LinkedHashMap<>();

  private static String safeName(String name) {
    String lower = name.strip().toLowerCase(Locale.ROOT);
    if (!NAME.matcher(lower).matches()) {
      throw new ToolError("Names have letters, digits, _ and - only.");
    }
    return lower;
  }

  private Path file(String name) {
    return root.resolve(safeName(name) + ".txt");
  }

  private Contract contract(String id) {
    Contract found = contracts.get(id);
    if (found == null) {
      throw new DocNotFound(id);
    }
    return found;
  }

  private Contract open(String id) {
    Contract found = contract(id);
    if (found.signed()) {
      throw new Frozen(id);
    }
    return found;
  }

  private static Clause clause(String line) throws ClauseError {
    Matcher amount = AMOUNT.matcher(line);
    if (amount.matches()) {
      return new AmountClause(Integer.parseInt(amount.group(1)) * 100);
    }
    if (line.startsWith("until ")) {
      try {
        return new Deadline(LocalDate.parse(line.substring(6)));
      } catch (DateTimeParseException e) {
        throw new ClauseError("no day: " + e.getParsedString());
      }
    }
    if (line.isBlank()) {
      throw new ClauseError("an empty clause");
    }
    return new TextClause(line);
  }

  private static String render(Clause clause) {
    if (clause instanceof TextClause text) {
      return text.text();
    }
    if (clause instanceof AmountClause amount) {
      return "EUR " + amount.cents() / 100;
    }
    if (clause instanceof Deadline deadline) {
      return "until " + deadline.day();
    }
    throw new AssertionError("no clause: " + clause);
  }

  private static byte[] base64(String text) {
    try {
      return Base64.getDecoder().decode(text);
    } catch (IllegalArgumentException e) {
      throw new ToolError("That is no Base64.", e);
    }
  }

  private static void balance(String html) throws UnclosedTag {
    Deque<String> open = new ArrayDeque<>();
    Matcher tags = TAG.matcher(html);
    while (tags.find()) {
      String name = tags.group(2);
      if (tags.group(1).isEmpty()) {
        open.push(name);
      } else if (!open.isEmpty() && open.peek().equals(name)) {
        open.pop();
      }
    }
    if (!open.isEmpty()) {
      throw new UnclosedTag(open.pop());
    }
  }

  private static String fill(String template, Function<String, String> value) {
    return PLACEHOLDER
        .matcher(template)
        .replaceAll(match -> Matcher.quoteReplacement(value.apply(match.group(1))));
  }

  // expects: IOException
  @Tool(description = "A document's text")
  public String read(String name) throws IOException {
    return Files.readString(file(name));
  }

  // expects: InvalidPathException
  @Tool(description = "Whether a file is there")
  public boolean exists(String name) {
    return Files.exists(root.resolve(name));
  }

  // expects: none
  @Tool(description = "A document's text, or nothing")
  public String readOrNothing(String name) {
    Path path = file(name);
    try {
      return Files.readString(path);
    } catch (NoSuchFileException e) {
      return "";
    } catch (IOException e) {
      throw new ToolError("The document can't be read.", e);
    }
  }

  // expects: none
  @Tool(description = "Whether a path stays in the directory")
  public boolean inside(String path) {
    try {
      return root.resolve(Path.of(path)).normalize().startsWith(root);
    } catch (InvalidPathException e) {
      return false;
    }
  }

  // expects: IOException InvalidPathException
  @Tool(description = "The size of a file")
  public long size(String path) throws IOException {
    Path file = root.resolve(path).normalize();
    if (!file.startsWith(root)) {
      throw new ToolError("Only files of the directory");
    }
    return Files.size(file);
  }

  // expects: IOException UncheckedIOException
  @Tool(description = "Lines of a document that have a word")
  public List<String> grep(String name, String word) throws IOException {
    try (Stream<String> lines = Files.lines(file(name))) {
      return lines.filter(line -> line.contains(word)).limit(50).collect(Collectors.toList());
    }
  }

  // expects: DocException
  @Tool(description = "How many documents there are")
  public long count() throws DocException {
    try (Stream<Path> files = Files.list(root)) {
      return files.filter(path -> path.toString().endsWith(".txt")).count();
    } catch (IOException | UncheckedIOException e) {
      throw new DocException("the directory can't be read", e);
    }
  }

  // expects: IllegalCharsetNameException UnsupportedCharsetException
  @Tool(description = "Decodes bytes of a charset")
  public String decode(String base64, String charset) {
    return new String(base64(base64), Charset.forName(charset));
  }

  // expects: IllegalCharsetNameException
  @Tool(description = "Decodes bytes of a charset that is there")
  public String decodeSupported(String base64, String charset) {
    if (!Charset.isSupported(charset)) {
      throw new ToolError("There is no charset " + charset);
    }
    return new String(base64(base64), Charset.forName(charset));
  }

  // expects: none
  @Tool(description = "Decodes bytes of a charset, or of UTF-8")
  public String decodeOrUtf8(String base64, String charset) {
    Charset used = StandardCharsets.UTF_8;
    try {
      if (Charset.isSupported(charset)) {
        used = Charset.forName(charset);
      }
    } catch (IllegalCharsetNameException e) {
      used = StandardCharsets.ISO_8859_1;
    }
    return new String(base64(base64), used);
  }

  // expects: IllegalArgumentException
  @Tool(description = "Takes a data address apart")
  public int dataLength(String address) {
    int comma = address.indexOf(',');
    if (!address.startsWith("data:") || comma < 0) {
      throw new ToolError("Give a data: address");
    }
    return Base64.getDecoder().decode(address.substring(comma + 1)).length;
  }

  // expects: none
  @Tool(description = "Packs a text")
  public String pack(String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
      zip.putNextEntry(new ZipEntry("contract.txt"));
      zip.write(text.getBytes(StandardCharsets.UTF_8));
      zip.closeEntry();
    } catch (IOException e) {
      throw new ToolError("Can't be packed", e);
    }
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }

  // expects: IOException
  @Tool(description = "The names in an archive")
  public List<String> names(String base64) throws IOException {
    List<String> result = new ArrayList<>();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(base64(base64)), StandardCharsets.ISO_8859_1)) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        result.add(entry.getName());
      }
    } catch (IllegalArgumentException e) {
      throw new ToolError("A name in the archive can't be read.", e);
    }
    return result;
  }

  private static byte[] gzip(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return bytes.toByteArray();
  }

  // expects: none
  @Tool(description = "How long a text is when packed")
  public int packedLength(String text) throws IOException {
    return gzip(text).length;
  }

  // expects: UncheckedIOException
  @Tool(description = "Unpacks a text")
  public String unpack(String base64) {
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(base64(base64)))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  // expects: IllegalArgumentException
  @Tool(description = "A property of a text with properties")
  public String property(String text, String key) {
    Properties properties = new Properties();
    try {
      properties.load(new StringReader(text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties.getProperty(key, "");
  }

  // expects: none
  @Tool(description = "A number among properties")
  public int numberProperty(Map<String, String> values, String key) {
    Properties properties = new Properties();
    values.forEach(properties::setProperty);
    String text = properties.getProperty(key, "0");
    try {
      return Integer.parseInt(text.trim());
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  // expects: none
  @Tool(description = "Writes properties")
  public String written(Map<String, String> values) throws IOException {
    Properties properties = new Properties();
    properties.putAll(values);
    StringWriter writer = new StringWriter();
    properties.store(writer, null);
    return writer.toString();
  }

  // expects: SAXException
  @Tool(description = "The root element of a text with XML")
  public String rootElement(String xml) throws SAXException {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      Document document = factory.newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
      return document.getDocumentElement().getTagName();
    } catch (ParserConfigurationException | IOException e) {
      throw new ToolError("XML can't be read here", e);
    }
  }

  // expects: UnclosedTag
  @Tool(description = "Checks a text with tags")
  public String checkTags(String html) throws ClauseError {
    balance(html);
    return "fine";
  }

  // expects: none
  @Tool(description = "Takes the tags away")
  public String plain(String html) {
    try {
      balance(html);
      return TAG.matcher(html).replaceAll(" ").strip();
    } catch (ClauseError e) {
      return "broken: " + e.getMessage();
    }
  }

  // expects: PatternSyntaxException
  @Tool(description = "Counts places that fit")
  public long countMatches(String text, String regex) {
    return Pattern.compile(regex, Pattern.CASE_INSENSITIVE).matcher(text).results().count();
  }

  // expects: none
  @Tool(description = "Counts places that fit, or that are the same")
  public long countPlaces(String text, String regex) {
    Pattern pattern;
    try {
      pattern = Pattern.compile(regex);
    } catch (PatternSyntaxException e) {
      pattern = Pattern.compile(Pattern.quote(regex));
    }
    return pattern.matcher(text).results().count();
  }

  // expects: IllegalArgumentException
  @Tool(description = "The length of some bytes in hex")
  public int hexLength(String hex) {
    return HexFormat.of().parseHex(hex.replace(" ", "")).length;
  }

  // expects: none
  @Tool(description = "Some bytes in hex, as Base64")
  public String hexToBase64(String hex) {
    String text = hex.toLowerCase(Locale.ROOT);
    if (text.length() > 200 || !HEX.matcher(text).matches()) {
      throw new ToolError("Pairs of hex digits");
    }
    return Base64.getUrlEncoder().withoutPadding().encodeToString(HexFormat.of().parseHex(text));
  }

  // expects: IllegalArgumentException
  @Tool(description = "The version of a UUID")
  public int uuidVersion(String uuid) {
    return UUID.fromString(uuid).version();
  }

  // expects: none
  @Tool(description = "The UUIDs of a list, sorted")
  public List<String> uuids(List<String> texts) {
    return texts.stream()
        .map(text -> text.strip().toLowerCase(Locale.ROOT))
        .filter(text -> UUID_FORM.matcher(text).matches())
        .map(UUID::fromString)
        .sorted()
        .map(UUID::toString)
        .toList();
  }

  // expects: NoSuchAlgorithmException
  @Tool(description = "A checksum")
  public String checksum(String text, String algorithm) throws NoSuchAlgorithmException {
    String name = algorithm.isBlank() ? "SHA-256" : algorithm;
    return HexFormat.of().formatHex(MessageDigest.getInstance(name).digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  // expects: none
  @Tool(description = "The SHA-256 checksum")
  public String sha(String text) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  // expects: none
  @Tool(description = "The year and number of a document's id")
  public String idParts(String id) {
    DocId parsed = new DocId(id);
    return parsed.year() + ": " + parsed.number();
  }

  // expects: none
  @Tool(description = "A contract's title")
  public String title(String id) {
    return contract(id).title();
  }

  // expects: Frozen IllegalArgumentException
  @Tool(description = "Adds somebody who signs")
  public List<String> addSigner(String id, Signer signer) {
    Contract old = open(id);
    List<String> signers = new ArrayList<>(old.signers());
    signers.add(signer.name() + " <" + signer.email() + ">");
    contracts.put(id, new Contract(id, old.title(), List.copyOf(signers), false));
    return signers;
  }

  // expects: Frozen
  @Tool(description = "Signs a contract")
  public String sign(String id) {
    if (!contracts.containsKey(id)) {
      return "There are " + contracts.size() + " contracts.";
    }
    Contract old = open(id);
    contracts.put(id, new Contract(id, old.title(), old.signers(), true));
    return "signed by " + old.signers();
  }

  // expects: IllegalArgumentException
  @Tool(description = "Drafts a contract")
  public String draft(String id, String title, List<String> signers) {
    Contract.Builder builder = Contract.builder().id(new DocId(id).text()).title(title).signer("us");
    signers.stream().filter(name -> !name.isBlank()).forEach(builder::signer);
    Contract draft = builder.build();
    contracts.putIfAbsent(draft.id(), draft);
    return draft.title();
  }

  // expects: IllegalStateException
  @Tool(description = "Drafts a contract between others")
  public String draftBetween(List<String> signers) {
    Contract.Builder builder = Contract.builder().id("XX/2026/" + signers.size());
    for (String signer : signers) {
      if (!signer.isBlank()) {
        builder.signer(signer.strip());
      }
    }
    return builder.build().id();
  }

  // expects: ClauseError
  @Tool(description = "Reads a clause")
  public String readClause(String line) throws ClauseError {
    return render(clause(line.strip()));
  }

  // expects: none
  @Tool(description = "Reads clauses; those that can't be read stay texts")
  public List<String> readClauses(List<String> lines) {
    List<Clause> result = new ArrayList<>();
    for (String line : lines) {
      try {
        result.add(clause(line));
      } catch (ClauseError e) {
        result.add(new TextClause(line));
      }
    }
    return result.stream().map(ContractDocsTools::render).toList();
  }

  // expects: IllegalArgumentException
  @Tool(description = "An amount, written")
  public String amount(int euros) {
    if (euros > 1_000_000) {
      throw new ToolError("Too much");
    }
    return render(new AmountClause(euros * 100));
  }

  // expects: none
  @Tool(description = "A fee, written")
  public String fee(int euros) {
    if (euros < 0 || euros > 1000) {
      return "no fee";
    }
    return render(new AmountClause(euros));
  }

  // expects: NoSuchElementException
  @Tool(description = "The first two words")
  public String firstWords(String text) {
    Iterator<String> words = new Words(text).iterator();
    if (!words.hasNext()) {
      return "";
    }
    return words.next() + " " + words.next();
  }

  // expects: none
  @Tool(description = "The longest word")
  public String longestWord(String text) {
    String longest = "";
    for (String word : new Words(text)) {
      if (word.length() > longest.length()) {
        longest = word;
      }
    }
    return longest;
  }

  // expects: IllegalStateException
  @Tool(description = "Fills a template")
  public String filled(String template, Map<String, String> values) {
    return fill(
        template,
        name ->
            Optional.ofNullable(values.get(name))
                .orElseThrow(() -> new IllegalStateException("nothing for {" + name + "}")));
  }

  // expects: none
  @Tool(description = "Fills a template; gaps stay")
  public String filledWithGaps(String template, Map<String, String> values) {
    return fill(template, name -> values.getOrDefault(name, "____"));
  }

  // expects: IllegalFormatException
  @Tool(description = "A heading in a form")
  public String heading(Section section, String form) {
    return String.format(Locale.ROOT, form, section.heading());
  }

  // expects: none
  @Tool(description = "A section as text")
  public String section(Section section) {
    return String.format(Locale.ROOT, "%s%n%-20s", section.heading(), section.body());
  }
}
