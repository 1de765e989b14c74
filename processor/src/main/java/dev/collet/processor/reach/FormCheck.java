package dev.collet.processor.reach;

import com.sun.source.util.TreePath;
import dev.collet.processor.form.FormReader;
import dev.collet.processor.javac.BodyContext;
import dev.collet.processor.javac.BodyContext.ToolBody;
import dev.collet.processor.model.Annotation;
import dev.collet.processor.model.ToolClassModel;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Site;
import dev.collet.processor.rule.input.ElicitationForm;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import org.jspecify.annotations.Nullable;

/**
 * Holds every question of the compilation to the forms that there are: the class must be one, and
 * the toolset of each tool that gets there must have it.
 */
final class FormCheck {
  private static final String RULE = new ElicitationForm().name();

  private final BodyContext context;
  private final Reach reach;
  private final FormReader reader;

  FormCheck(BodyContext context, Reach reach) {
    this.context = context;
    this.reach = reach;
    this.reader =
        new FormReader(
            context.environment().getElementUtils(),
            context.environment().getTypeUtils(),
            element -> context.trees().getPath(element) != null);
  }

  void check() {
    reach
        .nodes()
        .forEach(
            (element, node) -> {
              if (!node.questions().isEmpty()) {
                List<ToolBody> tools = reach.toolsLeadingTo(element);
                node.questions().forEach(question -> check(question, tools));
              }
            });
  }

  private void check(Node.Question question, List<ToolBody> tools) {
    if (!question.isKnown()) {
      unknown(question, tools);
    }
    for (Node.Literal literal : question.classes()) {
      if (isForm(literal, question.method(), tools)) {
        isServed(literal, question.method(), tools);
      }
    }
  }

  private void report(Element method, TreePath path, String message) {
    context.findings().accept(new Finding(RULE, message, Site.of(method, path)));
  }

  private void unknown(Node.Question question, List<ToolBody> tools) {
    for (ToolBody tool : tools) {
      boolean isNamed =
          context.tools().stream()
              .filter(each -> each.owner().equals(tool.owner()))
              .anyMatch(FormCheck::namesForms);
      if (!isNamed) {
        report(
            question.method(),
            question.path(),
            "Which class is asked for here can't be seen, so no form is generated of it. Write a"
                + " class literal, or name the classes in @Tool(asks = …) of tool '"
                + tool.tool().name()
                + "'.");
        return;
      }
    }
  }

  private static boolean namesForms(ToolBody tool) {
    return Annotation.find(tool.method(), Annotation.TOOL)
        .map(annotation -> !annotation.values("asks").isEmpty())
        .orElse(false);
  }

  private boolean isForm(Node.Literal literal, Element method, List<ToolBody> tools) {
    TypeElement type = literal.type();
    if (type == null) {
      report(
          method,
          literal.path(),
          "'"
              + literal.path().getLeaf()
              + "' is no form: a form is a record of texts, numbers, booleans and enums.");
      return false;
    }
    if (type.asType().getKind() == TypeKind.ERROR) {
      return false; // Javac says that it can't find the symbol.
    }
    String home = tools.isEmpty() ? packageOf(method) : tools.get(0).owner().packageName();
    return reader.read(type, home, reason -> report(method, literal.path(), reason)) != null;
  }

  private String packageOf(Element element) {
    return context
        .environment()
        .getElementUtils()
        .getPackageOf(element)
        .getQualifiedName()
        .toString();
  }

  private void isServed(Node.Literal literal, Element method, List<ToolBody> tools) {
    TypeElement type = literal.type();
    Map<String, ToolBody> without = new LinkedHashMap<>();
    for (ToolBody tool : tools) {
      if (type != null && !hasForm(tool.owner(), type)) {
        without.putIfAbsent(tool.owner().binaryName(), tool);
      }
    }
    if (type == null || without.isEmpty() && (!tools.isEmpty() || isAnywhere(type))) {
      return;
    }
    String name = type.getSimpleName().toString();
    ToolBody first = without.isEmpty() ? null : without.values().iterator().next();
    report(
        method,
        literal.path(),
        first == null
            ? "No toolset has a form of '"
                + name
                + "': it is asked for outside the source files of tool classes. Name it at the tools"
                + " that get here: @Tool(asks = "
                + name
                + ".class)."
            : "Tool '"
                + first.tool().name()
                + "' gets here, but "
                + first.owner().toolsetName()
                + " has no form of '"
                + name
                + "': it is asked for outside the source file of "
                + first.owner().qualifiedName()
                + ". Name it there: @Tool(asks = "
                + name
                + ".class).");
  }

  private boolean isAnywhere(TypeElement type) {
    return context.tools().stream().anyMatch(tool -> hasForm(tool.owner(), type));
  }

  private static boolean hasForm(ToolClassModel owner, @Nullable TypeElement type) {
    return type != null
        && owner.forms().stream()
            .anyMatch(form -> type.getQualifiedName().contentEquals(form.name()));
  }
}
