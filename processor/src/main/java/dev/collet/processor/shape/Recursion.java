package dev.collet.processor.shape;

import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import javax.lang.model.type.DeclaredType;
import org.jspecify.annotations.Nullable;

/**
 * Keeps reading finite and cheap: a type that is being read, or that belongs to a cycle that is not
 * closed yet, becomes a reference; one that has been read is read only once. Types are told apart
 * with their arguments.
 */
final class Recursion {
  /** Nobody nests one generic class so deep; {@code Nest<List<List<…>>>} without end does. */
  private static final int DEEPEST_GENERIC = 8;

  private static final int DEEPEST = 100;

  private final Context context;
  private final Map<String, Shape> closed = new HashMap<>();
  private final Map<String, Integer> open = new HashMap<>();
  private final List<Frame> frames = new ArrayList<>();
  private final Set<TypeName> referenced = new HashSet<>();

  private static final class Frame {
    private final String erasure;
    private int lowest;

    Frame(String erasure, int lowest) {
      this.erasure = erasure;
      this.lowest = lowest;
    }
  }

  Recursion(Context context) {
    this.context = context;
  }

  /** Whether going into the type would never end, as far as one can see. */
  boolean isEndless(DeclaredType type) {
    String erasure = erasure(type);
    long same = frames.stream().filter(frame -> frame.erasure.equals(erasure)).count();
    return frames.size() > DEEPEST
        || (same >= DEEPEST_GENERIC && !type.getTypeArguments().isEmpty());
  }

  /** The shape of the type: read now, known already, or a reference to one that encloses it. */
  @Nullable Shape read(DeclaredType type, String key, Supplier<@Nullable Shape> body) {
    Shape known = closed.get(key);
    if (known == null) {
      known = context.known().shape(key);
    }
    if (known != null) {
      return known;
    }
    Integer depth = open.get(key);
    if (depth != null) {
      Frame top = frames.get(frames.size() - 1);
      top.lowest = Math.min(top.lowest, depth);
      TypeName name = TypeName.get(type);
      referenced.add(name);
      return new Shape.ReferenceShape(name, type.asElement().getSimpleName().toString());
    }
    return enter(type, key, body);
  }

  private @Nullable Shape enter(DeclaredType type, String key, Supplier<@Nullable Shape> body) {
    int depth = frames.size();
    Frame frame = new Frame(erasure(type), depth);
    frames.add(frame);
    open.put(key, depth);
    Shape shape = body.get();
    frames.remove(depth);
    if (shape != null && frame.lowest < depth) {
      open.put(key, frame.lowest);
      Frame parent = frames.get(depth - 1);
      parent.lowest = Math.min(parent.lowest, frame.lowest);
      return shape;
    }
    open.values().removeIf(each -> each >= depth);
    if (shape == null) {
      return null;
    }
    Shape marked = referenced.isEmpty() ? shape : new RecursionMarker(referenced).mark(shape);
    closed.put(key, marked);
    if (context.problems().isEmpty() && context.inCompilation().test(type.asElement())) {
      context.known().keep(key, marked);
    }
    return marked;
  }

  private static String erasure(DeclaredType type) {
    return type.asElement().toString();
  }
}
