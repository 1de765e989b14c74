package dev.collet.processor.flow.facts;

import com.sun.source.tree.ClassTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.Effect;
import dev.collet.processor.flow.ExceptionType;
import dev.collet.processor.flow.Place;
import dev.collet.processor.flow.Tier;
import dev.collet.processor.flow.library.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;

/** Lists the exceptions that a library method can throw under the circumstances of a call. */
final class LibraryThrows {
  /** Thrown for programming errors that no caller plans for: never taken from a library. */
  private static final Set<String> NEVER =
      Set.of(
          "java.lang.NullPointerException",
          "java.lang.ClassCastException",
          "java.lang.ArrayStoreException",
          "java.lang.SecurityException");

  private final Context context;

  LibraryThrows(Context context) {
    this.context = context;
  }

  /**
   * What is known about a call.
   *
   * @param isConstant whether all arguments are constants, so that the author knows the outcome
   * @param isPresent whether what is taken is sure to be there
   * @param isReadable whether a scanner was asked whether it can read just that
   */
  record Circumstances(boolean isConstant, boolean isPresent, boolean isReadable) {
    /** Of a call for which it does not matter. */
    static final Circumstances UNASKED = new Circumstances(false, false, false);
  }

  List<Effect> raised(
      ExecutableElement method,
      List<? extends TypeMirror> thrown,
      Place place,
      Circumstances circumstances) {
    List<Effect> effects = new ArrayList<>();
    Set<Row> rows = context.rows.of(method);
    for (Row row : rows) {
      if (row.kind() == Row.Kind.NONE) {
        return effects;
      }
    }
    if (isClone(method, place)) {
      return effects;
    }
    String label = context.signatures.label(method);
    clause(method, thrown, place, circumstances, label, effects);
    for (Row row : rows) {
      Tier tier = row.kind().tier();
      if (tier != null) {
        for (String name : row.exceptions()) {
          ExceptionType type = context.exceptions.named(name);
          if (type != null
              && !isExcluded(type, tier, circumstances)
              && !isRaised(effects, type, tier)) {
            effects.add(new Effect.Raise(type, tier, place, label));
          }
        }
      }
    }
    return effects;
  }

  /** Whether the clause says it already, and as surely. */
  private static boolean isRaised(List<Effect> effects, ExceptionType type, Tier tier) {
    for (Effect effect : effects) {
      if (effect instanceof Effect.Raise raise
          && raise.tier().compareTo(tier) <= 0
          && raise.type().equals(type)) {
        return true;
      }
    }
    return false;
  }

  /** Object's clone() throws only in classes that are not Cloneable. */
  private boolean isClone(ExecutableElement method, Place place) {
    if (!method.getSimpleName().contentEquals("clone")
        || !method.getEnclosingElement().toString().equals("java.lang.Object")) {
      return false;
    }
    TypeElement cloneable = context.elements.getTypeElement("java.lang.Cloneable");
    for (TreePath each = place.path(); each != null; each = each.getParentPath()) {
      if (each.getLeaf() instanceof ClassTree
          && context.trees.getElement(each) instanceof TypeElement type) {
        return context.types.isSubtype(type.asType(), cloneable.asType());
      }
    }
    return false;
  }

  private void clause(
      ExecutableElement method,
      List<? extends TypeMirror> thrown,
      Place place,
      Circumstances circumstances,
      String label,
      List<Effect> effects) {
    boolean isPlatform = context.isPlatform((TypeElement) method.getEnclosingElement());
    List<? extends TypeMirror> declared = method.getThrownTypes();
    for (int i = 0; i < thrown.size(); i++) {
      TypeMirror each = thrown.get(i);
      boolean isGeneric = i < declared.size() && declared.get(i) instanceof TypeVariable;
      boolean isFromFunction =
          isGeneric
              && declared.get(i) instanceof TypeVariable variable
              && GenericThrows.isFromFunction(context, method, variable, each);
      if (each instanceof TypeVariable || isFromFunction) {
        continue;
      }
      for (ExceptionType type : context.exceptions.of(each)) {
        boolean isNoise = isPlatform && (type.isError() || NEVER.contains(type.name()));
        boolean isSafe =
            type.isUnchecked()
                && (circumstances.isConstant() || isExcluded(type, Tier.INPUT, circumstances));
        if (!isNoise && !isSafe) {
          Tier tier =
              isPlatform && type.isUnchecked() && !isGeneric && !isAboutInput(method, type)
                  ? Tier.DOCUMENTED
                  : Tier.THROWN;
          effects.add(new Effect.Raise(type, tier, place, label));
        }
      }
    }
  }

  /**
   * The JDK's clauses name unchecked exceptions of two sorts: those of texts that can't be read,
   * and those of callers that pass the wrong object, which are as good as documentation.
   */
  private boolean isAboutInput(ExecutableElement method, ExceptionType type) {
    return type.isA("java.lang.NumberFormatException")
        || type.isA("java.util.NoSuchElementException")
        || method.getParameters().stream()
            .map(parameter -> context.typeFacts.element(parameter.asType()))
            .anyMatch(each -> each != null && isText(each));
  }

  static boolean isText(TypeElement type) {
    return type.getQualifiedName().contentEquals("java.lang.String")
        || type.getQualifiedName().contentEquals("java.lang.CharSequence");
  }

  private static boolean isExcluded(ExceptionType type, Tier tier, Circumstances circumstances) {
    if (circumstances.isPresent()
        && (type.isA("java.util.NoSuchElementException")
            || type.name().equals("java.lang.IllegalStateException"))) {
      return circumstances.isReadable() || !type.name().equals("java.util.InputMismatchException");
    }
    boolean isText = tier == Tier.INPUT && type.isA("java.lang.RuntimeException");
    return isText
        && (circumstances.isConstant() || circumstances.isReadable())
        && !type.isA("java.util.NoSuchElementException");
  }
}
