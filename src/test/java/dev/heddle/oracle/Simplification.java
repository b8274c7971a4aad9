// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.program.Barrier;
import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.Instruction.Await.Counted;
import dev.heddle.program.Instruction.Await.Patience;
import dev.heddle.program.Order;
import dev.heddle.program.UpdateOperator;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** What can stand in the place of one instruction, simpler in one respect each time. */
final class Simplification {
  private final List<Instruction> results = new ArrayList<>();

  private Simplification() {}

  static List<Instruction> of(Instruction instruction) {
    Simplification simplification = new Simplification();
    simplification.simplify(instruction);
    return simplification.results;
  }

  private void simplify(Instruction instruction) {
    switch (instruction) {
      case Instruction.Assign i ->
          add(i.value(), e -> new Instruction.Assign(i.target(), e, i.at()));
      case Instruction.Load i -> load(i);
      case Instruction.Store i -> store(i);
      case Instruction.ReadModifyWrite i -> update(i);
      case Instruction.CompareExchange i -> exchange(i);
      case Instruction.Fence i -> fence(i);
      case Instruction.Branch i -> branch(i);
      case Instruction.Choose i -> {
        if (i.count() instanceof Expression.Constant c && c.value() > 2) {
          results.add(new Instruction.Choose(i.target(), (int) c.value() - 1, i.at()));
        }
      }
      case Instruction.Call i ->
          addEach(i.arguments(), all -> new Instruction.Call(i.result(), i.callee(), all, i.at()));
      case Instruction.Return i -> optional(i.value(), e -> new Instruction.Return(e, i.at()));
      case Instruction.Exit i -> optional(i.value(), e -> new Instruction.Exit(e, i.at()));
      case Instruction.Spawn i ->
          addEach(i.arguments(), all -> new Instruction.Spawn(i.handle(), i.callee(), all, i.at()));
      case Instruction.Join i -> {
        if (i.result().isPresent()) {
          results.add(new Instruction.Join(i.handle(), Optional.empty(), i.at()));
        }
      }
      case Instruction.Assume i -> add(i.condition(), e -> new Instruction.Assume(e, i.at()));
      case Instruction.Assert i ->
          add(i.condition(), e -> new Instruction.Assert(e, i.failure(), i.message(), i.at()));
      case Instruction.Await i -> await(i);
      case Instruction.Poke i ->
          add(i.value(), e -> new Instruction.Poke(i.address(), e, i.bytes(), i.at()));
      case Instruction.Jump _, Instruction.Cut _, Instruction.Halt _, Instruction.Print _ -> {}
      case Instruction.Lock _, Instruction.TryLock _, Instruction.Unlock _ -> {}
      case Instruction.Allocate _, Instruction.Free _, Instruction.ObjectSize _ -> {}
      case Instruction.Peek _, Instruction.Holds _, Instruction.LoopHead _ -> {}
      case Instruction.LoopLimit _ -> {}
      case Instruction.Self _, Instruction.ThreadBlock _ -> {}
      case Instruction.Renew _, Instruction.Ended _ -> {}
    }
  }

  private void load(Instruction.Load i) {
    if (i.order() != Order.PLAIN) {
      results.add(new Instruction.Load(i.target(), i.address(), i.bytes(), Order.PLAIN, i.at()));
    }
    add(i.address(), e -> new Instruction.Load(i.target(), e, i.bytes(), i.order(), i.at()));
  }

  private void store(Instruction.Store i) {
    if (i.order() != Order.PLAIN) {
      results.add(new Instruction.Store(i.address(), i.value(), i.bytes(), Order.PLAIN, i.at()));
    }
    add(i.value(), e -> new Instruction.Store(i.address(), e, i.bytes(), i.order(), i.at()));
    add(i.address(), e -> new Instruction.Store(e, i.value(), i.bytes(), i.order(), i.at()));
  }

  private void update(Instruction.ReadModifyWrite i) {
    results.add(new Instruction.Load(i.target(), i.address(), i.bytes(), Order.PLAIN, i.at()));
    if (i.operator() != UpdateOperator.XCHG) {
      results.add(
          new Instruction.ReadModifyWrite(
              i.target(),
              UpdateOperator.XCHG,
              i.address(),
              i.operand(),
              i.bytes(),
              i.order(),
              i.at()));
    }
    add(
        i.operand(),
        e ->
            new Instruction.ReadModifyWrite(
                i.target(), i.operator(), i.address(), e, i.bytes(), i.order(), i.at()));
  }

  private void exchange(Instruction.CompareExchange i) {
    results.add(new Instruction.Load(i.target(), i.address(), i.bytes(), Order.PLAIN, i.at()));
    results.add(
        new Instruction.ReadModifyWrite(
            i.target(),
            UpdateOperator.XCHG,
            i.address(),
            i.desired(),
            i.bytes(),
            i.order(),
            i.at()));
    add(
        i.expected(),
        e ->
            new Instruction.CompareExchange(
                i.target(),
                i.address(),
                e,
                i.desired(),
                i.bytes(),
                i.order(),
                i.failure(),
                i.at()));
    add(
        i.desired(),
        e ->
            new Instruction.CompareExchange(
                i.target(),
                i.address(),
                i.expected(),
                e,
                i.bytes(),
                i.order(),
                i.failure(),
                i.at()));
  }

  private void await(Instruction.Await i) {
    if (i.counted() != Counted.NOTHING || i.patience() == Patience.PASS) {
      return; // their operands belong together
    }
    if (i.patience() == Patience.WAIT) {
      results.add(await(i, i.test().operand(), i.update().operand(), Patience.TRY));
    }
    add(i.test().operand(), e -> await(i, e, i.update().operand(), i.patience()));
    add(i.update().operand(), e -> await(i, i.test().operand(), e, i.patience()));
  }

  private static Instruction await(
      Instruction.Await i, Expression limit, Expression operand, Patience patience) {
    return new Instruction.Await(
        i.target(),
        i.cell(),
        new Instruction.Await.Test(i.test().operator(), limit),
        new Instruction.Await.Update(i.update().operator(), operand),
        patience,
        i.what(),
        i.at());
  }

  private void fence(Instruction.Fence i) {
    for (Barrier barrier : i.barriers().stream().sorted().toList()) {
      Set<Barrier> rest = EnumSet.copyOf(i.barriers());
      rest.remove(barrier);
      if (!rest.isEmpty()) {
        results.add(new Instruction.Fence(rest, i.at()));
      }
    }
  }

  private void branch(Instruction.Branch i) {
    results.add(new Instruction.Jump(i.whenTrue(), i.at()));
    results.add(new Instruction.Jump(i.whenFalse(), i.at()));
    add(i.condition(), e -> new Instruction.Branch(e, i.whenTrue(), i.whenFalse(), i.at()));
  }

  private void optional(
      Optional<Expression> value, Function<Optional<Expression>, Instruction> make) {
    if (value.isPresent()) {
      results.add(make.apply(Optional.empty()));
      add(value.get(), e -> make.apply(Optional.of(e)));
    }
  }

  private void addEach(List<Expression> all, Function<List<Expression>, Instruction> make) {
    for (int i = 0; i < all.size(); i++) {
      int index = i;
      add(
          all.get(i),
          e -> {
            List<Expression> changed = new ArrayList<>(all);
            changed.set(index, e);
            return make.apply(changed);
          });
    }
  }

  private void add(Expression expression, Function<Expression, Instruction> make) {
    simpler(expression).forEach(e -> results.add(make.apply(e)));
  }

  /** Simpler expressions of the same width: constants, parts, and the same with simpler parts. */
  private static List<Expression> simpler(Expression expression) {
    List<Expression> all = new ArrayList<>();
    switch (expression) {
      case Expression.Constant e -> {
        if (e.value() > 1 || e.value() < 0) {
          all.add(Expression.constant(1, e.bits()));
        }
        if (e.value() != 0) {
          all.add(Expression.constant(0, e.bits()));
        }
      }
      case Expression.Register e -> constants(e, all);
      case Expression.GlobalAddress _, Expression.FunctionAddress _ -> {}
      case Expression.Binary e -> {
        constants(e, all);
        all.add(e.left());
        all.add(e.right());
        simpler(e.left()).forEach(x -> all.add(new Expression.Binary(e.operator(), x, e.right())));
        simpler(e.right()).forEach(x -> all.add(new Expression.Binary(e.operator(), e.left(), x)));
      }
      case Expression.Comparison e -> {
        constants(e, all);
        simpler(e.right())
            .forEach(x -> all.add(new Expression.Comparison(e.operator(), e.left(), x)));
      }
      case Expression.Unary e -> constants(e, all);
      case Expression.Cast e -> constants(e, all);
      case Expression.Select e -> {
        constants(e, all);
        all.add(e.whenTrue());
        all.add(e.whenFalse());
      }
      case Expression.Wide _ -> {}
      case Expression.Half e -> constants(e, all);
    }
    return all;
  }

  private static void constants(Expression e, List<Expression> all) {
    all.add(Expression.constant(0, e.bits()));
    all.add(Expression.constant(1, e.bits()));
  }
}
