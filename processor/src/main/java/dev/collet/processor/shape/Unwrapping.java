package dev.collet.processor.shape;

import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import org.jspecify.annotations.Nullable;

/** {@code @JsonUnwrapped}: an object whose members stand in place of the member that holds it. */
final class Unwrapping {
  private Unwrapping() {}

  /** The member, unwrapped when the annotation asks for it; null when that can't be. */
  static @Nullable Member apply(Member member, Annotated annotated, Place place, Context context) {
    AnnotationMirror mirror = annotated.find(Jackson.UNWRAPPED);
    if (mirror == null || !Annotated.flag(mirror, "enabled", true)) {
      return member;
    }
    if (!(member.shape() instanceof Shape.ObjectShape object)
        || member.isNullable()
        || member.defaultValue() != null) {
      context.unsupported(
          annotated,
          mirror,
          place,
          "needs a record or class that is always there and doesn't contain itself.");
      return null;
    }
    String prefix = Annotated.text(mirror, "prefix", "");
    String suffix = Annotated.text(mirror, "suffix", "");
    List<Member> renamed =
        object.members().stream()
            .map(
                each ->
                    each.isUnwrapped()
                        ? each
                        : Members.renamed(each, prefix + each.name() + suffix))
            .toList();
    return Members.unwrapped(member, Members.withMembers(object, renamed));
  }
}
