package dev.collet.processor.code;

import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A piece of code. Formats know {@code $L} (a text, or another piece), {@code $N} (a name), {@code
 * $S} (a text as a literal), {@code $T} (a type, imported where that is possible), {@code $W} (a
 * space, or a new line where the line is full), {@code $>} and {@code $<} (indentation); {@code
 * $1T} takes its argument by number.
 */
public final class CodeBlock {
  /** What is no text and no type. */
  enum Mark {
    INDENT,
    UNINDENT,
    STATEMENT,
    END_OF_STATEMENT,
    SPACE_OR_LINE
  }

  /** Texts, {@link TypeName}s and {@link Mark}s; no two texts in a row. */
  private final List<Object> parts;

  private CodeBlock(List<Object> parts) {
    this.parts = parts;
  }

  /** A piece by its format. */
  public static CodeBlock of(String format, @Nullable Object... arguments) {
    return builder().add(format, arguments).build();
  }

  /** The pieces in a row, a format without arguments between them. */
  public static CodeBlock join(Iterable<CodeBlock> pieces, String between) {
    Builder joined = builder();
    boolean isFirst = true;
    for (CodeBlock piece : pieces) {
      if (!isFirst) {
        joined.add(between);
      }
      joined.add(piece);
      isFirst = false;
    }
    return joined.build();
  }

  /** An empty piece that grows. */
  public static Builder builder() {
    return new Builder();
  }

  /** Whether there is no code in it. */
  public boolean isEmpty() {
    return parts.isEmpty();
  }

  List<Object> parts() {
    return parts;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof CodeBlock code && parts.equals(code.parts);
  }

  @Override
  public int hashCode() {
    return parts.hashCode();
  }

  /** The code with all types by their full names. */
  @Override
  public String toString() {
    CodeWriter writer = new CodeWriter(null);
    writer.write(this);
    return writer.text();
  }

  /** A piece that grows. */
  public static final class Builder {
    private final List<Object> parts = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();

    private Builder() {}

    /** Whether nothing has been added. */
    public boolean isEmpty() {
      return parts.isEmpty() && text.isEmpty();
    }

    /** Adds a piece by its format. */
    public Builder add(String format, @Nullable Object... arguments) {
      Format.parse(format, arguments, this);
      return this;
    }

    /** Adds a piece. */
    public Builder add(CodeBlock piece) {
      for (Object part : piece.parts) {
        if (part instanceof String words) {
          text.append(words);
        } else {
          part(part);
        }
      }
      return this;
    }

    /** Adds a statement, with its semicolon. */
    public Builder addStatement(String format, @Nullable Object... arguments) {
      return part(Mark.STATEMENT).add(format, arguments).text(";\n").part(Mark.END_OF_STATEMENT);
    }

    /** Adds a statement, with its semicolon. */
    public Builder addStatement(CodeBlock statement) {
      return part(Mark.STATEMENT).add(statement).text(";\n").part(Mark.END_OF_STATEMENT);
    }

    /** Opens a block after these words. */
    public Builder beginControlFlow(String format, @Nullable Object... arguments) {
      return add(format, arguments).text(" {\n").indent();
    }

    /** Closes a block and opens another one. */
    public Builder nextControlFlow(String format, @Nullable Object... arguments) {
      return unindent().text("} ").add(format, arguments).text(" {\n").indent();
    }

    /** Closes a block. */
    public Builder endControlFlow() {
      return unindent().text("}\n");
    }

    /** One level further to the right. */
    public Builder indent() {
      return part(Mark.INDENT);
    }

    /** One level back. */
    public Builder unindent() {
      return part(Mark.UNINDENT);
    }

    /** The piece. */
    public CodeBlock build() {
      settle();
      return new CodeBlock(List.copyOf(parts));
    }

    Builder text(String words) {
      text.append(words);
      return this;
    }

    Builder part(Object part) {
      settle();
      parts.add(part);
      return this;
    }

    private void settle() {
      if (!text.isEmpty()) {
        parts.add(text.toString());
        text.setLength(0);
      }
    }
  }
}
