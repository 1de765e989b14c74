package dev.collet.json;

import org.jspecify.annotations.Nullable;

/** Notes what is wrong with the value that a reader stands before. */
abstract class ReaderBase {
  @Nullable ProblemLog log;
  private int concealments;
  private int concealedFrom;
  private boolean areUnknownMembersFine;

  /** The members of the object whose value comes next, for the hint about null. */
  @Nullable MemberNames lastNames;

  int lastMember;

  ReaderBase(@Nullable ProblemLog log) {
    this.log = log;
  }

  /** Whether nothing was wrong so far. */
  public final boolean isClean() {
    return log == null || log.isEmpty();
  }

  /**
   * Throws what a constructor or setter threw, checked or not, as it is.
   *
   * @return never; so that generated code can say {@code throw}
   */
  public final RuntimeException rethrown(Throwable thrown) {
    return Rethrow.<RuntimeException>unchecked(thrown);
  }

  /** Keeps the next value, and all in it, out of the messages; until {@link #reveal()}. */
  public final void conceal() {
    if (concealments++ == 0) {
      concealedFrom = segments();
    }
  }

  /** Ends what {@link #conceal()} began. */
  public final void reveal() {
    concealments--;
  }

  /** How many names and indexes lead to the value. */
  abstract int segments();

  /** The value's JSON Pointer, of its first names and indexes only. */
  abstract String pointer(int segments);

  /** JSON's name for what the value is. */
  abstract String gotType();

  /** The value in short; empty where the type says all or too little. */
  abstract String gotValue();

  /** Whether the value belongs to a known member of an object. */
  abstract boolean isMemberValue();

  /** Passes over the value. */
  abstract void skipValue();

  final ProblemLog log() {
    if (log == null) {
      log = new ProblemLog();
    }
    return log;
  }

  /** Conceals all, if the other conceals; for a reader of a part whose pointer ends there. */
  final void concealAs(ReaderBase other) {
    concealments = other.concealments;
    concealedFrom = 0;
  }

  final boolean isConcealed() {
    return concealments > 0;
  }

  final void problem(String message) {
    if (!log().isFull()) {
      log().add(pointer(), message);
    }
  }

  /** The value has the wrong JSON type: notes that and passes over it. */
  final void mismatch(String form) {
    if (!log().isFull()) {
      String type = gotType();
      String value = gotValue();
      StringBuilder message =
          new StringBuilder("expected ").append(form).append(", got ").append(type);
      if (type.equals("null")) {
        message.append(isOptionalMember() ? "; leave the member out instead" : "");
      } else if (isConcealed()) {
        message.append(" (not shown)");
      } else if (!value.isEmpty()) {
        message.append(' ').append(value);
      }
      if (type.equals("string") && isJsonText(form)) {
        message.append("; send JSON, not JSON text");
      }
      log().add(pointer(), message.toString());
    }
    skipValue();
  }

  /** The value has the right JSON type but not the right form. */
  final void invalid(String form) {
    if (!log().isFull()) {
      String value = isConcealed() ? "another (not shown)" : gotValue();
      log().add(pointer(), "expected " + form + ", got " + value);
    }
  }

  /** Lets members that nobody asked for pass without a word. */
  final void passUnknownMembers() {
    areUnknownMembersFine = true;
  }

  final void unknownMember(MemberNames names, String name) {
    if (areUnknownMembersFine || names.isOpen() || log().isFull()) {
      return;
    }
    String known =
        names.size() == 0 ? "; there are none here" : "; the members are " + names.list();
    String near = Nearest.of(name, names);
    String hint = near == null ? known : "; did you mean " + Excerpt.quoted(near) + "?";
    log().add(memberPointer(isConcealed() ? "" : name), "unknown member" + hint);
  }

  final void repeatedMember(String name) {
    if (!log().isFull()) {
      log().add(memberPointer(name), "given twice");
    }
  }

  final void missing(MemberNames names, long[] seen) {
    for (int i = 0; i < names.size(); i++) {
      String form = names.form(i);
      if (form != null && (seen[i >> 6] & 1L << i) == 0) {
        missingMember(names.name(i), form);
      }
    }
  }

  /** One required member did not come. */
  final void missingMember(String name, String form) {
    log()
        .add(
            memberPointer(name),
            (isConcealed() ? name + " is missing" : "missing") + "; expected " + form);
  }

  private String pointer() {
    return visiblePointer(0);
  }

  /** The pointer as messages show it, without its last segments. */
  final String visiblePointer(int without) {
    int shown = segments() - without;
    return pointer(isConcealed() ? Math.min(concealedFrom, shown) : shown);
  }

  /** Whether the last segment is already the name of the member that is spoken of. */
  abstract boolean isAtMember();

  private String memberPointer(String name) {
    if (isConcealed() || isAtMember()) {
      return pointer();
    }
    StringBuilder pointer = new StringBuilder(pointer());
    appendSegment(pointer, name);
    return pointer.toString();
  }

  private boolean isOptionalMember() {
    return lastNames != null && isMemberValue() && lastNames.form(lastMember) == null;
  }

  private boolean isJsonText(String form) {
    return (form.equals("array") || form.equals("object")) && JsonText.is(form, stringValue());
  }

  /** The value, when it is a string. */
  abstract String stringValue();

  /** Adds a name to a pointer. */
  static void appendSegment(StringBuilder pointer, String name) {
    pointer.append('/');
    pointer.append(Excerpt.segment(name).replace("~", "~0").replace("/", "~1"));
  }
}
