package dev.collet.processor.flow.facts;

import dev.collet.processor.flow.Callee;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/**
 * Finds the classes of which objects can exist where one method runs (rapid type analysis): those
 * made by code it leads to or by the static fields that code reads, and all that may come from
 * outside, as an argument, in a field of an object that is there before, from a library.
 */
public final class Alive {
  private static final Set<String> CALLED = Set.of("toString", "equals", "hashCode", "compareTo");

  private final Context context;
  private final ClassIndex index;
  private final CodeReader reader;
  private final Kept kept;
  private final Map<Callee, Map<String, ExecutableElement>> targets = new HashMap<>();

  /** Asks about classes of the index. */
  public Alive(Context context, ClassIndex index) {
    this.context = context;
    this.index = index;
    this.reader = new CodeReader(context);
    this.kept = new Kept(context);
  }

  /**
   * The binary names of the classes, abstract ones among them where a class of which nothing is
   * known may extend them.
   *
   * @param around what else runs when the method is called from outside
   */
  public Set<String> at(ExecutableElement method, Collection<ExecutableElement> around) {
    Search search = new Search();
    search.enter(method);
    around.forEach(search::enter);
    search.run();
    return search.alive;
  }

  private final class Search {
    private final Set<String> alive = new HashSet<>();
    private final Set<TypeElement> opened = new HashSet<>();
    private final Set<Object> seen = new HashSet<>();
    private final Set<Callee> callees = new HashSet<>();
    private final Deque<ExecutableElement> work = new ArrayDeque<>();
    private boolean isNew;

    void enter(ExecutableElement method) {
      TypeElement owner = (TypeElement) method.getEnclosingElement();
      method.getParameters().forEach(parameter -> open(parameter.asType()));
      if (!method.getModifiers().contains(Modifier.STATIC)) {
        if (owner.getModifiers().contains(Modifier.ABSTRACT)) {
          open(owner);
        } else {
          enter(owner);
        }
      }
      work.add(method);
    }

    void run() {
      do {
        isNew = false;
        while (!work.isEmpty()) {
          ExecutableElement method = work.pop();
          if (seen.add(method) && context.isSource(method)) {
            take(reader.of(method));
          }
        }
        for (Callee callee : Set.copyOf(callees)) {
          Map<String, ExecutableElement> all =
              targets.computeIfAbsent(callee, index::implementations);
          all.forEach(
              (type, target) -> {
                boolean runs = callee.dispatch() != Callee.Dispatch.VIRTUAL || alive.contains(type);
                if (runs && !seen.contains(target)) {
                  work.add(target);
                  isNew = true;
                }
              });
        }
      } while (isNew || !work.isEmpty());
    }

    private void take(Code code) {
      code.made().forEach(this::make);
      code.opened().forEach(this::open);
      isNew |= callees.addAll(code.callees());
      code.fields().forEach(this::read);
    }

    private void read(VariableElement field) {
      if (!seen.add(field)) {
        return;
      }
      take(reader.of(field));
      if (!reader.isSettled(field)) {
        open(field.asType());
      }
    }

    /** Objects of this class and no subclass; what their fields hold may come from anywhere. */
    private void make(TypeElement type) {
      if (alive.add(context.signatures.binaryName(type))) {
        isNew = true;
        parts(type, false);
      }
    }

    private void enter(TypeElement type) {
      isNew |= alive.add(context.signatures.binaryName(type));
      if (seen.add(type)) {
        work.addAll(ElementFilter.constructorsIn(type.getEnclosedElements()));
        parts(type, true);
      }
    }

    /** The fields of an object that was made outside hold what its constructors were passed. */
    private void parts(TypeElement type, boolean isOutside) {
      for (TypeElement each = type; each != null && context.isSource(each); each = parent(each)) {
        take(reader.ofObjects(each));
        for (VariableElement field : ElementFilter.fieldsIn(each.getEnclosedElements())) {
          boolean isFinal = field.getModifiers().contains(Modifier.FINAL);
          boolean isFilled = !isFinal || reader.isCollection(field.asType());
          if (!field.getModifiers().contains(Modifier.STATIC)
              && (isFilled || (isOutside && !context.hasInitialiser(field)))) {
            open(field.asType());
          }
        }
        for (ExecutableElement method : ElementFilter.methodsIn(each.getEnclosedElements())) {
          if (isCalledByLibraries(each, method)) {
            work.add(method);
          }
        }
      }
      for (Element around = type.getEnclosingElement();
          around instanceof TypeElement outer && !type.getModifiers().contains(Modifier.STATIC);
          around = null) {
        if (context.isSource(outer) && outer.getKind() == ElementKind.CLASS) {
          isNew |= alive.add(context.signatures.binaryName(outer));
        }
      }
    }

    private @org.jspecify.annotations.Nullable TypeElement parent(TypeElement type) {
      return context.typeFacts.element(type.getSuperclass());
    }

    private boolean isCalledByLibraries(TypeElement type, ExecutableElement method) {
      if (method.getModifiers().contains(Modifier.STATIC)
          || method.getModifiers().contains(Modifier.PRIVATE)) {
        return false;
      }
      return CALLED.contains(method.getSimpleName().toString())
          || type.getInterfaces().stream()
              .map(context.typeFacts::element)
              .anyMatch(each -> each != null && !context.isSource(each))
          || isForeign(parent(type));
    }

    private boolean isForeign(@org.jspecify.annotations.Nullable TypeElement parent) {
      return parent != null
          && !context.isSource(parent)
          && !parent.getQualifiedName().contentEquals("java.lang.Object");
    }

    private void open(javax.lang.model.type.TypeMirror type) {
      Set<TypeElement> mentioned = new HashSet<>();
      reader.mentioned(type, mentioned);
      mentioned.forEach(this::open);
    }

    private void open(TypeElement type) {
      if (opened.add(type)) {
        isNew = true;
        enter(type);
        index.below(type).stream().filter(each -> !kept.holds(each)).forEach(this::enter);
      }
    }
  }
}
