package dev.collet.processor.flow.facts;

import dev.collet.processor.flow.Effect;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * What is known about an expression's value.
 *
 * @param function what running it does, when it is a function, a stream, a stage or an iterator;
 *     null when that is not known
 * @param exact the class, when it was made right here
 * @param filter what is known of every element of the stream
 * @param isInfallible whether it is a stream, reader or writer that never throws IOException, as it
 *     reads or writes memory
 */
record Value(
    @Nullable List<Effect> function,
    @Nullable TypeMirror exact,
    Filter filter,
    boolean isInfallible) {
  static final Value NONE = new Value(null, null, Filter.NONE, false);

  static Value function(List<Effect> effects) {
    return new Value(List.copyOf(effects), null, Filter.NONE, false);
  }

  static Value exact(TypeMirror type, @Nullable List<Effect> function) {
    return new Value(function, type, Filter.NONE, false);
  }

  Value filtered(Filter filtered) {
    return new Value(function, exact, filtered, isInfallible);
  }

  Value infallible(boolean infallible) {
    return new Value(function, exact, filter, infallible);
  }

  /** The same, when the variable that holds it may hold another object of its type. */
  Value inVariable() {
    return new Value(function, null, Filter.NONE, false);
  }

  /** What running it does; nothing when that is not known. */
  List<Effect> effects() {
    return function == null ? List.of() : function;
  }

  /** One of the two, it is not known which. */
  Value or(Value other) {
    boolean isBoth = isInfallible && other.isInfallible;
    if (function == null && other.function == null) {
      return NONE.infallible(isBoth);
    }
    List<Effect> both = new ArrayList<>(effects());
    both.addAll(other.effects());
    return new Value(both, null, filter == other.filter ? filter : Filter.NONE, isBoth);
  }
}
