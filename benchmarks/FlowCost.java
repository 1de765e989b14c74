import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Measures what the exception analysis adds to javac's time: 3,000 tools and 3,000 helpers in 600
 * files, compiled with the processor, the analysis off and on in turn.
 *
 * <p>Arguments: class path (the runtime), processor path, pairs, then JDK homes.
 */
final class FlowCost {
  private static final int FILES = 300;
  private static final int METHODS = 10;
  private static final List<String> OFF =
      List.of(
          "-Acollet.UnmappedException=off",
          "-Acollet.UnusedErrorMapping=off",
          "-Acollet.SwallowedToolError=off");

  private FlowCost() {}

  public static void main(String... arguments) throws Exception {
    Path folder = Files.createTempDirectory("flow-cost");
    List<String> sources = sources(folder);
    int pairs = Integer.parseInt(arguments[2]);
    for (String home : Arrays.copyOfRange(arguments, 3, arguments.length)) {
      double[] ratios = new double[pairs];
      double[] cpuRatios = new double[pairs];
      double[][] off = new double[pairs][];
      double[][] on = new double[pairs][];
      javac(home, arguments, folder, sources, OFF);
      for (int i = 0; i < pairs; i++) {
        // The order changes, so that a machine that slows down favours neither.
        boolean offFirst = i % 2 == 0;
        if (offFirst) {
          off[i] = javac(home, arguments, folder, sources, OFF);
        }
        on[i] = javac(home, arguments, folder, sources, List.of());
        if (!offFirst) {
          off[i] = javac(home, arguments, folder, sources, OFF);
        }
        ratios[i] = on[i][0] / off[i][0];
        cpuRatios[i] = on[i][1] / off[i][1];
      }
      System.out.printf(
          Locale.ROOT,
          "%s: %d pairs, wall off %.2f s, on %.2f s, adds %.1f %%; processor time off %.2f s, on"
              + " %.2f s, adds %.1f %% (medians; wall of each pair: %s %%)%n",
          home,
          pairs,
          median(off, 0),
          median(on, 0),
          (median(ratios) - 1) * 100,
          median(off, 1),
          median(on, 1),
          (median(cpuRatios) - 1) * 100,
          Arrays.stream(ratios)
              .mapToObj(ratio -> String.format(Locale.ROOT, "%.1f", (ratio - 1) * 100))
              .collect(Collectors.joining(", ")));
    }
  }

  private static double median(double[][] runs, int column) {
    return median(Arrays.stream(runs).mapToDouble(run -> run[column]).toArray());
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }

  /** Wall time and processor time of one javac, in seconds. */
  private static double[] javac(
      String home, String[] arguments, Path folder, List<String> sources, List<String> options)
      throws IOException, InterruptedException {
    Path out = Files.createTempDirectory("flow-cost-classes");
    List<String> command =
        new ArrayList<>(
            List.of(
                home + "/bin/javac", "-nowarn", "-d", out.toString(), "-cp", arguments[0],
                "-processorpath", arguments[1]));
    command.addAll(options);
    Path list = folder.resolve("sources.txt");
    Files.write(list, sources);
    command.add("@" + list);
    List<String> timed = new ArrayList<>(List.of("bash", "-c", "TIMEFORMAT='%R %U %S'; time \"$@\"", "-"));
    timed.addAll(command);
    Process process = new ProcessBuilder(timed).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes());
    if (process.waitFor() != 0) {
      throw new IOException("javac failed: " + output);
    }
    String[] times = output.strip().substring(output.strip().lastIndexOf('\n') + 1).split(" ");
    delete(out.toFile());
    return new double[] {
      Double.parseDouble(times[0]), Double.parseDouble(times[1]) + Double.parseDouble(times[2])
    };
  }

  private static void delete(File file) {
    File[] children = file.listFiles();
    if (children != null) {
      Arrays.stream(children).forEach(FlowCost::delete);
    }
    file.delete();
  }

  private static List<String> sources(Path folder) throws IOException {
    List<String> files = new ArrayList<>();
    for (int i = 0; i < FILES; i++) {
      StringBuilder helper = new StringBuilder("package bench;\nimport java.util.*;\npublic class Helper" + i + " {\n");
      StringBuilder tools =
          new StringBuilder(
              "package bench;\nimport dev.collet.*;\nimport java.util.*;\n"
                  + "@MapError(exception = {IllegalArgumentException.class,"
                  + " NoSuchElementException.class, IllegalStateException.class},"
                  + " message = \"No: {message}\")\npublic class Tools" + i + " {\n");
      for (int j = 0; j < METHODS; j++) {
        helper.append(helper(i, j));
        tools.append(tool(i, j));
      }
      files.add(write(folder, "Helper" + i, helper.append("}\n")));
      files.add(write(folder, "Tools" + i, tools.append("}\n")));
    }
    return files;
  }

  private static String helper(int i, int j) {
    return """
          static int work%2$d(String text, List<String> parts) {
            int sum = 0;
            for (String part : parts) {
              try {
                sum += Integer.parseInt(part.trim());
              } catch (NumberFormatException e) {
                sum += part.length();
              }
            }
            if (sum < 0) {
              throw new IllegalStateException("negative: " + text);
            }
            Optional<String> first = parts.stream().filter(part -> part.length() > %2$d).findFirst();
            return first.isPresent() ? first.get().length() + sum : Helper%1$d.next%2$d(sum);
          }

          static int next%2$d(int n) {
            return n > 100 ? Integer.parseInt("" + n) : n * %2$d;
          }
        """
        .formatted((i + 1) % FILES, j);
  }

  private static String tool(int i, int j) {
    return """
          /** Does the work number %2$d. */
          @Tool(name = "tool_%1$d_%2$d")
          public String tool%2$d(String text, List<String> parts, int limit) {
            if (limit < 1) {
              throw new ToolError("The limit must be positive.");
            }
            int result = Helper%1$d.work%2$d(text, parts);
            List<String> lines = new ArrayList<>();
            for (int k = 0; k < Math.min(limit, parts.size()); k++) {
              lines.add(parts.get(k).toUpperCase(Locale.ROOT) + ":" + result);
            }
            return String.join(", ", lines);
          }
        """
        .formatted(i, j);
  }

  private static String write(Path folder, String name, CharSequence text) throws IOException {
    Path file = folder.resolve(name + ".java");
    Files.writeString(file, text);
    return file.toString();
  }
}
