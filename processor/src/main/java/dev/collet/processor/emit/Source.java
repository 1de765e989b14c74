package dev.collet.processor.emit;

import com.palantir.javapoet.ClassName;
import dev.collet.processor.code.TypeSpec;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The source file that is being written: its classes, and the names that are taken in it. */
final class Source {
  /** Types whose readers and writers fill more than this go to nested classes of their own. */
  private static final int MOST_WEIGHT = 600;

  private final Names methods =
      new Names(
          "tools",
          "read",
          "call",
          "write",
          "mapError",
          "needsValidator",
          "form",
          "schema",
          "describe",
          "all");
  private final Names constants = new Names("TOOLS");
  private final Names types = new Names();
  private final Holder main;
  private final List<Holder> nested = new ArrayList<>();
  private Holder typeHolder;

  Source(ClassName name, TypeSpec.Builder spec) {
    main = new Holder(name, spec, constants, false);
    typeHolder = main;
    types.unique(name.simpleName());
  }

  Holder main() {
    return main;
  }

  Names methods() {
    return methods;
  }

  /** Names of the variables of a method: none hides a constant. */
  Names scope() {
    return constants.inner();
  }

  Names types() {
    return types;
  }

  /** A nested class for a group of methods. */
  Holder nest(String wanted) {
    String simpleName = types.unique(wanted);
    Holder holder =
        new Holder(
            main.name().nestedClass(simpleName),
            TypeSpec.classBuilder(simpleName)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL),
            constants,
            true);
    nested.add(holder);
    return holder;
  }

  /** Where the next type's reader or writer goes. */
  Holder typeHolder() {
    if (typeHolder.weight() > MOST_WEIGHT) {
      typeHolder = nest("Types");
    }
    return typeHolder;
  }

  /** The class with all that is nested in it. */
  TypeSpec build() {
    for (Holder holder : nested) {
      main.spec().addType(holder.spec().build());
    }
    return main.spec().build();
  }
}
