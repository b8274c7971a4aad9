// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.analysis;

import dev.heddle.machine.Machine;
import dev.heddle.machine.state.Stop;
import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.Origin;
import dev.heddle.program.SourcePosition;
import dev.heddle.verify.ErrorKind;
import dev.heddle.verify.Flaw;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Describes which threads wait at the end of an execution, and for what. */
public final class WaitDescriptions {
  private final Machine machine;
  private final AddressNames places;

  /** Whether places have the names that they have in this execution only. */
  private final boolean single;

  WaitDescriptions(Machine machine) {
    this(machine, new AddressNames(machine), false);
  }

  /** With the names of a witness. */
  public WaitDescriptions(Machine machine, AddressNames places) {
    this(machine, places, true);
  }

  private WaitDescriptions(Machine machine, AddressNames places, boolean single) {
    this.machine = machine;
    this.places = places;
    this.single = single;
  }

  private String place(long address, int bytes) {
    return single ? places.place(address, bytes).text() : places.stable(address, bytes);
  }

  /** The flaw of an execution that cannot end: a deadlock, or a livelock if a thread spins. */
  Flaw flaw(List<Integer> waiting, List<Integer> spinning) {
    List<String> parts = new ArrayList<>();
    spinning.forEach(t -> parts.add(sentence(t)));
    waiting.forEach(t -> parts.add(sentence(t)));
    boolean livelock = !spinning.isEmpty();
    int first = livelock ? spinning.getFirst() : culprit(waiting);
    return new Flaw(
        livelock ? ErrorKind.LIVELOCK : ErrorKind.DEADLOCK,
        (livelock ? "livelock: " : "deadlock: ") + String.join("; ", parts),
        StopReasons.position(machine, first));
  }

  /** The first that waits for something else than the end of a thread. */
  private int culprit(List<Integer> waiting) {
    return waiting.stream()
        .filter(t -> !(instruction(t) instanceof Instruction.Join))
        .findFirst()
        .orElse(waiting.getFirst());
  }

  private Instruction instruction(int thread) {
    return Origin.instruction(machine.program(), machine.state().origin(thread));
  }

  private String sentence(int thread) {
    SourcePosition at = StopReasons.position(machine, thread);
    String line = at.line() == 0 ? "" : " at line " + at.line();
    // one error, whatever the values are
    String what =
        machine.isWatching(thread) ? "waits for a change of " + watched(thread) : text(thread);
    return "thread " + machine.threadName(thread) + " " + what + line;
  }

  private String watched(int thread) {
    return Arrays.stream(machine.watched(thread))
        .mapToObj(l -> places.stable(l))
        .distinct()
        .collect(Collectors.joining(" or "));
  }

  /** What the thread waits for. */
  public String text(int thread) {
    if (machine.isWatching(thread)) {
      return "waits until "
          + Arrays.stream(machine.watched(thread))
              .mapToObj(this::condition)
              .distinct()
              .collect(Collectors.joining(" or "));
    }
    if (machine.state().stop(thread) == Stop.SPIN || machine.isParked(thread)) {
      return "spins in a loop";
    }
    return switch (instruction(thread)) {
      case Instruction.Lock _ -> "waits for " + mutex(thread);
      case Instruction.Join _ ->
          "waits for the end of thread " + machine.threadName(machine.state().joined(thread));
      case Instruction.Await await -> "waits for " + cell(thread, await.what());
      default -> "waits";
    };
  }

  /** The condition on a location that the thread waits for. */
  private String condition(int location) {
    long address = machine.locations().address(location);
    int bytes = machine.locations().size(location);
    String name = single ? places.place(location).text() : places.stable(location);
    if (bytes == 0) {
      return name + " changes";
    }
    return name + " != " + places.valueAt(location, machine.state().read(address, bytes));
  }

  private String mutex(int thread) {
    long address = machine.state().nextAddress(thread);
    int holder = machine.state().holder(address);
    String name = "mutex " + place(address, -1);
    if (holder < 0) {
      return name;
    }
    return holder == thread
        ? "its own " + name
        : name + " held by thread " + machine.threadName(holder);
  }

  /**
   * A cell that is no global is a part of something, and its name tells little; what the library
   * was called with tells more.
   */
  private String cell(int thread, String what) {
    long address = machine.state().nextAddress(thread);
    if (machine.program().globalAt(address).isPresent()) {
      return what + " " + place(address, 0);
    }
    Instruction user = Origin.instruction(machine.program(), machine.state().userOrigin(thread));
    return user instanceof Instruction.Call call
            && !call.arguments().isEmpty()
            && call.arguments().getFirst() instanceof Expression.GlobalAddress object
        ? what + " " + place(object.value(), 0)
        : what;
  }
}
