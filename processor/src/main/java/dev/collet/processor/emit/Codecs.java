package dev.collet.processor.emit;

import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.code.MethodSpec;
import dev.collet.processor.shape.Shape;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The methods that read (or write) whole types: one for each different shape, written when it is
 * first called for.
 */
final class Codecs {
  /** Writes the method for a shape. */
  interface Bodies {
    MethodSpec method(Shape shape, String name, Holder holder, Names scope);
  }

  private final Source source;
  private final String prefix;
  private final Bodies bodies;
  private final Map<String, Codec> known = new LinkedHashMap<>();

  /** The same shape is the same object where tools share it: no signature needs to be written. */
  private final Map<Shape, Codec> outermost = new IdentityHashMap<>();

  private final Deque<Codec> open = new ArrayDeque<>();

  /** A method and where it stands. */
  private static final class Codec {
    final Shape shape;
    final String method;
    final Holder holder;
    @Nullable MethodSpec spec;

    Codec(Shape shape, String method, Holder holder) {
      this.shape = shape;
      this.method = method;
      this.holder = holder;
    }
  }

  Codecs(Source source, String prefix, Bodies bodies) {
    this.source = source;
    this.prefix = prefix;
    this.bodies = bodies;
  }

  /** A call of the shape's method. */
  CodeBlock call(Shape shape, Holder from, String argumentFormat, Object... arguments) {
    Codec codec = shape instanceof Shape.ReferenceShape ? enclosing(shape) : of(shape);
    return codec.holder.call(codec.method, from, argumentFormat, arguments);
  }

  private Codec of(Shape shape) {
    // Outside of all methods nothing is referred to that the shape itself does not contain.
    boolean isOutermost = open.isEmpty();
    Codec same = isOutermost ? outermost.get(shape) : null;
    if (same != null) {
      return same;
    }
    Codec codec = bySignature(shape);
    if (isOutermost) {
      outermost.put(shape, codec);
    }
    return codec;
  }

  private Codec bySignature(Shape shape) {
    String signature = Signature.of(shape, reference -> enclosing(reference).method);
    Codec found = known.get(signature);
    if (found != null) {
      return found;
    }
    String method = source.methods().unique(prefix + ShapeNames.of(shape));
    Codec codec = new Codec(shape, method, source.typeHolder());
    codec.holder.weigh(Signature.weight(shape));
    known.put(signature, codec);
    open.push(codec);
    codec.spec = bodies.method(shape, method, codec.holder, source.scope());
    open.pop();
    return codec;
  }

  private Codec enclosing(Shape reference) {
    for (Codec codec : open) {
      boolean isObject =
          codec.shape instanceof Shape.ObjectShape || codec.shape instanceof Shape.UnionShape;
      if (isObject && codec.shape.type().equals(reference.type())) {
        return codec;
      }
    }
    throw new IllegalStateException("no enclosing shape for " + reference.type());
  }

  /** Adds the methods to their classes, callers first. */
  void finish() {
    List<Codec> all = new ArrayList<>(known.values());
    for (Codec codec : all) {
      if (codec.spec != null) {
        codec.holder.spec().addMethod(codec.spec);
      }
    }
  }
}
