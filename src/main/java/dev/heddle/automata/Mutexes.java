package dev.heddle.automata;

import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.automaton.Command;
import java.util.Optional;

/** Mutexes: the cell has the handle of the thread that holds it. */
final class Mutexes extends AtomicSteps {
  Mutexes(Drawing d) {
    super(d);
  }

  /** The address of a mutex, which must be known. */
  private long address(Expression e, String what) {
    long address = d.known(e, what + " that is not known before the program runs");
    boolean own = Image.isLocal(address) || d.s.object(address) != null;
    if (!own && !d.world.image.contains(address, 1)) {
      throw new Fails("an address outside every object is used");
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
      d.sketch.emit(Command.LOCK, Deed.ATOMIC);
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
      atomic(cell, Drawing.equal(found(), 0), number(d.self()), Deed.ATOMIC);
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
      atomic(cell, Drawing.unequal(found(), 0), Optional.empty(), Deed.ATOMIC);
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
      throw new Fails("unlock of a mutex that the thread does not hold");
    }
    d.event();
    if (d.world.isSection(mutex)) {
      d.sketch.emit(Command.UNLOCK, Deed.ATOMIC);
    } else if (d.world.alone) {
      d.world.prologue.add(d.world.name(d.number));
      d.world.image.put(CellNumber.of(CellNumber.Kind.MUTEX, mutex), 0);
    } else {
      Expression cell = cell(CellNumber.Kind.MUTEX, CellNumber.constant(mutex));
      atomic(cell, TRUE, number(0), Deed.ATOMIC);
    }
  }

  void holds(Instruction.Holds i) {
    boolean held = d.s.held.contains(address(i.mutex(), "a mutex"));
    d.write(i.target(), Expression.constant(held ? 1 : 0, i.target().bits()));
  }
}
