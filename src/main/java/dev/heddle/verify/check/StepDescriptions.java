// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.machine.Machine;
import dev.heddle.program.DataType;
import dev.heddle.program.SourcePosition;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.verify.Witness.Doing;
import dev.heddle.verify.Witness.Step;
import dev.heddle.verify.analysis.AddressNames;

/** Describes single events of a machine's current execution. */
final class StepDescriptions {
  private static final int WORD = 8;

  private final Machine machine;
  private final Execution x;
  private final AddressNames places;

  StepDescriptions(Machine machine, AddressNames places) {
    this.machine = machine;
    this.x = machine.execution();
    this.places = places;
  }

  /** The step in which a thread starts another. */
  Step spawn(int parent, int child) {
    SourcePosition at = places.position(machine.state().spawnOrigin(child));
    String name = machine.threadName(parent);
    return new Step(Doing.SPAWN, name, "", at, machine.threadName(child), "", "", false);
  }

  /** The step in which a thread joins another one that has ended. */
  Step join(int thread, int other, int origin) {
    SourcePosition at = places.position(origin);
    String name = machine.threadName(thread);
    return new Step(Doing.JOIN, name, "", at, machine.threadName(other), "", "", false);
  }

  /** The step in which the store that event {@code d} commits is buffered. */
  Step store(int d) {
    return step(d, isFree(d) ? Doing.BUFFER_FREE : Doing.BUFFER, false);
  }

  Step event(int d, boolean guilty) {
    return step(d, doing(d), guilty);
  }

  private Step step(int d, Doing doing, boolean guilty) {
    String thread = machine.threadName(x.thread(d));
    long before = doing == Doing.EXCHANGE_FAILS ? x.expected(d) : x.old(d);
    return new Step(
        doing,
        thread,
        Kind.isOperation(x.kind(d)) ? thread + "#" + x.operation(d) : "",
        places.position(x.origin(d)),
        place(d),
        value(d, x.value(d)),
        value(d, before),
        guilty);
  }

  /** Mutexes, cells and choices have numbers of a word. */
  private String value(int d, long value) {
    boolean sized = hasPlace(d) && !x.locations().isMutex(x.location(d)) && !isFree(d);
    return sized
        ? places.valueAt(x.location(d), value)
        : places.value(value, WORD, DataType.UNKNOWN);
  }

  private String place(int d) {
    if (!hasPlace(d)) {
      return "";
    }
    String place = places.place(x.location(d)).text();
    String own = " of " + machine.threadName(x.thread(d));
    return place.endsWith(own) ? place.substring(0, place.length() - own.length()) : place;
  }

  private boolean hasPlace(int d) {
    return Kind.isOperation(x.kind(d)) && x.kind(d) != Kind.CHOICE;
  }

  private boolean isFree(int d) {
    return hasPlace(d) && x.locations().isObject(x.location(d));
  }

  private Doing doing(int d) {
    boolean writes = Label.is(x.label(d), Label.WRITE);
    boolean inMemory = Label.is(x.label(d), Label.ACTIVE);
    return switch (x.kind(d)) {
      case Kind.READ -> inMemory ? Doing.READ : Doing.FORWARDED;
      case Kind.WRITE -> isFree(d) ? Doing.FREE : Doing.WRITE;
      case Kind.COMMIT -> isFree(d) ? Doing.COMMIT_FREE : Doing.COMMIT;
      case Kind.UPDATE -> Doing.UPDATE;
      case Kind.COMPARE -> writes ? Doing.EXCHANGE : Doing.EXCHANGE_FAILS;
      case Kind.FENCE, Kind.SPAWN -> Doing.FENCE;
      case Kind.LOCK -> Doing.LOCK;
      case Kind.TRYLOCK -> writes ? Doing.TRYLOCK : Doing.TRYLOCK_FAILS;
      case Kind.UNLOCK -> Doing.UNLOCK;
      case Kind.CHOICE -> Doing.CHOICE;
      case Kind.AWAIT -> Doing.AWAIT;
      case Kind.PASS -> Doing.PASS;
      case Kind.RENEW -> x.value(d) == 0 ? Doing.RENEW : Doing.TRYLOCK_FAILS;
      default -> throw new AssertionError(x.kind(d));
    };
  }
}
