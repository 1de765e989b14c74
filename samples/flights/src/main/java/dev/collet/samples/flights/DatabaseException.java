package dev.collet.samples.flights;

import java.sql.SQLException;

/** Says that the database failed; what it said goes to the log, not to the model. */
public final class DatabaseException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** A failure with its cause. */
  public DatabaseException(SQLException cause) {
    super(cause);
  }
}
