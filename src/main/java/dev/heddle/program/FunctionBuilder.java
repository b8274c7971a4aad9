// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

import dev.heddle.program.Expression.Register;
import dev.heddle.program.Function.Variable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Writes one function, instruction by instruction, each at the current source position.
 *
 * <p>This is the one place that says what a C11 order means: a release keeps earlier stores before
 * the store by a store-store fence (needed under PSO and weaker; free under SC and TSO); a
 * sequentially consistent store is followed by a full fence; acquire loads are loads. A
 * read-modify-write waits for the stores that are before such a fence, so with a release before it
 * nothing of its thread waits any more, and it needs no fence after it.
 */
public final class FunctionBuilder {
  public static final Set<Barrier> FULL = Set.copyOf(EnumSet.allOf(Barrier.class));

  /** A place in the code that jumps can name before it is known. */
  public static final class Label {
    private final String name;
    private int index = -1;

    private Label(String name) {
      this.name = name;
    }
  }

  private final String name;
  private final List<Variable> registers = new ArrayList<>();
  private final List<Instruction> code = new ArrayList<>();
  private final Map<Integer, Label[]> jumps = new HashMap<>();
  private final Map<Integer, String> labels = new HashMap<>();
  private int parameters;
  private SourcePosition at = SourcePosition.NONE;

  public FunctionBuilder(String name) {
    this.name = name;
  }

  /** The position of the instructions that follow. */
  public FunctionBuilder at(SourcePosition position) {
    at = position;
    return this;
  }

  public Register parameter(String name, int bits) {
    return parameter(name, bits, DataType.UNKNOWN);
  }

  /** A parameter that is declared with a type. */
  public Register parameter(String name, int bits, int type) {
    if (parameters != registers.size()) {
      throw new IllegalStateException("parameters come before other registers");
    }
    parameters++;
    return register(name, bits, type);
  }

  public Register register(String name, int bits) {
    return register(name, bits, DataType.UNKNOWN);
  }

  /** A register for a variable that is declared with a type. */
  public Register register(String name, int bits, int type) {
    registers.add(new Variable(name, bits, type));
    return new Register(registers.size() - 1, bits);
  }

  public Label label(String name) {
    return new Label(name);
  }

  public void place(Label label) {
    if (label.index >= 0) {
      throw new IllegalStateException("label " + label.name + " placed twice");
    }
    label.index = code.size();
    labels.put(code.size(), label.name);
  }

  public void assign(Register target, Expression value) {
    code.add(new Instruction.Assign(target, value, at));
  }

  public void load(Register target, Expression address, int bytes, Order order) {
    code.add(new Instruction.Load(target, address, bytes, order, at));
  }

  /** As {@link #load}, of bytes that someone must have written. */
  public void loadInitialized(Register target, Expression address, int bytes, Order order) {
    code.add(new Instruction.Load(target, address, bytes, order, Need.INITIALIZED, at));
  }

  public void store(Expression address, Expression value, int bytes, Order order) {
    release(order);
    code.add(new Instruction.Store(address, value, bytes, order, at));
    if (order == Order.SEQ_CST) {
      fence();
    }
  }

  public void update(
      Register target, UpdateOperator operator, Expression address, Expression operand, Order o) {
    release(o);
    locked(target, operator, address, operand, o);
  }

  /**
   * @param order of one that succeeds
   * @param failure the order of one that only reads
   */
  public void compareExchange(
      Register target,
      Expression address,
      Expression expected,
      Expression desired,
      Order order,
      Order failure) {
    release(order);
    locked(target, address, expected, desired, order, failure);
  }

  /** As {@link #update}, by an instruction of a machine, which has no fence before it. */
  public void locked(
      Register target, UpdateOperator operator, Expression address, Expression operand) {
    locked(target, operator, address, operand, Order.SEQ_CST);
  }

  /** As {@link #compareExchange}, by an instruction of a machine, which has no fence before it. */
  public void locked(Register target, Expression address, Expression expected, Expression desired) {
    locked(target, address, expected, desired, Order.SEQ_CST, Order.SEQ_CST);
  }

  private void locked(
      Register target, UpdateOperator operator, Expression address, Expression operand, Order o) {
    int bytes = target.bits() / 8;
    code.add(new Instruction.ReadModifyWrite(target, operator, address, operand, bytes, o, at));
  }

  private void locked(
      Register target,
      Expression address,
      Expression expected,
      Expression desired,
      Order order,
      Order failure) {
    int bytes = target.bits() / 8;
    code.add(
        new Instruction.CompareExchange(
            target, address, expected, desired, bytes, order, failure, at));
  }

  private void release(Order order) {
    if (order.releases()) {
      fence(Barrier.STORE_STORE);
    }
  }

  /** A fence with the given barriers; none means all four. */
  public void fence(Barrier... barriers) {
    Set<Barrier> set = barriers.length == 0 ? FULL : EnumSet.copyOf(Arrays.asList(barriers));
    code.add(new Instruction.Fence(set, at));
  }

  /** A C11 fence: sequentially consistent ones are full, releases keep stores in order. */
  public void fence(Order order) {
    switch (order) {
      case SEQ_CST -> fence();
      case ACQ_REL -> fence(Barrier.STORE_STORE, Barrier.LOAD_LOAD, Barrier.LOAD_STORE);
      case RELEASE -> fence(Barrier.STORE_STORE, Barrier.LOAD_STORE);
      case ACQUIRE -> fence(Barrier.LOAD_LOAD, Barrier.LOAD_STORE);
      case PLAIN, RELAXED -> {}
    }
  }

  public void jump(Label target) {
    jumps.put(code.size(), new Label[] {target});
    code.add(new Instruction.Jump(0, at));
  }

  public void branch(Expression condition, Label whenTrue, Label whenFalse) {
    jumps.put(code.size(), new Label[] {whenTrue, whenFalse});
    code.add(new Instruction.Branch(condition, 0, 0, at));
  }

  public void choose(Register target, int count) {
    code.add(new Instruction.Choose(target, count, at));
  }

  public void choose(Register target, Expression count) {
    code.add(new Instruction.Choose(target, count, at));
  }

  /** An instruction that has no method of its own here; it must not jump. */
  public void add(Instruction instruction) {
    code.add(instruction);
  }

  /** The position of the instructions that are written now. */
  public SourcePosition position() {
    return at;
  }

  public void call(Register result, Expression callee, Expression... arguments) {
    code.add(new Instruction.Call(Optional.ofNullable(result), callee, List.of(arguments), at));
  }

  /** Returns from the function; {@code value} may be null. */
  public void giveBack(Expression value) {
    code.add(new Instruction.Return(Optional.ofNullable(value), at));
  }

  /** Ends the thread; {@code value} may be null. */
  public void exit(Expression value) {
    code.add(new Instruction.Exit(Optional.ofNullable(value), at));
  }

  public void spawn(Register handle, Expression callee, Expression... arguments) {
    code.add(new Instruction.Spawn(handle, callee, List.of(arguments), at));
  }

  /** Waits for a thread; {@code result} may be null. */
  public void join(Expression handle, Register result) {
    code.add(new Instruction.Join(handle, Optional.ofNullable(result), at));
  }

  public void lock(Expression mutex) {
    code.add(new Instruction.Lock(mutex, at));
  }

  public void tryLock(Register target, Expression mutex) {
    code.add(new Instruction.TryLock(target, mutex, at));
  }

  public void unlock(Expression mutex) {
    code.add(new Instruction.Unlock(mutex, at));
  }

  public void assume(Expression condition) {
    code.add(new Instruction.Assume(condition, at));
  }

  /** Fails with the message unless the condition holds. */
  public void check(Expression condition, String message) {
    check(condition, Failure.ASSERTION, message);
  }

  public void check(Expression condition, Failure failure, String message) {
    code.add(new Instruction.Assert(condition, failure, message, at));
  }

  public void cut(String reason) {
    code.add(new Instruction.Cut(reason, at));
  }

  /** The function; falling off its end returns nothing. */
  public Function build() {
    return build(false);
  }

  /** The function, as part of the modelled library. */
  public Function buildLibrary() {
    return build(true);
  }

  private Function build(boolean library) {
    code.add(new Instruction.Return(Optional.empty(), at));
    jumps.forEach((index, targets) -> code.set(index, resolve(code.get(index), targets)));
    return new Function(name, parameters, registers, code, labels, library);
  }

  private static Instruction resolve(Instruction unresolved, Label[] targets) {
    for (Label label : targets) {
      if (label.index < 0) {
        throw new IllegalStateException("label " + label.name + " is nowhere");
      }
    }
    return switch (unresolved) {
      case Instruction.Jump j -> new Instruction.Jump(targets[0].index, j.at());
      case Instruction.Branch b ->
          new Instruction.Branch(b.condition(), targets[0].index, targets[1].index, b.at());
      default -> throw new AssertionError(unresolved);
    };
  }
}
