package dev.collet.processor.flow.facts;

import java.util.regex.Pattern;

/** Tells from a method's name whether it takes something away from its receiver, or puts it in. */
final class Mutators {
  private static final Pattern TAKES =
      Pattern.compile("(next|poll|pop|remove|take|clear|drain|retain|read|pull)([A-Z].*)?");
  private static final Pattern PUTS =
      Pattern.compile("(add|push|offer|put)(First|Last|All|IfAbsent)?");

  private static final Pattern QUESTIONS =
      Pattern.compile(
          "(get|is|has|contains|equals|starts|ends|can)([A-Z]\\w*)?"
              + "|size|length|name|ordinal|charAt|indexOf|lastIndexOf|value|values|keySet|entrySet"
              + "|toString|hashCode|type|kind|id|status|statusCode|body|headers|matches|stream|compareTo");

  private Mutators() {}

  /** Whether a method of that name leaves its receiver and arguments as they are. */
  static boolean isQuestion(String method) {
    return QUESTIONS.matcher(method).matches();
  }

  static boolean takes(String method) {
    return TAKES.matcher(method).matches();
  }

  static boolean puts(String method) {
    return PUTS.matcher(method).matches() && !method.endsWith("All");
  }

  static boolean changes(String method) {
    return takes(method) || PUTS.matcher(method).matches();
  }
}
