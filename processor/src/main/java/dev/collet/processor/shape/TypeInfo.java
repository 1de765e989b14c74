package dev.collet.processor.shape;

import java.util.LinkedHashMap;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** What says how a union's alternatives are told apart, and by which texts. */
final class TypeInfo {
  private final Context context;

  TypeInfo(Context context) {
    this.context = context;
  }

  /**
   * The member that tells alternatives apart.
   *
   * @param name its name
   * @param isJacksons whether Jackson's defaults for texts hold
   */
  record Discriminator(String name, boolean isJacksons) {}

  /** The annotation on the type or on what it extends, or null. */
  @Nullable AnnotationMirror find(TypeElement element) {
    AnnotationMirror own = Annotated.of(element).find(Jackson.TYPE_INFO);
    if (own != null) {
      return own;
    }
    for (TypeMirror each : context.types().directSupertypes(element.asType())) {
      AnnotationMirror inherited = find((TypeElement) ((DeclaredType) each).asElement());
      if (inherited != null) {
        return inherited;
      }
    }
    return null;
  }

  /** How alternatives are told apart; null when Jackson is told to do it in another way. */
  @Nullable Discriminator discriminator(TypeElement element, Place place) {
    AnnotationMirror info = find(element);
    if (info == null) {
      return new Discriminator("type", false);
    }
    String use = Annotated.constant(info, "use", "CLASS");
    String include = Annotated.constant(info, "include", "PROPERTY");
    String property = Annotated.text(info, "property", "");
    boolean isByName = use.equals("NAME") || use.equals("SIMPLE_NAME");
    String why =
        !isByName
            ? "use = " + use
            : !include.equals("PROPERTY")
                ? "include = " + include
                : Annotated.written(info, "defaultImpl") != null
                    ? "defaultImpl"
                    : Annotated.flag(info, "visible", false) ? "visible = true" : null;
    if (why == null) {
      return new Discriminator(property.isEmpty() ? "@type" : property, use.equals("NAME"));
    }
    context.unsupported(
        place.inside(element, element.getSimpleName().toString()),
        "@JsonTypeInfo("
            + why
            + ") on "
            + element.getSimpleName()
            + " is not supported. Use @JsonTypeInfo(use = NAME, property = \"type\").");
    return null;
  }

  /** Whether {@code @JsonSubTypes} of the type can be honoured as it is written; else reported. */
  boolean checkSubtypes(TypeElement element, Place place) {
    AnnotationMirror mirror = Annotated.of(element).find(Jackson.SUB_TYPES);
    boolean isFine = true;
    if (mirror != null) {
      for (AnnotationMirror each : Annotated.annotations(mirror, "value")) {
        String why = whyNot(each, element);
        if (why != null) {
          isFine = false;
          String name = element.getSimpleName().toString();
          context.unsupported(place.inside(element, name), "@JsonSubTypes on " + name + " " + why);
        }
      }
    }
    return isFine;
  }

  private @Nullable String whyNot(AnnotationMirror named, TypeElement union) {
    if (!Annotated.values(named, "names").isEmpty()) {
      return "has a member 'names' that is not supported: one alternative has one text. Use name.";
    }
    AnnotationValue value = Annotated.written(named, "value");
    return value != null
            && value.getValue() instanceof TypeMirror type
            && type.getKind() != TypeKind.ERROR
            && !context
                .types()
                .isSubtype(context.types().erasure(type), context.types().erasure(union.asType()))
        ? "names " + TypeText.of(type) + ", which is no subtype of it. Take it out."
        : null;
  }

  /** The subtypes that {@code @JsonSubTypes} names, each with its text or null. */
  Map<TypeElement, @Nullable String> subtypes(TypeElement element) {
    Map<TypeElement, @Nullable String> subtypes = named(element);
    return subtypes.isEmpty() ? namedAbove(element, element, true) : subtypes;
  }

  private static Map<TypeElement, @Nullable String> named(TypeElement element) {
    Map<TypeElement, @Nullable String> subtypes = new LinkedHashMap<>();
    AnnotationMirror mirror = Annotated.of(element).find(Jackson.SUB_TYPES);
    if (mirror == null) {
      return subtypes;
    }
    for (AnnotationMirror each : Annotated.annotations(mirror, "value")) {
      AnnotationValue value = Annotated.written(each, "value");
      if (value != null && value.getValue() instanceof DeclaredType type) {
        String name = Annotated.text(each, "name", "");
        subtypes.put((TypeElement) type.asElement(), name.isEmpty() ? null : name);
      }
    }
    return subtypes;
  }

  /**
   * What the supertypes of a class name that is one of theirs.
   *
   * @param isBelow whether its own subtypes are asked for, else itself
   */
  private Map<TypeElement, @Nullable String> namedAbove(
      TypeElement element, TypeElement wanted, boolean isBelow) {
    Map<TypeElement, @Nullable String> found = new LinkedHashMap<>();
    for (TypeMirror each : context.types().directSupertypes(element.asType())) {
      TypeElement above = (TypeElement) ((DeclaredType) each).asElement();
      named(above)
          .forEach(
              (subtype, name) -> {
                boolean isSame = subtype.equals(wanted);
                if (isBelow ? !isSame && isSubclass(subtype, wanted) : isSame) {
                  found.putIfAbsent(subtype, name);
                }
              });
      namedAbove(above, wanted, isBelow).forEach(found::putIfAbsent);
    }
    return found;
  }

  private boolean isSubclass(TypeElement element, TypeElement other) {
    return context
        .types()
        .isSubtype(
            context.types().erasure(element.asType()), context.types().erasure(other.asType()));
  }

  /** The text of an alternative that nothing else names. */
  String tag(TypeElement element, Discriminator discriminator) {
    AnnotationMirror name = Annotated.of(element).find(Jackson.TYPE_NAME);
    String text = name == null ? "" : Annotated.text(name, "value", "");
    if (!text.isEmpty()) {
      return text;
    }
    String above = namedAbove(element, element, false).get(element);
    if (above != null) {
      return above;
    }
    return discriminator.isJacksons() && element.getEnclosingElement() instanceof TypeElement outer
        ? tagOfOuter(outer) + "$" + element.getSimpleName()
        : element.getSimpleName().toString();
  }

  private static String tagOfOuter(TypeElement outer) {
    return outer.getEnclosingElement() instanceof TypeElement next
        ? tagOfOuter(next) + "$" + outer.getSimpleName()
        : outer.getSimpleName().toString();
  }
}
