package dev.collet.processor.rule.error;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds the line on which javac's caret stands. javac keeps no end positions unless it is asked to,
 * so the name after a dot is looked for behind the last thing that starts before it.
 */
final class Lines {
  private Lines() {}

  /** The line, from 1; 0 when it is not known. */
  static long of(@Nullable TreePath path, SourcePositions positions) {
    if (path == null) {
      return 0;
    }
    CompilationUnitTree unit = path.getCompilationUnit();
    long start = positions.getStartPosition(unit, path.getLeaf());
    if (path.getLeaf() instanceof MemberSelectTree select) {
      start = name(select, unit, positions, start);
    }
    return start < 0 ? 0 : unit.getLineMap().getLineNumber(start);
  }

  private static long name(
      MemberSelectTree select, CompilationUnitTree unit, SourcePositions positions, long start) {
    long[] last = {start};
    new TreeScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void scan(@Nullable Tree tree, @Nullable Void unused) {
        if (tree != null) {
          last[0] = Math.max(last[0], positions.getStartPosition(unit, tree));
        }
        return super.scan(tree, unused);
      }
    }.scan(select.getExpression(), null);
    try {
      CharSequence text = unit.getSourceFile().getCharContent(true);
      Matcher name =
          Pattern.compile(
                  "\\.\\s*(<[^()]*>\\s*)?(" + Pattern.quote("" + select.getIdentifier()) + ")\\b")
              .matcher(text);
      return last[0] >= 0 && name.find((int) last[0]) ? name.start(2) : start;
    } catch (IOException e) {
      return start;
    }
  }
}
