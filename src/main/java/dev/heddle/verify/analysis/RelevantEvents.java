// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.analysis;

import dev.heddle.machine.Machine;
import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import dev.heddle.program.Origin;
import dev.heddle.program.Program;
import dev.heddle.program.analysis.Uses;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The events of an execution whose values a failure may depend on. An access is left out only if it
 * is a load whose value goes into nothing but stores that are left out, or a store to bytes that no
 * other event of this set reads.
 */
public final class RelevantEvents {
  private final Program program;
  private final Execution x;
  private final BitSet all;
  private final boolean privateEscapes;
  private final BitSet relevant = new BitSet();
  private final Map<Function, ValueFlow> flows = new HashMap<>();

  /** Events whose causes are still to be found. */
  private final List<Integer> open = new ArrayList<>();

  private RelevantEvents(Machine machine, BitSet all) {
    this.program = machine.program();
    this.x = machine.execution();
    this.privateEscapes = ValueFlow.privateEscapes(program);
    this.all = all;
  }

  /**
   * Finds them.
   *
   * @param all the events to choose from; with each what happens before it
   * @param faulty those that are relevant whatever they do
   */
  public static BitSet of(Machine machine, BitSet all, BitSet faulty) {
    RelevantEvents r = new RelevantEvents(machine, all);
    faulty.stream().filter(all::get).forEach(r::add);
    all.stream().filter(r::decides).forEach(r::add);
    while (!r.open.isEmpty()) {
      r.causes(r.open.removeLast());
    }
    return r.relevant;
  }

  private void add(int d) {
    if (!relevant.get(d)) {
      relevant.set(d);
      open.add(d);
    }
  }

  private static boolean isAccess(int kind) {
    return switch (kind) {
      case Kind.READ, Kind.WRITE, Kind.COMMIT, Kind.UPDATE, Kind.COMPARE -> true;
      default -> false;
    };
  }

  /** Whether what an event reads decides what its thread does; so does all that is no access. */
  private boolean decides(int d) {
    if (!isAccess(x.kind(d)) || x.locations().isObject(x.location(d)) || x.origin(d) < 0) {
      return true;
    }
    Instruction i = instruction(d);
    return switch (i) {
      case Instruction.Store _ -> false;
      case Instruction.Load _, Instruction.ReadModifyWrite _ -> flow(d).decides(Uses.target(i));
      case Instruction.CompareExchange _ -> true;
      default -> reads(d); // by the library
    };
  }

  private Instruction instruction(int d) {
    return Origin.instruction(program, x.origin(d));
  }

  private ValueFlow flow(int d) {
    return flows.computeIfAbsent(
        Origin.function(program, x.origin(d)), f -> new ValueFlow(f, privateEscapes));
  }

  private boolean reads(int d) {
    return switch (x.kind(d)) {
      case Kind.READ, Kind.UPDATE, Kind.COMPARE -> true;
      default -> false;
    };
  }

  private boolean writes(int d) {
    return Label.is(x.label(d), Label.WRITE) && isAccess(x.kind(d));
  }

  private void causes(int d) {
    if (reads(d)) {
      all.stream().filter(w -> writes(w) && overlap(w, d)).forEach(this::add);
    }
    if (writes(d) && x.origin(d) >= 0) {
      stored(d);
    }
  }

  private boolean overlap(int a, int b) {
    return x.locations().overlap(x.location(a), x.location(b));
  }

  /** Adds the loads of this thread whose values may have gone into what an event wrote. */
  private void stored(int d) {
    BitSet registers = flow(d).closure(ValueFlow.stored(instruction(d)));
    Function f = Origin.function(program, x.origin(d));
    all.stream()
        .filter(e -> e <= d && x.thread(e) == x.thread(d) && reads(e) && x.origin(e) >= 0)
        .filter(e -> Origin.function(program, x.origin(e)) == f)
        .filter(e -> Uses.target(instruction(e)) >= 0 && registers.get(Uses.target(instruction(e))))
        .forEach(this::add);
  }
}
