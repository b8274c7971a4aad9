// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.Optional;

/** Mutexes: the cell has the handle of the thread that holds it. */
final class Mutexes extends AtomicSteps {
  Mutexes(AutomatonEmitter d) {
    super(d);
  }

  /** The address of a mutex, which must be known. */
  private long address(Expression e, String what) {
    long address = d.known(e, what + " that is not known before the program runs");
    boolean own = InitialMemory.isLocal(address) || d.s.object(address) != null;
    if (!own && !d.world.image.contains(address, 1)) {
      throw new KnownFailureException("an address outside every object is used");
    }
    return address;
  }

  /** False if the thread waits for ever. */
  boolean lock(Instruction.Lock i) {
    long mutex = address(i.mutex(), "a mutex");
    if (d.s.held.contains(mutex)) {
      return false;
    }
    d.event();
    d.s.held.add(mutex);
    if (d.world.isSection(mutex)) {
      d.world.alone = false;
      d.sketch.emit(new TransitionCommand.Lock(), MachineStep.ATOMIC);
    } else {
      take(mutex);
    }
    d.s.event = LocalState.MUTEX;
    return true;
  }

  private void take(long mutex) {
    if (d.world.alone) {
      d.world.prologue.add(d.world.name(d.number));
      d.world.image.put(CellNumber.of(CellNumber.Kind.MUTEX, mutex), d.self());
    } else {
      Expression cell = cell(CellNumber.Kind.MUTEX, CellNumber.constant(mutex));
      atomic(cell, AutomatonEmitter.equal(found(), 0), number(d.self()), MachineStep.ATOMIC);
    }
  }

  /**
   * Takes the mutex if the thread can have it; where others have it, it goes on as {@code fork}
   * says.
   */
  void tryLock(Instruction.TryLock i, Runnable fork) {
    d.event();
    long mutex = address(i.mutex(), "a mutex");
    boolean again = d.s.held.contains(mutex);
    Expression got = Expression.constant(again ? 0 : 1, i.target().bits());
    if (d.world.alone) {
      if (!again) {
        take(mutex);
      } else {
        d.world.prologue.add(d.world.name(d.number));
      }
    } else {
      LocalState before = d.s.copy();
      int from = d.sketch.here;
      Expression cell = cell(CellNumber.Kind.MUTEX, CellNumber.constant(mutex));
      atomic(cell, AutomatonEmitter.unequal(found(), 0), Optional.empty(), MachineStep.ATOMIC);
      if (!again) {
        d.write(i.target(), Expression.constant(0, i.target().bits()));
        fork.run();
        d.s = before;
        d.sketch.here = from;
        take(mutex);
      }
    }
    if (!again) {
      d.s.held.add(mutex);
    }
    d.s.event = LocalState.MUTEX;
    d.write(i.target(), got);
  }

  void unlock(Instruction.Unlock i) {
    long mutex = address(i.mutex(), "a mutex");
    if (!d.s.held.remove(mutex)) {
      throw new KnownFailureException("unlock of a mutex that the thread does not hold");
    }
    d.event();
    if (d.world.isSection(mutex)) {
      d.sketch.emit(new TransitionCommand.Unlock(), MachineStep.ATOMIC);
    } else if (d.world.alone) {
      d.world.prologue.add(d.world.name(d.number));
      d.world.image.put(CellNumber.of(CellNumber.Kind.MUTEX, mutex), 0);
    } else {
      Expression cell = cell(CellNumber.Kind.MUTEX, CellNumber.constant(mutex));
      atomic(cell, TRUE, number(0), MachineStep.ATOMIC);
    }
  }

  /** Reads who holds the mutex, and whether that thread has ended; then the mutex becomes free. */
  void renew(Instruction.Renew i) {
    long mutex = address(i.mutex(), "a mutex");
    d.event();
    d.s.event = LocalState.MUTEX;
    if (d.world.alone) {
      d.world.prologue.add(d.world.name(d.number));
      boolean held = d.s.held.contains(mutex);
      d.write(i.target(), Expression.constant(held ? 1 : 0, i.target().bits()));
      return;
    }
    Expression cell = cell(CellNumber.Kind.MUTEX, CellNumber.constant(mutex));
    load(cell, MachineStep.READ);
    int read = d.sketch.here;
    int behind = d.sketch.fresh();
    assume(AutomatonEmitter.equal(found(), 0));
    d.sketch.edge(d.sketch.here, behind, new TransitionCommand.Noop(), MachineStep.NOTHING);
    d.sketch.here = read;
    assume(AutomatonEmitter.unequal(found(), 0));
    load(cell(CellNumber.Kind.ENDED, found()), MachineStep.NOTHING);
    int asked = d.sketch.here;
    assume(AutomatonEmitter.equal(found(), 0));
    become(1);
    d.sketch.edge(d.sketch.here, behind, new TransitionCommand.Noop(), MachineStep.NOTHING);
    d.sketch.here = asked;
    assume(AutomatonEmitter.unequal(found(), 0));
    atomic(cell, TRUE, number(0), MachineStep.NOTHING);
    become(2);
    d.sketch.edge(d.sketch.here, behind, new TransitionCommand.Noop(), MachineStep.NOTHING);
    d.sketch.here = behind;
    d.write(i.target(), d.sketch.scratch(i.target().bits()));
  }

  private void assume(Expression condition) {
    d.sketch.emit(
        new TransitionCommand.Assume(ThreadAutomatonBuilder.term(condition)), MachineStep.NOTHING);
  }

  /** The scratch register becomes a number. */
  private void become(long value) {
    d.sketch.emit(
        new TransitionCommand.Assign(
            found().index(), ThreadAutomatonBuilder.term(CellNumber.constant(value))),
        MachineStep.NOTHING);
  }

  void holds(Instruction.Holds i) {
    boolean held = d.s.held.contains(address(i.mutex(), "a mutex"));
    d.write(i.target(), Expression.constant(held ? 1 : 0, i.target().bits()));
  }
}
