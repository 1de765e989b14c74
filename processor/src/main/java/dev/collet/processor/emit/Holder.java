package dev.collet.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.code.TypeSpec;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** A class that is being written: the toolset, or one nested in it to keep it within limits. */
final class Holder {
  private final ClassName name;
  private final TypeSpec.Builder spec;
  private final Names constants;
  private final boolean isNested;
  private final Map<String, String> known = new HashMap<>();
  private int weight;

  Holder(ClassName name, TypeSpec.Builder spec, Names constants, boolean isNested) {
    this.name = name;
    this.spec = spec;
    this.constants = constants;
    this.isNested = isNested;
  }

  ClassName name() {
    return name;
  }

  TypeSpec.Builder spec() {
    return spec;
  }

  boolean isNested() {
    return isNested;
  }

  /** Roughly the entries of the constant pool, in tens. */
  int weight() {
    return weight;
  }

  void weigh(int more) {
    weight += more;
  }

  /** A constant with this value: the one that is there, or a new one. */
  String constant(TypeName type, String wanted, CodeBlock value) {
    return known.computeIfAbsent(
        value.toString(),
        text -> {
          String constant = constants.unique(Names.constant(wanted));
          spec.addField(type, constant, value, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL);
          weight += 1 + text.length() / 200;
          return constant;
        });
  }

  /** A call of a static method of this class, from another one. */
  CodeBlock call(String method, Holder from, String argumentFormat, Object... arguments) {
    CodeBlock list = CodeBlock.of(argumentFormat, arguments);
    return isNested && from != this
        ? CodeBlock.of("$T.$N($L)", name, method, list)
        : CodeBlock.of("$N($L)", method, list);
  }
}
