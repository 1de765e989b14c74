package goldens;

import dev.collet.Tool;
import java.util.List;

/** A type that contains itself. */
public class MenuTools {
  public record Menu(String label, List<Menu> items) {}

  /** Sets the menu. */
  @Tool
  public Menu setMenu(Menu top, int levels) {
    return top;
  }
}
