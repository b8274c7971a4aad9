// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.program.Barrier;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Global;
import dev.heddle.program.Instruction;
import dev.heddle.program.Instruction.Await;
import dev.heddle.program.Instruction.Await.Patience;
import dev.heddle.program.Order;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import dev.heddle.program.Storage;
import dev.heddle.program.UpdateOperator;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Writes small test programs over four-byte variables, all zero at first, with little ceremony. */
public final class Sketch {
  private static final int BITS = 32;
  private static final int BYTES = 4;

  private final ProgramBuilder program = new ProgramBuilder("sketch");
  private final Map<String, Global> globals = new HashMap<>();
  private int threads;

  public Sketch(String... variables) {
    for (String v : variables) {
      globals.put(v, program.integer(v, BYTES, 0));
    }
  }

  public Sketch array(String name, int elements) {
    globals.put(name, program.global(name, new byte[elements * BYTES], BYTES));
    return this;
  }

  public Sketch thread(Consumer<Code> body) {
    Code code = new Code(new FunctionBuilder("t" + threads++));
    body.accept(code);
    program.thread(code.raw.build());
    return this;
  }

  /** A function without parameters; the first one has index 0. */
  public Sketch function(Consumer<Code> body) {
    Code code = new Code(new FunctionBuilder("f" + threads++));
    body.accept(code);
    program.function(code.raw.build());
    return this;
  }

  /** The first thread has memory to itself until it starts another. */
  public Sketch alone() {
    program.alone();
    return this;
  }

  public Program program() {
    return program.build();
  }

  int traces(Model model) {
    BruteForce.Result result = new BruteForce(program(), model, 2_000_000).run();
    if (result.tooLarge()) {
      throw new AssertionError("too large: " + result.states());
    }
    return result.endings().size();
  }

  public static Expression number(long value) {
    return Expression.constant(value, BITS);
  }

  public static Expression plus(Expression left, Expression right) {
    return new Expression.Binary(BinaryOperator.ADD, left, right);
  }

  public static Expression equal(Expression left, long right) {
    return new Expression.Comparison(
        ComparisonOperator.EQ, left, Expression.constant(right, left.bits()));
  }

  /** The body of one function. */
  public final class Code {
    public final FunctionBuilder raw;
    private int registers;

    private Code(FunctionBuilder raw) {
      this.raw = raw;
    }

    public Register register() {
      return register(BITS);
    }

    public Register register(int bits) {
      return raw.register("r" + registers++, bits);
    }

    public Expression address(String name) {
      return address(name, 0);
    }

    public Expression address(String name, int offset) {
      return new Expression.GlobalAddress(globals.get(name), offset, 64);
    }

    public Register load(String name) {
      return load(name, 0, BYTES);
    }

    public Register load(String name, int offset, int bytes) {
      Register target = register(bytes * 8);
      raw.load(target, address(name, offset), bytes, Order.PLAIN);
      return target;
    }

    public void store(String name, long value) {
      store(name, number(value));
    }

    public void store(String name, Expression value) {
      store(name, 0, value);
    }

    public void store(String name, int offset, Expression value) {
      raw.store(address(name, offset), value, value.bits() / 8, Order.PLAIN);
    }

    public Register update(UpdateOperator operator, String name, long operand) {
      Register target = register();
      raw.locked(target, operator, address(name), number(operand));
      return target;
    }

    public Register exchange(String name, long expected, long desired) {
      Register target = register();
      raw.locked(target, address(name), number(expected), number(desired));
      return target;
    }

    public void fence() {
      raw.fence();
    }

    public void storeFence() {
      raw.fence(Barrier.STORE_STORE);
    }

    public void lock(String name) {
      raw.lock(address(name));
    }

    public void unlock(String name) {
      raw.unlock(address(name));
    }

    public Register tryLock(String name) {
      Register target = register();
      raw.tryLock(target, address(name));
      return target;
    }

    /** A cell that is named as a variable: one more, one less when there is one. */
    public void up(String name) {
      cell(name, ComparisonOperator.UGE, UpdateOperator.ADD, Patience.TRY);
    }

    public void down(String name) {
      cell(name, ComparisonOperator.UGT, UpdateOperator.SUB, Patience.WAIT);
    }

    /** Waits until the cell is not 0, and leaves it as it is. */
    public void see(String name) {
      cell(name, ComparisonOperator.UGT, UpdateOperator.UMAX, Patience.WAIT);
    }

    private void cell(String n, ComparisonOperator test, UpdateOperator update, Patience patience) {
      Expression one = Expression.constant(1, 64);
      raw.add(
          new Await(
              register(64),
              address(n),
              new Await.Test(test, Expression.constant(0, 64)),
              new Await.Update(update, one),
              patience,
              n,
              raw.position()));
    }

    public Register allocate(Storage storage) {
      Register object = register(64);
      Expression bytes = Expression.constant(BYTES, 64);
      raw.add(new Instruction.Allocate(object, bytes, BYTES, storage, raw.position()));
      return object;
    }

    public void free(Expression object) {
      raw.add(new Instruction.Free(object, Storage.HEAP, raw.position()));
    }

    public Register spawn(int function) {
      Register handle = register(64);
      raw.spawn(handle, new Expression.FunctionAddress(function));
      return handle;
    }

    public Register join(Expression handle) {
      Register result = register();
      raw.join(handle, result);
      return result;
    }
  }
}
