// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.automaton;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;

/**
 * The command of a transition. (Methods stand in the records: the first run of each switch over
 * types takes milliseconds, which small programs notice.)
 */
public sealed interface TransitionCommand {

  /** The register becomes the value of memory at the address. */
  record Load(int register, AutomatonTerm address) implements TransitionCommand {
    @Override
    public void reads(IntConsumer each) {
      address.registers(each);
    }

    @Override
    public OptionalInt written() {
      return OptionalInt.of(register);
    }
  }

  /** Memory at the address becomes the value. */
  record Store(AutomatonTerm value, AutomatonTerm address) implements TransitionCommand {
    @Override
    public void reads(IntConsumer each) {
      value.registers(each);
      address.registers(each);
    }
  }

  /**
   * At once, and with the own store buffer empty: the register becomes the value of memory at the
   * address; possible only if the condition is not zero then; memory becomes the value, if there is
   * one.
   */
  record Atomic(
      int register, AutomatonTerm address, AutomatonTerm condition, Optional<AutomatonTerm> value)
      implements TransitionCommand {
    @Override
    public boolean drains() {
      return true;
    }

    @Override
    public void reads(IntConsumer each) {
      address.registers(each);
      IntConsumer others =
          r -> {
            if (r != register) {
              each.accept(r);
            }
          };
      condition.registers(others);
      value.ifPresent(v -> v.registers(others));
    }

    @Override
    public OptionalInt written() {
      return OptionalInt.of(register);
    }
  }

  record Assign(int register, AutomatonTerm value) implements TransitionCommand {
    @Override
    public boolean isLocal() {
      return true;
    }

    @Override
    public void reads(IntConsumer each) {
      value.registers(each);
    }

    @Override
    public OptionalInt written() {
      return OptionalInt.of(register);
    }
  }

  /** Possible only if the condition is not zero. */
  record Assume(AutomatonTerm condition) implements TransitionCommand {
    @Override
    public boolean isLocal() {
      return true;
    }

    @Override
    public void reads(IntConsumer each) {
      condition.registers(each);
    }
  }

  record Noop() implements TransitionCommand {
    @Override
    public boolean isLocal() {
      return true;
    }
  }

  /** Waits until the own store buffer is empty. */
  record Fence() implements TransitionCommand {
    @Override
    public boolean isLocal() {
      return true;
    }

    @Override
    public boolean drains() {
      return true;
    }
  }

  /** Takes the one global lock, which keeps all other threads from memory; drains the buffer. */
  record Lock() implements TransitionCommand {
    @Override
    public boolean drains() {
      return true;
    }
  }

  /** Gives the lock back, which must be the own; drains the buffer. */
  record Unlock() implements TransitionCommand {
    @Override
    public boolean drains() {
      return true;
    }
  }

  /** Whether it neither touches memory nor the lock. A fence is local: under SC it does nothing. */
  default boolean isLocal() {
    return false;
  }

  /** Whether it waits for the own buffer. */
  default boolean drains() {
    return false;
  }

  /** Tells each register that is read. */
  default void reads(IntConsumer each) {}

  /** The register that is written, if one is. */
  default OptionalInt written() {
    return OptionalInt.empty();
  }
}
