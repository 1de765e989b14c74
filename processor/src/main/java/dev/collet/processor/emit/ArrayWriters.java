package dev.collet.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.TypeName;
import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.code.MethodSpec;
import dev.collet.processor.shape.Shape;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Writes the methods that write arrays, collections and maps. */
final class ArrayWriters {
  private final WriteCode write;

  ArrayWriters(WriteCode write) {
    this.write = write;
  }

  void addArray(
      MethodSpec.Builder method, Shape.ArrayShape shape, String base, Holder holder, Names scope) {
    boolean isArray = shape.type() instanceof ArrayTypeName;
    if (!shape.size().equals(Shape.Size.NONE)) {
      method.addStatement(
          "out.checkElements($L, $L, $L)",
          isArray ? "value.length" : "value.size()",
          shape.size().min(),
          shape.size().max());
    }
    boolean isSet =
        shape.kind() == Shape.ArrayKind.SET || shape.kind() == Shape.ArrayKind.SORTED_SET;
    boolean isChecked = shape.isUnique() && !(isSet && Kinds.isEqualAsJson(shape.element()));
    if (isChecked) {
      method.addStatement("int start = out.beginUniqueArray()");
    } else {
      method.addStatement("out.beginArray()");
    }
    TypeName elementType = shape.element().type();
    method.beginControlFlow("for ($T element : value)", elementType);
    method.addStatement("out.element()");
    addValue(method, shape.element(), shape.isElementNullable(), "element", base, holder);
    method.endControlFlow();
    if (isChecked) {
      method.addStatement("out.endUniqueArray(start)");
    } else {
      method.addStatement("out.endArray()");
    }
  }

  private void addValue(
      MethodSpec.Builder method,
      Shape shape,
      boolean isNullable,
      String variable,
      String base,
      Holder holder) {
    CodeBlock statement = write.of(shape, CodeBlock.of("$N", variable), holder, base);
    if (!isNullable || shape.type().isPrimitive()) {
      method.addStatement(statement);
      return;
    }
    method.beginControlFlow("if ($N == null)", variable).addStatement("out.writeNull()");
    method.nextControlFlow("else").addStatement(statement).endControlFlow();
  }

  void addMap(
      MethodSpec.Builder method, Shape.MapShape shape, String base, Holder holder, Names scope) {
    if (!shape.size().equals(Shape.Size.NONE)) {
      method.addStatement(
          "out.checkMembers(value.size(), $L, $L)", shape.size().min(), shape.size().max());
    }
    boolean mayMeet = shape.key() instanceof Shape.TextShape text && mayMeet(text);
    if (mayMeet) {
      method.addStatement("$T<$T> names = new $T<>()", Set.class, String.class, HashSet.class);
    }
    method.addStatement("out.beginObject()");
    TypeName keyType = shape.key().type().box();
    TypeName valueType = shape.value().type().box();
    method.beginControlFlow(
        "for ($T<? extends $T, ? extends $T> member : value.entrySet())",
        Map.Entry.class,
        keyType,
        valueType);
    CodeBlock key = write.key(shape.key(), CodeBlock.of("member.getKey()"), holder, base + "_KEY");
    if (mayMeet) {
      method.addStatement("$T name = $L", String.class, key);
      method.addStatement("out.checkNew(names.add(name), name)");
      method.addStatement("out.name(name)");
    } else {
      method.addStatement("out.name($L)", key);
    }
    method.addStatement("$T element = member.getValue()", shape.value().type());
    addValue(method, shape.value(), shape.isValueNullable(), "element", base + "_VALUE", holder);
    method.endControlFlow();
    method.addStatement("out.endObject()");
  }

  /** Whether different keys may have the same text. */
  private static boolean mayMeet(Shape.TextShape key) {
    return switch (key.kind()) {
      case STRING -> !key.type().toString().equals("java.lang.String");
      case LOCALE, PATH -> true;
      default -> false;
    };
  }
}
