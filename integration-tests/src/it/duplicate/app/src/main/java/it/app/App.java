package it.app;

/** Where both modules' tools meet. */
public final class App {
  private App() {}
}
