// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.program.Instruction;
import dev.heddle.program.Need;
import dev.heddle.program.Storage;
import dev.heddle.program.UpdateOperator;

/** What a thread wants to do next that the rest of the state has a say in; operands evaluated. */
sealed interface Request {
  /** Nothing, ever: the thread has stopped. */
  record Nothing() implements Request {}

  /** A load, store or atomic operation. */
  sealed interface Access extends Request {
    long address();

    int bytes();
  }

  record Load(long address, int bytes, Need need) implements Access {}

  record Store(long address, int bytes, long value) implements Access {}

  record Update(long address, int bytes, UpdateOperator operator, long operand) implements Access {}

  record Exchange(long address, int bytes, long expected, long desired) implements Access {}

  record Free(long address, Storage storage) implements Request {}

  /** The end of an object on the stack of a thread that exits. */
  record Leave(long address) implements Request {}

  /** A fence that waits for the own buffer. */
  record Drain() implements Request {}

  /** A fence that only keeps stores in order, under PSO. */
  record Separate() implements Request {}

  record Choose(long count) implements Request {}

  record Spawn(int function, long[] arguments) implements Request {}

  record Join(long handle) implements Request {}

  /** Something about a mutex or a cell. */
  sealed interface Word extends Request {
    long address();
  }

  record Lock(long address) implements Word {}

  record TryLock(long address) implements Word {}

  record Unlock(long address) implements Word {}

  record Renew(long address) implements Word {}

  /** The instruction with the operands of its test and of its update. */
  record Await(long address, Instruction.Await instruction, long limit, long operand)
      implements Word {}

  /** What no other thread notices: it is done at once. */
  sealed interface Silent extends Request {}

  record Allocate(long bytes, int alignment, Storage storage) implements Silent {}

  record ObjectSize(long address) implements Silent {}

  record Peek(long address, int bytes) implements Silent {}

  record Poke(long address, int bytes, long value) implements Silent {}

  record ThreadBlock(long handle) implements Silent {}

  record Ended(long handle) implements Silent {}
}
