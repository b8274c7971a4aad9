// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.unfold;

import dev.heddle.foata.Action;
import dev.heddle.foata.Architecture;
import dev.heddle.foata.symbolic.Assumption;
import dev.heddle.foata.symbolic.Effect;
import dev.heddle.foata.symbolic.SymbolicValue;
import dev.heddle.foata.symbolic.ThreadEnding;
import dev.heddle.foata.unfold.Configuration.Alternative;
import dev.heddle.program.Expression;
import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import dev.heddle.program.SourcePosition;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/** Runs a thread from a configuration to its next event. */
final class Advance {
  private final int processor;
  private final Function function;
  private final Architecture architecture;
  final Configuration from;
  SymbolicValue[] registers;
  int index;
  int stage;

  /** Whether the instruction has another stage after its access. */
  boolean hasMore;

  private boolean stopped;

  Advance(int processor, Function function, Architecture architecture, Configuration from) {
    this.processor = processor;
    this.function = function;
    this.architecture = architecture;
    this.from = from;
    registers = from.registers;
    index = from.index;
    stage = from.stage;
  }

  Instruction instruction() {
    return function.code().get(index);
  }

  int processor() {
    return processor;
  }

  SymbolicValue term(Expression e) {
    return SymbolicValue.of(e, registers);
  }

  SymbolicValue[] with(int register, SymbolicValue term) {
    SymbolicValue[] all = registers.clone();
    all[register] = term;
    return all;
  }

  void moveTo(int next) {
    index = next;
    stage = 0;
  }

  /** The thread stops. */
  void stop(ThreadEnding ending) {
    stopped = true;
    from.end(ending, null, registers);
  }

  void stop(ThreadEnding.Kind kind) {
    stop(new ThreadEnding(kind, at()));
  }

  /** Sets the alternatives for the next event. */
  void setAlternatives(List<Alternative> all) {
    from.setAlternatives(all, registers, at());
  }

  boolean isStopped() {
    return stopped;
  }

  /** The configuration after the access that the thread has reached. */
  Configuration after(Action access, SymbolicValue[] then, Set<Long> held) {
    return hasMore
        ? new Configuration(from, access, index, stage + 1, then, held)
        : new Configuration(from, access, index + 1, 0, then, held);
  }

  /** An action of the instruction. */
  Action action(
      String tag, Effect effect, Action.Location location, BitSet needs, List<Assumption> checks) {
    Action.Site first = new Action.Site(processor, from.nextId(), index, 1, tag);
    Action.Site site = new Action.Site(processor, first.id(), index, 1 + from.rounds(first), tag);
    Action.Heritage heritage =
        effect instanceof Effect.Load ? from.heritage(location) : Action.Heritage.NONE;
    Action made = new Action(site, effect, location, needs, heritage, checks).under(architecture);
    Visibility.find(made, architecture);
    return made;
  }

  /** An assertion, and the configuration after it. */
  Alternative asserted(
      String tag, Assumption check, int next, int nextStage, SymbolicValue[] then) {
    Action a = assertion(tag, check);
    return new Alternative(a, new Configuration(from, a, next, nextStage, then, from.held));
  }

  /** An assertion, after which the thread stops. */
  Alternative stopped(String tag, Assumption check, ThreadEnding ending, SymbolicValue culprit) {
    Action a = assertion(tag, check);
    Configuration after = new Configuration(from, a, index, stage, registers, from.held);
    after.end(ending, culprit, registers);
    return new Alternative(a, after);
  }

  private Action assertion(String tag, Assumption check) {
    return action(
        tag, new Effect.Assertion(), Action.Location.NOWHERE, check.needs(), List.of(check));
  }

  SourcePosition at() {
    return instruction().at();
  }
}
