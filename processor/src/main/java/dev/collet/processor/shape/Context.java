package dev.collet.processor.shape;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/**
 * What the readers of one tool share.
 *
 * @param direction which way the values go
 * @param problems where findings go
 * @param generatedPackage the package of the generated class, which has to reach everything
 * @param inCompilation whether an element's source is in this compilation
 * @param known what other tools of the class have brought
 */
record Context(
    Elements elements,
    Types types,
    Direction direction,
    Problems problems,
    String generatedPackage,
    Predicate<Element> inCompilation,
    Known known) {

  boolean isInput() {
    return direction == Direction.INPUT;
  }

  void unmappable(Place place, String message) {
    problems.report(RuleName.UNMAPPABLE_TYPE, place, message);
  }

  void unsupported(Place place, String message) {
    problems.report(RuleName.UNSUPPORTED_ANNOTATION, place, message);
  }

  /**
   * Refuses an annotation at its place: {@code @Name on <subject> <why>}.
   *
   * @param why what is wrong with it there, and what to do
   */
  void unsupported(Annotated annotated, AnnotationMirror mirror, Place place, String why) {
    String message = "@" + Annotated.simpleNameOf(mirror) + " on " + place.subject() + " " + why;
    problems.report(RuleName.UNSUPPORTED_ANNOTATION, place, annotated, mirror, null, message);
  }

  /** Whether generated code may use a member of a class. */
  boolean canReach(Element member) {
    if (member.getModifiers().contains(Modifier.PUBLIC)) {
      return true;
    }
    boolean isInterfaceMember = member.getEnclosingElement().getKind() == ElementKind.INTERFACE;
    return isInterfaceMember
        || (!member.getModifiers().contains(Modifier.PRIVATE)
            && elements.getPackageOf(member).getQualifiedName().contentEquals(generatedPackage));
  }

  /** Why generated code can't name a class, or null when it can. */
  @Nullable String whyOutOfReach(TypeElement type) {
    if (type.getNestingKind() == NestingKind.LOCAL
        || type.getNestingKind() == NestingKind.ANONYMOUS) {
      return "is local to a method";
    }
    for (Element each = type;
        each.getKind().isClass() || each.getKind().isInterface();
        each = each.getEnclosingElement()) {
      String name = each.getSimpleName().toString();
      String subject = each.equals(type) ? "is " : "is inside " + name + ", which is ";
      if (each.getModifiers().contains(Modifier.PRIVATE)) {
        return subject + "private";
      }
      if (!canReach(each)) {
        return subject
            + "not public, and in another package than the tool's class ("
            + (generatedPackage.isEmpty() ? "the unnamed package" : generatedPackage)
            + ")";
      }
    }
    return null;
  }

  /** A declared type's superclass or interface of this name, with its arguments; or null. */
  @Nullable DeclaredType supertype(TypeMirror type, String name) {
    if (type instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement element
        && known.supertypes(element, types).contains(name)) {
      if (element.getQualifiedName().contentEquals(name)) {
        return declared;
      }
      for (TypeMirror each : types.directSupertypes(type)) {
        DeclaredType found = supertype(each, name);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  /**
   * An array's component type without what was written for the whole. In {@code @Size(max = 3)
   * String[] tags} the language puts an annotation with both kinds of target on the declaration and
   * on the innermost component; who writes it means the array.
   */
  TypeMirror withoutDeclared(TypeMirror component, Element declaration) {
    Set<String> declared = new HashSet<>();
    declaration.getAnnotationMirrors().forEach(each -> declared.add(each.toString()));
    boolean isDeclared =
        component.getAnnotationMirrors().stream()
            .anyMatch(each -> declared.contains(each.toString()));
    if (!isDeclared) {
      return component;
    }
    if (component instanceof PrimitiveType primitive) {
      return types.getPrimitiveType(primitive.getKind());
    }
    return component instanceof DeclaredType type
        ? types.getDeclaredType(
            (TypeElement) type.asElement(), type.getTypeArguments().toArray(TypeMirror[]::new))
        : component;
  }
}
