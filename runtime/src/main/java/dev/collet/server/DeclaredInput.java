package dev.collet.server;

import dev.collet.dispatch.InputValidator;
import dev.collet.json.Problem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Puts together what the generated reader and the validator of a declared schema complain of. */
final class DeclaredInput {
  private static final int MOST = 20;

  private DeclaredInput() {}

  /** All that is wrong with the arguments, a line for each place, at most 20. */
  static List<Problem> problems(Envelope envelope, RegisteredTool tool) {
    InputValidator.Check check = tool.check();
    if (check == null || envelope.problems.size() >= MOST) {
      return envelope.problems;
    }
    Map<String, Object> arguments = MetaTree.object(envelope, "params", "arguments");
    List<Problem> found = check.problems(arguments == null ? Map.of() : arguments, MOST);
    if (envelope.problems.isEmpty()) {
      return found;
    }
    List<Problem> all = new ArrayList<>(envelope.problems);
    Set<String> told = new HashSet<>();
    all.forEach(problem -> told.add(problem.pointer()));
    for (Problem each : found) {
      // The reader says more about a place that both complain of.
      if (all.size() < MOST && !told.contains(each.pointer())) {
        all.add(each);
      }
    }
    return all;
  }
}
