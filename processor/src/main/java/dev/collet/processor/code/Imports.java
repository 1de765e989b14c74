package dev.collet.processor.code;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Which types a file imports, and how each is written where it stands. A file is gone through once
 * to collect what it mentions: of two types with one simple name the first is imported.
 */
final class Imports {
  private final String packageName;
  private final Set<String> qualified;
  private final List<TypeSpec> scope = new ArrayList<>();
  private final Map<String, ClassName> wanted = new HashMap<>();
  private final Set<String> neighbours = new HashSet<>();

  /** How classes are written where the scope is what it is now. */
  private final Map<String, String> known = new HashMap<>();

  private boolean isCollected;

  /**
   * For a file of this package.
   *
   * @param qualified simple names that are never imported
   */
  Imports(String packageName, Set<String> qualified) {
    this.packageName = packageName;
    this.qualified = qualified;
  }

  /** What follows stands inside this type. */
  void open(TypeSpec type) {
    scope.add(type);
    known.clear();
  }

  /** What follows stands outside again. */
  void close() {
    scope.remove(scope.size() - 1);
    known.clear();
  }

  /** Notes what the code mentions. */
  void collect(CodeBlock code) {
    for (Object part : code.parts()) {
      if (part instanceof TypeName type) {
        text(type);
      }
    }
  }

  /** All has been noted: from now on, names are written as they will be. */
  void finish() {
    isCollected = true;
    wanted.keySet().removeAll(neighbours);
    known.clear();
  }

  /** The imports' names in order; java.lang needs none. */
  Set<String> names() {
    Set<String> names = new TreeSet<>();
    for (ClassName type : wanted.values()) {
      if (!type.packageName().equals("java.lang")) {
        names.add(type.canonicalName());
      }
    }
    return names;
  }

  String text(TypeName type) {
    if (type instanceof ClassName name) {
      String text = known.get(name.canonicalName());
      if (text == null) {
        text = find(name);
        known.put(name.canonicalName(), text);
      }
      return text;
    }
    if (type instanceof ParameterizedTypeName generic) {
      return generic(generic);
    }
    if (type instanceof ArrayTypeName array) {
      return text(array.componentType()) + "[]";
    }
    if (type instanceof WildcardTypeName wildcard) {
      if (!wildcard.lowerBounds().isEmpty()) {
        return "? super " + text(wildcard.lowerBounds().get(0));
      }
      TypeName bound = wildcard.upperBounds().get(0);
      return bound.equals(ClassName.OBJECT) ? "?" : "? extends " + text(bound);
    }
    return type.toString();
  }

  private String generic(ParameterizedTypeName type) {
    ParameterizedTypeName enclosing = type.enclosingType();
    StringBuilder text = new StringBuilder();
    if (enclosing == null) {
      text.append(text(type.rawType()));
    } else {
      text.append(generic(enclosing)).append('.').append(type.rawType().simpleName());
    }
    String before = "<";
    for (TypeName argument : type.typeArguments()) {
      text.append(before).append(text(argument));
      before = ", ";
    }
    return type.typeArguments().isEmpty() ? text.toString() : text.append('>').toString();
  }

  private String find(ClassName type) {
    boolean isHidden = false;
    for (ClassName each = type; each != null; each = each.enclosingClassName()) {
      String meant = meant(each.simpleName());
      isHidden = meant != null;
      if (each.canonicalName().equals(meant)) {
        List<String> names = type.simpleNames();
        return String.join(".", names.subList(each.simpleNames().size() - 1, names.size()));
      }
    }
    if (isHidden) {
      return type.canonicalName();
    }
    ClassName outermost = type.topLevelClassName();
    if (type.packageName().equals(packageName)) {
      neighbours.add(outermost.simpleName());
      return String.join(".", type.simpleNames());
    }
    if (!isCollected && !type.packageName().isEmpty() && !qualified.contains(type.simpleName())) {
      wanted.putIfAbsent(outermost.simpleName(), outermost);
    }
    return type.canonicalName();
  }

  /** The full name of what a simple name means here, or null. */
  private @Nullable String meant(String simpleName) {
    for (int i = scope.size() - 1; i >= 0; i--) {
      if (scope.get(i).hasType(simpleName)) {
        StringBuilder name = new StringBuilder(packageName.isEmpty() ? "" : packageName + ".");
        for (TypeSpec type : scope.subList(0, i + 1)) {
          name.append(type.name()).append('.');
        }
        return name.append(simpleName).toString();
      }
    }
    if (!scope.isEmpty() && scope.get(0).name().equals(simpleName)) {
      return packageName.isEmpty() ? simpleName : packageName + "." + simpleName;
    }
    ClassName imported = isCollected ? wanted.get(simpleName) : null;
    return imported == null ? null : Objects.requireNonNull(imported.canonicalName());
  }
}
