package corpus;

import dev.collet.Tool;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Strategies of one method, kept, chosen, replaced and handed on: objects and lambdas. */
public class StrategyTools {
  interface Step {
    int run(int n);
  }

  static class Plain implements Step {
    public int run(int n) {
      return n;
    }
  }

  static class Failing implements Step {
    public int run(int n) {
      throw new IllegalStateException("f");
    }
  }

  abstract static class Base implements Step {}

  static class Other extends Base {
    public int run(int n) {
      throw new UnsupportedOperationException("f");
    }
  }

  interface Finder {
    Step find(String n);
  }

  private final Map<String, Step> steps = new HashMap<>();
  private final Finder finder;

  StrategyTools(Finder finder) {
    this.finder = finder;
  }

  Step find(String n) {
    return steps.get(n);
  }

  Step plain() {
    return new Plain();
  }

  Step mixed(boolean b) {
    return b ? new Failing() : n -> n;
  }

  Step mixed2(String b) {
    return switch (b) {
      case "a" -> new Failing();
      case "b" -> {
        yield new Plain();
      }
      default -> n -> n;
    };
  }

  Step mixed3(String b) {
    return switch (b) {
      case "a" -> new Plain();
      case "b" -> {
        yield new Failing();
      }
      default -> n -> n;
    };
  }

  static int go(Step s, int n) {
    if (s == null) {
      s = x -> x;
    }
    return s.run(n);
  }

  Supplier<String> sup(boolean b) {
    return new Supplier<>() {
      public String get() {
        throw new IllegalStateException();
      }
    };
  }

  // expects: IllegalStateException UnsupportedOperationException
  @Tool(description = "x")
  public int kept(String s) {
    return find(s).run(1);
  }

  // expects: none
  @Tool(description = "x")
  public int onePlain() {
    return plain().run(1);
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public int chosen(boolean s) {
    return mixed(s).run(1);
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public int switched(String s) {
    return mixed2(s).run(1);
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public int yielded(String s) {
    return mixed3(s).run(1);
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public int passedFailing(String s) {
    return go(new Failing(), 1);
  }

  // expects: none
  @Tool(description = "x")
  public int passedPlain(String s) {
    return go(new Plain(), 1);
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public int replaced(boolean s) {
    Step x = new Failing();
    if (s) {
      x = n -> n;
    }
    return x.run(1);
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public int either(boolean s) {
    Step x;
    if (s) {
      x = n -> n;
    } else {
      x = new Failing();
    }
    return x.run(1);
  }

  // expects: IllegalStateException UnsupportedOperationException
  @Tool(description = "x")
  public int foundElsewhere(String s) {
    return finder.find(s).run(1);
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String supplied(boolean s) {
    return sup(s).get();
  }

  // expects: IllegalStateException UnsupportedOperationException
  @Tool(description = "x")
  public int orDefault(String s) {
    Step x = steps.get(s);
    if (x == null) {
      x = n -> n;
    }
    return x.run(1);
  }

  // expects: IllegalStateException UnsupportedOperationException
  @Tool(description = "x")
  public int throughVariable(String s) {
    Step x = find(s);
    return x.run(1);
  }

  // expects: none
  @Tool(description = "x")
  public int onlyLambdas(boolean s) {
    Step x = null;
    if (s) {
      x = n -> n;
    } else {
      x = n -> 2;
    }
    return x.run(1);
  }

  // expects: UnsupportedOperationException
  @Tool(description = "x")
  public int throughBase(boolean s) {
    Base x = new Other();
    return go(x, 1);
  }

  static class Holder {
    private final Step step;

    Holder(Step step) {
      this.step = java.util.Objects.requireNonNull(step, "step");
    }

    Holder() {
      this(failing());
    }
  }

  static Step failing() {
    return new Failing();
  }

  // expects: none
  @Tool(description = "x")
  public String onlyHeld() {
    return "" + (new Holder() == null) + new Holder(failing()).equals(null);
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public int required() {
    return java.util.Objects.requireNonNull(failing()).run(1);
  }

  // expects: IllegalStateException UnsupportedOperationException
  @Tool(description = "x")
  public int requiredOfAny(String s) {
    return java.util.Objects.requireNonNull(steps.get(s)).run(1);
  }

  // expects: none
  @Tool(description = "x")
  public int asValue(Map<String, Integer> counts) {
    Map<Step, Integer> map = new HashMap<>();
    return map.merge(failing(), 1, Integer::sum);
  }
}
