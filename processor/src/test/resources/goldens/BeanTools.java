package goldens;

import dev.collet.Tool;

/** A bean with setters. */
public class BeanTools {
  public static class Order {
    private String id = "";
    private int count = 1;

    public String getId() {
      return id;
    }

    public void setId(String id) {
      this.id = id;
    }

    public int getCount() {
      return count;
    }

    public void setCount(int count) {
      this.count = count;
    }
  }

  /** Places an order. */
  @Tool
  public Order place(Order order) {
    return order;
  }
}
