package dev.collet.server;

import dev.collet.json.Problem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says that binding arguments itself went wrong, which arguments can hardly be blamed for. */
final class BindingFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient @Nullable Problem problem;

  BindingFailure(Throwable cause) {
    this(cause, null);
  }

  /** A failure that the arguments can be blamed for, after all. */
  BindingFailure(Throwable cause, @Nullable Problem problem) {
    super(null, cause, false, false);
    this.problem = problem;
  }

  /** Leaves word of it for whoever answers. */
  void tell(Envelope envelope) {
    if (problem == null) {
      envelope.bindingFailure = getCause();
    } else {
      envelope.problems = List.of(problem);
      envelope.argumentsForm = Envelope.Arguments.READ;
    }
  }
}
