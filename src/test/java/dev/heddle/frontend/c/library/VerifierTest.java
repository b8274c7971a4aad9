// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.model.MemoryModel;
import dev.heddle.program.InputException;
import dev.heddle.program.Instruction;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What programs of verification competitions call. */
@Tag("slow")
class VerifierTest {
  private static final String HEAD =
      """
      #include <assert.h>
      #include <pthread.h>
      extern _Bool __VERIFIER_nondet_bool(void);
      extern int __VERIFIER_nondet_int(void);
      extern unsigned char __VERIFIER_nondet_uchar(void);
      extern double __VERIFIER_nondet_double(void);
      extern void __VERIFIER_assume(int);
      extern void __VERIFIER_atomic_begin(void), __VERIFIER_atomic_end(void);
      extern void __VERIFIER_error(void), reach_error(void);
      pthread_t t;
      int x;
      """;

  private static Explored within(long low, long high, String code) {
    return Explored.of(HEAD + code, MemoryModel.SC, Optional.of(new Nondet(low, high)));
  }

  @Test
  void numbersAreChosenFromTheRange() {
    Explored explored =
        within(-1, 1, "int main() { int i = __VERIFIER_nondet_int(); assert(i >= -1 && i <= 1); }");
    assertEquals(3, explored.complete());
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void typesHaveNoMoreThanTheyCan() {
    Explored explored =
        within(-5, 3, "int main() { unsigned char c = __VERIFIER_nondet_uchar(); assert(c < 4); }");
    assertEquals(4, explored.complete());
    assertEquals(Set.of(), explored.errors());
    explored =
        within(-1, 0, "int main() { double d = __VERIFIER_nondet_double(); assert(d <= 0.0); }");
    assertEquals(2, explored.complete());
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void truthNeedsNoRange() {
    Explored explored = Explored.of(HEAD + "int main() { x = __VERIFIER_nondet_bool(); }");
    assertEquals(2, explored.complete());
  }

  @Test
  void numbersNeedARange() {
    String program = HEAD + "int main() { x = __VERIFIER_nondet_int(); }";
    InputException e = assertThrows(InputException.class, () -> Explored.of(program));
    assertTrue(
        e.getMessage().endsWith("`__VERIFIER_nondet_int` has no range: give --nondet LO..HI"),
        e.getMessage());
    assertEquals(HEAD.lines().count() + 1, e.at().line());
  }

  @Test
  void assumptionsBlock() {
    Explored explored =
        within(0, 4, "int main() { __VERIFIER_assume(__VERIFIER_nondet_int() % 2); }");
    assertEquals(2, explored.complete());
    assertEquals(3, explored.blocked());
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void errorsAreReached() {
    assertEquals(
        Set.of("assertion: reach_error is called"),
        Explored.of(HEAD + "int main() { reach_error(); }").errors());
    assertEquals(
        Set.of("assertion: __VERIFIER_error is called"),
        Explored.of(HEAD + "int main() { __VERIFIER_error(); }").errors());
    assertEquals(
        Set.of("assertion: x == 7"),
        Explored.of(
                HEAD + "void reach_error(void) { assert(x == 7); } int main() { reach_error(); }")
            .errors());
  }

  /** As competitions have it: what is an error has a function of its own. */
  @Test
  void abortGivesUpWhereErrorsHaveAFunction() {
    String code = "extern void abort(void); int main() { if (!x) abort(); reach_error(); }";
    Explored explored = Explored.of(HEAD + code);
    assertEquals(Set.of(), explored.errors());
    assertEquals(1, explored.blocked());
    assertEquals(
        Set.of("abort: abort is called"),
        Explored.of(HEAD + "void abort(void); void reach_error(void) { abort(); }" + code)
            .errors());
    assertEquals(
        Set.of("abort: abort is called"),
        Explored.of("extern void abort(void); int main() { abort(); }").errors());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "STOP: goto STOP; | true",
        "while (!c); | true",
        "for (;;) {} | true",
        "do {} while (c == 0); | true",
        "for (;;) { if (c > 1) break; if (c < -1) break; } | true",
        "while (!x); | false",
        "while (!c) c++; | false",
        "while (!c) x = 1; | false",
        "while (!c) c = 1 / x; | false"
      })
  void loopsThatNobodyLeavesGiveUp(String loop, boolean endless) {
    String program =
        """
        #include <pthread.h>
        extern void reach_error(void);
        volatile int x;
        pthread_t t;
        void stop(int c) { %s }
        void *run(void *p) { x = 1; return 0; }
        int main() {
          pthread_create(&t, 0, run, 0);
          int c = x;
          if (!c) stop(c);
          if (c > 1) ERROR;
        }
        """
            .formatted(loop);
    String competing = program.replace("ERROR", "reach_error()");
    assertEquals(endless, assumes(competing));
    assertFalse(assumes(program.replace("ERROR", "x = 5")));
    if (endless) {
      Explored explored = Explored.of(competing);
      assertEquals(Set.of(), explored.errors());
      assertEquals(1, explored.complete());
      assertEquals(1, explored.blocked());
    }
  }

  private static boolean assumes(String source) {
    return Explored.program(source, Optional.empty()).functions().stream()
        .flatMap(f -> f.code().stream())
        .anyMatch(i -> i instanceof Instruction.Assume);
  }

  @Test
  void assertionsMayBeFunctions() {
    assertEquals(
        Set.of("assertion: assertion"),
        Explored.of("int x; int main() { assert(x == 0); assert(x == 1); }").errors());
    assertEquals(
        Set.of("assertion: one"),
        Explored.of("int x; int main() { __CPROVER_assume(x == 0); __CPROVER_assert(x, \"one\"); }")
            .errors());
    assertEquals(
        Set.of("assertion: two"),
        Explored.of("int x; int main() { __ESBMC_assume(x == 0); __ESBMC_assert(x, \"two\"); }")
            .errors());
  }

  /** Two spellings of a loop that waits, and choices by the names of another verifier. */
  @Test
  void hintsMeanNothing() {
    Explored explored =
        within(
            0,
            2,
            """
            #include <dat3m.h>
            #include <stdatomic.h>
            int nondet_int(void);
            atomic_int f, g;
            void *run(void *p) { f = 1; g = 1; return 0; }
            int main() {
              assert(__VERIFIER_tid() == pthread_self());
              pthread_create(&t, 0, run, 0);
              await_while(!f) {}
              for (int wait = (__VERIFIER_loop_begin(), 0);
                   __VERIFIER_spin_start(), wait = !g, __VERIFIER_spin_end(!wait), wait;) {}
              __VERIFIER_assert(nondet_int() != 2);
            }
            """);
    assertEquals(2, explored.complete());
    assertEquals(Set.of("assertion: assertion"), explored.errors());
  }

  /** Only the loop behind it, and only if it goes round more often; others have none. */
  @ParameterizedTest
  @CsvSource({"3, true", "4, false", "0, true", "x, false"})
  void loopsCanHaveABound(String bound, boolean cut) {
    Explored explored =
        Explored.of(
            HEAD
                + """
                extern void __VERIFIER_loop_bound(int);
                int main() {
                  int sum = 0;
                  for (int i = 0; i < 9; i++) sum++;
                  __VERIFIER_loop_bound(%s);
                  for (int i = 0; i < 4; i++) {
                    for (int j = 0; j < 7; j++) sum++;
                  }
                  do { sum++; } while (sum < 50);
                  assert(sum == 50);
                }
                """
                    .formatted(bound));
    assertEquals(
        cut ? Set.of("cut: loop bound of " + bound + " reached") : Set.of(), explored.errors());
  }

  @Test
  void genmcHasNamesOfItsOwn() {
    Explored explored =
        Explored.of(
            """
            #include <genmc.h>
            #include <assert.h>
            #include <stdatomic.h>
            atomic_int n;
            int rand(int own, int signature) { return own + signature; }
            void *run(void *p) { n++; return p; }
            int main() {
              __VERIFIER_thread_t t = __VERIFIER_spawn(run, (void *)5);
              __VERIFIER_thread_t u = __VERIFIER_spawn_symmetric(run, 0, t);
              __VERIFIER_join_symmetric(u);
              assert(__VERIFIER_join(t) == (void *)5);
              __VERIFIER_hp_t *hazard = __VERIFIER_hp_alloc();
              __VERIFIER_hp_free(hazard);
              assert(n == rand(1, 1));
            }
            """);
    assertEquals(Set.of(), explored.errors());
    assertEquals(2, explored.complete());
  }

  /** Store buffering, with threads that labels start; an argument is evaluated by who starts. */
  @Test
  void labelsStartThreads() {
    String program =
        HEAD
            + """
            int y, r, s, given = 1;
            void one(int v) { x = v; r = y; }
            void *two(void *p) { y = 1; s = x; return p; }
            void (*also)(int) = one;
            int main() {
              __CPROVER_ASYNC_1: CALLEE(given);
              given = 0;
              if (given) __CPROVER_ASYNC_2: two(0);
              else
            __CPROVER_ASYNC_3:
                two(0);
              return 0;
            }
            """;
    for (String callee : List.of("one", "also")) {
      String source = program.replace("CALLEE", callee);
      assertEquals(3, Explored.of(source, MemoryModel.SC).complete());
      assertEquals(4, Explored.of(source, MemoryModel.TSO).complete());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"x = 1;", "x = f(1);", "{ f(1); f(2); }", "if (x) f(1);", "x++, f(1);"})
  void onlyCallsBecomeThreads(String statement) {
    String program = HEAD + "int f(int); int main() { __CPROVER_ASYNC_1: " + statement + " }";
    InputException e = assertThrows(InputException.class, () -> Explored.of(program));
    assertTrue(
        e.getMessage().endsWith("only a call can follow a label that starts a thread"),
        e.getMessage());
    assertEquals(HEAD.lines().count() + 1, e.at().line());
  }

  @Test
  void atomicSectionsExcludeEachOther() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *run(void *p) {
                  __VERIFIER_atomic_begin();
                  __VERIFIER_atomic_begin();
                  x++;
                  __VERIFIER_atomic_end();
                  x++;
                  __VERIFIER_atomic_end();
                  return 0;
                }
                int main() {
                  pthread_create(&t, 0, run, 0);
                  run(0);
                  pthread_join(t, 0);
                  assert(x == 4);
                }
                """);
    assertEquals(2, explored.complete());
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void unsupportedFunctionsEndTheThread() {
    Explored explored = Explored.of(HEAD + "int main() { pthread_cancel(t); assert(0); }");
    assertEquals(Set.of("cut: call of unsupported function pthread_cancel"), explored.errors());
  }
}
