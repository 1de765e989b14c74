package dev.collet.processor.flow.check;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.collet.processor.model.MethodModel;
import dev.collet.processor.model.ToolModel;
import dev.collet.processor.shape.Construction;
import dev.collet.processor.shape.Member;
import dev.collet.processor.shape.Shape;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/**
 * The author's methods that generated code calls around a tool: constructors, factories and setters
 * while arguments are read, getters while the result is written. What they throw leaves the tool's
 * call as much as what the tool throws.
 */
final class BoundCode {
  private final Elements elements;
  private final Types types;
  private final Map<TypeElement, List<? extends Element>> members = new HashMap<>();
  private final Map<Shape, Set<ExecutableElement>> read = new IdentityHashMap<>();
  private final Map<Shape, Set<ExecutableElement>> written = new IdentityHashMap<>();
  private Set<ExecutableElement> found = new LinkedHashSet<>();

  BoundCode(Elements elements, Types types) {
    this.elements = elements;
    this.types = types;
  }

  /** The methods for one tool. */
  Set<ExecutableElement> of(ToolModel tool) {
    found = new LinkedHashSet<>();
    for (MethodModel.Parameter parameter : tool.method().parameters()) {
      if (parameter.member() != null) {
        add(parameter.member().shape(), true);
      }
    }
    Shape output = tool.output().shape();
    if (output != null) {
      add(output, false);
    }
    return found;
  }

  private void add(Shape shape, boolean isRead) {
    if (shape instanceof Shape.ObjectShape object) {
      addObject(object, isRead);
    } else if (shape instanceof Shape.ValueShape value) {
      if (isRead) {
        addMaker(value.type(), value.construction());
      } else {
        addNamed(value.type(), value.accessor().replace("()", ""), 0);
      }
      add(value.value(), isRead);
    } else if (shape instanceof Shape.UnionShape union) {
      union.alternatives().forEach(each -> addObject(each.shape(), isRead));
    } else if (shape instanceof Shape.ArrayShape array) {
      add(array.element(), isRead);
    } else if (shape instanceof Shape.MapShape map) {
      add(map.key(), isRead);
      add(map.value(), isRead);
    } else if (shape instanceof Shape.OptionalShape optional) {
      add(optional.value(), isRead);
    }
  }

  /** Tools of one class share the shapes of their types, so most have been seen before. */
  private void addObject(Shape.ObjectShape object, boolean isRead) {
    Map<Shape, Set<ExecutableElement>> known = isRead ? read : written;
    Set<ExecutableElement> its = known.get(object);
    if (its == null) {
      Set<ExecutableElement> before = found;
      found = new LinkedHashSet<>();
      readObject(object, isRead);
      its = found;
      found = before;
      known.put(object, its);
    }
    found.addAll(its);
  }

  private void readObject(Shape.ObjectShape object, boolean isRead) {
    if (isRead) {
      addMaker(object.type(), object.construction());
    }
    for (Member member : object.members()) {
      String setter = member.assignment().setter();
      if (isRead && setter != null) {
        addNamed(object.type(), setter, 1);
      }
      String access = member.access();
      if (!isRead && access != null && access.endsWith("()")) {
        addNamed(object.type(), access.substring(0, access.length() - 2), 0);
      }
      add(member.shape(), isRead);
    }
  }

  private void addMaker(TypeName type, Construction construction) {
    String name = construction.factory() == null ? "<init>" : construction.factory();
    for (Element each : members(type, false)) {
      if (each instanceof ExecutableElement method
          && each.getSimpleName().contentEquals(name)
          && takes(method, construction.argumentTypes())) {
        found.add(method);
      }
    }
  }

  private void addNamed(TypeName type, String name, int arguments) {
    for (Element each : members(type, true)) {
      if (each instanceof ExecutableElement method
          && each.getSimpleName().contentEquals(name)
          && method.getParameters().size() == arguments) {
        found.add(method);
      }
    }
  }

  private List<? extends Element> members(TypeName type, boolean withInherited) {
    TypeElement element = raw(type) instanceof ClassName name ? element(name) : null;
    if (element == null) {
      return List.of();
    }
    return withInherited
        ? members.computeIfAbsent(element, elements::getAllMembers)
        : element.getEnclosedElements();
  }

  private @Nullable TypeElement element(ClassName name) {
    return elements.getTypeElement(name.canonicalName());
  }

  private boolean takes(ExecutableElement method, List<TypeName> arguments) {
    List<? extends VariableElement> parameters = method.getParameters();
    if (parameters.size() != arguments.size()) {
      return false;
    }
    for (int i = 0; i < arguments.size(); i++) {
      VariableElement parameter = parameters.get(i);
      boolean isVariable = parameter.asType().getKind() == TypeKind.TYPEVAR;
      TypeName erased = TypeName.get(types.erasure(parameter.asType())).withoutAnnotations();
      if (!isVariable && !erased.equals(raw(arguments.get(i)))) {
        return false;
      }
    }
    return true;
  }

  private static TypeName raw(TypeName type) {
    TypeName plain = type.withoutAnnotations();
    if (plain instanceof ArrayTypeName array) {
      return ArrayTypeName.of(raw(array.componentType()));
    }
    return plain instanceof ParameterizedTypeName generic ? generic.rawType() : plain;
  }
}
