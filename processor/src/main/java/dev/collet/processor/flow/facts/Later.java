package dev.collet.processor.flow.facts;

import dev.collet.processor.flow.value.Fact;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What is known about a value, found out when somebody asks first: most variables are never asked
 * about.
 */
final class Later implements Supplier<Fact> {
  private @Nullable Supplier<Fact> search;
  private Fact found = Fact.ANY;

  /**
   * Puts a search off.
   *
   * @param search gives the same whenever it runs
   */
  Later(Supplier<Fact> search) {
    this.search = search;
  }

  @Override
  public Fact get() {
    Supplier<Fact> open = search;
    if (open != null) {
      search = null; // what leads back to itself says nothing about itself
      found = open.get();
    }
    return found;
  }
}
