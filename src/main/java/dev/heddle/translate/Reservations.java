// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.Storage;

/** Memory that is reserved and freed, and copies of thread-local variables. */
final class Reservations {
  private final TranslationUnit unit;
  private final AutomatonEmitter emitter;

  Reservations(AutomatonEmitter emitter) {
    this.emitter = emitter;
    unit = emitter.unit;
  }

  void allocate(Instruction.Allocate i) {
    long size = emitter.known(i.bytes(), "memory of a size that is not known");
    switch (i.storage()) {
      case PRIVATE ->
          emitter.write(i.target(), CellNumber.constant(PrivateMemory.allocate(emitter, i, size)));
      case STACK, THREAD -> new SharedLocals(emitter).allocate(i, size);
      case HEAP, ZEROED_HEAP -> {
        if (!unit.alone || size > 1 << 20) {
          throw emitter.refusal("memory that is reserved when threads run");
        }
        boolean zeroed = i.storage() == Storage.ZEROED_HEAP;
        emitter.write(i.target(), CellNumber.constant(unit.image.allocate(size, zeroed)));
      }
    }
  }

  void free(Instruction.Free i) {
    if (i.storage().isHeap()) {
      throw emitter.refusal("memory that is freed");
    }
    new SharedLocals(emitter).free(i);
  }

  void block(Instruction.ThreadBlock i) {
    Expression handle = emitter.value(i.handle());
    if (!(handle instanceof Expression.Constant c)) {
      throw emitter.refusal("the variables of a thread that is not known");
    }
    boolean known = unit.isHandle(c.value());
    emitter.write(i.target(), CellNumber.constant(known ? unit.block(c.value()) : 0));
  }
}
