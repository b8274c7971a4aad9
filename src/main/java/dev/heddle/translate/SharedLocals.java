// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.automaton.AutomatonTerm;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.List;

/**
 * Local variables that others may see. Each lives in a slot of its thread, which is used again when
 * it is gone; a cell says whether it lives. To reserve and to free it is a store to that cell.
 */
final class SharedLocals {
  private static final int MOST = 64;
  private final AutomatonEmitter d;

  SharedLocals(AutomatonEmitter d) {
    this.d = d;
  }

  void allocate(Instruction.Allocate i, long size) {
    long first = InitialMemory.STACKS + (long) d.world.place(d.self()) * MOST * InitialMemory.SLOT;
    int number = 0;
    while (d.s.locals.containsKey(first + (long) number * InitialMemory.SLOT)) {
      number++;
    }
    if (number >= MOST || size > InitialMemory.SLOT) {
      throw d.refusal("a local variable of " + size + " bytes that others see");
    }
    long address = first + (long) number * InitialMemory.SLOT;
    d.s.locals.put(address, (int) size);
    if (d.world.alone) {
      d.world.image.add(address, new byte[(int) size], false);
      d.world.image.put(life(address), size);
    } else {
      live(address, size, MachineStep.SILENT_STORE);
    }
    d.write(i.target(), CellNumber.constant(address));
  }

  void free(Instruction.Free i) {
    long address = d.known(i.address(), "a local variable that is not known");
    if (d.s.locals.remove(address) == null) {
      throw new KnownFailureException("a free of something that is no object");
    }
    if (d.world.alone) {
      d.world.image.remove(address);
      d.world.image.put(life(address), 0);
    } else {
      live(address, 0, MachineStep.STORE);
    }
  }

  /** At the end of a thread. */
  void freeAll() {
    for (long address : List.copyOf(d.s.locals.descendingKeySet())) {
      d.s.locals.remove(address);
      live(address, 0, MachineStep.STORE);
    }
  }

  private static long life(long address) {
    return CellNumber.of(CellNumber.Kind.LIFE, address >>> InitialMemory.SLOT_BITS);
  }

  private void live(long address, long size, MachineStep deed) {
    d.event();
    AutomatonTerm cell = ThreadAutomatonBuilder.term(Expression.constant(life(address), Long.SIZE));
    d.sketch.emit(new TransitionCommand.Store(AutomatonTerm.constant(size), cell), deed);
  }
}
