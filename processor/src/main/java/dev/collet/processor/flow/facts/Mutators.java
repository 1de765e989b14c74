package dev.collet.processor.flow.facts;

import java.util.List;
import java.util.Set;

/** Tells from a method's name whether it takes something away from its receiver, or puts it in. */
final class Mutators {
  private static final List<String> TAKES =
      List.of("next", "poll", "pop", "remove", "take", "clear", "drain", "retain", "read", "pull");
  private static final Set<String> PUTS =
      Set.of(
          "add",
          "addFirst",
          "addLast",
          "addIfAbsent",
          "push",
          "pushFirst",
          "pushLast",
          "pushIfAbsent",
          "offer",
          "offerFirst",
          "offerLast",
          "offerIfAbsent",
          "put",
          "putFirst",
          "putLast",
          "putIfAbsent");
  private static final Set<String> PUTS_ALL = Set.of("addAll", "pushAll", "offerAll", "putAll");
  private static final List<String> ASKS =
      List.of("get", "is", "has", "contains", "equals", "starts", "ends", "can");
  private static final Set<String> QUESTIONS =
      Set.of(
          "size",
          "length",
          "name",
          "ordinal",
          "charAt",
          "indexOf",
          "lastIndexOf",
          "value",
          "values",
          "keySet",
          "entrySet",
          "toString",
          "hashCode",
          "type",
          "kind",
          "id",
          "status",
          "statusCode",
          "body",
          "headers",
          "matches",
          "stream",
          "compareTo");

  private Mutators() {}

  /** Whether a method of that name leaves its receiver and arguments as they are. */
  static boolean isQuestion(String method) {
    return QUESTIONS.contains(method) || isLed(method, ASKS);
  }

  static boolean takes(String method) {
    return isLed(method, TAKES);
  }

  static boolean puts(String method) {
    return PUTS.contains(method);
  }

  static boolean changes(String method) {
    return PUTS.contains(method) || PUTS_ALL.contains(method) || takes(method);
  }

  /** Whether the name is one of the words, or begins with it as its first word. */
  private static boolean isLed(String method, List<String> words) {
    for (String word : words) {
      if (method.startsWith(word)) {
        int next = word.length();
        if (method.length() == next || method.charAt(next) >= 'A' && method.charAt(next) <= 'Z') {
          return true;
        }
      }
    }
    return false;
  }
}
