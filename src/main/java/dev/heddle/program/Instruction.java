// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

import dev.heddle.program.Expression.Register;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One step of a function. Targets are instruction indices in the same function. */
public sealed interface Instruction {
  SourcePosition at();

  /** A read or write of memory; {@code bytes} is 1, 2, 4, 8 or 16. */
  sealed interface Access extends Instruction {
    Expression address();

    int bytes();

    Order order();
  }

  /** Decides what the thread does next, or whether it goes on. */
  sealed interface ControlFlow extends Instruction {}

  /** Starts or joins a thread, or tells something about one. */
  sealed interface ThreadOperation extends Instruction {}

  /** Takes, releases, renews or asks about the mutex at an address. */
  sealed interface MutexOperation extends Instruction {
    Expression mutex();
  }

  /** Reserves memory, gives it back, or asks how large an object is. */
  sealed interface ObjectOperation extends Instruction {}

  record Assign(Register target, Expression value, SourcePosition at) implements Instruction {}

  record Load(
      Register target, Expression address, int bytes, Order order, Need need, SourcePosition at)
      implements Access {
    public Load {
      checkAccess(bytes, target);
    }

    public Load(Register target, Expression address, int bytes, Order order, SourcePosition at) {
      this(target, address, bytes, order, Need.ANY, at);
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
      if (bytes > 8 && operator != UpdateOperator.XCHG) {
        throw new IllegalArgumentException(operator + " of " + bytes + " bytes");
      }
    }
  }

  /**
   * Reads the old value into {@code target}; writes {@code desired} if it was {@code expected}.
   *
   * @param order of one that writes
   * @param failure the order of one that only reads
   */
  record CompareExchange(
      Register target,
      Expression address,
      Expression expected,
      Expression desired,
      int bytes,
      Order order,
      Order failure,
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

  record Jump(int target, SourcePosition at) implements ControlFlow {}

  record Branch(Expression condition, int whenTrue, int whenFalse, SourcePosition at)
      implements ControlFlow {}

  /** A nondeterministic choice: {@code target} becomes one of 0 .. count-1, count at least 1. */
  record Choose(Register target, Expression count, SourcePosition at) implements Instruction {
    public Choose(Register target, int count, SourcePosition at) {
      this(target, Expression.constant(count, 32), at);
      if (count < 1 || count > 0xFFFF) {
        throw new IllegalArgumentException("a choice of " + count);
      }
    }
  }

  record Call(
      Optional<Register> result, Expression callee, List<Expression> arguments, SourcePosition at)
      implements ControlFlow {
    public Call {
      arguments = List.copyOf(arguments);
    }
  }

  record Return(Optional<Expression> value, SourcePosition at) implements ControlFlow {}

  /** Ends the thread, whatever the call depth; {@code value} is what a join receives. */
  record Exit(Optional<Expression> value, SourcePosition at) implements ControlFlow {}

  /** Starts a thread at {@code callee}; {@code handle} (64 bits) names it for a join. */
  record Spawn(Register handle, Expression callee, List<Expression> arguments, SourcePosition at)
      implements ThreadOperation {
    public Spawn {
      arguments = List.copyOf(arguments);
    }
  }

  /** Waits until the thread ended and its stores reached memory; may receive its result. */
  record Join(Expression handle, Optional<Register> result, SourcePosition at)
      implements ThreadOperation {}

  /**
   * Waits for the mutex at the address and takes it; taking one's own mutex again waits forever.
   */
  record Lock(Expression mutex, SourcePosition at) implements MutexOperation {}

  /** Takes the mutex if it is free; {@code target} becomes 1 if it did and 0 if not. */
  record TryLock(Register target, Expression mutex, SourcePosition at) implements MutexOperation {}

  /** Releases the mutex; a failure unless the thread holds it. */
  record Unlock(Expression mutex, SourcePosition at) implements MutexOperation {}

  /** Ends the thread as blocked unless the condition holds. */
  record Assume(Expression condition, SourcePosition at) implements ControlFlow {}

  /** A failure with this message unless the condition holds; the thread ends there. */
  record Assert(Expression condition, Failure failure, String message, SourcePosition at)
      implements ControlFlow {
    public Assert {
      message = Printable.line(message);
    }

    public Assert(Expression condition, String message, SourcePosition at) {
      this(condition, Failure.ASSERTION, message, at);
    }
  }

  /** The process ends: this thread stops, and from now on no waiting thread is an error. */
  record Halt(SourcePosition at) implements ControlFlow {}

  /** Reserves {@code bytes} (64 bits) of memory; {@code target} (64 bits) becomes its address. */
  record Allocate(
      Register target, Expression bytes, int alignment, Storage storage, SourcePosition at)
      implements ObjectOperation {
    public Allocate {
      if (Integer.bitCount(alignment) != 1) {
        throw new IllegalArgumentException("alignment " + alignment);
      }
    }
  }

  /**
   * Gives back what {@link Allocate} reserved; a failure unless the address is the start of such an
   * object. It writes the whole object, and waits in a buffer as a store does; that the object was
   * freed before is found when it reaches memory.
   */
  record Free(Expression address, Storage storage, SourcePosition at) implements ObjectOperation {}

  /** How many bytes the object has or had that starts at the address; -1 if none does. */
  record ObjectSize(Register target, Expression address, SourcePosition at)
      implements ObjectOperation {}

  /** Reads memory without an event: what the thread alone uses, or a mutex protects. */
  record Peek(Register target, Expression address, int bytes, SourcePosition at)
      implements Instruction {
    public Peek {
      checkAccess(bytes, target);
    }
  }

  /** Writes memory without an event. */
  record Poke(Expression address, Expression value, int bytes, SourcePosition at)
      implements Instruction {
    public Poke {
      checkAccess(bytes, value);
    }
  }

  /**
   * At once: {@code target} becomes the cell's value, and if that passes the test, the cell is
   * updated. A cell is a word of 64 bits beside memory, named by an address, at first 0. An update
   * that changes nothing is a read. Waits for the thread's own stores to reach memory.
   *
   * @param counted what the cell counts, if additions to it commute
   * @param what the cell is for, to tell people whom a thread waits for
   */
  record Await(
      Register target,
      Expression cell,
      Test test,
      Update update,
      Patience patience,
      Counted counted,
      String what,
      SourcePosition at)
      implements Instruction {

    /** On a cell whose changes do not commute. */
    public Await(
        Register target,
        Expression cell,
        Test test,
        Update update,
        Patience patience,
        String what,
        SourcePosition at) {
      this(target, cell, test, update, patience, Counted.NOTHING, what, at);
    }

    /** What a thread does with a cell whose value does not pass the test. */
    public enum Patience {
      /** It waits until the test passes. */
      WAIT,

      /** It leaves the cell alone. */
      TRY,

      /**
       * It waits until a cell that only grows has reached the operand of the test, which {@code
       * target} becomes. The update raises the cell at least to the number of threads that a
       * barrier waits for, which changes nothing.
       */
      PASS;

      /** Whether a thread waits until the test passes. */
      public boolean waits() {
        return this == WAIT || this == PASS;
      }
    }

    /**
     * What a cell counts. The update adds a constant, and additions of one kind to one cell
     * commute: what a thread does then does not depend on their order, except as said here.
     */
    public enum Counted {
      /** Nothing, or changes do not commute. */
      NOTHING,

      /**
       * Arrivals at a barrier. The test always passes, the update adds 1, and what the thread does
       * then depends on {@code target} only by the round that it names.
       */
      ARRIVALS,

      /**
       * Posts of a semaphore. The test passes unless the semaphore would overflow; {@code target}
       * tells only whether it does, and whether the semaphore lives.
       */
      POSTS,

      /**
       * Who has a lock for reading: the update adds 1 for one more and -1 for one less. {@code
       * target} tells only whether there is a writer, and of one less whether there was a reader.
       */
      READERS
    }

    /** Whether every value of the cell passes the test. */
    public boolean passesAlways() {
      return test.operator() == ComparisonOperator.UGE
          && test.operand() instanceof Expression.Constant(long least, _)
          && least == 0;
    }

    /** {@code cell operator operand}. */
    public record Test(ComparisonOperator operator, Expression operand) {}

    /** {@code cell = operator(cell, operand)}. */
    public record Update(UpdateOperator operator, Expression operand) {}
  }

  /** Whether this thread holds the mutex: 1 or 0. */
  record Holds(Register target, Expression mutex, SourcePosition at) implements MutexOperation {}

  /**
   * A mutex is to begin anew: {@code target} becomes 0 if it is free, 1 if a thread holds it, this
   * one included, and 2 if a thread held it that was joined before; then it is free from now on.
   * Does not wait for the thread's own stores.
   */
  record Renew(Register target, Expression mutex, SourcePosition at) implements MutexOperation {}

  /** Whether the thread with this handle was joined before what this one does next: 1 or 0. */
  record Ended(Register target, Expression handle, SourcePosition at) implements ThreadOperation {}

  /** The handle of the running thread. */
  record Self(Register target, SourcePosition at) implements ThreadOperation {}

  /**
   * The address of a thread's own copy of {@link Program#threadLocals}; 0 if the handle names no
   * thread that was started.
   */
  record ThreadBlock(Register target, Expression handle, SourcePosition at)
      implements ThreadOperation {}

  /** A loop begins here, in which a thread may wait for others. It does nothing by itself. */
  record LoopHead(SourcePosition at) implements ControlFlow {}

  /**
   * The next loop behind it goes round at most so many times: {@code LoopBound} sees to that. It
   * does nothing by itself.
   */
  record LoopLimit(int rounds, SourcePosition at) implements ControlFlow {}

  /**
   * Prints as C's printf does; only a replay shows it.
   *
   * @param format the address of the format
   */
  record Print(Expression format, List<Expression> arguments, SourcePosition at)
      implements Instruction {
    public Print {
      arguments = List.copyOf(arguments);
    }
  }

  /**
   * A bound of the analysis was reached: the thread ends and the answer is at most UNKNOWN.
   *
   * @param rounds of the loop that was bounded; -1 if the reason is another
   */
  record Cut(String reason, int rounds, SourcePosition at) implements ControlFlow {
    public Cut(String reason, SourcePosition at) {
      this(reason, -1, at);
    }

    /** The end of a loop that has as many iterations as it may. */
    public static Cut ofLoop(int rounds, SourcePosition at) {
      return new Cut("loop bound of " + rounds + " reached", rounds, at);
    }

    public Cut {
      reason = Printable.line(reason);
    }
  }

  private static void checkAccess(int bytes, Expression value) {
    if (Integer.bitCount(bytes) != 1 || bytes > 16 || value.bits() != bytes * 8) {
      throw new IllegalArgumentException(bytes + " bytes for " + value.bits() + " bits");
    }
  }
}
