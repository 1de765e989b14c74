package dev.collet.processor.schema;

import dev.collet.processor.shape.Member;
import dev.collet.processor.shape.Members;
import dev.collet.processor.shape.Shape;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The schema of a form: the schema that the same members would have as arguments, held to what MCP
 * 2026-07-28 (client/elicitation, "Requested Schema") lets a form say.
 */
public final class FormSchema {
  private final Consumer<String> reasons;

  /**
   * @param reasons takes a sentence for each component that no form has a field for
   */
  public FormSchema(Consumer<String> reasons) {
    this.reasons = reasons;
  }

  /** The schema; good only when there was no reason against it. */
  public ObjectNode of(Shape.ObjectShape shape) {
    ObjectNode arguments = new SchemaRenderer().inputSchema(shape.members());
    ObjectNode form = JsonNodeFactory.instance.objectNode().put("type", "object");
    ObjectNode fields = form.putObject("properties");
    for (Member member : Members.flat(shape.members())) {
      if (member.isSensitive()) {
        reject(
            member,
            "is @Sensitive, and a form must not ask for secrets. Ask with Question.url, on a page of"
                + " your own");
        continue;
      }
      JsonNode rendered = arguments.path("properties").path(member.name());
      ObjectNode field = field(member, (ObjectNode) rendered);
      if (field != null) {
        fields.set(member.name(), field);
      }
    }
    if (arguments.has("required")) {
      form.set("required", arguments.get("required"));
    }
    return form;
  }

  private void reject(Member member, String why) {
    reasons.accept("component '" + member.javaName() + "' " + why + ".");
  }

  private @Nullable ObjectNode field(Member member, ObjectNode rendered) {
    Shape shape = bare(member.shape());
    ObjectNode field = JsonNodeFactory.instance.objectNode();
    if (shape instanceof Shape.EnumShape choice) {
      field.put("type", "string");
      describe(field, member);
      choices(field, choice, "oneOf");
    } else if (shape instanceof Shape.ArrayShape list
        && bare(list.element()) instanceof Shape.EnumShape choice) {
      field.put("type", "array");
      describe(field, member);
      FormFields.copy(rendered, field, List.of("minItems", "maxItems"));
      choices(field.putObject("items"), choice, "anyOf");
    } else {
      String fault = FormFields.fault(shape, rendered);
      if (fault != null) {
        reject(member, fault);
        return null;
      }
      field.set("type", rendered.get("type"));
      describe(field, member);
      FormFields.copy(rendered, field, FormFields.KEYWORDS);
      if ("uri-reference".equals(rendered.path("format").asString(""))) {
        field.put("format", "uri");
      }
    }
    if (member.defaultValue() != null) {
      field.set("default", member.defaultValue());
    }
    return field;
  }

  /** The value's own shape, without what says that it may be absent or is wrapped. */
  private static Shape bare(Shape shape) {
    if (shape instanceof Shape.OptionalShape optional) {
      return bare(optional.value());
    }
    return shape instanceof Shape.ValueShape value ? bare(value.value()) : shape;
  }

  /** A form has no examples, so they are told. */
  private static void describe(ObjectNode field, Member member) {
    String text = member.description() == null ? "" : member.description();
    JsonNode example = member.example();
    if (example != null) {
      String value = example.isString() ? example.asString() : WireJson.write(example);
      text += (text.isEmpty() ? "" : " ") + "For example: " + value;
    }
    if (!text.isEmpty()) {
      field.put("description", text);
    }
  }

  /** Constants that are documented have titles; then all must have one. */
  private static void choices(ObjectNode field, Shape.EnumShape shape, String titled) {
    if (shape.constants().stream().allMatch(constant -> constant.description() == null)) {
      field.put("type", "string");
      ArrayNode texts = field.putArray("enum");
      shape.constants().forEach(constant -> texts.add(constant.json()));
      return;
    }
    ArrayNode all = field.putArray(titled);
    for (Shape.EnumShape.Constant constant : shape.constants()) {
      String title = constant.description() == null ? constant.json() : constant.description();
      all.addObject().put("const", constant.json()).put("title", title);
    }
  }
}
