// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.Need;
import dev.heddle.program.automaton.AutomatonTerm;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.Optional;

/** Read-modify-writes and compare-exchanges. */
final class Updates {
  private final AutomatonEmitter d;
  private final AccessTranslation accesses;
  private final AddressRules addresses;
  private final PrivateMemory own;

  Updates(AutomatonEmitter d, AccessTranslation accesses) {
    this.d = d;
    this.accesses = accesses;
    addresses = new AddressRules(d);
    own = new PrivateMemory(d);
  }

  private TranslationUnit world() {
    return d.world;
  }

  void update(Instruction.ReadModifyWrite i) {
    Expression address = accesses.address(i.address(), i.bytes());
    Expression operand = d.value(i.operand());
    if (own.isOwn(address) || world().alone) {
      Expression old = ownOld(address, i.bytes());
      Expression changed = ExpressionEvaluation.apply(i.operator(), old, operand);
      accesses.store(address, changed, i.bytes(), MachineStep.STORE);
      d.write(i.target(), old);
      return;
    }
    d.event();
    addresses.check(address, i.bytes(), true);
    Expression.Register old = d.sketch.scratch(operand.bits());
    exchange(
        address,
        i.bytes(),
        Expression.constant(1, 1),
        Optional.of(ExpressionEvaluation.apply(i.operator(), old, operand)));
    d.write(i.target(), old);
  }

  void compare(Instruction.CompareExchange i) {
    Expression address = accesses.address(i.address(), i.bytes());
    Expression expected = d.value(i.expected());
    Expression desired = d.value(i.desired());
    if (own.isOwn(address) || world().alone) {
      Expression old = ownOld(address, i.bytes());
      Expression same = ExpressionEvaluation.compare(ComparisonOperator.EQ, old, expected);
      accesses.store(
          address, ExpressionEvaluation.select(same, desired, old), i.bytes(), MachineStep.STORE);
      d.write(i.target(), old);
      return;
    }
    d.event();
    addresses.check(address, i.bytes(), true);
    Expression.Register old = d.sketch.scratch(expected.bits());
    int from = d.sketch.here;
    exchange(
        address,
        i.bytes(),
        ExpressionEvaluation.compare(ComparisonOperator.EQ, old, expected),
        Optional.of(desired));
    int behind = d.sketch.here;
    d.sketch.here = from;
    exchange(
        address,
        i.bytes(),
        ExpressionEvaluation.compare(ComparisonOperator.NE, old, expected),
        Optional.empty());
    d.sketch.edge(d.sketch.here, behind, new TransitionCommand.Noop(), MachineStep.NOTHING);
    d.sketch.here = behind;
    d.write(i.target(), old);
  }

  private Expression ownOld(Expression address, int bytes) {
    if (own.isOwn(address)) {
      if (!world().alone) {
        d.event();
        d.sketch.emit(new TransitionCommand.Fence(), MachineStep.DRAIN);
      }
      return own.load(address, bytes, Need.ANY);
    }
    long at = ((Expression.Constant) address).value();
    addresses.checkKnown(at, bytes, true);
    return Expression.constant(d.world.image.load(at, bytes), bytes * Byte.SIZE);
  }

  private void exchange(
      Expression address, int bytes, Expression condition, Optional<Expression> value) {
    AutomatonTerm cell = ThreadAutomatonBuilder.term(CellNumber.memory(address, bytes));
    int register = d.sketch.scratch(Long.SIZE).index();
    d.sketch.emit(
        new TransitionCommand.Atomic(
            register,
            cell,
            ThreadAutomatonBuilder.term(condition),
            value.map(ThreadAutomatonBuilder::term)),
        MachineStep.ATOMIC);
  }
}
