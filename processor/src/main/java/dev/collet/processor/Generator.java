package dev.collet.processor;

import dev.collet.processor.code.JavaFile;
import dev.collet.processor.model.Signatures;
import dev.collet.processor.model.ToolClassModel;
import dev.collet.processor.model.ToolModel;
import java.util.Set;
import tools.jackson.databind.node.ObjectNode;

/** The stages that the processor wires and does not know: types in, sources and schemas out. */
interface Generator extends Signatures {
  /**
   * The source of a class's toolset.
   *
   * @param suppressed the categories of lint that it must be silent about
   */
  JavaFile toolset(ToolClassModel owner, Set<String> suppressed);

  /** The object that {@code tools/list} shows. */
  ObjectNode wire(ToolModel tool);
}
