package dev.heddle.program;

import dev.heddle.program.Expression.Register;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One step of a function. Targets are instruction indices in the same function. */
public sealed interface Instruction {
  SourcePosition at();

  /** A read or write of memory; {@code bytes} is 1, 2, 4 or 8. */
  sealed interface Access extends Instruction {
    Expression address();

    int bytes();

    Order order();
  }

  record Assign(Register target, Expression value, SourcePosition at) implements Instruction {}

  record Load(Register target, Expression address, int bytes, Order order, SourcePosition at)
      implements Access {
    public Load {
      checkAccess(bytes, target);
    }
  }

  record Store(Expression address, Expression value, int bytes, Order order, SourcePosition at)
      implements Access {
    public Store {
      checkAccess(bytes, value);
    }
  }

  /** Reads the old value into {@code target} and writes {@code operator(old, operand)}, at once. */
  record ReadModifyWrite(
      Register target,
      UpdateOperator operator,
      Expression address,
      Expression operand,
      int bytes,
      Order order,
      SourcePosition at)
      implements Access {
    public ReadModifyWrite {
      checkAccess(bytes, target);
      checkAccess(bytes, operand);
    }
  }

  /** Reads the old value into {@code target}; writes {@code desired} if it was {@code expected}. */
  record CompareExchange(
      Register target,
      Expression address,
      Expression expected,
      Expression desired,
      int bytes,
      Order order,
      SourcePosition at)
      implements Access {
    public CompareExchange {
      checkAccess(bytes, target);
      checkAccess(bytes, expected);
      checkAccess(bytes, desired);
    }
  }

  record Fence(Set<Barrier> barriers, SourcePosition at) implements Instruction {
    public Fence {
      barriers = Set.copyOf(barriers);
    }
  }

  record Jump(int target, SourcePosition at) implements Instruction {}

  record Branch(Expression condition, int whenTrue, int whenFalse, SourcePosition at)
      implements Instruction {}

  /** A nondeterministic choice: {@code target} becomes one of 0 .. count-1. */
  record Choose(Register target, int count, SourcePosition at) implements Instruction {
    public Choose {
      if (count < 1 || count > 0xFFFF) {
        throw new IllegalArgumentException("a choice of " + count);
      }
    }
  }

  record Call(
      Optional<Register> result, Expression callee, List<Expression> arguments, SourcePosition at)
      implements Instruction {
    public Call {
      arguments = List.copyOf(arguments);
    }
  }

  record Return(Optional<Expression> value, SourcePosition at) implements Instruction {}

  /** Ends the thread, whatever the call depth; {@code value} is what a join receives. */
  record Exit(Optional<Expression> value, SourcePosition at) implements Instruction {}

  /** Starts a thread at {@code callee}; {@code handle} (64 bits) names it for a join. */
  record Spawn(Register handle, Expression callee, List<Expression> arguments, SourcePosition at)
      implements Instruction {
    public Spawn {
      arguments = List.copyOf(arguments);
    }
  }

  /** Waits until the thread ended and its stores reached memory; may receive its result. */
  record Join(Expression handle, Optional<Register> result, SourcePosition at)
      implements Instruction {}

  /**
   * Waits for the mutex at the address and takes it; taking one's own mutex again waits forever.
   */
  record Lock(Expression mutex, SourcePosition at) implements Instruction {}

  /** Takes the mutex if it is free; {@code target} becomes 1 if it did and 0 if not. */
  record TryLock(Register target, Expression mutex, SourcePosition at) implements Instruction {}

  /** Releases the mutex; a failure unless the thread holds it. */
  record Unlock(Expression mutex, SourcePosition at) implements Instruction {}

  /** Ends the thread as blocked unless the condition holds. */
  record Assume(Expression condition, SourcePosition at) implements Instruction {}

  /** A failure with this message unless the condition holds; the thread ends there. */
  record Assert(Expression condition, String message, SourcePosition at) implements Instruction {}

  /** A bound of the analysis was reached: the thread ends and the answer is at most UNKNOWN. */
  record Cut(String reason, SourcePosition at) implements Instruction {}

  private static void checkAccess(int bytes, Expression value) {
    if (Integer.bitCount(bytes) != 1 || bytes > 8 || value.bits() != bytes * 8) {
      throw new IllegalArgumentException(bytes + " bytes for " + value.bits() + " bits");
    }
  }
}
