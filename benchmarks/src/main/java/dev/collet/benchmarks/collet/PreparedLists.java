package dev.collet.benchmarks.collet;

import dev.collet.benchmarks.workload.Requests;
import dev.collet.dispatch.Toolset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Writes what hand and the peers list: the same tools that Collet lists. */
public final class PreparedLists {
  private PreparedLists() {}

  /** Writes {@code handN/bench/tools.json} and {@code names.txt} for each N after the folder. */
  @SuppressWarnings("unchecked")
  public static void main(String[] arguments) throws Exception {
    for (int i = 1; i < arguments.length; i++) {
      Class<?> type = Class.forName("dev.collet.benchmarks.many.Tools" + arguments[i]);
      Toolset toolset = ((Supplier<Toolset>) type.getDeclaredConstructor().newInstance()).get();
      byte[] reply = new Collet(toolset, "tools/list").answer(Requests.list());
      JsonNode tools = JsonMapper.shared().readTree(reply).at("/result/tools");
      StringBuilder names = new StringBuilder();
      tools.forEach(tool -> names.append(tool.get("name").asString()).append('\n'));
      Path folder = Path.of(arguments[0], "hand" + arguments[i], "bench");
      Files.createDirectories(folder);
      Files.write(folder.resolve("tools.json"), tools.toString().getBytes(StandardCharsets.UTF_8));
      Files.writeString(folder.resolve("names.txt"), names);
    }
  }
}
