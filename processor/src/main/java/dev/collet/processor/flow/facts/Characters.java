package dev.collet.processor.flow.facts;

import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.value.Choice;
import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.Ranges;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Tells which texts {@code String.valueOf(c)} makes of a character that is one of a few. */
final class Characters {
  private static final int MOST = 16;

  private Characters() {}

  static Fact of(Context context, TreePath path, MethodInvocationTree call, Guards guards) {
    if (call.getArguments().size() != 1) {
      return Fact.ANY;
    }
    TreePath argument = new TreePath(path, call.getArguments().get(0));
    TypeMirror type = context.trees.getTypeMirror(argument);
    Ranges numbers =
        type != null && type.getKind() == TypeKind.CHAR
            ? context.values.number(argument, guards)
            : null;
    if (numbers == null) {
      return Fact.ANY;
    }
    Set<Object> texts = new HashSet<>();
    for (Ranges.Interval each : numbers.intervals()) {
      if (each.high() - each.low() >= MOST || texts.size() > MOST) {
        return Fact.ANY;
      }
      for (long c = each.low(); c <= each.high(); c++) {
        texts.add(String.valueOf((char) c));
      }
    }
    return Members.oneOf(new Choice(true, texts));
  }
}
