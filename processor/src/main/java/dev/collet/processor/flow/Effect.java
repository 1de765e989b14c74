package dev.collet.processor.flow;

import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.Known;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a piece of code does, in terms of exceptions. */
public sealed interface Effect {

  /**
   * An exception starts here.
   *
   * @param label the library method that throws it; null for a throw statement
   */
  record Raise(ExceptionType type, Tier tier, Place place, @Nullable String label)
      implements Effect {}

  /**
   * A method of this compilation runs.
   *
   * @param arguments what the functions among the arguments do when they run; null where unknown
   * @param known what is known about the receiver and the arguments; empty when nothing is
   */
  record Call(Callee callee, Place place, List<@Nullable List<Effect>> arguments, List<Known> known)
      implements Effect {}

  /**
   * What happens only for some receivers and arguments.
   *
   * @param ways what each of the ways to it says about parameters: 0 is {@code this}, then the
   *     parameters from 1
   */
  record When(List<Map<Integer, Fact>> ways, List<Effect> effects) implements Effect {}

  /** What a method of this compilation gave back runs: a function, a stream or a stage. */
  record Returned(
      Callee callee, Place place, List<@Nullable List<Effect>> arguments, List<Known> known)
      implements Effect {}

  /** A method runs on an object that a method of this compilation made and gave back. */
  record OnReturned(Callee callee, String signature, Place place) implements Effect {}

  /**
   * A try statement.
   *
   * @param last the finally block
   * @param isSwallowing whether the finally block cannot complete normally
   */
  record Guarded(List<Effect> body, List<Handler> handlers, List<Effect> last, boolean isSwallowing)
      implements Effect {}

  /**
   * What a catch has caught goes on.
   *
   * @param declared the types of the catch parameter, for when nothing is known to come
   */
  record Rethrow(int handler, List<ExceptionType> declared, Place place) implements Effect {}

  /**
   * The function passed as a parameter runs.
   *
   * @param otherwise what is known about the call when the function is not
   */
  record Argument(int parameter, List<Effect> otherwise) implements Effect {}

  /** A stage is waited for: what it failed with comes wrapped. */
  record Wrapped(ExceptionType wrapper, List<Effect> inner, Place place, String label)
      implements Effect {}

  /**
   * The exception that a method of this compilation gave back is thrown.
   *
   * @param declared the types it may have, for when the method cannot be read
   */
  record ThrowReturned(Callee callee, List<ExceptionType> declared, Place place)
      implements Effect {}

  /**
   * The exception that a variable holds is thrown.
   *
   * @param given what throwing each of the values does that the variable is given; grows while the
   *     method is read
   */
  record ThrowHeld(List<Effect> given, Place place) implements Effect {}

  /**
   * The exception that the function passed as a parameter gives back is thrown.
   *
   * @param declared the types it may have, for when the function is not known
   */
  record ThrowGiven(int parameter, List<ExceptionType> declared, Place place) implements Effect {}

  /**
   * A function gives back an exception; running the function does not throw it.
   *
   * @param thrown what throwing it does
   */
  record GivesBack(List<Effect> thrown) implements Effect {}

  /** Unchecked exceptions of the method's own throws clause, for what its body does not show. */
  record Declared(List<ExceptionType> types, Place place) implements Effect {}

  /** Something runs that cannot be seen. */
  record Unknown() implements Effect {}

  /**
   * A catch clause.
   *
   * @param id unique in its method
   * @param place the parameter
   * @param isQuiet whether what was caught can end as a success
   */
  record Handler(
      int id, List<ExceptionType> types, List<Effect> body, Place place, boolean isQuiet) {
    /** Whether an exception of this type always ends here. */
    public boolean catches(ExceptionType type) {
      return types.stream().anyMatch(caught -> type.isA(caught.name()));
    }
  }
}
