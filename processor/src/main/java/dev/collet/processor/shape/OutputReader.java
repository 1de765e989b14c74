package dev.collet.processor.shape;

import com.palantir.javapoet.TypeName;
import dev.collet.processor.model.OutputModel;
import dev.collet.processor.model.OutputModel.Kind;
import dev.collet.processor.report.Finding;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** Reads what a tool gives back. */
public final class OutputReader {
  private final Elements elements;
  private final Types types;
  private final Predicate<Element> inCompilation;
  private final Known known = new Known();

  /**
   * @param inCompilation whether an element's source is in this compilation: findings go to the
   *     narrowest such element
   */
  public OutputReader(Elements elements, Types types, Predicate<Element> inCompilation) {
    this.elements = elements;
    this.types = types;
    this.inCompilation = inCompilation;
  }

  /** As the long form, for a method in its own class that declares no output schema. */
  public OutputModel read(
      ExecutableElement method, ExecutableType type, Consumer<Finding> problems) {
    return read((TypeElement) method.getEnclosingElement(), method, type, false, problems);
  }

  /**
   * Reads the result.
   *
   * @param toolClass the class that the tool belongs to: generated code lives in its package
   * @param method the tool, which may be inherited
   * @param type the method's type as a member of the class
   * @param isSchemaDeclared whether the author gave an output schema: text is structured then
   * @param problems takes what is wrong; a result that can't be mapped is structured without shape
   */
  public OutputModel read(
      TypeElement toolClass,
      ExecutableElement method,
      ExecutableType type,
      boolean isSchemaDeclared,
      Consumer<Finding> problems) {
    Context context =
        new Context(
            elements,
            types,
            Direction.OUTPUT,
            new Problems(problems),
            elements.getPackageOf(toolClass).getQualifiedName().toString(),
            inCompilation,
            known.of(toolClass));
    Element shown = inCompilation.test(method) ? method : toolClass;
    Place place = Place.of(shown, "the result of '" + method.getSimpleName() + "'", inCompilation);
    TypeMirror returned = type.getReturnType();
    TypeMirror stage = stage(context, returned);
    return stage == null
        ? completed(context, returned, method, isSchemaDeclared, false, place)
        : completed(context, stage, method, isSchemaDeclared, true, place);
  }

  private static @Nullable TypeMirror stage(Context context, TypeMirror type) {
    DeclaredType stage = context.supertype(type, "java.util.concurrent.CompletionStage");
    return stage == null || stage.getTypeArguments().isEmpty()
        ? null
        : stage.getTypeArguments().get(0);
  }

  private OutputModel completed(
      Context context,
      TypeMirror written,
      ExecutableElement method,
      boolean isSchemaDeclared,
      boolean isAsync,
      Place place) {
    ShapeReader shapes = new ShapeReader(context);
    TypeMirror type = shapes.bound(written);
    Annotated annotated = Annotated.of(type).and(written);
    if (!isAsync) {
      annotated = Annotated.of(method).and(method.getReturnType()).and(type);
    }
    boolean isNullable = Nullness.isNullable(annotated);
    if (type.getKind() == TypeKind.VOID) {
      return new OutputModel(Kind.NONE, null, TypeName.VOID, isAsync, true, false);
    }
    TypeName name = TypeName.get(type);
    String key = TypeText.key(type);
    switch (key) {
      case "java.lang.Void":
        return new OutputModel(Kind.NONE, null, name, isAsync, true, false);
      case "dev.collet.ToolResult":
        return new OutputModel(Kind.RESULT, null, name, isAsync, isNullable, false);
      case "java.lang.String", "java.lang.CharSequence":
        if (!isSchemaDeclared) {
          new LostAnnotations(context).checkText(annotated, place);
          return new OutputModel(Kind.TEXT, null, name, isAsync, isNullable, false);
        }
        break;
      default:
        if (isContent(context, type)) {
          return new OutputModel(Kind.CONTENT, null, name, isAsync, isNullable, false);
        }
        if (isContentList(context, shapes, type)) {
          return new OutputModel(Kind.CONTENT, null, name, isAsync, isNullable, true);
        }
    }
    return structured(shapes, type, annotated, isAsync, isNullable, place);
  }

  private static OutputModel structured(
      ShapeReader shapes,
      TypeMirror type,
      Annotated annotated,
      boolean isAsync,
      boolean isNullable,
      Place place) {
    boolean isSupported = shapes.supported().check(annotated, place);
    Shape bare = shapes.read(type, place);
    Shape shape =
        bare == null || !isSupported ? null : shapes.constraints().apply(bare, annotated, place);
    if (shape != null && shapes.isTooLarge(shape, place)) {
      shape = null;
    }
    return new OutputModel(
        Kind.STRUCTURED,
        shape,
        TypeName.get(type),
        isAsync,
        isNullable || shape instanceof Shape.OptionalShape,
        false);
  }

  private static boolean isContent(Context context, TypeMirror type) {
    return context.supertype(type, "dev.collet.Content") != null;
  }

  private static boolean isContentList(Context context, ShapeReader shapes, TypeMirror type) {
    DeclaredType list = context.supertype(type, "java.util.List");
    return list != null
        && !list.getTypeArguments().isEmpty()
        && isContent(context, shapes.bound(list.getTypeArguments().get(0)));
  }
}
