package dev.collet.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.dispatch.ResultKind;
import dev.collet.dispatch.ToolDescriptor;
import dev.collet.dispatch.Toolset;
import dev.collet.json.JsonReader;
import dev.collet.json.JsonWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ContractTestsTest {
  private final ShopTools shop = new ShopTools();

  private ContractTests contract() {
    return ContractTests.of(new ShopToolsToolset(shop))
        .valid(
            "order",
            Map.of("items", List.of(Map.of("article", "tea", "count", 1)), "express", false));
  }

  @TestFactory
  Stream<DynamicNode> theContractOfTheShop() {
    return contract().tests();
  }

  @Test
  void whatIsTested() throws Throwable {
    List<String> titles = new ArrayList<>();
    List<DynamicTest> tests = flat(contract().tests());
    for (DynamicTest test : tests) {
      titles.add(test.getDisplayName());
      test.getExecutable().execute();
    }
    assertTrue(titles.contains("refuses a call without items"), titles.toString());
    assertTrue(titles.contains("refuses a call without express"), titles.toString());
    assertTrue(titles.contains("refuses 5 as items"), titles.toString());
    assertTrue(titles.contains("refuses an unknown argument"), titles.toString());
    assertEquals(1, shop.ordered); // only the valid call ran
  }

  @Test
  void aToolThatTakesEverythingFails() {
    Toolset careless =
        new Careless(
            "{\"name\":\"careless\",\"description\":\"Takes all.\",\"inputSchema\":{\"type\":\"object\","
                + "\"properties\":{\"a\":{\"type\":\"string\"}},\"required\":[\"a\"]},"
                + "\"outputSchema\":{\"type\":\"object\",\"required\":[\"b\"]}}");
    List<DynamicTest> tests =
        flat(ContractTests.of(careless).valid("careless", Map.of("a", "x")).tests());
    assertEquals(3, tests.size());
    for (DynamicTest test : tests) {
      assertThrows(AssertionError.class, () -> test.getExecutable().execute());
    }
  }

  @Test
  void aToolThatIsNotThereIsAMistake() {
    assertThrows(IllegalArgumentException.class, () -> contract().valid("none", Map.of()).tests());
  }

  private static List<DynamicTest> flat(Stream<DynamicNode> nodes) {
    List<DynamicTest> tests = new ArrayList<>();
    nodes.forEach(
        node ->
            ((DynamicContainer) node)
                .getChildren()
                .forEach(child -> tests.add((DynamicTest) child)));
    return tests;
  }

  /** A toolset by hand that doesn't do what it promises. */
  private record Careless(String json) implements Toolset {
    @Override
    public List<ToolDescriptor> tools() {
      return List.of(
          new ToolDescriptor(
              "careless",
              "test.Careless.careless",
              json,
              ResultKind.STRUCTURED,
              false,
              false,
              true,
              0,
              0,
              List.of(),
              List.of()));
    }

    @Override
    public Object read(int tool, JsonReader arguments) {
      return arguments.readAnyObject();
    }

    @Override
    public Object call(int tool, Object arguments, dev.collet.ToolContext context) {
      return Map.of("a", 1);
    }

    @Override
    public void write(int tool, Object result, JsonWriter out) {
      out.writeAny(result);
    }

    @Override
    public String mapError(int tool, Object arguments, Throwable thrown) {
      return null;
    }
  }
}
