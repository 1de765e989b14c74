package dev.collet.benchmarks.peer;

import dev.collet.benchmarks.workload.Body;
import dev.collet.benchmarks.workload.Contender;
import dev.collet.benchmarks.workload.Location;
import dev.collet.benchmarks.workload.Unit;
import dev.collet.benchmarks.workload.Weather;
import java.util.List;
import org.springframework.ai.mcp.annotation.McpTool;
import org.springframework.ai.mcp.annotation.provider.tool.SyncStatelessMcpToolProvider;

/** Spring AI's annotations on the Java SDK, validation on. */
public final class SpringAi implements Contender {
  private final JavaSdk server =
      new JavaSdk(new SyncStatelessMcpToolProvider(List.of(new Tools())).getToolSpecifications());

  @Override
  public byte[] answer(byte[] request) throws Exception {
    return server.answer(request);
  }

  /** The annotated class. */
  public static final class Tools {
    /** The tool. */
    @McpTool(
        name = "get_weather_data",
        description = "Gets the weather.",
        generateOutputSchema = true)
    public Weather getWeatherData(
        Location location, Unit unit, int days, List<String> metrics, String locale) {
      return Body.weather(location, unit, days, metrics, locale);
    }
  }
}
