package dev.heddle.program.automaton;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;

/** What a transition does. */
public sealed interface Command {

  /** The register becomes the value of memory at the address. */
  record Load(int register, Term address) implements Command {}

  /** Memory at the address becomes the value. */
  record Store(Term value, Term address) implements Command {}

  /**
   * At once, and with the own store buffer empty: the register becomes the value of memory at the
   * address; possible only if the condition is not zero then; memory becomes the value, if there is
   * one.
   */
  record Atomic(int register, Term address, Term condition, Optional<Term> value)
      implements Command {}

  record Assign(int register, Term value) implements Command {}

  /** Possible only if the condition is not zero. */
  record Assume(Term condition) implements Command {}

  record Noop() implements Command {}

  /** Waits until the own store buffer is empty. */
  record Fence() implements Command {}

  /** Takes the one global lock, which keeps all other threads from memory; drains the buffer. */
  record Lock() implements Command {}

  /** Gives the lock back, which must be the own; drains the buffer. */
  record Unlock() implements Command {}

  Command NOOP = new Noop();
  Command FENCE = new Fence();
  Command LOCK = new Lock();
  Command UNLOCK = new Unlock();

  /** Whether it neither touches memory nor the lock. A fence is local: under SC it does nothing. */
  default boolean isLocal() {
    return switch (this) {
      case Assign _, Assume _, Noop _, Fence _ -> true;
      case Load _, Store _, Atomic _, Lock _, Unlock _ -> false;
    };
  }

  /** Whether it waits for the own buffer. */
  default boolean drains() {
    return switch (this) {
      case Atomic _, Fence _, Lock _, Unlock _ -> true;
      case Load _, Store _, Assign _, Assume _, Noop _ -> false;
    };
  }

  /** Tells each register that is read. */
  default void reads(IntConsumer each) {
    switch (this) {
      case Load l -> l.address().registers(each);
      case Store s -> {
        s.value().registers(each);
        s.address().registers(each);
      }
      case Atomic a -> {
        a.address().registers(each);
        IntConsumer others =
            r -> {
              if (r != a.register()) {
                each.accept(r);
              }
            };
        a.condition().registers(others);
        a.value().ifPresent(v -> v.registers(others));
      }
      case Assign a -> a.value().registers(each);
      case Assume a -> a.condition().registers(each);
      case Noop _, Fence _, Lock _, Unlock _ -> {}
    }
  }

  /** The register that is written, if one is. */
  default OptionalInt written() {
    return switch (this) {
      case Load l -> OptionalInt.of(l.register());
      case Atomic a -> OptionalInt.of(a.register());
      case Assign a -> OptionalInt.of(a.register());
      case Store _, Assume _, Noop _, Fence _, Lock _, Unlock _ -> OptionalInt.empty();
    };
  }
}
