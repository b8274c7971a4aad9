// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.model.MemoryModel;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Function;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Global;
import dev.heddle.program.Order;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import dev.heddle.program.SourcePosition;
import dev.heddle.verify.Witness.Doing;
import dev.heddle.verify.Witness.Step;
import dev.heddle.verify.check.Replayed;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * No step is left out on whose value a failure depends. Which those are is computed by following
 * the values of the steps through the threads' statements, known to the test in a form of its own.
 */
@Tag("slow")
class RelevantStepsTest {
  private static final int PROGRAMS = 150;
  private static final int REGISTERS = 4;

  /** A statement; registers and variables by number. */
  private sealed interface Statement {
    record Load(int register, int variable) implements Statement {}

    record Store(int variable, int register) implements Statement {}

    record Add(int target, int left, int right) implements Statement {}

    /** Skips the next statement if the register is not 0. */
    record Skip(int register) implements Statement {}

    record Assert(int register, int not) implements Statement {}
  }

  private static List<Statement> body(Random random, int thread) {
    List<Statement> body = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      int r = random.nextInt(REGISTERS);
      int v = random.nextInt(4);
      body.add(
          switch (random.nextInt(8)) {
            case 0, 1, 2 -> new Statement.Load(r, v);
            case 3, 4, 5 -> new Statement.Store(v, r);
            case 6 -> new Statement.Add(r, random.nextInt(REGISTERS), random.nextInt(REGISTERS));
            default -> new Statement.Skip(r);
          });
    }
    body.add(new Statement.Add(0, 0, 0));
    body.add(new Statement.Assert(random.nextInt(REGISTERS), thread + 1));
    return body;
  }

  private static Program program(List<List<Statement>> bodies) {
    ProgramBuilder program = new ProgramBuilder("relevant");
    List<Global> globals = new ArrayList<>();
    for (int v = 0; v < 4; v++) {
      globals.add(program.integer("x" + v, 4, 0));
    }
    for (int t = 0; t < bodies.size(); t++) {
      program.thread(function(bodies.get(t), t, globals));
    }
    return program.build();
  }

  private static Function function(List<Statement> body, int thread, List<Global> globals) {
    FunctionBuilder f = new FunctionBuilder("t" + thread);
    List<Register> registers = new ArrayList<>();
    for (int r = 0; r < REGISTERS; r++) {
      registers.add(f.register("r" + r, 32));
      f.assign(registers.get(r), new Expression.Constant(thread + 1, 32));
    }
    List<FunctionBuilder.Label> ends = new ArrayList<>();
    for (int i = 0; i < body.size(); i++) {
      f.at(new SourcePosition("t.c", 100 * thread + i + 1, 1));
      List<FunctionBuilder.Label> here = List.copyOf(ends);
      ends.clear();
      switch (body.get(i)) {
        case Statement.Load(int r, int v) ->
            f.load(registers.get(r), address(globals.get(v)), 4, Order.PLAIN);
        case Statement.Store(int v, int r) ->
            f.store(address(globals.get(v)), registers.get(r), 4, Order.PLAIN);
        case Statement.Add(int t, int a, int b) ->
            f.assign(
                registers.get(t),
                new Expression.Binary(BinaryOperator.ADD, registers.get(a), registers.get(b)));
        case Statement.Skip(int r) -> {
          FunctionBuilder.Label next = f.label("next" + i);
          FunctionBuilder.Label end = f.label("end" + i);
          f.branch(is(ComparisonOperator.NE, registers.get(r), 0), end, next);
          f.place(next);
          ends.add(end);
        }
        case Statement.Assert(int r, int not) ->
            f.check(is(ComparisonOperator.NE, registers.get(r), not * 2L), "r" + r);
      }
      here.forEach(f::place);
    }
    return f.build();
  }

  private static Expression address(Global g) {
    return new Expression.GlobalAddress(g, 0, 64);
  }

  private static Expression is(ComparisonOperator operator, Register r, long value) {
    return new Expression.Comparison(operator, r, new Expression.Constant(value, 32));
  }

  @ParameterizedTest
  @EnumSource(
      value = MemoryModel.class,
      names = {"SC", "TSO", "PSO"})
  void stepsThatMatterAreShown(MemoryModel model) {
    Random random = new Random(25);
    int failing = 0;
    int leftOut = 0;
    for (int i = 0; i < PROGRAMS; i++) {
      List<List<Statement>> bodies = List.of(body(random, 0), body(random, 1));
      Asking asking = Asking.of(program(bodies), model).with(ErrorPolicy.FIRST);
      for (Finding f : asking.verdict().findings()) {
        Witness witness = Replayed.witness(asking.question(), f);
        int thread = Integer.parseInt(witness.failures().getFirst().thread());
        Set<Step> needed = new Dependencies(bodies, witness.steps()).of(thread);
        for (Step s : needed) {
          assertTrue(s.relevant(), () -> s + "\n" + bodies + "\n" + witness);
        }
        failing++;
        leftOut += (int) witness.steps().stream().filter(s -> !s.relevant()).count();
      }
    }
    assertTrue(failing > 20, failing + " fail");
    assertTrue(leftOut > failing, leftOut + " steps are left out");
  }

  /** The steps whose values influence what each thread does. */
  private static final class Dependencies {
    private final List<List<Statement>> bodies;
    private final List<Step> steps;

    /** Per store that entered a buffer or memory: the steps that its value depends on. */
    private final Map<String, Set<Step>> stored = new HashMap<>();

    private final Map<Integer, Set<Step>> threads = new HashMap<>();

    Dependencies(List<List<Statement>> bodies, List<Step> steps) {
      this.bodies = bodies;
      this.steps = steps;
      for (int t = 0; t < bodies.size(); t++) {
        threads.put(t, thread(t));
      }
    }

    Set<Step> of(int thread) {
      Set<Step> all = new HashSet<>();
      List<Step> open = new ArrayList<>(threads.get(thread));
      while (!open.isEmpty()) {
        Step s = open.removeLast();
        if (all.add(s)) {
          open.addAll(stored.getOrDefault(s.operation(), Set.of()));
          if (s.doing() == Doing.READ || s.doing() == Doing.FORWARDED) {
            writer(s).ifPresent(open::add);
          }
        }
      }
      return all;
    }

    /** The step whose value a load reads. */
    private Optional<Step> writer(Step load) {
      Step found = null;
      for (Step s : steps.subList(0, steps.indexOf(load))) {
        boolean own = s.thread().equals(load.thread());
        boolean seen =
            switch (s.doing()) {
              case WRITE, COMMIT -> load.doing() == Doing.READ;
              case BUFFER -> load.doing() == Doing.FORWARDED && own;
              default -> false;
            };
        found = seen && s.place().equals(load.place()) ? s : found;
      }
      return Optional.ofNullable(found);
    }

    /** Follows a thread; the steps on which its way through its statements depends. */
    private Set<Step> thread(int t) {
      List<Step> own =
          steps.stream()
              .filter(s -> s.thread().equals(String.valueOf(t)) && s.doing() != Doing.COMMIT)
              .toList();
      List<Set<Step>> registers = new ArrayList<>();
      long[] values = new long[REGISTERS];
      for (int r = 0; r < REGISTERS; r++) {
        registers.add(new HashSet<>());
        values[r] = t + 1;
      }
      Set<Step> way = new HashSet<>();
      int next = 0;
      for (int i = 0; i < bodies.get(t).size(); i++) {
        switch (bodies.get(t).get(i)) {
          case Statement.Load(int r, _) -> {
            if (next == own.size()) {
              return way;
            }
            Step s = own.get(next++);
            registers.set(r, new HashSet<>(Set.of(s)));
            values[r] = Long.parseLong(s.value());
          }
          case Statement.Store(_, int r) -> {
            if (next == own.size()) {
              return way;
            }
            Set<Step> all = new HashSet<>(registers.get(r));
            all.addAll(way);
            stored.put(own.get(next++).operation(), all);
          }
          case Statement.Add(int to, int a, int b) -> {
            Set<Step> both = new HashSet<>(registers.get(a));
            both.addAll(registers.get(b));
            registers.set(to, both);
            values[to] = (int) (values[a] + values[b]);
          }
          case Statement.Skip(int r) -> {
            way.addAll(registers.get(r));
            i += values[r] != 0 ? 1 : 0;
          }
          case Statement.Assert(int r, _) -> way.addAll(registers.get(r));
        }
      }
      return way;
    }
  }
}
