// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.heddle.limit.Limit;
import dev.heddle.machine.plan.Plan;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.InputException;
import dev.heddle.program.Program;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.JobsTest;
import dev.heddle.verify.Liveness;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.check.Check;
import dev.heddle.verify.check.CheckQuestion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A check that is stopped, kept in a file and taken up again gives the answer of one that is not.
 */
@Tag("slow")
class CheckpointTest {
  private static final Duration LONG = Duration.ofDays(1);

  @TempDir Path folder;

  static Stream<Arguments> combinations() {
    return Stream.of(Algorithm.values())
        .flatMap(a -> Stream.of(ErrorPolicy.values()).map(t -> arguments(a, t)));
  }

  private record Asked(Algorithm algorithm, ErrorPolicy thoroughness, int writers) {
    Asked(Algorithm algorithm, ErrorPolicy thoroughness) {
      this(algorithm, thoroughness, algorithm == Algorithm.EXHAUSTIVE ? 5 : 6);
    }

    CheckQuestion within(SearchLimits limits) {
      Program program = JobsTest.program(writers);
      return new CheckQuestion(
          program,
          MemoryModel.TSO,
          algorithm,
          limits,
          Set.of(),
          thoroughness,
          Liveness.MAIN,
          Plan.TRACES);
    }
  }

  private Path file() {
    return folder.resolve("checkpoint");
  }

  private CheckpointPolicy keeping(Duration every) {
    Optional<Path> file = Optional.of(file());
    return new CheckpointPolicy(file, every, file.filter(Files::exists), "1.0");
  }

  private static void assertSame(Verdict expected, Verdict found) {
    assertEquals(expected.findings(), found.findings());
    assertEquals(expected.counts(), found.counts());
    assertEquals(expected.limits(), found.limits());
  }

  private static SearchLimits limits(long executions, Duration time) {
    return new SearchLimits(executions, time, Check.DEPTH, 4);
  }

  @ParameterizedTest
  @MethodSource("combinations")
  void stoppedAfterSomeExecutions(Algorithm algorithm, ErrorPolicy thoroughness) {
    Asked asked = new Asked(algorithm, thoroughness);
    Verdict expected = Check.ask(asked.within(limits(Long.MAX_VALUE, LONG)));
    int stages = 0;
    Verdict found;
    do {
      stages++;
      found = Check.ask(asked.within(limits(stages * 777L, LONG)), keeping(LONG));
    } while (found.limits().stream().anyMatch(Limit.Resumable.class::isInstance));
    assertSame(expected, found);
    assertTrue(stages > 1 || thoroughness == ErrorPolicy.FIRST, stages + " stages");
  }

  @ParameterizedTest
  @MethodSource("combinations")
  void stoppedAfterSomeTime(Algorithm algorithm, ErrorPolicy thoroughness) {
    Asked asked = new Asked(algorithm, thoroughness);
    Verdict expected = Check.ask(asked.within(limits(Long.MAX_VALUE, LONG)));
    int stages = 0;
    Verdict found;
    do {
      stages++;
      SearchLimits limits = limits(Long.MAX_VALUE, Duration.ofMillis(40L * stages));
      found = Check.ask(asked.within(limits.by(1 + stages % 3)), keeping(LONG));
    } while (found.limits().stream().anyMatch(Limit.Resumable.class::isInstance));
    assertEquals(expected.findings(), found.findings());
    assertEquals(expected.counts().executions(), found.counts().executions());
    assertEquals(expected.limits(), found.limits());
  }

  /** Written down after every execution, and gone on with what was written. */
  @ParameterizedTest
  @MethodSource("combinations")
  void pausedAgainAndAgain(Algorithm algorithm, ErrorPolicy thoroughness) {
    Asked asked = new Asked(algorithm, thoroughness, 4);
    SearchLimits limits = limits(Long.MAX_VALUE, LONG);
    Verdict expected = Check.ask(asked.within(limits));
    assertSame(expected, Check.ask(asked.within(limits), keeping(Duration.ZERO)));
    assertTrue(Files.exists(file()) || thoroughness == ErrorPolicy.FIRST);
    assertSame(expected, Check.ask(asked.within(limits), keeping(LONG)));
    Verdict shared = Check.ask(asked.within(limits.by(3)), keeping(Duration.ZERO));
    assertEquals(expected.findings(), shared.findings());
    assertEquals(expected.counts().executions(), shared.counts().executions());
  }

  /** What has been seen of a search is left to be asked for again. */
  @Test
  void aLimitThatWasReachedBeforeIsReachedAtOnce() {
    Asked asked = new Asked(Algorithm.OPTIMAL, ErrorPolicy.ALL);
    Verdict first = Check.ask(asked.within(limits(500, LONG)), keeping(LONG));
    assertSame(first, Check.ask(asked.within(limits(500, LONG)), keeping(LONG)));
  }

  @Test
  void whatIsNotAnswersToThisQuestionIsRefused() throws IOException {
    Asked asked = new Asked(Algorithm.OPTIMAL, ErrorPolicy.ALL);
    CheckQuestion some = asked.within(limits(500, LONG));
    assertRefused(
        "no such file",
        some,
        new CheckpointPolicy(Optional.empty(), LONG, Optional.of(file()), "1.0"));
    Check.ask(some, keeping(LONG));
    assertRefused(
        "a checkpoint of 'check, tso, optimal, unroll 4, max-depth 20000, all, plan "
            + Plan.TRACES
            + "', and this is 'check, tso, source, unroll 4, max-depth 20000, all, plan "
            + Plan.TRACES
            + "'",
        new Asked(Algorithm.SOURCE, ErrorPolicy.ALL).within(limits(500, LONG)),
        keeping(LONG));
    CheckpointPolicy newer =
        new CheckpointPolicy(Optional.empty(), LONG, Optional.of(file()), "1.1");
    assertRefused("a checkpoint of Heddle 1.0, and this is 1.1", some, newer);
    CheckQuestion other =
        new CheckQuestion(
            JobsTest.program(5),
            some.model(),
            some.algorithm(),
            some.limits(),
            some.optionalChecks(),
            some.errorPolicy(),
            Liveness.MAIN,
            Plan.TRACES);
    assertRefused("a checkpoint of another program", other, keeping(LONG));
    byte[] good = Files.readAllBytes(file());
    for (int length = 0; length < good.length; length += 1 + good.length / 50) {
      Files.write(file(), Arrays.copyOf(good, length));
      assertThrows(InputException.class, () -> Check.ask(some, keeping(LONG)));
    }
    for (int i = 0; i < good.length; i += 1 + good.length / 50) {
      byte[] bad = good.clone();
      bad[i] ^= 1;
      Files.write(file(), bad);
      assertThrows(InputException.class, () -> Check.ask(some, keeping(LONG)));
    }
  }

  private void assertRefused(String why, CheckQuestion question, CheckpointPolicy keeping) {
    InputException e = assertThrows(InputException.class, () -> Check.ask(question, keeping));
    assertEquals(file() + ": " + why, e.getMessage());
  }

  /** Whoever may write to the folder can put links there, but they lead nowhere. */
  @Test
  void linksAreNotFollowed() throws IOException {
    Path victim = Files.writeString(folder.resolve("victim"), "precious");
    Files.createSymbolicLink(file(), victim);
    Files.createSymbolicLink(folder.resolve("checkpoint.new"), victim);
    Asked asked = new Asked(Algorithm.OPTIMAL, ErrorPolicy.ALL);
    Optional<Path> file = Optional.of(file());
    Check.ask(
        asked.within(limits(500, LONG)), new CheckpointPolicy(file, LONG, Optional.empty(), "1.0"));
    assertEquals("precious", Files.readString(victim));
    assertTrue(Files.isRegularFile(file(), LinkOption.NOFOLLOW_LINKS));
  }

  @Test
  void aPlaceThatCannotBeWrittenIsRefused() {
    CheckQuestion question =
        new Asked(Algorithm.OPTIMAL, ErrorPolicy.ALL).within(limits(500, LONG));
    Optional<Path> nowhere = Optional.of(folder.resolve("none").resolve("x"));
    CheckpointPolicy keeping = new CheckpointPolicy(nowhere, LONG, Optional.empty(), "1.0");
    assertThrows(InputException.class, () -> Check.ask(question, keeping));
  }
}
