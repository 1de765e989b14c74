package dev.collet.processor.emit;

import com.palantir.javapoet.ClassName;
import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.code.JavaFile;
import dev.collet.processor.code.TypeSpec;
import dev.collet.processor.model.ToolClassModel;
import dev.collet.processor.model.ToolModel;
import java.util.Collection;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javax.annotation.processing.Generated;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import tools.jackson.databind.node.ObjectNode;

/** Writes the toolset of a class: one source file, made of nothing but the class's model. */
public final class ToolsetEmitter {
  private static final String GENERATOR = "dev.collet.processor.ColletProcessor";

  private final Elements elements;
  private final Predicate<ToolModel> needsValidator;

  /**
   * An emitter.
   *
   * @param elements tells which names mean a class of the user's own
   * @param needsValidator whether a validator has to look at a tool's arguments as well
   */
  public ToolsetEmitter(Elements elements, Predicate<ToolModel> needsValidator) {
    this.elements = elements;
    this.needsValidator = needsValidator;
  }

  /**
   * What writes the toolset. All that the compiler has to tell is asked at once, so that any thread
   * can do the writing.
   *
   * @param owner the class; all its tools must be good
   * @param suppressed the categories of javac's lint that must be silent because of what the tools
   *     use, such as {@code deprecation}
   * @param wire gives the object that {@code tools/list} shows for a tool
   */
  public Supplier<JavaFile> toolset(
      ToolClassModel owner, Collection<String> suppressed, Function<ToolModel, ObjectNode> wire) {
    Set<String> hidden = HiddenNames.of(owner.packageName(), elements);
    ErrorCode errors = new ErrorCode(owner.tools(), elements);
    boolean isMarked = canBeMarked(owner);
    return () -> {
      TypeSpec.Builder spec = begin(owner, suppressed);
      if (isMarked) {
        spec.addAnnotation(CodeBlock.of("@$T($S)", Generated.class, GENERATOR));
      }
      return new JavaFile(owner.packageName(), type(owner, spec, wire, errors), hidden);
    };
  }

  /** Whether the class may name {@code Generated}: a module must require java.compiler for that. */
  private boolean canBeMarked(ToolClassModel owner) {
    String annotation = Generated.class.getName();
    TypeElement type = elements.getTypeElement(owner.qualifiedName());
    ModuleElement module = type == null ? null : elements.getModuleOf(type);
    return module == null
        ? elements.getTypeElement(annotation) != null
        : elements.getTypeElement(module, annotation) != null;
  }

  private static TypeSpec.Builder begin(ToolClassModel owner, Collection<String> suppressed) {
    TypeSpec.Builder spec =
        TypeSpec.classBuilder(owner.toolsetName())
            .addJavadoc("The tools of {@code $L}, ready to be served.\n", owner.qualifiedName())
            .addModifiers(Modifier.FINAL)
            .implement(Platform.TOOLSET);
    if (owner.isPublic()) {
      spec.addModifiers(Modifier.PUBLIC);
    }
    if (!suppressed.isEmpty()) {
      spec.addAnnotation(Suppressions.of(suppressed.toArray(new String[0])));
    }
    return spec;
  }

  private TypeSpec type(
      ToolClassModel owner,
      TypeSpec.Builder spec,
      Function<ToolModel, ObjectNode> wire,
      ErrorCode errors) {
    ClassName name = ClassName.get(owner.packageName(), owner.toolsetName());
    Source source = new Source(name, spec);
    new ToolsetBody(owner, source, wire, errors).add();
    ValidatorCode.add(owner, needsValidator, spec);
    return source.build();
  }
}
