package dev.collet.telemetry;

import dev.collet.dispatch.Failure;
import dev.collet.server.CallListener;
import io.opentelemetry.api.OpenTelemetry;
import io.opentelemetry.api.common.Attributes;
import io.opentelemetry.api.common.AttributesBuilder;
import io.opentelemetry.api.metrics.DoubleHistogram;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.context.Context;
import io.opentelemetry.context.Scope;
import io.opentelemetry.context.propagation.TextMapGetter;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Makes a span of each call, as a child of the one that the client sent in {@code _meta}, and
 * records how long calls take in {@code mcp.server.operation.duration}. Neither holds arguments,
 * results, or an exception's message.
 */
public final class OpenTelemetryListener implements CallListener {
  private static final String SCOPE = "dev.collet";
  private static final double NANOS_PER_SECOND = 1e9;
  private static final List<Double> BUCKETS =
      List.of(0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 120.0, 300.0);

  private final OpenTelemetry telemetry;
  private final Tracer tracer;
  private final DoubleHistogram duration;

  /** A listener that reports there. */
  public OpenTelemetryListener(OpenTelemetry telemetry) {
    this.telemetry = telemetry;
    this.tracer = telemetry.getTracer(SCOPE);
    this.duration =
        telemetry
            .getMeter(SCOPE)
            .histogramBuilder(Conventions.DURATION)
            .setUnit("s")
            .setDescription("How long calls of tools take on the server.")
            .setExplicitBucketBoundariesAdvice(BUCKETS)
            .build();
  }

  @Override
  public Observer started(CallInfo call) {
    return new SpanObserver(call, start(call, call.tool()));
  }

  @Override
  public void refused(CallInfo call, Failure failure, int errorCode) {
    String tool = Conventions.tool(call, failure);
    String error = Conventions.errorType(failure, errorCode);
    Span span = start(call, tool);
    span.setAttribute(Conventions.ERROR_TYPE, error);
    if (errorCode != 0) {
      span.setAttribute(Conventions.STATUS_CODE, Integer.toString(errorCode));
    }
    span.setStatus(StatusCode.ERROR);
    span.end();
    duration.record(0, attributes(call, tool, error));
  }

  private Span start(CallInfo call, String tool) {
    Context parent =
        telemetry
            .getPropagators()
            .getTextMapPropagator()
            .extract(Context.root(), call, MetaGetter.INSTANCE);
    return tracer
        .spanBuilder(
            tool.equals(Conventions.OTHER)
                ? Conventions.TOOLS_CALL
                : Conventions.TOOLS_CALL + " " + tool)
        .setParent(parent)
        .setSpanKind(SpanKind.SERVER)
        .setAttribute(Conventions.METHOD, Conventions.TOOLS_CALL)
        .setAttribute(Conventions.OPERATION, Conventions.EXECUTE_TOOL)
        .setAttribute(Conventions.TOOL, tool)
        .setAttribute(Conventions.VERSION, call.version().text())
        .setAttribute(Conventions.REQUEST_ID, Conventions.requestId(call))
        .setAttribute(Conventions.TRANSPORT, Conventions.transport(call))
        .startSpan();
  }

  private static Attributes attributes(CallInfo call, String tool, String error) {
    AttributesBuilder attributes =
        Attributes.builder()
            .put(Conventions.METHOD, Conventions.TOOLS_CALL)
            .put(Conventions.OPERATION, Conventions.EXECUTE_TOOL)
            .put(Conventions.TOOL, tool)
            .put(Conventions.VERSION, call.version().text())
            .put(Conventions.TRANSPORT, Conventions.transport(call));
    if (!error.isEmpty()) {
      attributes.put(Conventions.ERROR_TYPE, error);
    }
    return attributes.build();
  }

  /** One call's span. */
  private final class SpanObserver implements Observer {
    private final CallInfo call;
    private final Span span;

    SpanObserver(CallInfo call, Span span) {
      this.call = call;
      this.span = span;
    }

    @Override
    @SuppressWarnings("MustBeClosed") // the caller closes it by running what is returned
    public Runnable running() {
      Scope scope = span.makeCurrent();
      return scope::close;
    }

    @Override
    public void ended(Ending ending) {
      String error = Conventions.errorType(ending);
      if (!error.isEmpty()) {
        span.setAttribute(Conventions.ERROR_TYPE, error);
        span.setStatus(StatusCode.ERROR);
      }
      if (ending.errorCode() != 0) {
        span.setAttribute(Conventions.STATUS_CODE, Integer.toString(ending.errorCode()));
      }
      span.end();
      duration.record(
          ending.nanos() / NANOS_PER_SECOND,
          attributes(call, call.tool(), error),
          Context.root().with(span));
    }
  }

  /** Reads what the client sent of its own trace. */
  private enum MetaGetter implements TextMapGetter<CallInfo> {
    INSTANCE;

    @Override
    @SuppressWarnings("deprecation") // still abstract
    public Iterable<String> keys(CallInfo call) {
      return List.of("traceparent", "tracestate", "baggage");
    }

    @Override
    public @Nullable String get(@Nullable CallInfo call, String key) {
      if (call == null) {
        return null;
      }
      return switch (key.toLowerCase(Locale.ROOT)) {
        case "traceparent" -> call.traceparent();
        case "tracestate" -> call.tracestate();
        case "baggage" -> call.baggage();
        default -> null;
      };
    }
  }
}
