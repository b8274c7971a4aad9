// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.generate;

import dev.heddle.foata.Action;
import dev.heddle.foata.Architecture;
import dev.heddle.foata.ArchitectureException;
import dev.heddle.foata.Event;
import dev.heddle.foata.symbolic.Assumption;
import dev.heddle.foata.symbolic.Effect;
import dev.heddle.foata.symbolic.SymbolicAddresses;
import dev.heddle.foata.symbolic.SymbolicValue;
import dev.heddle.foata.symbolic.ThreadEnding;
import dev.heddle.program.Program;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Evaluates a symbolic execution from the program's initial state, event by event. An assertion is
 * evaluated as soon as all values that it needs have been read, which may be long before its own
 * event.
 */
final class Evaluation implements Valuation {
  private final Architecture architecture;
  private final SymbolicAddresses addresses;
  private final List<Processor> processors;
  private final List<SymbolicValue.Values> values = new ArrayList<>();

  private final SharedMemory memory;

  Evaluation(
      Program program,
      Architecture architecture,
      SymbolicAddresses addresses,
      List<Processor> processors) {
    this.architecture = architecture;
    this.addresses = addresses;
    this.processors = processors;
    memory = new SharedMemory(program);
    processors.forEach(_ -> values.add(new SymbolicValue.Values()));
  }

  @Override
  public boolean blocks(Event e) {
    return e.takesEffect()
        && e.action().effect() instanceof Effect.Update u
        && u.waits()
        && memory.read(e.action().location()) != 0;
  }

  @Override
  public boolean enter(Event e) {
    Action a = e.action();
    Processor p = processors.get(e.processor());
    if (e.takesEffect()) {
      take(a, p);
    }
    return (!e.isMain() || holds(a, -1)) && (!e.takesEffect() || !a.isRead() || confirms(a, p));
  }

  /** Reads or writes memory. */
  private void take(Action a, Processor p) {
    require(a.needs(), a, p);
    SymbolicValue.Values v = values.get(a.site().processor());
    switch (a.effect()) {
      case Effect.Load _ -> v.set(a.site().id(), load(a, p));
      case Effect.Probe _ -> v.set(a.site().id(), memory.read(a.location()));
      case Effect.Store s -> memory.write(a.location(), s.value().in(v));
      case Effect.Update u -> {
        long old = memory.read(a.location());
        v.set(a.site().id(), old);
        long operand = u.operand().in(v);
        int bits = 8 * a.location().bytes();
        memory.write(a.location(), u.operator().apply(old, operand, bits));
      }
      case Effect.Fence _, Effect.Assertion _ -> {}
    }
  }

  /** Loads from the newest store that waits in the processor's own backlog, else from memory. */
  private long load(Action a, Processor p) {
    Action.Heritage h = a.heritage();
    if (h.newest() < 0 || p.isComplete(h.newest())) {
      return memory.read(a.location());
    }
    Action newest = p.action(h.newest());
    if (!(newest.effect() instanceof Effect.Store(SymbolicValue value))) {
      throw new ArchitectureException(architecture, "lets " + a + " overtake " + newest);
    }
    require(value.needs, a, p);
    long stored = value.in(values.get(a.site().processor()));
    long offset = a.location().address() - newest.location().address();
    int bytes = a.location().bytes();
    long mask = bytes < Long.BYTES ? (1L << 8 * bytes) - 1 : -1;
    return stored >>> 8 * offset & mask;
  }

  /** Checks that the architecture lets an action take effect only after the reads that it needs. */
  private void require(BitSet needs, Action by, Processor p) {
    if (!isKnown(needs, p)) {
      throw new ArchitectureException(
          architecture, "lets " + by + " take effect before a value that it needs was read");
    }
  }

  private static boolean isKnown(BitSet needs, Processor p) {
    for (int id = needs.nextSetBit(0); id >= 0; id = needs.nextSetBit(id + 1)) {
      if (!p.isComplete(id)) {
        return false;
      }
    }
    return true;
  }

  /** Whether the assumptions that depend on the read hold. */
  private boolean confirms(Action read, Processor p) {
    int id = read.site().id();
    for (int i = id; i < p.count(); i++) {
      if (!holds(p.action(i), id)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether all checks hold that can be evaluated now, or, unless {@code read} is -1, those of them
   * that need this read.
   */
  private boolean holds(Action a, int read) {
    for (Assumption c : a.checks()) {
      BitSet needs = c.needs();
      Processor p = processors.get(a.site().processor());
      if ((read < 0 || needs.get(read)) && isKnown(needs, p) && !holds(c, a)) {
        return false;
      }
    }
    return true;
  }

  private boolean holds(Assumption check, Action a) {
    SymbolicValue.Values v = values.get(a.site().processor());
    return switch (check) {
      case Assumption.Equality(SymbolicValue left, SymbolicValue right, boolean equal, BitSet _) ->
          left.in(v) == right.in(v) == equal;
      case Assumption.Outside(SymbolicValue address, int bytes, SymbolicAddresses.Use use) -> {
        long actual = address.in(v);
        boolean inside = addresses.isInside(actual, bytes);
        if (inside) {
          addresses.note(use, actual);
        }
        yield !inside;
      }
    };
  }

  @Override
  public void leave(Event e) {
    if (e.takesEffect() && e.isWrite()) {
      memory.undo(e.action().location());
    }
  }

  SharedMemory memory() {
    return memory;
  }

  /** The value that a complete action wrote, or else read. */
  long value(Action a) {
    SymbolicValue.Values v = values.get(a.site().processor());
    return switch (a.effect()) {
      case Effect.Load _, Effect.Probe _ -> v.read(a.site().id());
      case Effect.Store s -> s.value().in(v);
      case Effect.Update u ->
          u.operator().apply(v.read(a.site().id()), u.operand().in(v), 8 * a.location().bytes());
      case Effect.Fence _, Effect.Assertion _ -> 0;
    };
  }

  /** The final value of a register of a processor. */
  long register(int processor, int register) {
    Processor p = processors.get(processor);
    return p.at().register(register).in(values.get(processor));
  }

  /** How a processor ended, with the values that are known by then. */
  ThreadEnding ending(int processor) {
    Processor p = processors.get(processor);
    ThreadEnding ending = p.at().ending();
    if (p.at().badAddress() == null) {
      return ending;
    }
    long address = p.at().badAddress().in(values.get(processor));
    return new ThreadEnding(addresses.fault(address), ending.at());
  }
}
