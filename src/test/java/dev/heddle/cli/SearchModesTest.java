// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.terminal.ExitCode;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** How the options combine that say what {@code check} searches: the table of docs/check.md. */
class SearchModesTest {
  private static final String PROGRAM = "examples/c/dekker.c";

  private static Stream<Arguments> refused() {
    Stream<Arguments> alike =
        Stream.of(
                "--algorithm=source",
                "--classes=traces",
                "--plan=rounds=off",
                "--unroll=3",
                "--leaks",
                "--races",
                "--robust",
                "--all",
                "--max-executions=9",
                "--checkpoint=target/none",
                "--resume=target/none")
            .flatMap(other ->
                Stream.of("--method=states", "--preemptions=2")
                    .map(mode -> Arguments.of(mode, other)));
    Stream<Arguments> ofSampling =
        Stream.of(
                "--method=auto",
                "--algorithm=optimal",
                "--classes=traces",
                "--max-executions=9",
                "--checkpoint=target/none",
                "--resume=target/none",
                "--checkpoint-every=9")
            .map(other -> Arguments.of("--sample=9", other));
    Stream<Arguments> others =
        Stream.of(
            Arguments.of("--preemptions=2", "--method=states"),
            Arguments.of("--preemptions=2", "--sample=9"),
            Arguments.of("--preemptions=2", "--seed=9"),
            Arguments.of("--method=states", "--strategy=pct"),
            Arguments.of("--classes=observed", "--races"),
            Arguments.of("--classes=observed", "--algorithm=exhaustive"));
    return Stream.of(alike, ofSampling, others).flatMap(s -> s);
  }

  @ParameterizedTest
  @MethodSource("refused")
  void contradictionsAreRefused(String mode, String other) {
    Session session = Session.of("check", PROGRAM, mode, other);
    assertEquals(ExitCode.WRONG_INPUT, session.code());
    assertEquals("", session.out());
    assertTrue(session.err().startsWith("heddle: --"), session.err());
    assertEquals(1, session.err().lines().count(), session.err());
  }

  @ParameterizedTest
  @CsvSource({
    "tso, 1, FAIL, 1",
    "tso, 9, FAIL, 1",
    "sc, 1, UNKNOWN, 3",
    "sc, 9, PASS, 0",
    "sc, 99999999999, PASS, 0"
  })
  void boundedPreemptions(String model, String most, String verdict, int code) {
    Session session =
        Session.of("check", PROGRAM, "--model", model, "--preemptions", most, "--jobs", "1");
    assertEquals(code, session.code(), session.err());
    assertTrue(session.out().startsWith(verdict + " " + PROGRAM + " " + model), session.out());
    assertTrue(session.out().contains("\nStates "), session.out());
  }

  @ParameterizedTest
  @CsvSource({"0", "-1", "two", "1.5"})
  void numbersOfPreemptions(String number) {
    Session session = Session.of("check", PROGRAM, "--preemptions=" + number);
    assertEquals(ExitCode.WRONG_INPUT, session.code());
    assertEquals(
        "heddle: --preemptions takes a whole number from 1 on, not '" + number + "'\n",
        session.err());
  }
}
