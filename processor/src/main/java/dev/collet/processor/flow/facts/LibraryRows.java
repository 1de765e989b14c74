package dev.collet.processor.flow.facts;

import dev.collet.processor.flow.library.LibraryModels;
import dev.collet.processor.flow.library.Row;
import dev.collet.processor.flow.text.Patterns;
import dev.collet.processor.flow.value.Fact;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Finds the model lines of a method, its own or those of what it overrides. */
final class LibraryRows {
  private final Context context;
  private final LibraryModels models;
  private final Map<ExecutableElement, Set<Row>> known = new HashMap<>();
  private final Map<ExecutableElement, Boolean> unknown = new HashMap<>();
  private final Map<ExecutableElement, Boolean> quiet = new HashMap<>();
  private final Map<List<String>, Fact> unmatched = new HashMap<>();

  LibraryRows(Context context, LibraryModels models) {
    this.context = context;
    this.models = models;
  }

  Set<Row> of(ExecutableElement method) {
    Set<Row> rows = known.get(method);
    if (rows == null) {
      rows = find(method);
      known.put(method, rows);
    }
    return rows;
  }

  /** Whether nothing is said about a method, neither by models nor by its clause. */
  boolean isQuiet(ExecutableElement method) {
    Boolean isQuiet = quiet.get(method);
    if (isQuiet == null) {
      isQuiet = of(method).isEmpty() && method.getThrownTypes().isEmpty();
      quiet.put(method, isQuiet);
    }
    return isQuiet;
  }

  /** What holds for a text that is not sure to be read, as a line says; or it is null. */
  Fact unmatched(Row row) {
    Fact fact = unmatched.get(row.constants());
    if (fact == null) {
      fact = Fact.trait(Patterns.trait(row.constants().get(0)), false).orNull();
      unmatched.put(row.constants(), fact);
    }
    return fact;
  }

  /** Whether a method runs code of which nobody knows anything, such as that of a driver. */
  boolean isUnknown(ExecutableElement method) {
    Boolean isUnknown = unknown.get(method);
    if (isUnknown == null) {
      TypeElement owner = (TypeElement) method.getEnclosingElement();
      String name = owner.getQualifiedName().toString();
      boolean isDriver =
          (name.startsWith("java.sql.") || name.startsWith("javax."))
              && method.getModifiers().contains(Modifier.ABSTRACT);
      isUnknown = isDriver || (!context.isPlatform(owner) && !isKnown(owner));
      unknown.put(method, isUnknown);
    }
    return isUnknown;
  }

  /** Whether somebody has written about the class outside the JDK, and so about its methods. */
  private boolean isKnown(TypeElement type) {
    return models.isKnown(context.signatures.binaryName(type));
  }

  private Set<Row> find(ExecutableElement method) {
    TypeElement owner = (TypeElement) method.getEnclosingElement();
    Set<Row> rows = new LinkedHashSet<>(own(method, owner));
    if (method.getKind() == ElementKind.CONSTRUCTOR
        || method.getModifiers().contains(Modifier.STATIC)
        || (isThrowing(rows) && isRunning(rows))) {
      return rows;
    }
    Deque<TypeElement> queue = new ArrayDeque<>();
    Set<TypeElement> seen = new LinkedHashSet<>();
    supers(owner, queue, seen);
    while (!queue.isEmpty()) {
      TypeElement type = queue.removeFirst();
      for (ExecutableElement other : ElementFilter.methodsIn(type.getEnclosedElements())) {
        if (other.getSimpleName().equals(method.getSimpleName())
            && other.getParameters().size() == method.getParameters().size()
            && context.elements.overrides(method, other, owner)) {
          add(rows, own(other, type));
        }
      }
      supers(type, queue, seen);
    }
    return rows;
  }

  /** The nearest lines of each sort count. */
  private static void add(Set<Row> rows, Set<Row> more) {
    boolean hasThrowing = isThrowing(rows);
    boolean hasRunning = isRunning(rows);
    for (Row row : more) {
      if (row.kind().tier() != null ? !hasThrowing : !hasRunning) {
        rows.add(row);
      }
    }
  }

  private Set<Row> own(ExecutableElement method, TypeElement owner) {
    return models.rows(context.signatures.key(method), context.isPlatform(owner));
  }

  private void supers(TypeElement type, Deque<TypeElement> queue, Set<TypeElement> seen) {
    for (TypeMirror each : context.types.directSupertypes(type.asType())) {
      TypeElement element = context.typeFacts.element(each);
      if (element != null
          && !element.getQualifiedName().contentEquals("java.lang.Object")
          && seen.add(element)) {
        queue.add(element);
      }
    }
  }

  private static boolean isThrowing(Set<Row> rows) {
    return rows.stream().anyMatch(row -> row.kind().tier() != null || row.kind() == Row.Kind.NONE);
  }

  private static boolean isRunning(Set<Row> rows) {
    return rows.stream().anyMatch(row -> row.kind().tier() == null);
  }
}
