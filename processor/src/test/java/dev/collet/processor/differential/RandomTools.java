package dev.collet.processor.differential;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Makes up tool classes: each tool takes one value of a random type and gives it back. */
final class RandomTools {
  private static final List<String> NAMES =
      List.of(
          "id", "name", "some-part", "größe", "a b", "_x", "type2", "$", "longMemberNameOfMany");
  private static final List<String> KINDS =
      List.of(
          "UUID",
          "LocalDate",
          "Instant",
          "OffsetDateTime",
          "LocalDateTime",
          "LocalTime",
          "Duration",
          "Period",
          "Year",
          "YearMonth",
          "MonthDay",
          "ZoneId",
          "ZoneOffset",
          "Locale",
          "Currency",
          "URI",
          "byte[]",
          "ZonedDateTime",
          "OffsetTime");

  private final Random random;
  private final StringBuilder declarations = new StringBuilder();
  private int types;

  private RandomTools(Random random) {
    this.random = random;
  }

  /** The source of a class of this many tools, {@code tool0} and so on. */
  static String source(String className, int tools, Random random) {
    RandomTools made = new RandomTools(random);
    StringBuilder methods = new StringBuilder();
    for (int i = 0; i < tools; i++) {
      Use value = made.type(3, true);
      methods.append(
          "@Tool(description = \"x\") public %s tool%d(%s %s value) { return value; }\n"
              .formatted(value.result(), i, value.annotations(), value.type()));
    }
    return """
        package p;
        import com.fasterxml.jackson.annotation.*;
        import com.fasterxml.jackson.databind.PropertyNamingStrategies;
        import com.fasterxml.jackson.databind.annotation.JsonNaming;
        import dev.collet.*;
        import jakarta.validation.constraints.*;
        import java.math.*;
        import java.net.*;
        import java.time.*;
        import java.util.*;
        import org.jspecify.annotations.Nullable;
        public class %s {
        @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
        @java.lang.annotation.Target({
          java.lang.annotation.ElementType.FIELD, java.lang.annotation.ElementType.METHOD,
          java.lang.annotation.ElementType.PARAMETER, java.lang.annotation.ElementType.TYPE_USE})
        @jakarta.validation.Constraint(validatedBy = {}) @Pattern(regexp = "[A-Z]+") @Size(min = 2, max = 4)
        public @interface Iata {}
        public record Page<T>(List<T> items, Optional<T> first) {}
        %s%s}
        """
        .formatted(className, made.declarations, methods);
  }

  /** A type and the annotations of the place where it is used. */
  private record Use(String annotations, String type) {
    /** The same as a method's result, with the bounds that type arguments carry. */
    String result() {
      return type;
    }
  }

  private Use type(int depth, boolean isMember) {
    int pick = random.nextInt(depth > 0 ? 29 : 12);
    return switch (pick) {
      case 0 -> new Use("", isMember ? "boolean" : "Boolean");
      case 1, 2 -> integer(isMember);
      case 3, 4 -> number(isMember);
      case 5, 6, 7 -> text();
      case 8, 9 -> new Use("", enumeration());
      case 10, 11 -> new Use("", KINDS.get(random.nextInt(KINDS.size())));
      case 12, 13 -> sized("List<" + argument(depth) + ">", "elements");
      case 14 -> sized("Set<" + argument(depth) + ">", "elements");
      case 15 -> sized(array(depth), "elements");
      case 16 -> sized("Map<" + key() + ", " + argument(depth) + ">", "members");
      case 17 -> new Use("", recursive(depth));
      case 18 -> new Use("", union(depth));
      case 19 -> new Use("", random.nextInt(3) == 0 ? free() : record(depth));
      case 22, 23 -> new Use("", bean(depth));
      case 24 -> new Use("", value());
      case 25 -> new Use("", page(depth));
      case 26 -> collection(depth);
      case 27 -> sized(sortedMap(depth), "members");
      default -> new Use("", record(depth));
    };
  }

  private String argument(int depth) {
    Use use = type(depth - 1, false);
    return (use.annotations() + " " + use.type()).strip();
  }

  private String page(int depth) {
    Use item = type(depth - 1, false);
    // In a type argument an annotation before an array is the component's.
    String annotations = item.type().endsWith("]") ? "" : item.annotations();
    return "Page<" + (annotations + " " + item.type()).strip() + ">";
  }

  private Use collection(int depth) {
    return switch (random.nextInt(6)) {
      case 0 -> new Use("", "Collection<? extends " + record(depth - 1) + ">");
      case 1 -> sized("ArrayList<" + argument(depth) + ">", "elements");
      case 2 -> sized("TreeSet<String>", "elements");
      case 3 -> sized("List<@Nullable String>", "elements");
      case 4 -> new Use("", record(depth - 1) + "[][]");
      default -> sized("LinkedHashSet<" + enumeration() + ">", "elements");
    };
  }

  private String sortedMap(int depth) {
    String key = List.of("BigInteger", "String", "Short", "LocalDate").get(random.nextInt(4));
    String type = List.of("SortedMap", "TreeMap", "LinkedHashMap").get(random.nextInt(3));
    return type + "<" + key + ", " + argument(depth) + ">";
  }

  private String array(int depth) {
    String primitive = List.of("int", "double", "long", "boolean").get(random.nextInt(4));
    return random.nextBoolean() ? primitive + "[]" : record(depth - 1) + "[]";
  }

  private Use sized(String type, String what) {
    if (random.nextInt(3) > 0) {
      return new Use("", type);
    }
    int min = random.nextInt(3);
    return new Use("@Size(min = %d, max = %d)".formatted(min, min + random.nextInt(4)), type);
  }

  private Use integer(boolean isMember) {
    List<String> boxes = List.of("Integer", "Long", "Short", "Byte", "BigInteger");
    List<String> plain = List.of("int", "long", "short", "byte", "BigInteger");
    String type = (isMember && random.nextBoolean() ? plain : boxes).get(random.nextInt(5));
    int from = random.nextInt(100) - 50;
    return switch (random.nextInt(6)) {
      case 0 -> new Use("@Min(" + from + ") @Max(" + (from + random.nextInt(60)) + ")", type);
      case 1 -> new Use("@Positive", type);
      case 2 -> new Use("@NegativeOrZero", type);
      case 3 -> new Use("@Digits(integer = 2, fraction = 0)", type);
      default -> new Use("", type);
    };
  }

  private Use number(boolean isMember) {
    List<String> boxes = List.of("Double", "Float", "BigDecimal", "Number");
    List<String> plain = List.of("double", "float", "BigDecimal", "Number");
    String type = (isMember && random.nextBoolean() ? plain : boxes).get(random.nextInt(4));
    boolean isExact = type.equals("BigDecimal") || type.equals("Number");
    return switch (random.nextInt(6)) {
      case 0 ->
          new Use(
              isExact ? "@DecimalMin(\"0.1\") @DecimalMax(\"9.75\")" : "@Min(-3) @Max(7)", type);
      case 1 -> new Use("@Positive", type);
      case 2 ->
          new Use(isExact ? "@DecimalMax(value = \"5\", inclusive = false)" : "@Negative", type);
      case 3 -> new Use(isExact ? "@Digits(integer = 3, fraction = 2)" : "", type);
      default -> new Use("", type);
    };
  }

  private Use text() {
    return switch (random.nextInt(11)) {
      case 5 -> new Use("@Iata", "String");
      case 6 -> new Use("", "Character");
      case 7 -> new Use("", "CharSequence");
      case 0 -> new Use("@Size(min = 1, max = 3)", "String");
      case 1 -> new Use("@NotBlank", "String");
      case 2 -> new Use("@NotEmpty", "String");
      case 3 -> new Use("@Pattern(regexp = \"[A-Z]{2,4}\")", "String");
      case 4 -> new Use("@Pattern(regexp = \"(?:\\\\d+|x.y)\\\\s*\") @Size(max = 6)", "String");
      default -> new Use("", "String");
    };
  }

  private String key() {
    return switch (random.nextInt(9)) {
      case 5 -> "Character";
      case 6 -> "BigInteger";
      case 7 -> "LocalDate";
      case 0 -> "Integer";
      case 1 -> "Long";
      case 2 -> enumeration();
      case 3 -> "UUID";
      case 4 -> "Year";
      default -> "String";
    };
  }

  private String free() {
    return List.of(
            "Object",
            "Map<String, Object>",
            "List<Object>",
            "com.fasterxml.jackson.databind.JsonNode",
            "tools.jackson.databind.JsonNode")
        .get(random.nextInt(5));
  }

  private String enumeration() {
    String name = "E" + types++;
    declarations.append("public enum ").append(name).append(" { A, @JsonProperty(\"b-é\") B, ");
    return end(name, "LONG_CONSTANT_NAME");
  }

  private String end(String name, String last) {
    declarations.append(last).append(" }\n");
    return name;
  }

  private String record(int depth) {
    String name = "R" + types++;
    return components(name, depth, "");
  }

  /** A class with setters and getters, or with public fields. */
  private String bean(int depth) {
    String name = "B" + types++;
    boolean hasFields = random.nextBoolean();
    StringBuilder body = new StringBuilder();
    int count = 1 + random.nextInt(3);
    for (int i = 0; i < count; i++) {
      Use use = type(depth - 1, true);
      boolean isNullable = isReference(use) && !use.type().endsWith("]") && random.nextBoolean();
      if (hasFields) {
        body.append("%s public %s f%d;\n".formatted(use.annotations(), type(use, isNullable), i));
      } else {
        body.append("private %s f%d;\n".formatted(use.type(), i));
        body.append(
            "%s public %s getF%d() { return f%d; }\n"
                .formatted(use.annotations(), type(use, isNullable), i, i));
        body.append(
            "public void setF%d(%s %s f) throws java.io.IOException { f%d = f; }\n"
                .formatted(i, use.annotations(), type(use, isNullable), i));
      }
    }
    declarations.append("public static class ").append(name).append(" {\n").append(body);
    declarations.append("}\n");
    return name;
  }

  /** The type with @Nullable where the language wants it: before the simple name. */
  private static String type(Use use, boolean isNullable) {
    int dot = use.type().split("<", 2)[0].lastIndexOf('.') + 1;
    return isNullable
        ? use.type().substring(0, dot) + "@Nullable " + use.type().substring(dot)
        : use.type();
  }

  private static boolean isReference(Use use) {
    return !List.of("boolean", "int", "long", "short", "byte", "double", "float")
        .contains(use.type());
  }

  /** A class that is one value in JSON. */
  private String value() {
    String name = "V" + types++;
    boolean isText = random.nextBoolean();
    declarations.append(
        """
        public static final class %1$s {
          private final %2$s inside;
          @JsonCreator public %1$s(%3$s %2$s inside) { this.inside = inside; }
          @JsonValue %3$s public %2$s inside() { return inside; }
        }
        """
            .formatted(
                name, isText ? "String" : "long", isText ? "@Size(max = 3)" : "@Min(0) @Max(50)"));
    return name;
  }

  private String components(String name, int depth, String rest) {
    List<String> components = new ArrayList<>();
    int count = random.nextInt(5);
    for (int i = 0; i < count; i++) {
      Use use = type(depth - 1, true);
      String component = use.annotations() + " " + use.type();
      boolean isReference = isReference(use);
      int optional = random.nextInt(4);
      if (optional == 0 && isReference && !use.type().endsWith("]")) {
        component = use.annotations() + " " + type(use, true);
      } else if (optional == 1 && isReference && use.annotations().isEmpty()) {
        component = "Optional<" + use.type() + ">";
      }
      if (use.type().equals("int") && use.annotations().isEmpty() && optional == 2) {
        component = "@ToolParam(defaultValue = \"7\") int";
      } else if (use.type().matches("R\\d+") && use.annotations().isEmpty() && optional == 3) {
        component = "@JsonUnwrapped(prefix = \"u" + i + "_\") " + use.type();
      }
      String renamed =
          random.nextInt(3) == 0
              ? "@JsonProperty(\"" + NAMES.get(random.nextInt(NAMES.size())) + i + "\") "
              : "";
      components.add(renamed + component + " c" + i);
    }
    if (!rest.isEmpty()) {
      components.add(rest);
    }
    String body = String.join(", ", components);
    if (random.nextInt(6) == 0) {
      declarations.append("@JsonIgnoreProperties(ignoreUnknown = true) ");
    }
    if (random.nextInt(6) == 0) {
      declarations.append("@JsonNaming(PropertyNamingStrategies.UpperCamelCaseStrategy.class) ");
    }
    declarations.append("public record ").append(name).append('(').append(body).append(") {}\n");
    return name;
  }

  private String recursive(int depth) {
    String name = "T" + types++;
    return components(
        name,
        depth - 1,
        random.nextBoolean() ? "List<" + name + "> next" : "@Nullable " + name + " next");
  }

  private String union(int depth) {
    String name = "U" + types++;
    StringBuilder permitted = new StringBuilder();
    for (int i = 0; i < 3; i++) {
      String alternative = name + "A" + i;
      permitted.append(i == 0 ? "" : ", ").append(alternative);
      components(alternative, depth - 1, "");
      int at = declarations.lastIndexOf(" {}\n");
      declarations.insert(at, " implements " + name);
    }
    if (random.nextBoolean()) {
      declarations.append(
          "@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = \"kind of\") ");
    }
    declarations.append("public sealed interface ").append(name).append(" permits ");
    declarations.append(permitted).append(" {}\n");
    return name;
  }
}
