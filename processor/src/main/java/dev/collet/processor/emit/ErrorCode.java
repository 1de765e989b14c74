package dev.collet.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.collet.processor.model.ToolModel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** Writes the method that turns a tool's exceptions into texts for the model. */
final class ErrorCode {
  private static final String MESSAGE = "message";

  private final Elements elements;

  ErrorCode(Elements elements) {
    this.elements = elements;
  }

  /** What finds the record's component for an argument. */
  interface Components {
    @Nullable String find(String argument);
  }

  MethodSpec method(ToolModel tool, String name, ClassName arguments, Components components) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name)
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(String.class)
            .addParameter(arguments, "arguments")
            .addParameter(Throwable.class, "thrown");
    Set<String> seen = new HashSet<>();
    for (ToolModel.ErrorMapping mapping : tool.mappings()) {
      if (seen.add(mapping.exception())) {
        method.beginControlFlow("if (thrown instanceof $L)", type(mapping.exception()));
        method.addStatement("return $L", text(mapping.message(), components)).endControlFlow();
      }
    }
    return method.addStatement("return null").build();
  }

  private CodeBlock type(String name) {
    TypeElement type = elements.getTypeElement(name);
    return type == null ? CodeBlock.of("$L", name) : CodeBlock.of("$T", ClassName.get(type));
  }

  /** The template as an expression: constants and values in turn. */
  static CodeBlock text(String template, Components components) {
    List<CodeBlock> parts = new ArrayList<>();
    StringBuilder constant = new StringBuilder();
    for (int i = 0; i < template.length(); i++) {
      char c = template.charAt(i);
      boolean isDouble = i + 1 < template.length() && template.charAt(i + 1) == c;
      int end = c == '{' && !isDouble ? template.indexOf('}', i) : -1;
      CodeBlock value = end < 0 ? null : value(template.substring(i + 1, end), components);
      if (value != null) {
        if (constant.length() > 0) {
          parts.add(CodeBlock.of("$S", constant.toString()));
          constant.setLength(0);
        }
        parts.add(value);
        i = end;
      } else {
        constant.append(c);
        i += (c == '{' || c == '}') && isDouble ? 1 : 0;
      }
    }
    if (constant.length() > 0 || parts.isEmpty()) {
      parts.add(CodeBlock.of("$S", constant.toString()));
    }
    // The first part decides that + joins texts.
    return CodeBlock.join(parts, "$W+ ");
  }

  private static @Nullable CodeBlock value(String placeholder, Components components) {
    String component = components.find(placeholder);
    if (component != null) {
      return CodeBlock.of("$T.of(arguments.$N())", Platform.ERROR_TEXT, component);
    }
    return placeholder.equals(MESSAGE)
        ? CodeBlock.of("$T.message(thrown)", Platform.ERROR_TEXT)
        : null;
  }
}
