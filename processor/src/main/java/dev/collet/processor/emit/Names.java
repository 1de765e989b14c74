package dev.collet.processor.emit;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.SourceVersion;

/** Gives out identifiers of one scope, each once. */
final class Names {
  private final Set<String> taken = new HashSet<>();

  Names(String... reserved) {
    taken.addAll(Set.of(reserved));
  }

  /** Names of a record's components: what Object declares is not allowed. */
  static Names ofComponents() {
    return new Names(
        "clone",
        "finalize",
        "getClass",
        "hashCode",
        "notify",
        "notifyAll",
        "toString",
        "wait",
        "equals");
  }

  /** Names of a scope inside this one: what is taken here is taken there. */
  Names inner() {
    Names inner = new Names();
    inner.taken.addAll(taken);
    return inner;
  }

  /** The wanted identifier, with a number behind it when it is taken or a keyword. */
  String unique(String wanted) {
    String name = wanted;
    for (int i = 2; SourceVersion.isKeyword(name) || !taken.add(name); i++) {
      name = wanted + i;
    }
    return name;
  }

  /**
   * A local variable or record component for a name of the user's. It hides no type: those begin
   * with an upper case letter, and packages with another's name.
   */
  String variable(String wanted) {
    boolean isPlain = Character.isLowerCase(wanted.codePointAt(0)) && !ROOTS.contains(wanted);
    return unique(isPlain ? wanted : wanted + "_");
  }

  private static final Set<String> ROOTS =
      Set.of("java", "javax", "jakarta", "com", "org", "net", "io", "dev", "tools");

  /** {@code bookFlight} as {@code BookFlight}. */
  static String pascal(String name) {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  /** {@code bookFlight} as {@code BOOK_FLIGHT}; other characters become underscores. */
  static String constant(String name) {
    StringBuilder constant = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean isWordStart =
          i > 0
              && Character.isUpperCase(c)
              && (!Character.isUpperCase(name.charAt(i - 1))
                  || (i + 1 < name.length() && Character.isLowerCase(name.charAt(i + 1))));
      if (isWordStart && constant.length() > 0 && constant.charAt(constant.length() - 1) != '_') {
        constant.append('_');
      }
      boolean isWordChar = (c < 128 && Character.isLetterOrDigit(c)) || c == '_';
      constant.append(isWordChar ? Character.toUpperCase(c) : '_');
    }
    return Character.isDigit(constant.charAt(0)) ? "_" + constant : constant.toString();
  }
}
