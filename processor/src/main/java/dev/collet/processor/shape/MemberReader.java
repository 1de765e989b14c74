package dev.collet.processor.shape;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import org.jspecify.annotations.Nullable;

/** Reads a parameter, component or property into a member: its type and all that is said of it. */
final class MemberReader {
  static final String TOOL_PARAM = "dev.collet.ToolParam";
  private static final String SENSITIVE = "dev.collet.Sensitive";

  private final Context context;
  private final ShapeReader shapes;
  private final DefaultReader defaults;
  private final PresenceReader presences;

  MemberReader(Context context, ShapeReader shapes) {
    this.context = context;
    this.shapes = shapes;
    this.defaults = new DefaultReader(context);
    this.presences = new PresenceReader(context);
  }

  /** Whether the property has a part in this direction at all. */
  boolean isPresent(Property property, ClassFacets facets) {
    Annotated annotated = property.annotated();
    AnnotationMirror ignore = annotated.find(Jackson.IGNORE);
    boolean isIgnored = ignore != null && Annotated.flag(ignore, "value", true);
    boolean isTypeIgnored =
        property.type() instanceof javax.lang.model.type.DeclaredType type
            && Annotated.of(type.asElement()).has(Jackson.IGNORE_TYPE);
    AnnotationMirror json = annotated.find(Jackson.PROPERTY);
    String access = json == null ? "AUTO" : Annotated.constant(json, "access", "AUTO");
    boolean isThere =
        context.isInput()
            ? property.assignment() != Member.Assignment.NONE && !access.equals("READ_ONLY")
            : property.access() != null && !access.equals("WRITE_ONLY");
    return isThere && !isIgnored && !isTypeIgnored && facets.isIncluded(name(property, facets));
  }

  /** The name in JSON. */
  String name(Property property, ClassFacets facets) {
    Annotated annotated = property.annotated();
    AnnotationMirror tool = annotated.find(TOOL_PARAM);
    if (tool != null && !Annotated.text(tool, "name", "").isEmpty()) {
      return Annotated.text(tool, "name", "");
    }
    for (String each : List.of(Jackson.PROPERTY, Jackson.GETTER, Jackson.SETTER)) {
      AnnotationMirror mirror = annotated.find(each);
      if (mirror != null && !Annotated.text(mirror, "value", "").isEmpty()) {
        return Annotated.text(mirror, "value", "");
      }
    }
    return facets.naming().apply(property.javaName());
  }

  /** The member; null when it can't be mapped, and then that was reported. */
  @Nullable Member read(Property property, ClassFacets facets, Place place) {
    Annotated annotated = property.annotated().and(property.type());
    boolean isSupported = shapes.supported().check(annotated, place);
    isSupported &= new LostAnnotations(context).checkVariables(property.element(), place);
    Shape bare = shapes.read(property.type(), place);
    if (bare == null || !isSupported) {
      return null;
    }
    Shape shape = shapes.constraints().apply(bare, annotated, place);
    JsonFormats.check(shape, annotated, place, context);
    AnnotationMirror tool = annotated.find(TOOL_PARAM);
    AnnotationMirror json = annotated.find(Jackson.PROPERTY);
    boolean isNullable =
        Nullness.isNullable(annotated)
            || shape instanceof Shape.OptionalShape
            || (tool != null && !Annotated.flag(tool, "required", true));
    String name = name(property, facets);
    PresenceReader.Presence presence =
        context.isInput()
            ? presences.input(property, shape, isNullable, tool, json, place)
            : presences.output(shape, isNullable, tool, annotated, facets, place);
    boolean isSensitive = annotated.has(SENSITIVE);
    DefaultReader.Values values = defaults.read(shape, annotated, tool, isSensitive, place);
    boolean hasDefault = context.isInput() && values.defaultValue() != null;
    Member member =
        new Member(
            name,
            property.javaName(),
            shape,
            presence.isRequired() && !hasDefault,
            presence.isNullable() && !hasDefault,
            presence.omission(),
            property.access(),
            property.assignment(),
            description(property, tool),
            hasDefault ? values.defaultValue() : null,
            values.example(),
            header(tool),
            isSensitive,
            aliases(annotated),
            false,
            place.site());
    return Unwrapping.apply(member, annotated, place, context);
  }

  private static @Nullable String description(Property property, @Nullable AnnotationMirror tool) {
    String own = tool == null ? "" : Annotated.text(tool, "description", "");
    if (!own.isEmpty()) {
      return own;
    }
    AnnotationMirror json = property.annotated().find(Jackson.PROPERTY_DESCRIPTION);
    String text = json == null ? "" : Annotated.text(json, "value", "");
    return text.isEmpty() ? property.description() : text;
  }

  private static @Nullable String header(@Nullable AnnotationMirror tool) {
    return tool != null && Annotated.written(tool, "header") != null
        ? Annotated.text(tool, "header", "")
        : null;
  }

  private List<String> aliases(Annotated annotated) {
    AnnotationMirror alias = annotated.find(Jackson.ALIAS);
    return alias == null || !context.isInput()
        ? List.of()
        : new ArrayList<>(Annotated.texts(alias, "value"));
  }
}
