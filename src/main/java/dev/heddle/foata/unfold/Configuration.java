// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.unfold;

import dev.heddle.foata.Action;
import dev.heddle.foata.symbolic.SymbolicValue;
import dev.heddle.foata.symbolic.ThreadEnding;
import dev.heddle.program.SourcePosition;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/**
 * A processor between two of its actions: the residual program, symbolically. The next step is a
 * choice between alternatives (the paper's {@code prg0 + prg1}); it is computed when first needed,
 * and shared by all executions that reach this configuration.
 */
public final class Configuration {
  /** One alternative for the next step. */
  public record Alternative(Action action, Configuration after) {}

  /** The previous configuration; null at the start. */
  public final Configuration parent;

  /** The action that led here; null at the start. */
  final Action last;

  /** Index of the next instruction. */
  public final int index;

  /** The number of events of that instruction that are done, such as assertions before it. */
  final int stage;

  final SymbolicValue[] registers;

  /** Addresses of mutexes that the thread holds. */
  final Set<Long> held;

  private List<Alternative> alternatives;

  /** How the thread ended, if it did. */
  private ThreadEnding ending;

  /** The address that the ending reports; null if none. */
  private SymbolicValue badAddress;

  /** The position of the next event, or of the end. */
  private SourcePosition position;

  /** The registers at the next event of the thread. */
  private SymbolicValue[] registersAtNext;

  Configuration(
      Configuration parent,
      Action last,
      int index,
      int stage,
      SymbolicValue[] registers,
      Set<Long> held) {
    this.parent = parent;
    this.last = last;
    this.index = index;
    this.stage = stage;
    this.registers = registers;
    this.held = held;
  }

  /** The number of the next action. */
  int nextId() {
    return last == null ? 0 : last.site().id() + 1;
  }

  /** Computes the next step, unless that was done. */
  public Configuration unfolded(ThreadUnfolding unfolding) {
    if (alternatives == null) {
      unfolding.unfold(this);
    }
    return this;
  }

  void setAlternatives(List<Alternative> all, SymbolicValue[] registersThen, SourcePosition where) {
    alternatives = all;
    registersAtNext = registersThen;
    position = where;
  }

  void end(ThreadEnding how, SymbolicValue address, SymbolicValue[] registersThen) {
    ending = how;
    badAddress = address;
    setAlternatives(List.of(), registersThen, how.at());
  }

  public List<Alternative> alternatives() {
    return alternatives;
  }

  public ThreadEnding ending() {
    return ending;
  }

  public SourcePosition position() {
    return position;
  }

  public SymbolicValue badAddress() {
    return badAddress;
  }

  public SymbolicValue register(int r) {
    return registersAtNext[r];
  }

  /** The number of times that the processor was at this site before. */
  int rounds(Action.Site site) {
    int rounds = 0;
    for (Configuration c = this; c.last != null; c = c.parent) {
      rounds += c.last.site().repeats(site) ? 1 : 0;
    }
    return rounds;
  }

  /** The older stores of the processor that affect an access of this location. */
  Action.Heritage heritage(Action.Location location) {
    int newest = -1;
    BitSet parts = new BitSet();
    BitSet needs = new BitSet();
    for (Configuration c = this; c.last != null; c = c.parent) {
      Action store = c.last;
      if (!store.isWrite() || !store.location().overlaps(location)) {
        continue;
      }
      if (newest < 0 && store.location().covers(location)) {
        newest = store.site().id();
      } else if (newest < 0) {
        parts.set(store.site().id());
      }
      needs.or(store.needs());
      c.parent.assertions(needs);
    }
    return new Action.Heritage(newest, parts, needs);
  }

  /** Adds the numbers of the assertions so far. */
  private void assertions(BitSet to) {
    for (Configuration c = this; c.last != null; c = c.parent) {
      if (c.last.isAssertion()) {
        to.set(c.last.site().id());
      }
    }
  }
}
