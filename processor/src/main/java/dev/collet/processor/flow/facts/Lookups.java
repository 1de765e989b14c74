package dev.collet.processor.flow.facts;

import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.Known;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * Hands on to a method what its caller has asked a map or a collection that both know: whoever has
 * asked {@code rooms.containsKey(number)} gets something from {@code require(number)}. Such facts
 * have numbers behind those of the parameters and of how they compare.
 */
final class Lookups {
  /** Methods with more parameters are told nothing. */
  private static final int MOST = 5;

  /** Classes with more collections are told about the first ones. */
  private static final int MOST_FIELDS = 20;

  /** What a variable was given by a lookup says nothing about what a lookup gives now. */
  private static final String BEFORE = "~";

  private final Context context;
  private final Map<Element, List<VariableElement>> known = new HashMap<>();

  Lookups(Context context) {
    this.context = context;
  }

  /** The maps and collections among the fields of a class. */
  private List<VariableElement> fields(Element type) {
    List<VariableElement> fields = known.get(type);
    if (fields == null) {
      fields = new ArrayList<>();
      for (VariableElement each : ElementFilter.fieldsIn(type.getEnclosedElements())) {
        TypeElement its = context.typeFacts.element(each.asType());
        if (its != null && context.typeFacts.isCollection(its) && fields.size() < MOST_FIELDS) {
          fields.add(each);
        }
      }
      known.put(type, fields);
    }
    return fields;
  }

  /** What holds when a map has the key, or has not. */
  Guards asked(TreePath map, TreePath argument, boolean isThere) {
    String owner = context.keys.of(map);
    String key = context.keys.argument(argument);
    return owner == null || key == null
        ? Guards.NONE
        : Guards.of(owner + get(key), isThere ? Fact.OBJECT : Fact.NULL);
  }

  /** What a variable that is null, or is not, says about the lookup that has given it. */
  Guards looked(TreePath path, boolean isNull) {
    Element variable = context.trees.getElement(path);
    TreePath given = variable == null ? null : context.initialisers.get(variable);
    String key = given != null && isGet(given.getLeaf()) ? context.keys.of(given) : null;
    return key == null ? Guards.NONE : Guards.of(BEFORE + key, isNull ? Fact.NULL : Fact.OBJECT);
  }

  private static boolean isGet(Tree tree) {
    return tree instanceof MethodInvocationTree call
        && call.getArguments().size() == 1
        && Selects.name(call) != null
        && "get".contentEquals(Selects.name(call));
  }

  private static String get(String argument) {
    return ".get(" + argument + ")";
  }

  private static String contains(String argument) {
    return ".contains(" + argument + ")";
  }

  /** Adds what a way says about lookups by the parameters of the method that is read. */
  void conditions(Scanning scanner, Way way, Map<Integer, Fact> facts) {
    int count = scanner.parameters.size();
    if (!scanner.isFresh || count == 0 || count > MOST || !isAny(way)) {
      return;
    }
    for (Element parameter : scanner.parameters.keySet()) {
      Element type = parameter.getEnclosingElement().getEnclosingElement();
      List<VariableElement> fields = fields(type);
      for (int i = 0; i < fields.size(); i++) {
        if (!scanner.touched.contains(fields.get(i).getSimpleName())
            && !scanner.reassigned.contains(parameter.getSimpleName())) {
          Fact fact = fact(way, context.keys.of(fields.get(i)), context.keys.of(parameter));
          if (!fact.equals(Fact.ANY)) {
            facts.put(slot(count, i, scanner.parameters.get(parameter)), fact);
          }
        }
      }
    }
  }

  private static boolean isAny(Way way) {
    for (String key : way.keys()) {
      if (key.contains(".get(") || key.contains(".contains(")) {
        return true;
      }
    }
    return false;
  }

  private static Fact fact(Way way, String field, String argument) {
    Fact got = way.fact(field + get(argument)).and(way.fact(BEFORE + field + get(argument)));
    return got.and(way.fact(field + contains(argument)));
  }

  /** Adds what is known at a call about lookups by its arguments, and what is handed on. */
  void arguments(Scanning scanner, Call call, List<Known> known) {
    ExecutableElement method = call.method();
    int count = method.getParameters().size();
    List<VariableElement> fields = fields(method.getEnclosingElement());
    String owner = owner(method, call.owner());
    if (fields.isEmpty() || count == 0 || count > MOST || count != call.trees().size()) {
      return;
    }
    if (owner == null || method.isVarArgs()) {
      return;
    }
    for (int i = 0; i < fields.size(); i++) {
      for (int j = 0; j < count; j++) {
        TreePath argument = new TreePath(call.path(), call.trees().get(j));
        Known its = known(scanner, owner, fields.get(i), i, argument);
        if (!its.equals(Known.NOTHING)) {
          int slot = slot(count, i, j);
          while (known.size() <= slot) {
            known.add(Known.NOTHING);
          }
          known.set(slot, its);
        }
      }
    }
  }

  private Known known(
      Scanning scanner, String owner, VariableElement field, int index, TreePath argument) {
    String key = context.keys.argument(argument);
    if (key == null) {
      return Known.NOTHING;
    }
    Fact fact = Fact.ANY;
    String name = owner + context.keys.of(field);
    if (!scanner.guards.isOpen()) {
      fact = scanner.guards.fact(name + get(key)).and(scanner.guards.fact(name + contains(key)));
    }
    int passed = owner.isEmpty() ? passed(scanner, field, index, argument) : -1;
    return fact.equals(Fact.ANY) && passed < 0 ? Known.NOTHING : new Known(fact, passed, true);
  }

  /** The caller's own number for the same lookup; -1 where it asks by something else. */
  private int passed(Scanning scanner, VariableElement field, int index, TreePath argument) {
    Element variable = context.trees.getElement(argument);
    Integer own = variable == null ? null : scanner.parameters.get(variable);
    int count = scanner.parameters.size();
    boolean isSame =
        own != null
            && variable != null
            && count <= MOST
            && scanner.isFresh
            && !scanner.reassigned.contains(variable.getSimpleName())
            && !scanner.touched.contains(field.getSimpleName())
            && field
                .getEnclosingElement()
                .equals(variable.getEnclosingElement().getEnclosingElement());
    return isSame && own != null ? slot(count, index, own) : -1;
  }

  /** What stands before the fields of what a method is called on; null when that has no key. */
  private @Nullable String owner(ExecutableElement method, @Nullable TreePath owner) {
    if (method.getModifiers().contains(Modifier.STATIC)
        || owner == null
        || context.selects.isThis(owner.getLeaf())) {
      return "";
    }
    String key = context.keys.of(owner);
    return key == null ? null : key + ".";
  }

  /**
   * What a helper's answer proves about lookups, said of the arguments of its call.
   *
   * @param outcome what holds in the helper
   * @param receiver what it is called on; null when that is not written
   * @param arguments their keys, with null for those that have none
   */
  Guards answered(
      ExecutableElement helper,
      Way outcome,
      @Nullable TreePath receiver,
      List<@Nullable String> arguments) {
    String owner = isAny(outcome) ? owner(helper, receiver) : null;
    Guards answered = Guards.NONE;
    if (owner == null) {
      return answered;
    }
    for (VariableElement field : fields(helper.getEnclosingElement())) {
      String name = context.keys.of(field);
      for (int i = 0; i < Math.min(arguments.size(), helper.getParameters().size()); i++) {
        String parameter = context.keys.of(helper.getParameters().get(i));
        String argument = arguments.get(i);
        if (argument != null) {
          answered =
              answered
                  .and(Guards.of(owner + name + get(argument), outcome.fact(name + get(parameter))))
                  .and(
                      Guards.of(
                          owner + name + contains(argument),
                          outcome.fact(name + contains(parameter))));
        }
      }
    }
    return answered;
  }

  private static int slot(int count, int field, int parameter) {
    return 1 + count + count * count + field * count + parameter;
  }
}
