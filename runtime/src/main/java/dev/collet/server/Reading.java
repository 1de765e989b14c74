package dev.collet.server;

import dev.collet.Answer;
import dev.collet.ClientFeature;
import dev.collet.Form;
import dev.collet.Question;
import dev.collet.json.Problem;
import dev.collet.json.TreeReader;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a client's answer to a question means.
 *
 * @param answer null when it is none that fits: the question is then asked again
 * @param faults what is wrong with a form that was filled in, for whoever fills it in again
 */
record Reading<T>(@Nullable Answer<T> answer, List<Problem> faults) {
  /** Forms are flat, and what a client's model answers is not much deeper. */
  private static final int DEEPEST = 64;

  /** Reads an answer. */
  @SuppressWarnings("unchecked")
  static <T> Reading<T> of(Question<T> question, @Nullable Form<T> form, Object came) {
    if (!(came instanceof Map<?, ?> tree) || isDeeper(tree, DEEPEST)) {
      return none();
    }
    boolean isElicitation =
        question.feature() == ClientFeature.FORM || question.feature() == ClientFeature.URL;
    if (!isElicitation) {
      return good(new Answer.Accepted<>((T) tree));
    }
    Object action = tree.get("action");
    if ("decline".equals(action)) {
      return good(new Answer.Declined<>());
    }
    if ("cancel".equals(action)) {
      return good(new Answer.Cancelled<>());
    }
    if (!"accept".equals(action)) {
      return none();
    }
    Object content = tree.get("content");
    if (form == null) {
      return good(new Answer.Accepted<>((T) (content instanceof Map ? content : Map.of())));
    }
    TreeReader reader = TreeReader.ofAnswer(content == null ? Map.of() : content);
    T value = form.read(reader);
    return value == null || !reader.problems().isEmpty()
        ? new Reading<>(null, List.copyOf(reader.problems()))
        : good(new Answer.Accepted<>(value));
  }

  private static boolean isDeeper(@Nullable Object tree, int levels) {
    Collection<?> inner =
        tree instanceof Map<?, ?> map
            ? map.values()
            : tree instanceof Collection<?> list ? list : List.of();
    return !inner.isEmpty()
        && (levels == 0 || inner.stream().anyMatch(each -> isDeeper(each, levels - 1)));
  }

  private static <T> Reading<T> good(Answer<T> answer) {
    return new Reading<>(answer, List.of());
  }

  private static <T> Reading<T> none() {
    return new Reading<>(null, List.of());
  }

  /** The question as it is asked again: it says what was wrong. */
  Question<T> again(Question<T> question) {
    return question.again(faults);
  }
}
