package dev.collet.processor.rule;

import dev.collet.processor.report.Level;
import dev.collet.processor.rule.body.EffectBeforeAsk;
import dev.collet.processor.rule.body.InheritedStdout;
import dev.collet.processor.rule.build.InternalError;
import dev.collet.processor.rule.build.SkippedCheck;
import dev.collet.processor.rule.build.ToolShape;
import dev.collet.processor.rule.build.UnknownOption;
import dev.collet.processor.rule.build.UnservedTool;
import dev.collet.processor.rule.build.UnusedSuppression;
import dev.collet.processor.rule.error.ErrorMapping;
import dev.collet.processor.rule.error.ErrorTemplate;
import dev.collet.processor.rule.error.SwallowedToolError;
import dev.collet.processor.rule.error.UnmappedException;
import dev.collet.processor.rule.error.UnusedErrorMapping;
import dev.collet.processor.rule.host.AttributeValue;
import dev.collet.processor.rule.host.HintConflict;
import dev.collet.processor.rule.host.IconSource;
import dev.collet.processor.rule.host.MetaKey;
import dev.collet.processor.rule.host.MissingDescription;
import dev.collet.processor.rule.host.PortableName;
import dev.collet.processor.rule.input.ElicitationForm;
import dev.collet.processor.rule.input.HeaderParam;
import dev.collet.processor.rule.input.InputSchemaDrift;
import dev.collet.processor.rule.input.InvalidDefault;
import dev.collet.processor.rule.input.JavaLimit;
import dev.collet.processor.rule.input.MemberName;
import dev.collet.processor.rule.input.OptionalPrimitive;
import dev.collet.processor.rule.input.SensitiveDefault;
import dev.collet.processor.rule.input.UnenforcedSchema;
import dev.collet.processor.rule.input.UnmappableType;
import dev.collet.processor.rule.input.UnsupportedAnnotation;
import dev.collet.processor.rule.name.DuplicateToolName;
import dev.collet.processor.rule.name.ToolName;
import dev.collet.processor.rule.output.InvalidSchema;
import dev.collet.processor.rule.output.OutputSchemaDrift;
import dev.collet.processor.rule.output.UndecidedDrift;
import dev.collet.processor.rule.output.UnwrittenProperty;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The catalogue: every rule there is. A rule that is not in it doesn't run. */
public final class Rules {
  /** All rules, by package and name. */
  public static final List<Rule> ALL =
      List.of(
          // name
          new DuplicateToolName(),
          new ToolName(),
          // input
          new ElicitationForm(),
          new HeaderParam(),
          new InputSchemaDrift(),
          new InvalidDefault(),
          new JavaLimit(),
          new MemberName(),
          new OptionalPrimitive(),
          new SensitiveDefault(),
          new UnenforcedSchema(),
          new UnmappableType(),
          new UnsupportedAnnotation(),
          // output
          new InvalidSchema(),
          new OutputSchemaDrift(),
          new UndecidedDrift(),
          new UnwrittenProperty(),
          // error
          new ErrorMapping(),
          new ErrorTemplate(),
          new SwallowedToolError(),
          new UnmappedException(),
          new UnusedErrorMapping(),
          // host
          new AttributeValue(),
          new HintConflict(),
          new IconSource(),
          new MetaKey(),
          new MissingDescription(),
          new PortableName(),
          // body
          new EffectBeforeAsk(),
          new InheritedStdout(),
          // build
          new InternalError(),
          new SkippedCheck(),
          new ToolShape(),
          new UnknownOption(),
          new UnservedTool(),
          new UnusedSuppression());

  private Rules() {}

  /** Each rule's level when no option says otherwise. */
  public static Map<String, Level> levels() {
    Map<String, Level> levels = new TreeMap<>();
    for (Rule rule : ALL) {
      levels.put(rule.name(), rule.defaultLevel());
      rule.aspects().forEach((aspect, level) -> levels.put(rule.name() + "." + aspect, level));
    }
    return levels;
  }

  /** The rules that are always errors. */
  public static Set<String> fixed() {
    return ALL.stream()
        .filter(rule -> !rule.isOptional())
        .map(Rule::name)
        .collect(Collectors.toUnmodifiableSet());
  }
}
