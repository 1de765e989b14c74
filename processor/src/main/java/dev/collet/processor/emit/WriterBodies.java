package dev.collet.processor.emit;

import com.palantir.javapoet.TypeName;
import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.code.MethodSpec;
import dev.collet.processor.shape.Member;
import dev.collet.processor.shape.Shape;
import javax.lang.model.element.Modifier;

/** Writes the methods that write objects, unions, enums and values of one shape. */
final class WriterBodies implements Codecs.Bodies {
  private final WriteCode write;
  private final ArrayWriters arrays;
  private final Codecs codecs;
  private final Codecs enums;

  WriterBodies(Source source) {
    codecs = new Codecs(source, "write", this);
    enums = new Codecs(source, "textOf", EnumTexts::method);
    write = new WriteCode(codecs, enums);
    arrays = new ArrayWriters(write);
  }

  WriteCode write() {
    return write;
  }

  /** Adds all methods to their classes. */
  void finish() {
    codecs.finish();
    enums.finish();
  }

  @Override
  public MethodSpec method(Shape shape, String name, Holder holder, Names scope) {
    if (shape instanceof Shape.AnyShape any) {
      return JacksonTreeWriters.writer(any, name);
    }
    TypeName type = shape.type();
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name)
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .addParameter(type, "value")
            .addParameter(Platform.WRITER, "out");
    scope.unique("value");
    scope.unique("out");
    String base = Names.constant(name.substring("write".length()));
    if (!type.isPrimitive()) {
      method.beginControlFlow("if (value == null)");
      method.addStatement("throw out.unexpectedNull($S)", Forms.of(shape)).endControlFlow();
    }
    if (shape instanceof Shape.ObjectShape object) {
      MembersWriter members = new MembersWriter(write, holder, scope, base);
      members.writeAll(object.members(), CodeBlock.of("value"));
      CodeBlock.Builder code = CodeBlock.builder().addStatement("out.beginObject()");
      code.add(members.code()).addStatement("out.endObject()");
      method.addCode(guarded(shape, scope, code.build()));
    } else if (shape instanceof Shape.UnionShape union) {
      method.addCode(guarded(shape, scope, union(union, name, holder, scope)));
    } else if (shape instanceof Shape.ArrayShape array) {
      arrays.addArray(method, array, base, holder, scope);
    } else if (shape instanceof Shape.MapShape map) {
      arrays.addMap(method, map, base, holder, scope);
    } else if (shape instanceof Shape.ValueShape wrapped) {
      CodeBlock inner = CodeBlock.of("value.$L", wrapped.accessor());
      CodeBlock.Builder code = CodeBlock.builder();
      code.addStatement(write.of(wrapped.value(), inner, holder, base));
      method.addCode(guarded(shape, scope, code.build()));
    } else {
      throw new IllegalStateException("no method for " + shape);
    }
    return method.build();
  }

  private static CodeBlock guarded(Shape shape, Names scope, CodeBlock code) {
    return CheckedCode.guarded("out", scope, CheckedCode.isWrittenChecked(shape), code);
  }

  private CodeBlock union(Shape.UnionShape shape, String method, Holder holder, Names scope) {
    CodeBlock.Builder code = CodeBlock.builder();
    String base = Names.constant(method.substring("write".length()));
    String discriminator =
        holder.constant(
            Platform.JSON_NAME,
            shape.discriminator(),
            CodeBlock.of("$T.of($S)", Platform.JSON_NAME, shape.discriminator()));
    boolean isFirst = true;
    for (Shape.UnionShape.Alternative alternative : shape.alternatives()) {
      Shape.ObjectShape object = alternative.shape();
      // Java 17 refuses a pattern that every value matches.
      boolean isSame = object.type().equals(shape.type());
      String variable =
          isSame ? "value" : scope.variable("as" + Names.pascal(ShapeNames.of(object)));
      String start = isFirst ? "if" : "else if";
      CodeBlock test =
          isSame
              ? CodeBlock.of("$L (value != null)", start)
              : CodeBlock.of("$L (value instanceof $T $N)", start, object.type(), variable);
      if (isFirst) {
        code.beginControlFlow("$L", test);
      } else {
        code.nextControlFlow("$L", test);
      }
      isFirst = false;
      code.addStatement("out.beginObject()");
      code.addStatement("out.name($N)", discriminator);
      code.addStatement("out.writeString($S)", alternative.tag());
      MembersWriter members =
          new MembersWriter(
              write, holder, scope, base + "_" + Names.constant(ShapeNames.of(object)));
      for (Member member : object.members()) {
        if (!member.name().equals(shape.discriminator())) {
          members.write(member, CodeBlock.of("$N", variable));
        }
      }
      code.add(members.code()).addStatement("out.endObject()");
    }
    code.nextControlFlow("else");
    code.addStatement("throw out.unwritable($S)", "expected one of the published kinds of object");
    return code.endControlFlow().build();
  }
}
