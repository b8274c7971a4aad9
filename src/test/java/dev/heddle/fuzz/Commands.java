// SPDX-License-Identifier: Apache-2.0
package dev.heddle.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.Main;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;

/** Runs commands on damaged input. */
final class Commands {
  /** PASS, FAIL, wrong input, UNKNOWN; everything else is an error of ours. */
  private static final Set<Integer> ANSWERS = Set.of(0, 1, 2, 3);

  private static final int WRONG_INPUT = 2;

  private Commands() {}

  /**
   * Runs one; it answers, or refuses the input in one line.
   *
   * @param input to be shown if it does not
   */
  static void answers(String input, List<String> words) {
    answers(input, words, 1);
  }

  /**
   * The same for several files.
   *
   * @param lines for what is wrong with each
   */
  static void answers(String input, List<String> words, int lines) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code;
    try {
      code =
          Main.run(words.toArray(String[]::new), stream(new ByteArrayOutputStream()), stream(err));
    } catch (Throwable e) {
      throw new AssertionError(words + " on\n" + input, e);
    }
    String complaint = err.toString(StandardCharsets.UTF_8);
    assertTrue(ANSWERS.contains(code), () -> words + " ends with " + code + complaint + input);
    assertTrue(
        code != WRONG_INPUT || (!complaint.isEmpty() && complaint.lines().count() <= lines),
        () -> words + " complains: " + complaint + " of\n" + input);
  }

  /** What a command says of wrong input, in one line. */
  static String refusal(List<String> words) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        Main.run(words.toArray(String[]::new), stream(new ByteArrayOutputStream()), stream(err));
    assertEquals(WRONG_INPUT, code);
    return err.toString(StandardCharsets.UTF_8).strip();
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, false, StandardCharsets.UTF_8);
  }
}
