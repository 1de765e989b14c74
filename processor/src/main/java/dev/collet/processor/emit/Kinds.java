package dev.collet.processor.emit;

import dev.collet.processor.shape.Shape;
import dev.collet.processor.shape.TextKind;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** What the kinds of shapes mean to generated code. */
final class Kinds {
  private Kinds() {}

  /** LOCAL_DATE as LocalDate: what follows "read" and "write" in the runtime's methods. */
  static Map<TextKind, String> suffixes() {
    Map<TextKind, String> suffixes = new EnumMap<>(TextKind.class);
    for (TextKind kind : TextKind.values()) {
      StringBuilder suffix = new StringBuilder();
      for (String word : kind.name().split("_")) {
        suffix.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
      }
      suffixes.put(kind, suffix.toString());
    }
    return suffixes;
  }

  /** Whether the runtime's own trees are handed over. */
  static boolean isTree(Shape.AnyKind kind) {
    return kind != Shape.AnyKind.JACKSON_2 && kind != Shape.AnyKind.JACKSON_3;
  }

  /** Whether Java's equality of such values is JSON's equality of what is written for them. */
  static boolean isEqualAsJson(Shape shape) {
    if (shape instanceof Shape.TextShape text) {
      return text.kind() == TextKind.STRING && text.type().toString().equals("java.lang.String");
    }
    if (shape instanceof Shape.EnumShape choice) {
      return choice.unknownConstant() == null
          && choice.constants().stream().allMatch(constant -> constant.aliases().isEmpty());
    }
    return shape instanceof Shape.BooleanShape || shape instanceof Shape.IntegerShape;
  }
}
