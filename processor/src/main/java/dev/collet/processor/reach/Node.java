package dev.collet.processor.reach;

import com.sun.source.util.TreePath;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * A method, or what runs when a class is initialised or an object made, with everything that is
 * written inside: functions, and classes without a name, count as if they ran there.
 *
 * @param edges the methods and classes of this compilation that it can run
 * @param questions where it asks the user
 * @param suspends whether it leaves the tool while an answer is missing
 * @param inherited where it lets a child process have standard output
 */
record Node(
    Set<Element> edges, List<Question> questions, boolean suspends, List<TreePath> inherited) {
  /** Nothing is written there. */
  static final Node EMPTY = new Node(Set.of(), List.of(), false, List.of());

  /**
   * A call that takes the class of a form.
   *
   * @param path the call
   * @param classes the class literals among its arguments
   * @param method whose body it is in
   */
  record Question(TreePath path, List<Literal> classes, Element method) {
    /** Whether it is written which class is asked for. */
    boolean isKnown() {
      return !classes.isEmpty();
    }
  }

  /**
   * A class literal.
   *
   * @param type null for what is no class, such as {@code int.class}
   */
  record Literal(TreePath path, @Nullable TypeElement type) {}
}
