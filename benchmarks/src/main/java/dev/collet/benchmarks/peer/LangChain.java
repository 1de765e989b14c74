package dev.collet.benchmarks.peer;

import dev.collet.benchmarks.workload.Body;
import dev.collet.benchmarks.workload.Contender;
import dev.collet.benchmarks.workload.Location;
import dev.collet.benchmarks.workload.Unit;
import dev.collet.benchmarks.workload.Weather;
import dev.langchain4j.agent.tool.P;
import dev.langchain4j.agent.tool.Tool;
import dev.langchain4j.agent.tool.ToolExecutionRequest;
import dev.langchain4j.service.tool.DefaultToolExecutor;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * LangChain4j's executor: no envelope and no validation, arguments' text in and result's text out.
 */
public final class LangChain implements Contender {
  private final DefaultToolExecutor executor;

  /** An executor of the one tool. */
  public LangChain() throws NoSuchMethodException {
    Tools tools = new Tools();
    executor =
        new DefaultToolExecutor(
            tools,
            Tools.class.getMethod(
                "weather", Location.class, Unit.class, int.class, List.class, String.class));
  }

  @Override
  public byte[] answer(byte[] arguments) {
    ToolExecutionRequest request =
        ToolExecutionRequest.builder()
            .id("7")
            .name("get_weather_data")
            .arguments(new String(arguments, StandardCharsets.UTF_8))
            .build();
    return executor.execute(request, "bench").getBytes(StandardCharsets.UTF_8);
  }

  /** The annotated class. */
  public static final class Tools {
    /** The tool. */
    @Tool(name = "get_weather_data", value = "Gets the weather.")
    public Weather weather(
        @P(name = "location", value = "where") Location location,
        @P(name = "unit", value = "unit") Unit unit,
        @P(name = "days", value = "days") int days,
        @P(name = "metrics", value = "metrics") List<String> metrics,
        @P(name = "locale", value = "locale") String locale) {
      return Body.weather(location, unit, days, metrics, locale);
    }
  }
}
