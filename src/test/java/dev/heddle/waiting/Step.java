// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;

/** One instruction of a thread. Targets are indices of steps; the number of steps is the end. */
sealed interface Step {
  /** One event, or a wait for one. */
  sealed interface Visible extends Step {}

  /** What no other thread can see. */
  sealed interface Local extends Step {}

  record Load(String register, String at) implements Visible {}

  record Store(String at, Value value) implements Visible {}

  record Exchange(String register, String at, Value value) implements Visible {}

  record Add(String register, String at, int number) implements Visible {}

  /** If {@code at} holds {@code expected}, it becomes {@code value}; else the other way round. */
  record Compare(String success, String expected, String at, Value value) implements Visible {}

  record Fence() implements Visible {}

  record Lock(String mutex) implements Visible {}

  /** A failure unless the thread holds the mutex. */
  record Unlock(String mutex) implements Visible {}

  record TryLock(String register, String mutex) implements Visible {}

  record Wait(String semaphore) implements Visible {}

  record Post(String semaphore) implements Visible {}

  record TryWait(String register, String semaphore) implements Visible {}

  /** The register becomes 0 or 1, whichever: a timed wait, say. */
  record Choose(String register) implements Visible {}

  record Assign(String register, Value value) implements Local {}

  record Branch(Condition condition, int target) implements Local {}

  record Jump(int target) implements Local {}

  /** The thread stops as failing unless the condition holds; the others go on. */
  record Assert(Condition condition) implements Local {}

  /** The thread stops unless the condition holds; the others go on. */
  record Assume(Condition condition) implements Local {}

  /** The registers that the step needs. */
  default Set<String> reads() {
    Set<String> all = new TreeSet<>();
    switch (this) {
      case Store s -> s.value().register().ifPresent(all::add);
      case Exchange s -> s.value().register().ifPresent(all::add);
      case Assign s -> s.value().register().ifPresent(all::add);
      case Compare s -> {
        all.add(s.expected());
        s.value().register().ifPresent(all::add);
      }
      case Branch s -> add(s.condition(), all);
      case Assert s -> add(s.condition(), all);
      case Assume s -> add(s.condition(), all);
      default -> {}
    }
    return all;
  }

  private static void add(Condition condition, Set<String> all) {
    condition.left().register().ifPresent(all::add);
    condition.right().register().ifPresent(all::add);
  }

  /** The register that the step overwrites whatever happens. */
  default Optional<String> writes() {
    return switch (this) {
      case Load s -> Optional.of(s.register());
      case Exchange s -> Optional.of(s.register());
      case Add s -> Optional.of(s.register());
      case Compare s -> Optional.of(s.success());
      case TryLock s -> Optional.of(s.register());
      case TryWait s -> Optional.of(s.register());
      case Choose s -> Optional.of(s.register());
      case Assign s -> Optional.of(s.register());
      default -> Optional.empty();
    };
  }

  /** The same step, jumping elsewhere. */
  default Step redirect(IntUnaryOperator target) {
    return switch (this) {
      case Branch s -> new Branch(s.condition(), target.applyAsInt(s.target()));
      case Jump s -> new Jump(target.applyAsInt(s.target()));
      default -> this;
    };
  }
}
