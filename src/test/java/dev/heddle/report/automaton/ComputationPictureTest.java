// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.automaton;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.bench.AutomatonFamily;
import dev.heddle.frontend.automaton.AutomatonReader;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.report.diagram.Diagram;
import dev.heddle.report.diagram.View;
import dev.heddle.states.StateLimits;
import dev.heddle.states.attack.AttackViolation;
import dev.heddle.trace.Edge;
import dev.heddle.verify.DetailedWitness;
import dev.heddle.verify.Witness;
import dev.heddle.verify.robustness.AutomatonRobustness;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Pictures of computations of automata agree with what the computations did. */
@Tag("slow")
class ComputationPictureTest {
  private static List<DetailedWitness> attacks(ParallelProgram program) {
    AutomatonRobustness robust =
        AutomatonRobustness.askEach(
            program, MemoryModel.TSO, new StateLimits(1_000_000, Duration.ofMinutes(1)));
    List<DetailedWitness> all = new ArrayList<>();
    for (AttackViolation v : robust.result().violations()) {
      all.add(ComputationPicture.of(v.computation()));
    }
    return all;
  }

  /** Loads read what is newest in the own buffer, or what is in memory. */
  private static void replay(DetailedWitness picture) {
    Map<String, String> memory = new HashMap<>();
    picture.memory().forEach(c -> memory.put(c.place(), c.value()));
    Map<String, Deque<Witness.Step>> buffers = new HashMap<>();
    for (int i = 0; i < picture.frames().size(); i++) {
      Witness.Step s = picture.witness().steps().get(i);
      Deque<Witness.Step> own = buffers.computeIfAbsent(s.thread(), t -> new ArrayDeque<>());
      switch (s.doing()) {
        case BUFFER -> own.addFirst(s);
        case COMMIT -> assertEquals(own.removeLast().operation(), s.operation());
        case READ -> {
          assertTrue(own.stream().noneMatch(w -> w.place().equals(s.place())));
          assertEquals(memory.get(s.place()), s.value());
        }
        case FORWARDED ->
            assertEquals(
                own.stream().filter(w -> w.place().equals(s.place())).findFirst().get().value(),
                s.value());
        default -> assertTrue(own.isEmpty(), "fences and locks wait for the buffer");
      }
      picture.frames().get(i).changes().forEach(c -> memory.put(c.place(), c.value()));
    }
  }

  @ParameterizedTest
  @EnumSource(AutomatonFamily.class)
  void attacksAreDrawnAsTheyHappen(AutomatonFamily family) {
    List<DetailedWitness> pictures = attacks(family.program(family.least() + 1));
    for (DetailedWitness picture : pictures) {
      replay(picture);
      Diagram time = View.CHRONOLOGICAL.of(picture);
      for (Diagram.Arrow a : time.arrows()) {
        assertTrue(time.nodes().get(a.from()).row() < time.nodes().get(a.to()).row());
      }
      assertTrue(View.SHASHA_SNIR.of(picture).hasCycle(), family + " has no locks");
    }
  }

  @Test
  void storeBuffering() throws IOException {
    String text = Files.readString(Path.of("examples/automata/sb.automaton"));
    ParallelProgram program = AutomatonReader.read("sb.automaton", text).program();
    List<DetailedWitness> pictures = attacks(program);
    assertFalse(pictures.isEmpty());
    List<Edge> cycle = pictures.getFirst().cycle();
    assertEquals(
        List.of(Edge.Type.FROM_READ, Edge.Type.PO, Edge.Type.FROM_READ, Edge.Type.PO),
        cycle.stream().map(Edge::type).toList());
  }
}
