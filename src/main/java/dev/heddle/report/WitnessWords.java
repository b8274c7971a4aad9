// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import dev.heddle.verify.Witness;

/** Descriptions of the steps of a witness. */
public final class WitnessWords {
  private WitnessWords() {}

  public static String of(Witness.Step s) {
    return switch (s.doing()) {
      case READ -> "reads " + s.place() + " = " + s.value();
      case FORWARDED -> "reads " + s.place() + " = " + s.value() + " from its buffer";
      case WRITE -> "writes " + s.place() + " = " + s.value();
      case BUFFER -> "buffers " + s.place() + " = " + s.value();
      case COMMIT -> "~> " + s.place() + " = " + s.value() + " reaches memory";
      case UPDATE, EXCHANGE -> "updates " + s.place() + " from " + s.before() + " to " + s.value();
      case EXCHANGE_FAILS ->
          "reads " + s.place() + " = " + s.value() + ", not " + s.before() + ": no exchange";
      case FREE -> "frees " + s.place();
      case BUFFER_FREE -> "buffers that " + s.place() + " is freed";
      case COMMIT_FREE -> "~> " + s.place() + " is freed in memory";
      case FENCE -> "waits until its buffer is empty";
      case SPAWN -> "starts thread " + s.place();
      case JOIN -> "joins thread " + s.place();
      case LOCK, TRYLOCK -> "locks " + s.place();
      case TRYLOCK_FAILS -> "finds " + s.place() + " locked";
      case RENEW -> "finds " + s.place() + " free";
      case UNLOCK -> "unlocks " + s.place();
      case CHOICE ->
          "takes alternative " + s.value() + " of 0 to " + (Long.parseLong(s.before()) - 1);
      case PASS -> "passes " + s.place();
      case AWAIT ->
          s.value().equals(s.before())
              ? "finds " + s.place() + " at " + s.value()
              : "changes " + s.place() + " from " + s.before() + " to " + s.value();
    };
  }

  /** What an object is, where it is from and who freed it. */
  public static String of(Witness.HeapObject o) {
    StringBuilder text = new StringBuilder(o.pointer().isEmpty() ? "" : "*" + o.pointer() + ", ");
    text.append(o.kind().equals("local") ? "variable of " + o.function() + ", " : "");
    text.append(o.bytes()).append(o.bytes() == 1 ? " byte" : " bytes");
    String how = o.kind().equals("heap") ? ", allocated by " : ", of thread ";
    text.append(how).append(o.thread());
    text.append(o.at().line() == 0 ? "" : " (" + o.at() + ")");
    o.freed()
        .ifPresent(f -> {
          text.append(", freed by ").append(f.thread());
          text.append(f.at().line() == 0 ? "" : " (" + f.at() + ")");
        });
    return text.toString();
  }
}
