/** Tools in a module of their own. */
module it.greetings {
  requires dev.collet;

  exports it;
}
