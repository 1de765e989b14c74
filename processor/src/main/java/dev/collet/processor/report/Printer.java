package dev.collet.processor.report;

import java.util.Locale;
import java.util.function.Predicate;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/** Hands a finding to javac, at the narrowest place that javac can point to. */
public final class Printer {
  private final Messager messager;
  private final Relocation relocation;
  private final Predicate<Element> isSource;
  private @Nullable PathPrinter paths;

  /** Prints at a place in a body; what a path is, only the part that has javac's trees knows. */
  public interface PathPrinter {
    /** Prints at the leaf of a {@code TreePath}. */
    void print(Diagnostic.Kind kind, String text, Object path);

    /** The {@code TreePath} of a repeated annotation, or of a value in it; null if it is none. */
    @Nullable Object repeated(
        Element element, AnnotationMirror annotation, @Nullable AnnotationValue value);
  }

  /**
   * Makes a printer.
   *
   * @param isSource whether an element's source is in this compilation, so that javac has a
   *     position for it
   */
  public Printer(Messager messager, Relocation relocation, Predicate<Element> isSource) {
    this.messager = messager;
    this.relocation = relocation;
    this.isSource = isSource;
  }

  /** From now on places in bodies can be pointed to. */
  public void usePaths(PathPrinter printer) {
    paths = printer;
  }

  /**
   * Prints a finding.
   *
   * @param anchors further sites, for a finding in a class file: the first in source is taken
   */
  void print(Level level, Finding finding, Site... anchors) {
    Site site = finding.site();
    if (site.path() != null && paths != null) {
      paths.print(kind(level), text(finding, ""), site.path());
      return;
    }
    if (isSource.test(site.element())) {
      print(kind(level), text(finding, ""), site);
      return;
    }
    String prefix = describe(site.element()) + ": ";
    for (Site anchor : anchors) {
      if (isSource.test(anchor.element())) {
        print(kind(level), text(finding, prefix), anchor);
        return;
      }
    }
    messager.printMessage(kind(level), text(finding, prefix));
  }

  private void print(Diagnostic.Kind kind, String text, Site site) {
    Element now = relocation.element(site.element());
    AnnotationMirror annotation = site.annotation();
    AnnotationMirror mirror = annotation == null ? null : Relocation.annotation(annotation, now);
    AnnotationValue value =
        mirror == null || annotation == null || site.value() == null
            ? null
            : Relocation.value(annotation, site.value(), mirror);
    Element shown = Positions.withPosition(now);
    AnnotationMirror shownMirror = mirror == null ? null : Positions.same(mirror, shown);
    if (shownMirror == null || mirror == null) {
      Object path =
          annotation == null || paths == null
              ? null
              : paths.repeated(now, annotation, site.value());
      if (path != null && paths != null) {
        paths.print(kind, text, path);
        return;
      }
      messager.printMessage(kind, text, shown);
      return;
    }
    AnnotationValue shownValue =
        value == null ? null : Relocation.value(mirror, value, shownMirror);
    if (shownValue == null) {
      messager.printMessage(kind, text, shown, shownMirror);
    } else {
      messager.printMessage(kind, text, shown, shownMirror, shownValue);
    }
  }

  /** Prints what belongs to no place. */
  void print(Level level, String rule, String message) {
    messager.printMessage(kind(level), text(rule, "", message));
  }

  private static String text(Finding finding, String prefix) {
    return text(finding.rule(), prefix, finding.message());
  }

  private static String text(String rule, String prefix, String message) {
    return String.format(Locale.ROOT, "[%s] %s%s\n  docs/rules/%s.md", rule, prefix, message, rule);
  }

  private static String describe(Element element) {
    Element owner = element.getEnclosingElement();
    return owner == null || element.getKind().isClass() || element.getKind().isInterface()
        ? element.toString()
        : owner.getEnclosingElement() != null && element.getKind().name().equals("PARAMETER")
            ? owner.getEnclosingElement() + "." + owner + " parameter " + element
            : owner + "." + element;
  }

  private static Diagnostic.Kind kind(Level level) {
    return switch (level) {
      case ERROR -> Diagnostic.Kind.ERROR;
      case WARNING -> Diagnostic.Kind.WARNING;
      case NOTE, OFF -> Diagnostic.Kind.NOTE;
    };
  }
}
