package dev.collet.processor.emit;

import com.palantir.javapoet.ClassName;
import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.code.JavaFile;
import dev.collet.processor.code.TypeSpec;
import dev.collet.processor.model.ToolClassModel;
import dev.collet.processor.model.ToolModel;
import java.util.Collection;
import java.util.function.Function;
import java.util.function.Predicate;
import javax.annotation.processing.Generated;
import javax.lang.model.element.Modifier;
import javax.lang.model.util.Elements;
import tools.jackson.databind.node.ObjectNode;

/** Writes the toolset of a class: one source file, made of nothing but the class's model. */
public final class ToolsetEmitter {
  private static final String GENERATOR = "dev.collet.processor.ColletProcessor";

  private final Elements elements;
  private final Function<ToolModel, ObjectNode> wire;
  private final Predicate<ToolModel> needsValidator;

  /**
   * An emitter.
   *
   * @param elements tells which names mean a class of the user's own
   * @param wire gives the object that {@code tools/list} shows for a tool
   * @param needsValidator whether a validator has to look at a tool's arguments as well
   */
  public ToolsetEmitter(
      Elements elements,
      Function<ToolModel, ObjectNode> wire,
      Predicate<ToolModel> needsValidator) {
    this.elements = elements;
    this.wire = wire;
    this.needsValidator = needsValidator;
  }

  /**
   * The source of the toolset.
   *
   * @param owner the class; all its tools must be good
   * @param suppressed the categories of javac's lint that must be silent because of what the tools
   *     use, such as {@code deprecation}
   */
  public JavaFile toolset(ToolClassModel owner, Collection<String> suppressed) {
    ClassName name = ClassName.get(owner.packageName(), owner.toolsetName());
    TypeSpec.Builder spec =
        TypeSpec.classBuilder(name.simpleName())
            .addJavadoc("The tools of {@code $L}, ready to be served.\n", owner.qualifiedName())
            .addAnnotation(CodeBlock.of("@$T($S)", Generated.class, GENERATOR))
            .addModifiers(Modifier.FINAL)
            .implement(Platform.TOOLSET);
    if (owner.isPublic()) {
      spec.addModifiers(Modifier.PUBLIC);
    }
    if (!suppressed.isEmpty()) {
      spec.addAnnotation(Suppressions.of(suppressed.toArray(new String[0])));
    }
    Source source = new Source(name, spec);
    new ToolsetBody(owner, source, wire, new ErrorCode(elements)).add();
    ValidatorCode.add(owner, needsValidator, spec);
    return new JavaFile(
        owner.packageName(), source.build(), HiddenNames.of(owner.packageName(), elements));
  }
}
