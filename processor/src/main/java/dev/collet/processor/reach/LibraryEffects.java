package dev.collet.processor.reach;

import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;

/**
 * Guesses by its name whether a method that can't be read changes anything: what only reads may run
 * again. Of the JDK it knows more than names.
 */
final class LibraryEffects {
  /** Classes of java.lang and java.util whose methods do things outside this call. */
  private static final Set<String> DOING =
      Set.of(
          "java.lang.ProcessBuilder.start",
          "java.lang.Runtime.exec",
          "java.lang.Runtime.exit",
          "java.lang.Runtime.halt",
          "java.lang.Runtime.addShutdownHook",
          "java.lang.System.exit",
          "java.lang.System.setProperty",
          "java.lang.System.clearProperty",
          "java.lang.System.setOut",
          "java.lang.System.setErr",
          "java.lang.System.setIn",
          "java.lang.Thread.start",
          "java.util.Timer.schedule",
          "java.util.Timer.scheduleAtFixedRate");

  private static final Set<String> OPENING =
      Set.of("java.io.FileOutputStream", "java.io.FileWriter", "java.io.RandomAccessFile");

  private static final Set<String> READING =
      Set.of(
          "get",
          "is",
          "has",
          "can",
          "find",
          "list",
          "search",
          "look",
          "lookup",
          "load",
          "read",
          "fetch",
          "query",
          "count",
          "exists",
          "contains",
          "check",
          "validate",
          "parse",
          "format",
          "to",
          "as",
          "of",
          "from",
          "with",
          "min",
          "max",
          "compare",
          "equals",
          "hash",
          "size",
          "length",
          "describe",
          "select",
          "resolve",
          "peek",
          "value",
          "name",
          "stream",
          "map",
          "filter",
          "flat",
          "build",
          "builder",
          "open",
          "close",
          "estimate",
          "calculate",
          "compute",
          "determine",
          "supports",
          "matches",
          "normalize",
          "convert",
          "join",
          "split",
          "concat",
          "append",
          "log",
          "info",
          "debug",
          "warn",
          "error",
          "trace",
          "require",
          "ensure",
          "assert",
          "verify",
          "now",
          "random",
          "quote",
          "price",
          "prepare",
          "new",
          "or",
          "if",
          "any",
          "all",
          "none",
          "for",
          "each",
          "collect",
          "reduce",
          "sorted",
          "distinct",
          "limit",
          "skip",
          "first",
          "last",
          "then",
          "when",
          "until",
          "between",
          "plus",
          "minus",
          "multiply",
          "divide",
          "encode",
          "decode",
          "escape",
          "strip",
          "trim",
          "substring",
          "index",
          "char",
          "iterator",
          "keys",
          "values",
          "entry",
          "entries",
          "previous",
          "test",
          "show",
          "print",
          "render",
          "header",
          "timeout",
          "uri",
          "method",
          "copy");

  private static final Set<String> CHANGING =
      Set.of(
          "start",
          "stop",
          "run",
          "execute",
          "commit",
          "save",
          "flush",
          "delete",
          "remove",
          "send",
          "submit",
          "publish",
          "book",
          "reserve",
          "pay",
          "charge",
          "create",
          "pop",
          "poll",
          "take",
          "increment",
          "decrement",
          "clear",
          "reset",
          "cancel",
          "close",
          "shutdown",
          "post",
          "put",
          "insert",
          "update",
          "write",
          "apply",
          "accept",
          "call",
          "invoke",
          "refund",
          "ship",
          "register",
          "open",
          "generate",
          "next",
          "acquire",
          "release");

  private LibraryEffects() {}

  /** Whether the method may change something that the next round would see. */
  static boolean isEffect(ExecutableElement method) {
    TypeElement owner = (TypeElement) method.getEnclosingElement();
    String type = owner.getQualifiedName().toString();
    String name = method.getSimpleName().toString();
    if (method.getKind() == ElementKind.CONSTRUCTOR) {
      return OPENING.contains(type);
    }
    if (DOING.contains(type + "." + name)) {
      return true;
    }
    if (type.startsWith("java.sql.")) {
      return name.startsWith("execute") && !name.equals("executeQuery")
          || name.equals("commit")
          || name.endsWith("Row") && !name.startsWith("get") && !name.startsWith("is");
    }
    if (isCalculating(type) || isLog(type)) {
      return false;
    }
    String verb = verb(name);
    boolean isGetter =
        method.getParameters().isEmpty()
            && method.getReturnType().getKind() != TypeKind.VOID
            && !CHANGING.contains(verb);
    return !isGetter && !READING.contains(verb);
  }

  /** Whether the methods of a class touch nothing but what they are given. */
  private static boolean isCalculating(String type) {
    return type.startsWith("java.time.")
        || type.startsWith("java.math.")
        || type.startsWith("java.text.")
        || type.startsWith("java.util.stream.")
        || type.startsWith("java.util.regex.")
        || isDirectlyIn("java.lang.", type)
        || isDirectlyIn("java.util.", type);
  }

  private static boolean isDirectlyIn(String prefix, String type) {
    return type.startsWith(prefix)
        && (type.length() == prefix.length()
            || Character.isUpperCase(type.charAt(prefix.length())));
  }

  private static boolean isLog(String type) {
    return type.endsWith("Logger")
        || type.endsWith("Log")
        || type.equals("java.io.PrintStream")
        || type.startsWith("org.slf4j.")
        || type.startsWith("java.util.logging.");
  }

  /** The first word of a name: {@code find} of {@code findById}. */
  private static String verb(String name) {
    int end = 0;
    while (end < name.length() && !Character.isUpperCase(name.charAt(end))) {
      end++;
    }
    return name.substring(0, end);
  }

  /** Whether the method changes the collection that it is called on. */
  static boolean changesReceiver(ExecutableElement method) {
    String type = ((TypeElement) method.getEnclosingElement()).getQualifiedName().toString();
    String name = method.getSimpleName().toString();
    boolean isHolder = type.startsWith("java.util.") && !type.startsWith("java.util.stream.");
    if (!isHolder) {
      return false;
    }
    return Set.of(
                    "add",
                    "put",
                    "remove",
                    "clear",
                    "set",
                    "push",
                    "pop",
                    "poll",
                    "offer",
                    "replace",
                    "merge",
                    "compute",
                    "increment",
                    "decrement",
                    "update",
                    "accumulate",
                    "retain",
                    "insert",
                    "lazy",
                    "compare")
                .contains(verb(name))
            && !(name.equals("compare") || name.equals("compareTo"))
        || name.startsWith("getAnd");
  }
}
