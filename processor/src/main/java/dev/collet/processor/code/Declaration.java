package dev.collet.processor.code;

import java.util.Collection;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** What stands before a declared name: the documentation, annotations and modifiers. */
final class Declaration {
  private final CodeBlock.Builder javadoc = CodeBlock.builder();
  private final CodeBlock.Builder annotations = CodeBlock.builder();
  private final Set<Modifier> modifiers = EnumSet.noneOf(Modifier.class);

  /** Adds whole lines of documentation. */
  void addJavadoc(String format, @Nullable Object... arguments) {
    String text = CodeBlock.of(format, arguments).toString().stripTrailing();
    javadoc.text("/**\n * " + text.replace("\n", "\n * ") + "\n */\n");
  }

  void addAnnotation(CodeBlock annotation) {
    annotations.add(annotation).text("\n");
  }

  void addModifiers(Collection<Modifier> more) {
    modifiers.addAll(more);
  }

  void addTo(CodeBlock.Builder code) {
    code.add(javadoc.build()).add(annotations.build());
    // In the order of the language's specification, which is the enum's.
    for (Modifier modifier : modifiers) {
      code.text(modifier.name().toLowerCase(Locale.ROOT)).text(" ");
    }
  }
}
