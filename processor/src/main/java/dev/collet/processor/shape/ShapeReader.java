package dev.collet.processor.shape;

import com.palantir.javapoet.TypeName;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import org.jspecify.annotations.Nullable;

/**
 * Reads a Java type into a shape. What can't be mapped is reported where it was written and gives
 * null, never a guess; reading goes on, so that all of it shows in one build.
 */
final class ShapeReader {
  private final Context context;
  private final Constraints constraints;
  private final ContainerReader containers;
  private final ObjectReader objects;
  private final EnumReader enums;
  private final SupportedAnnotations supported;

  ShapeReader(Context context) {
    this.context = context;
    this.supported = new SupportedAnnotations(context);
    this.constraints = new Constraints(context);
    this.containers = new ContainerReader(context, this);
    this.enums = new EnumReader(context, supported);
    this.objects = new ObjectReader(context, this);
  }

  Constraints constraints() {
    return constraints;
  }

  ObjectReader objects() {
    return objects;
  }

  SupportedAnnotations supported() {
    return supported;
  }

  /** An array's element, a map's value, a type argument: its own annotations count. */
  @Nullable Shape readArgument(TypeMirror type, Place place) {
    TypeMirror bound = bound(type);
    Annotated annotated = Annotated.of(bound).and(type);
    supported.check(annotated, place);
    Shape shape = read(bound, place);
    if (shape instanceof Shape.OptionalShape) {
      context.unmappable(
          place,
          TypeText.of(type)
              + " inside "
              + place.subject()
              + ": an optional stands for an absent member, and an element can't be absent. "
              + "Use the value's type, with @Nullable when null is meant.");
      return null;
    }
    return shape == null ? null : constraints.apply(shape, annotated, place);
  }

  /** What a wildcard stands for: a reader makes the bound, a writer sees the upper one. */
  TypeMirror bound(TypeMirror type) {
    if (!(type instanceof WildcardType wildcard)) {
      return type;
    }
    if (wildcard.getExtendsBound() != null) {
      return wildcard.getExtendsBound();
    }
    if (wildcard.getSuperBound() != null && context.isInput()) {
      return wildcard.getSuperBound();
    }
    return context.elements().getTypeElement("java.lang.Object").asType();
  }

  /** Whether null is meant for an argument. */
  boolean isNullable(TypeMirror type) {
    return Nullness.isNullable(Annotated.of(bound(type)).and(type));
  }

  /** The shape without constraints; null when there is none, and then it was reported. */
  @Nullable Shape read(TypeMirror type, Place place) {
    return switch (type.getKind()) {
      case BOOLEAN, BYTE, SHORT, INT, LONG, FLOAT, DOUBLE, CHAR ->
          ScalarTypes.shape(TypeText.of(type), TypeName.get(type));
      case ARRAY -> array((ArrayType) type, place);
      case DECLARED -> declared((DeclaredType) type, place);
      case WILDCARD -> read(bound(type), place);
      case TYPEVAR -> {
        context.unmappable(
            place,
            "What "
                + TypeText.of(type)
                + " in "
                + place.subject()
                + " stands for is unknown here. Write the type itself.");
        yield null;
      }
      case ERROR -> null; // javac says that it can't find the symbol.
      default -> {
        context.unmappable(
            place, TypeText.of(type) + " in " + place.subject() + " has no JSON form.");
        yield null;
      }
    };
  }

  private @Nullable Shape array(ArrayType type, Place place) {
    TypeMirror component = type.getComponentType();
    switch (component.getKind()) {
      case BYTE:
        return ScalarTypes.shape("byte[]", TypeName.get(type));
      case CHAR:
        context.unmappable(
            place, "char[] in " + place.subject() + " has no JSON form. Use String.");
        return null;
      default:
        return containers.array(type, place);
    }
  }

  private @Nullable Shape declared(DeclaredType type, Place place) {
    TypeElement element = (TypeElement) type.asElement();
    String name = element.getQualifiedName().toString();
    Shape scalar = ScalarTypes.shape(name, TypeName.get(type));
    if (scalar != null) {
      return scalar;
    }
    Shape.AnyKind any = anyKind(name);
    if (any != null) {
      return new Shape.AnyShape(TypeName.get(type), any);
    }
    if (isRaw(type, element)) {
      context.unmappable(
          place,
          TypeText.of(type)
              + " in "
              + place.subject()
              + " is raw: what it holds is unknown. Write a type argument, such as "
              + rawExample(element)
              + ".");
      return null;
    }
    if (containers.isContainer(type)) {
      return containers.read(type, place);
    }
    String hint = UnmappableHints.of(name);
    if (hint != null && element.getKind() != ElementKind.ENUM) {
      context.unmappable(
          place, TypeText.of(type) + " in " + place.subject() + " has no JSON form. " + hint);
      return null;
    }
    String outOfReach = context.whyOutOfReach(element);
    if (outOfReach != null) {
      context.unmappable(
          place,
          TypeText.of(type)
              + " in "
              + place.subject()
              + " "
              + outOfReach
              + ": generated code can't use it. Make it reachable from the tool's package.");
      return null;
    }
    if (context.isInput() && isInner(element)) {
      context.unmappable(
          place,
          TypeText.of(type)
              + " in "
              + place.subject()
              + " is an inner class: only the object around it can make one. Make it static, or use"
              + " a record.");
      return null;
    }
    if (element.getKind() == ElementKind.ENUM) {
      return enums.read(type, place);
    }
    DeclaredType made = context.isInput() ? Wildcards.made(context, type) : type;
    if (made == null) {
      context.unmappable(
          place,
          "What "
              + TypeText.of(type)
              + " in "
              + place.subject()
              + " holds is unknown: no one type fits its wildcard. Write the type itself.");
      return null;
    }
    return objects.read(made, place);
  }

  private static boolean isInner(TypeElement element) {
    return element.getNestingKind() == NestingKind.MEMBER
        && element.getKind() == ElementKind.CLASS
        && !element.getModifiers().contains(Modifier.STATIC);
  }

  /** Reports a shape that would be too large when written out. */
  boolean isTooLarge(Shape shape, Place place) {
    boolean isTooLarge = ShapeSize.isTooLarge(shape);
    if (isTooLarge) {
      context.unmappable(
          place,
          "The schema of "
              + place.subject()
              + " would have more than "
              + ShapeSize.LARGEST
              + " members, since types that don't contain themselves are written out where they are"
              + " used. Use fewer or flatter types.");
    }
    return isTooLarge;
  }

  private static Shape.@Nullable AnyKind anyKind(String name) {
    if (name.equals(Jackson.JACKSON_3 + ".databind.JsonNode")) {
      return Shape.AnyKind.JACKSON_3;
    }
    return switch (name) {
      case "java.lang.Object" -> Shape.AnyKind.TREE;
      case "com.fasterxml.jackson.databind.JsonNode" -> Shape.AnyKind.JACKSON_2;
      default -> null;
    };
  }

  private boolean isRaw(DeclaredType type, TypeElement element) {
    return !element.getTypeParameters().isEmpty() && type.getTypeArguments().isEmpty();
  }

  private String rawExample(TypeElement element) {
    String name = element.getSimpleName().toString();
    if (context.supertype(element.asType(), "java.util.Map") != null) {
      return name + "<String, Integer>";
    }
    return element.getTypeParameters().size() == 1
        ? name + "<String>"
        : name + "<" + "…, ".repeat(element.getTypeParameters().size() - 1) + "…>";
  }
}
