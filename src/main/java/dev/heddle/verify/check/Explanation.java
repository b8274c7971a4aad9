// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.machine.Machine;
import dev.heddle.machine.state.Stop;
import dev.heddle.program.Instruction;
import dev.heddle.program.Origin;
import dev.heddle.program.Printable;
import dev.heddle.program.SourcePosition;
import dev.heddle.trace.Edge;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.verify.Witness;
import dev.heddle.verify.analysis.AddressNames;
import dev.heddle.verify.analysis.FlawOccurrence;
import dev.heddle.verify.analysis.FlawOccurrence.Cause;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Why an execution fails, in sentences: what the failing step read, and who wrote that. */
final class Explanation {
  /** The most values of a failing line that are traced back. */
  private static final int MOST = 3;

  /** How many events before an access its pointer, or what it copies, is looked for. */
  private static final int NEAR = 40;

  private final Machine machine;
  private final Execution x;
  private final AddressNames places;
  private final StepDescriptions descriptions;

  /** The number of events; later ones are stores that reach memory after the failure. */
  private final int length;

  private final Set<String> sentences = new LinkedHashSet<>();

  Explanation(Machine machine, AddressNames places, StepDescriptions descriptions, int length) {
    this.machine = machine;
    this.x = machine.execution();
    this.places = places;
    this.descriptions = descriptions;
    this.length = length;
  }

  /**
   * The sentences.
   *
   * @param cycle which shows that SC has no such execution; empty if it has
   */
  List<String> of(List<FlawOccurrence> occurrences, List<Edge> cycle) {
    for (FlawOccurrence o : occurrences) {
      switch (o.cause()) {
        case Cause.Thread(int thread) -> reads(thread, o.flaw().at()).forEach(this::read);
        case Cause.Events(List<Integer> events) when events.size() == 1 -> use(events.getFirst());
        case Cause.Events _ -> {}
        case Cause.Everything _ -> locks();
      }
    }
    for (int d = 0; d < length; d++) {
      exchange(d);
    }
    if (!cycle.isEmpty()) {
      reordering(cycle).ifPresent(sentences::add);
    }
    return sentences.stream().map(Printable::line).toList();
  }

  /** The last reads of a thread that fails; those of its failing line, if there are any. */
  List<Integer> reads(int thread, SourcePosition at) {
    List<Integer> own = new ArrayList<>();
    List<Integer> there = new ArrayList<>();
    for (int d = 0; d < length; d++) {
      if (x.thread(d) == thread && isRead(d)) {
        own.add(d);
        SourcePosition p = places.position(x.origin(d));
        boolean same = p.line() == at.line() && p.file().equals(at.file());
        if (same) {
          there.add(d);
        } else {
          there.clear();
        }
      }
    }
    List<Integer> all = !there.isEmpty() ? there : own.isEmpty() ? own : List.of(own.getLast());
    return all.subList(Math.max(0, all.size() - MOST), all.size());
  }

  private boolean isRead(int d) {
    return switch (x.kind(d)) {
      case Kind.READ, Kind.COMPARE -> true;
      case Kind.UPDATE -> true;
      default -> false;
    };
  }

  // ---------------------------------------------------------------- what was read

  private void read(int d) {
    sentences.add("thread " + thread(d) + " read " + value(d) + at(d) + ", " + source(d, 0));
    for (int r = d - 1; r >= Math.max(0, d - NEAR); r--) {
      if (x.thread(r) == x.thread(d) && isPointerTo(r, d)) {
        if (!isOfAnother(r)) {
          return;
        }
        sentences.add(
            "thread " + thread(r) + " read the pointer " + value(r) + at(r) + ", " + source(r, 0));
        return;
      }
    }
  }

  /** Whether another thread wrote what an event read. */
  private boolean isOfAnother(int d) {
    int w = Label.is(x.label(d), Label.ACTIVE) ? lastWrite(d) : -1;
    return w >= 0 && x.thread(w) != x.thread(d);
  }

  private String thread(int d) {
    return machine.threadName(x.thread(d));
  }

  /** What an event read: the place and the value. */
  private String value(int d) {
    Witness.Step step = descriptions.event(d, false);
    boolean updates = x.kind(d) == Kind.UPDATE || Label.is(x.label(d), Label.WRITE);
    return step.place() + " = " + (updates ? step.before() : step.value());
  }

  private long address(int d) {
    return x.locations().address(x.location(d));
  }

  private boolean isPointerTo(int r, int d) {
    return x.kind(r) == Kind.READ
        && x.locations().size(x.location(r)) == Long.BYTES
        && places.isIn(address(d), x.value(r));
  }

  private String source(int d, int depth) {
    if (!Label.is(x.label(d), Label.ACTIVE)) {
      return "its own store, which was still buffered";
    }
    int w = lastWrite(d);
    if (w < 0) {
      boolean isGlobal = machine.state().reserved(address(d)).isEmpty();
      return isGlobal ? "which is the initial value" : "to which nothing was written before";
    }
    if (x.thread(w) != x.thread(d)) {
      return "which thread " + thread(w) + " wrote" + at(w);
    }
    int copied = copied(w);
    return copied < 0 || depth > MOST
        ? "which it wrote itself" + at(w)
        : "which it copied from "
            + descriptions.event(copied, false).place()
            + at(w)
            + ", "
            + source(copied, depth + 1);
  }

  /** The read of a value that the same line writes elsewhere; -1 if there is none. */
  private int copied(int w) {
    SourcePosition at = places.position(x.origin(w));
    for (int r = w - 1; r >= Math.max(0, w - NEAR); r--) {
      if (x.thread(r) == x.thread(w)
          && x.kind(r) == Kind.READ
          && x.value(r) == x.value(w)
          && x.locations().size(x.location(r)) == x.locations().size(x.location(w))) {
        SourcePosition there = places.position(x.origin(r));
        return there.line() == at.line() && there.file().equals(at.file()) ? r : -1;
      }
    }
    return -1;
  }

  private String at(int d) {
    return at(places.position(x.origin(d)));
  }

  private static String at(SourcePosition p) {
    String name = p.file().substring(p.file().lastIndexOf('/') + 1);
    return p.line() == 0 ? "" : " (" + name + ":" + p.line() + ")";
  }

  /** The last write in memory before an event that overlaps what it accesses; -1 if none does. */
  private int lastWrite(int d) {
    for (int w = d - 1; w >= 0; w--) {
      if (isWrite(w) && overlap(w, d) && !x.locations().isObject(x.location(w))) {
        return w;
      }
    }
    return -1;
  }

  private boolean isWrite(int d) {
    return Kind.isOperation(x.kind(d))
        && x.kind(d) != Kind.CHOICE
        && Label.is(x.label(d), Label.WRITE)
        && Label.is(x.label(d), Label.ACTIVE);
  }

  private boolean overlap(int a, int b) {
    return x.locations().overlap(x.location(a), x.location(b));
  }

  // ---------------------------------------------------------------- freed objects

  /** A single event that is an error: if it accesses what was freed, by whom. */
  private void use(int d) {
    if (!Kind.isOperation(x.kind(d)) || x.kind(d) == Kind.CHOICE) {
      return;
    }
    for (int f = d - 1; f >= 0; f--) {
      if (isWrite(f) && x.locations().isObject(x.location(f)) && overlap(f, d)) {
        Witness.Step freed = descriptions.event(f, false);
        sentences.add(
            "thread "
                + freed.thread()
                + " freed "
                + freed.place()
                + at(f)
                + " before "
                + (x.thread(d) == x.thread(f) ? "it" : "thread " + machine.threadName(x.thread(d)))
                + " accessed it"
                + at(d));
        pointer(d, x.locations().address(x.location(f)), f);
        return;
      }
    }
    if (isRead(d)) {
      read(d);
    }
  }

  /** Where the thread had the pointer from. */
  private void pointer(int d, long object, int freed) {
    for (int r = d - 1; r >= 0; r--) {
      if (x.thread(r) == x.thread(d) && x.kind(r) == Kind.READ && x.value(r) == object) {
        Witness.Step step = descriptions.event(r, false);
        sentences.add(
            "thread "
                + step.thread()
                + " read the pointer from "
                + step.place()
                + at(r)
                + (r < freed ? ", when the object was not yet freed" : ", " + source(r, 0)));
        return;
      }
    }
  }

  // ---------------------------------------------------------------- locks

  /** The threads that wait for a mutex that another thread holds, and what they hold themselves. */
  private void locks() {
    for (int t = 0; t < machine.threadCount(); t++) {
      boolean waits =
          machine.state().isStarted(t)
              && !machine.state().isEnded(t)
              && machine.state().stop(t) == Stop.NONE
              && instruction(machine.state().origin(t)) instanceof Instruction.Lock;
      if (waits) {
        long mutex = machine.state().nextAddress(t);
        int taken = taken(mutex);
        if (taken >= 0 && machine.state().holder(mutex) >= 0) {
          sentences.add(
              "thread "
                  + machine.threadName(t)
                  + " waits for "
                  + descriptions.event(taken, false).place()
                  + at(places.position(machine.state().userOrigin(t)))
                  + ", which thread "
                  + thread(taken)
                  + " locked"
                  + at(taken));
        }
      }
    }
  }

  private Instruction instruction(int origin) {
    return Origin.instruction(machine.program(), origin);
  }

  /** The event by which a mutex was last taken; -1 if none is known. */
  private int taken(long mutex) {
    for (int d = length - 1; d >= 0; d--) {
      boolean locks = x.kind(d) == Kind.LOCK || x.kind(d) == Kind.TRYLOCK;
      if (locks
          && Label.is(x.label(d), Label.WRITE)
          && x.locations().address(x.location(d)) == mutex) {
        return d;
      }
    }
    return -1;
  }

  // ---------------------------------------------------------------- exchanges

  /** An exchange that found the value that its thread had read, though it changed in between. */
  private void exchange(int d) {
    if (x.kind(d) != Kind.COMPARE || !Label.is(x.label(d), Label.WRITE)) {
      return;
    }
    boolean changed = false;
    for (int e = d - 1; e >= 0; e--) {
      boolean same = Kind.isOperation(x.kind(e)) && x.kind(e) != Kind.CHOICE && overlap(e, d);
      if (same && x.thread(e) == x.thread(d) && isRead(e)) {
        if (changed && x.value(e) == x.old(d)) {
          sentences.add(
              "thread "
                  + thread(d)
                  + " exchanged "
                  + descriptions.event(d, false).place()
                  + at(d)
                  + " because it has the value again that thread "
                  + thread(d)
                  + " read"
                  + at(e)
                  + "; other threads changed it in between");
        }
        return;
      }
      changed |= same && isWrite(e);
    }
  }

  // ---------------------------------------------------------------- reordering

  /** The store that a thread of the cycle missed because it was still buffered. */
  private Optional<String> reordering(List<Edge> cycle) {
    String last = null;
    for (int r = 0; r < length; r++) {
      if (!isRead(r) || !Label.is(x.label(r), Label.ACTIVE)) {
        continue;
      }
      for (int c = r + 1; c < x.length(); c++) {
        if (x.kind(c) == Kind.COMMIT
            && x.thread(c) != x.thread(r)
            && x.bufferedAfter(c) < r
            && overlap(c, r)) {
          String sentence = buffered(c, r);
          if (isIn(cycle, r, c)) {
            return Optional.of(sentence);
          }
          last = sentence;
        }
      }
    }
    return Optional.ofNullable(last);
  }

  private boolean isIn(List<Edge> cycle, int read, int write) {
    return cycle.stream()
        .anyMatch(e ->
            e.type() == Edge.Type.FROM_READ
                && e.from().equals(name(read))
                && e.to().equals(name(write)));
  }

  private String name(int d) {
    return machine.threadName(x.thread(d)) + "#" + x.operation(d);
  }

  private String buffered(int store, int read) {
    Witness.Step s = descriptions.store(store);
    Witness.Step r = descriptions.event(read, false);
    return "not possible under SC: the store "
        + s.place()
        + " = "
        + s.value()
        + at(store)
        + " was still buffered when thread "
        + r.thread()
        + " read "
        + r.place()
        + at(read);
  }
}
