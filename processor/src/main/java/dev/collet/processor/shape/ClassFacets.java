package dev.collet.processor.shape;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import org.jspecify.annotations.Nullable;

/**
 * What a class's annotations say about all of its members.
 *
 * @param naming from Java names to JSON names
 * @param inclusion of {@code @JsonInclude}, or USE_DEFAULTS
 * @param ignored names that are neither read nor written
 * @param only the only names that are, or null for all
 * @param order names that come first
 * @param isAlphabetic whether the others are sorted
 * @param isOpen whether members that are not known are passed over when read
 */
record ClassFacets(
    UnaryOperator<String> naming,
    String inclusion,
    Set<String> ignored,
    @Nullable Set<String> only,
    List<String> order,
    boolean isAlphabetic,
    boolean isOpen) {

  /** Of parameters, which no class's annotations bear on. */
  static final ClassFacets NONE =
      new ClassFacets(name -> name, "USE_DEFAULTS", Set.of(), null, List.of(), false, false);

  static ClassFacets of(TypeElement element, Context context, Place place) {
    Annotated annotated = withSuperclasses(element);
    AnnotationMirror include = annotated.find(Jackson.INCLUDE);
    AnnotationMirror ignored = annotated.find(Jackson.IGNORE_PROPERTIES);
    AnnotationMirror only = annotated.find(Jackson.INCLUDE_PROPERTIES);
    AnnotationMirror order = annotated.find(Jackson.PROPERTY_ORDER);
    return new ClassFacets(
        NamingStrategies.of(annotated, element, context, place),
        include == null ? "USE_DEFAULTS" : Annotated.constant(include, "value", "ALWAYS"),
        ignored == null ? Set.of() : new HashSet<>(Annotated.texts(ignored, "value")),
        only == null ? null : new HashSet<>(Annotated.texts(only, "value")),
        order == null ? List.of() : Annotated.texts(order, "value"),
        order != null && Annotated.flag(order, "alphabetic", false),
        ignored != null && Annotated.flag(ignored, "ignoreUnknown", false));
  }

  private static Annotated withSuperclasses(TypeElement element) {
    List<TypeElement> lineage = new ArrayList<>();
    for (TypeElement each = element; ; ) {
      lineage.add(each);
      if (!(each.getSuperclass() instanceof DeclaredType superclass)) {
        break;
      }
      each = (TypeElement) superclass.asElement();
    }
    return Annotated.of(lineage);
  }

  boolean isIncluded(String name) {
    return !ignored.contains(name) && (only == null || only.contains(name));
  }

  /** The members in the order that the annotations ask for. */
  List<Member> sort(List<Member> members) {
    List<Member> sorted = new ArrayList<>(members);
    if (isAlphabetic) {
      sorted.sort(Comparator.comparing(Member::name));
    }
    if (!order.isEmpty()) {
      sorted.sort(Comparator.comparingInt(this::rank));
    }
    return List.copyOf(sorted);
  }

  private int rank(Member member) {
    int rank = order.indexOf(member.name());
    int javaRank = rank < 0 ? order.indexOf(member.javaName()) : rank;
    return javaRank < 0 ? order.size() : javaRank;
  }
}
