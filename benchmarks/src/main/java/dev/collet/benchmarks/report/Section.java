package dev.collet.benchmarks.report;

import java.util.List;

/** A part of the table that can be run by its name. */
interface Section {
  /** The name on the command line. */
  String name();

  /** Measures. */
  List<Measure> run(Setup setup) throws Exception;
}
