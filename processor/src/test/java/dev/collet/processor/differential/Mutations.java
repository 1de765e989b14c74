package dev.collet.processor.differential;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Breaks a value in one place, or nearly breaks it. */
final class Mutations {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private final Random random;
  private final Instances instances;

  Mutations(Random random, Instances instances) {
    this.random = random;
    this.instances = instances;
  }

  /** Changes the value in place. */
  void mutate(ObjectNode value) {
    List<JsonNode> containers = new ArrayList<>();
    collect(value, containers);
    JsonNode container = containers.get(random.nextInt(containers.size()));
    if (container instanceof ObjectNode object) {
      change(object);
    } else {
      change((ArrayNode) container);
    }
  }

  private static void collect(JsonNode node, List<JsonNode> containers) {
    if (node.isContainer()) {
      containers.add(node);
      node.forEach(each -> collect(each, containers));
    }
  }

  private void change(ObjectNode object) {
    List<String> names = new ArrayList<>(object.propertyNames());
    if (names.isEmpty() || random.nextInt(6) == 0) {
      object.set(random.nextBoolean() ? "unknown" : "c0", instances.any(1));
      return;
    }
    String name = names.get(random.nextInt(names.size()));
    switch (random.nextInt(4)) {
      case 0 -> object.remove(name);
      case 1 -> object.set(name + "x", object.remove(name));
      default -> object.set(name, other(object.get(name)));
    }
  }

  private void change(ArrayNode array) {
    if (array.isEmpty() || random.nextInt(4) == 0) {
      array.add(array.isEmpty() ? instances.any(1) : array.get(random.nextInt(array.size())));
      return;
    }
    int index = random.nextInt(array.size());
    if (random.nextInt(4) == 0) {
      array.remove(index);
    } else {
      array.set(index, other(array.get(index)));
    }
  }

  private JsonNode other(JsonNode old) {
    if (random.nextInt(3) == 0) {
      return random.nextBoolean() ? JSON.nullNode() : instances.any(1);
    }
    if (old.isNumber()) {
      BigDecimal number = old.decimalValue();
      return switch (random.nextInt(6)) {
        case 0 -> JSON.numberNode(number.add(BigDecimal.ONE));
        case 1 -> JSON.numberNode(number.subtract(BigDecimal.ONE));
        case 2 -> JSON.numberNode(number.add(new BigDecimal("0.5")));
        case 3 -> JSON.numberNode(number.setScale(Math.max(0, number.scale()) + 2));
        case 4 -> JSON.numberNode(number.multiply(new BigDecimal("1e20")));
        default -> JSON.stringNode(number.toPlainString());
      };
    }
    if (old.isString() && random.nextBoolean()) {
      // A letter more or less breaks lengths and patterns, and no form that only Java knows.
      return JSON.stringNode(old.asString() + "#");
    }
    return old.isContainer() ? JSON.stringNode(old.toString()) : JSON.arrayNode().add(old);
  }
}
