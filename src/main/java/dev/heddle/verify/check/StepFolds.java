// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.machine.Machine;
import dev.heddle.program.Expression;
import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import dev.heddle.program.Origin;
import dev.heddle.program.SourcePosition;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.verify.Witness;
import dev.heddle.verify.analysis.AddressNames;
import dev.heddle.verify.analysis.ReadsFromOrder;
import dev.heddle.verify.analysis.ReadsFromOrder.What;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds the steps that are one for a reader: what a call of the library does to memory, and the
 * accesses by which an instruction copies or fills bytes that follow each other.
 */
final class StepFolds {
  private final Machine machine;
  private final Execution x;
  private final AddressNames places;
  private final List<ReadsFromOrder.Action> actions;

  StepFolds(Machine machine, AddressNames places, List<ReadsFromOrder.Action> actions) {
    this.machine = machine;
    this.x = machine.execution();
    this.places = places;
    this.actions = actions;
  }

  List<Witness.Fold> find() {
    List<Witness.Fold> folds = new ArrayList<>();
    for (int i = 0; i < actions.size(); ) {
      int end = i + 1;
      while (isAccess(actions.get(i)) && end < actions.size() && continues(i, end)) {
        end++;
      }
      if (end - i > 1) {
        folds.add(new Witness.Fold(i, end - 1, text(i, end)));
      } else {
        end = i + 1;
        while (end < actions.size() && isPath(end - 1, end)) {
          end++;
        }
        single(i, end).ifPresent(folds::add);
      }
      i = end;
    }
    return folds;
  }

  /** One step, perhaps after reads of pointers that lead to what it accesses. */
  private Optional<Witness.Fold> single(int from, int to) {
    Optional<String> signal = wait(actions.get(to - 1));
    return signal.isPresent() || to - from > 1
        ? Optional.of(new Witness.Fold(from, to - 1, signal.orElse("")))
        : Optional.empty();
  }

  /** What a call about a condition variable does. */
  private Optional<String> wait(ReadsFromOrder.Action a) {
    if (a.what() != What.EVENT || x.kind(a.event()) != Kind.AWAIT || x.origin(a.event()) < 0) {
      return Optional.empty();
    }
    String name = call(a).orElse("");
    String place = places.place(x.location(a.event())).text();
    boolean changes = x.value(a.event()) != x.old(a.event());
    boolean signals = name.endsWith("_signal") || name.endsWith("_broadcast");
    if (!name.startsWith("pthread_cond_") && !name.startsWith("cnd_")) {
      return Optional.empty();
    }
    if (signals) {
      return Optional.of("signals " + place + (changes ? "" : "; no thread waits for it"));
    }
    return name.endsWith("wait") && changes
        ? Optional.of((x.value(a.event()) < 0 ? "begins to wait for " : "changes ") + place)
        : Optional.empty();
  }

  /**
   * Whether a step only reads a pointer, which no step changes, to what the next one of its line
   * accesses.
   */
  private boolean isPath(int pointer, int next) {
    ReadsFromOrder.Action p = actions.get(pointer);
    ReadsFromOrder.Action a = actions.get(next);
    if (!isAccess(p) || !reads(p) || size(p) != Long.BYTES || p.thread() != a.thread()) {
      return false;
    }
    boolean accesses = a.what() == What.EVENT || a.what() == What.STORE;
    if (!accesses
        || !Kind.isOperation(x.kind(a.event()))
        || x.kind(a.event()) == Kind.CHOICE
        || x.origin(a.event()) < 0) {
      return false;
    }
    SourcePosition at = places.position(x.origin(p.event()));
    SourcePosition there = places.position(x.origin(a.event()));
    return at.line() == there.line()
        && at.file().equals(there.file())
        && places.isIn(address(a), x.value(p.event()))
        && isConstant(x.location(p.event()));
  }

  private boolean isConstant(int location) {
    for (int d = 0; d < x.length(); d++) {
      if (Kind.isOperation(x.kind(d))
          && x.kind(d) != Kind.CHOICE
          && Label.is(x.label(d), Label.WRITE)
          && x.locations().overlap(x.location(d), location)) {
        return false;
      }
    }
    return true;
  }

  private boolean isAccess(ReadsFromOrder.Action a) {
    return switch (a.what()) {
      case STORE, COMMIT, EVENT -> {
        int kind = x.kind(a.event());
        boolean plain = kind == Kind.READ || kind == Kind.WRITE || kind == Kind.COMMIT;
        yield plain
            && x.origin(a.event()) >= 0
            && !x.locations().isObject(x.location(a.event()))
            && x.locations().size(x.location(a.event())) <= Long.BYTES;
      }
      default -> false;
    };
  }

  private boolean continues(int first, int next) {
    ReadsFromOrder.Action a = actions.get(first);
    ReadsFromOrder.Action b = actions.get(next);
    if (!isAccess(b) || a.thread() != b.thread() || (a.what() == What.COMMIT) != isCommit(b)) {
      return false;
    }
    boolean sameCall = x.origin(a.event()) == x.origin(b.event()) && call(a).isPresent();
    ReadsFromOrder.Action last = actions.get(next - 1);
    boolean follows =
        places.position(x.origin(a.event())).equals(places.position(x.origin(b.event())))
            && reads(last) == reads(b)
            && address(last) + size(last) == address(b)
            && size(last) == size(b);
    return sameCall || call(a).isEmpty() && follows;
  }

  private static boolean isCommit(ReadsFromOrder.Action a) {
    return a.what() == What.COMMIT;
  }

  private boolean reads(ReadsFromOrder.Action a) {
    return x.kind(a.event()) == Kind.READ;
  }

  private long address(ReadsFromOrder.Action a) {
    return x.locations().address(x.location(a.event()));
  }

  private int size(ReadsFromOrder.Action a) {
    return x.locations().size(x.location(a.event()));
  }

  /** The function of the library in whose call an access is made. */
  private Optional<String> call(ReadsFromOrder.Action a) {
    if (Origin.instruction(machine.program(), x.origin(a.event())) instanceof Instruction.Call c
        && c.callee() instanceof Expression.FunctionAddress(int index)) {
      Function callee = machine.program().functions().get(index);
      return callee.library() ? Optional.of(callee.name()) : Optional.empty();
    }
    return Optional.empty();
  }

  // ---------------------------------------------------------------- what they do together

  private String text(int from, int to) {
    List<ReadsFromOrder.Action> all = actions.subList(from, to);
    List<ReadsFromOrder.Action> writes = all.stream().filter(a -> !reads(a)).toList();
    ReadsFromOrder.Action first = all.getFirst();
    boolean writing = !writes.isEmpty();
    String bytes = bytes(writing ? writes : all);
    if (isCommit(first)) {
      return "~> " + bytes + " reaches memory";
    }
    if (call(first).isPresent()) {
      int equals = bytes.indexOf(" = ");
      String place = bytes.substring(0, equals);
      String content = bytes.substring(equals + 3);
      return call(first).get()
          + (writing ? "(" + place + ", ..) = " + content : "(" + place + ") reads " + content);
    }
    return (!writing ? "reads " : first.what() == What.STORE ? "buffers " : "writes ") + bytes;
  }

  /** The first bytes that follow each other, and what they are. */
  private String bytes(List<ReadsFromOrder.Action> all) {
    long start = address(all.getFirst());
    List<Byte> values = new ArrayList<>();
    for (ReadsFromOrder.Action a : all) {
      byte[] own = machine.bytes().of(x.location(a.event()), x.value(a.event()));
      long offset = address(a) - start;
      if (offset >= 0 && offset <= values.size()) {
        for (int i = 0; i < own.length; i++) {
          if (offset + i < values.size()) {
            values.set((int) offset + i, own[i]);
          } else {
            values.add(own[i]);
          }
        }
      }
    }
    byte[] content = new byte[values.size()];
    for (int i = 0; i < content.length; i++) {
      content[i] = values.get(i);
    }
    String place = places.range(start, content.length, size(all.getFirst()));
    return place + " = " + places.content(start, content);
  }
}
