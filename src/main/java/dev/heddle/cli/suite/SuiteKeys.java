// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.suite;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The keys of a suite file; docs/schema/suite-1.schema.json lists the same. */
final class SuiteKeys {
  /** Of a test only. */
  static final Set<String> OF_TEST = Set.of("name", "files", "error");

  /** Lists, which a test adds to those of the defaults. */
  static final Set<String> LISTS = Set.of("include", "define", "flags", "options");

  /** Of a test, or of the defaults. */
  static final Set<String> SETTINGS = Set.of("command", "models", "expect");

  /** Options that have a value. */
  static final Map<String, String> VALUES =
      Map.of(
          "unroll", "--unroll",
          "nondet", "--nondet",
          "liveness", "--liveness",
          "max-executions", "--max-executions",
          "max-time", "--max-time",
          "max-depth", "--max-depth",
          "memory", "--memory");

  /** Options that have none. */
  static final Set<String> SWITCHES = Set.of("races", "leaks", "robust", "overflow");

  static final List<String> COMMANDS = List.of("check", "robust", "reach");
  static final List<String> MODELS = List.of("sc", "tso", "pso");
  static final List<String> ANSWERS = List.of("pass", "fail", "unknown");

  private SuiteKeys() {}

  static Set<String> ofDefaults() {
    Set<String> all = new TreeSet<>(LISTS);
    all.addAll(SETTINGS);
    all.addAll(VALUES.keySet());
    all.addAll(SWITCHES);
    return all;
  }

  static Set<String> ofTest() {
    Set<String> all = ofDefaults();
    all.addAll(OF_TEST);
    return all;
  }
}
