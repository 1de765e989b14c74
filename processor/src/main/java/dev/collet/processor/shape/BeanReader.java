package dev.collet.processor.shape;

import com.palantir.javapoet.TypeName;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import org.jspecify.annotations.Nullable;

/** Decides how a class that is no plain record is made, and what it consists of. */
final class BeanReader {
  private final Context context;
  private final Creators creators;

  BeanReader(Context context, Creators creators) {
    this.context = context;
    this.creators = creators;
  }

  @Nullable Properties read(DeclaredType type, Place place) {
    TypeElement element = (TypeElement) type.asElement();
    ExecutableElement annotated = creators.annotated(element);
    if (annotated != null) {
      return made(type, annotated, place);
    }
    BeanProperties reader = new BeanProperties(context);
    List<Property> settable = reader.read(type, null, List.of());
    boolean hasSetter = settable.stream().anyMatch(each -> each.assignment().setter() != null);
    ExecutableElement empty = creators.empty(element);
    if (empty != null && hasSetter) {
      Checked checked = Checked.of(context, List.of(empty), List.of()).or(reader.checked());
      return new Properties(new Construction(null, List.of(), true, checked), settable);
    }
    ExecutableElement only = creators.only(element);
    if (only != null && creators.names(only) != null) {
      return made(type, only, place);
    }
    boolean hasGetter = settable.stream().anyMatch(each -> each.access() != null);
    if (!context.isInput() && hasGetter) {
      return new Properties(Construction.none(reader.checked()), settable);
    }
    context.unmappable(place, TypeText.of(type) + " in " + place.subject() + " " + why(hasGetter));
    return null;
  }

  private String why(boolean hasGetter) {
    if (!context.isInput()) {
      return "has no getters, so nothing of it can be written. Use a record.";
    }
    return (hasGetter ? "can be written but not read" : "can't be made from JSON")
        + ": generated code needs one constructor with named parameters, or a constructor without"
        + " parameters and setters. Use a record, or mark a constructor with @JsonCreator.";
  }

  private @Nullable Properties made(DeclaredType type, ExecutableElement creator, Place place) {
    String problem = null;
    List<String> names = creators.names(creator);
    if (!context.canReach(creator)) {
      problem = "which generated code can't reach";
    } else if (names == null) {
      problem =
          "whose parameter names are not in the class file. Name them with @JsonProperty, or"
              + " compile it with -parameters";
    } else if (hasOwnTypeVariables(creator)) {
      problem = "which has type variables of its own";
    }
    if (problem != null && context.isInput()) {
      context.unmappable(
          place,
          TypeText.of(type) + " in " + place.subject() + " is made by a creator " + problem + ".");
      return null;
    }
    BeanProperties reader = new BeanProperties(context);
    List<Property> properties =
        reader.read(type, names == null ? null : creator, names == null ? List.of() : names);
    Checked checked = Checked.of(context, List.of(creator), List.of()).or(reader.checked());
    List<TypeName> arguments =
        ObjectReader.parameterTypes(context, type, creator).stream()
            .map(each -> TypeName.get(each))
            .toList();
    String factory =
        creator.getKind() == ElementKind.CONSTRUCTOR ? null : creator.getSimpleName().toString();
    return new Properties(
        new Construction(factory, arguments, problem == null, checked), properties);
  }

  private static boolean hasOwnTypeVariables(Element creator) {
    return creator instanceof ExecutableElement executable
        && !executable.getTypeParameters().isEmpty();
  }
}
