package dev.collet.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.code.MethodSpec;
import dev.collet.processor.shape.Shape;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/**
 * Writes the methods that turn JDK trees into Jackson's nodes and back. The user's own databind
 * does it, so the runtime needs none.
 */
final class JacksonTrees {
  private static final ClassName TREE = ClassName.get(Object.class);

  private JacksonTrees() {}

  /** Reads any value as a node. */
  static MethodSpec reader(Shape.AnyShape shape, String name, Source source, Holder holder) {
    String convert = source.methods().unique("toNode");
    // Beside its caller: the next type may go to another class.
    holder.spec().addMethod(toNode(shape.type(), convert));
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(shape.type())
        .addParameter(Platform.READER, "in")
        .addStatement("$T tree = in.readAny()", TREE)
        .addStatement("return in.isClean() ? $N(tree) : null", convert)
        .build();
  }

  private static MethodSpec toNode(TypeName type, String name) {
    ClassName node = (ClassName) type;
    String nodes = node.packageName() + ".node";
    ClassName factory = ClassName.get(nodes, "JsonNodeFactory");
    CodeBlock.Builder code = CodeBlock.builder();
    code.beginControlFlow("if (tree instanceof $T<?, ?> members)", Map.class);
    code.addStatement(
        "$T object = $T.instance.objectNode()", ClassName.get(nodes, "ObjectNode"), factory);
    code.beginControlFlow("for ($T<?, ?> member : members.entrySet())", Map.Entry.class);
    code.addStatement(
        "object.set($T.valueOf(member.getKey()), $N(member.getValue()))", String.class, name);
    code.endControlFlow().addStatement("return object").endControlFlow();
    code.beginControlFlow("if (tree instanceof $T<?> elements)", List.class);
    code.addStatement(
        "$T array = $T.instance.arrayNode()", ClassName.get(nodes, "ArrayNode"), factory);
    code.beginControlFlow("for ($T element : elements)", Object.class);
    code.addStatement("array.add($N(element))", name);
    code.endControlFlow().addStatement("return array").endControlFlow();
    addScalar(code, factory, "textNode", ClassName.get(String.class), "text");
    addScalar(code, factory, "numberNode", ClassName.get(Long.class), "number");
    addScalar(code, factory, "numberNode", ClassName.get(BigInteger.class), "number");
    addScalar(code, factory, "numberNode", ClassName.get(BigDecimal.class), "number");
    addScalar(code, factory, "booleanNode", ClassName.get(Boolean.class), "is");
    code.addStatement("return $T.instance.nullNode()", factory);
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(type)
        .addParameter(TREE, "tree")
        .addCode(code.build())
        .build();
  }

  private static void addScalar(
      CodeBlock.Builder code, ClassName factory, String method, ClassName type, String variable) {
    code.beginControlFlow("if (tree instanceof $T $N)", type, variable);
    code.addStatement("return $T.instance.$N($N)", factory, method, variable);
    code.endControlFlow();
  }
}
