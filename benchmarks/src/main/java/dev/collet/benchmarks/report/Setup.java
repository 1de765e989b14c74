package dev.collet.benchmarks.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Where things are, and how often to run them.
 *
 * @param root the project
 * @param many the folder of the compiled {@code ToolsN}, and of hand's prepared lists
 * @param classPath of the server alone: the runtime and its required dependencies
 * @param fullClassPath with the peers
 * @param processorPath the processor's jar
 * @param isQuick few runs, to see that everything works; its numbers mean nothing
 */
record Setup(
    Path root,
    Path many,
    String classPath,
    String fullClassPath,
    String processorPath,
    boolean isQuick) {
  int processRuns() {
    return isQuick ? 2 : 16;
  }

  /** A fresh JVM with the files of so many tools. */
  List<String> java(int tools, String mainClass) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-cp");
    command.add(many.resolve("hand" + tools) + ":" + many.resolve("classes") + ":" + classPath);
    command.add(mainClass);
    return command;
  }
}
