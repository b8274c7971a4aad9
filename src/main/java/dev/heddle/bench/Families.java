// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.GlobalAddress;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Function;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Global;
import dev.heddle.program.Order;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import dev.heddle.program.UpdateOperator;

/** The program families whose numbers of executions every exact explorer must hit. */
public final class Families {
  private static final int INT = 4;

  private Families() {}

  private static Expression number(long value) {
    return Expression.constant(value, 32);
  }

  private static GlobalAddress address(Global global) {
    return new GlobalAddress(global, 0, 64);
  }

  /** {@code base + 4 * index}. */
  private static Expression element(Global array, Register index) {
    Expression wide = new Expression.Cast(dev.heddle.program.CastOperator.ZERO_EXTEND, index, 64);
    Expression offset =
        new Expression.Binary(BinaryOperator.MUL, wide, Expression.constant(INT, 64));
    return new Expression.Binary(BinaryOperator.ADD, address(array), offset);
  }

  private static Expression add(Expression a, Expression b) {
    return new Expression.Binary(BinaryOperator.ADD, a, b);
  }

  private static void load(FunctionBuilder f, Register target, Expression from) {
    f.load(target, from, INT, Order.PLAIN);
  }

  private static void store(FunctionBuilder f, Expression to, Expression value) {
    f.store(to, value, INT, Order.PLAIN);
  }

  private static Function storing(String name, Global x, long value) {
    FunctionBuilder f = new FunctionBuilder(name);
    store(f, address(x), number(value));
    return f.build();
  }

  private static Function loading(String name, Global x) {
    FunctionBuilder f = new FunctionBuilder(name);
    load(f, f.register("r", 32), address(x));
    return f.build();
  }

  /** Thread i: x_i = 1; r = x_(i+1). */
  public static Program storeBufferRing(int n) {
    ProgramBuilder p = new ProgramBuilder("SB ring " + n);
    Global[] x = new Global[n];
    for (int i = 0; i < n; i++) {
      x[i] = p.integer("x" + i, INT, 0);
    }
    for (int i = 0; i < n; i++) {
      FunctionBuilder f = new FunctionBuilder("t" + i);
      store(f, address(x[i]), number(1));
      load(f, f.register("r", 32), address(x[(i + 1) % n]));
      p.thread(f.build());
    }
    return p.build();
  }

  /** Threads with so many accesses each, a third of them stores, of 8 locations. */
  public static Program mixed(int threads, int accesses) {
    ProgramBuilder p = new ProgramBuilder("mixed(" + threads + "," + accesses + ")");
    Global[] x = new Global[8];
    for (int i = 0; i < x.length; i++) {
      x[i] = p.integer("x" + i, INT, 0);
    }
    for (int t = 0; t < threads; t++) {
      FunctionBuilder f = new FunctionBuilder("t" + t);
      for (int i = 0; i < accesses; i++) {
        Expression to = address(x[(4 * t + i) % x.length]);
        if ((t + i) % 3 == 0) {
          store(f, to, number(10L * t + i + 1));
        } else {
          load(f, f.register("r" + i, 32), to);
        }
      }
      p.thread(f.build());
    }
    return p.build();
  }

  /** n threads store to x, one loads it. */
  public static Program writers(int n) {
    ProgramBuilder p = new ProgramBuilder("writers(" + n + ")+reader");
    Global x = p.integer("x", INT, 0);
    for (int i = 0; i < n; i++) {
      p.thread(storing("writer" + i, x, i + 1));
    }
    p.thread(loading("reader", x));
    return p.build();
  }

  /** One thread stores to x, n load it. */
  public static Program readers(int n) {
    ProgramBuilder p = new ProgramBuilder("readers(" + n + ")");
    Global x = p.integer("x", INT, 0);
    p.thread(storing("writer", x, 1));
    for (int i = 0; i < n; i++) {
      p.thread(loading("reader" + i, x));
    }
    return p.build();
  }

  /** Thread i: a[i] = a[i-1] + 1; one thread scans from a[n] down to the first zero. */
  public static Program lastZero(int n) {
    ProgramBuilder p = new ProgramBuilder("last zero(" + n + ")");
    Global a = p.global("a", new byte[INT * (n + 1)], 8);
    FunctionBuilder scan = new FunctionBuilder("scan");
    Register i = scan.register("i", 32);
    Register r = scan.register("r", 32);
    FunctionBuilder.Label top = scan.label("top");
    FunctionBuilder.Label next = scan.label("next");
    FunctionBuilder.Label end = scan.label("end");
    scan.assign(i, number(n));
    scan.place(top);
    load(scan, r, element(a, i));
    scan.branch(new Expression.Comparison(ComparisonOperator.EQ, r, number(0)), end, next);
    scan.place(next);
    scan.assign(i, new Expression.Binary(BinaryOperator.SUB, i, number(1)));
    scan.jump(top);
    scan.place(end);
    p.thread(scan.build());
    for (int k = 1; k <= n; k++) {
      FunctionBuilder f = new FunctionBuilder("t" + k);
      Register s = f.register("r", 32);
      load(f, s, new GlobalAddress(a, (k - 1L) * INT, 64));
      store(f, new GlobalAddress(a, (long) k * INT, 64), add(s, number(1)));
      p.thread(f.build());
    }
    return p.build();
  }

  /** n times i += j against n times j += i, while a third thread reads both. */
  public static Program fib(int n) {
    ProgramBuilder p = new ProgramBuilder("fib(" + n + ") concurrent");
    Global i = p.integer("i", INT, 1);
    Global j = p.integer("j", INT, 1);
    p.thread(adding("t1", n, i, j));
    p.thread(adding("t2", n, j, i));
    FunctionBuilder main = new FunctionBuilder("main");
    readBoth(main, i, j);
    p.thread(main.build());
    return p.build();
  }

  /** The same, but the third thread starts the two and joins them before it reads. */
  public static Program fibJoined(int n) {
    ProgramBuilder p = new ProgramBuilder("fib(" + n + ") joined");
    Global i = p.integer("i", INT, 1);
    Global j = p.integer("j", INT, 1);
    int t1 = p.function(adding("t1", n, i, j));
    int t2 = p.function(adding("t2", n, j, i));
    FunctionBuilder main = new FunctionBuilder("main");
    Register h1 = main.register("h1", 64);
    Register h2 = main.register("h2", 64);
    main.spawn(h1, new Expression.FunctionAddress(t1));
    main.spawn(h2, new Expression.FunctionAddress(t2));
    main.join(h1, null);
    main.join(h2, null);
    readBoth(main, i, j);
    p.thread(main.build());
    return p.build();
  }

  private static void readBoth(FunctionBuilder f, Global i, Global j) {
    load(f, f.register("a", 32), address(i));
    load(f, f.register("b", 32), address(j));
  }

  private static Function adding(String name, int n, Global to, Global what) {
    FunctionBuilder f = new FunctionBuilder(name);
    Register a = f.register("a", 32);
    Register b = f.register("b", 32);
    for (int k = 0; k < n; k++) {
      load(f, a, address(to));
      load(f, b, address(what));
      store(f, address(to), add(a, b));
    }
    return f.build();
  }

  /** n threads fetch-add x once. */
  public static Program atomicIncrement(int n) {
    ProgramBuilder p = new ProgramBuilder("atomic increment(" + n + ")");
    Global x = p.integer("x", INT, 0);
    for (int i = 0; i < n; i++) {
      FunctionBuilder f = new FunctionBuilder("t" + i);
      Register r = f.register("r", 32);
      f.update(r, UpdateOperator.ADD, address(x), number(1), Order.RELAXED);
      p.thread(f.build());
    }
    return p.build();
  }

  /** Flanagan and Godefroid's indexer: each thread inserts 4 words into a table of 128. */
  public static Program indexer(int n) {
    ProgramBuilder p = new ProgramBuilder("indexer(" + n + ")");
    Global table = p.global("table", new byte[INT * 128], 8);
    for (int t = 0; t < n; t++) {
      FunctionBuilder f = new FunctionBuilder("t" + t);
      Register h = f.register("h", 32);
      Register old = f.register("old", 32);
      for (int k = 1; k <= 4; k++) {
        insert(f, table, k * 11 + t, h, old);
      }
      p.thread(f.build());
    }
    return p.build();
  }

  private static void insert(FunctionBuilder f, Global table, int word, Register h, Register old) {
    FunctionBuilder.Label top = f.label("insert" + word);
    FunctionBuilder.Label next = f.label("next" + word);
    FunctionBuilder.Label done = f.label("done" + word);
    f.assign(h, number(word * 7 % 128));
    f.place(top);
    f.compareExchange(
        old, element(table, h), number(0), number(word), Order.RELAXED, Order.RELAXED);
    f.branch(new Expression.Comparison(ComparisonOperator.EQ, old, number(0)), done, next);
    f.place(next);
    Expression following = add(h, number(1));
    f.assign(h, new Expression.Binary(BinaryOperator.AND, following, number(127)));
    f.jump(top);
    f.place(done);
  }
}
