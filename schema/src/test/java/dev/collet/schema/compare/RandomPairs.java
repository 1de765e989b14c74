package dev.collet.schema.compare;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Compares random pairs and lets another validator contradict: what is contained must hold for 200
 * sampled values, and a witness must be accepted and rejected there, too.
 *
 * <p>As a command: {@code RandomPairs PAIRS [SEED]}; exit code 1 if a verdict is contradicted.
 */
final class RandomPairs {

  private static final int SAMPLES = 200;

  private final SchemaRegistry validators =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
  private final List<String> contradictions = new ArrayList<>();
  private final List<String> unknown = new ArrayList<>();
  private int contained;
  private int notContained;

  public static void main(String[] arguments) {
    int pairs = Integer.parseInt(arguments[0]);
    long seed = arguments.length > 1 ? Long.parseLong(arguments[1]) : 1;
    RandomPairs run = new RandomPairs();
    run.run(pairs, seed);
    run.unknown.stream().limit(20).forEach(System.out::println);
    run.contradictions.forEach(System.out::println);
    System.out.println(run);
    System.exit(run.contradictions.isEmpty() ? 0 : 1);
  }

  void run(int pairs, long seed) {
    for (int i = 0; i < pairs; i++) {
      Random random = new Random(seed * 1_000_003 + i);
      ObjectNode one = new RandomSchemas(random).document();
      ObjectNode other =
          random.nextInt(5) == 0
              ? new RandomSchemas(random).document()
              : new Mutations(random).mutated(one, 1 + random.nextInt(3));
      boolean swapped = random.nextBoolean();
      check(swapped ? other : one, swapped ? one : other, random);
    }
  }

  private void check(JsonNode sub, JsonNode sup, Random random) {
    Verdict verdict = SchemaComparison.compare(sub, sup);
    String pair = sub + " in " + sup;
    if (verdict instanceof Verdict.Unknown reason) {
      unknown.add(reason.reason() + ": " + pair);
      return;
    }
    Schema left = validators.getSchema(sub);
    Schema right = validators.getSchema(sup);
    if (verdict instanceof Verdict.NotContained not) {
      notContained++;
      if (!valid(left, not.witness()) || valid(right, not.witness())) {
        contradictions.add("no witness: " + not.witness() + " for " + pair);
      }
      return;
    }
    contained++;
    RandomValues values = new RandomValues(random, sub);
    for (int i = 0; i < SAMPLES; i++) {
      JsonNode value = values.next();
      if (valid(left, value) && !valid(right, value)) {
        contradictions.add("not contained: " + value + " for " + pair);
        return;
      }
    }
  }

  private static boolean valid(Schema schema, JsonNode value) {
    return schema.validate(value).isEmpty();
  }

  List<String> contradictions() {
    return contradictions;
  }

  int unknown() {
    return unknown.size();
  }

  int total() {
    return contained + notContained + unknown.size();
  }

  @Override
  public String toString() {
    return "pairs: "
        + contained
        + " contained, "
        + notContained
        + " not contained, "
        + unknown.size()
        + " unknown, "
        + contradictions.size()
        + " contradicted";
  }
}
