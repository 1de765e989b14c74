package dev.collet.processor.flow.facts;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.Callee;
import dev.collet.processor.flow.Callee.Dispatch;
import dev.collet.processor.flow.Effect;
import dev.collet.processor.flow.ExceptionType;
import dev.collet.processor.flow.MethodKey;
import dev.collet.processor.flow.Place;
import dev.collet.processor.flow.Tier;
import dev.collet.processor.flow.value.Known;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import org.jspecify.annotations.Nullable;

/** Says what calling a method of this compilation does: whatever its own facts will say. */
final class SourceCalls {
  private final CallScanner scanner;
  private final Context context;
  final Arguments arguments;

  SourceCalls(CallScanner scanner) {
    this.scanner = scanner;
    this.context = scanner.context;
    this.arguments = new Arguments(scanner);
  }

  Value call(Call call) {
    ExecutableElement method = call.method();
    String label = context.signatures.label(method);
    if (EnumCalls.isValueOf(method)) {
      EnumCalls.call(scanner, call);
      return Value.NONE;
    }
    List<Effect> effects = new ArrayList<>();
    List<@Nullable List<Effect>> functions = functions(call);
    Callee callee = callee(call);
    List<Known> known = arguments.of(call);
    Effect run = new Effect.Call(callee, call.place(), functions, known);
    effects.add(isPresent(call) ? scanner.present(run, call.place()) : run);
    effects.addAll(raised(method, call.type().getThrownTypes(), label, call.place()));
    if (isFunctionCall(call)) {
      Functions.run(scanner, call.receiver(), effects);
    } else {
      effects.forEach(scanner::emit);
    }
    scanner.guards = Taken.after(scanner.guards, context, call);
    return context.typeFacts.isRunnable(call.type().getReturnType())
        ? Value.function(List.of(new Effect.Returned(callee, call.place(), functions, known)))
        : made(method);
  }

  /** What a factory that nothing overrides makes. */
  private Value made(ExecutableElement method) {
    TypeMirror made = CallScanner.isFixed(method) ? context.origins.of(method) : null;
    return made == null ? Value.NONE : Value.exact(made, null);
  }

  /** An effect of which NoSuchElementException is sure not to come. */
  Effect present(Effect effect, Place place) {
    return scanner.present(effect, place);
  }

  /** Whether something is sure to be there, so that next() does not throw. */
  boolean isPresent(Call call) {
    return call.method().getParameters().isEmpty()
        && call.owner() != null
        && scanner.presence.holds(call.owner(), scanner.guards);
  }

  /** Whether the call runs a function that may be known: a lambda kept in a variable. */
  private boolean isFunctionCall(Call call) {
    return call.receiver().function() != null
        && call.method().getModifiers().contains(Modifier.ABSTRACT);
  }

  /** What the functions among the arguments do; of an exception that is thrown, what that does. */
  private List<@Nullable List<Effect>> functions(Call call) {
    List<@Nullable List<Effect>> functions = passed(call);
    int count = Math.min(call.trees().size(), call.method().getParameters().size());
    for (int i = 0; i < count; i++) {
      if (context.thrownParameters.contains(call.method(), call.method().getParameters().get(i))) {
        TreePath argument = new TreePath(call.path(), call.trees().get(i));
        List<@Nullable List<Effect>> more =
            new ArrayList<>(
                functions.isEmpty()
                    ? Collections.nCopies(call.method().getParameters().size(), (List<Effect>) null)
                    : functions);
        more.set(i, List.of(new Effect.GivesBack(scanner.thrownLater(argument))));
        functions = more;
      }
    }
    return functions;
  }

  private List<@Nullable List<Effect>> passed(Call call) {
    if (!call.hasFunctions()) {
      return List.of();
    }
    int count = call.method().getParameters().size();
    List<@Nullable List<Effect>> functions =
        new ArrayList<>(Collections.nCopies(count, (List<Effect>) null));
    for (int i = 0; i < call.arguments().size(); i++) {
      List<Effect> function = call.arguments().get(i).function();
      int parameter = Math.min(i, count - 1);
      if (function != null) {
        List<Effect> both = new ArrayList<>(function);
        List<Effect> other = functions.get(parameter);
        both.addAll(other == null ? List.of() : other);
        functions.set(parameter, both);
      }
    }
    return Collections.unmodifiableList(functions);
  }

  private Callee callee(Call call) {
    ExecutableElement method = call.method();
    TypeElement owner = (TypeElement) method.getEnclosingElement();
    if (CallScanner.isFixed(method) || isSuper(call)) {
      return callee(method, owner, Dispatch.DIRECT);
    }
    if (call.receiver().exact() != null) {
      TypeElement exact = context.typeFacts.element(call.receiver().exact());
      return callee(method, exact == null ? owner : exact, Dispatch.EXACT);
    }
    TypeElement receiver =
        call.owner() == null
            ? enclosing(call.path(), owner)
            : context.typeFacts.element(context.trees.getTypeMirror(call.owner()));
    TypeElement type = receiver == null ? owner : receiver;
    boolean isOwn = call.owner() == null || context.selects.isThis(call.owner().getLeaf());
    return callee(method, type, Dispatch.VIRTUAL, isOwn ? around(call.path(), type) : null);
  }

  /** The method of the class that the call is in, when a subclass may replace it. */
  private @Nullable MethodKey around(TreePath path, TypeElement type) {
    for (TreePath each = path; each != null; each = each.getParentPath()) {
      if (each.getLeaf() instanceof ClassTree) {
        return null;
      }
      if (each.getLeaf() instanceof MethodTree) {
        return context.trees.getElement(each) instanceof ExecutableElement method
                && method.getEnclosingElement().equals(type)
                && !CallScanner.isFixed(method)
            ? context.remember(method)
            : null;
      }
    }
    return null;
  }

  private boolean isSuper(Call call) {
    return call.owner() != null && context.selects.isSuper(call.owner().getLeaf());
  }

  /** The nearest class around the call that has the method. */
  private TypeElement enclosing(TreePath path, TypeElement owner) {
    for (TreePath each = path; each != null; each = each.getParentPath()) {
      if (each.getLeaf() instanceof ClassTree) {
        Element type = context.trees.getElement(each);
        if (type instanceof TypeElement element
            && context.types.isSubtype(
                context.types.erasure(element.asType()), context.types.erasure(owner.asType()))) {
          return element;
        }
      }
    }
    return owner;
  }

  Callee callee(ExecutableElement method, TypeElement receiver, Dispatch dispatch) {
    return callee(method, receiver, dispatch, null);
  }

  private Callee callee(
      ExecutableElement method,
      TypeElement receiver,
      Dispatch dispatch,
      @Nullable MethodKey within) {
    return new Callee(
        context.remember(method),
        context.signatures.binaryName(receiver),
        dispatch,
        context.signatures.label(method),
        within);
  }

  Dispatch dispatch(ExecutableElement method) {
    return CallScanner.isFixed(method) ? Dispatch.DIRECT : Dispatch.VIRTUAL;
  }

  void generic(
      ExecutableElement method, List<? extends TypeMirror> thrown, String label, Place place) {
    raised(method, thrown, label, place).forEach(scanner::emit);
  }

  /** What a clause such as {@code throws X} means at this call. */
  private List<Effect> raised(
      ExecutableElement method, List<? extends TypeMirror> thrown, String label, Place place) {
    List<Effect> effects = new ArrayList<>();
    List<? extends TypeMirror> declared = method.getThrownTypes();
    for (int i = 0; i < declared.size() && i < thrown.size(); i++) {
      if (declared.get(i) instanceof TypeVariable variable
          && thrown.get(i) instanceof DeclaredType
          && !GenericThrows.isFromFunction(context, method, variable, thrown.get(i))) {
        for (ExceptionType type : context.exceptions.of(thrown.get(i))) {
          effects.add(new Effect.Raise(type, Tier.THROWN, place, label));
        }
      }
    }
    return effects;
  }
}
