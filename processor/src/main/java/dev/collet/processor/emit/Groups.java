package dev.collet.processor.emit;

import dev.collet.processor.model.MethodModel;
import dev.collet.processor.model.ToolModel;
import java.util.List;

/**
 * How tools are spread over classes. A class file's constant pool has 65,535 entries, and HotSpot
 * never compiles a method of more than 8,000 bytes: neither limit may come near.
 *
 * @param size how many tools go to one class
 * @param isOne whether one class is enough
 */
record Groups(int size, boolean isOne) {
  private static final int MOST_TOOLS = 64;
  private static final int MOST_PARAMETERS = 2_000;

  static Groups of(List<ToolModel> tools) {
    int largest = 1;
    int all = 0;
    for (ToolModel tool : tools) {
      int parameters = parameters(tool);
      largest = Math.max(largest, parameters);
      all += parameters;
    }
    if (tools.size() <= MOST_TOOLS && all <= MOST_PARAMETERS) {
      return new Groups(Math.max(1, tools.size()), true);
    }
    return new Groups(Math.max(1, Math.min(MOST_TOOLS, MOST_PARAMETERS / largest)), false);
  }

  private static int parameters(ToolModel tool) {
    List<MethodModel.Parameter> parameters = tool.method().parameters();
    return parameters.size();
  }
}
