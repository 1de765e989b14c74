package dev.collet.processor.emit;

import dev.collet.processor.model.ToolClassModel;

/** What the source depends on beyond the model: other classes, and what they hide or deprecate. */
public interface Surroundings {
  /** The categories of javac's lint that must be silent because of what the tools use. */
  String[] suppressions(ToolClassModel owner);

  /** The simple names of {@code java.lang} that mean something else in a package. */
  String[] hidden(String packageName);

  /** Nothing special. */
  Surroundings PLAIN =
      new Surroundings() {
        @Override
        public String[] suppressions(ToolClassModel owner) {
          return new String[0];
        }

        @Override
        public String[] hidden(String packageName) {
          return new String[0];
        }
      };
}
