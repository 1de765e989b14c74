package dev.collet.reliability.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Fuzzes the targets named, one after the other, and prints a table and a verdict. */
public final class Main {
  private static final String USAGE = "Usage: integration-tests/fuzz [--minutes 10] [target ...]";

  private Main() {}

  /** The first argument is the folder for corpora, findings and logs. */
  public static void main(String[] words) throws IOException, InterruptedException {
    Path folder = Path.of(words[0]);
    double minutes = 10;
    List<Target> targets = new ArrayList<>();
    try {
      for (int i = 1; i < words.length; i++) {
        if (words[i].equals("--minutes") && i + 1 < words.length) {
          minutes = Double.parseDouble(words[++i]);
        } else {
          targets.add(Target.of(words[i]));
        }
      }
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage() + "\n" + USAGE);
      System.exit(2);
    }
    long seconds = Math.max(1, Math.round(minutes * 60));
    int findings = 0;
    System.out.printf("%-14s %12s %8s %9s  %s%n", "target", "inputs", "edges", "seconds", "result");
    for (Target target : targets.isEmpty() ? List.of(Target.values()) : targets) {
      long start = System.nanoTime();
      Path place = Files.createDirectories(folder.resolve(target.word()));
      FuzzRun run = FuzzRun.run(target, place, List.of("-max_total_time=" + seconds));
      boolean isGood = run.exit() == 0 && run.executions() > 0;
      findings += isGood ? 0 : 1;
      System.out.printf(
          "%-14s %12d %8d %9d  %s%n",
          target.word(),
          run.executions(),
          run.coverage(),
          (System.nanoTime() - start) / 1_000_000_000,
          isGood ? "nothing found" : "FOUND, see " + run.log());
    }
    System.out.println(
        findings == 0 ? "fuzz: nothing found" : "fuzz: " + findings + " targets with findings");
    System.exit(findings == 0 ? 0 : 1);
  }
}
