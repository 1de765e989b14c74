package dev.collet.processor.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Who has switched which rule off by {@code @SuppressWarnings("collet:Rule")}, and what for. */
public final class Suppressions {
  private static final String PREFIX = "collet:";
  private final Set<String> used = new HashSet<>();

  /**
   * One suppressed rule at one declaration.
   *
   * @param rule the name after the prefix, mistyped or not
   * @param site the annotation's value
   */
  public record Suppression(String rule, Site site) {}

  /** Whether the rule is suppressed at a site; remembers the suppression as used. */
  boolean covers(String rule, Site site) {
    if (covers(rule, site.element())) {
      return true;
    }
    for (Element partner : site.partners()) {
      if (covers(rule, partner)) {
        return true;
      }
    }
    return false;
  }

  private boolean covers(String rule, Element start) {
    for (Element element = start; element != null; element = element.getEnclosingElement()) {
      for (Suppression suppression : at(element)) {
        if (suppression.rule().equals(rule)) {
          used.add(key(element, rule));
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a suppression has kept a finding back. */
  public boolean isUsed(Suppression suppression) {
    return used.contains(key(suppression.site().element(), suppression.rule()));
  }

  /** The suppressions of our rules that are written at a declaration. */
  public static List<Suppression> at(Element element) {
    List<Suppression> found = new ArrayList<>();
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      if (((TypeElement) mirror.getAnnotationType().asElement())
          .getQualifiedName()
          .contentEquals("java.lang.SuppressWarnings")) {
        for (AnnotationValue value : values(mirror)) {
          if (value.getValue() instanceof String text && text.startsWith(PREFIX)) {
            found.add(
                new Suppression(text.substring(PREFIX.length()), Site.of(element, mirror, value)));
          }
        }
      }
    }
    return found;
  }

  private static List<AnnotationValue> values(AnnotationMirror mirror) {
    List<AnnotationValue> values = new ArrayList<>();
    for (AnnotationValue value : new LinkedHashMap<>(mirror.getElementValues()).values()) {
      if (value.getValue() instanceof List<?> list) {
        list.forEach(item -> values.add((AnnotationValue) item));
      } else {
        values.add(value);
      }
    }
    return values;
  }

  /** Names a declaration across rounds, in which javac may replace its element. */
  private static String key(@Nullable Element element, String rule) {
    StringBuilder key = new StringBuilder(rule);
    for (Element part = element; part != null; part = part.getEnclosingElement()) {
      key.append('\n').append(part.getKind()).append(' ');
      if (part instanceof TypeElement type) {
        return key.append(type.getQualifiedName()).toString();
      }
      key.append(part instanceof ExecutableElement ? part.toString() : part.getSimpleName());
    }
    return key.toString();
  }
}
