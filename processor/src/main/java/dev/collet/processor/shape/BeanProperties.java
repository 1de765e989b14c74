package dev.collet.processor.shape;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * The properties of a class that is no record: getters, setters, fields and the parameters of the
 * constructor that makes it, brought together by name. Lombok's and Kotlin's classes are such.
 */
final class BeanProperties {
  private final Context context;
  private Checked checked = Checked.NONE;

  BeanProperties(Context context) {
    this.context = context;
  }

  /** What is known about one property while the class is looked through. */
  private static final class Draft {
    private final List<Element> carriers = new ArrayList<>();
    private @Nullable ExecutableElement getter;
    private final List<ExecutableElement> setters = new ArrayList<>();
    private @Nullable ExecutableElement setter;
    private @Nullable VariableElement field;
    private @Nullable VariableElement argument;
    private int position = -1;
  }

  /** What the getters and setters of the properties declare that were read. */
  Checked checked() {
    return checked;
  }

  /** The properties, given the constructor or factory that was chosen; null for none. */
  List<Property> read(DeclaredType type, @Nullable ExecutableElement creator, List<String> names) {
    Map<String, Draft> drafts = new LinkedHashMap<>();
    for (int i = 0; i < names.size(); i++) {
      Draft draft = drafts.computeIfAbsent(names.get(i), key -> new Draft());
      draft.argument = creator == null ? null : creator.getParameters().get(i);
      draft.position = i;
    }
    List<TypeElement> lineage = lineage((TypeElement) type.asElement());
    for (TypeElement each : lineage) {
      for (VariableElement field : ElementFilter.fieldsIn(each.getEnclosedElements())) {
        if (!field.getModifiers().contains(Modifier.STATIC)) {
          drafts.computeIfAbsent(field.getSimpleName().toString(), key -> new Draft()).field =
              field;
        }
      }
    }
    for (TypeElement each : lineage) {
      for (ExecutableElement method : ElementFilter.methodsIn(each.getEnclosedElements())) {
        accept(method, drafts);
      }
    }
    List<Property> properties = new ArrayList<>();
    drafts.forEach((name, draft) -> add(type, name, draft, properties));
    return properties;
  }

  /** The class and its superclasses, the most general first, without Object. */
  private List<TypeElement> lineage(TypeElement element) {
    List<TypeElement> lineage = new ArrayList<>();
    for (TypeElement each = element; !each.getQualifiedName().contentEquals("java.lang.Object"); ) {
      lineage.add(0, each);
      if (!(each.getSuperclass() instanceof DeclaredType superclass)) {
        break;
      }
      each = (TypeElement) superclass.asElement();
    }
    return lineage;
  }

  private void accept(ExecutableElement method, Map<String, Draft> drafts) {
    if (method.getModifiers().contains(Modifier.STATIC) || !context.canReach(method)) {
      return;
    }
    String name = method.getSimpleName().toString();
    int arguments = method.getParameters().size();
    boolean isVoid = method.getReturnType().getKind() == TypeKind.VOID;
    if (arguments == 0 && !isVoid) {
      String property = getterProperty(method, name, drafts);
      if (property != null) {
        drafts.computeIfAbsent(property, key -> new Draft()).getter = method;
      }
    } else if (arguments == 1 && name.length() > 3 && name.startsWith("set")) {
      addSetter(decapitalize(name.substring(3)), method, drafts);
    } else if (arguments == 1 && Annotated.of(method).has(Jackson.SETTER, Jackson.PROPERTY)) {
      addSetter(name, method, drafts);
    }
  }

  private static void addSetter(
      String property, ExecutableElement method, Map<String, Draft> drafts) {
    drafts.computeIfAbsent(property, key -> new Draft()).setters.add(0, method);
  }

  /** Of several setters the annotated one, else the one that takes what the getter gives. */
  private @Nullable ExecutableElement setter(DeclaredType type, Draft draft) {
    List<ExecutableElement> setters = draft.setters;
    for (ExecutableElement each : setters) {
      if (setters.size() > 1 && Annotated.of(each).has(Jackson.SETTER, Jackson.PROPERTY)) {
        return each;
      }
    }
    for (Element other : new @Nullable Element[] {draft.getter, draft.field}) {
      for (ExecutableElement each : setters) {
        if (other != null && isSame(type, each, other)) {
          return each;
        }
      }
    }
    return setters.isEmpty() ? null : setters.get(0);
  }

  private boolean isSame(DeclaredType type, ExecutableElement setter, Element other) {
    TypeMirror seen = context.types().asMemberOf(type, other);
    TypeMirror given = seen instanceof ExecutableType method ? method.getReturnType() : seen;
    return context.types().isSameType(parameterIn(type, setter, 0), given);
  }

  private @Nullable String getterProperty(
      ExecutableElement method, String name, Map<String, Draft> drafts) {
    if (name.length() > 3 && name.startsWith("get") && !Character.isLowerCase(name.charAt(3))) {
      return decapitalize(name.substring(3));
    }
    boolean isFlag =
        method.getReturnType().getKind() == TypeKind.BOOLEAN
            || TypeText.key(method.getReturnType()).equals("java.lang.Boolean");
    if (isFlag
        && name.length() > 2
        && name.startsWith("is")
        && !Character.isLowerCase(name.charAt(2))) {
      // Kotlin keeps the prefix in the name of the property and its argument.
      return drafts.containsKey(name) ? name : decapitalize(name.substring(2));
    }
    boolean isFluent =
        drafts.containsKey(name) && method.getEnclosingElement().getKind() != ElementKind.INTERFACE;
    return isFluent || Annotated.of(method).has(Jackson.GETTER, Jackson.PROPERTY) ? name : null;
  }

  private void add(DeclaredType type, String name, Draft draft, List<Property> properties) {
    draft.setter = setter(type, draft);
    VariableElement field = draft.field;
    boolean isFieldReadable =
        field != null
            && field.getModifiers().contains(Modifier.PUBLIC)
            && !field.getModifiers().contains(Modifier.TRANSIENT);
    boolean isFieldSettable =
        field != null && isFieldReadable && !field.getModifiers().contains(Modifier.FINAL);
    if (draft.getter == null
        && draft.setter == null
        && draft.argument == null
        && !isFieldReadable) {
      return;
    }
    for (Element each :
        new @Nullable Element[] {draft.getter, draft.field, draft.argument, draft.setter}) {
      if (each != null) {
        draft.carriers.add(each);
      }
    }
    if (draft.setter != null) {
      draft.carriers.add(draft.setter.getParameters().get(0));
    }
    checked =
        checked.or(
            Checked.of(
                context,
                draft.setter == null || draft.position >= 0 ? List.of() : List.of(draft.setter),
                draft.getter == null ? List.of() : List.of(draft.getter)));
    TypeMirror declared = declaredType(type, draft);
    List<AnnotatedConstruct> annotated = new ArrayList<>(draft.carriers);
    annotated.add(declared);
    for (Element each : draft.carriers) {
      // What is said of the type in one place holds for the property.
      annotated.add(
          each instanceof ExecutableElement method ? method.getReturnType() : each.asType());
    }
    String access =
        draft.getter != null ? draft.getter.getSimpleName() + "()" : isFieldReadable ? name : null;
    Member.Assignment assignment =
        draft.position >= 0
            ? Member.Assignment.argument(draft.position)
            : draft.setter != null
                ? Member.Assignment.setter(draft.setter.getSimpleName().toString(), false)
                : isFieldSettable ? Member.Assignment.setter(name, true) : Member.Assignment.NONE;
    properties.add(
        new Property(
            name,
            draft.carriers.get(0),
            Annotated.of(annotated),
            declared,
            access,
            assignment,
            description(name, draft)));
  }

  private TypeMirror declaredType(DeclaredType type, Draft draft) {
    boolean isInput = context.isInput();
    if (isInput && draft.argument != null) {
      Element creator = draft.argument.getEnclosingElement();
      if (creator.getKind() == ElementKind.CONSTRUCTOR) {
        return parameterIn(type, (ExecutableElement) creator, draft.position);
      }
      return draft.argument.asType();
    }
    if (isInput && draft.setter != null) {
      return parameterIn(type, draft.setter, 0);
    }
    if (draft.getter != null) {
      return Wildcards.memberType(context, type, draft.getter);
    }
    Element other = draft.field != null ? draft.field : draft.argument;
    return other == null
        ? parameterIn(type, java.util.Objects.requireNonNull(draft.setter), 0)
        : other == draft.field ? Wildcards.memberType(context, type, other) : other.asType();
  }

  private TypeMirror parameterIn(DeclaredType type, ExecutableElement method, int index) {
    return ((ExecutableType) context.types().asMemberOf(type, method))
        .getParameterTypes()
        .get(index);
  }

  private @Nullable String description(String name, Draft draft) {
    if (draft.argument != null) {
      String comment = context.elements().getDocComment(draft.argument.getEnclosingElement());
      String param = Docs.of(comment).params().get(name);
      if (param != null) {
        return param;
      }
    }
    for (Element each : new @Nullable Element[] {draft.field, draft.getter}) {
      String text = each == null ? null : Docs.of(context.elements().getDocComment(each)).text();
      if (text != null) {
        return text;
      }
    }
    return null;
  }

  /** As java.beans.Introspector does it: {@code URL} stays, {@code Name} becomes {@code name}. */
  static String decapitalize(String name) {
    boolean isAcronym =
        name.length() > 1
            && Character.isUpperCase(name.charAt(0))
            && Character.isUpperCase(name.charAt(1));
    return isAcronym ? name : Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }
}
