package dev.collet.processor.model;

import dev.collet.processor.report.Site;
import java.util.List;

/**
 * A class with tools.
 *
 * @param binaryName such as {@code com.example.Orders$Tools}
 * @param qualifiedName such as {@code com.example.Orders.Tools}
 * @param packageName empty for the unnamed package
 * @param toolsetName the simple name of the generated class, such as {@code Orders_ToolsToolset}
 * @param isPublic whether the class and all that enclose it are public
 * @param needsInstance whether any tool is an instance method
 * @param tools in the order of their declaration, good and bad
 * @param forms that the tools ask their users for
 */
public record ToolClassModel(
    String binaryName,
    String qualifiedName,
    String packageName,
    String toolsetName,
    boolean isPublic,
    boolean needsInstance,
    List<ToolModel> tools,
    List<FormModel> forms,
    Site site) {
  /** The class with these tools and forms. */
  public ToolClassModel with(List<ToolModel> otherTools, List<FormModel> otherForms) {
    return new ToolClassModel(
        binaryName,
        qualifiedName,
        packageName,
        toolsetName,
        isPublic,
        needsInstance,
        List.copyOf(otherTools),
        List.copyOf(otherForms),
        site);
  }

  /** The qualified name of the generated class. */
  public String qualifiedToolsetName() {
    return packageName.isEmpty() ? toolsetName : packageName + "." + toolsetName;
  }
}
