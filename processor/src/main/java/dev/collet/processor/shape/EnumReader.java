package dev.collet.processor.shape;

import com.palantir.javapoet.TypeName;
import dev.collet.processor.shape.Shape.EnumShape.Constant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import org.jspecify.annotations.Nullable;

/** Reads enums: the constants' names, or what {@code @JsonProperty} says; never toString. */
final class EnumReader {
  private final Context context;
  private final SupportedAnnotations supported;

  EnumReader(Context context, SupportedAnnotations supported) {
    this.context = context;
    this.supported = supported;
  }

  @Nullable Shape read(DeclaredType type, Place place) {
    TypeElement element = (TypeElement) type.asElement();
    if (isComputed(element, place)) {
      return null;
    }
    Place here = place.inside(element, TypeText.of(type));
    supported.check(Annotated.of(element), here);
    JsonFormats.checkType(element, here, context);
    List<Constant> constants = new ArrayList<>();
    String unknown = null;
    for (Element each : element.getEnclosedElements()) {
      if (each.getKind() == ElementKind.ENUM_CONSTANT) {
        constants.add(constant(each));
        if (Annotated.of(each).has(Jackson.ENUM_DEFAULT_VALUE)) {
          unknown = each.getSimpleName().toString();
        }
      }
    }
    if (constants.isEmpty()) {
      context.unmappable(
          place,
          TypeText.of(type) + " in " + place.subject() + " has no constants: no value fits.");
      return null;
    }
    return isAmbiguous(type, constants, place)
        ? null
        : new Shape.EnumShape(TypeName.get(type), List.copyOf(constants), unknown);
  }

  private Constant constant(Element constant) {
    String name = constant.getSimpleName().toString();
    Annotated annotated = Annotated.of(constant);
    AnnotationMirror property = annotated.find(Jackson.PROPERTY);
    String json = property == null ? "" : Annotated.text(property, "value", "");
    AnnotationMirror alias = annotated.find(Jackson.ALIAS);
    return new Constant(
        name,
        json.isEmpty() ? name : json,
        Docs.of(context.elements().getDocComment(constant)).text(),
        alias == null ? List.of() : Annotated.texts(alias, "value"));
  }

  private boolean isComputed(TypeElement element, Place place) {
    for (Element each : element.getEnclosedElements()) {
      AnnotationMirror computed = Annotated.of(each).find(Jackson.VALUE, Jackson.CREATOR);
      if (computed != null) {
        context.unsupported(
            place.inside(each, each.getSimpleName() + "() of " + element.getSimpleName()),
            "@"
                + Annotated.simpleNameOf(computed)
                + " on "
                + each.getSimpleName()
                + " of enum "
                + element.getSimpleName()
                + " is computed when the program runs, so its texts can't be published. Give each"
                + " constant a @JsonProperty.");
        return true;
      }
    }
    return false;
  }

  private boolean isAmbiguous(DeclaredType type, List<Constant> constants, Place place) {
    Set<String> texts = new HashSet<>();
    for (Constant constant : constants) {
      List<String> all = new ArrayList<>(constant.aliases());
      all.add(constant.json());
      for (String text : all) {
        if (!texts.add(text)) {
          context
              .problems()
              .report(
                  RuleName.MEMBER_NAME,
                  place.inside(type.asElement(), TypeText.of(type)),
                  "Two constants of "
                      + TypeText.of(type)
                      + " have the same JSON text '"
                      + text
                      + "'.");
          return true;
        }
      }
    }
    return false;
  }
}
