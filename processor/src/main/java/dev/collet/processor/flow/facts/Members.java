package dev.collet.processor.flow.facts;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.value.Choice;
import dev.collet.processor.flow.value.Fact;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;

/**
 * Tells what is in collections that never change: the constants of {@code List.of("EUR", "USD")},
 * the names of all zones.
 */
final class Members {
  private static final int MOST = 60;

  private static final Set<String> MAKES = Set.of("of", "asList", "ofEntries");

  /** Methods that list all texts that their class can read. */
  private static final Map<String, String> LISTS =
      Map.of(
          "getAvailableZoneIds", "java.time.ZoneId",
          "availableCharsets", "java.nio.charset.Charset");

  private final Context context;
  private final Map<Element, Fact> fields = new HashMap<>();

  Members(Context context) {
    this.context = context;
  }

  /** What every element, or every key of a map, fits; anything when that is not known. */
  Fact of(TreePath path) {
    Element variable = context.trees.getElement(path);
    if (variable == null || !variable.getKind().isField()) {
      return find(Groups.origin(context, path), false);
    }
    Fact fact = fields.get(variable);
    if (fact == null) {
      fields.put(variable, Fact.ANY);
      fact = find(Groups.origin(context, path), false);
      fields.put(variable, fact);
    }
    return fact;
  }

  private Fact find(TreePath path, boolean isCopied) {
    if (path.getLeaf() instanceof NewArrayTree array) {
      return array.getInitializers() == null || array.getInitializers().isEmpty()
          ? Fact.ANY
          : values(path, array.getInitializers(), 1);
    }
    if (path.getLeaf() instanceof NewClassTree made) {
      // A copy may be changed, if nobody has wrapped it.
      return isCopied && made.getArguments().size() == 1 && made.getClassBody() == null
          ? find(new TreePath(path, made.getArguments().get(0)), true)
          : Fact.ANY;
    }
    if (!(path.getLeaf() instanceof MethodInvocationTree call)
        || !(context.trees.getElement(new TreePath(path, call.getMethodSelect()))
            instanceof ExecutableElement method)
        || !context.isPlatform(method.getEnclosingElement())) {
      return Fact.ANY;
    }
    String name = method.getSimpleName().toString();
    String reader = LISTS.get(name);
    if (reader != null && method.getEnclosingElement().toString().equals(reader)) {
      return Fact.trait(Fact.writtenBy(reader), true);
    }
    if (name.equals("keySet") && call.getMethodSelect() instanceof MemberSelectTree select) {
      TreePath map = new TreePath(new TreePath(path, select), select.getExpression());
      return find(Groups.origin(context, map), isCopied);
    }
    boolean isCopy = name.equals("copyOf") || name.startsWith("unmodifiable");
    if (isCopy && call.getArguments().size() == 1) {
      return find(Groups.origin(context, new TreePath(path, call.getArguments().get(0))), true);
    }
    boolean isUtility = method.getEnclosingElement().toString().startsWith("java.util.");
    return isUtility && MAKES.contains(name) ? listed(path, call, method) : Fact.ANY;
  }

  private Fact listed(TreePath path, MethodInvocationTree call, ExecutableElement method) {
    List<? extends ExpressionTree> arguments = call.getArguments();
    boolean isMap = method.getEnclosingElement().toString().equals("java.util.Map");
    boolean isPairs = isMap && method.getSimpleName().contentEquals("of");
    return values(path, arguments, isPairs ? 2 : 1);
  }

  private Fact values(TreePath path, List<? extends ExpressionTree> elements, int step) {
    Set<Object> values = new HashSet<>();
    for (int i = 0; i < elements.size(); i += step) {
      TreePath element = new TreePath(path, elements.get(i));
      if (elements.get(i) instanceof MethodInvocationTree entry
          && entry.getArguments().size() == 2) {
        // Map.entry(key, value)
        element = new TreePath(element, entry.getArguments().get(0));
      }
      Choice one = context.values.of(element, Guards.NONE).choice();
      if (!one.isListed() || values.size() > MOST) {
        return Fact.ANY;
      }
      values.addAll(one.values());
    }
    return values.isEmpty() ? Fact.ANY : oneOf(new Choice(true, values));
  }

  /** One of some values; of texts that stand in the code, so that their author can read them. */
  static Fact oneOf(Choice values) {
    boolean isText = values.isListed() && !values.values().isEmpty();
    for (Object value : values.values()) {
      isText &= value instanceof String;
    }
    Fact fact = Fact.choice(values);
    return isText
        ? fact.and(Fact.trait(Fact.CONSTANT, true)).and(Fact.trait(Fact.ADDRESS, true))
        : fact;
  }
}
