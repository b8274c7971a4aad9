// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.Global;
import dev.heddle.program.Instruction;
import dev.heddle.program.Instruction.Await;
import dev.heddle.program.Instruction.Await.Patience;
import dev.heddle.program.Order;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.UpdateOperator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * One thread of a script as a function of the engine's. A number n is n times 2^30 there, in 32
 * bits: so additions are modulo 4. Step i of the thread is at line i + 1.
 */
final class Translation {
  private static final int BITS = 32;
  private static final int BYTES = 4;
  static final int SHIFT = 30;

  private final FunctionBuilder out;
  private final Function<String, Global> globals;
  private final Map<String, Integer> counts;
  private final Map<String, Register> registers = new HashMap<>();
  private final int thread;

  private Translation(int thread, Function<String, Global> globals, Map<String, Integer> counts) {
    this.out = new FunctionBuilder("t" + thread);
    this.thread = thread;
    this.globals = globals;
    this.counts = counts;
  }

  /**
   * @param globals by name; outputs are named {@link #output}
   */
  static dev.heddle.program.Function of(
      Script script, int thread, Function<String, Global> globals) {
    return new Translation(thread, globals, script.counts())
        .translate(script.threads().get(thread));
  }

  /** The variable that holds an output of a thread that has ended. */
  static String output(int thread, int i) {
    return "out" + thread + "_" + i;
  }

  private dev.heddle.program.Function translate(Body body) {
    body.registers().forEach(r -> registers.put(r, out.register(r, BITS)));
    registers.values().forEach(r -> out.assign(r, number(0)));
    List<Step> steps = body.steps();
    List<Label> labels =
        IntStream.rangeClosed(0, steps.size()).mapToObj(i -> out.label("l" + i)).toList();
    for (int i = 0; i < steps.size(); i++) {
      out.place(labels.get(i));
      out.at(new SourcePosition("t" + thread, i + 1, 1));
      translate(steps.get(i), i, labels);
    }
    out.place(labels.getLast());
    out.at(new SourcePosition("t" + thread, steps.size() + 1, 1));
    for (int i = 0; i < body.outputs().size(); i++) {
      Register r = registers.get(body.outputs().get(i));
      out.add(new Instruction.Poke(address(output(thread, i)), r, BYTES, out.position()));
    }
    return out.build();
  }

  private void translate(Step step, int i, List<Label> labels) {
    switch (step) {
      case Step.Branch s ->
          out.branch(condition(s.condition()), labels.get(s.target()), labels.get(i + 1));
      case Step.Jump s -> out.jump(labels.get(s.target()));
      case Step.Assert s -> out.check(condition(s.condition()), "assertion");
      case Step.Assume s -> out.assume(condition(s.condition()));
      case Step.Assign s -> out.assign(registers.get(s.register()), value(s.value()));
      case Step.Visible s -> translate(s);
    }
  }

  private void translate(Step.Visible step) {
    switch (step) {
      case Step.Load s ->
          out.load(registers.get(s.register()), address(s.at()), BYTES, Order.PLAIN);
      case Step.Store s -> out.store(address(s.at()), value(s.value()), BYTES, Order.PLAIN);
      case Step.Exchange s -> update(s.register(), UpdateOperator.XCHG, s.at(), value(s.value()));
      case Step.Add s -> update(s.register(), UpdateOperator.ADD, s.at(), number(s.number()));
      case Step.Compare s -> compare(s);
      case Step.Fence _ -> out.fence();
      case Step.Lock s -> out.lock(address(s.mutex()));
      case Step.Unlock s -> out.unlock(address(s.mutex()));
      case Step.TryLock s -> {
        Register done = out.register("done", BITS);
        out.tryLock(done, address(s.mutex()));
        out.assign(registers.get(s.register()), flag(isNot(done, 0)));
      }
      case Step.Wait s -> await(s, s.semaphore());
      case Step.Post s -> await(s, s.semaphore());
      case Step.TryWait s -> {
        Register old = await(s, s.semaphore());
        out.assign(registers.get(s.register()), flag(some(old, s.semaphore())));
      }
      case Step.Choose s -> {
        Register choice = out.register("choice", BITS);
        out.choose(choice, 2);
        out.assign(registers.get(s.register()), flag(isNot(choice, 0)));
      }
    }
  }

  private void update(String register, UpdateOperator operator, String at, Expression operand) {
    out.locked(registers.get(register), operator, address(at), operand);
  }

  private void compare(Step.Compare s) {
    Register old = out.register("old", BITS);
    Register expected = registers.get(s.expected());
    Register same = out.register("same", 1);
    out.locked(old, address(s.at()), expected, value(s.value()));
    out.assign(same, new Expression.Comparison(ComparisonOperator.EQ, old, expected));
    out.assign(expected, old);
    out.assign(registers.get(s.success()), flag(same));
  }

  /**
   * As the modelled library does it. Cells are 0 at first, so they hold how many more tokens there
   * are than at first.
   */
  private Register await(Step step, String semaphore) {
    Await.Test test =
        switch (step) {
          case Step.Wait _ -> new Await.Test(ComparisonOperator.NE, least(semaphore));
          case Step.TryWait _ -> new Await.Test(ComparisonOperator.SGT, least(semaphore));
          default -> new Await.Test(ComparisonOperator.UGE, Expression.constant(0, 64));
        };
    boolean up = step instanceof Step.Post;
    Expression one = Expression.constant(1, 64);
    Await.Update change = new Await.Update(up ? UpdateOperator.ADD : UpdateOperator.SUB, one);
    Patience patience = step instanceof Step.TryWait ? Patience.TRY : Patience.WAIT;
    Register old = out.register("old", 64);
    Expression cell = address(semaphore);
    out.add(new Await(old, cell, test, change, patience, semaphore, out.position()));
    return old;
  }

  private Expression some(Register old, String semaphore) {
    return new Expression.Comparison(ComparisonOperator.SGT, old, least(semaphore));
  }

  private Expression least(String semaphore) {
    return Expression.constant(-counts.getOrDefault(semaphore, 0), 64);
  }

  private static Expression isNot(Register r, long number) {
    return new Expression.Comparison(
        ComparisonOperator.NE, r, Expression.constant(number, r.bits()));
  }

  private static Expression flag(Expression condition) {
    return new Expression.Select(condition, number(1), number(0));
  }

  private static Expression number(int n) {
    return Expression.constant((long) n << SHIFT, BITS);
  }

  private Expression value(Value v) {
    return v.register()
        .map(registers::get)
        .<Expression>map(r ->
            v.number() == 0 ? r : new Expression.Binary(BinaryOperator.ADD, r, number(v.number())))
        .orElseGet(() -> number(v.number()));
  }

  private Expression condition(Condition c) {
    return new Expression.Comparison(
        c.equal() ? ComparisonOperator.EQ : ComparisonOperator.NE,
        value(c.left()),
        value(c.right()));
  }

  private Expression address(String name) {
    return new Expression.GlobalAddress(globals.apply(name), 0, 64);
  }
}
