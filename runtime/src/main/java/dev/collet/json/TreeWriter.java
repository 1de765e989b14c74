package dev.collet.json;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes results as a tree of JDK objects. */
public final class TreeWriter extends JsonWriter {
  private final List<Object> open = new ArrayList<>();
  private @Nullable String name;
  private @Nullable Object root;

  /** A writer that has written nothing. */
  public TreeWriter() {}

  /** What has been written. */
  public @Nullable Object tree() {
    return root;
  }

  @Override
  public void beginObject() {
    enter();
    open(new LinkedHashMap<String, @Nullable Object>());
  }

  @Override
  public void name(JsonName name) {
    next(name);
    this.name = name.text();
  }

  @Override
  public void name(String name) {
    next(name);
    this.name = Surrogates.mended(name);
  }

  @Override
  public void endObject() {
    close();
  }

  @Override
  public void beginArray() {
    enter();
    open(new ArrayList<@Nullable Object>());
  }

  @Override
  public void element() {
    next();
  }

  @Override
  public void endArray() {
    close();
  }

  @Override
  public int beginUniqueArray() {
    beginArray();
    return 0;
  }

  @Override
  public void endUniqueArray(int start) {
    Object array = open.get(open.size() - 1);
    endArray();
    checkUnique((List<?>) array);
  }

  private void open(Object container) {
    add(container);
    open.add(container);
  }

  private void close() {
    leave();
    open.remove(open.size() - 1);
  }

  @SuppressWarnings("unchecked") // open holds what beginObject and beginArray made
  private void add(@Nullable Object value) {
    if (open.isEmpty()) {
      root = value;
      return;
    }
    Object container = open.get(open.size() - 1);
    if (container instanceof Map) {
      ((Map<String, @Nullable Object>) container).put(name == null ? "" : name, value);
    } else {
      ((List<@Nullable Object>) container).add(value);
    }
  }

  @Override
  public void writeNull() {
    add(null);
  }

  @Override
  public void writeBoolean(boolean value) {
    add(value);
  }

  @Override
  public void writeInt(int value) {
    add(value);
  }

  @Override
  public void writeLong(long value) {
    add(value);
  }

  @Override
  public void writeDouble(double value) {
    checkFinite(Double.isFinite(value));
    add(value);
  }

  @Override
  public void writeFloat(float value) {
    checkFinite(Float.isFinite(value));
    add(value);
  }

  @Override
  public void writeBigInteger(@Nullable BigInteger value) {
    add(notNull(value, "integer"));
  }

  @Override
  public void writeBigDecimal(@Nullable BigDecimal value) {
    add(notNull(value, "number"));
  }

  @Override
  public void writeString(@Nullable CharSequence value) {
    add(Surrogates.mended(text(value)));
  }
}
