package dev.collet.processor.shape;

import java.util.Map;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Refuses annotations that change what a value looks like in JSON, or which values are good, in a
 * way that isn't supported: ignoring one would publish a schema that is wrong. Annotations of other
 * libraries mean nothing here.
 */
final class SupportedAnnotations {
  /** Honoured, or without any effect on JSON. */
  private static final Set<String> JACKSON =
      Set.of(
          "JsonProperty",
          "JsonIgnore",
          "JsonIgnoreType",
          "JsonIgnoreProperties",
          "JsonIncludeProperties",
          "JsonInclude",
          "JsonAlias",
          "JsonValue",
          "JsonCreator",
          "JsonFormat",
          "JsonNaming",
          "JsonUnwrapped",
          "JsonTypeInfo",
          "JsonSubTypes",
          "JsonTypeName",
          "JsonPropertyDescription",
          "JsonClassDescription",
          "JsonPropertyOrder",
          "JsonEnumDefaultValue",
          "JsonGetter",
          "JsonSetter",
          "JsonRootName",
          "JacksonAnnotationsInside");

  /** On a method or field, and yet about the whole object. */
  private static final Set<String> WHOLE_OBJECT =
      Set.of(
          "com.fasterxml.jackson.annotation.JsonAnyGetter",
          "com.fasterxml.jackson.annotation.JsonAnySetter",
          "com.fasterxml.jackson.annotation.JsonKey",
          "com.fasterxml.jackson.annotation.JacksonInject");

  private static final String NOT = "is not supported: JSON would not be as it says";

  private static final Set<String> CONSTRAINTS =
      Set.of(
          "Size",
          "NotNull",
          "NotEmpty",
          "NotBlank",
          "Min",
          "Max",
          "DecimalMin",
          "DecimalMax",
          "Positive",
          "PositiveOrZero",
          "Negative",
          "NegativeOrZero",
          "Digits",
          "Email",
          "Pattern");

  private static final Map<String, String> ADVICE =
      Map.ofEntries(
          Map.entry("AssertTrue", "Check it in the tool and throw ToolError."),
          Map.entry("AssertFalse", "Check it in the tool and throw ToolError."),
          Map.entry("Past", "Check the time in the tool and throw ToolError."),
          Map.entry("PastOrPresent", "Check the time in the tool and throw ToolError."),
          Map.entry("Future", "Check the time in the tool and throw ToolError."),
          Map.entry("FutureOrPresent", "Check the time in the tool and throw ToolError."),
          Map.entry("Null", "Leave the member out."),
          Map.entry("JsonView", "Use one record for each view."),
          Map.entry("JsonBackReference", "Use a record without the back reference."),
          Map.entry("JsonManagedReference", "Use a record without the back reference."),
          Map.entry("JsonIdentityInfo", "Use a record that holds the identifier."),
          Map.entry("JsonIdentityReference", "Use a record that holds the identifier."),
          Map.entry("JsonValue", "Put it on the getter."),
          Map.entry("JsonRawValue", "Use JsonNode or Object for free-form JSON."),
          Map.entry("JsonAnyGetter", "Use a component of type Map<String, Object>."),
          Map.entry("JsonAnySetter", "Use a component of type Map<String, Object>."),
          Map.entry("JsonSerialize", "Use a record of the JSON form, or @JsonValue."),
          Map.entry("JsonDeserialize", "Use a record of the JSON form, or @JsonCreator."));

  private final Context context;

  SupportedAnnotations(Context context) {
    this.context = context;
  }

  /** Reports what is not supported on a member or type argument; true when all is well. */
  boolean check(Annotated annotated, Place place) {
    return check(annotated, place, false);
  }

  /** Reports what is not supported on a type; true when all is well. */
  boolean checkType(TypeElement element, Place place) {
    boolean isFine = check(Annotated.of(element), place, true);
    for (Element each : context.elements().getAllMembers(element)) {
      for (AnnotationMirror mirror : each.getAnnotationMirrors()) {
        boolean isWhole =
            WHOLE_OBJECT.contains(Annotated.nameOf(mirror)) || isValueField(each, mirror);
        if (isWhole || isCheck(each, mirror)) {
          isFine = false;
          String name = each.getSimpleName() + " of " + place.subject();
          String why = isWhole ? NOT : "is not supported: no schema says it";
          report(Annotated.of(each), mirror, place.inside(each, name), why);
        }
      }
    }
    return isFine;
  }

  private static boolean isValueField(Element member, AnnotationMirror mirror) {
    return member.getKind() == ElementKind.FIELD
        && Annotated.nameOf(mirror).equals(Jackson.VALUE)
        && Annotated.flag(mirror, "value", true)
        && member.getEnclosingElement().getKind() != ElementKind.RECORD;
  }

  /** A method that Jakarta Validation would ask whether the whole object is good. */
  private static boolean isCheck(Element member, AnnotationMirror mirror) {
    String name = Annotated.simpleNameOf(mirror);
    return member instanceof ExecutableElement method
        && method.getParameters().isEmpty()
        && (name.equals("AssertTrue") || name.equals("AssertFalse"))
        && isConstraintPackage(Annotated.nameOf(mirror))
        && !isAccessor(method);
  }

  /** A component is asked about by itself; its accessor may have no place in the source. */
  private static boolean isAccessor(ExecutableElement method) {
    return method.getEnclosingElement() instanceof TypeElement owner
        && owner.getRecordComponents().stream()
            .anyMatch(component -> method.equals(component.getAccessor()));
  }

  private boolean check(Annotated annotated, Place place, boolean isOnType) {
    boolean isFine = true;
    for (AnnotationMirror mirror : annotated.all()) {
      String why = whyNot(mirror, isOnType);
      if (why != null) {
        isFine = false;
        report(annotated, mirror, place, why);
      }
    }
    return isFine;
  }

  private void report(Annotated annotated, AnnotationMirror mirror, Place place, String why) {
    String name = Annotated.simpleNameOf(mirror);
    String advice = ADVICE.getOrDefault(name, "Remove it, or use a record of the JSON form.");
    context.unsupported(annotated, mirror, place, why + (why.endsWith(".") ? "" : ". " + advice));
  }

  private static @Nullable String whyNot(AnnotationMirror mirror, boolean isOnType) {
    String name = Annotated.nameOf(mirror);
    String simpleName = Annotated.simpleNameOf(mirror);
    if (name.startsWith("com.fasterxml.jackson.") || name.startsWith(Jackson.JACKSON_3 + ".")) {
      return WHOLE_OBJECT.contains(name) || JACKSON.contains(simpleName)
          ? JacksonMembers.whyNot(mirror, isOnType)
          : NOT;
    }
    if (isConstraintPackage(name)) {
      String base =
          simpleName.equals("List") ? name.replaceAll(".*\\.([^.]+)\\.List$", "$1") : simpleName;
      if (!CONSTRAINTS.contains(base)) {
        return "is not supported: no schema says it";
      }
      return whyNotGrouped(mirror);
    }
    Element type = mirror.getAnnotationType().asElement();
    if (!Bundles.isConstraint(type)) {
      return null;
    }
    String why = Bundles.whyNotComposed(type);
    return why == null ? whyNotGrouped(mirror) : why;
  }

  private static @Nullable String whyNotGrouped(AnnotationMirror mirror) {
    return Annotated.values(mirror, "groups").isEmpty()
        ? null
        : "names validation groups, which nothing here chooses";
  }

  static boolean isConstraint(String simpleName) {
    return CONSTRAINTS.contains(simpleName);
  }

  static boolean isConstraintPackage(String name) {
    return name.startsWith("jakarta.validation.constraints.")
        || name.startsWith("javax.validation.constraints.");
  }
}
