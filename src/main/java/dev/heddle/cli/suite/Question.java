// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.suite;

import dev.heddle.verify.Verdict;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * One command of a suite and the answer that is expected.
 *
 * @param test the name of the test
 * @param model empty if the test names none
 * @param files the program
 * @param options of the command
 * @param flags for clang
 * @param error what the message of an error must contain; may be empty
 */
record Question(
    String test,
    String model,
    String command,
    List<Path> files,
    List<String> options,
    List<String> flags,
    Verdict.Answer expected,
    String error) {
  Question {
    files = List.copyOf(files);
    options = List.copyOf(options);
    flags = List.copyOf(flags);
  }

  /** Unique in a suite. */
  String key() {
    return test + "\t" + model;
  }

  /**
   * The words of the command line.
   *
   * @param more further options
   */
  List<String> words(List<String> more) {
    List<String> words = new ArrayList<>(List.of(command));
    files.forEach(f -> words.add(f.toString()));
    words.addAll(model.isEmpty() ? List.of() : List.of("--model", model));
    words.addAll(options);
    words.addAll(more);
    if (!flags.isEmpty()) {
      words.add("--");
      words.addAll(flags);
    }
    return words;
  }
}
