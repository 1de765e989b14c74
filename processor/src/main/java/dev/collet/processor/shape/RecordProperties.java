package dev.collet.processor.shape;

import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * The components of a record. An annotation on a component may be on the accessor, the field and
 * the canonical constructor's parameter only, as its targets say.
 */
final class RecordProperties {
  private final Context context;

  RecordProperties(Context context) {
    this.context = context;
  }

  Properties read(DeclaredType type) {
    TypeElement element = (TypeElement) type.asElement();
    Docs docs = Docs.of(context.elements().getDocComment(element));
    List<? extends RecordComponentElement> components = element.getRecordComponents();
    ExecutableElement constructor = canonicalConstructor(element, components);
    List<Property> properties = new ArrayList<>();
    List<TypeName> arguments = new ArrayList<>();
    for (int i = 0; i < components.size(); i++) {
      RecordComponentElement component = components.get(i);
      String name = component.getSimpleName().toString();
      TypeMirror declared = component.asType();
      TypeMirror used = typeIn(type, component);
      arguments.add(TypeName.get(used));
      properties.add(
          new Property(
              name,
              shown(element, component),
              Annotated.of(carriers(element, component, constructor, i)).and(declared),
              used,
              name + "()",
              Member.Assignment.argument(i),
              docs.params().get(name)));
    }
    boolean isAvailable = constructor == null || context.canReach(constructor);
    return new Properties(new Construction(null, arguments, isAvailable, Checked.NONE), properties);
  }

  private TypeMirror typeIn(DeclaredType type, RecordComponentElement component) {
    if (type.getTypeArguments().isEmpty() || component.getAccessor() == null) {
      return component.asType();
    }
    return Wildcards.memberType(context, type, component.getAccessor());
  }

  /** The component's field: javac knows the position of that, but not of the component. */
  private static Element shown(TypeElement element, RecordComponentElement component) {
    for (Element each : element.getEnclosedElements()) {
      if (each.getKind() == ElementKind.FIELD
          && each.getSimpleName().equals(component.getSimpleName())) {
        return each;
      }
    }
    return component;
  }

  private static List<AnnotatedConstruct> carriers(
      TypeElement element,
      RecordComponentElement component,
      @Nullable ExecutableElement constructor,
      int index) {
    List<AnnotatedConstruct> carriers = new ArrayList<>();
    carriers.add(shown(element, component));
    // javac makes none for a component that may not be called so, such as hashCode, and says so
    // only after processors have run.
    if (component.getAccessor() != null) {
      carriers.add(component.getAccessor());
    }
    carriers.add(component);
    if (constructor != null) {
      carriers.add(constructor.getParameters().get(index));
    }
    return carriers;
  }

  private @Nullable ExecutableElement canonicalConstructor(
      TypeElement element, List<? extends RecordComponentElement> components) {
    for (ExecutableElement constructor :
        ElementFilter.constructorsIn(element.getEnclosedElements())) {
      if (isCanonical(constructor.getParameters(), components)) {
        return constructor;
      }
    }
    return null;
  }

  private boolean isCanonical(
      List<? extends VariableElement> parameters,
      List<? extends RecordComponentElement> components) {
    if (parameters.size() != components.size()) {
      return false;
    }
    for (int i = 0; i < parameters.size(); i++) {
      TypeMirror parameter = context.types().erasure(parameters.get(i).asType());
      TypeMirror component = context.types().erasure(components.get(i).asType());
      if (!context.types().isSameType(parameter, component)) {
        return false;
      }
    }
    return true;
  }
}
