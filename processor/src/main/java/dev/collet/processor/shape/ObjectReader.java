package dev.collet.processor.shape;

import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads records, beans, unions, and classes that are written as one value. */
final class ObjectReader {
  private final Context context;
  private final ShapeReader shapes;
  private final Recursion recursion;
  private final MemberReader members;
  private final Creators creators;
  private final UnionReader unions;

  ObjectReader(Context context, ShapeReader shapes) {
    this.context = context;
    this.shapes = shapes;
    this.recursion = new Recursion(context);
    this.members = new MemberReader(context, shapes);
    this.creators = new Creators(context);
    this.unions = new UnionReader(context, this);
  }

  MemberReader members() {
    return members;
  }

  @Nullable Shape read(DeclaredType type, Place place) {
    if (recursion.isEndless(type)) {
      context.unmappable(
          place,
          TypeText.of(type)
              + " in "
              + place.subject()
              + " contains ever larger types of its own kind, without end. Use a type that contains"
              + " itself with the same type arguments.");
      return null;
    }
    return recursion.read(type, TypeText.key(type), () -> body(type, place));
  }

  private @Nullable Shape body(DeclaredType type, Place place) {
    TypeElement element = (TypeElement) type.asElement();
    if (unions.isUnion(element)) {
      shapes.supported().checkType(element, place.inside(element, TypeText.of(type)));
      return unions.read(type, place);
    }
    Shape value = value(type, element, place);
    return value != null || Creators.jsonValue(element) != null ? value : object(type, place);
  }

  /** The object itself, also where it is an alternative of a union. */
  Shape.@Nullable ObjectShape alternative(DeclaredType type, String union, Place place) {
    Shape shape =
        recursion.read(type, TypeText.key(type) + " of " + union, () -> object(type, place));
    return shape instanceof Shape.ObjectShape object ? object : null;
  }

  private Shape.@Nullable ObjectShape object(DeclaredType type, Place place) {
    TypeElement element = (TypeElement) type.asElement();
    Place here = place.inside(element, TypeText.of(type));
    if (!shapes.supported().checkType(element, here)) {
      return null;
    }
    JsonFormats.checkType(element, here, context);
    Properties properties = properties(type, element, place);
    if (properties == null) {
      return null;
    }
    ClassFacets facets = ClassFacets.of(element, context, here);
    List<Member> read = new ArrayList<>();
    boolean isFine = true;
    for (Property property : properties.properties()) {
      if (!members.isPresent(property, facets)) {
        continue;
      }
      String kind = element.getKind() == ElementKind.RECORD ? "component '" : "property '";
      Place inside =
          place.inside(
              property.element(), kind + property.javaName() + "' of " + TypeText.of(type));
      Member member = members.read(property, facets, inside);
      isFine &= member != null;
      if (member != null) {
        read.add(member);
      }
    }
    if (!isFine || hasClash(read, here)) {
      return null;
    }
    return new Shape.ObjectShape(
        TypeName.get(type),
        element.getSimpleName().toString(),
        description(element),
        facets.sort(read),
        properties.construction(),
        facets.isOpen(),
        false);
  }

  private @Nullable Properties properties(DeclaredType type, TypeElement element, Place place) {
    if (element.getKind() == ElementKind.RECORD && creators.annotated(element) == null) {
      return new RecordProperties(context).read(type);
    }
    if (element.getKind() != ElementKind.RECORD && !isConcrete(element, type, place)) {
      return null;
    }
    return new BeanReader(context, creators).read(type, place);
  }

  private boolean isConcrete(TypeElement element, DeclaredType type, Place place) {
    if (element.getKind() == ElementKind.CLASS
        && !element.getModifiers().contains(Modifier.ABSTRACT)) {
      return true;
    }
    boolean isInterface = element.getKind().isInterface();
    context.unmappable(
        place,
        TypeText.of(type)
            + " in "
            + place.subject()
            + " is "
            + (isInterface ? "an interface" : "abstract")
            + ", and what implements it is not known. Make it sealed with records, name the"
            + " subtypes with @JsonSubTypes, or use one of them.");
    return false;
  }

  /** A class that is one value in JSON; null when it is an object, or can't be mapped. */
  private @Nullable Shape value(DeclaredType type, TypeElement element, Place place) {
    ExecutableElement accessor = Creators.jsonValue(element);
    ExecutableElement creator = creators.annotated(element);
    boolean isDelegating = creator != null && Creators.isDelegating(element, creator);
    if (accessor == null && !isDelegating) {
      return null;
    }
    return new ValueReader(context, shapes, creators)
        .read(type, accessor, isDelegating ? creator : null, place);
  }

  private @Nullable String description(TypeElement element) {
    var mirror = Annotated.of(element).find(Jackson.CLASS_DESCRIPTION);
    String text = mirror == null ? "" : Annotated.text(mirror, "value", "");
    return text.isEmpty() ? Docs.of(context.elements().getDocComment(element)).text() : text;
  }

  private boolean hasClash(List<Member> read, Place place) {
    Set<String> names = new HashSet<>();
    for (Member member : Members.flat(read)) {
      List<String> all = new ArrayList<>(member.aliases());
      all.add(0, member.name());
      for (String name : all) {
        if (!names.add(name)) {
          context
              .problems()
              .report(
                  RuleName.MEMBER_NAME,
                  place,
                  "Two members of " + place.subject() + " are called '" + name + "' in JSON.");
          return true;
        }
      }
    }
    return false;
  }

  /** The types of a creator's parameters where the class is used. */
  static List<? extends TypeMirror> parameterTypes(
      Context context, DeclaredType type, ExecutableElement creator) {
    if (creator.getKind() != ElementKind.CONSTRUCTOR) {
      return creator.getParameters().stream().map(VariableElement::asType).toList();
    }
    return ((ExecutableType) context.types().asMemberOf(type, creator)).getParameterTypes();
  }
}
