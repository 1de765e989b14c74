package goldens;

import dev.collet.Tool;
import java.util.List;
import java.util.Map;

/** Free-form JSON. */
public class FreeTools {
  /** Merges. */
  @Tool
  public Map<String, Object> merge(Object any, Map<String, Object> members, List<Object> elements) {
    return members;
  }
}
