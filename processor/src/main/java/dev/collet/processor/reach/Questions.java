package dev.collet.processor.reach;

import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** Knows the runtime's methods that ask the user. */
final class Questions {
  private static final String CONTEXT = "dev.collet.ToolContext";
  private static final String QUESTION = "dev.collet.Question";

  private Questions() {}

  /** Whether the method's second argument is the class of a form. */
  static boolean takesClass(ExecutableElement method) {
    boolean isAsking =
        is(method, CONTEXT, "ask") && method.getParameters().size() == 3
            || is(method, QUESTION, "form");
    return isAsking
        && method.getParameters().get(1).asType().toString().startsWith("java.lang.Class<");
  }

  /** Whether the method leaves the tool while there is no answer. */
  static boolean suspends(ExecutableElement method) {
    return is(method, CONTEXT, "ask") || is(method, CONTEXT, "askAll");
  }

  /** Whether the method belongs to the call's context, or makes or reads questions and answers. */
  static boolean isOfContext(ExecutableElement method) {
    String owner = owner(method);
    return owner.equals(CONTEXT)
        || owner.equals(QUESTION)
        || owner.startsWith("dev.collet.Answer")
        || owner.equals("dev.collet.Form")
        || owner.equals("dev.collet.Caller");
  }

  /** Whether it gives back what an earlier run has kept. */
  static boolean isRemembered(ExecutableElement method) {
    return is(method, CONTEXT, "remembered");
  }

  private static boolean is(ExecutableElement method, String owner, String name) {
    return method.getSimpleName().contentEquals(name) && owner(method).equals(owner);
  }

  private static String owner(ExecutableElement method) {
    return method.getEnclosingElement() instanceof TypeElement type
        ? type.getQualifiedName().toString()
        : "";
  }
}
