// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.machine.Machine;
import dev.heddle.program.DataType;
import dev.heddle.program.Expression;
import dev.heddle.program.Function;
import dev.heddle.program.Program;
import dev.heddle.program.analysis.Uses;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.verify.Witness;
import dev.heddle.verify.analysis.AddressNames;
import java.util.List;
import java.util.Optional;

/** The objects and threads that a witness names. */
final class WitnessObjects {
  private final Machine machine;
  private final Program program;
  private final Execution x;
  private final AddressNames places;

  WitnessObjects(Machine machine, AddressNames places) {
    this.machine = machine;
    this.program = machine.program();
    this.x = machine.execution();
    this.places = places;
  }

  /** The objects that were named so far. */
  List<Witness.HeapObject> named() {
    return places.objects().stream()
        .filter(o -> !o.kind().startsWith("thread-local"))
        .map(this::object)
        .toList();
  }

  private Witness.HeapObject object(AddressNames.NamedObject o) {
    return new Witness.HeapObject(
        o.name(),
        o.pointer(),
        o.kind(),
        o.function(),
        o.object().size(),
        machine.threadName(o.object().thread()),
        places.position(o.object().origin()),
        o.kind().equals("heap") ? freed(o.object().start()) : Optional.empty());
  }

  private Optional<Witness.Freed> freed(long start) {
    for (int d = 0; d < x.length(); d++) {
      if (Kind.isOperation(x.kind(d))
          && x.kind(d) != Kind.CHOICE
          && Label.is(x.label(d), Label.WRITE)
          && x.locations().isObject(x.location(d))
          && x.locations().address(x.location(d)) == start) {
        String thread = machine.threadName(x.thread(d));
        return Optional.of(new Witness.Freed(thread, places.position(x.origin(d))));
      }
    }
    return Optional.empty();
  }

  Witness.Column column(int t) {
    Function started = program.functions().get(machine.state().function(t));
    // the library may start a thread with a function that calls the user's
    int first = started.library() && x.parent(t) >= 0 ? 1 : 0;
    Optional<Function> called = first == 0 ? Optional.of(started) : called(t, started);
    String name =
        x.parent(t) < 0 && started.library() ? "main" : called.map(Function::name).orElse("");
    boolean told =
        x.parent(t) >= 0
            && called.isPresent()
            && called.get().parameters() == 1
            && isKept(started, first)
            && reads(called.get(), 0);
    return new Witness.Column(
        machine.threadName(t), name, told ? argument(t, first, called.get()) : "");
  }

  /** The function that another one has in its first parameter. */
  private Optional<Function> called(int t, Function by) {
    if (by.parameters() == 0 || !isKept(by, 0)) {
      return Optional.empty();
    }
    long address = machine.state().register(t, 0);
    for (int f = 0; f < program.functions().size(); f++) {
      if (new Expression.FunctionAddress(f).value() == address) {
        return Optional.of(program.functions().get(f)).filter(g -> !g.library());
      }
    }
    return Optional.empty();
  }

  /** Whether a parameter is still in its register, whatever the function did. */
  private static boolean isKept(Function f, int parameter) {
    return parameter < f.parameters()
        && f.registers().get(parameter).bits() == 64
        && f.code().stream().noneMatch(i -> Uses.target(i) == parameter);
  }

  private String argument(int t, int register, Function f) {
    long value = machine.state().register(t, register);
    int declared = f.registers().getFirst().type();
    int target = program.types().target(declared);
    int type = target == DataType.UNKNOWN ? DataType.UNKNOWN : declared; // a void * is any number
    return places.value(value, Long.BYTES, type);
  }

  private static boolean reads(Function f, int register) {
    boolean[] found = {false};
    f.code().forEach(i -> Uses.forEach(i, r -> found[0] |= r == register));
    return found[0];
  }
}
