package dev.collet.testing;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.collet.dispatch.Toolset;
import dev.collet.server.McpServer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;

/**
 * Tests what every tool promises by its published schemas, as JUnit's dynamic tests:
 *
 * <pre>{@code
 * @TestFactory
 * Stream<DynamicNode> contract() {
 *   return ContractTests.of(new FlightToolsToolset(tools))
 *       .valid("search_flights", Map.of("to", "DEN"))
 *       .tests();
 * }
 * }</pre>
 *
 * <p>For each tool: each required argument is left out, each argument is sent with a wrong type,
 * and an argument is sent that doesn't exist. All of these must be refused before the tool runs, by
 * an error that names the argument. A call that is given as valid is made, and its result is
 * validated by an independent validator against the output schema.
 */
public final class ContractTests {
  private final McpTestClient client;
  private final Map<String, List<Map<String, ?>>> valid = new LinkedHashMap<>();

  private ContractTests(McpTestClient client) {
    this.client = client;
  }

  /** Tests of these tools. */
  public static ContractTests of(Toolset... tools) {
    return new ContractTests(McpTestClient.of(tools));
  }

  /** Tests of all tools that the server lists for its local caller. */
  public static ContractTests of(McpServer server) {
    return new ContractTests(McpTestClient.of(server));
  }

  /** Adds a call that succeeds; the tool does run. */
  @CanIgnoreReturnValue
  public ContractTests valid(String tool, Map<String, ?> arguments) {
    valid.computeIfAbsent(tool, name -> new ArrayList<>()).add(arguments);
    return this;
  }

  /** The tests, a container for each tool. */
  public Stream<DynamicNode> tests() {
    List<Map<String, Object>> tools = client.tools();
    List<Object> names = tools.stream().map(tool -> tool.get("name")).toList();
    for (String name : valid.keySet()) {
      if (!names.contains(name)) {
        throw new IllegalArgumentException("There is no tool '" + name + "', only " + names);
      }
    }
    return tools.stream().map(this::tests);
  }

  private DynamicNode tests(Map<String, Object> tool) {
    String name = String.valueOf(tool.get("name"));
    Map<String, Object> schema = Json.asObject(tool.get("inputSchema"));
    List<DynamicNode> tests = new ArrayList<>();
    addRefused(tests, name, schema);
    for (Map<String, ?> arguments : valid.getOrDefault(name, List.of())) {
      tests.add(
          DynamicTest.dynamicTest(
              "takes " + Json.write(arguments), () -> checkResult(tool, name, arguments)));
    }
    return DynamicContainer.dynamicContainer(name, tests);
  }

  private void addRefused(List<DynamicNode> tests, String tool, Map<String, Object> schema) {
    SampleValues samples = new SampleValues(schema);
    Map<String, @Nullable Object> good = samples.required(schema);
    for (String argument : good.keySet()) {
      Map<String, @Nullable Object> arguments = new LinkedHashMap<>(good);
      arguments.remove(argument);
      tests.add(refused("refuses a call without " + argument, tool, arguments, argument));
    }
    Json.asObject(schema.get("properties"))
        .forEach(
            (argument, property) -> {
              Object wrong = samples.wrong(Json.asObject(property));
              if (wrong != null) {
                Map<String, @Nullable Object> arguments = new LinkedHashMap<>(good);
                arguments.put(argument, wrong);
                String title = "refuses " + Json.write(wrong) + " as " + argument;
                tests.add(refused(title, tool, arguments, argument));
              }
            });
    if (Boolean.FALSE.equals(schema.get("additionalProperties"))) {
      Map<String, @Nullable Object> arguments = new LinkedHashMap<>(good);
      arguments.put("no_such_argument", 1);
      tests.add(refused("refuses an unknown argument", tool, arguments, "no_such_argument"));
    }
  }

  private DynamicTest refused(
      String title, String tool, Map<String, @Nullable Object> arguments, String argument) {
    return DynamicTest.dynamicTest(
        title,
        () -> client.call(tool, arguments).assertError().assertText("/" + Json.token(argument)));
  }

  private void checkResult(Map<String, Object> tool, String name, Map<String, ?> arguments) {
    CallOutcome outcome = client.call(name, arguments).assertOk();
    Object schema = tool.get("outputSchema");
    if (schema == null) {
      return;
    }
    List<Error> errors =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(Json.write(schema))
            .validate(Json.write(outcome.structured()), InputFormat.JSON);
    if (!errors.isEmpty()) {
      throw new AssertionError(
          "The result of '"
              + name
              + "' breaks its output schema: "
              + errors
              + "\n"
              + Json.write(outcome.structured()));
    }
  }
}
