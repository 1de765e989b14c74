package dev.collet.samples.flights;

import dev.collet.Hint;
import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import dev.collet.ToolParam;

/** Tells the weather at a destination. */
@MapError(
    exception = DatabaseException.class,
    message = "The weather table does not answer right now. Try again in a minute.")
public final class WeatherTools {
  private final FlightDatabase database;

  /** Tools over a database. */
  public WeatherTools(FlightDatabase database) {
    this.database = database;
  }

  /** Gets the current weather of a city: temperature, conditions and humidity. */
  @Tool(
      name = "get_weather_data",
      title = "Weather",
      hints = {Hint.READ_ONLY, Hint.CLOSED_WORLD},
      outputSchema =
          """
          {
            "type": "object",
            "properties": {
              "temperature": { "type": "number", "description": "Temperature in celsius" },
              "conditions": { "type": "string", "description": "Weather conditions description" },
              "humidity": { "type": "number", "description": "Humidity percentage" }
            },
            "required": ["temperature", "conditions", "humidity"]
          }
          """)
  public Weather getWeatherData(
      @ToolParam(description = "City name", example = "Lisbon") String location) {
    return database
        .weather(location)
        .orElseThrow(
            () ->
                new ToolError(
                    "No weather for '"
                        + location
                        + "'. Cities are "
                        + String.join(", ", database.cities())
                        + "."));
  }
}
