package dev.collet.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.collet.processor.model.ToolClassModel;
import dev.collet.processor.model.ToolModel;
import java.util.function.Function;
import javax.annotation.processing.Generated;
import javax.lang.model.element.Modifier;
import tools.jackson.databind.node.ObjectNode;

/** Writes the toolset of a class: one source file, made of nothing but the class's model. */
public final class ToolsetEmitter {
  private static final String GENERATOR = "dev.collet.processor.ColletProcessor";

  private final Function<ToolModel, ObjectNode> wire;
  private final Surroundings surroundings;

  /**
   * An emitter.
   *
   * @param wire gives the object that {@code tools/list} shows for a tool
   * @param surroundings what else is known about the classes that the source refers to
   */
  public ToolsetEmitter(Function<ToolModel, ObjectNode> wire, Surroundings surroundings) {
    this.wire = wire;
    this.surroundings = surroundings;
  }

  /** The source of the toolset of these tools. All of them must be good. */
  public JavaFile toolset(ToolClassModel owner) {
    ClassName name = ClassName.get(owner.packageName(), owner.toolsetName());
    TypeSpec.Builder spec =
        TypeSpec.classBuilder(name)
            .addJavadoc("The tools of {@code $L}, ready to be served.\n", owner.qualifiedName())
            .addAnnotation(
                AnnotationSpec.builder(Generated.class).addMember("value", "$S", GENERATOR).build())
            .addModifiers(Modifier.FINAL)
            .addSuperinterface(Platform.TOOLSET);
    if (owner.isPublic()) {
      spec.addModifiers(Modifier.PUBLIC);
    }
    String[] suppressed = surroundings.suppressions(owner);
    if (suppressed.length > 0) {
      spec.addAnnotation(Suppressions.of(suppressed));
    }
    spec.alwaysQualify(surroundings.hidden(owner.packageName()));
    Source source = new Source(name, spec);
    new ToolsetBody(owner, source, wire).add();
    return JavaFile.builder(owner.packageName(), source.build())
        .skipJavaLangImports(true)
        .indent("  ")
        .build();
  }
}
