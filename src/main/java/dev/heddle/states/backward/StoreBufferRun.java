// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.backward;

import dev.heddle.states.computation.ComputationEvent;
import dev.heddle.states.finite.FiniteProgram;
import dev.heddle.states.finite.FiniteThread;
import dev.heddle.states.finite.FiniteThread.Step;
import dev.heddle.states.finite.Label;
import dev.heddle.states.finite.SourceThread;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

/**
 * A run with load buffers as a computation with store buffers of the original program.
 *
 * <p>The moves of the run are numbered; a store reaches memory at the number of its move. Each
 * thread has a clock, which says up to which number it has seen memory. A message carries the
 * number of the move that appended it. A load of a message sets the clock to the message's number;
 * a step with an empty buffer, or with the lock, sets it to the present; other steps leave it. A
 * step then takes place at the time of the clock: a load finds in memory what its message says,
 * because that was in memory then, and a store waits in the buffer until its own number.
 */
final class StoreBufferRun {
  /**
   * An event with its place in the computation.
   *
   * @param move the number of the move; at the same time, steps of earlier moves come first
   * @param events of the original
   */
  private record Timed(int time, int move, List<ComputationEvent> events) {}

  private final List<FiniteThread> threads;
  private final int[] clock;

  /** By thread and message: the number of the move that appended it; -1 for an own message. */
  private final List<Deque<int[]>> buffers = new ArrayList<>();

  private final SourceThread.Walk[] walks;
  private final List<Timed> timed = new ArrayList<>();

  private StoreBufferRun(FiniteProgram program) {
    threads = program.threads();
    clock = new int[threads.size()];
    walks = new SourceThread.Walk[clock.length];
    for (int t = 0; t < clock.length; t++) {
      clock[t] = -1;
      buffers.add(new ArrayDeque<>());
      walks[t] = program.source(t).walk();
    }
  }

  static List<ComputationEvent> events(FiniteProgram program, List<Move> moves) {
    StoreBufferRun run = new StoreBufferRun(program);
    for (int i = 0; i < moves.size(); i++) {
      run.move(moves.get(i), i);
    }
    run.timed.sort(Comparator.comparingInt(Timed::time).thenComparingInt(Timed::move));
    List<ComputationEvent> events = new ArrayList<>();
    run.timed.forEach(t -> events.addAll(t.events()));
    for (int t = 0; t < run.walks.length; t++) {
      int thread = t;
      run.walks[t].end().forEach(i -> events.add(new ComputationEvent(thread, i)));
    }
    return events;
  }

  private void move(Move move, int number) {
    Deque<int[]> buffer = buffers.get(move.thread());
    switch (move.kind()) {
      case PROPAGATE -> buffer.add(new int[] {number, move.cell()});
      case DELETE -> buffer.remove();
      case STEP -> step(move.thread(), move.step(), number);
      case STEP_AND_DELETE -> {
        step(move.thread(), move.step(), number);
        buffer.remove();
      }
    }
  }

  private void step(int t, Step step, int number) {
    Deque<int[]> buffer = buffers.get(t);
    Label label = step.label();
    boolean holds = threads.get(t).isHolding(step.source());
    boolean own = buffer.stream().anyMatch(m -> isOwn(m, label.cell()));
    if (holds || label.drains()) {
      clock[t] = number;
    } else if (label.kind() == Label.Kind.READ && !own) {
      clock[t] = buffer.element()[0];
    } else if (label.kind() == Label.Kind.WRITE) {
      buffer.removeIf(m -> isOwn(m, label.cell()));
      buffer.add(new int[] {-1, label.cell()});
    }
    List<ComputationEvent> events = new ArrayList<>();
    walks[t].step(step).forEach(i -> events.add(new ComputationEvent(t, i)));
    timed.add(new Timed(clock[t], number, events));
    if (label.kind() == Label.Kind.WRITE) {
      timed.add(new Timed(number, number, List.of(ComputationEvent.flush(t))));
    }
  }

  private static boolean isOwn(int[] message, int cell) {
    return message[0] < 0 && message[1] == cell;
  }
}
