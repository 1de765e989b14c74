package dev.collet.samples.flights;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.h2.tools.RunScript;

/** Makes the tables and their first rows, where they are missing. */
final class Tables {
  private final DataSource pool;

  Tables(DataSource pool) {
    this.pool = pool;
  }

  void create() {
    try (InputStream script = Tables.class.getResourceAsStream("tables.sql");
        Connection connection = pool.getConnection()) {
      if (script == null) {
        throw new IllegalStateException("tables.sql is missing beside " + Tables.class.getName());
      }
      ResultSet last =
          RunScript.execute(connection, new InputStreamReader(script, StandardCharsets.UTF_8));
      if (last != null) {
        last.close();
      }
    } catch (SQLException e) {
      throw new DatabaseException(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
