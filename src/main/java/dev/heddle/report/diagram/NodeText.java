// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.diagram;

import dev.heddle.verify.Witness;

/** Short descriptions of steps. */
final class NodeText {
  private NodeText() {}

  static String of(Witness.Step s) {
    return switch (s.doing()) {
      case READ, FORWARDED -> "load " + s.place() + " = " + s.value();
      case WRITE, BUFFER -> "store " + s.place() + " = " + s.value();
      case COMMIT -> "commit " + s.place() + " = " + s.value();
      case UPDATE, EXCHANGE -> "update " + s.place() + ": " + s.before() + " to " + s.value();
      case EXCHANGE_FAILS -> "cas fails: " + s.place() + " = " + s.value();
      case FREE, BUFFER_FREE -> "free " + s.place();
      case COMMIT_FREE -> "commit free " + s.place();
      case FENCE -> "fence";
      case SPAWN -> "spawn " + s.place();
      case JOIN -> "join " + s.place();
      case LOCK -> "lock " + s.place();
      case TRYLOCK -> "trylock " + s.place();
      case TRYLOCK_FAILS -> "trylock fails: " + s.place();
      case RENEW -> "free: " + s.place();
      case UNLOCK -> "unlock " + s.place();
      case CHOICE -> "choose " + s.value();
      case PASS -> "pass " + s.place();
      case AWAIT -> "wait " + s.place() + ": " + s.before() + " to " + s.value();
    };
  }
}
