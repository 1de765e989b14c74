package dev.collet.processor.model;

import java.util.Locale;
import java.util.stream.Collectors;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Writes a method as a class file does (JVMS 4.3.3), which names it the same on every JDK. */
public final class Descriptors {
  private final Elements elements;
  private final Types types;

  /** Writes the methods of one compilation. */
  public Descriptors(Elements elements, Types types) {
    this.elements = elements;
    this.types = types;
  }

  /** Name and erased descriptor, such as {@code bookFlight(Ljava/lang/String;)Lp/Booking;}. */
  public String of(ExecutableElement method) {
    return method.getSimpleName()
        + method.getParameters().stream()
            .map(parameter -> of(parameter.asType()))
            .collect(Collectors.joining("", "(", ")"))
        + of(method.getReturnType());
  }

  private String of(TypeMirror written) {
    TypeMirror type = types.erasure(written);
    return switch (type.getKind()) {
      case BOOLEAN -> "Z";
      case LONG -> "J";
      case BYTE, SHORT, INT, CHAR, FLOAT, DOUBLE, VOID ->
          type.getKind().name().substring(0, 1).toUpperCase(Locale.ROOT);
      case ARRAY -> "[" + of(((ArrayType) type).getComponentType());
      default ->
          "L"
              + elements
                  .getBinaryName((TypeElement) ((DeclaredType) type).asElement())
                  .toString()
                  .replace('.', '/')
              + ";";
    };
  }
}
