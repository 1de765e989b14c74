package dev.collet.processor.emit;

import com.palantir.javapoet.ClassName;
import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.code.MethodSpec;
import dev.collet.processor.model.ToolModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** Writes the method that turns a tool's exceptions into texts for the model. */
final class ErrorCode {
  private static final String MESSAGE = "message";

  private final Map<String, CodeBlock> types = new HashMap<>();

  /** Looks up what the tools map: nothing is asked of the compiler later. */
  ErrorCode(List<ToolModel> tools, Elements elements) {
    for (ToolModel tool : tools) {
      for (ToolModel.ErrorMapping mapping : tool.mappings()) {
        types.computeIfAbsent(mapping.exception(), name -> type(name, elements));
      }
    }
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
        method.beginControlFlow("if (thrown instanceof $L)", types.get(mapping.exception()));
        addReturn(method, mapping.message(), components);
        method.endControlFlow();
      }
    }
    return method.addStatement("return null").build();
  }

  /** There are no arguments yet when a constructor threw while they were read. */
  private static void addReturn(MethodSpec.Builder method, String template, Components components) {
    CodeBlock filled = text(template, components, true);
    CodeBlock named = text(template, components, false);
    if (!filled.equals(named)) {
      method.beginControlFlow("if (arguments == null)");
      method.addStatement("return $L", named).endControlFlow();
    }
    method.addStatement("return $L", filled);
  }

  private static CodeBlock type(String name, Elements elements) {
    TypeElement type = elements.getTypeElement(name);
    return type == null ? CodeBlock.of("$L", name) : CodeBlock.of("$T", ClassName.get(type));
  }

  /**
   * The template as an expression: constants and values in turn.
   *
   * @param isFilled whether the arguments' values stand in it, or only their names
   */
  private static CodeBlock text(String template, Components components, boolean isFilled) {
    List<CodeBlock> parts = new ArrayList<>();
    StringBuilder constant = new StringBuilder();
    for (int i = 0; i < template.length(); i++) {
      char c = template.charAt(i);
      boolean isDouble = i + 1 < template.length() && template.charAt(i + 1) == c;
      int end = c == '{' && !isDouble ? template.indexOf('}', i) : -1;
      String placeholder = end < 0 ? "" : template.substring(i + 1, end);
      CodeBlock value = end < 0 ? null : value(placeholder, components);
      if (value != null && !isFilled && components.find(placeholder) != null) {
        constant.append(placeholder);
        i = end;
      } else if (value != null) {
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
