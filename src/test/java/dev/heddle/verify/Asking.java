// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.Sketch;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.analysis.LoopBound;
import dev.heddle.verify.check.Check;
import dev.heddle.verify.check.CheckQuestion;
import dev.heddle.verify.check.Replayed;
import dev.heddle.verify.session.SearchLimits;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/** Questions about small programs, with the limits and extras that a test wants. */
public record Asking(
    Program program,
    MemoryModel model,
    SearchLimits limits,
    ErrorPolicy how,
    Set<OptionalCheck> extras) {
  public static final SearchLimits LIMITS =
      new SearchLimits(Long.MAX_VALUE, Duration.ofDays(1), Check.DEPTH, LoopBound.NONE);

  public static Asking of(Program program, MemoryModel model) {
    return new Asking(program, model, LIMITS, ErrorPolicy.ALL, Set.of());
  }

  public static Asking of(Sketch sketch, MemoryModel model) {
    return of(sketch.program(), model);
  }

  public Asking with(SearchLimits others) {
    return new Asking(program, model, others, how, extras);
  }

  public Asking with(ErrorPolicy other) {
    return new Asking(program, model, limits, other, extras);
  }

  public Asking with(OptionalCheck... others) {
    return new Asking(program, model, limits, how, Set.of(others));
  }

  /** Loops go round at most so many times. */
  public Asking unrolled(int rounds) {
    return with(new SearchLimits(limits.executions(), limits.time(), limits.depth(), rounds));
  }

  CheckQuestion question() {
    return new CheckQuestion(program, model, Algorithm.OPTIMAL, limits, extras, how);
  }

  /** The verdict; every error that it tells of is shown by its own schedule, too. */
  public Verdict verdict() {
    Verdict verdict = Check.ask(question());
    for (Finding f : verdict.findings()) {
      Replayed again = Replayed.of(question(), f.schedule());
      assertTrue(again.complete());
      assertTrue(again.flaws().contains(f.flaw()), () -> f + " but " + again.flaws());
      assertEquals(f.schedule(), Replayed.picture(question(), f).witness().schedule());
    }
    return verdict;
  }

  /** The errors, as text. */
  public List<String> errors() {
    return verdict().findings().stream().map(f -> f.flaw().kind() + ": " + f.flaw()).toList();
  }

  public static SourcePosition line(int line) {
    return new SourcePosition("t.c", line, 1);
  }
}
