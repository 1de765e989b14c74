package dev.collet.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.code.MethodSpec;
import dev.collet.processor.shape.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;

/** Writes the methods that read arrays, collections and maps. */
final class ArrayReaders {
  private final ReadCode read;

  ArrayReaders(ReadCode read) {
    this.read = read;
  }

  void addArray(
      MethodSpec.Builder method, Shape.ArrayShape shape, String name, Holder holder, Names scope) {
    String base = Names.constant(name.substring("read".length()));
    boolean isSet =
        shape.kind() == Shape.ArrayKind.SET || shape.kind() == Shape.ArrayKind.SORTED_SET;
    boolean isPlainSet = isSet && Kinds.isEqualAsJson(shape.element());
    String in = "in";
    scope.unique("in");
    if (shape.isUnique() && !isPlainSet) {
      in = scope.unique("array");
      method.addStatement("$T $N = in.beginUniqueArray()", Platform.READER, in);
      method.beginControlFlow("if ($N == null)", in);
    } else {
      method.beginControlFlow("if (!in.beginArray())");
    }
    method.addStatement("return null").endControlFlow();
    CodeBlock element = read.of(shape.element(), holder, base, in);
    if (shape.element().type().isPrimitive() && shape.type() instanceof ArrayTypeName) {
      addPrimitives(method, shape, element, in);
      return;
    }
    TypeName elementType = Containers.held(shape.type(), 0, shape.element());
    ClassName collected = ClassName.get(isSet ? LinkedHashSet.class : ArrayList.class);
    method.addStatement(
        "$T values = new $T<>()", ParameterizedTypeName.get(collected, elementType), collected);
    method.beginControlFlow("while ($N.nextElement())", in);
    if (isPlainSet) {
      method.beginControlFlow("if (!values.add($L) && in.isClean())", element);
      method.addStatement("in.repeatedElement()").endControlFlow();
    } else {
      method.addStatement("values.add($L)", element);
    }
    method.endControlFlow();
    addSizeCheck(method, shape.size(), "Elements", CodeBlock.of("values.size()"));
    addResult(method, shape, elementType, collected);
  }

  private static void addSizeCheck(
      MethodSpec.Builder method, Shape.Size size, String what, CodeBlock count) {
    if (!size.equals(Shape.Size.NONE)) {
      method.addStatement("in.check$L($L, $L, $L)", what, count, size.min(), size.max());
    }
  }

  private static void addPrimitives(
      MethodSpec.Builder method, Shape.ArrayShape shape, CodeBlock element, String in) {
    TypeName type = shape.element().type();
    method.addStatement("$T[] values = new $T[8]", type, type);
    method.addStatement("int count = 0");
    method.beginControlFlow("while ($N.nextElement())", in);
    method.beginControlFlow("if (count == values.length)");
    method.addStatement("values = $T.copyOf(values, count * 2)", Arrays.class).endControlFlow();
    method.addStatement("values[count++] = $L", element);
    method.endControlFlow();
    addSizeCheck(method, shape.size(), "Elements", CodeBlock.of("count"));
    method.addStatement("return $T.copyOf(values, count)", Arrays.class);
  }

  private static void addResult(
      MethodSpec.Builder method,
      Shape.ArrayShape shape,
      TypeName elementType,
      ClassName collected) {
    if (shape.type() instanceof ArrayTypeName array) {
      addArrayResult(method, array);
      return;
    }
    Containers.addReturn(method, shape.type(), elementType, collected);
  }

  private static void addArrayResult(MethodSpec.Builder method, ArrayTypeName array) {
    TypeName component = array.componentType();
    if (component instanceof ParameterizedTypeName generic) {
      // Java makes no arrays of generic types.
      method.addAnnotation(Suppressions.of("unchecked", "rawtypes"));
      method.addStatement("return values.toArray(new $T[0])", generic.rawType());
    } else {
      StringBuilder dimensions = new StringBuilder();
      TypeName base = component;
      while (base instanceof ArrayTypeName inner) {
        base = inner.componentType();
        dimensions.append("[]");
      }
      method.addStatement("return values.toArray(new $T[0]$L)", base, dimensions);
    }
  }

  void addMap(
      MethodSpec.Builder method, Shape.MapShape shape, String name, Holder holder, Names scope) {
    String base = Names.constant(name.substring("read".length()));
    method.beginControlFlow("if (!in.beginObject())").addStatement("return null").endControlFlow();
    TypeName keyType = Containers.held(shape.type(), 0, shape.key());
    TypeName valueType = Containers.held(shape.type(), 1, shape.value());
    ClassName collected = ClassName.get(LinkedHashMap.class);
    method.addStatement(
        "$T values = new $T<>()",
        ParameterizedTypeName.get(collected, keyType, valueType),
        collected);
    boolean isCounted = !shape.size().equals(Shape.Size.NONE);
    if (isCounted) {
      method.addStatement("int count = 0");
    }
    method.beginControlFlow("while (in.nextKey())");
    method.addStatement("$T key = $L", shape.key().type(), key(shape.key(), holder, base));
    method.addStatement("in.value()");
    method.beginControlFlow(
        "if (values.put(key, $L) != null && in.isClean())",
        read.of(shape.value(), holder, base + "_VALUE", "in"));
    method.addStatement("in.repeatedKey()").endControlFlow();
    if (isCounted) {
      method.addStatement("count++");
    }
    method.endControlFlow();
    addSizeCheck(method, shape.size(), "Members", CodeBlock.of("count"));
    Containers.addReturn(method, shape.type(), keyType, collected);
  }

  private CodeBlock key(Shape key, Holder holder, String base) {
    if (!(key instanceof Shape.IntegerShape integer)) {
      return read.of(key, holder, base + "_KEY", "in");
    }
    return switch (integer.kind()) {
      case BYTE -> CodeBlock.of("(byte) in.readLongKey($L, $L)", low(integer), high(integer));
      case SHORT -> CodeBlock.of("(short) in.readLongKey($L, $L)", low(integer), high(integer));
      case INT -> CodeBlock.of("(int) in.readLongKey($L, $L)", low(integer), high(integer));
      case LONG -> CodeBlock.of("in.readLongKey($LL, $LL)", low(integer), high(integer));
      case BIG_INTEGER ->
          CodeBlock.of("in.readBigIntegerKey($L)", ReadCode.rule(integer.bounds(), holder, base));
    };
  }

  private static Object low(Shape.IntegerShape shape) {
    return Rules.least(shape).min(Shape.maximum(shape.kind()));
  }

  private static Object high(Shape.IntegerShape shape) {
    return Rules.greatest(shape).max(Shape.minimum(shape.kind()));
  }
}
