package dev.collet.schema.compare;

import dev.collet.schema.JsonText;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Measures comparisons, as a command: processor time of the comparing thread, after a warm-up; the
 * best of five runs for each pair. The last set holds schemas made to be costly, so that it shows
 * what the default budget allows at worst; an argument, whatever it is, leaves the others out.
 */
final class ComparisonBenchmark {

  private record Pair(String name, JsonNode sub, JsonNode sup) {}

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private ComparisonBenchmark() {}

  public static void main(String[] arguments) {
    List<Pair> known = new ArrayList<>();
    if (arguments.length == 0) {
      SharedData.pairs().forEach(pair -> known.add(new Pair(pair.id(), pair.sub(), pair.sup())));
      measure("pairs with a known answer", known);
      measure("random pairs of the kind that tools have", random());
    }
    measure("costly on purpose", costly());
  }

  private static List<Pair> random() {
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < 500; i++) {
      Random random = new Random(i);
      ObjectNode one = new RandomSchemas(random).document();
      pairs.add(new Pair("random " + i, one, new Mutations(random).mutated(one, 2)));
    }
    return pairs;
  }

  private static List<Pair> costly() {
    List<Pair> pairs = new ArrayList<>();
    add(
        pairs,
        "exponential pattern",
        "{'type':'string','pattern':'^(a|b)*a(a|b){18}$'}",
        "{'pattern':'^b(a|b){20}$'}");
    add(
        pairs,
        "long pattern",
        "{'type':'string','pattern':'^[a-z]{1,3000}$'}",
        "{'pattern':'^[a-z0-9]{1,3000}$'}");
    add(
        pairs,
        "unicode classes",
        "{'type':'string','pattern':'^(\\\\p{L}\\\\p{N}*)+\\\\p{P}$'}",
        "{'pattern':'^(\\\\p{L}|\\\\p{N}|\\\\p{P})+$'}");
    add(
        pairs,
        "many different elements",
        "{'type':'array','uniqueItems':true,'minItems':400,'items':{'type':'integer'}}",
        "{'maxItems':399}");
    add(
        pairs,
        "pigeons",
        "{'type':'array','uniqueItems':true,'minItems':13,'items':{'type':'integer','minimum':1,'maximum':12}}",
        "false");
    add(
        pairs,
        "counting",
        "{'type':'array','allOf':[" + counts(6) + "],'maxItems':5}",
        "{'maxItems':4}");
    add(pairs, "clauses", "{'type':'object','allOf':[" + clauses(24, 60) + "]}", "false");
    add(
        pairs,
        "covering",
        "{'type':'object','required':['a','b','c','d','e','f','g','h']}",
        "{'anyOf':[" + cover(8) + "]}");
    add(
        pairs,
        "many alternatives",
        "{'anyOf':[" + records(60) + "]}",
        "{'oneOf':[" + records(60) + "]}");
    add(
        pairs,
        "wide record",
        "{'type':'object','properties':{"
            + properties(250, "integer")
            + "},'additionalProperties':false}",
        "{'type':'object','properties':{"
            + properties(250, "number")
            + "},'additionalProperties':false}");
    add(
        pairs,
        "deep conditions",
        "{'type':'object','allOf':[" + conditions(12) + "],'unevaluatedProperties':false}",
        "{'maxProperties':1}");
    return pairs;
  }

  private static void add(List<Pair> pairs, String name, String sub, String sup) {
    pairs.add(new Pair(name, json(sub), json(sup)));
  }

  private static JsonNode json(String text) {
    return JsonText.read(text.replace('\'', '"'));
  }

  private static String counts(int kinds) {
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < kinds; i++) {
      all.append(i == 0 ? "" : ",")
          .append("{'contains':{'multipleOf':")
          .append(2 + i)
          .append("},'minContains':2,'maxContains':3}");
    }
    return all.toString();
  }

  private static String clauses(int names, int count) {
    Random random = new Random(3);
    List<String> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<String> options = new ArrayList<>();
      for (int j = 0; j < 3; j++) {
        String required = "{'required':['n" + random.nextInt(names) + "']}";
        options.add(random.nextBoolean() ? required : "{'not':" + required + "}");
      }
      all.add("{'anyOf':[" + String.join(",", options) + "]}");
    }
    return String.join(",", all);
  }

  private static String cover(int names) {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < names; i++) {
      String name = String.valueOf((char) ('a' + i));
      all.add("{'properties':{'" + name + "':{'type':'string'}}}");
      all.add(
          "{'properties':{'"
              + name
              + "':{'not':{'type':'string'}}},'minProperties':"
              + (names + i)
              + "}");
    }
    return String.join(",", all);
  }

  private static String records(int count) {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      all.add(
          "{'type':'object','properties':{'kind':{'const':'k"
              + i
              + "'},'v':{'type':'string'}},'required':['kind'],'additionalProperties':false}");
    }
    return String.join(",", all);
  }

  private static String properties(int count, String type) {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      all.add("'p" + i + "':{'type':'" + type + "'}");
    }
    return String.join(",", all);
  }

  private static String conditions(int count) {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      all.add(
          "{'if':{'required':['c"
              + i
              + "']},'then':{'properties':{'c"
              + i
              + "':true,'d"
              + i
              + "':true}}}");
    }
    return String.join(",", all);
  }

  private static void measure(String what, List<Pair> pairs) {
    for (int round = 0; round < (pairs.size() > 100 ? 8 : 2); round++) {
      pairs.forEach(pair -> once(pair));
    }
    double[] times = new double[pairs.size()];
    for (int i = 0; i < times.length; i++) {
      times[i] = Double.MAX_VALUE;
      for (int run = 0; run < 5; run++) {
        times[i] = Math.min(times[i], once(pairs.get(i)));
      }
      if (pairs.size() < 100) {
        Comparison comparison = new Comparison(ComparisonOptions.DEFAULT);
        Verdict verdict = comparison.compare(pairs.get(i).sub(), pairs.get(i).sup());
        print(
            "  %s: %.1f ms, %,d steps, %s",
            pairs.get(i).name(), times[i], comparison.steps(), brief(verdict));
      }
    }
    Arrays.sort(times);
    int last = times.length - 1;
    print(
        "%s: %d pairs, median %.3f ms, 95 %% under %.3f ms, worst %.1f ms",
        what, times.length, times[times.length / 2], times[last * 95 / 100], times[last]);
  }

  private static String brief(Verdict verdict) {
    return verdict instanceof Verdict.Unknown reason
        ? "unknown: " + reason.reason()
        : verdict.getClass().getSimpleName();
  }

  private static double once(Pair pair) {
    long start = THREADS.getCurrentThreadCpuTime();
    Verdict verdict = SchemaComparison.compare(pair.sub(), pair.sup());
    long end = THREADS.getCurrentThreadCpuTime();
    if (verdict.toString().isEmpty()) {
      throw new IllegalStateException("A verdict says something");
    }
    return (end - start) / 1e6;
  }

  private static void print(String format, Object... values) {
    System.out.println(String.format(Locale.ROOT, format, values));
  }
}
