package dev.collet.processor.emit;

import com.palantir.javapoet.TypeName;
import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.code.MethodSpec;
import dev.collet.processor.shape.Member;
import dev.collet.processor.shape.Shape;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Writes the methods that read objects, unions, enums and values of one shape. */
final class ReaderBodies implements Codecs.Bodies {
  private final ReadCode read;
  private final ArrayReaders arrays;
  private final Codecs codecs;
  private final Source source;

  ReaderBodies(Source source) {
    this.source = source;
    codecs = new Codecs(source, "read", this);
    read = new ReadCode(codecs);
    arrays = new ArrayReaders(read);
  }

  ReadCode read() {
    return read;
  }

  /** Adds all methods to their classes. */
  void finish() {
    codecs.finish();
  }

  @Override
  public MethodSpec method(Shape shape, String name, Holder holder, Names scope) {
    MethodSpec.Builder method = signature(name, shape.type());
    if (shape instanceof Shape.ObjectShape object) {
      method.beginControlFlow("if (!in.beginObject())").addStatement("return null");
      method.endControlFlow().addCode(members(object, name, holder, scope, null));
    } else if (shape instanceof Shape.UnionShape union) {
      method.addCode(union(union, name, holder));
    } else if (shape instanceof Shape.EnumShape choice) {
      method.addCode(choice(choice, name, holder));
    } else if (shape instanceof Shape.ArrayShape array) {
      arrays.addArray(method, array, name, holder, scope);
    } else if (shape instanceof Shape.MapShape map) {
      arrays.addMap(method, map, name, holder, scope);
    } else if (shape instanceof Shape.ValueShape value) {
      method.addCode(value(value, name, holder, scope));
    } else if (shape instanceof Shape.AnyShape any) {
      return JacksonTrees.reader(any, name, source, holder);
    } else {
      throw new IllegalStateException("no method for " + shape);
    }
    return method.build();
  }

  private static MethodSpec.Builder signature(String name, TypeName type) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(type)
        .addParameter(Platform.READER, "in");
  }

  private CodeBlock members(
      Shape.ObjectShape shape,
      String method,
      Holder holder,
      Names scope,
      @Nullable String discriminator) {
    List<Member> members =
        shape.members().stream().filter(each -> !each.name().equals(discriminator)).toList();
    String base = Names.constant(method.substring("read".length()));
    MembersReader reader = new MembersReader(read, holder, scope, base, members);
    reader.readAll("_MEMBERS", discriminator, shape.isOpen());
    CodeBlock.Builder code = CodeBlock.builder().add(reader.code());
    MembersMaker maker = new MembersMaker(reader, scope);
    CodeBlock made = maker.make(shape);
    if (maker.code().isEmpty()) {
      code.add(
          CheckedCode.guarded(
              "in",
              scope,
              maker.isChecked(),
              CodeBlock.builder().addStatement("return in.isClean() ? $L : null", made).build()));
      return code.build();
    }
    code.beginControlFlow("if (!in.isClean())").addStatement("return null").endControlFlow();
    return code.add(
            CheckedCode.guarded(
                "in",
                scope,
                maker.isChecked(),
                CodeBlock.builder().add(maker.code()).addStatement("return $L", made).build()))
        .build();
  }

  private CodeBlock union(Shape.UnionShape shape, String method, Holder holder) {
    List<CodeBlock> tags = new ArrayList<>();
    shape.alternatives().forEach(each -> tags.add(CodeBlock.of("$S", each.tag())));
    String choices =
        holder.constant(
            Platform.CHOICES,
            Names.constant(method.substring("read".length())) + "_TAGS",
            CodeBlock.of("$T.of($L)", Platform.CHOICES, CodeBlock.join(tags, ", ")));
    CodeBlock.Builder code = CodeBlock.builder();
    code.addStatement(
        "$T object = in.beginUnion($S, $N)", Platform.READER, shape.discriminator(), choices);
    code.beginControlFlow("if (object == null)").addStatement("return null").endControlFlow();
    code.add("return switch (object.tag()) {\n").indent();
    for (int i = 0; i < shape.alternatives().size(); i++) {
      Shape.ObjectShape alternative = shape.alternatives().get(i).shape();
      String name =
          source
              .methods()
              .unique(
                  method + Names.pascal(shape.alternatives().get(i).tag().replaceAll("\\W", "_")));
      MethodSpec.Builder each = signature(name, alternative.type());
      each.addCode(members(alternative, name, holder, source.scope(), shape.discriminator()));
      holder.spec().addMethod(each.build());
      code.addStatement("case $L -> $N(object)", i, name);
    }
    code.addStatement("default -> null");
    return code.unindent().add("};\n").build();
  }

  private static CodeBlock choice(Shape.EnumShape shape, String method, Holder holder) {
    List<CodeBlock> texts = new ArrayList<>();
    List<CodeBlock> aliases = new ArrayList<>();
    CodeBlock.Builder cases = CodeBlock.builder();
    int aliasIndex = shape.constants().size();
    for (int i = 0; i < shape.constants().size(); i++) {
      Shape.EnumShape.Constant constant = shape.constants().get(i);
      texts.add(CodeBlock.of("$S", constant.json()));
      StringBuilder labels = new StringBuilder().append(i);
      for (String alias : constant.aliases()) {
        aliases.add(CodeBlock.of("$S", alias));
        labels.append(", ").append(aliasIndex++);
      }
      cases.addStatement("case $L -> $T.$N", labels, shape.type(), constant.javaName());
    }
    CodeBlock.Builder value = CodeBlock.builder();
    value.add("$T.of($L)", Platform.CHOICES, CodeBlock.join(texts, ", "));
    if (!aliases.isEmpty()) {
      value.add(".orElse($L)", CodeBlock.join(aliases, ", "));
    }
    String base = Names.constant(method.substring("read".length()));
    String choices = holder.constant(Platform.CHOICES, base, value.build());
    boolean isOpen = shape.unknownConstant() != null;
    if (isOpen) {
      cases.addStatement("case -2 -> $T.$N", shape.type(), shape.unknownConstant());
    }
    return CodeBlock.builder()
        .add("return switch (in.$L($N)) {\n", isOpen ? "readChoiceOrOther" : "readChoice", choices)
        .indent()
        .add(cases.build())
        .addStatement("default -> null")
        .unindent()
        .add("};\n")
        .build();
  }

  private CodeBlock value(Shape.ValueShape shape, String method, Holder holder, Names scope) {
    scope.unique("in");
    String variable = scope.unique("value");
    String base = Names.constant(method.substring("read".length()));
    CodeBlock made =
        MembersMaker.made(
            shape.type(), shape.construction().factory(), List.of(CodeBlock.of("$N", variable)));
    return CodeBlock.builder()
        .addStatement(
            "$T $N = $L", shape.value().type(), variable, read.of(shape.value(), holder, base))
        .add(
            CheckedCode.guarded(
                "in",
                scope,
                shape.construction().checked().whenRead(),
                CodeBlock.builder().addStatement("return in.isClean() ? $L : null", made).build()))
        .build();
  }
}
