package dev.collet.testing;

import dev.collet.Answer;
import dev.collet.Form;
import dev.collet.Question;
import dev.collet.Tool;
import dev.collet.ToolContext;
import dev.collet.ToolError;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the tests call. */
public final class ShopTools {
  int ordered;

  /** What a customer wants. */
  public record Item(String article, int count) {}

  /** What became of it. */
  public record Order(int number, List<Item> items, Optional<String> note) {}

  /**
   * Orders something.
   *
   * @param items what to order
   * @param express whether it must be quick
   * @param note for the shop
   */
  @Tool
  public Order order(List<Item> items, boolean express, Optional<String> note) {
    if (items.isEmpty()) {
      throw new ToolError("An order needs at least one item.");
    }
    return new Order(++ordered, items, note);
  }

  /** Cancels all orders, if the user agrees. */
  @Tool
  public String cancelAll(ToolContext context) {
    context.progress(1, 2.0, null);
    Answer<Map<String, Object>> answer =
        context.ask(
            Question.form(
                "sure",
                Form.of("{\"type\":\"object\",\"properties\":{\"yes\":{\"type\":\"boolean\"}}}"),
                "Sure?"));
    return "Answer: " + answer.orToolError("Then nothing is cancelled.").get("yes");
  }
}
