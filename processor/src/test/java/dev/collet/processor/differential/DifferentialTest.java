package dev.collet.processor.differential;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.collet.dispatch.ResultKind;
import dev.collet.json.JsonReader;
import dev.collet.json.Problem;
import dev.collet.json.UnwritableValue;
import dev.collet.json.Utf8Writer;
import dev.collet.processor.emit.Generated;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * What is published and what is enforced are one: generated readers and an independent validator of
 * the published schema agree on random values of random types, and what generated writers write is
 * valid and reads back equal. {@code -Dcollet.differential.shapes} and {@code .instances} say how
 * much; {@code integration-tests/differential} runs the whole.
 */
class DifferentialTest {
  private static final int TOOLS_IN_CLASS = 25;
  private static final int MOST_SHOWN = 20;

  private static final List<String> OPTIONS =
      List.of("-Xlint:all,-processing", "-Werror", "-Acollet.UnmappedException=off");

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .enable(DeserializationFeature.USE_BIG_INTEGER_FOR_INTS)
          .disable(tools.jackson.databind.cfg.JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .build();

  private final SchemaRegistry registry =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
  private final List<String> disagreements = new ArrayList<>();
  private final List<String> faults = new ArrayList<>();
  private long instances;
  private long accepted;
  private long written;

  @Test
  void readersAndSchemasAgree() {
    int shapes = Integer.getInteger("collet.differential.shapes", 50);
    long wanted = Long.getLong("collet.differential.instances", 10_000);
    int classes = (shapes + TOOLS_IN_CLASS - 1) / TOOLS_IN_CLASS;
    for (int i = 0; i < classes; i++) {
      Random random = new Random(7_000L + i);
      int tools = Math.min(TOOLS_IN_CLASS, shapes - i * TOOLS_IN_CLASS);
      String source = RandomTools.source("Random" + i, tools, random);
      Generated.Tools made = Generated.compile(OPTIONS, source).tools("p.Random" + i);
      for (int j = 0; j < tools; j++) {
        check(made, j, wanted / shapes + 1, random);
      }
    }
    String summary =
        "differential: %d shapes, %d instances, %d disagreements, %d writer faults"
            .formatted(shapes, instances, disagreements.size(), faults.size());
    System.out.println("accepted by both: " + accepted + ", written and read back: " + written);
    System.out.println(summary);
    assertEquals(List.of(), shown(disagreements), summary);
    assertEquals(List.of(), shown(faults), summary);
  }

  private static List<String> shown(List<String> all) {
    return all.subList(0, Math.min(MOST_SHOWN, all.size()));
  }

  private void check(Generated.Tools tools, int tool, long count, Random random) {
    JsonNode wire = MAPPER.readTree(tools.toolset().tools().get(tool).json());
    JsonNode input = wire.get("inputSchema");
    Schema inputSchema = registry.getSchema(input);
    Schema outputSchema =
        wire.has("outputSchema") ? registry.getSchema(wire.get("outputSchema")) : null;
    Instances valid = new Instances(input, random);
    Mutations mutations = new Mutations(random, valid);
    for (long i = 0; i < count; i++) {
      instances++;
      ObjectNode instance = instance(valid, mutations, input, random);
      boolean isValid = inputSchema.validate(instance).isEmpty();
      String text = instance.toString();
      JsonReader reader = Generated.reader(text);
      Object bound = tools.toolset().read(tool, reader);
      if (isValid != (bound != null) && !Allowed.is(isValid, reader.problems())) {
        disagreements.add(
            (isValid ? "only the schema accepts " : "only the reader accepts ")
                + text
                + " "
                + reader.problems()
                + (isValid ? "" : " " + inputSchema.validate(instance))
                + "\n  by "
                + input);
      } else if (bound != null) {
        accepted++;
        writeBack(tools, tool, bound, text, outputSchema);
      } else {
        writeAnother(tools, tool, valid.of(input, 0).toString(), outputSchema);
      }
    }
  }

  /** For each instance that was refused another one is written, so that as many are. */
  private void writeAnother(Generated.Tools tools, int tool, String text, Schema outputSchema) {
    Object bound = tools.toolset().read(tool, Generated.reader(text));
    if (bound != null) {
      writeBack(tools, tool, bound, text, outputSchema);
    }
  }

  private static ObjectNode instance(
      Instances valid, Mutations mutations, JsonNode input, Random random) {
    int pick = random.nextInt(10);
    if (pick == 0) {
      ObjectNode object = JsonNodeFactory.instance.objectNode();
      object.set("value", valid.any(3));
      return object;
    }
    ObjectNode object = (ObjectNode) valid.of(input, 0);
    for (int i = pick; i > 5; i -= 3) {
      mutations.mutate(object);
    }
    return object;
  }

  private void writeBack(
      Generated.Tools tools, int tool, Object bound, String text, Schema outputSchema) {
    if (tools.toolset().tools().get(tool).result() != ResultKind.STRUCTURED) {
      return;
    }
    try {
      Object result = tools.toolset().call(tool, bound, null);
      String json = write(tools, tool, result);
      if (outputSchema != null && !outputSchema.validate(MAPPER.readTree(json)).isEmpty()) {
        faults.add("invalid: " + json + " " + outputSchema.validate(MAPPER.readTree(json)));
        return;
      }
      JsonReader again = Generated.reader("{\"value\":" + json + "}");
      Object other = tools.toolset().read(tool, again);
      if (other == null) {
        faults.add("not read back: " + json + " " + again.problems());
        return;
      }
      String twice = write(tools, tool, tools.toolset().call(tool, other, null));
      if (!twice.equals(json)) {
        faults.add("not equal: " + json + " and " + twice);
      }
      written++;
    } catch (UnwritableValue e) {
      faults.add("unwritable: " + text + " " + e.pointer() + ": " + e.getMessage());
    } catch (Throwable e) {
      throw new AssertionError(text, e);
    }
  }

  private static String write(Generated.Tools tools, int tool, Object result) {
    Utf8Writer out = new Utf8Writer();
    tools.toolset().write(tool, result, out);
    return new String(out.buffer(), 0, out.length(), StandardCharsets.UTF_8);
  }

  /** What readers refuse beyond the schema: docs/differential.md lists it. */
  private static final class Allowed {
    private static final List<String> FORMS =
        List.of(
            "expected a number from -3.4",
            "expected a number from -1.79",
            "exponent within",
            "expected a date",
            "expected a time",
            "expected a duration",
            "expected a period",
            "expected a UUID",
            "expected a URI",
            "expected a URL",
            "expected base64",
            "expected a year",
            "expected a month",
            "expected a day",
            "expected an offset",
            "expected a language",
            "expected a currency",
            "expected a single character",
            "expected a path");

    static boolean is(boolean isValid, List<Problem> problems) {
      return isValid
          && problems.stream()
              .allMatch(
                  problem ->
                      FORMS.stream().anyMatch(problem.message()::startsWith)
                          && !problem.message().contains(", got string ")
                          && !problem.message().contains(", got null"));
    }
  }
}
