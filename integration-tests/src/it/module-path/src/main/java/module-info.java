/** Tools in a module of their own. */
module it.greetings {
  requires transitive dev.collet;

  exports it;
}
