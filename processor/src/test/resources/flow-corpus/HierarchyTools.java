package corpus;

import dev.collet.Tool;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Tools whose helpers run one of many overriders, of which only some throw. */
public class HierarchyTools {
  abstract static class Filter {
    abstract String apply(String text);

    String twice(String text) {
      return apply(apply(text));
    }
  }

  static class Trim extends Filter {
    @Override
    String apply(String text) {
      return text.trim();
    }
  }

  static class Upper extends Filter {
    @Override
    String apply(String text) {
      return text.toUpperCase(java.util.Locale.ROOT);
    }
  }

  static class Number extends Filter {
    @Override
    String apply(String text) {
      return "" + Integer.parseInt(text);
    }
  }

  static class Strict extends Filter {
    @Override
    String apply(String text) {
      throw new IllegalStateException(text);
    }
  }

  static class Chain extends Filter {
    private final Filter[] filters;

    Chain(Filter... filters) {
      this.filters = filters;
    }

    @Override
    String apply(String text) {
      for (Filter filter : filters) {
        text = filter.apply(text);
      }
      return text;
    }
  }

  static final class Filters {
    static final Filter CLEAN = new Chain(new Trim(), new Upper());
    static final Filter NUMBERS = new Chain(new Trim(), new Number());
    static final Map<String, Filter> BY_NAME = Map.of("trim", new Trim(), "strict", new Strict());
    static final List<Filter> REGISTERED = new ArrayList<>();
  }

  // expects: none
  @Tool(description = "x")
  public String clean(String text) {
    return Filters.CLEAN.twice(text);
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public String numbers(String text) {
    return Filters.NUMBERS.twice(text);
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String named(String name, String text) {
    Filter filter = Filters.BY_NAME.get(name);
    return filter == null ? text : filter.apply(text);
  }

  // expects: NumberFormatException IllegalStateException
  @Tool(description = "x")
  public String registered(String text) {
    for (Filter filter : Filters.REGISTERED) {
      text = filter.apply(text);
    }
    return text;
  }

  // expects: none
  @Tool(description = "x")
  public String local(String text, boolean shout) {
    Filter filter = shout ? new Upper() : new Trim();
    return filter.apply(text);
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public String chosen(String text, boolean count) {
    return choose(count).apply(text);
  }

  private Filter choose(boolean count) {
    return count ? new Number() : new Trim();
  }

  interface Store {
    String load(String key);
  }

  static class MemoryStore implements Store {
    @Override
    public String load(String key) {
      return key;
    }
  }

  static class RemoteStore implements Store {
    @Override
    public String load(String key) {
      throw new IllegalStateException("offline");
    }
  }

  /** Somebody else passes the store in. */
  public static class StoreTools {
    private final Store store;
    private final List<Filter> filters;

    public StoreTools(Store store, List<Filter> filters) {
      this.store = store;
      this.filters = List.copyOf(filters);
    }

    // expects: IllegalStateException
    @Tool(description = "x")
    public String load(String key) {
      return store.load(key);
    }

    // expects: IllegalStateException NumberFormatException
    @Tool(description = "x")
    public String filtered(String key) {
      String text = key;
      for (Filter filter : filters) {
        text = filter.apply(text);
      }
      return text;
    }
  }

  /** The store comes through a service that somebody else passes in. */
  static class Service {
    private final Store store;

    Service(Store store) {
      this.store = store;
    }

    String find(String key) {
      return store.load(key);
    }
  }

  public static class ServiceTools {
    private Service service = new Service(new MemoryStore());

    public void setService(Service service) {
      this.service = service;
    }

    // expects: IllegalStateException
    @Tool(description = "x")
    public String find(String key) {
      return service.find(key);
    }
  }

  /** The store is made here. */
  public static class OwnTools {
    private final Service service = new Service(new MemoryStore());

    // expects: none
    @Tool(description = "x")
    public String findOwn(String key) {
      return service.find(key);
    }
  }

  public static class PlainTools {
    // expects: none
    @Tool(description = "x")
    public String greet(String name) {
      return "Hello " + decorate(name);
    }

    protected String decorate(String name) {
      return name;
    }
  }

  /** A class that inherits the tool is one of its own. */
  static class BrokenTools extends PlainTools {
    @Override
    protected String decorate(String name) {
      throw new UnsupportedOperationException();
    }
  }
}
