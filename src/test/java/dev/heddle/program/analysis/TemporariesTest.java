// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.explore.OptimalDpor;
import dev.heddle.machine.Machine;
import dev.heddle.machine.state.Stop;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Global;
import dev.heddle.program.Order;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import dev.heddle.trace.ShashaSnirTrace;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class TemporariesTest {
  private static final Expression ONE = Expression.constant(1, 32);

  private static String removed(FunctionBuilder f, ProgramBuilder program) {
    program.thread(f.build());
    Program small = Temporaries.removed(program.build());
    String text = small.toString();
    return text.substring(text.indexOf('\n', text.indexOf("function")) + 1);
  }

  private static Expression plusOne(Expression e) {
    return new Expression.Binary(BinaryOperator.ADD, e, ONE);
  }

  /** {@code i = i + 1} as compilers write it. */
  @Test
  void movesDisappear() {
    ProgramBuilder program = new ProgramBuilder("moves");
    Global x = program.integer("x", 4, 0);
    Expression address = new Expression.GlobalAddress(x, 0, 64);
    FunctionBuilder f = new FunctionBuilder("f");
    Register i = f.register("i", 32);
    Register a = f.register("a", 32);
    Register b = f.register("b", 32);
    Register c = f.register("c", 32);
    f.assign(a, i);
    f.assign(b, plusOne(a));
    f.assign(i, b);
    f.load(c, address, 4, Order.PLAIN);
    f.assign(i, c);
    f.store(address, i, 4, Order.PLAIN);
    assertEquals(
        """
           0  i = i + 1
           1  i = load32 [x]
           2  store32 [x] = i
           3  return
        """,
        removed(f, program));
  }

  /** What is read must be read before it changes. */
  @Test
  void valuesAreTakenInTime() {
    ProgramBuilder program = new ProgramBuilder("swap");
    FunctionBuilder f = new FunctionBuilder("f");
    Register i = f.register("i", 32);
    Register j = f.register("j", 32);
    Register a = f.register("a", 32);
    Register b = f.register("b", 32);
    f.assign(a, i);
    f.assign(b, j);
    f.assign(i, b);
    f.assign(j, a);
    f.assign(i, plusOne(i));
    f.assign(j, plusOne(j));
    assertEquals(
        """
           0  a = i
           1  i = j
           2  j = a
           3  i = i + 1
           4  j = j + 1
           5  return
        """,
        removed(f, program));
  }

  /** A division may fail: it stays before what follows it. */
  @Test
  void divisionsStay() {
    ProgramBuilder program = new ProgramBuilder("division");
    Global x = program.integer("x", 4, 0);
    FunctionBuilder f = new FunctionBuilder("f");
    Register a = f.register("a", 32);
    f.assign(a, new Expression.Binary(BinaryOperator.UDIV, ONE, ONE));
    f.fence();
    f.store(new Expression.GlobalAddress(x, 0, 64), a, 4, Order.PLAIN);
    assertTrue(removed(f, program).startsWith("   0  a = 1 /u 1\n   1  fence\n"));
  }

  /** How each thread ended in each trace. */
  private static Map<String, String> endings(Program program, MemoryModel model) {
    Map<String, String> all = new TreeMap<>();
    new OptimalDpor()
        .explore(
            new Machine(program, model),
            (machine, complete) -> {
              StringBuilder ends = new StringBuilder();
              for (int t = 0; t < machine.threadCount(); t++) {
                Stop stop = machine.state().isStarted(t) ? machine.state().stop(t) : Stop.NONE;
                ends.append(stop).append(machine.state().isEnded(t)).append(' ');
              }
              all.put(
                  ShashaSnirTrace.of(machine.execution(), machine::threadName).signature(),
                  ends.toString());
              return all.size() < 500;
            });
    return all;
  }

  @Test
  void tracesStayTheSame() {
    Random random = new Random(7);
    int smaller = 0;
    for (Shape shape : Shape.ALL) {
      for (int i = 0; i < 12; i++) {
        Program program = RandomPrograms.next(random, shape);
        Program small = Temporaries.removed(program);
        smaller += program.toString().length() > small.toString().length() ? 1 : 0;
        for (MemoryModel model : Machine.MODELS) {
          assertEquals(endings(program, model), endings(small, model), program::toString);
        }
      }
    }
    assertTrue(smaller > 5, smaller + " programs had temporaries");
  }
}
