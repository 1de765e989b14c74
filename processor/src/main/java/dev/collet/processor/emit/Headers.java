package dev.collet.processor.emit;

import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.model.MethodModel;
import dev.collet.processor.model.ToolModel;
import dev.collet.processor.shape.Member;
import dev.collet.processor.shape.Shape;
import java.util.ArrayList;
import java.util.List;

/** Finds the arguments that clients repeat in HTTP headers, at any depth of objects. */
final class Headers {
  private Headers() {}

  /** The descriptor's header arguments, as a list of expressions. */
  static CodeBlock of(ToolModel tool) {
    List<CodeBlock> headers = new ArrayList<>();
    for (MethodModel.Parameter parameter : tool.method().parameters()) {
      if (parameter.member() != null) {
        add(parameter.member(), "", headers);
      }
    }
    return CodeBlock.join(headers, ", ");
  }

  private static void add(Member member, String parent, List<CodeBlock> headers) {
    String pointer =
        member.isUnwrapped()
            ? parent
            : parent + "/" + member.name().replace("~", "~0").replace("/", "~1");
    if (member.header() != null) {
      headers.add(CodeBlock.of("new $T($S, $S)", Platform.HEADER, member.header(), pointer));
    }
    Shape shape =
        member.shape() instanceof Shape.OptionalShape optional ? optional.value() : member.shape();
    if (shape instanceof Shape.ObjectShape object) {
      object.members().forEach(each -> add(each, pointer, headers));
    }
  }
}
