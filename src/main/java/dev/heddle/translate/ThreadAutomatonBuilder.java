// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.Expression;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.automaton.AutomatonBuilder;
import dev.heddle.program.automaton.AutomatonTerm;
import dev.heddle.program.automaton.Transition;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Builds the automaton of one thread. */
final class ThreadAutomatonBuilder {
  /** A register of a call, or a part of a private object. */
  private record Place(long where, int index, int size) {}

  final AutomatonBuilder builder;
  private final List<MachineStep> machineSteps = new ArrayList<>();
  private final Map<Place, Integer> registers = new HashMap<>();
  private final int scratch;

  /** The control state at which the next transition begins. */
  int here;

  /** The source position of the instruction that is being translated. */
  SourcePosition at = SourcePosition.NONE;

  ThreadAutomatonBuilder(String name) {
    builder = new AutomatonBuilder(name);
    scratch = builder.register("scratch");
    here = builder.state("start");
    builder.initial(here);
  }

  List<MachineStep> machineSteps() {
    return List.copyOf(machineSteps);
  }

  /** A register for intermediate results; its value is never read later. */
  Expression.Register scratch(int bits) {
    return new Expression.Register(scratch, bits);
  }

  /** The register of the automaton that stands for a register of a call. */
  int register(int depth, int function, int index, String name) {
    long where = (long) depth << Integer.SIZE | function;
    return registers.computeIfAbsent(
        new Place(where, index, 0), _ -> builder.newRegister(name.isEmpty() ? "_" : name));
  }

  /** The register of the automaton that holds some bytes of a private object. */
  Expression.Register register(PrivateObject object, int offset, int size) {
    int number =
        registers.computeIfAbsent(
            new Place(object.address, offset, size), _ -> builder.newRegister("local"));
    return new Expression.Register(number, size * Byte.SIZE);
  }

  int fresh() {
    return builder.newState("L" + at.line());
  }

  void edge(int from, int to, TransitionCommand command, MachineStep step) {
    builder.add(new Transition(from, to, command, at));
    machineSteps.add(step);
  }

  /** Appends a transition to a new state, which becomes the current one. */
  void emit(TransitionCommand command, MachineStep step) {
    int next = fresh();
    edge(here, next, command, step);
    here = next;
  }

  static AutomatonTerm term(Expression e) {
    return e instanceof Expression.Constant c
        ? AutomatonTerm.constant(c.value())
        : new AutomatonTerm.Word(e);
  }
}
