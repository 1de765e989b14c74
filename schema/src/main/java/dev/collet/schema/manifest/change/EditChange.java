package dev.collet.schema.manifest.change;

import static dev.collet.schema.manifest.change.ChangeKind.*;

import dev.collet.schema.JsonPointer;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Names one edit of a schema as a change, once it has been judged. */
final class EditChange {

  private EditChange() {}

  static Change of(
      String tool,
      Side side,
      JsonNode schema,
      SchemaEdit edit,
      Judgement judgement,
      Witnesses witnesses) {
    ChangeKind kind = side == Side.INPUT ? input(edit, judgement) : output(schema, edit, judgement);
    Change change =
        Change.of(tool, kind, side.root().append(where(edit)))
            .from(part(edit, edit.before()))
            .to(part(edit, edit.after()));
    if (kind.breaks().isEmpty()) {
      return change;
    }
    boolean undecided = kind == INPUT_UNDECIDED || kind == OUTPUT_UNDECIDED;
    return change
        .shownBy(isByValue(kind) ? witnesses.of(judgement) : null)
        .because(undecided ? judgement.doubt() : null);
  }

  /** Whether values show it; a format, a default or a header is a promise beside them. */
  private static boolean isByValue(ChangeKind kind) {
    return switch (kind) {
      case INPUT_FORMAT_NARROWED,
          INPUT_DEFAULT_CHANGED,
          INPUT_HEADER_CHANGED,
          OUTPUT_FORMAT_WIDENED ->
          false;
      default -> true;
    };
  }

  private static ChangeKind input(SchemaEdit edit, Judgement judgement) {
    return switch (edit.kind()) {
      case TEXT -> INPUT_TEXT_CHANGED;
      case DEFAULT -> edit.before() == null ? INPUT_DEFAULT_ADDED : INPUT_DEFAULT_CHANGED;
      case FORMAT -> edit.after() == null ? INPUT_FORMAT_REMOVED : INPUT_FORMAT_NARROWED;
      case HEADER -> INPUT_HEADER_CHANGED;
      case PROPERTY_ADDED ->
          edit.required() && !judgement.isKept() ? REQUIRED_ARGUMENT_ADDED : ARGUMENT_ADDED;
      case PROPERTY_REMOVED -> ARGUMENT_REMOVED;
      case REQUIRED -> judgement.isKept() ? INPUT_REWRITTEN : ARGUMENT_REQUIRED;
      case OPTIONAL -> ARGUMENT_OPTIONAL;
      case KEYWORDS, REPLACED, DEFINITION_ADDED, DEFINITION_REMOVED -> {
        if (judgement.isKept()) {
          yield judgement.isEqual() ? INPUT_REWRITTEN : INPUT_WIDENED;
        }
        if (otherType(edit, judgement, edit.before(), edit.after())) {
          yield INPUT_TYPE_CHANGED;
        }
        yield judgement.isBroken() ? INPUT_NARROWED : INPUT_UNDECIDED;
      }
    };
  }

  private static ChangeKind output(JsonNode schema, SchemaEdit edit, Judgement judgement) {
    return switch (edit.kind()) {
      case TEXT, DEFAULT, HEADER -> OUTPUT_TEXT_CHANGED;
      case FORMAT -> edit.before() == null ? OUTPUT_FORMAT_ADDED : OUTPUT_FORMAT_WIDENED;
      case PROPERTY_ADDED ->
          judgement.isBroken() || (!judgement.isKept() && isClosed(schema, edit.node()))
              ? MEMBER_ADDED_TO_CLOSED
              : MEMBER_ADDED;
      case PROPERTY_REMOVED -> MEMBER_REMOVED;
      case REQUIRED -> MEMBER_REQUIRED;
      case OPTIONAL -> judgement.isKept() ? OUTPUT_REWRITTEN : MEMBER_OPTIONAL;
      case KEYWORDS, REPLACED, DEFINITION_ADDED, DEFINITION_REMOVED -> {
        if (judgement.isKept()) {
          yield judgement.isEqual() ? OUTPUT_REWRITTEN : OUTPUT_NARROWED;
        }
        if (otherType(edit, judgement, edit.after(), edit.before())) {
          yield OUTPUT_TYPE_CHANGED;
        }
        yield judgement.isBroken() ? OUTPUT_WIDENED : OUTPUT_UNDECIDED;
      }
    };
  }

  /** Whether the types alone rule out what was promised, and not merely some of it. */
  private static boolean otherType(
      SchemaEdit edit, Judgement judgement, @Nullable JsonNode offered, @Nullable JsonNode taken) {
    if (edit.kind() != SchemaEdit.Kind.KEYWORDS || offered == null || taken == null) {
      return false;
    }
    Set<String> from = types(offered);
    Set<String> to = types(taken);
    boolean ruledOut = !from.isEmpty() && !to.isEmpty() && !to.containsAll(from);
    return ruledOut && !from.containsAll(to) && !judgement.isReverseKept();
  }

  private static Set<String> types(JsonNode schema) {
    Set<String> types = new TreeSet<>();
    JsonNode type = schema.path("type");
    if (type.isString()) {
      types.add(type.stringValue());
    }
    type.forEach(name -> types.add(name.asString()));
    if (types.contains("number")) {
      types.add("integer");
    }
    return types;
  }

  private static boolean isClosed(JsonNode schema, JsonPointer node) {
    return node.find(schema)
        .filter(
            owner ->
                isFalse(owner.get("additionalProperties"))
                    || isFalse(owner.get("unevaluatedProperties")))
        .isPresent();
  }

  private static boolean isFalse(@Nullable JsonNode value) {
    return value != null && value.isBoolean() && !value.booleanValue();
  }

  private static JsonPointer where(SchemaEdit edit) {
    return switch (edit.kind()) {
      case PROPERTY_ADDED, PROPERTY_REMOVED, REQUIRED, OPTIONAL ->
          edit.node().append("properties").append(edit.name());
      case TEXT, DEFAULT, FORMAT, HEADER -> edit.node().append(edit.name());
      case KEYWORDS, REPLACED, DEFINITION_ADDED, DEFINITION_REMOVED -> {
        String keyword = onlyKeyword(edit);
        yield keyword == null ? edit.node() : edit.node().append(keyword);
      }
    };
  }

  private static @Nullable JsonNode part(SchemaEdit edit, @Nullable JsonNode value) {
    String keyword = onlyKeyword(edit);
    return keyword == null || value == null ? value : value.get(keyword);
  }

  /** The keyword that an edit is about, when it is about a single one. */
  private static @Nullable String onlyKeyword(SchemaEdit edit) {
    if (edit.kind() != SchemaEdit.Kind.KEYWORDS || edit.before() == null || edit.after() == null) {
      return null;
    }
    Set<String> keywords = new TreeSet<>(edit.before().propertyNames());
    keywords.addAll(edit.after().propertyNames());
    return keywords.size() == 1 ? keywords.iterator().next() : null;
  }
}
