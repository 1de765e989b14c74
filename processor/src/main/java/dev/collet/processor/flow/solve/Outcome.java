package dev.collet.processor.flow.solve;

import dev.collet.processor.flow.Escape;
import dev.collet.processor.flow.ExceptionType;
import dev.collet.processor.flow.Place;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What can leave a piece of code; grows while it is worked out. */
final class Outcome {
  private final Map<ExceptionType, Escape> escapes = new LinkedHashMap<>();
  private boolean isOpen;
  private @Nullable Outcome givenBack;

  /** What can leave, an entry for each type. */
  Collection<Escape> escapes() {
    return escapes.values();
  }

  /** Whether code runs that cannot be seen, so that more may leave. */
  boolean isOpen() {
    return isOpen;
  }

  /** Adds an exception, unless the same is there from as sure a source; says whether it did. */
  boolean add(Escape escape) {
    Escape known = escapes.get(escape.type());
    if (known != null && known.tier().compareTo(escape.tier()) <= 0) {
      return false;
    }
    escapes.put(escape.type(), escape);
    return true;
  }

  boolean open() {
    boolean isNew = !isOpen;
    isOpen = true;
    return isNew;
  }

  boolean addAll(Outcome other) {
    boolean isNew = other.isOpen && open();
    for (Escape escape : other.escapes.values()) {
      isNew |= add(escape);
    }
    return isNew;
  }

  /** Adds what leaves a method that is called. */
  void addThrough(Outcome called, String label, Place call) {
    isOpen |= called.isOpen;
    for (Escape escape : called.escapes.values()) {
      add(escape.through(label, call));
    }
  }

  /** The same, seen from the method that the code is passed to as a function. */
  Outcome asArgument() {
    Outcome argument = new Outcome();
    argument.isOpen = isOpen;
    argument.givenBack = givenBack;
    for (Escape escape : escapes.values()) {
      argument.add(escape.asArgument());
    }
    return argument;
  }

  /** What throwing the exception does that the code gives back as a function. */
  Outcome givenBack() {
    Outcome its = givenBack == null ? new Outcome() : givenBack;
    givenBack = its;
    return its;
  }

  /** Whether anything is in it that counts without an option. */
  boolean hasSure() {
    return escapes.values().stream().anyMatch(escape -> escape.tier().isOnByDefault());
  }
}
