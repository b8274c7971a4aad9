// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.automaton.AutomatonTerm;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.List;

/**
 * Local variables that other threads may access. Each occupies a slot of its thread, which is
 * reused after the variable ends. A cell records whether the variable exists; reserving and freeing
 * it are stores to that cell.
 */
final class SharedLocals {
  private static final int MOST = 64;
  private final AutomatonEmitter emitter;

  SharedLocals(AutomatonEmitter emitter) {
    this.emitter = emitter;
  }

  void allocate(Instruction.Allocate i, long size) {
    long first =
        InitialMemory.STACKS
            + (long) emitter.unit.place(emitter.self()) * MOST * InitialMemory.SLOT;
    int number = 0;
    while (emitter.s.locals.containsKey(first + (long) number * InitialMemory.SLOT)) {
      number++;
    }
    if (number >= MOST || size > InitialMemory.SLOT) {
      throw emitter.refusal("a local variable of " + size + " bytes that other threads access");
    }
    long address = first + (long) number * InitialMemory.SLOT;
    emitter.s.locals.put(address, (int) size);
    if (emitter.unit.alone) {
      emitter.unit.image.add(address, new byte[(int) size], false);
      emitter.unit.image.put(life(address), size);
    } else {
      live(address, size, MachineStep.SILENT_STORE);
    }
    emitter.write(i.target(), CellNumber.constant(address));
  }

  void free(Instruction.Free i) {
    long address = emitter.known(i.address(), "a local variable that is not known");
    if (emitter.s.locals.remove(address) == null) {
      throw new KnownFailureException("a free of something that is not an object");
    }
    if (emitter.unit.alone) {
      emitter.unit.image.remove(address);
      emitter.unit.image.put(life(address), 0);
    } else {
      live(address, 0, MachineStep.STORE);
    }
  }

  /** At the end of a thread. */
  void freeAll() {
    for (long address : List.copyOf(emitter.s.locals.descendingKeySet())) {
      emitter.s.locals.remove(address);
      live(address, 0, MachineStep.STORE);
    }
  }

  private static long life(long address) {
    return CellNumber.of(CellNumber.Kind.LIFE, address >>> InitialMemory.SLOT_BITS);
  }

  private void live(long address, long size, MachineStep step) {
    emitter.event();
    AutomatonTerm cell = ThreadAutomatonBuilder.term(Expression.constant(life(address), Long.SIZE));
    emitter.automaton.emit(new TransitionCommand.Store(AutomatonTerm.constant(size), cell), step);
  }
}
