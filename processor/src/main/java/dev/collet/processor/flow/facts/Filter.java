package dev.collet.processor.flow.facts;

/** What a stream's elements have in common after its filters. */
enum Filter {
  /** Nothing that is known. */
  NONE,
  /** Each holds something, as an optional does. */
  PRESENT,
  /** Each is a text that has been matched with a pattern that leaves no room. */
  MATCHED
}
