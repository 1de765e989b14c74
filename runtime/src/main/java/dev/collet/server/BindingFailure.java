package dev.collet.server;

/** Says that binding arguments itself went wrong, which no argument can be blamed for. */
final class BindingFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  BindingFailure(Throwable cause) {
    super(null, cause, false, false);
  }
}
