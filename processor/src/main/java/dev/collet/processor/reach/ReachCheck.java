package dev.collet.processor.reach;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import dev.collet.processor.javac.BodyCheck;
import dev.collet.processor.javac.BodyContext;
import dev.collet.processor.report.Level;
import dev.collet.processor.rule.body.EffectBeforeAsk;
import dev.collet.processor.rule.body.InheritedStdout;
import dev.collet.processor.rule.input.ElicitationForm;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** The body check of the rules about questions and child processes. */
public final class ReachCheck implements BodyCheck {
  private static final Set<String> NAMES =
      Set.of("ask", "askAll", "form", "inheritIO", "redirectOutput");

  /** A check for one compilation. */
  public ReachCheck() {}

  @Override
  public void check(BodyContext context) {
    List<TypeElement> sources = context.sourceTypes();
    if (context.tools().isEmpty() || sources.stream().noneMatch(type -> mentions(context, type))) {
      return;
    }
    Calls calls =
        new Calls(
            context.trees(),
            context.environment().getElementUtils(),
            context.environment().getTypeUtils());
    sources.forEach(calls::add);
    Reach reach = new Reach(context, calls);
    if (isOn(context, new ElicitationForm().name())) {
      new FormCheck(context, reach).check();
    }
    if (isOn(context, new InheritedStdout().name())) {
      inheritedStdout(context, reach);
    }
    if (isOn(context, new EffectBeforeAsk().name())) {
      new EffectCheck(context, calls, reach).check();
    }
  }

  private static boolean isOn(BodyContext context, String rule) {
    return context.options().level(rule) != Level.OFF;
  }

  /** Whether a file says anything that these rules are about; most don't, and cost nothing more. */
  private static boolean mentions(BodyContext context, TypeElement type) {
    TreePath path = context.trees().getPath(type);
    if (path == null) {
      return false;
    }
    CompilationUnitTree unit = path.getCompilationUnit();
    boolean[] found = {false};
    new TreeScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitMemberSelect(MemberSelectTree node, @Nullable Void unused) {
        found[0] |= NAMES.contains(node.getIdentifier().toString());
        return super.visitMemberSelect(node, unused);
      }

      @Override
      public @Nullable Void visitIdentifier(IdentifierTree node, @Nullable Void unused) {
        found[0] |= NAMES.contains(node.getName().toString());
        return null;
      }
    }.scan(unit, null);
    return found[0];
  }

  private static void inheritedStdout(BodyContext context, Reach reach) {
    InheritedStdout rule = new InheritedStdout();
    reach
        .nodes()
        .forEach(
            (element, node) -> {
              if (!node.inherited().isEmpty()) {
                List<String> names =
                    reach.toolsLeadingTo(element).stream()
                        .map(each -> each.tool().name())
                        .distinct()
                        .toList();
                for (TreePath call : node.inherited()) {
                  rule.check(element, call, names, context.findings());
                }
              }
            });
  }
}
