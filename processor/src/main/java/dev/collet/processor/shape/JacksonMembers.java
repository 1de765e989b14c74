package dev.collet.processor.shape;

import java.util.Map;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/** Which members of Jackson's annotations are understood, and where the annotations may stand. */
final class JacksonMembers {
  /** Not on members: there they would change the type of one place only. */
  private static final Map<String, String> TYPES_ONLY =
      Map.of(
          "JsonIgnoreProperties", "Use a record without them.",
          "JsonIncludeProperties", "Use a record of them.",
          "JsonPropertyOrder", "Put it on the type.",
          "JsonTypeInfo", "Put it on the type.",
          "JsonSubTypes", "Put it on the type.",
          "JsonTypeName", "Put it on the type.");

  private static final Set<String> WITHOUT_EFFECT = Set.of("defaultValue", "namespace", "index");

  /** The members that are honoured; of an annotation that is not listed, all are. */
  private static final Map<String, Set<String>> HONOURED =
      Map.of(
          "JsonProperty", Set.of("value", "required", "access"),
          "JsonInclude", Set.of("value"),
          "JsonIgnoreProperties", Set.of("value", "ignoreUnknown"),
          "JsonSetter", Set.of("value"));

  /** What these say is what is done anyway. */
  private static final Set<String> OWN_WAY =
      Set.of("DEFAULT", "FAIL", "ALWAYS", "USE_DEFAULTS", "false", "[]", "");

  private JacksonMembers() {}

  /**
   * Why the annotation can't be honoured as it is written, and what to do; null when it can.
   *
   * @param isOnType whether it stands on the declaration of a type
   */
  static @Nullable String whyNot(AnnotationMirror mirror, boolean isOnType) {
    String name = Annotated.simpleNameOf(mirror);
    String advice = TYPES_ONLY.get(name);
    if (!isOnType && advice != null) {
      return "is understood on types only. " + advice;
    }
    Set<String> honoured = HONOURED.get(name);
    if (honoured == null) {
      return null;
    }
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        mirror.getElementValues().entrySet()) {
      String member = entry.getKey().getSimpleName().toString();
      if (!honoured.contains(member)
          && !WITHOUT_EFFECT.contains(member)
          && !OWN_WAY.contains(text(entry.getValue()))) {
        return "has a member '" + member + "' that is not supported. Leave it out.";
      }
    }
    return null;
  }

  private static String text(AnnotationValue value) {
    return value.getValue() instanceof VariableElement constant
        ? constant.getSimpleName().toString()
        : value.getValue().toString();
  }
}
