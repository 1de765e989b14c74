package dev.collet.processor.emit;

import com.palantir.javapoet.ClassName;
import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.code.MethodSpec;
import dev.collet.processor.shape.Shape;
import java.util.Iterator;
import javax.lang.model.element.Modifier;

/** Writes the methods that write Jackson's nodes, by what both of its generations offer. */
final class JacksonTreeWriters {
  private JacksonTreeWriters() {}

  /** Writes a node as the JSON it stands for. */
  static MethodSpec writer(Shape.AnyShape shape, String name) {
    boolean isJackson2 = shape.kind() == Shape.AnyKind.JACKSON_2;
    ClassName node = (ClassName) shape.type();
    CodeBlock.Builder code = CodeBlock.builder();
    code.beginControlFlow("if (value == null)");
    code.addStatement("throw out.unexpectedNull($S)", "any JSON value");
    code.nextControlFlow("else if (value.isObject())").addStatement("out.beginObject()");
    if (isJackson2) {
      code.beginControlFlow(
          "for ($T<$T> names = value.fieldNames(); names.hasNext(); )",
          Iterator.class,
          String.class);
      code.addStatement("$T name = names.next()", String.class);
    } else {
      code.beginControlFlow("for ($T name : value.propertyNames())", String.class);
    }
    code.addStatement("out.name(name)").addStatement("$N(value.get(name), out)", name);
    code.endControlFlow().addStatement("out.endObject()");
    code.nextControlFlow("else if (value.isArray())").addStatement("out.beginArray()");
    code.beginControlFlow("for (int i = 0; i < value.size(); i++)");
    code.addStatement("out.element()").addStatement("$N(value.get(i), out)", name);
    code.endControlFlow().addStatement("out.endArray()");
    code.nextControlFlow("else if (value.isNumber())");
    code.addStatement("out.writeAny(value.numberValue())");
    code.nextControlFlow("else if (value.isBoolean())");
    code.addStatement("out.writeBoolean(value.booleanValue())");
    code.nextControlFlow("else if (value.isNull())").addStatement("out.writeNull()");
    code.nextControlFlow("else if (value.isMissingNode() || value.isPojo())");
    code.addStatement("throw out.unwritable($S)", "the node has no JSON form");
    code.nextControlFlow("else");
    code.addStatement("out.writeString(value.$L())", isJackson2 ? "asText" : "asString");
    code.endControlFlow();
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(node, "value")
        .addParameter(Platform.WRITER, "out")
        .addCode(code.build())
        .build();
  }
}
