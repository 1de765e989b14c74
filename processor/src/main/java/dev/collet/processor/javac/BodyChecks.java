package dev.collet.processor.javac;

import dev.collet.processor.flow.check.FlowCheck;
import dev.collet.processor.reach.ReachCheck;
import java.util.List;

/** The checks that look into bodies, in the order in which they run. */
final class BodyChecks {
  private BodyChecks() {}

  /** New checks for one compilation. */
  static List<BodyCheck> create() {
    return List.of(new LocalTools(), new FlowCheck(), new ReachCheck());
  }
}
