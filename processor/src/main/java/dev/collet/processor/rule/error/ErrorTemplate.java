package dev.collet.processor.rule.error;

import dev.collet.processor.model.MethodModel.Parameter;
import dev.collet.processor.model.ToolModel;
import dev.collet.processor.model.ToolModel.ErrorMapping;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Level;
import dev.collet.processor.rule.ToolRule;
import dev.collet.processor.shape.Member;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Checks the placeholders of error texts: each has to name an argument of the tool, or be {@code
 * {message}}, and none may show what is {@code @Sensitive}.
 */
public final class ErrorTemplate implements ToolRule {
  private static final String MESSAGE = "message";

  @Override
  public Level defaultLevel() {
    return Level.ERROR;
  }

  @Override
  public void check(ToolModel tool, Consumer<Finding> findings) {
    for (ErrorMapping mapping : tool.mappings()) {
      String template = mapping.message();
      if (template.isBlank()) {
        add(mapping, "is blank: the model would learn nothing. Write what it can do.", findings);
      }
      for (int i = 0; i < template.length(); i++) {
        char c = template.charAt(i);
        if (c == '{' || c == '}') {
          boolean isDouble = i + 1 < template.length() && template.charAt(i + 1) == c;
          int end = c == '{' ? template.indexOf('}', i) : -1;
          if (isDouble) {
            i++;
          } else if (end < 0) {
            add(
                mapping,
                "has a '" + c + "' that belongs to no placeholder. Double it to mean the brace.",
                findings);
          } else {
            placeholder(template.substring(i + 1, end), tool, mapping, findings);
            i = end;
          }
        }
      }
    }
  }

  private void placeholder(
      String name, ToolModel tool, ErrorMapping mapping, Consumer<Finding> findings) {
    Member argument = argument(name, tool);
    if (argument == null) {
      if (!name.equals(MESSAGE)) {
        add(
            mapping,
            "names '{"
                + name
                + "}', which is no argument of tool '"
                + tool.name()
                + "'. It can name "
                + names(tool)
                + "{message}; double the braces to mean them.",
            findings);
      }
    } else if (argument.isSensitive() || Secrets.isIn(argument.shape())) {
      add(
          mapping,
          "would show '{"
              + name
              + "}' of tool '"
              + tool.name()
              + "', which is @Sensitive."
              + " Leave it out.",
          findings);
    }
  }

  private void add(ErrorMapping mapping, String what, Consumer<Finding> findings) {
    String simple = mapping.exception().substring(mapping.exception().lastIndexOf('.') + 1);
    findings.accept(new Finding(name(), "The text for " + simple + " " + what, mapping.text()));
  }

  private static @Nullable Member argument(String name, ToolModel tool) {
    for (Parameter parameter : tool.method().parameters()) {
      Member member = parameter.member();
      if (member != null && member.name().equals(name)) {
        return member;
      }
    }
    return null;
  }

  private static String names(ToolModel tool) {
    List<String> names =
        tool.method().parameters().stream()
            .map(Parameter::member)
            .filter(Objects::nonNull)
            .map(member -> "{" + member.name() + "}, ")
            .toList();
    return names.stream().collect(Collectors.joining()) + (names.isEmpty() ? "only " : "or ");
  }
}
