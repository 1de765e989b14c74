package dev.collet.benchmarks.workload;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes classes with many tools, and a program for each that serves them on standard output. */
public final class ToolSources {
  private static final String PACKAGE = "dev.collet.benchmarks.many";

  private ToolSources() {}

  /** Writes {@code ToolsN} and {@code StdioN} for each N of the arguments after the folder. */
  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]).resolve(PACKAGE.replace('.', '/'));
    Files.createDirectories(folder);
    for (int i = 1; i < arguments.length; i++) {
      int count = Integer.parseInt(arguments[i]);
      Files.writeString(folder.resolve("Tools" + count + ".java"), tools(count));
      Files.writeString(folder.resolve("Stdio" + count + ".java"), stdio(count));
    }
  }

  private static String tools(int count) {
    StringBuilder source = new StringBuilder();
    source
        .append("package ")
        .append(PACKAGE)
        .append(";\n\n")
        .append("import dev.collet.Tool;\nimport dev.collet.ToolParam;\n")
        .append("import dev.collet.benchmarks.workload.Body;\n")
        .append("import dev.collet.benchmarks.workload.Location;\n")
        .append("import dev.collet.benchmarks.workload.Unit;\n")
        .append("import dev.collet.benchmarks.workload.Weather;\n")
        .append("import java.util.List;\n\n")
        .append("/** Tools that all do the same. */\n")
        // The classes serve one at a time. Where there is one tool, the others' word is enough.
        .append(count == 1 ? "" : "@SuppressWarnings(\"collet:DuplicateToolName\")\n")
        .append("public final class Tools")
        .append(count)
        .append(" implements java.util.function.Supplier<dev.collet.dispatch.Toolset> {\n")
        .append("  @Override public dev.collet.dispatch.Toolset get() { return new Tools")
        .append(count)
        .append("Toolset(this); }\n");
    for (int i = 0; i < count; i++) {
      String suffix = i == 0 ? "" : "_" + i;
      source
          .append("\n  /** Gets the weather of a place for some days. */\n")
          .append("  @Tool(name = \"get_weather_data")
          .append(suffix)
          .append("\")\n")
          .append("  public Weather weather")
          .append(i)
          .append("(\n")
          .append("      @ToolParam(description = \"Where\") Location location,\n")
          .append("      @ToolParam(description = \"Unit of the temperature\") Unit unit,\n")
          .append("      @ToolParam(description = \"How many days\") int days,\n")
          .append("      @ToolParam(description = \"What to measure\") List<String> metrics,\n")
          .append("      @ToolParam(description = \"Language of the texts\") String locale) {\n")
          .append("    return Body.weather(location, unit, days, metrics, locale);\n  }\n");
    }
    return source.append("}\n").toString();
  }

  private static String stdio(int count) {
    return "package "
        + PACKAGE
        + ";\n\n"
        + "import dev.collet.server.McpServer;\nimport dev.collet.transport.StdioTransport;\n\n"
        + "/** Serves the tools on standard input and output. */\n"
        + "public final class Stdio"
        + count
        + " {\n"
        + "  public static void main(String[] arguments) throws Exception {\n"
        + "    StdioTransport.run(\n"
        + "        McpServer.builder(\"bench\", \"1.0.0\").tools(new Tools"
        + count
        + "Toolset(new Tools"
        + count
        + "())).build());\n"
        + "  }\n}\n";
  }
}
