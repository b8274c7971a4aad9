// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.Optional;

/** Translates mutexes: the cell of a mutex holds the handle of its owner. */
final class Mutexes extends AtomicSteps {
  Mutexes(AutomatonEmitter emitter) {
    super(emitter);
  }

  /** The address of a mutex, which must be known. */
  private long address(Expression e, String what) {
    long address = emitter.known(e, what + " that is not known before the program runs");
    boolean own = InitialMemory.isLocal(address) || emitter.s.object(address) != null;
    if (!own && !emitter.unit.image.contains(address, 1)) {
      throw new KnownFailureException("an address outside every object is used");
    }
    return address;
  }

  /** False if the thread waits for ever. */
  boolean lock(Instruction.Lock i) {
    long mutex = address(i.mutex(), "a mutex");
    if (emitter.s.held.contains(mutex)) {
      return false;
    }
    emitter.event();
    emitter.s.held.add(mutex);
    if (emitter.unit.isSection(mutex)) {
      emitter.unit.alone = false;
      emitter.automaton.emit(new TransitionCommand.Lock(), MachineStep.ATOMIC);
    } else {
      take(mutex);
    }
    emitter.s.event = LocalState.MUTEX;
    return true;
  }

  private void take(long mutex) {
    if (emitter.unit.alone) {
      emitter.unit.prologue.add(emitter.unit.name(emitter.number));
      emitter.unit.image.put(CellNumber.of(CellNumber.Kind.MUTEX, mutex), emitter.self());
    } else {
      Expression cell = cell(CellNumber.Kind.MUTEX, CellNumber.constant(mutex));
      atomic(cell, AutomatonEmitter.equal(found(), 0), number(emitter.self()), MachineStep.ATOMIC);
    }
  }

  /**
   * Takes the mutex if the thread can have it; where others have it, it continues as {@code fork}
   * says.
   */
  void tryLock(Instruction.TryLock i, Runnable fork) {
    emitter.event();
    long mutex = address(i.mutex(), "a mutex");
    boolean again = emitter.s.held.contains(mutex);
    Expression got = Expression.constant(again ? 0 : 1, i.target().bits());
    if (emitter.unit.alone) {
      if (!again) {
        take(mutex);
      } else {
        emitter.unit.prologue.add(emitter.unit.name(emitter.number));
      }
    } else {
      LocalState before = emitter.s.copy();
      int from = emitter.automaton.here;
      Expression cell = cell(CellNumber.Kind.MUTEX, CellNumber.constant(mutex));
      atomic(cell, AutomatonEmitter.unequal(found(), 0), Optional.empty(), MachineStep.ATOMIC);
      if (!again) {
        emitter.write(i.target(), Expression.constant(0, i.target().bits()));
        fork.run();
        emitter.s = before;
        emitter.automaton.here = from;
        take(mutex);
      }
    }
    if (!again) {
      emitter.s.held.add(mutex);
    }
    emitter.s.event = LocalState.MUTEX;
    emitter.write(i.target(), got);
  }

  void unlock(Instruction.Unlock i) {
    long mutex = address(i.mutex(), "a mutex");
    if (!emitter.s.held.remove(mutex)) {
      throw new KnownFailureException("unlock of a mutex that the thread does not hold");
    }
    emitter.event();
    if (emitter.unit.isSection(mutex)) {
      emitter.automaton.emit(new TransitionCommand.Unlock(), MachineStep.ATOMIC);
    } else if (emitter.unit.alone) {
      emitter.unit.prologue.add(emitter.unit.name(emitter.number));
      emitter.unit.image.put(CellNumber.of(CellNumber.Kind.MUTEX, mutex), 0);
    } else {
      Expression cell = cell(CellNumber.Kind.MUTEX, CellNumber.constant(mutex));
      atomic(cell, TRUE, number(0), MachineStep.ATOMIC);
    }
  }

  /** Reads who holds the mutex, and whether that thread has ended; then the mutex becomes free. */
  void renew(Instruction.Renew i) {
    long mutex = address(i.mutex(), "a mutex");
    emitter.event();
    emitter.s.event = LocalState.MUTEX;
    if (emitter.unit.alone) {
      emitter.unit.prologue.add(emitter.unit.name(emitter.number));
      boolean held = emitter.s.held.contains(mutex);
      emitter.write(i.target(), Expression.constant(held ? 1 : 0, i.target().bits()));
      return;
    }
    Expression cell = cell(CellNumber.Kind.MUTEX, CellNumber.constant(mutex));
    load(cell, MachineStep.READ);
    int read = emitter.automaton.here;
    int behind = emitter.automaton.fresh();
    assume(AutomatonEmitter.equal(found(), 0));
    emitter.automaton.edge(
        emitter.automaton.here, behind, new TransitionCommand.Noop(), MachineStep.NOTHING);
    emitter.automaton.here = read;
    assume(AutomatonEmitter.unequal(found(), 0));
    load(cell(CellNumber.Kind.ENDED, found()), MachineStep.NOTHING);
    int asked = emitter.automaton.here;
    assume(AutomatonEmitter.equal(found(), 0));
    become(1);
    emitter.automaton.edge(
        emitter.automaton.here, behind, new TransitionCommand.Noop(), MachineStep.NOTHING);
    emitter.automaton.here = asked;
    assume(AutomatonEmitter.unequal(found(), 0));
    atomic(cell, TRUE, number(0), MachineStep.NOTHING);
    become(2);
    emitter.automaton.edge(
        emitter.automaton.here, behind, new TransitionCommand.Noop(), MachineStep.NOTHING);
    emitter.automaton.here = behind;
    emitter.write(i.target(), emitter.automaton.scratch(i.target().bits()));
  }

  private void assume(Expression condition) {
    emitter.automaton.emit(
        new TransitionCommand.Assume(ThreadAutomatonBuilder.term(condition)), MachineStep.NOTHING);
  }

  /** The scratch register becomes a number. */
  private void become(long value) {
    emitter.automaton.emit(
        new TransitionCommand.Assign(
            found().index(), ThreadAutomatonBuilder.term(CellNumber.constant(value))),
        MachineStep.NOTHING);
  }

  void holds(Instruction.Holds i) {
    boolean held = emitter.s.held.contains(address(i.mutex(), "a mutex"));
    emitter.write(i.target(), Expression.constant(held ? 1 : 0, i.target().bits()));
  }
}
