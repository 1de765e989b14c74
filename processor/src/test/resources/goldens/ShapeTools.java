package goldens;

import dev.collet.Tool;
import java.util.List;

/** A sealed type, told apart by a member. */
public class ShapeTools {
  public sealed interface Shape permits Circle, Box {}

  public record Circle(double radius) implements Shape {}

  public record Box(double width, double height) implements Shape {}

  /** Doubles the shapes. */
  @Tool
  public List<Shape> grow(Shape... shapes) {
    return List.of(shapes);
  }
}
