// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.program.CastOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Function;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Order;
import dev.heddle.program.Program;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Random programs whose first thread starts several threads with the same function. Most of them
 * cannot tell these threads apart; some can, by what comes between their starts or their joins, by
 * their results or by their handles.
 */
public final class RandomTwins {
  private static final int MOST = 4;

  private final Random random;
  private final Program base;
  private final FunctionBuilder main = new FunctionBuilder("main");
  private final List<Register> handles = new ArrayList<>();
  private final List<Function> functions;

  private RandomTwins(Random random, Shape shape) {
    this.random = random;
    int operations = 4 + random.nextInt(4);
    this.base = RandomPrograms.next(random, shape.withThreads(2, 2).withOperations(operations));
    this.functions = new ArrayList<>(base.functions());
  }

  /** Threads of a random program of that shape, some of them several times. */
  public static Program next(Random random, Shape shape) {
    return new RandomTwins(random, shape).program();
  }

  private Program program() {
    int tells = random.nextInt(12);
    List<Integer> starts = starts();
    for (int i = 0; i < starts.size(); i++) {
      if (tells == 0 && i == 1 || random.nextInt(12) == 0) {
        access();
      }
      Register handle = main.register("h" + i, 64);
      main.spawn(handle, new Expression.FunctionAddress(starts.get(i)));
      handles.add(handle);
    }
    if (tells == 1) {
      distinguish();
    }
    if (random.nextInt(5) > 0) {
      joins(tells == 2, tells == 3);
    }
    if (random.nextBoolean()) {
      main.call(null, new Expression.FunctionAddress(base.threads().get(1)));
    }
    return withMain();
  }

  /** The functions of the threads, mostly the first one, in a row. */
  private List<Integer> starts() {
    List<Integer> starts = new ArrayList<>();
    int first = 2 + random.nextInt(2);
    int second = random.nextInt(MOST - first);
    int function = base.threads().get(0);
    starts.addAll(Collections.nCopies(first, random.nextInt(6) > 0 ? function : wrapped(function)));
    starts.addAll(Collections.nCopies(second, base.threads().get(1)));
    if (random.nextInt(6) == 0) {
      Collections.shuffle(starts, random);
    }
    return starts;
  }

  /** A function that calls another one, and returns what it then finds in memory. */
  private int wrapped(int function) {
    if (base.globals().isEmpty()) {
      return function;
    }
    FunctionBuilder code = new FunctionBuilder("wrapped");
    code.call(null, new Expression.FunctionAddress(function));
    Register found = code.register("found", 8);
    code.load(
        found, new Expression.GlobalAddress(base.globals().getFirst(), 0, 64), 1, Order.RELAXED);
    code.giveBack(new Expression.Cast(CastOperator.ZERO_EXTEND, found, 64));
    functions.add(code.build());
    return functions.size() - 1;
  }

  private void access() {
    if (base.globals().isEmpty()) {
      return;
    }
    Expression address = new Expression.GlobalAddress(base.globals().getFirst(), 0, 64);
    if (random.nextBoolean()) {
      main.load(main.register("seen" + handles.size(), 8), address, 1, Order.RELAXED);
    } else {
      main.store(address, Expression.constant(1, 8), 1, Order.RELAXED);
    }
  }

  /** Something is computed of a handle, and stored. */
  private void distinguish() {
    if (!base.globals().isEmpty()) {
      Expression low =
          new Expression.Cast(CastOperator.TRUNCATE, handles.get(random.nextInt(2)), 8);
      Expression address = new Expression.GlobalAddress(base.globals().getFirst(), 0, 64);
      main.store(address, low, 1, Order.RELAXED);
    }
  }

  private void joins(boolean between, boolean partial) {
    List<Register> order = new ArrayList<>(handles);
    if (random.nextInt(3) == 0) {
      Collections.shuffle(order, random);
    }
    int count = partial ? 1 + random.nextInt(order.size()) : order.size();
    for (int i = 0; i < count; i++) {
      Register result = main.register("r" + i, 64);
      main.join(order.get(i), result);
      if (random.nextInt(8) == 0) {
        main.check(
            new Expression.Comparison(ComparisonOperator.EQ, result, Expression.constant(0, 64)),
            "result");
      }
      if (between && random.nextBoolean()) {
        access();
      }
    }
  }

  private Program withMain() {
    functions.add(main.build());
    return new Program(
        base.name(),
        base.globals(),
        functions,
        List.of(functions.size() - 1),
        base.threadLocals(),
        random.nextBoolean());
  }
}
