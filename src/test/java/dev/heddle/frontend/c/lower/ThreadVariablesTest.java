// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.explore.Comparison;
import dev.heddle.explore.OptimalDpor;
import dev.heddle.machine.Machine;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.BruteForce;
import dev.heddle.oracle.Fault;
import dev.heddle.oracle.Model;
import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import dev.heddle.program.Storage;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Thread-local variables whose address another thread may get end with their thread. Random
 * programs with them are compared with the same programs in which each is a local variable of the
 * function that the thread starts with.
 */
@Tag("slow")
class ThreadVariablesTest {
  private static final int PROGRAMS = Integer.getInteger("heddle.programs", 40);
  private static final int STATES = 200_000;

  private static final String HEAD =
      """
      #include <errno.h>
      #include <pthread.h>
      #include <stdatomic.h>
      #include <string.h>
      int *global;
      atomic_int ready;
      _Thread_local int x;
      _Thread_local int *inner;
      _Thread_local struct { int *pointer; int number; } pair;
      pthread_key_t key;
      void *give(void *p) { return p; }
      void use(int *p) { *p = 1; }
      """;

  private static List<Instruction.Free> ends(String body) {
    Program program =
        Programs.ofC(
            HEAD
                + "void *f(void *a) { "
                + body
                + " return 0; }\n"
                + "int main() { pthread_t t; pthread_create(&t, 0, f, &x); }");
    return program.functions().stream()
        .map(Function::code)
        .flatMap(List::stream)
        .filter(i -> i instanceof Instruction.Free f && f.storage() == Storage.THREAD)
        .map(Instruction.Free.class::cast)
        .toList();
  }

  /** In addition to x, whose address main hands to the thread. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "x = 1;",
        "inner = &pair.number;",
        "pair.pointer = 0; pair.number = 2;",
        "errno = 5;",
        "int *p = &pair.number; *p = 1; use(p);",
        "return (void *)(long)(&x == a);",
        "pair.pointer = global; *pair.pointer = 1;",
      })
  void otherThreadsNeverGetIt(String body) {
    List<Integer> lines = ends(body).stream().map(i -> i.at().line()).toList();
    assertFalse(lines.contains(8) || lines.contains(9) || lines.contains(0), lines.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "global = &pair.number;",
        "return &pair;",
        "pthread_exit(&pair);",
        "pthread_setspecific(key, &pair);",
        "pair.pointer = &pair.number; global = pair.pointer;",
        "memcpy(a, &(void *){&pair}, 8);",
        "inner = &pair.number; *(int **)a = inner;",
        "pthread_t t; pthread_create(&t, 0, give, &pair);",
        "return give(&pair);",
        "global = (int *)((long)&pair + 8);",
        "__asm__ volatile(\"\" : : \"r\"(&pair) : \"memory\");",
      })
  void otherThreadsMayGetIt(String body) {
    assertTrue(ends(body).stream().anyMatch(i -> i.at().line() == 9), body);
  }

  @Test
  void errnoIsSuchAVariable() {
    assertTrue(ends("global = &errno;").stream().anyMatch(i -> i.at().line() == 0));
  }

  @Test
  void programsThatKeepTheirAddressesAreAsBefore() {
    Program program =
        Programs.ofC(
            "#include <pthread.h>\n"
                + "_Thread_local int x; void *f(void *a) { x++; return 0; }\n"
                + "int main() { pthread_t t; pthread_create(&t, 0, f, 0); }");
    assertTrue(program.functions().stream().noneMatch(f -> f.name().equals("thread")));
  }

  // ---------------------------------------------------------------- random programs

  private static final List<String> STEPS =
      List.of(
          "x = 2;",
          "g = &x;",
          "g = &x;",
          "if (x == 2) h = &x;",
          "{ int *p = g; if (p) *p = 3; }",
          "{ int *p = h; if (p) s = *p; }",
          "{ int *p = g; if (p) __atomic_fetch_add(p, 1, __ATOMIC_SEQ_CST); }",
          "s = x;",
          "if (s) END;",
          "__atomic_thread_fence(__ATOMIC_SEQ_CST);");

  private static final String NESTED = "  pthread_t n; pthread_create(&n, 0, one, 0);\n";

  private static String body(Random random, int most) {
    return IntStream.range(0, 1 + random.nextInt(most))
        .mapToObj(_ -> "  " + STEPS.get(random.nextInt(STEPS.size())) + "\n")
        .collect(Collectors.joining());
  }

  /** The same steps; x is thread-local, or a local variable of each thread. */
  private static String source(long seed, boolean threadLocal) {
    Random random = new Random(seed);
    boolean nested = random.nextInt(3) == 0;
    String own = threadLocal ? "" : "  int x = 1;\n";
    String text =
        "#include <pthread.h>\n"
            + (threadLocal ? "_Thread_local int x = 1;\n" : "")
            + "int *g, *h; int s;\n"
            + "#define END pthread_exit(0)\n"
            + "void *one(void *a) {\n"
            + own
            + body(random, 4)
            + "  return 0;\n}\n"
            + "void *two(void *a) {\n"
            + own
            + body(random, 3)
            + (nested ? NESTED : "")
            + (random.nextBoolean() ? "  END;\n" : "")
            + "  return 0;\n}\n"
            + "#undef END\n#define END return 0\n"
            + "int main() {\n"
            + own
            + "  pthread_t t, u;\n"
            + "  pthread_create(&t, 0, one, 0);\n";
    String second = nested ? "two" : "one";
    return text
        + (nested || random.nextBoolean() ? "  pthread_create(&u, 0, " + second + ", 0);\n" : "")
        + (random.nextInt(3) > 0 ? "  pthread_join(t, 0);\n" : "")
        + body(random, 3)
        + "}\n";
  }

  private static int executions(Program program, Model model) {
    int[] count = {0};
    Machine machine = new Machine(program, MemoryModel.valueOf(model.name()));
    new OptimalDpor().explore(machine, (_, complete) -> ++count[0] > 0 && complete);
    return count[0];
  }

  private static Set<String> faults(BruteForce.Result all) {
    return all.endings().values().stream()
        .flatMap(e -> e.faults().stream())
        .map(Fault::toString)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void aThreadLocalVariableIsALocalVariableOfItsThread() {
    int compared = 0;
    int failing = 0;
    long first = Long.getLong("heddle.seed", 1) << 32;
    for (int n = 0; n < PROGRAMS; n++) {
      String source = source(first + n, true);
      Program own = Programs.ofC(source);
      Program local = Programs.ofC(source(first + n, false));
      Model model = Model.values()[n % Model.values().length];
      BruteForce.Result expected = new BruteForce(own, model, STATES).run();
      BruteForce.Result other = new BruteForce(local, model, STATES).run();
      if (expected.tooLarge() || other.tooLarge()) {
        continue;
      }
      compared++;
      assertEquals(faults(other), faults(expected), source);
      failing += faults(expected).isEmpty() ? 0 : 1;
      assertEquals(expected.endings().size(), executions(own, model), source);
      if (!source.contains(NESTED)) { // where objects are named differently
        assertEquals("", Comparison.optimal(own, model, expected), source);
      }
    }
    assertTrue(compared >= PROGRAMS * 3 / 4, compared + " programs compared");
    assertTrue(failing >= PROGRAMS / 8, failing + " programs with a fault");
  }
}
