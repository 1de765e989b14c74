package dev.collet.processor.shape;

import com.palantir.javapoet.TypeName;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads a class that is one value in JSON: {@code @JsonValue} and a creator that takes it. */
final class ValueReader {
  private final Context context;
  private final ShapeReader shapes;
  private final Creators creators;

  ValueReader(Context context, ShapeReader shapes, Creators creators) {
    this.context = context;
    this.shapes = shapes;
    this.creators = creators;
  }

  @Nullable Shape read(
      DeclaredType type,
      @Nullable ExecutableElement accessor,
      @Nullable ExecutableElement creator,
      Place place) {
    ExecutableElement maker = creator == null ? constructorFor(type, accessor) : creator;
    boolean isBadlyReachable = maker != null && !context.canReach(maker);
    if (context.isInput() && (maker == null || isBadlyReachable)) {
      context.unmappable(
          place,
          TypeText.of(type)
              + " in "
              + place.subject()
              + " is one value in JSON (@JsonValue), but nothing that generated code can call takes"
              + " it. Mark a constructor or a static method with @JsonCreator.");
      return null;
    }
    if (!context.isInput() && (accessor == null || !context.canReach(accessor))) {
      context.unmappable(
          place,
          TypeText.of(type)
              + " in "
              + place.subject()
              + " is made from one value (@JsonCreator), but nothing gives it back. Mark a public"
              + " method with @JsonValue.");
      return null;
    }
    TypeMirror inner =
        context.isInput() && maker != null
            ? ObjectReader.parameterTypes(context, type, maker).get(0)
            : Wildcards.memberType(context, type, java.util.Objects.requireNonNull(accessor));
    Shape value = shapes.readArgument(inner, place);
    if (value == null) {
      return null;
    }
    if (maker != null && context.isInput()) {
      VariableElement parameter = maker.getParameters().get(0);
      value = shapes.constraints().apply(value, Annotated.of(parameter), place);
    }
    return new Shape.ValueShape(
        TypeName.get(type),
        value,
        accessor == null ? "" : accessor.getSimpleName() + "()",
        construction(type, maker, accessor));
  }

  private Construction construction(
      DeclaredType type, @Nullable ExecutableElement maker, @Nullable ExecutableElement accessor) {
    Checked checked =
        Checked.of(
            context,
            maker == null ? List.of() : List.of(maker),
            accessor == null ? List.of() : List.of(accessor));
    if (maker == null) {
      return Construction.none(checked);
    }
    List<TypeName> arguments =
        ObjectReader.parameterTypes(context, type, maker).stream()
            .map(each -> TypeName.get(each))
            .toList();
    boolean isConstructor = maker.getKind() == ElementKind.CONSTRUCTOR;
    return new Construction(
        isConstructor ? null : maker.getSimpleName().toString(),
        arguments,
        context.canReach(maker),
        checked);
  }

  /** The only constructor, when it takes just what {@code @JsonValue} gives. */
  private @Nullable ExecutableElement constructorFor(
      DeclaredType type, @Nullable ExecutableElement accessor) {
    ExecutableElement only = creators.only((TypeElement) type.asElement());
    boolean fits =
        only != null
            && accessor != null
            && only.getParameters().size() == 1
            && context
                .types()
                .isSameType(only.getParameters().get(0).asType(), accessor.getReturnType());
    return fits ? only : null;
  }
}
