// SPDX-License-Identifier: Apache-2.0
package dev.heddle.mcp;

import java.util.List;
import java.util.Locale;

/** The tools. Each runs a command. */
enum Tool {
  CHECK(
      "check",
      "Check a program",
      "Explores every execution of a concurrent C program (pthreads, C11 threads and atomics) or"
          + " litmus test under memory models, and reports failed assertions, deadlocks, livelocks,"
          + " memory errors and, if asked for, data races, with an execution that shows the error."
          + " PASS: no execution fails. FAIL: one does. UNKNOWN: a limit hid some.",
      Models.OF_CHECK,
      List.of(
          Argument.MODEL,
          Argument.RACES,
          Argument.LEAKS,
          Argument.ROBUST,
          Argument.OVERFLOW,
          Argument.NONDET)),
  OUTCOMES(
      "outcomes",
      "Final states of a litmus test",
      "Lists all final states of a litmus test (herd's format, C or x86) under memory models, and"
          + " whether its condition can hold: Allowed, Forbidden, Required.",
      Models.OF_OUTCOMES,
      List.of(Argument.MODEL)),
  ROBUST(
      "robust",
      "Is a program robust?",
      "Decides whether every execution of a program under TSO or PSO is like one under sequential"
          + " consistency. PASS: it is robust. FAIL: it is not, with an execution.",
      Models.RELAXED,
      List.of(Argument.MODEL, Argument.OVERFLOW, Argument.NONDET)),
  FENCE(
      "fence",
      "Where do fences belong?",
      "Finds a cheapest set of fences that makes a program robust against TSO or PSO, or that"
          + " prevents its errors, says for each fence what is possible without it, and prints a"
          + " patch. No file is changed.",
      Models.RELAXED,
      List.of(Argument.MODEL, Argument.GOAL, Argument.OVERFLOW, Argument.NONDET)),
  EXPLAIN(
      "replay",
      "Explain an execution",
      "Shows all steps of one execution of a program: what each thread read and wrote, what was"
          + " buffered, what was printed. The schedule is that of the heddle replay command that"
          + " check prints below an error; the other arguments must be as they were for check.",
      Models.SINGLE,
      List.of(
          Argument.SCHEDULE,
          Argument.MODEL,
          Argument.RACES,
          Argument.LEAKS,
          Argument.ROBUST,
          Argument.OVERFLOW,
          Argument.NONDET));

  /** The models of commands; the first is the default. */
  private static final class Models {
    static final List<String> OF_CHECK = List.of("all", "sc", "tso", "pso");
    static final List<String> OF_OUTCOMES = List.of("all", "sc", "tso", "pso", "rmo");
    static final List<String> RELAXED = List.of("tso", "pso");
    static final List<String> SINGLE = List.of("sc", "tso", "pso");
  }

  private final String command;
  private final String title;
  private final String description;
  private final List<String> models;
  private final List<Argument> arguments;

  Tool(
      String command,
      String title,
      String description,
      List<String> models,
      List<Argument> arguments) {
    this.command = command;
    this.title = title;
    this.description = description;
    this.models = models;
    this.arguments = arguments;
  }

  /** As clients call it. */
  String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The command of Heddle that answers. */
  String command() {
    return command;
  }

  String title() {
    return title;
  }

  String description() {
    return description;
  }

  /** The first is the default. */
  List<String> models() {
    return models;
  }

  /** Those beside the input. */
  List<Argument> arguments() {
    return arguments;
  }

  /** Whether it reads C, and not only litmus tests. */
  boolean readsC() {
    return this != OUTCOMES;
  }

  /** Whether the command has an option for the time; every process is ended in time anyway. */
  boolean hasTimeLimit() {
    return this != EXPLAIN;
  }
}
