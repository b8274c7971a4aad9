// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.Storage;

/** Memory that is reserved and freed, and copies of thread-local variables. */
final class Reservations {
  private final TranslationUnit world;
  private final AutomatonEmitter d;

  Reservations(AutomatonEmitter d) {
    this.d = d;
    world = d.world;
  }

  void allocate(Instruction.Allocate i) {
    long size = d.known(i.bytes(), "memory of a size that is not known");
    switch (i.storage()) {
      case PRIVATE -> d.write(i.target(), CellNumber.constant(PrivateMemory.allocate(d, i, size)));
      case STACK -> new SharedLocals(d).allocate(i, size);
      case HEAP, ZEROED_HEAP -> {
        if (!world.alone || size > 1 << 20) {
          throw d.refusal("memory that is reserved when threads run");
        }
        boolean zeroed = i.storage() == Storage.ZEROED_HEAP;
        d.write(i.target(), CellNumber.constant(world.image.allocate(size, zeroed)));
      }
    }
  }

  void free(Instruction.Free i) {
    if (i.storage() != Storage.STACK) {
      throw d.refusal("memory that is freed");
    }
    new SharedLocals(d).free(i);
  }

  void block(Instruction.ThreadBlock i) {
    Expression handle = d.value(i.handle());
    if (!(handle instanceof Expression.Constant c)) {
      throw d.refusal("the variables of a thread that is not known");
    }
    boolean known = world.isHandle(c.value());
    d.write(i.target(), CellNumber.constant(known ? world.block(c.value()) : 0));
  }
}
