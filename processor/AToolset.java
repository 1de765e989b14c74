import dev.collet.ToolContext;
import dev.collet.dispatch.ToolDescriptor;
import dev.collet.dispatch.Toolset;
import dev.collet.json.JsonReader;
import dev.collet.json.JsonWriter;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * The tools of {@code A}, ready to be served.
 */
@Generated("dev.collet.processor.ColletProcessor")
public final class AToolset implements Toolset {
  private static final List<ToolDescriptor> TOOLS = List.of();

  private final A owner;

  /**
   * A toolset that calls this instance.
   */
  public AToolset(A owner) {
    this.owner = owner;
  }

  @Override
  public List<ToolDescriptor> tools() {
    return TOOLS;
  }

  @Override
  public Object read(int tool, JsonReader arguments) {
    throw new IndexOutOfBoundsException(tool);
  }

  @Override
  public Object call(int tool, Object arguments, ToolContext context) throws Throwable {
    throw new IndexOutOfBoundsException(tool);
  }

  @Override
  public void write(int tool, Object result, JsonWriter out) {
    throw new IndexOutOfBoundsException(tool);
  }

  @Override
  public String mapError(int tool, Object arguments, Throwable thrown) {
    return null;
  }
}
