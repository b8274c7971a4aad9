package dev.heddle.oracle;

import dev.heddle.program.UpdateOperator;

/** What a thread wants to do next that the rest of the state has a say in; operands evaluated. */
sealed interface Request {
  /** Nothing, ever: the thread has stopped. */
  record Nothing() implements Request {}

  record Load(int cell, int bytes) implements Request {}

  record Store(int cell, int bytes, long value) implements Request {}

  record Update(int cell, int bytes, UpdateOperator operator, long operand) implements Request {}

  record Exchange(int cell, int bytes, long expected, long desired) implements Request {}

  /** A fence that waits for the own buffer. */
  record Drain() implements Request {}

  /** A fence that only keeps stores in order, under PSO. */
  record Separate() implements Request {}

  record Choose(int count) implements Request {}

  record Spawn(int function, long[] arguments) implements Request {}

  record Join(long handle) implements Request {}

  record Lock(int cell) implements Request {}

  record TryLock(int cell) implements Request {}

  record Unlock(int cell) implements Request {}
}
