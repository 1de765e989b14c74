package dev.collet.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.code.MethodSpec;
import dev.collet.processor.code.TypeSpec;
import dev.collet.processor.model.ToolClassModel;
import dev.collet.processor.model.ToolModel;
import dev.collet.processor.schema.WireJson;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javax.lang.model.element.Modifier;
import tools.jackson.databind.node.ObjectNode;

/** Puts a toolset together: fields, the methods of the interface, and the tools' own. */
final class ToolsetBody {
  private static final TypeName DESCRIPTORS =
      ParameterizedTypeName.get(ClassName.get(List.class), Platform.DESCRIPTOR);

  private final ToolClassModel owner;
  private final Source source;
  private final Function<ToolModel, ObjectNode> wire;
  private final ErrorCode errors;
  private final ClassName ownerName;
  private final Groups groups;
  private final List<ToolCode> tools = new ArrayList<>();
  private final List<Holder> holders = new ArrayList<>();
  private final List<Holder> descriptorHolders = new ArrayList<>();
  private final List<String> describers = new ArrayList<>();
  private final List<Published> published = new ArrayList<>();

  /** A tool object on the wire, as one line of JSON. */
  private record Published(String json, boolean hasOutputSchema) {
    boolean isPlain() {
      for (int i = 0; i < json.length(); i++) {
        if (json.charAt(i) < ' ' || json.charAt(i) > '~') {
          return false;
        }
      }
      return true;
    }
  }

  ToolsetBody(
      ToolClassModel owner, Source source, Function<ToolModel, ObjectNode> wire, ErrorCode errors) {
    this.errors = errors;
    this.owner = owner;
    this.source = source;
    this.wire = wire;
    ownerName = ClassNames.of(owner.packageName(), owner.qualifiedName());
    groups = Groups.of(owner.tools());
  }

  void add() {
    TypeSpec.Builder spec = source.main().spec();
    for (int i = 0; i < owner.tools().size(); i++) {
      plan(i, owner.tools().get(i));
    }
    addFields(spec);
    spec.addMethod(
        MethodSpec.methodBuilder("tools")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .returns(DESCRIPTORS)
            .addStatement("return TOOLS")
            .build());
    if (published.stream().allMatch(Published::isPlain)) {
      spec.addMethod(
          MethodSpec.methodBuilder("hasPlainJson")
              .addAnnotation(Override.class)
              .addModifiers(Modifier.PUBLIC)
              .returns(boolean.class)
              .addStatement("return true")
              .build());
    }
    new Dispatch(owner, ownerName, groups, holders, tools).add(source);
    ReaderBodies readers = new ReaderBodies(source);
    WriterBodies writers = new WriterBodies(source);
    for (int i = 0; i < tools.size(); i++) {
      if (groups.isOne()) {
        addDescriber(i, owner.tools().get(i));
      }
      tools.get(i).add(source, readers.read(), writers.write(), errors);
    }
    FormCode.add(owner.forms(), source, readers.read());
    readers.finish();
    writers.finish();
  }

  private void plan(int index, ToolModel tool) {
    if (index % groups.size() == 0) {
      holders.add(groups.isOne() ? source.main() : source.nest("Tools"));
      // Apart from the rest, so that listing the tools doesn't set up all their constants.
      descriptorHolders.add(groups.isOne() ? source.main() : source.nest("Descriptors"));
    }
    tools.add(new ToolCode(tool, holders.get(index / groups.size()), ownerName, source));
    ObjectNode json = wire.apply(tool);
    published.add(new Published(WireJson.write(json), json.has("outputSchema")));
    describers.add(source.methods().unique("describe" + Names.pascal(tool.method().name())));
  }

  private CodeBlock describe(int index) {
    if (groups.isOne()) {
      return CodeBlock.of("$N()", describers.get(index));
    }
    // Many methods that run once would cost a fresh JVM more than they give a reader.
    Published wire = published.get(index);
    return DescriptorCode.expression(owner.tools().get(index), wire.json(), wire.hasOutputSchema());
  }

  private void addDescriber(int index, ToolModel tool) {
    Published wire = published.get(index);
    descriptorHolders
        .get(index / groups.size())
        .spec()
        .addMethod(
            DescriptorCode.method(
                tool, describers.get(index), wire.json(), wire.hasOutputSchema()));
  }

  private void addFields(TypeSpec.Builder spec) {
    CodeBlock all = groups.isOne() ? list(0) : CodeBlock.of("describe()");
    spec.addField(DESCRIPTORS, "TOOLS", all, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL);
    if (owner.needsInstance()) {
      spec.addField(ownerName, "owner", null, Modifier.PRIVATE, Modifier.FINAL);
      spec.addMethod(constructor());
    }
    if (!groups.isOne()) {
      addDescribe(spec);
    }
  }

  /** The descriptors of one group. */
  private CodeBlock list(int group) {
    int from = group * groups.size();
    List<CodeBlock> calls = new ArrayList<>();
    for (int i = from; i < Math.min(describers.size(), from + groups.size()); i++) {
      calls.add(describe(i));
    }
    return calls.size() < 2
        ? CodeBlock.of("$T.of($L)", List.class, CodeBlock.join(calls, ""))
        : CodeBlock.builder()
            .add("$T.of(\n", List.class)
            .indent()
            .indent()
            .add(CodeBlock.join(calls, ",\n"))
            .add(")")
            .unindent()
            .unindent()
            .build();
  }

  private void addDescribe(TypeSpec.Builder spec) {
    MethodSpec.Builder describe =
        MethodSpec.methodBuilder("describe")
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(DESCRIPTORS)
            .addStatement("$T all = new $T<>()", DESCRIPTORS, ArrayList.class);
    for (int i = 0; i < descriptorHolders.size(); i++) {
      Holder holder = descriptorHolders.get(i);
      describe.addStatement("all.addAll($T.all())", holder.name());
      holder
          .spec()
          .addMethod(
              MethodSpec.methodBuilder("all")
                  .addModifiers(Modifier.STATIC)
                  .returns(DESCRIPTORS)
                  .addStatement("return $L", list(i))
                  .build());
    }
    spec.addMethod(describe.addStatement("return $T.copyOf(all)", List.class).build());
  }

  private MethodSpec constructor() {
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder(owner.toolsetName())
            .addJavadoc("A toolset that calls this instance.\n")
            .addParameter(ownerName, "owner")
            .addStatement("this.owner = owner");
    if (owner.isPublic()) {
      constructor.addModifiers(Modifier.PUBLIC);
    }
    return constructor.build();
  }
}
