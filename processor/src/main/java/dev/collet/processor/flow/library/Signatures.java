package dev.collet.processor.flow.library;

import dev.collet.processor.flow.MethodKey;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Writes methods as text. Types are rendered here, because {@code TypeMirror.toString} differs
 * between compilers.
 */
public final class Signatures {
  private final Elements elements;
  private final Types types;
  private final Map<ExecutableElement, MethodKey> keys = new HashMap<>();
  private final Map<ExecutableElement, String> labels = new HashMap<>();
  private final Map<TypeElement, String> binaryNames = new HashMap<>();

  /** Writes with these utilities. */
  public Signatures(Elements elements, Types types) {
    this.elements = elements;
    this.types = types;
  }

  /** The method with its class. */
  public MethodKey key(ExecutableElement method) {
    MethodKey key = keys.get(method);
    if (key == null) {
      key = new MethodKey(binaryName((TypeElement) method.getEnclosingElement()), of(method));
      keys.put(method, key);
    }
    return key;
  }

  /** The name and the erased parameter types, such as {@code parse(java.lang.String,int)}. */
  public String of(ExecutableElement method) {
    StringBuilder text = new StringBuilder().append(method.getSimpleName()).append('(');
    String separator = "";
    for (VariableElement parameter : method.getParameters()) {
      text.append(separator).append(name(parameter.asType()));
      separator = ",";
    }
    return text.append(')').toString();
  }

  /** A class's binary name, such as {@code java.util.Map$Entry}. */
  public String binaryName(TypeElement type) {
    String name = binaryNames.get(type);
    if (name == null) {
      name = elements.getBinaryName(type).toString();
      binaryNames.put(type, name);
    }
    return name;
  }

  /** The method for people, such as {@code Integer.parseInt} or {@code new URI}. */
  public String label(ExecutableElement method) {
    String label = labels.get(method);
    if (label == null) {
      label = write(method);
      labels.put(method, label);
    }
    return label;
  }

  private static String write(ExecutableElement method) {
    String owner = simpleName(method.getEnclosingElement());
    return method.getKind() == ElementKind.CONSTRUCTOR
        ? "new " + owner
        : owner + "." + method.getSimpleName();
  }

  private static String simpleName(Element type) {
    String name = type.getSimpleName().toString();
    Element outer = type.getEnclosingElement();
    if (name.isEmpty()) {
      name = "(anonymous class)";
    }
    return outer instanceof TypeElement ? simpleName(outer) + "." + name : name;
  }

  private String name(TypeMirror type) {
    TypeMirror erased = types.erasure(type);
    if (erased instanceof ArrayType array) {
      return name(array.getComponentType()) + "[]";
    }
    if (erased instanceof DeclaredType declared) {
      return binaryName((TypeElement) declared.asElement());
    }
    return erased.getKind().name().toLowerCase(Locale.ROOT);
  }
}
