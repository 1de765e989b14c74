package dev.collet.processor;

import dev.collet.processor.code.JavaFile;
import dev.collet.processor.model.Signatures;
import dev.collet.processor.model.ToolClassModel;
import dev.collet.processor.model.ToolModel;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import tools.jackson.databind.node.ObjectNode;

/** The stages that the processor wires and does not know: types in, sources and schemas out. */
interface Generator extends Signatures {
  /**
   * What writes the source of a class's toolset, on any thread.
   *
   * @param suppressed the categories of lint that it must be silent about
   * @param wire gives what {@link #wire} gives
   */
  Supplier<JavaFile> toolset(
      ToolClassModel owner, Set<String> suppressed, Function<ToolModel, ObjectNode> wire);

  /** The object that {@code tools/list} shows; asks nothing of the compiler. */
  ObjectNode wire(ToolModel tool);
}
