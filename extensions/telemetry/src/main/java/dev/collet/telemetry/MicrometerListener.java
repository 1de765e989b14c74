package dev.collet.telemetry;

import dev.collet.dispatch.Failure;
import dev.collet.server.CallListener;
import io.micrometer.core.instrument.LongTaskTimer;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import java.util.concurrent.TimeUnit;

/**
 * Times calls: the timer {@code mcp.server.operation.duration} with the tool, the revision, the
 * transport and the kind of error ({@code none} without one), and the long task timer {@code
 * mcp.server.operation.active} for calls at work.
 */
public final class MicrometerListener implements CallListener {
  private static final String ACTIVE = "mcp.server.operation.active";
  private static final String NONE = "none";

  private final MeterRegistry registry;

  /** A listener that reports there. */
  public MicrometerListener(MeterRegistry registry) {
    this.registry = registry;
  }

  @Override
  public Observer started(CallInfo call) {
    LongTaskTimer.Sample active =
        registry.more().longTaskTimer(ACTIVE, tags(call, call.tool())).start();
    return new Observer() {
      @Override
      public void ended(Ending ending) {
        active.stop();
        String error = Conventions.errorType(ending);
        record(call, call.tool(), error.isEmpty() ? NONE : error, ending.nanos());
      }
    };
  }

  @Override
  public void refused(CallInfo call, Failure failure, int errorCode) {
    record(call, Conventions.tool(call, failure), Conventions.errorType(failure, errorCode), 0);
  }

  private void record(CallInfo call, String tool, String error, long nanos) {
    registry
        .timer(Conventions.DURATION, tags(call, tool).and(Conventions.ERROR_TYPE, error))
        .record(nanos, TimeUnit.NANOSECONDS);
  }

  private static Tags tags(CallInfo call, String tool) {
    return Tags.of(
        Conventions.METHOD,
        Conventions.TOOLS_CALL,
        Conventions.TOOL,
        tool,
        Conventions.VERSION,
        call.version().text(),
        Conventions.TRANSPORT,
        Conventions.transport(call));
  }
}
