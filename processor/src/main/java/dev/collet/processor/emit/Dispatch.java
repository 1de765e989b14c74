package dev.collet.processor.emit;

import com.palantir.javapoet.ClassName;
import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.code.MethodSpec;
import dev.collet.processor.model.ToolClassModel;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Writes the methods that pick a tool by its number. */
final class Dispatch {
  private final ToolClassModel owner;
  private final ClassName ownerName;
  private final Groups groups;
  private final List<Holder> holders;
  private final List<ToolCode> tools;

  Dispatch(
      ToolClassModel owner,
      ClassName ownerName,
      Groups groups,
      List<Holder> holders,
      List<ToolCode> tools) {
    this.owner = owner;
    this.ownerName = ownerName;
    this.groups = groups;
    this.holders = holders;
    this.tools = tools;
  }

  /** Adds the methods to the toolset and to the classes nested in it. */
  void add(Source source) {
    for (int i = 0; i < 4; i++) {
      MethodSpec.Builder method = signature(i).addAnnotation(Override.class);
      method.addModifiers(Modifier.PUBLIC);
      source.main().spec().addMethod(finish(i, method, groups.isOne() ? 0 : -1));
      if (!groups.isOne()) {
        for (int group = 0; group < holders.size(); group++) {
          MethodSpec.Builder inner = signature(i).addModifiers(Modifier.STATIC);
          if (i == 1 && owner.needsInstance()) {
            inner.addParameter(ownerName, "owner");
          }
          holders.get(group).spec().addMethod(finish(i, inner, group));
        }
      }
    }
  }

  private static MethodSpec.Builder signature(int step) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(List.of("read", "call", "write", "mapError").get(step));
    method.addParameter(int.class, "tool");
    switch (step) {
      case 0 -> method.returns(Object.class).addParameter(Platform.READER, "arguments");
      case 1 ->
          method
              .returns(Object.class)
              .addParameter(Object.class, "arguments")
              .addParameter(Platform.CONTEXT, "context")
              .addException(Throwable.class);
      case 2 -> method.addParameter(Object.class, "result").addParameter(Platform.WRITER, "out");
      default ->
          method
              .returns(String.class)
              .addParameter(Object.class, "arguments")
              .addParameter(Throwable.class, "thrown");
    }
    return method;
  }

  /** The body: a case for each tool of the group, or for each group (-1). */
  private MethodSpec finish(int step, MethodSpec.Builder method, int group) {
    boolean isVoid = step == 2;
    CodeBlock.Builder cases = CodeBlock.builder();
    if (group < 0) {
      addGroups(step, cases);
    } else {
      int from = group * groups.size();
      for (int i = from; i < Math.min(tools.size(), from + groups.size()); i++) {
        CodeBlock one = one(step, tools.get(i));
        if (one != null) {
          cases.addStatement("case $L -> $L", i, one);
        }
      }
    }
    CodeBlock selector =
        group < 0 ? CodeBlock.of("tool / $L", groups.size()) : CodeBlock.of("tool");
    boolean isEmpty = cases.isEmpty();
    if (step == 3) {
      cases.addStatement("default -> null");
    } else {
      cases.addStatement("default -> throw new $T(tool)", IndexOutOfBoundsException.class);
    }
    if (isEmpty) {
      return method
          .addStatement(step == 3 ? "return null" : "throw new $T(tool)", exception(step))
          .build();
    }
    method.addCode(isVoid ? "switch ($L) {\n" : "return switch ($L) {\n", selector);
    method.addCode(CodeBlock.builder().indent().add(cases.build()).unindent().build());
    return method.addCode(isVoid ? "}\n" : "};\n").build();
  }

  private static Object[] exception(int step) {
    return step == 3 ? new Object[0] : new Object[] {IndexOutOfBoundsException.class};
  }

  private void addGroups(int step, CodeBlock.Builder cases) {
    String arguments =
        switch (step) {
          case 0 -> "arguments";
          case 1 -> owner.needsInstance() ? "arguments, context, owner" : "arguments, context";
          case 2 -> "result, out";
          default -> "arguments, thrown";
        };
    String name = List.of("read", "call", "write", "mapError").get(step);
    for (int i = 0; i < holders.size(); i++) {
      cases.addStatement("case $L -> $T.$L(tool, $L)", i, holders.get(i).name(), name, arguments);
    }
  }

  private static @Nullable CodeBlock one(int step, ToolCode tool) {
    return switch (step) {
      case 0 -> CodeBlock.of("$N(arguments)", tool.readMethod());
      case 1 ->
          CodeBlock.of(
              "$N($L($T) arguments, context)",
              tool.callMethod(),
              tool.isStatic() ? "" : "owner, ",
              tool.arguments());
      case 2 ->
          tool.writeMethod() == null ? null : CodeBlock.of("$N(result, out)", tool.writeMethod());
      default ->
          tool.mapMethod() == null
              ? null
              : CodeBlock.of("$N(($T) arguments, thrown)", tool.mapMethod(), tool.arguments());
    };
  }
}
