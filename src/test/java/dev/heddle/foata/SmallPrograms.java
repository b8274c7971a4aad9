// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata;

import dev.heddle.program.Barrier;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Global;
import dev.heddle.program.Order;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import dev.heddle.program.UpdateOperator;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Makes programs of few accesses that depend on each other in many ways: by value, by address, by
 * branches, through memory. The same random numbers make the same program.
 */
final class SmallPrograms {
  /** Which instructions there are. */
  enum Kind {
    /** Loads, stores of constants, and fences that wait for stores. */
    PLAIN,
    /** All. */
    DEPENDENT
  }

  private static final int BYTES = 8;

  private final Random random;
  private final Kind kind;
  private final List<Global> globals = new ArrayList<>();
  private int constants;

  private SmallPrograms(Random random, Kind kind) {
    this.random = random;
    this.kind = kind;
  }

  static Program next(Random random, Kind kind, int accesses) {
    return new SmallPrograms(random, kind).program(accesses);
  }

  private Program program(int accesses) {
    ProgramBuilder p = new ProgramBuilder("small");
    int threads = 2 + random.nextInt(2);
    int locations = 1 + random.nextInt(3);
    for (int i = 0; i < locations; i++) {
      globals.add(p.integer(String.valueOf((char) ('x' + i)), BYTES, 0));
    }
    int left = accesses;
    for (int t = 0; t < threads; t++) {
      int share = t == threads - 1 ? left : Math.min(left, 1 + random.nextInt(accesses / 2));
      left -= share;
      p.thread(new Thread("t" + t).write(share));
    }
    return p.build();
  }

  /** A thread while it is written. */
  private final class Thread {
    private final FunctionBuilder code;
    private final List<Register> known = new ArrayList<>();
    private int labels;

    Thread(String name) {
      code = new FunctionBuilder(name);
    }

    dev.heddle.program.Function write(int accesses) {
      for (int i = 0; i < accesses; i++) {
        if (random.nextInt(4) == 0) {
          fence();
        }
        if (kind == Kind.DEPENDENT && !known.isEmpty() && random.nextInt(4) == 0) {
          FunctionBuilder.Label then = code.label("then" + labels);
          FunctionBuilder.Label end = code.label("end" + labels++);
          code.branch(isZero(), then, end);
          code.place(then);
          access();
          code.place(end);
        } else {
          access();
        }
      }
      return code.build();
    }

    private void fence() {
      if (kind == Kind.PLAIN) {
        switch (random.nextInt(3)) {
          case 0 -> code.fence();
          case 1 -> code.fence(Barrier.STORE_LOAD);
          default -> code.fence(Barrier.STORE_STORE);
        }
        return;
      }
      List<Barrier> some = new ArrayList<>();
      for (Barrier b : Barrier.values()) {
        if (random.nextInt(3) > 0) {
          some.add(b);
        }
      }
      if (!some.isEmpty()) {
        code.fence(some.toArray(Barrier[]::new));
      }
    }

    private Register any() {
      return known.get(random.nextInt(known.size()));
    }

    private Expression isZero() {
      return new Expression.Comparison(
          random.nextBoolean() ? ComparisonOperator.EQ : ComparisonOperator.NE, any(), number(0));
    }

    private Expression number(long n) {
      return Expression.constant(n, 64);
    }

    private Expression.GlobalAddress global() {
      return new Expression.GlobalAddress(globals.get(random.nextInt(globals.size())), 0, 64);
    }

    private Expression address() {
      boolean computed = kind == Kind.DEPENDENT && !known.isEmpty() && random.nextInt(5) == 0;
      return computed ? new Expression.Select(isZero(), global(), global()) : global();
    }

    private Expression value() {
      if (kind == Kind.PLAIN || known.isEmpty() || random.nextBoolean()) {
        return number(++constants);
      }
      return switch (random.nextInt(3)) {
        case 0 -> any();
        case 1 -> new Expression.Binary(BinaryOperator.ADD, any(), number(1));
        default -> {
          Register r = any();
          Expression zero = new Expression.Binary(BinaryOperator.XOR, r, r);
          yield new Expression.Binary(BinaryOperator.ADD, zero, number(++constants));
        }
      };
    }

    private void access() {
      int what = random.nextInt(kind == Kind.PLAIN ? 8 : 11);
      Expression to = address();
      if (what < 4) {
        Register old = !known.isEmpty() && random.nextInt(4) == 0 ? any() : register();
        code.load(old, to, BYTES, Order.PLAIN);
        remember(old);
      } else if (what < 8) {
        code.store(to, value(), BYTES, Order.PLAIN);
      } else if (what == 8) {
        Expression operand = value();
        Register r = register();
        code.update(r, UpdateOperator.XCHG, to, operand, Order.RELAXED);
        remember(r);
      } else if (what == 9) {
        Register r = register();
        code.compareExchange(
            r, to, number(random.nextInt(2)), value(), Order.RELAXED, Order.RELAXED);
        remember(r);
      } else if (!known.isEmpty()) {
        code.assign(any(), value());
      } else {
        code.store(to, value(), BYTES, Order.PLAIN);
      }
    }

    private Register register() {
      return code.register("r" + known.size(), 64);
    }

    private void remember(Register r) {
      if (!known.contains(r)) {
        known.add(r);
      }
    }
  }
}
