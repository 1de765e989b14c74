package dev.collet.processor.shape;

/** Names that javac makes up for parameters of class files that don't keep them. */
final class ParameterNames {
  private ParameterNames() {}

  static boolean isPlaceholder(String name) {
    return name.startsWith("arg")
        && name.length() > 3
        && name.chars().skip(3).allMatch(c -> c >= '0' && c <= '9');
  }
}
