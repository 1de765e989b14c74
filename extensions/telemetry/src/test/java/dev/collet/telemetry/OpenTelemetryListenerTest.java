package dev.collet.telemetry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.api.trace.propagation.W3CTraceContextPropagator;
import io.opentelemetry.context.propagation.ContextPropagators;
import io.opentelemetry.sdk.OpenTelemetrySdk;
import io.opentelemetry.sdk.metrics.SdkMeterProvider;
import io.opentelemetry.sdk.metrics.data.HistogramPointData;
import io.opentelemetry.sdk.metrics.data.MetricData;
import io.opentelemetry.sdk.testing.exporter.InMemoryMetricReader;
import io.opentelemetry.sdk.testing.exporter.InMemorySpanExporter;
import io.opentelemetry.sdk.trace.SdkTracerProvider;
import io.opentelemetry.sdk.trace.data.SpanData;
import io.opentelemetry.sdk.trace.export.SimpleSpanProcessor;
import java.util.List;
import org.junit.jupiter.api.Test;

class OpenTelemetryListenerTest {
  private static final String TRACE = "0af7651916cd43dd8448eb211c80319c";
  private static final String PARENT = "b7ad6b7169203331";

  private final InMemorySpanExporter spans = InMemorySpanExporter.create();
  private final InMemoryMetricReader metrics = InMemoryMetricReader.create();
  private final Calls calls =
      new Calls(
          new OpenTelemetryListener(
              OpenTelemetrySdk.builder()
                  .setTracerProvider(
                      SdkTracerProvider.builder()
                          .addSpanProcessor(SimpleSpanProcessor.create(spans))
                          .build())
                  .setMeterProvider(
                      SdkMeterProvider.builder().registerMetricReader(metrics).build())
                  .setPropagators(
                      ContextPropagators.create(W3CTraceContextPropagator.getInstance()))
                  .build()));

  /** The span that comes; it ends shortly after the answer. */
  private SpanData span() throws InterruptedException {
    for (int i = 0; i < 6_000 && spans.getFinishedSpanItems().isEmpty(); i++) {
      Thread.sleep(10);
    }
    assertEquals(1, spans.getFinishedSpanItems().size());
    return spans.getFinishedSpanItems().get(0);
  }

  private static String attribute(SpanData span, String name) {
    return span.getAttributes().get(AttributeKey.stringKey(name));
  }

  @Test
  void aSpanContinuesTheClientsTrace() throws Exception {
    String meta = "\"traceparent\":\"00-" + TRACE + "-" + PARENT + "-01\",";
    String answer = calls.call("trace", "{}", meta);
    assertTrue(answer.contains(TRACE), answer); // seen by the tool
    SpanData span = span();
    assertEquals("tools/call trace", span.getName());
    assertEquals(SpanKind.SERVER, span.getKind());
    assertEquals(TRACE, span.getTraceId());
    assertEquals(PARENT, span.getParentSpanId());
    assertEquals("tools/call", attribute(span, "mcp.method.name"));
    assertEquals("trace", attribute(span, "gen_ai.tool.name"));
    assertEquals("execute_tool", attribute(span, "gen_ai.operation.name"));
    assertEquals("2026-07-28", attribute(span, "mcp.protocol.version"));
    assertEquals("pipe", attribute(span, "network.transport"));
    assertTrue(attribute(span, "jsonrpc.request.id").contains("a"));
    assertEquals(StatusCode.UNSET, span.getStatus().getStatusCode());
  }

  @Test
  void aFailureIsNamedWithoutItsText() throws Exception {
    String answer = calls.call("fail", "{}", "");
    assertTrue(answer.contains("hunter2"), answer);
    SpanData span = span();
    assertEquals(StatusCode.ERROR, span.getStatus().getStatusCode());
    assertEquals("tool_error", attribute(span, "error.type"));
    assertFalse(span.toString().contains("hunter2"));
  }

  @Test
  void refusedCallsAreSeen() throws Exception {
    String answer = calls.call("no_such_tool", "{}", "");
    assertTrue(answer.contains("-32602"), answer);
    SpanData span = span();
    assertEquals("-32602", attribute(span, "error.type"));
    assertEquals("-32602", attribute(span, "rpc.response.status_code"));
    assertEquals("tools/call", span.getName());
    assertFalse(span.getAttributes().toString().contains("no_such_tool"));
    String tools = points().get(0).getAttributes().toString();
    assertFalse(tools.contains("no_such_tool"), tools); // a client must not make metrics
  }

  @Test
  void durationsAreRecorded() throws Exception {
    calls.call("trace", "{}", "");
    span();
    HistogramPointData point = points().get(0);
    assertEquals(1, point.getCount());
    assertTrue(point.getSum() >= 0 && point.getSum() < 60);
    assertEquals(14, point.getBoundaries().size());
  }

  /** The points of the histogram; the last call's comes shortly after its span. */
  private List<HistogramPointData> points() throws InterruptedException {
    for (int i = 0; i < 6_000; i++) {
      for (MetricData metric : metrics.collectAllMetrics()) {
        if (metric.getName().equals("mcp.server.operation.duration")) {
          assertEquals("s", metric.getUnit());
          return List.copyOf(metric.getHistogramData().getPoints());
        }
      }
      Thread.sleep(10);
    }
    throw new AssertionError("Nothing was recorded");
  }
}
