package dev.collet.processor.flow.facts;

/** What a stream's elements have in common after its filters. */
enum Filter {
  /** Nothing that is known. */
  NONE,
  /** Each holds something, as an optional does. */
  PRESENT,
  /** Each is a text that has been matched with a pattern that leaves no room. */
  MATCHED,
  /** Each is a text that has been matched with a pattern of any length. */
  ALIKE;

  /** What the filter says of the variable of that key, which holds an element. */
  String key(String variable) {
    return switch (this) {
      case MATCHED -> Proof.shaped(variable);
      case ALIKE -> Proof.matched(variable);
      default -> variable;
    };
  }
}
