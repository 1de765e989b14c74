package dev.collet.processor.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Generated code compiles without a warning beside whatever users call their things. */
class HygieneTest {
  @Test
  void namesOfUsersHideNothing() {
    Generated generated =
        Generated.compile(
            "package p; public record String(int x) {}",
            "package p; public record Object(int x) {}",
            "package p; interface Override {}",
            "package p; public record List(int x) {}",
            """
            package p;
            import dev.collet.Tool;
            class Tools {
              record Object0(int List, int Map, int ToolResult, int Object, int hashCode0) {}
              record TArguments(int in) {}
              @Tool(name = "t", description = "x") java.lang.String t(
                  int args, int arguments, int result, int json, int node, int ctx, int request, int value,
                  int e, int name, int self, int tool, int this_, Object0 o, java.lang.String $) {
                return "" + (args + arguments + result);
              }
              @Tool(name = "u", description = "x") TArguments u(
                  int in, int out, int seen, int member, int java, int dev, int toString, int wait, int read,
                  List list, java.util.List<String> strings, TArguments tools, int T_ARGUMENTS, int values) {
                return tools;
              }
            }
            """);
    Generated.Tools tools = generated.tools("p.Tools");
    assertEquals(
        "6",
        tools.call(
            "t",
            """
            {"args":1,"arguments":2,"result":3,"json":4,"node":5,"ctx":6,"request":7,"value":8,"e":9,
            "name":10,"self":11,"tool":12,"this_":13,
            "o":{"List":1,"Map":2,"ToolResult":3,"Object":4,"hashCode0":5},"$":"s"}"""));
    assertEquals(
        "{\"in\":4}",
        tools.result(
            "u",
            """
            {"in":1,"out":1,"seen":1,"member":1,"java":1,"dev":1,"toString":1,"wait":1,"read":1,
            "list":{"x":1},"strings":[{"x":1}],"tools":{"in":4},"T_ARGUMENTS":1,"values":1}"""));
  }

  @Test
  void theUnnamedPackage() {
    Generated generated =
        Generated.compile(
            "public record String(int x) {}",
            """
            public class Tools {
              public record In(java.lang.String a) {}
              public enum E { X }
              @dev.collet.Tool(description = "x") public java.lang.String t(In in, E e, String s) {
                return in.a() + e + s.x();
              }
            }
            """);
    assertEquals(
        "aX1",
        generated.tools("Tools").call("t", "{\"in\":{\"a\":\"a\"},\"e\":\"X\",\"s\":{\"x\":1}}"));
  }

  @Test
  void nestedClassesHaveToolsetsOfTheirOwn() {
    Generated generated =
        Generated.compile(
            """
            package p;
            import dev.collet.Tool;
            class Orders { static class Tools { @Tool(name = "o", description = "x") String o() { return "o"; } } }
            """,
            """
            package p;
            import dev.collet.Tool;
            class Users { static class Tools { @Tool(name = "u", description = "x") String u() { return "u"; } } }
            """,
            """
            package p;
            import dev.collet.Tool;
            class Orders_Tools { @Tool(name = "x", description = "x") String x() { return "x"; } }
            """);
    assertEquals("o", generated.tools("p.Orders$Tools", "p.Orders_ToolsToolset").call("o", "{}"));
    assertEquals("u", generated.tools("p.Users$Tools", "p.Users_ToolsToolset").call("u", "{}"));
    assertEquals("x", generated.tools("p.Orders_Tools", "p.Orders__ToolsToolset").call("x", "{}"));
  }

  @Test
  void toolNamesAreNoIdentifiers() {
    Generated generated =
        Generated.compile(
            """
            package p;
            import dev.collet.Tool;
            public class T {
              @Tool(name = "a-b", description = "x") public String t1() { return "1"; }
              @Tool(name = "a.b", description = "x") public String t2() { return "2"; }
              @Tool(name = "a_b", description = "x") public String t3() { return "3"; }
              @Tool(name = "1st", description = "x") public String t4() { return "4"; }
              @Tool(name = "class", description = "x") public String t5() { return "5"; }
              @Tool(name = "-.-", description = "x") public String t6() { return "6"; }
              @Tool(name = "load_text", description = "x") public String load(String s) { return s; }
              @Tool(name = "load_id", description = "x") public String load(int i) { return "#" + i; }
            }
            """);
    Generated.Tools tools = generated.tools("p.T");
    List<String> names = List.of("a-b", "a.b", "a_b", "1st", "class", "-.-");
    for (int i = 0; i < names.size(); i++) {
      assertEquals(String.valueOf(i + 1), tools.call(names.get(i), "{}"));
    }
    assertEquals("s", tools.call("load_text", "{\"s\":\"s\"}"));
    assertEquals("#3", tools.call("load_id", "{\"i\":3}"));
  }

  @Test
  void inheritedGenericTools() {
    Generated generated =
        Generated.compile(
            """
            package p;
            import dev.collet.Tool;
            public abstract class Store<T, ID> {
              @Tool(name = "get_one", description = "x") public T getOne(ID id) { return make(id); }
              abstract T make(ID id);
            }
            """,
            "package p; public record User(String login, boolean active) {}",
            """
            package p;
            public class UserStore extends Store<User, java.util.UUID> {
              User make(java.util.UUID id) { return new User(id.toString(), true); }
            }
            """);
    String id = "6f9619ff-8b86-4011-b42d-00c04fc964ff";
    assertEquals(
        "{\"login\":\"" + id + "\",\"active\":true}",
        generated.tools("p.UserStore").result("get_one", "{\"id\":\"" + id + "\"}"));
  }

  @Test
  void genericsWithoutWarnings() {
    Generated generated =
        Generated.compile(
            """
            package p;
            import dev.collet.Tool;
            import java.util.*;
            public class G {
              public record Reading(String station, double celsius) {}
              public record Page<T>(List<T> items, int total) {}
              public record Both<A, B>(A a, B b) {}
              @Tool(description = "x") public Page<Reading> readings(Page<Reading> page) { return page; }
              @Tool(description = "x") public List<Reading> latest(List<Reading>[] pages) { return pages[0]; }
              @Tool(description = "x") public Map<String, List<int[]>> maps(Map<String, List<int[]>> m) { return m; }
              @Tool(description = "x") public Both<Page<String>, Both<Integer, Long>> both(
                  Both<Page<String>, Both<Integer, Long>> b, List<? extends Number> xs, Set<? super Integer> ys) {
                return b;
              }
              @Tool(description = "x") public Optional<Page<Reading>> maybe(Optional<Page<Reading>> page) {
                return page;
              }
              @Tool(description = "x") public int[] codes() { return new int[0]; }
              @Tool(description = "x") public Set<Double> set(SortedSet<Double> d) { return d; }
              @Tool(description = "x") public LinkedList<String> linked(TreeMap<Integer, String> m, LinkedList<String> l) {
                return l;
              }
              @Tool(description = "x") public Queue<String> queues(Queue<Integer> q, Deque<String> d) {
                d.addLast(String.valueOf(q.peek()));
                return d;
              }
            }
            """);
    Generated.Tools tools = generated.tools("p.G");
    String page = "{\"items\":[{\"station\":\"s\",\"celsius\":1.5}],\"total\":1}";
    assertEquals(page, tools.result("readings", "{\"page\":" + page + "}"));
    assertEquals(
        "[{\"station\":\"s\",\"celsius\":1.5}]",
        tools.result("latest", "{\"pages\":[[{\"station\":\"s\",\"celsius\":1.5}]]}"));
    assertEquals("{\"a\":[[1,2]]}", tools.result("maps", "{\"m\":{\"a\":[[1,2]]}}"));
    String both = "{\"a\":{\"items\":[\"x\"],\"total\":1},\"b\":{\"a\":1,\"b\":2}}";
    assertEquals(both, tools.result("both", "{\"b\":" + both + ",\"xs\":[1,2.5],\"ys\":[1]}"));
    assertEquals(page, tools.result("maybe", "{\"page\":" + page + "}"));
    assertEquals("null", tools.result("maybe", "{}"));
    assertEquals("[]", tools.result("codes", "{}"));
    assertEquals("[1.5,2.0]", tools.result("set", "{\"d\":[2,1.5]}"));
    assertEquals("[\"a\"]", tools.result("linked", "{\"m\":{\"1\":\"x\"},\"l\":[\"a\"]}"));
    assertEquals("[\"a\",\"7\"]", tools.result("queues", "{\"q\":[7,8],\"d\":[\"a\"]}"));
  }

  @Test
  void deprecatedTypesDoNotWarn() {
    Generated generated =
        Generated.compile(
            """
            package p;
            import dev.collet.Tool;
            import java.util.*;
            class T {
              @Deprecated record Old(String s) {}
              @SuppressWarnings("deprecation") @Tool(name = "old", description = "x") Old old(
                  Old o, List<? extends Number> xs, Map<String, List<int[]>> m) { return o; }
              @Deprecated @Tool(name = "dep", description = "x") String dep() { return "d"; }
            }
            """);
    assertEquals("d", generated.tools("p.T").call("dep", "{}"));
  }

  @Test
  void typeAnnotationsStayOut() {
    Generated generated =
        Generated.compile(
            """
            package p;
            import dev.collet.Tool;
            import java.util.*;
            import org.jspecify.annotations.Nullable;
            public class Outer {
              public record In(@Nullable String a, @Nullable String @Nullable [] c, Map<String, Integer> d) {}
              @Tool(description = "x") public Outer.@Nullable In t(Outer.@Nullable In in, int @Nullable [] xs) {
                return in;
              }
            }
            """);
    assertEquals("null", generated.tools("p.Outer").result("t", "{}"));
    assertEquals(
        "{\"d\":{\"k\":1}}", generated.tools("p.Outer").result("t", "{\"in\":{\"d\":{\"k\":1}}}"));
    assertTrue(!generated.source("p.OuterToolset").contains("Nullable"));
  }

  @Test
  void staticToolsNeedNoInstance() {
    Generated generated =
        Generated.compile(
            """
            package p;
            import dev.collet.Tool;
            import dev.collet.ToolContext;
            import java.io.IOException;
            import java.util.concurrent.*;
            public final class S {
              private S() {}
              @Tool(description = "x") public static int twice(int n, ToolContext context) throws IOException {
                return n * 2;
              }
              @Tool(description = "x") public static CompletionStage<Integer> later(int n) {
                return CompletableFuture.completedFuture(n);
              }
            }
            """);
    Generated.Tools tools = generated.tools("p.S");
    assertEquals("4", tools.result("twice", "{\"n\":2}"));
    assertTrue(tools.descriptor("later").isAsync());
    assertEquals("7", tools.write("later", 7));
  }
}
