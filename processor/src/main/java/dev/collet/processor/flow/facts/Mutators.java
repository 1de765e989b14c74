package dev.collet.processor.flow.facts;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Name;
import org.jspecify.annotations.Nullable;

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
          "countTokens",
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
          "group",
          "signum",
          "iterator",
          "stream",
          "compareTo");

  /** What a method does with its receiver; its name says one thing only. */
  private enum Manner {
    ASKS,
    TAKES,
    PUTS,
    PUTS_ALL,
    UNKNOWN
  }

  private final Map<Name, Manner> known = new HashMap<>();

  Mutators() {}

  /** Whether a method of that name leaves its receiver and arguments as they are. */
  boolean isQuestion(@Nullable Name method) {
    return of(method) == Manner.ASKS;
  }

  boolean takes(Name method) {
    return of(method) == Manner.TAKES;
  }

  boolean puts(Name method) {
    return of(method) == Manner.PUTS;
  }

  boolean changes(@Nullable Name method) {
    Manner manner = of(method);
    return manner == Manner.TAKES || manner == Manner.PUTS || manner == Manner.PUTS_ALL;
  }

  private Manner of(@Nullable Name method) {
    if (method == null) {
      return Manner.UNKNOWN;
    }
    Manner manner = known.get(method);
    if (manner == null) {
      manner = of(method.toString());
      known.put(method, manner);
    }
    return manner;
  }

  private static Manner of(String method) {
    if (QUESTIONS.contains(method) || isLed(method, ASKS)) {
      return Manner.ASKS;
    }
    if (isLed(method, TAKES)) {
      return Manner.TAKES;
    }
    return PUTS.contains(method)
        ? Manner.PUTS
        : PUTS_ALL.contains(method) ? Manner.PUTS_ALL : Manner.UNKNOWN;
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
