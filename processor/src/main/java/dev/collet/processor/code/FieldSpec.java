package dev.collet.processor.code;

import com.palantir.javapoet.TypeName;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * A field.
 *
 * @param isStatic static fields come first
 * @param code its declaration
 */
record FieldSpec(boolean isStatic, CodeBlock code) {
  static FieldSpec of(
      TypeName type, String name, @Nullable CodeBlock initializer, Modifier... modifiers) {
    Declaration before = new Declaration();
    before.addModifiers(List.of(modifiers));
    CodeBlock.Builder code = CodeBlock.builder();
    before.addTo(code);
    code.part(type).text(" ").text(name);
    if (initializer != null) {
      code.text(" = ").add(initializer);
    }
    return new FieldSpec(List.of(modifiers).contains(Modifier.STATIC), code.text(";\n").build());
  }
}
