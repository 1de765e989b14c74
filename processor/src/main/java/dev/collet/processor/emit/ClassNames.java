package dev.collet.processor.emit;

import com.palantir.javapoet.ClassName;

/** Makes JavaPoet's class names of the names that models carry. */
final class ClassNames {
  private ClassNames() {}

  /** The class of a package by its qualified name, such as {@code com.example.Orders.Tools}. */
  static ClassName of(String packageName, String qualifiedName) {
    String nested =
        packageName.isEmpty() ? qualifiedName : qualifiedName.substring(packageName.length() + 1);
    String[] names = nested.split("\\.");
    ClassName name = ClassName.get(packageName, names[0]);
    for (int i = 1; i < names.length; i++) {
      name = name.nestedClass(names[i]);
    }
    return name;
  }
}
