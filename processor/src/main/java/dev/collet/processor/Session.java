package dev.collet.processor;

import dev.collet.processor.collect.Candidates;
import dev.collet.processor.collect.Deprecations;
import dev.collet.processor.collect.ToolClass;
import dev.collet.processor.javac.Host;
import dev.collet.processor.javac.Hosts;
import dev.collet.processor.model.ModelReader;
import dev.collet.processor.model.ToolClassModel;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Options;
import dev.collet.processor.report.Printer;
import dev.collet.processor.report.Relocation;
import dev.collet.processor.report.Report;
import dev.collet.processor.rule.Rules;
import dev.collet.processor.rule.build.InternalError;
import dev.collet.processor.rule.build.SkippedCheck;
import dev.collet.processor.rule.build.UnknownOption;
import dev.collet.processor.rule.build.UnservedTool;
import dev.collet.processor.shape.DocComments;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.util.Elements;

/** One compilation: what has been read so far, and what is to happen at which moment. */
final class Session implements Host.Moments {
  private static final Set<String> OTHER_OPTIONS = Set.of("models", "validator");

  private final Elements elements;
  private final Options options;
  private final Host host;
  private final SourceTypes sourceTypes;
  private final Report report;
  private final Candidates candidates;
  private final ModelReader reader;
  private final AskedForms forms;
  private final RuleRunner rules;
  private final Output output;
  private final SuppressionCheck suppressions;
  private final List<ToolClassModel> classes = new ArrayList<>();
  private boolean isFailed;

  /**
   * Starts.
   *
   * @param judgesOptions whether mistyped options are this session's business
   */
  Session(ProcessingEnvironment environment, boolean judgesOptions) {
    elements = environment.getElementUtils();
    Relocation relocation = new Relocation(elements);
    options = new Options(environment.getOptions(), Rules.levels(), Rules.fixed(), OTHER_OPTIONS);
    host = Hosts.connect(environment, this);
    sourceTypes = new SourceTypes(host);
    Printer printer = new Printer(environment.getMessager(), relocation, sourceTypes);
    host.usePaths(printer);
    report = new Report(options, printer, Rules.fixed());
    candidates = new Candidates(elements, environment.getTypeUtils(), sourceTypes);
    Generator generator = new Wiring(environment, new DocComments(host::comment), sourceTypes);
    reader = new ModelReader(environment, generator);
    forms = new AskedForms(environment, host, sourceTypes, this::add);
    rules = new RuleRunner(report);
    output = new Output(environment, generator, report);
    suppressions = new SuppressionCheck(report, options);
    if (judgesOptions) {
      options.mistakes().forEach(mistake -> report.add(new UnknownOption().name(), mistake));
      String validator = options.value("validator", "auto");
      if (!Set.of("auto", "on", "off").contains(validator)) {
        report.add(
            new UnknownOption().name(),
            "Option -Acollet.validator is '" + validator + "'. It is auto, on or off.");
      }
    }
  }

  Set<String> optionNames() {
    return options.names();
  }

  /**
   * A round of annotation processing.
   *
   * @param takesRoots whether the round's new types are this session's business
   */
  void round(RoundEnvironment round, boolean takesRoots) {
    if (takesRoots) {
      sourceTypes.add(round);
      suppressions.add(round);
      candidates.add(round);
    }
    boolean isLast = round.processingOver();
    List<ToolClass> ready = candidates.ready(type -> isLast || host.asked(type).isComplete());
    List<ToolClassModel> fresh = new ArrayList<>();
    Map<ToolClassModel, Set<String>> deprecations = new IdentityHashMap<>();
    Map<ToolClassModel, Output.Draft> drafts = new IdentityHashMap<>();
    for (ToolClass tools : ready) {
      ToolClassModel owner =
          reader.read(tools, this::add).map(read -> forms.addTo(read, tools)).orElse(null);
      if (owner == null) {
        continue;
      }
      Set<String> deprecated = Deprecations.of(tools, elements);
      fresh.add(owner);
      deprecations.put(owner, deprecated);
      if (!report.hasErrors()) {
        // Nearly always its tools turn out to be good, and the text is there by then.
        drafts.put(owner, output.draft(owner, deprecated));
      }
    }
    classes.addAll(fresh);
    rules.check(fresh, classes);
    for (ToolClassModel owner : fresh) {
      ToolClassModel good = rules.good(owner);
      Output.Draft draft = drafts.get(good);
      output.add(
          draft == null ? output.draft(good, deprecations.getOrDefault(owner, Set.of())) : draft);
    }
    output.writeToolsets();
    if (round.processingOver()) {
      lastRound(round);
    }
  }

  private void add(Finding finding) {
    report.add(finding);
  }

  private void lastRound(RoundEnvironment round) {
    UnservedTool unserved = new UnservedTool();
    for (ExecutableElement tool : candidates.unserved()) {
      report.add(unserved.finding(tool));
    }
    isFailed = round.errorRaised();
    String reason = host.whyNoBodies();
    if (reason != null) {
      if (!classes.isEmpty()) {
        report.add(new SkippedCheck().name(), SkippedCheck.message(reason));
      }
      suppressions.check(false);
      if (!isFailed && !report.hasErrors()) {
        output.writeFragments();
      }
    }
  }

  @Override
  public void bodiesAreKnown() {
    guard(
        () -> {
          host.checkBodies(classes, sourceTypes.all(), options, this::add);
          suppressions.check(true);
        });
  }

  @Override
  public void compilationIsOver(boolean isWhole) {
    guard(
        () -> {
          if (isWhole && !isFailed && !report.hasErrors()) {
            output.writeFragments();
            host.writeSummaries();
          }
        });
  }

  /** Work that may fail with an exception. */
  interface Work {
    /** Does it. */
    void run() throws Exception;
  }

  /** Does the work; a failure inside becomes a finding, so that javac never sees it. */
  void guard(Work work) {
    try {
      work.run();
    } catch (Exception | LinkageError | StackOverflowError | AssertionError e) {
      report.add(new InternalError().name(), InternalError.message(e));
    }
  }
}
