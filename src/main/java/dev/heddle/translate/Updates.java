// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.Need;
import dev.heddle.program.automaton.AutomatonTerm;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.Optional;

/** Translates read-modify-writes and compare-exchanges. */
final class Updates {
  private final AutomatonEmitter emitter;
  private final AccessTranslation accesses;
  private final AddressRules addresses;
  private final PrivateMemory own;

  Updates(AutomatonEmitter emitter, AccessTranslation accesses) {
    this.emitter = emitter;
    this.accesses = accesses;
    addresses = new AddressRules(emitter);
    own = new PrivateMemory(emitter);
  }

  private TranslationUnit unit() {
    return emitter.unit;
  }

  void update(Instruction.ReadModifyWrite i) {
    Expression address = accesses.address(i.address(), i.bytes());
    Expression operand = emitter.value(i.operand());
    if (own.isOwn(address) || unit().alone) {
      Expression old = ownOld(address, i.bytes());
      Expression changed = ExpressionEvaluation.apply(i.operator(), old, operand);
      accesses.store(address, changed, i.bytes(), MachineStep.STORE);
      emitter.write(i.target(), old);
      return;
    }
    emitter.event();
    addresses.check(address, i.bytes(), true);
    Expression.Register old = emitter.automaton.scratch(operand.bits());
    exchange(
        address,
        i.bytes(),
        Expression.constant(1, 1),
        Optional.of(ExpressionEvaluation.apply(i.operator(), old, operand)));
    emitter.write(i.target(), old);
  }

  void compare(Instruction.CompareExchange i) {
    Expression address = accesses.address(i.address(), i.bytes());
    Expression expected = emitter.value(i.expected());
    Expression desired = emitter.value(i.desired());
    if (own.isOwn(address) || unit().alone) {
      Expression old = ownOld(address, i.bytes());
      Expression same = ExpressionEvaluation.compare(ComparisonOperator.EQ, old, expected);
      accesses.store(
          address, ExpressionEvaluation.select(same, desired, old), i.bytes(), MachineStep.STORE);
      emitter.write(i.target(), old);
      return;
    }
    emitter.event();
    addresses.check(address, i.bytes(), true);
    Expression.Register old = emitter.automaton.scratch(expected.bits());
    int from = emitter.automaton.here;
    exchange(
        address,
        i.bytes(),
        ExpressionEvaluation.compare(ComparisonOperator.EQ, old, expected),
        Optional.of(desired));
    int behind = emitter.automaton.here;
    emitter.automaton.here = from;
    exchange(
        address,
        i.bytes(),
        ExpressionEvaluation.compare(ComparisonOperator.NE, old, expected),
        Optional.empty());
    emitter.automaton.edge(
        emitter.automaton.here, behind, new TransitionCommand.Noop(), MachineStep.NOTHING);
    emitter.automaton.here = behind;
    emitter.write(i.target(), old);
  }

  private Expression ownOld(Expression address, int bytes) {
    if (own.isOwn(address)) {
      if (!unit().alone) {
        emitter.event();
        emitter.automaton.emit(new TransitionCommand.Fence(), MachineStep.DRAIN);
      }
      return own.load(address, bytes, Need.ANY);
    }
    long at = ((Expression.Constant) address).value();
    addresses.checkKnown(at, bytes, true);
    return Expression.constant(emitter.unit.image.load(at, bytes), bytes * Byte.SIZE);
  }

  private void exchange(
      Expression address, int bytes, Expression condition, Optional<Expression> value) {
    AutomatonTerm cell = ThreadAutomatonBuilder.term(CellNumber.memory(address, bytes));
    int register = emitter.automaton.scratch(Long.SIZE).index();
    emitter.automaton.emit(
        new TransitionCommand.Atomic(
            register,
            cell,
            ThreadAutomatonBuilder.term(condition),
            value.map(ThreadAutomatonBuilder::term)),
        MachineStep.ATOMIC);
  }
}
