package dev.collet.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.code.MethodSpec;
import dev.collet.processor.code.TypeSpec;
import dev.collet.processor.model.MethodModel;
import dev.collet.processor.model.OutputModel;
import dev.collet.processor.model.ToolModel;
import dev.collet.processor.shape.Member;
import dev.collet.processor.shape.Shape;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Writes what one tool needs: its arguments record, and a method for each step of a call. */
final class ToolCode {
  private final ToolModel tool;
  private final Holder at;
  private final ClassName owner;
  private final String base;
  private final ClassName arguments;
  private final List<Argument> components = new ArrayList<>();
  private final String read;
  private final String call;
  private final @Nullable String write;
  private final @Nullable String map;

  /** A component of the arguments record; the member is null for an injected parameter. */
  private record Argument(@Nullable Member member, String component) {}

  ToolCode(ToolModel tool, Holder at, ClassName owner, Source source) {
    this.tool = tool;
    this.at = at;
    this.owner = owner;
    base = Names.pascal(tool.method().name());
    String simpleName = source.types().unique(base + "Arguments");
    arguments = at.name().nestedClass(simpleName);
    Names names = Names.ofComponents();
    for (MethodModel.Parameter parameter : tool.method().parameters()) {
      Member member = parameter.member();
      components.add(new Argument(member, member == null ? "" : names.variable(member.javaName())));
    }
    read = source.methods().unique("read" + base + "Arguments");
    call = source.methods().unique("call" + base);
    boolean isWritten = tool.output().kind() == OutputModel.Kind.STRUCTURED;
    write = isWritten ? source.methods().unique("write" + base + "Result") : null;
    map = tool.mappings().isEmpty() ? null : source.methods().unique("map" + base + "Error");
  }

  boolean isStatic() {
    return tool.method().isStatic();
  }

  String readMethod() {
    return read;
  }

  String callMethod() {
    return call;
  }

  @Nullable String writeMethod() {
    return write;
  }

  @Nullable String mapMethod() {
    return map;
  }

  ClassName arguments() {
    return arguments;
  }

  /** Adds the methods. */
  void add(Source source, ReadCode reader, WriteCode writer, ErrorCode errors) {
    at.spec().addType(record());
    at.spec().addMethod(reading(source, reader));
    at.spec().addMethod(calling());
    at.weigh(5 + components.size());
    if (write != null && tool.output().shape() != null) {
      at.spec().addMethod(writing(writer, tool.output().shape(), write));
    }
    if (map != null) {
      at.spec().addMethod(errors.method(tool, map, arguments, this::component));
    }
  }

  /** The record's component for an argument's name, or null. */
  private @Nullable String component(String argument) {
    for (Argument each : components) {
      if (each.member() != null && each.member().name().equals(argument)) {
        return each.component();
      }
    }
    return null;
  }

  private List<Member> members() {
    List<Member> members = new ArrayList<>();
    for (Argument each : components) {
      if (each.member() != null) {
        members.add(each.member());
      }
    }
    return members;
  }

  private TypeSpec record() {
    TypeSpec.Builder spec =
        TypeSpec.recordBuilder(arguments.simpleName()).addModifiers(Modifier.PRIVATE);
    for (Argument each : components) {
      if (each.member() != null) {
        spec.addComponent(each.member().shape().type(), each.component());
      }
    }
    return spec.build();
  }

  private MethodSpec reading(Source source, ReadCode reader) {
    Names scope = source.scope();
    String constant = Names.constant(tool.method().name());
    MembersReader members = new MembersReader(reader, at, scope, constant, members());
    members.readAll("_ARGUMENTS", null, false);
    List<CodeBlock> values = new ArrayList<>();
    for (Member member : members()) {
      values.add(CodeBlock.of("$N", members.variable(member)));
    }
    return MethodSpec.methodBuilder(read)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(arguments)
        .addParameter(Platform.READER, "in")
        .beginControlFlow("if (!in.beginObject())")
        .addStatement("return null")
        .endControlFlow()
        .addCode(members.code())
        .addStatement(
            "return in.isClean() ? new $T($L) : null", arguments, CodeBlock.join(values, ",$W"))
        .build();
  }

  private MethodSpec calling() {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(call)
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(Object.class)
            .addException(Throwable.class);
    if (!tool.method().isStatic()) {
      method.addParameter(owner, "owner");
    }
    method.addParameter(arguments, "arguments").addParameter(Platform.CONTEXT, "context");
    List<CodeBlock> values = new ArrayList<>();
    for (Argument each : components) {
      values.add(
          each.member() == null
              ? CodeBlock.of("context")
              : CodeBlock.of("arguments.$N()", each.component()));
    }
    CodeBlock target = tool.method().isStatic() ? CodeBlock.of("$T", owner) : CodeBlock.of("owner");
    CodeBlock invocation =
        CodeBlock.of("$L.$N($L)", target, tool.method().name(), CodeBlock.join(values, ",$W"));
    if (tool.output().javaType().equals(TypeName.VOID) && !tool.output().isAsync()) {
      return method.addStatement(invocation).addStatement("return null").build();
    }
    return method.addStatement("return $L", invocation).build();
  }

  private MethodSpec writing(WriteCode writer, Shape shape, String name) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name)
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .addParameter(Object.class, "result")
            .addParameter(Platform.WRITER, "out");
    TypeName type = shape.type().box();
    Shape written = shape;
    CodeBlock value = CodeBlock.of("value");
    CodeBlock isNull = CodeBlock.of("value == null");
    boolean isNullable = tool.output().isNullable();
    if (shape instanceof Shape.OptionalShape optional) {
      written = optional.value();
      value = CodeBlock.of("value.$L()", Emptiness.getter(optional.kind()));
      isNull = CodeBlock.of("value == null || value.isEmpty()");
      isNullable = true;
    }
    if (type instanceof ParameterizedTypeName) {
      method.addComment("The method returned it: its type arguments are known.");
      method.addCode("$L\n", Suppressions.of("unchecked"));
    }
    boolean isObject = type.equals(ClassName.get(Object.class));
    method.addStatement(isObject ? "$1T value = result" : "$1T value = ($1T) result", type);
    String constant = Names.constant(tool.method().name()) + "_RESULT";
    CodeBlock statement = writer.of(boxed(written), value, at, constant);
    if (isNullable) {
      method.beginControlFlow("if ($L)", isNull).addStatement("out.writeNull()");
      method.nextControlFlow("else").addStatement(statement).endControlFlow();
    } else {
      method.addStatement(statement);
    }
    return method.build();
  }

  /** A primitive result is a box by now. */
  private static Shape boxed(Shape shape) {
    TypeName type = shape.type().box();
    if (shape instanceof Shape.BooleanShape) {
      return new Shape.BooleanShape(type);
    }
    if (shape instanceof Shape.IntegerShape integer) {
      return new Shape.IntegerShape(type, integer.kind(), integer.bounds());
    }
    if (shape instanceof Shape.NumberShape number) {
      return new Shape.NumberShape(type, number.kind(), number.bounds());
    }
    if (shape instanceof Shape.TextShape text) {
      return new Shape.TextShape(type, text.kind(), text.bounds());
    }
    return shape;
  }
}
