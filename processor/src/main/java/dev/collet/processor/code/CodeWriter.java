package dev.collet.processor.code;

import com.palantir.javapoet.TypeName;
import org.jspecify.annotations.Nullable;

/** Makes text of code: indents, goes on in new lines, and writes types as they are imported. */
final class CodeWriter {
  private static final int COLUMNS = 100;
  private static final String INDENT = "  ";

  /** What the second and further lines of a statement are indented by, and of a full line. */
  private static final int CONTINUATION = 2;

  private final StringBuilder out = new StringBuilder();
  private final @Nullable Imports imports;
  private int level;
  private int lineBegin;
  private boolean isAtLineBegin = true;
  private boolean isInStatement;
  private boolean isContinued;

  /** Where the last space is that may become a new line, or -1. */
  private int space = -1;

  private int levelAfterSpace;

  /**
   * A writer.
   *
   * @param imports says how types are written; null for full names
   */
  CodeWriter(@Nullable Imports imports) {
    this.imports = imports;
  }

  String text() {
    settleSpace();
    return out.toString();
  }

  void write(CodeBlock code) {
    for (Object part : code.parts()) {
      if (part instanceof String text) {
        write(text);
      } else if (part instanceof TypeName type) {
        write(imports == null ? type.toString() : imports.text(type));
      } else {
        mark((CodeBlock.Mark) part);
      }
    }
  }

  void write(String text) {
    int from = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      write(text, from, end);
      endLine();
      from = end + 1;
    }
    write(text, from, text.length());
  }

  void indent(int levels) {
    level += levels;
  }

  private void write(String text, int from, int to) {
    if (from == to) {
      return;
    }
    if (isAtLineBegin) {
      isAtLineBegin = false;
      out.append(INDENT.repeat(level));
    }
    out.append(text, from, to);
  }

  private void endLine() {
    settleSpace();
    out.append('\n');
    lineBegin = out.length();
    isAtLineBegin = true;
    if (isInStatement && !isContinued) {
      isContinued = true;
      level += CONTINUATION;
    }
  }

  private void mark(CodeBlock.Mark mark) {
    switch (mark) {
      case INDENT -> level++;
      case UNINDENT -> level--;
      case STATEMENT -> isInStatement = true;
      case END_OF_STATEMENT -> {
        level -= isContinued ? CONTINUATION : 0;
        isInStatement = false;
        isContinued = false;
      }
      case SPACE_OR_LINE -> {
        settleSpace();
        space = out.length();
        levelAfterSpace = level + CONTINUATION;
        out.append(' ');
      }
    }
  }

  private void settleSpace() {
    if (space >= 0 && out.length() - lineBegin > COLUMNS) {
      out.replace(space, space + 1, "\n" + INDENT.repeat(levelAfterSpace));
      lineBegin = space + 1;
    }
    space = -1;
  }
}
