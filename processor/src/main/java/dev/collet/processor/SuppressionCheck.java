package dev.collet.processor;

import dev.collet.processor.report.Level;
import dev.collet.processor.report.Options;
import dev.collet.processor.report.Report;
import dev.collet.processor.report.Suppressions;
import dev.collet.processor.report.Suppressions.Suppression;
import dev.collet.processor.rule.Rule;
import dev.collet.processor.rule.Rules;
import dev.collet.processor.rule.build.UnusedSuppression;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;

/** Judges, when all rules have run, the suppressions that were written. */
final class SuppressionCheck {
  private final Report report;
  private final Options options;
  private final List<Suppression> written = new ArrayList<>();

  SuppressionCheck(Report report, Options options) {
    this.report = report;
    this.options = options;
  }

  void add(RoundEnvironment round) {
    for (Element element : round.getElementsAnnotatedWith(SuppressWarnings.class)) {
      written.addAll(Suppressions.at(element));
    }
  }

  /**
   * Judges them.
   *
   * @param sawBodies whether the rules that need bodies have run
   */
  void check(boolean sawBodies) {
    Map<String, Rule> rules =
        Rules.ALL.stream().collect(Collectors.toMap(Rule::name, Function.identity()));
    UnusedSuppression judge = new UnusedSuppression();
    for (Suppression suppression : written) {
      Rule rule = rules.get(suppression.rule());
      if (rule == null) {
        report.add(judge.unknown(suppression, rules.keySet()));
      } else if (!rule.isOptional()) {
        report.add(judge.ineffective(suppression));
      } else if (ran(rule, sawBodies) && !report.suppressions().isUsed(suppression)) {
        report.add(judge.unused(suppression));
      }
    }
  }

  private boolean ran(Rule rule, boolean sawBodies) {
    return options.level(rule.name()) != Level.OFF && (sawBodies || !rule.needsBodies());
  }
}
