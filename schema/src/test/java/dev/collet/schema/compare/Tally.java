package dev.collet.schema.compare;

import java.util.ArrayList;
import java.util.List;

/** Counts verdicts against what was expected, and keeps the reasons. */
final class Tally {

  private int right;
  private final List<String> wrong = new ArrayList<>();
  private final List<String> unknown = new ArrayList<>();

  void add(String name, Verdict verdict, boolean contained) {
    if (verdict instanceof Verdict.Unknown reason) {
      unknown.add(name + ": " + reason.reason());
    } else if (verdict instanceof Verdict.Contained == contained) {
      right++;
    } else {
      wrong.add(name + ": " + verdict);
    }
  }

  List<String> wrong() {
    return wrong;
  }

  List<String> unknown() {
    return unknown;
  }

  int total() {
    return right + wrong.size() + unknown.size();
  }

  boolean unknownAtMost(double share) {
    return unknown.size() <= share * total();
  }

  /** Prints what was not decided, what was compared, and the counts. */
  void print(String what) {
    unknown.forEach(reason -> System.out.println("unknown: " + reason));
    System.out.println(what);
    System.out.println("containment: " + this);
  }

  @Override
  public String toString() {
    return right + " right, " + wrong.size() + " wrong, " + unknown.size() + " unknown";
  }
}
