package dev.collet.processor.shape;

import java.util.Map;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
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
          "JsonRootName");

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
          Map.entry("JsonRawValue", "Use JsonNode or Object for free-form JSON."),
          Map.entry("JsonAnyGetter", "Use a component of type Map<String, Object>."),
          Map.entry("JsonAnySetter", "Use a component of type Map<String, Object>."),
          Map.entry("JsonSerialize", "Use a record of the JSON form, or @JsonValue."),
          Map.entry("JsonDeserialize", "Use a record of the JSON form, or @JsonCreator."));

  private final Context context;

  SupportedAnnotations(Context context) {
    this.context = context;
  }

  /** Reports what is not supported; true when all is well. */
  boolean check(Annotated annotated, Place place) {
    boolean isFine = true;
    for (AnnotationMirror mirror : annotated.all()) {
      String why = whyNot(mirror);
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
    context
        .problems()
        .report(
            RuleName.UNSUPPORTED_ANNOTATION,
            place,
            annotated,
            mirror,
            null,
            "@" + name + " on " + place.subject() + " " + why + ". " + advice);
  }

  private @Nullable String whyNot(AnnotationMirror mirror) {
    String name = Annotated.nameOf(mirror);
    String simpleName = Annotated.simpleNameOf(mirror);
    if (name.startsWith("com.fasterxml.jackson.") || name.startsWith(Jackson.JACKSON_3 + ".")) {
      return JACKSON.contains(simpleName) ? null : "is not supported: JSON would not be as it says";
    }
    if (isConstraintPackage(name)) {
      String base =
          simpleName.equals("List") ? name.replaceAll(".*\\.([^.]+)\\.List$", "$1") : simpleName;
      if (!CONSTRAINTS.contains(base)) {
        return "is not supported: no schema says it";
      }
      return Annotated.values(mirror, "groups").isEmpty()
          ? null
          : "names validation groups, which nothing here chooses";
    }
    return whyNotComposed(mirror);
  }

  /** A constraint or a bundle of the user's own, known by what annotates it. */
  private static @Nullable String whyNotComposed(AnnotationMirror mirror) {
    Annotated type = Annotated.of(mirror.getAnnotationType().asElement());
    if (type.has("jakarta.validation.Constraint", "javax.validation.Constraint")) {
      return "is a constraint of its own, which no schema says";
    }
    return type.has("com.fasterxml.jackson.annotation.JacksonAnnotationsInside")
        ? "bundles Jackson annotations, which are not looked into"
        : null;
  }

  static boolean isConstraint(String simpleName) {
    return CONSTRAINTS.contains(simpleName);
  }

  static boolean isConstraintPackage(String name) {
    return name.startsWith("jakarta.validation.constraints.")
        || name.startsWith("javax.validation.constraints.");
  }
}
