package dev.collet.processor.shape;

/** Names that javac makes up for parameters of class files that don't keep them. */
final class ParameterNames {
  private ParameterNames() {}

  static boolean isPlaceholder(String name) {
    return name.matches("arg[0-9]+");
  }
}
