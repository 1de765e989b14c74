package dev.collet.processor.flow.check;

import com.sun.source.util.SourcePositions;
import dev.collet.processor.flow.FlowAnalysis;
import dev.collet.processor.flow.FlowOptions;
import dev.collet.processor.flow.ToolFlow;
import dev.collet.processor.flow.library.LibraryModels;
import dev.collet.processor.flow.library.ModelFile;
import dev.collet.processor.javac.BodyCheck;
import dev.collet.processor.javac.BodyContext;
import dev.collet.processor.javac.BodyContext.ToolBody;
import dev.collet.processor.report.Level;
import dev.collet.processor.rule.error.SwallowedToolError;
import dev.collet.processor.rule.error.UnmappedException;
import dev.collet.processor.rule.error.UnusedErrorMapping;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** The body check of the rules about exceptions: one analysis, and each rule reads its part. */
public final class FlowCheck implements BodyCheck {
  private static final List<String> RULES =
      List.of("UnmappedException", "SwallowedToolError", "UnusedErrorMapping");

  // Text: what the analysis knows keeps trees, and javac goes on to write all classes.
  private List<SummaryLines.Summary> summaries = List.of();

  /** A check for one compilation. */
  public FlowCheck() {}

  @Override
  public void check(BodyContext context) {
    if (context.tools().isEmpty() || RULES.stream().noneMatch(rule -> isOn(context, rule))) {
      return;
    }
    List<ModelFile> own = OwnModels.read(context);
    SummaryFiles files = files(context);
    boolean isDocumented = isOn(context, UnmappedException.DOCUMENTED);
    FlowAnalysis analysis =
        new FlowAnalysis(
            context.trees(),
            context.environment().getElementUtils(),
            context.environment().getTypeUtils(),
            new LibraryModels(own, files::read),
            new FlowOptions(isDocumented, true));
    List<ExecutableElement> methods =
        context.tools().stream().map(ToolBody::method).distinct().toList();
    FlowAnalysis.Results results = analysis.analyse(methods, bound(context), classes(context));
    Map<ExecutableElement, ToolFlow> flows = results.flows();
    SourcePositions positions = context.trees().getSourcePositions();
    UnmappedException unmapped = new UnmappedException();
    SwallowedToolError swallowed = new SwallowedToolError();
    List<UnusedErrorMapping.Seen> seen = new ArrayList<>();
    for (ToolBody body : context.tools()) {
      ToolFlow flow = flows.get(body.method());
      if (flow != null) {
        unmapped.check(
            body.tool(),
            body.method(),
            flow,
            positions,
            aspect -> isOn(context, aspect),
            context.findings());
        swallowed.check(body.tool(), body.method(), flow, positions, context.findings());
        boolean isSource = analysis.isSource(body.method());
        seen.add(new UnusedErrorMapping.Seen(body.tool(), flow, isSource));
      }
    }
    new UnusedErrorMapping().check(seen, analysis::exception, context.findings());
    summaries = SummaryLines.of(results);
  }

  /** What generated code runs of the authors' around each tool. */
  private static Map<ExecutableElement, Set<ExecutableElement>> bound(BodyContext context) {
    Map<ExecutableElement, Set<ExecutableElement>> bound = new HashMap<>();
    BoundCode code =
        new BoundCode(
            context.environment().getElementUtils(), context.environment().getTypeUtils());
    for (ToolBody body : context.tools()) {
      bound
          .computeIfAbsent(body.method(), any -> new LinkedHashSet<>())
          .addAll(code.of(body.tool()));
    }
    return bound;
  }

  private static boolean isOn(BodyContext context, String aspect) {
    return context.options().level(aspect) != Level.OFF;
  }

  private static List<TypeElement> classes(BodyContext context) {
    return context.sourceTypes().stream().filter(type -> !isToolset(type)).toList();
  }

  /** Generated toolsets call tools and are called by servers: nothing of theirs leaves a tool. */
  private static boolean isToolset(TypeElement type) {
    return type.getInterfaces().stream()
        .anyMatch(each -> each.toString().equals("dev.collet.dispatch.Toolset"));
  }

  @Override
  public void write(BodyContext context) throws IOException {
    files(context).write(summaries);
  }

  private static SummaryFiles files(BodyContext context) {
    return new SummaryFiles(
        context.environment().getFiler(), context.environment().getElementUtils());
  }
}
