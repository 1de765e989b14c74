package corpus;

import dev.collet.MapError;
import dev.collet.ProtocolError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.io.IOException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

public class ServiceTools {
  static class NotFound extends RuntimeException {
    NotFound(String message) {
      super(message);
    }
  }

  static class UserNotFound extends NotFound {
    UserNotFound(String message) {
      super(message);
    }
  }

  static class Forbidden extends Exception {
    Forbidden(String message) {
      super(message);
    }
  }

  static class OutOfStock extends ToolError {
    OutOfStock(String message) {
      super(message);
    }
  }

  interface Store {
    String find(String id);

    void save(String id, String value) throws IOException;
  }

  static class MemoryStore implements Store {
    private final Map<String, String> values = new HashMap<>();

    @Override
    public String find(String id) {
      String value = values.get(id);
      if (value == null) {
        throw new UserNotFound(id);
      }
      return value;
    }

    @Override
    public void save(String id, String value) {
      values.put(id, value);
    }
  }

  abstract static class Handler {
    String handle(String text) {
      return before(text) + act(text);
    }

    String before(String text) {
      return text.trim();
    }

    abstract String act(String text);
  }

  static class Upper extends Handler {
    @Override
    String act(String text) {
      if (text.isEmpty()) {
        throw new IllegalStateException("empty");
      }
      return text.toUpperCase(java.util.Locale.ROOT);
    }
  }

  private final Store store;
  private final MemoryStore memory = new MemoryStore();
  private final Handler handler = new Upper();
  private Runnable onChange = () -> {};

  public ServiceTools(Store store) {
    this.store = store;
  }

  // expects: UserNotFound
  @Tool(description = "x")
  public String user(String id) {
    return store.find(id);
  }

  // expects: none
  @MapError(exception = NotFound.class, message = "There is no user {id}.")
  @Tool(description = "x")
  public String userMapped(String id) {
    return store.find(id);
  }

  // expects: IOException
  @Tool(description = "x")
  public String save(String id, String value) throws IOException {
    store.save(id, value);
    return "saved";
  }

  // expects: none
  @Tool(description = "x")
  public String saveInMemory(String id, String value) {
    memory.save(id, value);
    return "saved";
  }

  // expects: UserNotFound
  @Tool(description = "x")
  public String findInMemory(String id) {
    return memory.find(id);
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String handled(String text) {
    return handler.handle(text);
  }

  // expects: none
  @Tool(description = "x")
  public String out(String id) {
    if (id.isEmpty()) {
      throw new OutOfStock("Nothing left. Try another item.");
    }
    return id;
  }

  // expects: none
  @Tool(description = "x")
  public String protocol(String id) {
    throw new ProtocolError(-32001, "no session");
  }

  private void authorize(String user) throws Forbidden {
    if (!user.equals("root")) {
      throw new Forbidden(user);
    }
  }

  // expects: Forbidden
  @Tool(description = "x")
  public String admin(String user) throws Forbidden {
    authorize(user);
    return "ok";
  }

  // expects: none
  @Tool(description = "x")
  public String adminOrError(String user) {
    try {
      authorize(user);
      return "ok";
    } catch (Forbidden e) {
      throw new ToolError("Only root may do that.");
    }
  }

  private static <T> T translated(Callable<T> work) {
    try {
      return work.call();
    } catch (ToolError e) {
      throw e;
    } catch (Exception e) {
      throw new ToolError("It did not work: " + e.getMessage());
    }
  }

  // expects: none
  @Tool(description = "x")
  public String translatedFind(String id) {
    return translated(() -> store.find(id));
  }

  private static <T> T timed(Supplier<T> work) {
    long start = System.nanoTime();
    try {
      return work.get();
    } finally {
      System.out.println(System.nanoTime() - start);
    }
  }

  // expects: UserNotFound
  @Tool(description = "x")
  public String timedFind(String id) {
    return timed(() -> store.find(id));
  }

  // expects: none
  @Tool(description = "x")
  public String timedNothing(String id) {
    return timed(() -> id.trim());
  }

  private void each(List<String> ids, Consumer<String> action) {
    for (String id : ids) {
      action.accept(id);
    }
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public int sum(List<String> ids) {
    int[] sum = {0};
    each(ids, id -> sum[0] += Integer.parseInt(id));
    return sum[0];
  }

  // expects: none
  @Tool(description = "x")
  public String watch(String id) {
    onChange = () -> {
      throw new IllegalStateException(id);
    };
    return "watching";
  }

  static class Pages implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return new Iterator<>() {
        private int page;

        @Override
        public boolean hasNext() {
          return page < 3;
        }

        @Override
        public String next() {
          if (page == 2) {
            throw new IllegalStateException("page 2 is broken");
          }
          return "page " + page++;
        }
      };
    }
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String pages() {
    StringBuilder text = new StringBuilder();
    for (String page : new Pages()) {
      text.append(page);
    }
    return text.toString();
  }

  private final Map<String, Function<String, String>> commands =
      Map.of("number", text -> "" + Integer.parseInt(text));

  // expects: NotFound
  @Tool(description = "x")
  public String command(String name, String text) {
    Function<String, String> command = commands.get(name);
    if (command == null) {
      throw new NotFound(name);
    }
    return command.apply(text);
  }

  private static <X extends Exception> void failIf(boolean failed, Supplier<X> problem) throws X {
    if (failed) {
      throw problem.get();
    }
  }

  // expects: Forbidden
  @Tool(description = "x")
  public String generic(String user) throws Forbidden {
    failIf(user.isEmpty(), () -> new Forbidden(user));
    return user;
  }

  // expects: NotFound
  @Tool(description = "x")
  public String genericUnchecked(String user) {
    failIf(user.isEmpty(), () -> new NotFound(user));
    return user;
  }

  // expects: NotFound UserNotFound
  @Tool(description = "x")
  public String rethrown(String id) {
    try {
      if (id.isEmpty()) {
        throw new NotFound(id);
      }
      return store.find(id);
    } catch (NotFound | IllegalStateException e) {
      System.err.println(e);
      throw e;
    }
  }

  // expects: none
  @Tool(description = "x")
  public String anyFailure(String id) {
    try {
      return store.find(id);
    } catch (Exception e) {
      return "none";
    }
  }

  static class Config {
    private final int port;
    private final String name = required("NAME");

    Config(String port) {
      this.port = Integer.parseInt(port);
    }

    private static String required(String key) {
      String value = System.getenv(key);
      if (value == null) {
        throw new IllegalStateException(key + " is not set");
      }
      return value;
    }
  }

  // expects: NumberFormatException IllegalStateException
  @Tool(description = "x")
  public int configured(String port) {
    return new Config(port).port;
  }

  static class Base {
    Base() {
      throw new UnsupportedOperationException("not yet");
    }
  }

  static class Derived extends Base {}

  // expects: UnsupportedOperationException
  @Tool(description = "x")
  public String derived() {
    return new Derived().toString();
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String anonymous(String text) {
    Handler own =
        new Handler() {
          @Override
          String act(String input) {
            throw new IllegalStateException(input);
          }
        };
    return own.handle(text);
  }

  // expects: none
  @Tool(description = "x")
  public String nested(String id) {
    try {
      try {
        return store.find(id);
      } finally {
        System.out.println("asked");
      }
    } catch (UserNotFound e) {
      return "none";
    }
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String fromCatch(String id) {
    try {
      return store.find(id);
    } catch (NotFound e) {
      throw new IllegalStateException("inconsistent", e);
    }
  }

  // expects: UserNotFound
  @Tool(description = "x")
  public String wrongOrder(String id) {
    try {
      return store.find(id);
    } catch (IllegalStateException e) {
      return "none";
    }
  }

  // expects: NotFound
  @Tool(description = "x")
  public String sneaky(String id) {
    RuntimeException problem = problem(id);
    if (problem != null) {
      throw problem;
    }
    return id;
  }

  private static RuntimeException problem(String id) {
    return id.isEmpty() ? new NotFound(id) : null;
  }
}
