package dev.collet.processor.flow.facts;

import dev.collet.processor.flow.value.Choice;
import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.Ranges;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Tells what a type alone says about its values. */
final class Domains {
  private static final Map<String, TypeKind> BOXES =
      Map.of(
          "java.lang.Byte", TypeKind.BYTE,
          "java.lang.Short", TypeKind.SHORT,
          "java.lang.Character", TypeKind.CHAR,
          "java.lang.Integer", TypeKind.INT,
          "java.lang.Long", TypeKind.LONG,
          "java.lang.Float", TypeKind.FLOAT,
          "java.lang.Double", TypeKind.DOUBLE,
          "java.lang.Boolean", TypeKind.BOOLEAN);

  /** Classes whose objects never change. */
  private static final Set<String> VALUES =
      Set.of(
          "java.lang.String",
          "java.lang.CharSequence",
          "java.math.BigDecimal",
          "java.math.BigInteger",
          "java.net.URI",
          "java.nio.file.Path",
          "java.util.Currency",
          "java.util.Locale",
          "java.util.UUID",
          "java.util.regex.Pattern");

  private static final Map<TypeKind, Domain> PRIMITIVES = primitives();

  private static final Domain OTHER = new Domain(TypeKind.OTHER, Fact.ANY, null, false);
  private static final Domain ARRAY = new Domain(TypeKind.ARRAY, Fact.ANY, null, true);

  private final Map<Element, Domain> known = new HashMap<>();

  /**
   * What is said of a type.
   *
   * @param kind of the primitive type that is in the box
   * @param fact what every value fits
   * @param range the numbers; null when it is no type of whole numbers
   * @param isImmutable whether what objects hold never changes
   */
  private record Domain(TypeKind kind, Fact fact, @Nullable Ranges range, boolean isImmutable) {}

  private static Map<TypeKind, Domain> primitives() {
    Map<TypeKind, Domain> domains = new EnumMap<>(TypeKind.class);
    for (TypeKind kind : TypeKind.values()) {
      if (kind.isPrimitive()) {
        Ranges range = numbers(kind);
        Fact fact =
            kind == TypeKind.BOOLEAN
                ? Fact.choice(Choice.BOOLEAN)
                : range == null ? Fact.OBJECT : Fact.number(range);
        domains.put(kind, new Domain(kind, fact, range, true));
      }
    }
    return domains;
  }

  private static @Nullable Ranges numbers(TypeKind kind) {
    return switch (kind) {
      case BYTE -> Ranges.of(Byte.MIN_VALUE, Byte.MAX_VALUE);
      case SHORT -> Ranges.of(Short.MIN_VALUE, Short.MAX_VALUE);
      case CHAR -> Ranges.of(Character.MIN_VALUE, Character.MAX_VALUE);
      case INT -> Ranges.of(Integer.MIN_VALUE, Integer.MAX_VALUE);
      case LONG -> Ranges.ALL;
      default -> null;
    };
  }

  private Domain domain(@Nullable TypeMirror type) {
    Domain primitive = type == null ? OTHER : PRIMITIVES.get(type.getKind());
    if (primitive != null) {
      return primitive;
    }
    if (type instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement element) {
      Domain domain = known.get(element);
      if (domain == null) {
        known.put(element, OTHER); // for a record that holds itself
        domain = of(element);
        known.put(element, domain);
      }
      return domain;
    }
    return type != null && type.getKind() == TypeKind.ARRAY ? ARRAY : OTHER;
  }

  private Domain of(TypeElement type) {
    String name = type.getQualifiedName().toString();
    Domain box = PRIMITIVES.get(BOXES.getOrDefault(name, TypeKind.OTHER));
    if (box != null) {
      return new Domain(box.kind(), box.fact().orNull(), box.range(), true);
    }
    if (type.getKind() == ElementKind.ENUM) {
      return new Domain(TypeKind.OTHER, constants(type), null, true);
    }
    boolean isImmutable =
        VALUES.contains(name)
            || name.startsWith("java.time.")
            || (type.getKind() == ElementKind.RECORD && holdsValues(type));
    return new Domain(TypeKind.OTHER, Fact.ANY, null, isImmutable);
  }

  private boolean holdsValues(TypeElement record) {
    for (Element member : record.getEnclosedElements()) {
      if (member.getKind() == ElementKind.RECORD_COMPONENT && !isImmutable(member.asType())) {
        return false;
      }
    }
    return true;
  }

  private static Fact constants(TypeElement type) {
    Set<Object> constants = new HashSet<>();
    for (Element member : type.getEnclosedElements()) {
      if (member.getKind() == ElementKind.ENUM_CONSTANT) {
        constants.add(new Choice.Constant(member.getSimpleName().toString()));
      }
    }
    return Fact.choice(new Choice(true, constants)).orNull();
  }

  /** What every value of the type fits. */
  Fact of(@Nullable TypeMirror type) {
    return domain(type).fact();
  }

  /** Whether the type is one of whole numbers, boxed or not. */
  boolean isWhole(@Nullable TypeMirror type) {
    return range(type) != null;
  }

  /** Whether the type is one of numbers with a fraction, boxed or not. */
  boolean isFraction(@Nullable TypeMirror type) {
    TypeKind kind = domain(type).kind();
    return kind == TypeKind.FLOAT || kind == TypeKind.DOUBLE;
  }

  /** Whether the type is one of numbers or truth values, boxed or not. */
  boolean isPlain(@Nullable TypeMirror type) {
    TypeKind kind = domain(type).kind();
    return kind.isPrimitive() && kind != TypeKind.CHAR;
  }

  /** The numbers of a type; null when it is no type of whole numbers. */
  @Nullable Ranges range(@Nullable TypeMirror type) {
    return domain(type).range();
  }

  /** Whether what the type's objects hold never changes. */
  boolean isImmutable(@Nullable TypeMirror type) {
    return type == null || domain(type).isImmutable();
  }
}
