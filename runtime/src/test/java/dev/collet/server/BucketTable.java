package dev.collet.server;

import io.github.bucket4j.distributed.proxy.ClientSideConfig;
import io.github.bucket4j.distributed.proxy.generic.select_for_update.AbstractSelectForUpdateBasedProxyManager;
import io.github.bucket4j.distributed.proxy.generic.select_for_update.LockAndGetResult;
import io.github.bucket4j.distributed.proxy.generic.select_for_update.SelectForUpdateBasedTransaction;
import io.github.bucket4j.distributed.remote.RemoteBucketState;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;

/** Buckets in a table of a database, by Bucket4j's back end for databases that lock rows. */
final class BucketTable extends AbstractSelectForUpdateBasedProxyManager<String> {
  private final String url;

  BucketTable(String url) {
    super(ClientSideConfig.getDefault());
    this.url = url;
  }

  static void create(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute("CREATE TABLE bucket (id VARCHAR PRIMARY KEY, state VARBINARY)");
    }
  }

  @Override
  protected SelectForUpdateBasedTransaction allocateTransaction(
      String key, Optional<Long> timeoutNanos) {
    try {
      Connection connection = DriverManager.getConnection(url);
      connection.setAutoCommit(false);
      return new Transaction(connection, key);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void removeProxy(String key) {
    throw new UnsupportedOperationException();
  }

  private record Transaction(Connection connection, String key)
      implements SelectForUpdateBasedTransaction {
    private interface Step<T> {
      T run(PreparedStatement statement) throws SQLException;
    }

    private <T> T run(String sql, Step<T> step) {
      try (PreparedStatement statement = connection.prepareStatement(sql)) {
        return step.run(statement);
      } catch (SQLException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public void begin(Optional<Long> timeoutNanos) {}

    @Override
    public void rollback() {
      run("ROLLBACK", PreparedStatement::execute);
    }

    @Override
    public void commit(Optional<Long> timeoutNanos) {
      run("COMMIT", PreparedStatement::execute);
    }

    @Override
    public LockAndGetResult tryLockAndGet(Optional<Long> timeoutNanos) {
      return run(
          "SELECT state FROM bucket WHERE id = ? FOR UPDATE",
          statement -> {
            statement.setString(1, key);
            try (ResultSet rows = statement.executeQuery()) {
              return rows.next()
                  ? LockAndGetResult.locked(rows.getBytes(1))
                  : LockAndGetResult.notLocked();
            }
          });
    }

    @Override
    public boolean tryInsertEmptyData(Optional<Long> timeoutNanos) {
      return run(
          "MERGE INTO bucket USING (VALUES (CAST(? AS VARCHAR))) AS v(id) ON bucket.id = v.id"
              + " WHEN NOT MATCHED THEN INSERT (id, state) VALUES (v.id, NULL)",
          statement -> {
            statement.setString(1, key);
            return statement.executeUpdate() > 0;
          });
    }

    @Override
    public void update(byte[] data, RemoteBucketState state, Optional<Long> timeoutNanos) {
      run(
          "UPDATE bucket SET state = ? WHERE id = ?",
          statement -> {
            statement.setBytes(1, data);
            statement.setString(2, key);
            return statement.executeUpdate();
          });
    }

    @Override
    public void release() {
      try {
        connection.close();
      } catch (SQLException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
