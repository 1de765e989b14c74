package dev.collet.samples.flights;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** JDBC's ceremony, once. */
final class Sql {
  private Sql() {}

  /** Makes an object of the row that the result set stands at. */
  interface RowReader<T> {
    T read(ResultSet row) throws SQLException;
  }

  /** All rows of a query. */
  static <T> List<T> list(
      Connection connection, String query, RowReader<T> reader, @Nullable Object... arguments)
      throws SQLException {
    try (PreparedStatement statement = prepare(connection, query, arguments);
        ResultSet rows = statement.executeQuery()) {
      List<T> list = new ArrayList<>();
      while (rows.next()) {
        list.add(reader.read(rows));
      }
      return list;
    }
  }

  /** Runs a statement that changes rows. */
  static void update(Connection connection, String sql, @Nullable Object... arguments)
      throws SQLException {
    try (PreparedStatement statement = prepare(connection, sql, arguments)) {
      statement.executeUpdate();
    }
  }

  private static PreparedStatement prepare(
      Connection connection, String sql, @Nullable Object... arguments) throws SQLException {
    PreparedStatement statement = connection.prepareStatement(sql);
    for (int i = 0; i < arguments.length; i++) {
      statement.setObject(i + 1, arguments[i]);
    }
    return statement;
  }
}
