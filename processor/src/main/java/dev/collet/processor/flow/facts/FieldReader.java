package dev.collet.processor.flow.facts;

import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;

/** Reads what a final field holds, from its initialiser. */
final class FieldReader {
  private FieldReader() {}

  static Value read(Context context, TreePath path) {
    if (!(path.getLeaf() instanceof VariableTree field) || field.getInitializer() == null) {
      return Value.NONE;
    }
    context.attribute(path);
    BodyReader reader = new BodyReader(context);
    Value value = reader.scan(new TreePath(path, field.getInitializer()), null);
    return value == null ? Value.NONE : value;
  }
}
