package dev.collet.benchmarks.call;

import dev.collet.benchmarks.collet.Collet;
import dev.collet.benchmarks.hand.HandServer;
import dev.collet.benchmarks.peer.JavaSdk;
import dev.collet.benchmarks.peer.LangChain;
import dev.collet.benchmarks.peer.SpringAi;
import dev.collet.benchmarks.workload.Contender;
import dev.collet.benchmarks.workload.Requests;
import dev.collet.dispatch.Toolset;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import tools.jackson.databind.json.JsonMapper;

/** Makes contenders by their names. */
final class Contenders {
  private Contenders() {}

  static Contender make(String name, int tools, String method) throws Exception {
    Path many = Path.of(System.getProperty("bench.many"));
    Path prepared = many.resolve("hand" + tools + "/bench");
    return switch (name) {
      case "hand" ->
          new HandServer(
              Files.readAllLines(prepared.resolve("names.txt")),
              Files.readAllBytes(prepared.resolve("tools.json")));
      case "collet" -> new Collet(toolset(many, tools), method);
      case "java-sdk-immediate" -> new JavaSdk(list(prepared), true);
      case "java-sdk-default" -> new JavaSdk(list(prepared), false);
      case "spring-ai" -> new SpringAi();
      case "langchain4j" -> new LangChain();
      default -> throw new IllegalArgumentException("no contender " + name);
    };
  }

  static byte[] callRequest(String contender) {
    return switch (contender) {
      case "hand", "collet" -> Requests.call("get_weather_data");
      case "langchain4j" -> Requests.ARGUMENTS.getBytes(StandardCharsets.UTF_8);
      default -> Requests.legacyCall("get_weather_data");
    };
  }

  static byte[] listRequest(String contender) {
    return contender.equals("hand") || contender.equals("collet")
        ? Requests.list()
        : Requests.legacyList();
  }

  /** A contender that fails fast would win: every one must have the weather in its reply. */
  static void checkReply(String contender, String reply) {
    boolean hasText = contender.equals("langchain4j") || reply.contains("\\\"temperature\\\"");
    if (!hasText || !reply.contains("41.7223") || reply.contains("\"isError\":true")) {
      throw new IllegalStateException(contender + " answered " + reply);
    }
  }

  @SuppressWarnings("unchecked")
  private static Toolset toolset(Path many, int tools) throws Exception {
    URL[] classes = {many.resolve("classes").toUri().toURL()};
    // Never closed: the toolset's classes are loaded while the benchmark runs.
    ClassLoader loader = new URLClassLoader(classes, Contenders.class.getClassLoader());
    Class<?> type = loader.loadClass("dev.collet.benchmarks.many.Tools" + tools);
    return ((Supplier<Toolset>) type.getDeclaredConstructor().newInstance()).get();
  }

  @SuppressWarnings("unchecked")
  private static List<Map<String, Object>> list(Path prepared) throws Exception {
    return new ArrayList<>(
        JsonMapper.shared()
            .readValue(Files.readAllBytes(prepared.resolve("tools.json")), List.class));
  }
}
