package goldens;

import dev.collet.Tool;
import java.util.Map;
import java.util.SortedMap;
import java.util.UUID;

/** Maps with keys of several kinds. */
public class MapTools {
  public enum Priority {
    LOW,
    HIGH
  }

  /** Weighs. */
  @Tool
  public Map<Priority, Long> weigh(
      Map<Priority, Integer> byPriority, SortedMap<Integer, String> byYear, Map<UUID, Boolean> flags) {
    return Map.of();
  }
}
