// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.monitoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.explore.OptimalDpor;
import dev.heddle.frontend.litmus.LitmusReader;
import dev.heddle.limit.Limit;
import dev.heddle.machine.Machine;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.Program;
import dev.heddle.program.analysis.LoopBound;
import dev.heddle.trace.ShashaSnirTrace;
import dev.heddle.verify.MonitoringAgreementTest;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.check.Check;
import dev.heddle.verify.session.Sampling;
import dev.heddle.verify.session.Sampling.Scheduler;
import dev.heddle.verify.session.SearchLimits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What monitors tell of programs; see {@link MonitoringAgreementTest} for many. */
@Tag("slow")
class MonitoringTest {
  private static final Path CORPUS = Path.of("src/test/resources/litmus");
  private static final SearchLimits LIMITS =
      new SearchLimits(Long.MAX_VALUE, Duration.ofDays(1), Check.DEPTH, LoopBound.NONE);

  private static Program program(String text) {
    return LitmusReader.read("test.litmus", text).program();
  }

  private static MonitorVerdict all(Program program, MemoryModel model) {
    return ask(program, model, Optional.empty());
  }

  private static MonitorVerdict ask(
      Program program, MemoryModel model, Optional<Sampling> sampling) {
    return Monitoring.ask(new Monitoring.Question(program, model, LIMITS, sampling));
  }

  /** Fig. 6 of the paper. */
  private static final String FIGURE_6 =
      """
      X86 figure6
      { a=0; b=0; }
       P0          | P1         ;
       MOV [a],$1  | MOV [b],$1 ;
       MOV EAX,[a] | MOV [a],$2 ;
       MOV EBX,[b] |            ;
      exists (0:EAX=1)
      """;

  /** The program whose run Fig. 8 shows. */
  private static final String FIGURE_8 =
      """
      X86 figure8
      { a=0; b=0; }
       P0          | P1         | P2          ;
       MOV [a],$1  | MOV [a],$2 | MOV [b],$1  ;
       MOV EAX,[b] |            | MOV EBX,[a] ;
      exists (0:EAX=0)
      """;

  @Test
  void figure6ViolatesUnderTso() {
    MonitorVerdict verdict = all(program(FIGURE_6), MemoryModel.TSO);
    assertEquals(Verdict.Answer.FAIL, verdict.answer());
    assertEquals(
        "ConsistencyViolation[pending=store at test.litmus:4:2, previous=store at test.litmus:4:16,"
            + " current=store at test.litmus:5:16]",
        verdict.findings().getFirst().violation().toString());
    assertEquals(Verdict.Answer.FAIL, all(program(FIGURE_6), MemoryModel.PSO).answer());
  }

  @Test
  void figure8ViolatesInSomeExecution() {
    MonitorVerdict verdict = all(program(FIGURE_8), MemoryModel.TSO);
    assertEquals(Verdict.Answer.FAIL, verdict.answer());
    assertTrue(verdict.counts().violating() < verdict.counts().runs());
  }

  @ParameterizedTest
  @CsvSource({
    "classic, TSO, 87",
    "classic, PSO, 87",
    "classic, PSO_SPARC, 87",
    "cycles, TSO, 1182",
    "cycles, PSO, 1182",
    "cycles, PSO_SPARC, 1182"
  })
  void everyLitmusTest(String set, MemoryModel model, int count) throws IOException {
    int violating = 0;
    List<Path> files;
    try (Stream<Path> all = Files.list(CORPUS.resolve(set))) {
      files = all.sorted().toList();
    }
    for (Path file : files) {
      Program program = LitmusReader.read(file.toString(), Files.readString(file)).program();
      MonitorVerdict verdict = all(program, model);
      assertEquals(List.of(), verdict.limits(), file.toString());
      assertEquals(
          isRobust(program, model), verdict.answer() == Verdict.Answer.PASS, file.toString());
      violating += verdict.answer() == Verdict.Answer.FAIL ? 1 : 0;
    }
    assertEquals(count, files.size());
    assertTrue(violating > 0 && violating < count, violating + " of " + count);
  }

  private static boolean isRobust(Program program, MemoryModel model) {
    boolean[] cyclic = new boolean[1];
    new OptimalDpor()
        .explore(
            new Machine(LoopBound.withSpinning(program, LoopBound.NONE), model),
            (m, complete) -> {
              cyclic[0] = !ShashaSnirTrace.of(m.execution(), m::threadName).cycle().isEmpty();
              return !cyclic[0];
            });
    return !cyclic[0];
  }

  @ParameterizedTest
  @EnumSource
  void everySchedulerFindsTheViolationsOfStoreBuffering(Scheduler scheduler) throws IOException {
    Path file = CORPUS.resolve("classic/SB.litmus");
    Program program = LitmusReader.read(file.toString(), Files.readString(file)).program();
    Sampling sampling = new Sampling(scheduler, 200, 1, 3);
    MonitorVerdict some = ask(program, MemoryModel.TSO, Optional.of(sampling));
    assertEquals(200, some.counts().runs());
    assertEquals(2, some.findings().size());
    assertTrue(some.counts().violating() < 200);
    MonitorVerdict again = ask(program, MemoryModel.TSO, Optional.of(sampling));
    assertEquals(some.findings(), again.findings(), "the same seed");
    Sampling other = new Sampling(scheduler, 200, 2, 3);
    assertFalse(
        some.counts().violating()
                == ask(program, MemoryModel.TSO, Optional.of(other)).counts().violating()
            && scheduler == Scheduler.RANDOM,
        "another seed");
  }

  @Test
  void limitsAreNamed() {
    SearchLimits few = new SearchLimits(1, Duration.ofDays(1), Check.DEPTH, LoopBound.NONE);
    MonitorVerdict verdict =
        Monitoring.ask(
            new Monitoring.Question(program(FIGURE_8), MemoryModel.TSO, few, Optional.empty()));
    assertTrue(
        verdict.answer() == Verdict.Answer.FAIL
            || verdict.limits().equals(List.of(Limit.Budget.EXECUTIONS)));
    assertEquals(List.of(Limit.Budget.EXECUTIONS), verdict.limits());
  }
}
