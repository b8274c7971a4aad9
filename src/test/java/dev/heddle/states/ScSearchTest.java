// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.frontend.automaton.AutomatonReader;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.automaton.AutomatonPrinter;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.TransitionCommand;
import dev.heddle.states.computation.Computation;
import dev.heddle.states.computation.ComputationEvent;
import dev.heddle.states.computation.Step;
import dev.heddle.states.search.ScSearch;
import dev.heddle.states.search.SearchResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class ScSearchTest {
  private static final int PROGRAMS = Integer.getInteger("reach.programs", 400);

  /** The events of a run under SC. */
  private static List<ComputationEvent> events(ParallelProgram program, List<Step> way) {
    List<ComputationEvent> events = new ArrayList<>();
    for (Step step : way) {
      events.add(new ComputationEvent(step.thread(), step.transition()));
      var command =
          program.threads().get(step.thread()).transitions().get(step.transition()).command();
      if (command instanceof TransitionCommand.Store) {
        events.add(ComputationEvent.flush(step.thread()));
      }
    }
    return events;
  }

  @Test
  void findsTheGoalIfAndOnlyIfBruteForceDoes() {
    int reached = 0;
    for (int seed = 0; seed < PROGRAMS; seed++) {
      ParallelProgram program =
          new RandomAutomata(seed, seed % 2 == 0, seed % 3 == 0).programWithGoal();
      SearchResult result = ScSearch.run(program, StateLimits.none());
      String text = seed + "\n" + AutomatonPrinter.print(program);
      assertNull(result.limit());
      assertEquals(ScByBruteForce.reaches(program), result.reached(), text);
      if (result.reached()) {
        reached++;
        assertTrue(
            Computation.run(program, MemoryModel.TSO, events(program, result.way())).goal(), text);
      }
    }
    assertTrue(reached > PROGRAMS / 10 && reached < 9 * PROGRAMS / 10, "reached " + reached);
  }

  /** What is known before the search begins does not grow with the square of the program. */
  @Test
  void transitionsInAnyOrderTakeLinearTime() {
    int length = 60_000;
    StringBuilder text = new StringBuilder("thread t initial q0 final q" + length + "\n");
    text.append("  transition q").append(length).append(" end write r r\n");
    for (int i = length - 1; i >= 0; i--) {
      text.append("  transition q" + i + " q" + (i + 1) + " noop\n");
    }
    ParallelProgram program = AutomatonReader.read("test", text + "end\n").program();
    SearchResult result =
        assertTimeoutPreemptively(
            Duration.ofMinutes(1), () -> ScSearch.run(program, StateLimits.none()));
    assertTrue(result.reached());
  }
}
