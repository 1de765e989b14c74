package corpus;

import dev.collet.Tool;
import dev.collet.ToolError;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A device server: hierarchies, collections, futures, state, arithmetic. */
public class DeviceServerTools {
  static class DeviceOffline extends RuntimeException {}

  static class BadCommand extends RuntimeException {
    BadCommand(String text) {
      super(text);
    }
  }

  abstract static class Device {
    String send(String command) {
      return encode(command) + reply();
    }

    abstract String reply();

    String encode(String command) {
      return command;
    }
  }

  static final class Lamp extends Device {
    @Override
    String reply() {
      return "lit";
    }
  }

  static final class Radio extends Device {
    @Override
    String reply() {
      throw new DeviceOffline();
    }

    @Override
    String encode(String command) {
      if (command.isEmpty()) {
        throw new BadCommand(command);
      }
      return command;
    }
  }

  interface Codec {
    String read(byte[] bytes) throws IOException;
  }

  static class PlainCodec implements Codec {
    @Override
    public String read(byte[] bytes) {
      return new String(bytes);
    }
  }

  static class StrictCodec implements Codec {
    @Override
    public String read(byte[] bytes) throws IOException {
      if (bytes.length == 0) {
        throw new IOException("empty");
      }
      return new String(bytes);
    }
  }

  private final Lamp lamp = new Lamp();
  private final Device radio = new Radio();
  private final Device any;
  private final Codec codec;
  private final Map<String, Device> devices = new LinkedHashMap<>();
  private final Deque<String> queue = new ArrayDeque<>();
  private final ExecutorService pool = Executors.newCachedThreadPool();
  private boolean closed;

  DeviceServerTools(Device any) {
    this.any = any;
    this.codec = new PlainCodec();
  }

  private static Device made(String name) {
    return new Lamp();
  }

  private static String ask(Device device, String command) {
    return device.send(command);
  }

  // expects: none
  @Tool(description = "x")
  public String light() {
    return lamp.send("on");
  }

  // expects: DeviceOffline BadCommand
  @Tool(description = "x")
  public String tune(String command) {
    return radio.send(command);
  }

  // expects: DeviceOffline BadCommand
  @Tool(description = "x")
  public String anything(String command) {
    return any.send(command);
  }

  // expects: none
  @Tool(description = "x")
  public String fresh(String command) {
    return made("lamp").send(command);
  }

  // expects: none
  @Tool(description = "x")
  public String asked(String command) {
    return ask(lamp, command);
  }

  // expects: DeviceOffline BadCommand
  @Tool(description = "x")
  public String askedAny(String command) {
    return ask(any, command);
  }

  // expects: none
  @Tool(description = "x")
  public String plain(String text) throws IOException {
    return codec.read(text.getBytes());
  }

  // expects: IOException
  @Tool(description = "x")
  public String strict(boolean isStrict, String text) throws IOException {
    Codec chosen = isStrict ? new StrictCodec() : new PlainCodec();
    return chosen.read(text.getBytes());
  }

  // expects: DeviceOffline BadCommand
  @Tool(description = "x")
  public List<String> all(String command) {
    return devices.values().stream().map(device -> device.send(command)).toList();
  }

  private void checkOpen() {
    if (closed) {
      throw new IllegalStateException("closed");
    }
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public int devices() {
    checkOpen();
    return devices.size();
  }

  // expects: none
  @Tool(description = "x")
  public String close() {
    closed = true;
    return "closed";
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String takeNext() {
    return queue.removeFirst();
  }

  // expects: none
  @Tool(description = "x")
  public String takeNextOr() {
    return queue.isEmpty() ? "" : queue.removeFirst();
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String takeTwo() {
    if (queue.isEmpty()) {
      return "";
    }
    return queue.removeFirst() + queue.removeFirst();
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String firstName() {
    return devices.keySet().iterator().next();
  }

  // expects: none
  @Tool(description = "x")
  public String names() {
    StringBuilder names = new StringBuilder();
    Iterator<String> each = devices.keySet().iterator();
    while (each.hasNext()) {
      names.append(each.next());
    }
    return names.toString();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public int bytes(String hex) {
    return HexFormat.of().parseHex(hex).length;
  }

  // expects: none
  @Tool(description = "x")
  public int marker() {
    return HexFormat.of().parseHex("cafe").length;
  }

  private static int percent(int part, int whole) {
    if (whole == 0) {
      throw new ArithmeticException("nothing to compare with");
    }
    return 100 * part / whole;
  }

  // expects: ArithmeticException
  @Tool(description = "x")
  public int share(int part, int whole) {
    return percent(part, whole);
  }

  // expects: none
  @Tool(description = "x")
  public int shareOfHour(int minutes) {
    return percent(minutes, 60);
  }

  // expects: none
  @Tool(description = "x")
  public int shareChecked(int part, int whole) {
    if (whole <= 0) {
      return 0;
    }
    return percent(part, whole);
  }

  // expects: none
  @Tool(description = "x")
  public int sum(List<Integer> values) {
    int sum = 0;
    for (int value : values) {
      sum = Math.addExact(sum, value);
    }
    return sum;
  }

  // expects: none
  @Tool(description = "x")
  public String weekday(int day) {
    int index = Math.floorMod(day, 7);
    if (index < 0 || index > 6) {
      throw new IllegalStateException("no weekday " + index);
    }
    return "day " + index;
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String level(int value) {
    if (value < 10) {
      return "low";
    } else if (value < 100) {
      return "high";
    } else {
      throw new IllegalArgumentException("too much: " + value);
    }
  }

  // expects: none
  @Tool(description = "x")
  public String sign(int value) {
    if (value < 0) {
      return "minus";
    } else if (value == 0) {
      return "zero";
    } else if (value > 0) {
      return "plus";
    }
    throw new IllegalStateException("unreachable");
  }

  // expects: none
  @Tool(description = "x")
  public String onOff(boolean on) {
    if (on) {
      return "on";
    }
    if (!on) {
      return "off";
    }
    throw new IllegalStateException("unreachable");
  }

  // expects: none
  @Tool(description = "x")
  public int month(String text) {
    if (!text.matches("\\d{1,2}")) {
      throw new ToolError("'" + text + "' is no month");
    }
    return Integer.parseInt(text);
  }

  private static final Pattern VERSION = Pattern.compile("(\\d{1,3})\\.(\\d{1,3})");

  // expects: none
  @Tool(description = "x")
  public int major(String version) {
    Matcher matcher = VERSION.matcher(version);
    if (!matcher.matches()) {
      throw new ToolError("'" + version + "' is no version");
    }
    return Integer.parseInt(matcher.group(1));
  }

  // expects: ExecutionException InterruptedException
  @Tool(description = "x")
  public String submitted(String command) throws ExecutionException, InterruptedException {
    Future<String> future = pool.submit(() -> lamp.send(command));
    return future.get();
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String limited(String command) {
    try {
      return pool.submit(() -> lamp.send(command)).get(1, TimeUnit.SECONDS);
    } catch (InterruptedException | ExecutionException | TimeoutException e) {
      throw new IllegalStateException(e);
    }
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public CompletionStage<Integer> later(String text) {
    return CompletableFuture.supplyAsync(() -> Integer.parseInt(text), pool);
  }

  // expects: none
  @Tool(description = "x")
  public CompletionStage<Integer> laterOr(String text) {
    return CompletableFuture.supplyAsync(() -> Integer.parseInt(text), pool)
        .exceptionally(failure -> 0);
  }

  // expects: none
  @Tool(description = "x")
  public String fireAndForget(String command) {
    pool.execute(() -> radio.send(command));
    return "sent";
  }

  private static <T> T retry(Callable<T> action) {
    try {
      return action.call();
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new ToolError("It failed: " + e.getMessage());
    }
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public int retried(String text) {
    return retry(() -> Integer.parseInt(text));
  }

  // expects: none
  @Tool(description = "x")
  public String retriedFile() {
    return retry(
        () -> java.nio.file.Files.readString(java.nio.file.Path.of("devices.txt")));
  }

  // expects: none
  @Tool(description = "x")
  public int distinctLengths(List<String> names) {
    return names.stream().collect(Collectors.toMap(String::length, name -> name)).size();
  }

  // expects: BadCommand
  @Tool(description = "x")
  public String command(String text) {
    String[] parts = text.split(" ");
    return switch (parts[0]) {
      case "on" -> "1";
      case "off" -> "0";
      default -> throw new BadCommand(text);
    };
  }

  // expects: UnsupportedOperationException
  @Tool(description = "x")
  public String reset(String name) {
    if (name.equals("all")) {
      throw new UnsupportedOperationException("reset all");
    }
    return "reset " + name;
  }

  private String reset(String name, boolean isHard) {
    if (isHard) {
      throw new UnsupportedOperationException("hard reset");
    }
    return name;
  }

  // expects: none
  @Tool(description = "x")
  public String softReset(String name) {
    return reset(name, false);
  }

  // expects: UnsupportedOperationException
  @Tool(description = "x")
  public String hardReset(String name, boolean isHard) {
    return reset(name, isHard);
  }
}
