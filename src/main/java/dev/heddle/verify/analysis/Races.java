// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.analysis;

import dev.heddle.machine.Machine;
import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.Order;
import dev.heddle.program.Origin;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;
import dev.heddle.verify.ErrorKind;
import dev.heddle.verify.Flaw;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

/**
 * The data races of an execution as C11 defines them (5.1.2.4): two conflicting accesses of
 * different threads, at least one of them not atomic, that happens-before leaves unordered. What
 * the machine ordered beyond that does not count: another compiler or machine need not.
 */
public final class Races {
  private final Machine machine;
  private final Program program;
  private final Execution x;
  private final Locations locations;
  private final Synchronization clocks;

  /** Per location and thread the last of its reads and writes, atomic or not. */
  private final Map<Integer, Access[]> last = new HashMap<>();

  private final Map<Integer, long[]> bytes = new HashMap<>();

  /** Per event on a cell what those learn who wait for it alone. */
  private final Map<Integer, int[]> arrived = new HashMap<>();

  private final Map<Flaw, FlawOccurrence> found = new HashMap<>();
  private final List<FlawOccurrence> inOrder = new ArrayList<>();

  /**
   * One access, at its place in the program: a store counts when it is made, not when it reaches
   * memory.
   *
   * @param time the component of its thread in that thread's clock
   */
  private record Access(int event, int thread, int time, boolean writes, boolean atomic) {
    boolean conflicts(Access other) {
      return thread != other.thread && (writes || other.writes) && !(atomic && other.atomic);
    }

    /** Which of the four accesses of a thread that are remembered. */
    int slot() {
      return thread * 4 + (writes ? 2 : 0) + (atomic ? 1 : 0);
    }
  }

  public Races(Machine machine, PassedFences fences) {
    this.machine = machine;
    this.program = machine.program();
    this.x = machine.execution();
    this.locations = machine.locations();
    this.clocks = new Synchronization(machine.threadCount());
    new ReadsFromOrder(x).with(fences).forEach(this::act);
  }

  public List<FlawOccurrence> find() {
    return inOrder;
  }

  private void act(ReadsFromOrder.Action action) {
    int t = action.thread();
    int d = action.event();
    clocks.tick(t);
    switch (action.what()) {
      case SPAWN -> clocks.spawn(t, action.other());
      case JOIN -> clocks.join(t, action.other());
      case RELEASE_FENCE -> clocks.releaseFence(t);
      case ACQUIRE_FENCE -> clocks.acquireFence(t);
      case COMMIT -> clocks.commit(x.entry(d), bytes(x.location(d)));
      case STORE -> {
        touch(d, t, true);
        clocks.store(t, x.entry(d), order(d));
      }
      case EVENT -> event(d, t);
    }
  }

  private void event(int d, int t) {
    int at = x.location(d);
    boolean writes = Label.is(x.label(d), Label.WRITE);
    switch (x.kind(d)) {
      case Kind.READ -> {
        touch(d, t, false);
        if (Label.is(x.label(d), Label.ACTIVE)) {
          clocks.load(t, bytes(at), order(d));
        }
      }
      case Kind.WRITE -> {
        touch(d, t, true);
        clocks.write(t, bytes(at), order(d));
      }
      case Kind.UPDATE, Kind.COMPARE -> {
        touch(d, t, writes);
        clocks.load(t, bytes(at), order(d));
        if (writes) {
          clocks.update(t, bytes(at), order(d));
        }
      }
      case Kind.LOCK, Kind.UNLOCK -> clocks.synchronize(t, at, writes);
      case Kind.AWAIT -> {
        clocks.synchronize(t, at, writes);
        arrived.put(d, clocks.known(at));
      }
      case Kind.PASS -> clocks.join(t, arrived.get(x.reaching(at, x.value(d))));
      case Kind.TRYLOCK -> {
        if (writes) {
          clocks.synchronize(t, at, true);
        }
      }
      default -> {}
    }
  }

  /** The order that was written; the library reads and writes the user's memory without any. */
  private Order order(int d) {
    boolean fails = x.kind(d) == Kind.COMPARE && !Label.is(x.label(d), Label.WRITE);
    boolean update = x.kind(d) == Kind.UPDATE || x.kind(d) == Kind.COMPARE;
    return switch (Origin.instruction(program, x.origin(d))) {
      case Instruction.CompareExchange c when fails -> c.failure();
      case Instruction.Access access -> access.order();
      case Instruction by -> update ? Order.SEQ_CST : isFutex(d, by) ? Order.RELAXED : Order.PLAIN;
    };
  }

  /** The kernel reads the word of a futex at once. Other memory that it reads is larger. */
  private boolean isFutex(int d, Instruction by) {
    return by instanceof Instruction.Call call
        && call.callee() instanceof Expression.FunctionAddress f
        && program.functions().get(f.function()).library()
        && program.functions().get(f.function()).name().equals("syscall")
        && locations.size(x.location(d)) == Integer.BYTES;
  }

  /** The bytes of a location, or the first of them if other accesses share none. */
  private long[] bytes(int location) {
    return bytes.computeIfAbsent(
        location,
        at -> {
          long first = locations.address(at);
          boolean isShared =
              !locations.isObject(at)
                  && Arrays.stream(locations.overlaps(at)).anyMatch(o -> !locations.isObject(o));
          return LongStream.range(first, first + (isShared ? locations.size(at) : 1)).toArray();
        });
  }

  private void touch(int d, int t, boolean writes) {
    Access access = new Access(d, t, clocks.time(t), writes, order(d) != Order.PLAIN);
    int at = x.location(d);
    compare(access, at);
    for (int other : locations.overlaps(at)) {
      compare(access, other);
    }
    last.computeIfAbsent(at, k -> new Access[4 * machine.threadCount()])[access.slot()] = access;
  }

  private void compare(Access access, int location) {
    for (Access earlier : last.getOrDefault(location, new Access[0])) {
      if (earlier != null
          && earlier.conflicts(access)
          && !clocks.happensBefore(access.thread(), earlier.thread(), earlier.time())) {
        report(earlier, access);
      }
    }
  }

  /** Told in the order of the text, so that both orders of time are the same flaw. */
  private void report(Access a, Access b) {
    int order = SourceOrder.ORDER.compare(position(a), position(b));
    boolean swap = order > 0 || order == 0 && verb(a).compareTo(verb(b)) > 0;
    Access one = swap ? b : a;
    Access two = swap ? a : b;
    String place = new AddressNames(machine).stable(x.location(one.event()));
    String text =
        "data race on "
            + place
            + ": "
            + verb(one)
            + " here, "
            + verb(two)
            + " at "
            + where(one, two);
    Flaw flaw = new Flaw(ErrorKind.DATA_RACE, text, position(one));
    FlawOccurrence sighting =
        new FlawOccurrence(flaw, new FlawOccurrence.Cause.Events(a.event(), b.event()));
    if (found.putIfAbsent(flaw, sighting) == null) {
      inOrder.add(sighting);
    }
  }

  private SourcePosition position(Access a) {
    return Origin.instruction(program, x.origin(a.event())).at();
  }

  /** Where the second is, for one who knows where the first is. */
  private String where(Access one, Access two) {
    SourcePosition at = position(two);
    return at.file().equals(position(one).file()) ? "line " + at.line() : at.toString();
  }

  private String verb(Access a) {
    boolean frees = locations.isObject(x.location(a.event()));
    return frees ? "freed" : (a.atomic() ? "atomic " : "") + (a.writes() ? "write" : "read");
  }
}
