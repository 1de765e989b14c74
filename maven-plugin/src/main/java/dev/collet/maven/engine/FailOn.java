package dev.collet.maven.engine;

/** Which changes stop a build. */
public enum FailOn {
  /** Those that break somebody. */
  BREAKING,
  /** All: the lock file says exactly what the tools promise. */
  ANY,
  /** None; they are reported only. */
  NONE
}
