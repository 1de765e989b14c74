package dev.collet.processor.shape;

import com.palantir.javapoet.TypeName;
import dev.collet.processor.shape.Shape.UnionShape;
import dev.collet.processor.shape.Shape.UnionShape.Alternative;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * Reads sealed types, and what Jackson's annotations make polymorphic, into unions that are told
 * apart by a member.
 */
final class UnionReader {
  private final Context context;
  private final ObjectReader objects;
  private final TypeInfo typeInfo;

  UnionReader(Context context, ObjectReader objects) {
    this.context = context;
    this.objects = objects;
    this.typeInfo = new TypeInfo(context);
  }

  /** Whether values of the type are told apart in JSON. */
  boolean isUnion(TypeElement element) {
    return (element.getModifiers().contains(Modifier.SEALED) && isAbstract(element))
        || typeInfo.find(element) != null;
  }

  @Nullable Shape read(DeclaredType type, Place place) {
    TypeElement element = (TypeElement) type.asElement();
    TypeInfo.Discriminator discriminator = typeInfo.discriminator(element, place);
    if (discriminator == null || !typeInfo.checkSubtypes(element, place)) {
      return null;
    }
    Map<TypeElement, String> tags = new LinkedHashMap<>();
    Set<TypeElement> open = new LinkedHashSet<>();
    collect(element, discriminator, tags, open);
    open.remove(element);
    if (!open.isEmpty()) {
      open.forEach(each -> reportOpen(each, type, place));
      return null;
    }
    if (tags.isEmpty()) {
      context.unmappable(
          place,
          TypeText.of(type)
              + " in "
              + place.subject()
              + " has no subtypes that are known. Make it sealed, or name them with"
              + " @JsonSubTypes.");
      return null;
    }
    List<Alternative> alternatives = new ArrayList<>();
    boolean isFine = true;
    for (Map.Entry<TypeElement, String> each : nearestFirst(tags)) {
      DeclaredType subtype = subtype(each.getKey(), type, place);
      if (subtype == null) {
        isFine = false;
        continue;
      }
      Alternative alternative =
          alternative(subtype, each.getValue(), discriminator.name(), type, place);
      isFine &= alternative != null;
      if (alternative != null) {
        alternatives.add(alternative);
      }
    }
    return isFine && isUnambiguous(alternatives, type, place)
        ? new UnionShape(
            TypeName.get(type),
            element.getSimpleName().toString(),
            Docs.of(context.elements().getDocComment(element)).text(),
            discriminator.name(),
            List.copyOf(alternatives),
            false)
        : null;
  }

  private void reportOpen(TypeElement open, DeclaredType union, Place place) {
    context.unmappable(
        place,
        open.getSimpleName()
            + ", an alternative of "
            + TypeText.of(union)
            + " in "
            + place.subject()
            + ", is "
            + (open.getKind().isInterface() ? "an interface" : "abstract")
            + ", and what implements it is not known. Make it sealed, or name its subtypes with"
            + " @JsonSubTypes.");
  }

  private @Nullable Alternative alternative(
      DeclaredType subtype, String tag, String discriminator, DeclaredType union, Place place) {
    TypeElement element = (TypeElement) subtype.asElement();
    String outOfReach = context.whyOutOfReach(element);
    if (outOfReach != null || element.getKind() == ElementKind.ENUM) {
      context.unmappable(
          place,
          TypeText.of(subtype)
              + ", an alternative of "
              + TypeText.of(union)
              + " in "
              + place.subject()
              + (outOfReach == null
                  ? ", is an enum; alternatives are records or classes."
                  : ", " + outOfReach + ": generated code can't use it."));
      return null;
    }
    Shape.ObjectShape shape = objects.alternative(subtype, TypeText.key(union), place);
    if (shape == null) {
      return null;
    }
    for (Member member : Members.flat(shape.members())) {
      if (member.name().equals(discriminator)) {
        context
            .problems()
            .report(
                RuleName.MEMBER_NAME,
                place.inside(element, TypeText.of(subtype)),
                TypeText.of(subtype)
                    + " has a member '"
                    + discriminator
                    + "', which is what tells the alternatives of "
                    + TypeText.of(union)
                    + " apart. Rename it, or choose another with @JsonTypeInfo(property = …).");
        return null;
      }
    }
    return new Alternative(tag, shape);
  }

  /**
   * The concrete subtypes in the order of their declaration, each with its text, and the abstract
   * ones of which no subtype is known.
   */
  private void collect(
      TypeElement element,
      TypeInfo.Discriminator discriminator,
      Map<TypeElement, String> tags,
      Set<TypeElement> open) {
    Map<TypeElement, @Nullable String> named = typeInfo.subtypes(element);
    named.forEach(
        (subtype, tag) -> {
          if (tag != null) {
            tags.putIfAbsent(subtype, tag);
          } else {
            collect(subtype, discriminator, tags, open);
          }
        });
    if (named.isEmpty()) {
      for (TypeMirror permitted : element.getPermittedSubclasses()) {
        collect((TypeElement) ((DeclaredType) permitted).asElement(), discriminator, tags, open);
      }
    }
    if (!isAbstract(element)) {
      tags.putIfAbsent(element, typeInfo.tag(element, discriminator));
    } else if (named.isEmpty() && element.getPermittedSubclasses().isEmpty()) {
      open.add(element);
    }
  }

  /** Subclasses before what they extend, so that a writer that asks in this order finds them. */
  private List<Map.Entry<TypeElement, String>> nearestFirst(Map<TypeElement, String> tags) {
    List<Map.Entry<TypeElement, String>> sorted = new ArrayList<>();
    for (Map.Entry<TypeElement, String> each : tags.entrySet()) {
      int place = sorted.size();
      for (int i = sorted.size() - 1; i >= 0; i--) {
        place = isSubclass(each.getKey(), sorted.get(i).getKey()) ? i : place;
      }
      sorted.add(place, each);
    }
    return sorted;
  }

  private boolean isSubclass(TypeElement element, TypeElement other) {
    return context
        .types()
        .isSubtype(
            context.types().erasure(element.asType()), context.types().erasure(other.asType()));
  }

  private static boolean isAbstract(TypeElement element) {
    return element.getKind().isInterface() || element.getModifiers().contains(Modifier.ABSTRACT);
  }

  private boolean isUnambiguous(List<Alternative> alternatives, DeclaredType type, Place place) {
    List<String> tags = alternatives.stream().map(Alternative::tag).toList();
    for (int i = 0; i < tags.size(); i++) {
      if (tags.indexOf(tags.get(i)) != i) {
        context
            .problems()
            .report(
                RuleName.MEMBER_NAME,
                place.inside(type.asElement(), TypeText.of(type)),
                "Two alternatives of "
                    + TypeText.of(type)
                    + " are called '"
                    + tags.get(i)
                    + "' in JSON. Name them with @JsonTypeName.");
        return false;
      }
    }
    return true;
  }

  /** The subtype with the type arguments that make it one of the union's; null when unknown. */
  private @Nullable DeclaredType subtype(TypeElement element, DeclaredType union, Place place) {
    DeclaredType found = new SubtypeArguments(context).of(element, union);
    if (found == null) {
      context.unmappable(
          place,
          "The type arguments of "
              + element.getSimpleName()
              + " as an alternative of "
              + TypeText.of(union)
              + " in "
              + place.subject()
              + " can't be told. Give it the same type parameters as "
              + union.asElement().getSimpleName()
              + ".");
    }
    return found;
  }
}
