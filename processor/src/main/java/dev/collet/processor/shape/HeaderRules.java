package dev.collet.processor.shape;

import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * MCP's rules for {@code x-mcp-header} (2026-07-28, server/tools, "x-mcp-header"): a client drops a
 * tool that breaks one of them.
 */
final class HeaderRules {
  private static final BigDecimal SAFE = new BigDecimal("9007199254740991");
  private static final String TOKEN = "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$";

  private final Set<String> seen = new HashSet<>();
  private final BiConsumer<Member, String> report;

  /** Reports by the member and the sentence. */
  HeaderRules(BiConsumer<Member, String> report) {
    this.report = report;
  }

  void check(List<Member> members) {
    for (Member member : Members.flat(members)) {
      checkHere(member);
      Shape value = value(member.shape());
      if (value instanceof Shape.ObjectShape object && !object.isRecursive()) {
        check(object.members());
      } else {
        refuseBelow(value, member);
      }
    }
  }

  private void checkHere(Member member) {
    String header = member.header();
    if (header == null) {
      return;
    }
    if (!TextForms.matches(TOKEN, header)) {
      report.accept(
          member,
          "The header '"
              + header
              + "' of '"
              + member.name()
              + "' is no name of an HTTP header: one or more letters, digits and !#$%&'*+-.^_`|~.");
    } else if (!seen.add(header.toLowerCase(Locale.ROOT))) {
      report.accept(
          member,
          "Two arguments have the header '" + header + "' (case does not count). Rename one.");
    }
    String why = whyNot(value(member.shape()));
    if (why != null) {
      report.accept(
          member, "The argument '" + member.name() + "' can't be repeated in a header: " + why);
    }
    if (member.isSensitive()) {
      report.accept(
          member,
          "The argument '"
              + member.name()
              + "' is @Sensitive, and a header shows its value to every proxy. Remove one of the"
              + " two.");
    }
  }

  private static @Nullable String whyNot(Shape shape) {
    if (shape instanceof Shape.TextShape
        || shape instanceof Shape.EnumShape
        || shape instanceof Shape.BooleanShape) {
      return null;
    }
    if (!(shape instanceof Shape.IntegerShape integer)) {
      return "MCP allows texts, integers and booleans only.";
    }
    return switch (integer.kind()) {
      case BYTE, SHORT, INT -> null;
      case LONG, BIG_INTEGER ->
          isSafe(integer.bounds())
              ? null
              : "MCP allows integers from -9007199254740991 to 9007199254740991 only. Use int, or"
                  + " bound it with @Min and @Max.";
    };
  }

  private static boolean isSafe(Shape.Bounds bounds) {
    BigDecimal minimum = bounds.minimum();
    BigDecimal maximum = bounds.maximum();
    return minimum != null
        && maximum != null
        && minimum.compareTo(SAFE.negate()) >= 0
        && maximum.compareTo(SAFE) <= 0;
  }

  /** Below arrays, maps, unions and recursive types no header can be reached. */
  private void refuseBelow(Shape shape, Member holder) {
    if (shape instanceof Shape.ArrayShape array) {
      refuseBelow(value(array.element()), holder);
    } else if (shape instanceof Shape.MapShape map) {
      refuseBelow(value(map.value()), holder);
    } else if (shape instanceof Shape.UnionShape union) {
      union.alternatives().forEach(each -> refuse(each.shape(), holder));
    } else if (shape instanceof Shape.ObjectShape object) {
      refuse(object, holder);
    }
  }

  private void refuse(Shape.ObjectShape object, Member holder) {
    for (Member member : Members.flat(object.members())) {
      if (member.header() != null) {
        report.accept(
            member,
            "The header '"
                + member.header()
                + "' of '"
                + member.name()
                + "' is out of reach: inside '"
                + holder.name()
                + "' it is below a list, a map, a union or a type that contains itself. MCP allows"
                + " it only on a path of members.");
      }
      refuseBelow(value(member.shape()), holder);
    }
  }

  private static Shape value(Shape shape) {
    if (shape instanceof Shape.OptionalShape optional) {
      return value(optional.value());
    }
    return shape instanceof Shape.ValueShape value ? value(value.value()) : shape;
  }
}
