package dev.collet.benchmarks.hand;

import dev.collet.benchmarks.workload.Location;
import dev.collet.benchmarks.workload.Unit;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** The arguments, read and checked against the schema in one go. */
final class HandArguments {
  Location location;
  Unit unit;
  int days;
  List<String> metrics;
  String locale;

  static HandArguments read(JsonParser in) {
    HandArguments arguments = new HandArguments();
    Expect.token(in, in.nextToken(), JsonToken.START_OBJECT);
    int seen = 0;
    for (String name = in.nextName(); name != null; name = in.nextName()) {
      switch (name) {
        case "location" -> {
          seen = Expect.once(in, seen, 1);
          arguments.location = readLocation(in);
        }
        case "unit" -> {
          seen = Expect.once(in, seen, 2);
          arguments.unit = readUnit(in);
        }
        case "days" -> {
          seen = Expect.once(in, seen, 4);
          arguments.days = Expect.integer(in);
        }
        case "metrics" -> {
          seen = Expect.once(in, seen, 8);
          arguments.metrics = readMetrics(in);
        }
        case "locale" -> {
          seen = Expect.once(in, seen, 16);
          arguments.locale = Expect.text(in);
        }
        default -> throw Expect.bad(in, "a known argument");
      }
    }
    if (seen != 31) {
      throw Expect.bad(in, "all arguments");
    }
    return arguments;
  }

  private static Location readLocation(JsonParser in) {
    Expect.token(in, in.nextToken(), JsonToken.START_OBJECT);
    String city = null;
    String country = null;
    double lat = 0;
    double lon = 0;
    int seen = 0;
    for (String name = in.nextName(); name != null; name = in.nextName()) {
      switch (name) {
        case "city" -> {
          seen = Expect.once(in, seen, 1);
          city = Expect.text(in);
        }
        case "country" -> {
          seen = Expect.once(in, seen, 2);
          country = Expect.text(in);
        }
        case "lat" -> {
          seen = Expect.once(in, seen, 4);
          lat = Expect.number(in);
        }
        case "lon" -> {
          seen = Expect.once(in, seen, 8);
          lon = Expect.number(in);
        }
        default -> throw Expect.bad(in, "a known member");
      }
    }
    if (seen != 15) {
      throw Expect.bad(in, "all members");
    }
    return new Location(city, country, lat, lon);
  }

  private static Unit readUnit(JsonParser in) {
    return switch (Expect.text(in)) {
      case "CELSIUS" -> Unit.CELSIUS;
      case "FAHRENHEIT" -> Unit.FAHRENHEIT;
      default -> throw Expect.bad(in, "CELSIUS or FAHRENHEIT");
    };
  }

  private static List<String> readMetrics(JsonParser in) {
    Expect.token(in, in.nextToken(), JsonToken.START_ARRAY);
    List<String> metrics = new ArrayList<>();
    while (in.nextToken() != JsonToken.END_ARRAY) {
      Expect.token(in, in.currentToken(), JsonToken.VALUE_STRING);
      metrics.add(in.getString());
    }
    return metrics;
  }
}
