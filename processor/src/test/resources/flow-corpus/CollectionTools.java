package corpus;

import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Queue;
import java.util.StringTokenizer;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

public class CollectionTools {
  record Item(String sku, int amount) {
    Item {
      if (amount < 0) {
        throw new IllegalArgumentException("amount");
      }
    }
  }

  static class UnknownItem extends RuntimeException {
    UnknownItem(String sku) {
      super(sku);
    }
  }

  private final Map<String, Item> stock = new ConcurrentHashMap<>();
  private final Deque<String> history = new ArrayDeque<>();

  // expects: UnknownItem
  @Tool(description = "x")
  public Item item(String sku) {
    Item item = stock.get(sku);
    if (item == null) {
      throw new UnknownItem(sku);
    }
    return item;
  }

  // expects: none
  @Tool(description = "x")
  public Item itemOrError(String sku) {
    try {
      return item(sku);
    } catch (UnknownItem e) {
      throw new ToolError("There is no item " + sku + ". Call list_items.");
    }
  }

  // expects: none
  @MapError(exception = UnknownItem.class, message = "There is no item {sku}.")
  @Tool(description = "x")
  public Item itemMapped(String sku) {
    return item(sku);
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String lastSearch() {
    return history.getLast();
  }

  // expects: none
  @Tool(description = "x")
  public String lastSearchGuarded() {
    if (history.isEmpty()) {
      return "nothing yet";
    }
    return history.getLast();
  }

  // expects: none
  @Tool(description = "x")
  public String lastSearchPeek() {
    String last = history.peekLast();
    return last == null ? "nothing" : last;
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String undo() {
    return history.pop();
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String undoTwice() {
    if (!history.isEmpty()) {
      history.pop();
      return history.pop();
    }
    return "";
  }

  // expects: none
  @Tool(description = "x")
  public List<String> drain() {
    List<String> all = new ArrayList<>();
    while (!history.isEmpty()) {
      all.add(history.removeFirst());
    }
    return all;
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String any() {
    return stock.keySet().iterator().next();
  }

  // expects: none
  @Tool(description = "x")
  public String anyGuarded() {
    Iterator<String> keys = stock.keySet().iterator();
    return keys.hasNext() ? keys.next() : "";
  }

  // expects: none
  @Tool(description = "x")
  public int total() {
    int total = 0;
    for (Iterator<Item> it = stock.values().iterator(); it.hasNext(); ) {
      Item item = it.next();
      total += item.amount();
    }
    return total;
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String largest(List<String> names) {
    return Collections.max(names);
  }

  // expects: none
  @Tool(description = "x")
  public String largestGuarded(List<String> names) {
    return names.isEmpty() ? "none" : Collections.max(names);
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public int median(List<Integer> numbers) {
    TreeSet<Integer> sorted = new TreeSet<>(numbers);
    return sorted.first();
  }

  // expects: none
  @Tool(description = "x")
  public int medianGuarded(List<Integer> numbers) {
    if (numbers.size() < 1) {
      throw new ToolError("Give at least one number.");
    }
    TreeSet<Integer> sorted = new TreeSet<>(numbers);
    return sorted.first();
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String firstKey(Map<String, Integer> prices) {
    NavigableMap<String, Integer> sorted = new TreeMap<>(prices);
    return sorted.firstKey();
  }

  // expects: none
  @Tool(description = "x")
  public String firstEntry(Map<String, Integer> prices) {
    NavigableMap<String, Integer> sorted = new TreeMap<>(prices);
    Map.Entry<String, Integer> first = sorted.firstEntry();
    return first == null ? "" : first.getKey();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public Item reserve(String sku, int amount) {
    return stock.merge(sku, new Item(sku, amount), (a, b) -> new Item(sku, a.amount() + b.amount()));
  }

  // expects: UnknownItem
  @Tool(description = "x")
  public Item computed(String sku) {
    return stock.computeIfAbsent(sku, key -> {
      throw new UnknownItem(key);
    });
  }

  // expects: none
  @Tool(description = "x")
  public Map<String, Integer> counted(List<String> words) {
    Map<String, Integer> counts = new HashMap<>();
    for (String word : words) {
      counts.merge(word, 1, Integer::sum);
    }
    return counts;
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public List<Integer> converted(List<String> texts) {
    List<Integer> numbers = new ArrayList<>();
    texts.forEach(text -> numbers.add(Integer.parseInt(text)));
    return numbers;
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public List<String> sorted(List<Item> items) {
    List<Item> copy = new ArrayList<>(items);
    copy.sort(Comparator.comparing(Item::sku));
    List<String> names = new ArrayList<>();
    for (Item item : copy) {
      names.add(item.sku());
    }
    return names;
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public List<String> sortedByNumber(List<String> texts) {
    List<String> copy = new ArrayList<>(texts);
    copy.sort(Comparator.comparing(Integer::valueOf));
    return copy;
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String secondWord(String text) {
    StringTokenizer words = new StringTokenizer(text);
    words.nextToken();
    return words.nextToken();
  }

  // expects: none
  @Tool(description = "x")
  public int tokens(String text) {
    StringTokenizer words = new StringTokenizer(text);
    int count = 0;
    while (words.hasMoreTokens()) {
      count += words.nextToken().length();
    }
    return count;
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String head(Queue<String> queue) {
    return queue.element();
  }

  // expects: none
  @Tool(description = "x")
  public String pushed(String text) {
    Deque<String> stack = new ArrayDeque<>();
    stack.push(text);
    return stack.pop();
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public Item found(String sku) {
    return Optional.ofNullable(stock.get(sku)).get();
  }

  // expects: UnknownItem
  @Tool(description = "x")
  public Item foundOrThrow(String sku) {
    return Optional.ofNullable(stock.get(sku)).orElseThrow(() -> new UnknownItem(sku));
  }

  // expects: none
  @Tool(description = "x")
  public String foundName(String sku) {
    return Optional.ofNullable(stock.get(sku)).map(Item::sku).orElse("?");
  }

  // expects: none
  @Tool(description = "x")
  public String foundAndUsed(String sku) {
    Optional<Item> item = Optional.ofNullable(stock.get(sku));
    if (item.isPresent() && item.get().amount() > 3) {
      return item.get().sku();
    }
    return item.map(Item::sku).orElse("");
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String wrongBranch(String sku) {
    Optional<Item> item = Optional.ofNullable(stock.get(sku));
    if (!item.isPresent()) {
      return item.get().sku();
    }
    return "";
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String throwsItself(String sku) {
    if (!stock.containsKey(sku)) {
      throw new NoSuchElementException(sku);
    }
    return stock.get(sku).sku();
  }

  enum Size {
    SMALL,
    LARGE
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public Map<Size, Integer> sizes(List<String> names) {
    Map<Size, Integer> sizes = new EnumMap<>(Size.class);
    for (String name : names) {
      sizes.put(Size.valueOf(name), name.length());
    }
    return sizes;
  }

  // expects: none
  @Tool(description = "x")
  public String peekAhead(List<String> names) {
    StringBuilder text = new StringBuilder();
    for (ListIterator<String> each = names.listIterator(); each.hasNext(); ) {
      text.append(each.next());
      if (each.hasNext()) {
        String next = each.next();
        each.previous();
        text.append(next.isEmpty() ? "." : each.next());
      }
    }
    return text.toString();
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String backTwice(List<String> names) {
    ListIterator<String> each = names.listIterator();
    if (each.hasNext()) {
      each.next();
      each.previous();
      return each.previous();
    }
    return "";
  }
}
