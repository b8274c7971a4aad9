// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.backward;

import dev.heddle.states.finite.FiniteProgram;
import dev.heddle.states.finite.FiniteThread;
import dev.heddle.states.finite.Label;
import dev.heddle.states.finite.ValueSetFilter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * TSO with a load buffer for each thread instead of a store buffer. A store reaches memory at once
 * and leaves an own message in its thread's buffer, in place of an older one for the cell. At any
 * time the value of a cell can be appended to a buffer, and the oldest message can be deleted. A
 * load reads its thread's own message for the cell or, if there is none, the oldest message, which
 * must be for the cell. What drains a buffer is possible only if it is empty. A thread that holds
 * the lock works on memory, and no buffer gets a message meanwhile. This reaches the same locations
 * as store buffers do (Abdulla, Atig, Bouajjani, Ngo: A Load-Buffer Semantics for Total Store
 * Ordering).
 *
 * <p>A configuration is below another if it lacks messages that are not own: the larger one can
 * delete them when they come first. Predecessors are in {@link LoadBufferSteps}.
 */
final class LoadBufferSemantics implements Semantics {
  private final FiniteProgram program;
  final List<FiniteThread> threads;
  final LoadBuffer buffers;
  final List<OwnStores> own;
  private final ValueSetFilter filter;
  private final LoadBufferSteps steps;
  final boolean reduced;

  /**
   * @param filter null for none
   * @param reduced whether to leave out steps that are not needed
   */
  LoadBufferSemantics(FiniteProgram program, ValueSetFilter filter, boolean reduced) {
    this.program = program;
    this.filter = filter;
    this.reduced = reduced;
    threads = program.threads();
    int most = 1;
    for (int c = 0; c < program.cells(); c++) {
      most = Math.max(most, program.values(c));
    }
    buffers = new LoadBuffer(most);
    own = threads.stream().map(t -> new OwnStores(program, t)).toList();
    steps = new LoadBufferSteps(this);
  }

  @Override
  public List<Element> goals() {
    return new Goals(program).elements();
  }

  /** The thread that holds the lock; -1 if none does. */
  int holder(Element e) {
    for (int t = 0; t < e.parts.length; t++) {
      int location = e.parts[t].location();
      if (location >= 0 && threads.get(t).isHolding(location)) {
        return t;
      }
    }
    return -1;
  }

  @Override
  public void predecessors(Element of, Consumer<Element> sink) {
    int holder = holder(of);
    int alone = holder < 0 && reduced ? reader(of) : -1;
    if (alone >= 0) {
      steps.reading(of, alone, sink);
      return;
    }
    for (int t = 0; t < of.parts.length; t++) {
      if (mayMove(t, holder)) {
        steps.all(of, t, sink);
      }
    }
  }

  private static boolean mayMove(int thread, int holder) {
    return holder < 0 || holder == thread;
  }

  /**
   * A thread whose last step was a load, or a fence. It commutes with the steps of all others and
   * every computation to here has one, so only this thread is looked at. -1 if there is none.
   */
  private int reader(Element e) {
    for (int t = 0; t < e.parts.length; t++) {
      int q = e.parts[t].location();
      boolean empty = e.parts[t].isEmpty();
      if (q != Part.ANYWHERE
          && hasMoved(q)
          && threads.get(t).entering().get(q).stream()
              .allMatch(s -> commutes(s.label().kind(), empty))) {
        return t;
      }
    }
    return -1;
  }

  /** Whether the thread must have made a step. */
  private static boolean hasMoved(int location) {
    return location != FiniteThread.INITIAL;
  }

  private static boolean commutes(Label.Kind last, boolean empty) {
    return last == Label.Kind.READ || last == Label.Kind.FENCE && empty;
  }

  @Override
  public Element reduce(Element element) {
    Element popped = reduced && mayAppend(element) ? pop(element) : element;
    for (int t = 0; t < popped.parts.length; t++) {
      if (!isPossible(t, popped.parts[t])) {
        return null;
      }
    }
    return filter == null || admits(popped) ? popped : null;
  }

  /** Whether messages can be appended; not while a thread holds the lock. */
  private boolean mayAppend(Element element) {
    return holder(element) < 0;
  }

  /** A newest message that equals memory can have been appended last: without it, it is smaller. */
  private Element pop(Element element) {
    Part[] parts = element.parts;
    List<Move> moves = null;
    for (int t = 0; t < parts.length; t++) {
      int[] buffer = parts[t].buffer();
      int length = buffer.length;
      while (length > 0 && isMemory(buffer[length - 1], element.memory)) {
        length--;
        moves = moves == null ? new ArrayList<>(element.moves) : moves;
        moves.addFirst(Move.propagate(t, buffers.cell(buffer[length])));
      }
      if (length < buffer.length) {
        parts = parts == element.parts ? parts.clone() : parts;
        parts[t] = new Part(parts[t].location(), Arrays.copyOf(buffer, length));
      }
    }
    return moves == null ? element : new Element(parts, element.memory, element.next, moves);
  }

  private boolean isMemory(int message, int[] memory) {
    return !LoadBuffer.isOwn(message) && memory[buffers.cell(message)] == buffers.value(message);
  }

  private boolean isPossible(int thread, Part part) {
    for (int message : part.buffer()) {
      if (LoadBuffer.isOwn(message)
          && !own.get(thread)
              .allows(part.location(), buffers.cell(message), buffers.value(message))) {
        return false;
      }
    }
    return true;
  }

  private boolean admits(Element element) {
    ValueSetFilter.Query query = filter.query();
    for (int t = 0; t < element.parts.length; t++) {
      query.at(t, element.parts[t].location());
      for (int message : element.parts[t].buffer()) {
        if (buffers.value(message) != Element.ANY) {
          query.reads(t, buffers.cell(message), buffers.value(message));
        }
      }
    }
    return query.memory(element.memory).isAdmitted();
  }

  @Override
  public boolean isInitial(Element element) {
    for (Part part : element.parts) {
      if (part.location() > FiniteThread.INITIAL || !part.isEmpty()) {
        return false;
      }
    }
    for (int value : element.memory) {
      if (value > 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int[] shape(Element element) {
    int length = element.parts.length * 2 + element.messages();
    int[] shape = new int[length];
    int n = 0;
    for (Part part : element.parts) {
      shape[n++] = part.location();
      for (int message : part.buffer()) {
        if (LoadBuffer.isOwn(message)) {
          shape[n++] = buffers.cell(message);
        }
      }
      shape[n++] = -2;
    }
    return Arrays.copyOf(shape, n);
  }

  @Override
  public long demands(Element element) {
    long bits = 0;
    for (int t = 0; t < element.parts.length; t++) {
      for (int message : element.parts[t].buffer()) {
        if (buffers.value(message) != Element.ANY) {
          bits |= bit(31 * (t + 1) + message);
        }
      }
    }
    for (int c = 0; c < element.memory.length; c++) {
      if (element.memory[c] != Element.ANY) {
        bits |= bit(1_000_003 * (c + 1) + element.memory[c]);
      }
    }
    return bits;
  }

  private static long bit(int demand) {
    return 1L << (demand * 0x9E3779B9 >>> 26);
  }

  @Override
  public boolean isBelow(int[] smaller, int[] larger) {
    return buffers.isBelow(smaller, larger);
  }
}
