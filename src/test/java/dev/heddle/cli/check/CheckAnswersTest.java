// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.cli.terminal.Terminal;
import dev.heddle.limit.Limit;
import dev.heddle.limit.Obstacles;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.SourcePosition;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.ErrorKind;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Flaw;
import dev.heddle.verify.Verdict;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A limit that ends the command loses no error that was found, and no answer that is known. */
class CheckAnswersTest {
  private static final List<MemoryModel> MODELS = List.of(MemoryModel.SC, MemoryModel.TSO);
  private static final Finding ERROR =
      new Finding(new Flaw(ErrorKind.ASSERTION, "x == 1", new SourcePosition("a.c", 3, 1)), "0 0");

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final Streams streams =
      new Streams(new PrintStream(bytes), new PrintStream(bytes), Terminal.NONE);
  private final CheckAnswers answers = new CheckAnswers(streams, MODELS, Algorithm.OPTIMAL);

  private static Verdict failing(MemoryModel model) {
    return Verdict.stopped(model.toString(), Algorithm.OPTIMAL, Limit.Budget.TIME).with(ERROR);
  }

  private static Verdict passing(MemoryModel model) {
    Verdict.Counts counts = new Verdict.Counts(1, new Verdict.Blocked(0, 0, 0), 0);
    Obstacles none = new Obstacles(List.of(), false);
    Verdict.Effort effort = new Verdict.Effort(1, 0);
    return new Verdict(
        model.toString(), Algorithm.OPTIMAL, counts, none, List.of(), List.of(), effort);
  }

  /** What is told if the command is stopped now, and its exit code. */
  private String stopped() {
    StringBuilder text = new StringBuilder();
    int code =
        answers.stop(
            Limit.Budget.TIME,
            (m, v) ->
                text.append(m).append(' ').append(v.answer()).append(v.findings().size() + "; "));
    return text.toString() + code;
  }

  @Test
  void nothingIsKnown() {
    answers.begin(0);
    assertEquals("0 UNKNOWN0; 1 UNKNOWN0; " + ExitCode.UNKNOWN, stopped());
  }

  @Test
  void anErrorThatWasFoundIsTheAnswer() {
    answers.begin(0);
    answers.onError(ERROR);
    answers.onError(new Finding(ERROR.flaw(), "0 0 0"));
    assertEquals("0 FAIL1; 1 UNKNOWN0; " + ExitCode.FAIL, stopped());
  }

  @Test
  void anErrorUnderOneModelIsNoneUnderTheNext() {
    answers.begin(0);
    answers.onError(ERROR);
    answers.end(failing(MemoryModel.SC));
    answers.print("FAIL");
    answers.begin(1);
    assertEquals("1 UNKNOWN0; " + ExitCode.FAIL, stopped());
  }

  @Test
  void aVerdictThatWasNotPrintedIsTheAnswer() {
    answers.begin(0);
    answers.onError(ERROR); // under a technique that was given up
    answers.end(failing(MemoryModel.SC));
    assertEquals("0 FAIL1; 1 UNKNOWN0; " + ExitCode.FAIL, stopped());
  }

  @Test
  void answersThatWerePrintedAreNotRepeated() {
    for (int m = 0; m < MODELS.size(); m++) {
      answers.begin(m);
      answers.end(passing(MODELS.get(m)));
      answers.print("PASS\n");
    }
    assertEquals(String.valueOf(ExitCode.PASS), stopped());
    streams.out().flush();
    assertEquals("PASS\nPASS\n", bytes.toString());
  }
}
