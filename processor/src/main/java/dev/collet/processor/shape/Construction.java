package dev.collet.processor.shape;

import com.palantir.javapoet.TypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How an object is made from its members: {@code new T(…)}, or {@code T.factory(…)}; then setters.
 *
 * @param factory a static method's name, or null for the constructor
 * @param argumentTypes the types that the constructor or factory takes, in order; an argument that
 *     no member is assigned to (such as an ignored component) is passed as null, 0 or false
 * @param isAvailable false when the type can only be written
 * @param checked what must be caught while the object is made, and while it is written
 */
public record Construction(
    @Nullable String factory, List<TypeName> argumentTypes, boolean isAvailable, Checked checked) {
  /** For a type that can only be written. */
  static Construction none(Checked checked) {
    return new Construction(null, List.of(), false, checked);
  }

  /** The types, copied. */
  public Construction {
    argumentTypes = List.copyOf(argumentTypes);
  }

  /** How many arguments the constructor or factory takes. */
  public int argumentCount() {
    return argumentTypes.size();
  }
}
