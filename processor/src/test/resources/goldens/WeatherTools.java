package goldens;

import dev.collet.Tool;
import java.util.List;

/** The workload that is measured: nested record, enum, list. */
public final class WeatherTools {
  public record Location(String city, String country, double lat, double lon) {}

  public enum Unit {
    CELSIUS,
    FAHRENHEIT
  }

  public record Weather(double temperature, String conditions, double humidity, Unit unit) {}

  /** Says the weather. */
  @Tool(name = "get_weather_data")
  public static Weather getWeather(
      Location location, Unit unit, int days, List<String> metrics, String locale) {
    return new Weather(22.5, "cloudy", 0.5, unit);
  }
}
