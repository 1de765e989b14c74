package dev.collet.benchmarks.javac;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A project with many tools in classes of ten, each over a helper of its own, as people write them.
 */
final class ProjectSources {
  private static final int TOOLS_OF_A_CLASS = 10;

  private ProjectSources() {}

  /** Writes the sources and gives their paths. */
  static List<Path> write(Path folder, int tools) throws IOException {
    Files.createDirectories(folder.resolve("bench/project"));
    List<Path> files = new ArrayList<>();
    for (int number = 0; number < tools / TOOLS_OF_A_CLASS; number++) {
      files.add(write(folder, "Tools" + number, toolClass(number)));
      files.add(write(folder, "Helper" + number, helperClass(number)));
    }
    return files;
  }

  private static Path write(Path folder, String name, String source) throws IOException {
    Path file = folder.resolve("bench/project/" + name + ".java");
    Files.writeString(file, source);
    return file;
  }

  private static String toolClass(int number) {
    StringBuilder source =
        new StringBuilder(
            "package bench.project;\n\nimport dev.collet.Tool;\nimport dev.collet.ToolParam;\n"
                + "import java.time.LocalDate;\nimport java.util.List;\n\n"
                + "public final class Tools"
                + number
                + " {\n"
                + "  /** An order. */\n"
                + "  public record Order(String id, LocalDate day, List<Line> lines) {}\n"
                + "  /** A line of it. */\n"
                + "  public record Line(String article, int count, double price) {}\n");
    for (int i = 0; i < TOOLS_OF_A_CLASS; i++) {
      source
          .append("\n  /** Finds the orders of a customer. */\n")
          .append("  @Tool(name = \"orders_")
          .append(number)
          .append('_')
          .append(i)
          .append("\")\n")
          .append("  public Order orders")
          .append(i)
          .append("(\n")
          .append("      @ToolParam(description = \"Customer\") String customer,\n")
          .append("      @ToolParam(description = \"First day\") LocalDate from,\n")
          .append("      @ToolParam(description = \"How many\") int limit,\n")
          .append("      @ToolParam(description = \"Article\") List<String> articles) {\n")
          .append("    int count = Helper")
          .append(number)
          .append(".count")
          .append(i)
          .append("(customer, limit);\n")
          .append("    return new Order(customer, from, List.of(new Line(\"a\", count, 1.5)));\n")
          .append("  }\n");
    }
    return source.append("}\n").toString();
  }

  private static String helperClass(int number) {
    StringBuilder source =
        new StringBuilder("package bench.project;\n\nfinal class Helper" + number + " {\n");
    for (int i = 0; i < TOOLS_OF_A_CLASS; i++) {
      source
          .append("  static int count")
          .append(i)
          .append("(String text, int limit) {\n")
          .append("    try {\n      return Math.min(limit, Integer.parseInt(text.trim()));\n")
          .append("    } catch (NumberFormatException e) {\n")
          .append("      return limit")
          .append(i == 0 ? "" : " + count0(text, limit)")
          .append(";\n    }\n  }\n\n");
    }
    return source.append("}\n").toString();
  }
}
