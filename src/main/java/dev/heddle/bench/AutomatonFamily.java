// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import static dev.heddle.program.automaton.AutomatonTerm.constant;
import static dev.heddle.program.automaton.AutomatonTerm.equal;
import static dev.heddle.program.automaton.AutomatonTerm.register;
import static dev.heddle.program.automaton.AutomatonTerm.unequal;

import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonBuilder;
import dev.heddle.program.automaton.AutomatonTerm;
import dev.heddle.program.automaton.Operator;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Programs of any size, whose threads are automata: those of the paper's figures 7, 8 and 9. */
public enum AutomatonFamily {
  /**
   * The fast path of Lamport's fast mutex with N threads; a thread that meets another waits until
   * the lock is free, so it is safe but not live. The goal: the first two are in the critical
   * section.
   */
  LAMPORT("lamport", 2, n -> threads(n, AutomatonFamily::fastPath)),

  /** The whole algorithm, with the slow path. */
  FAST_MUTEX("fast-mutex", 2, n -> threads(n, AutomatonFamily::fastMutex)),

  /** Dekker's flags, with N ways from the store to the load, each past other accesses. */
  DIAMOND("diamond", 1, AutomatonFamily::diamond),

  /** One thread must go twice round a loop of length N before its store shows. */
  LOOP("loop", 1, AutomatonFamily::loop);

  private static final long X = 0;
  private static final long Y = 1;

  private final String key;
  private final int least;
  private final IntFunction<List<Automaton>> threads;

  AutomatonFamily(String key, int least, IntFunction<List<Automaton>> threads) {
    this.key = key;
    this.least = least;
    this.threads = threads;
  }

  public String key() {
    return key;
  }

  /** The smallest size. */
  public int least() {
    return least;
  }

  public static Optional<AutomatonFamily> of(String key) {
    return Stream.of(values()).filter(f -> f.key.equals(key)).findFirst();
  }

  public ParallelProgram program(int size) {
    return new ParallelProgram(key + size, threads.apply(size));
  }

  private static List<Automaton> threads(int n, BiFunction<Integer, Integer, Automaton> thread) {
    return IntStream.rangeClosed(1, n).mapToObj(i -> thread.apply(i, n)).toList();
  }

  private static Automaton fastPath(int i, int n) {
    Thread t = new Thread("t" + i);
    AutomatonTerm me = constant(i);
    t.write("start", "first", me, X);
    t.read("first", "seen", Y);
    t.check("seen", "start", unequal(t.r, constant(0)));
    t.check("seen", "free", equal(t.r, constant(0)));
    t.write("free", "second", me, Y);
    t.read("second", "compared", X);
    t.check("compared", "critical", equal(t.r, me));
    t.check("compared", "waiting", unequal(t.r, me));
    t.read("waiting", "waited", Y);
    t.check("waited", "waiting", unequal(t.r, constant(0)));
    t.check("waited", "start", equal(t.r, constant(0)));
    t.write("critical", "start", constant(0), Y);
    return t.build("start", i <= 2 ? "critical" : null);
  }

  /** A fast mutual exclusion algorithm, 1987, algorithm 2; b[i] is at address 1 + i. */
  private static Automaton fastMutex(int i, int n) {
    Thread t = new Thread("t" + i);
    AutomatonTerm me = constant(i);
    t.write("start", "announced", constant(1), 1 + i);
    t.write("announced", "first", me, X);
    t.read("first", "seen", Y);
    t.check("seen", "taken", unequal(t.r, constant(0)));
    t.check("seen", "free", equal(t.r, constant(0)));
    t.write("taken", "waiting", constant(0), 1 + i);
    t.read("waiting", "waited", Y);
    t.check("waited", "waiting", unequal(t.r, constant(0)));
    t.check("waited", "start", equal(t.r, constant(0)));
    t.write("free", "second", me, Y);
    t.read("second", "compared", X);
    t.check("compared", "critical", equal(t.r, me));
    t.check("compared", "contended", unequal(t.r, me));
    String from = "others0";
    t.write("contended", from, constant(0), 1 + i);
    for (int j = 1; j <= n; j++) {
      if (j != i) {
        t.read(from, "other" + j, 1 + j);
        t.check("other" + j, from, unequal(t.r, constant(0)));
        t.check("other" + j, "others" + j, equal(t.r, constant(0)));
        from = "others" + j;
      }
    }
    t.read(from, "decided", Y);
    t.check("decided", "critical", equal(t.r, me));
    t.check("decided", "waiting", unequal(t.r, me));
    t.write("critical", "leaving", constant(0), Y);
    t.write("leaving", "start", constant(0), 1 + i);
    return t.build("start", i <= 2 ? "critical" : null);
  }

  private static List<Automaton> diamond(int n) {
    return List.of(diamond("t1", X, Y, n), diamond("t2", Y, X, n));
  }

  /** Each way stores another number to a; then b is read. */
  private static Automaton diamond(String name, long mine, long other, int n) {
    Thread t = new Thread(name);
    t.write("start", "split", constant(1), mine);
    for (int i = 1; i <= n; i++) {
      t.write("split", "join", constant(i), 2);
    }
    t.read("join", "past", 3);
    t.read("past", "seen", other);
    t.check("seen", "goal", equal(t.r, constant(0)));
    return t.build("start", "goal");
  }

  /**
   * The first thread stores 1, 0, 1, 0, ... to x, once a round; the second wants to see 1 then 0.
   */
  private static List<Automaton> loop(int n) {
    Thread t = new Thread("t1");
    int value = t.builder.register("value");
    t.assign(
        "round", "store", value, AutomatonTerm.binary(Operator.SUB, constant(1), register(value)));
    t.write("store", "body1", register(value), X);
    for (int i = 1; i < n; i++) {
      t.add("body" + i, "body" + (i + 1), new TransitionCommand.Noop());
    }
    t.add("body" + n, "round", new TransitionCommand.Noop());
    t.read("round", "seen", Y);
    t.check("seen", "goal", equal(t.r, constant(0)));
    Thread u = new Thread("t2");
    u.write("start", "stored", constant(1), Y);
    u.read("stored", "one", X);
    u.check("one", "between", equal(u.r, constant(1)));
    u.read("between", "two", X);
    u.check("two", "goal", equal(u.r, constant(0)));
    return List.of(t.build("round", "goal"), u.build("start", "goal"));
  }

  /** A thread, state by name, with one register for all it reads. */
  private static final class Thread {
    private final AutomatonBuilder builder;
    private final AutomatonTerm r;

    Thread(String name) {
      builder = new AutomatonBuilder(name);
      r = register(builder.register("r"));
    }

    void add(String from, String to, TransitionCommand command) {
      builder.add(builder.state(from), builder.state(to), command);
    }

    void write(String from, String to, AutomatonTerm value, long address) {
      add(from, to, new TransitionCommand.Store(value, constant(address)));
    }

    void read(String from, String to, long address) {
      add(from, to, new TransitionCommand.Load(0, constant(address)));
    }

    void check(String from, String to, AutomatonTerm condition) {
      add(from, to, new TransitionCommand.Assume(condition));
    }

    void assign(String from, String to, int register, AutomatonTerm value) {
      add(from, to, new TransitionCommand.Assign(register, value));
    }

    Automaton build(String initial, String goal) {
      builder.initial(builder.state(initial));
      if (goal != null) {
        builder.addFinal(builder.state(goal));
      }
      return builder.build();
    }
  }
}
