package dev.collet.processor.code;

import com.palantir.javapoet.TypeName;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * A method or constructor.
 *
 * @param isConstructor constructors come first
 * @param code its declaration with the body
 */
public record MethodSpec(boolean isConstructor, CodeBlock code) {
  /** A method without parameters that returns nothing, so far. */
  public static Builder methodBuilder(String name) {
    return new Builder(name, false);
  }

  /** A constructor of the class with this simple name. */
  public static Builder constructorBuilder(String name) {
    return new Builder(name, true);
  }

  /** A method that grows. */
  public static final class Builder {
    private final String name;
    private final boolean isConstructor;
    private final Declaration before = new Declaration();
    private final CodeBlock.Builder exceptions = CodeBlock.builder();
    private final CodeBlock.Builder body = CodeBlock.builder();
    private final Parameters parameters = new Parameters();
    private TypeName returned = TypeName.VOID;

    private Builder(String name, boolean isConstructor) {
      this.name = name;
      this.isConstructor = isConstructor;
    }

    /** Adds whole lines of documentation. */
    public Builder addJavadoc(String format, @Nullable Object... arguments) {
      before.addJavadoc(format, arguments);
      return this;
    }

    /** Adds an annotation without members. */
    public Builder addAnnotation(Class<?> type) {
      return addAnnotation(CodeBlock.of("@$T", type));
    }

    /** Adds an annotation. */
    public Builder addAnnotation(CodeBlock annotation) {
      before.addAnnotation(annotation);
      return this;
    }

    /** Adds modifiers. */
    public Builder addModifiers(Modifier... modifiers) {
      before.addModifiers(List.of(modifiers));
      return this;
    }

    /** Sets the type of the result. */
    public Builder returns(TypeName type) {
      returned = type;
      return this;
    }

    /** Sets the type of the result. */
    public Builder returns(Class<?> type) {
      return returns(TypeName.get(type));
    }

    /** Adds a parameter. */
    public Builder addParameter(TypeName type, String parameter) {
      parameters.add(type, parameter);
      return this;
    }

    /** Adds a parameter. */
    public Builder addParameter(Class<?> type, String parameter) {
      return addParameter(TypeName.get(type), parameter);
    }

    /** Adds a type to the throws clause. */
    public Builder addException(Class<?> type) {
      exceptions.text(exceptions.isEmpty() ? "throws" : ",");
      exceptions.part(CodeBlock.Mark.SPACE_OR_LINE).part(TypeName.get(type));
      return this;
    }

    /** Adds a comment of one line. */
    public Builder addComment(String text) {
      body.text("// ").text(text).text("\n");
      return this;
    }

    /** Adds code by its format. */
    public Builder addCode(String format, @Nullable Object... arguments) {
      body.add(format, arguments);
      return this;
    }

    /** Adds code. */
    public Builder addCode(CodeBlock code) {
      body.add(code);
      return this;
    }

    /** Adds a statement, with its semicolon. */
    public Builder addStatement(String format, @Nullable Object... arguments) {
      body.addStatement(format, arguments);
      return this;
    }

    /** Adds a statement, with its semicolon. */
    public Builder addStatement(CodeBlock statement) {
      body.addStatement(statement);
      return this;
    }

    /** Opens a block after these words. */
    public Builder beginControlFlow(String format, @Nullable Object... arguments) {
      body.beginControlFlow(format, arguments);
      return this;
    }

    /** Closes a block and opens another one. */
    public Builder nextControlFlow(String format, @Nullable Object... arguments) {
      body.nextControlFlow(format, arguments);
      return this;
    }

    /** Closes a block. */
    public Builder endControlFlow() {
      body.endControlFlow();
      return this;
    }

    /** The method. */
    public MethodSpec build() {
      CodeBlock.Builder code = CodeBlock.builder();
      before.addTo(code);
      if (!isConstructor) {
        code.part(returned).text(" ");
      }
      code.text(name).add(parameters.code());
      if (!exceptions.isEmpty()) {
        code.part(CodeBlock.Mark.SPACE_OR_LINE).add(exceptions.build());
      }
      code.text(" {\n").indent().add(body.build()).unindent().text("}\n");
      return new MethodSpec(isConstructor, code.build());
    }
  }
}
