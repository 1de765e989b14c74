package dev.collet.schema.manifest.change;

/** Which part of a version number (semver.org 2.0.0) a change moves; in rising order. */
public enum Level {
  /** Nothing that was promised is different. */
  PATCH,
  /** More is promised. */
  MINOR,
  /** Something that was promised is gone. */
  MAJOR
}
