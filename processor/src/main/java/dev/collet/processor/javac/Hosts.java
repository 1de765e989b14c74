package dev.collet.processor.javac;

import dev.collet.processor.model.ToolClassModel;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Options;
import dev.collet.processor.report.Printer;
import java.util.List;
import java.util.function.Consumer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** Finds out what compiler this is. */
public final class Hosts {
  private Hosts() {}

  /** Javac, when its trees can be reached; else a host without bodies. Never throws. */
  public static Host connect(ProcessingEnvironment environment, Host.Moments moments) {
    try {
      return JavacHost.connect(environment, moments);
    } catch (NotJavac e) {
      return new Plain(environment.getElementUtils(), String.valueOf(e.getMessage()));
    } catch (LinkageError e) {
      return new Plain(environment.getElementUtils(), "the module jdk.compiler is missing");
    }
  }

  /** Says that javac's trees can't be reached. */
  static final class NotJavac extends Exception {
    private static final long serialVersionUID = 1L;

    NotJavac(String reason) {
      super(reason);
    }
  }

  /** Any compiler, seen through the standard API only. */
  private record Plain(Elements elements, String reason) implements Host {
    @Override
    public String whyNoBodies() {
      return reason;
    }

    @Override
    public @Nullable Boolean isSource(Element element) {
      return null;
    }

    @Override
    public Asked asked(TypeElement toolClass) {
      return Asked.NOTHING;
    }

    @Override
    public @Nullable String comment(Element element) {
      return elements.getDocComment(element);
    }

    @Override
    public void usePaths(Printer printer) {
      // There are no paths to point to.
    }

    @Override
    public void checkBodies(
        List<ToolClassModel> classes,
        List<TypeElement> sourceTypes,
        Options options,
        Consumer<Finding> findings) {
      // There are no bodies.
    }

    @Override
    public void writeSummaries() {
      // Nothing is known of any body.
    }
  }
}
