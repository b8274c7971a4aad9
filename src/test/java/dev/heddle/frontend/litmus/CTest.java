// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus;

import static dev.heddle.frontend.litmus.Litmus.assertError;
import static dev.heddle.frontend.litmus.Litmus.code;
import static dev.heddle.frontend.litmus.Litmus.columns;
import static dev.heddle.frontend.litmus.Litmus.finalState;
import static dev.heddle.frontend.litmus.Litmus.read;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CTest {
  private static final String PARAMETERS =
      "int *x, int *y, int *a, int **p, atomic_flag *f, mtx_t *m";
  private static final String INIT = "{int x; int y; int a[3] = {1,2,3}; int *p = &x}";

  private static String test(String body, String locations) {
    return "C t " + INIT + " P0 (" + PARAMETERS + ") {" + body + "} locations [" + locations + "]";
  }

  private static String run(String body, String locations) {
    return finalState(test(body, locations));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "1 + 2 * 3 - 4 / 2             # 5",
        "(1 + 2) * 3 % 5               # 4",
        "1 << 4 >> 2 << 1              # 8",
        "1 < 2 == 2 > 1                # 1",
        "6 & 3 ^ 1 | 8                 # 11",
        "1 | 2 == 2                    # 1",
        "1 ? 2 : 0 ? 3 : 4             # 2",
        "0 ? 2 : 0 ? 3 : 4             # 4",
        "-1 / 2                        # 0",
        "-7 / 2                        # -3",
        "-7 % 2                        # -1",
        "-8 >> 1                       # -4",
        "(unsigned)-8 >> 28            # 15",
        "-1 < 0                        # 1",
        "-1 < 0u                       # 0",
        "-1 > 1u                       # 1",
        "-1L < 0u                      # 1",
        "0xffffffff > 0                # 1",
        "0x10 + 010                    # 24",
        "!5 + !0                       # 1",
        "~5                            # -6",
        "- - 3                         # 3",
        "+3                            # 3",
        "(char)300                     # 44",
        "(unsigned char)-1             # 255",
        "(signed char)255              # -1",
        "(bool)5 + (_Bool)0            # 1",
        "(long)-1 >> 40                # -1",
        "true + false + (NULL == 0)    # 2",
        "1 && 2                        # 1",
        "1 && 0 || 1                   # 1",
        "0 || 0                        # 0",
        "a[0] + a[1] * a[2]            # 7",
        "*(a + 1)                      # 2",
        "&a[2] - a                     # 2",
        "*&a[2]                        # 3",
        "a[1] && a[0] == 1             # 1",
        "*x || a[2]                    # 1",
        "*x && 1 / *x                  # 0",
        "!(*x && 1)                    # 1",
        "*x ? a[0] : a[1]              # 2",
        "*x == 0 ? a[0] : a[1]         # 1",
        "*p == x                       # 1",
        "*p != y                       # 1",
        "a < a + 1                     # 1",
        "(x == y) + (x != NULL)        # 1",
        "7 - 2 - 1                     # 4",
      })
  void expressions(String expression, long value) {
    assertEquals("0:r=" + value, run("int r = " + expression + ";", "0:r;"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "int r = 1, s = r + 1; r = s;               # 0:r;0:s  # 0:r=2; 0:s=2",
        "*x = 5; int r = *x;                        # x;0:r    # x=5; 0:r=5",
        "int r; int s; r = s = 4;                   # 0:r;0:s  # 0:r=4; 0:s=4",
        "*x = *y = 4;                               # x;y      # x=4; y=4",
        "int r = 7; r += 3; r -= 1; r *= 2; r /= 3; # 0:r      # 0:r=6",
        "int r = 7; r %= 4; r <<= 3; r >>= 1; r |= 1; r &= 9; r ^= 2; # 0:r # 0:r=11",
        "int r = 1; int s = r++ + 10; int t = ++r;  # 0:r;0:s;0:t # 0:r=3; 0:s=11; 0:t=3",
        "*x += 2; (*x)++; a[1]--; --*y;             # x;a[1];y # x=3; a[1]=1; y=-1",
        "int *q = y; *q = 3; q = *p; *q = 4;        # x;y      # x=4; y=3",
        "int *q = a; q++; *q = 9; q[1] = 8;         # a        # a[0]=1; a[1]=9; a[2]=8",
        "**p = 6; *p = y; **p = 7;                  # x;y      # x=6; y=7",
        "unsigned char r = 255; r++;                # 0:r      # 0:r=0",
        "long r = 1; r <<= 40;                      # 0:r      # 0:r=1099511627776",
        "bool r = a[1];                             # 0:r      # 0:r=1",
        "if (*x) *y = 1; else *y = 2;               # y        # y=2",
        "if (!*x) { *y = 1; }                       # y        # y=1",
        "if (0) ; else if (1) *y = 3; else *y = 4;  # y        # y=3",
        "int r = 0; while (r < 5) r++;              # 0:r      # 0:r=5",
        "int r = 9; do r++; while (r < 5);          # 0:r      # 0:r=10",
        "int s = 0; for (int i = 0; i < 4; i++) s += i; # 0:s  # 0:s=6",
        "int s = 0; for (;;) { s++; if (s == 3) continue; if (s > 5) break; } # 0:s # 0:s=6",
        "int r = 0; for (int i = 0; i < 9; i++) { if (i == 2) continue; r++; } # 0:r # 0:r=8",
        "int r = 1; return; r = 2;                  # 0:r      # 0:r=1",
        "int r = 1; { int r = 2; *x = r; { int r = 3; *y = r; } } r++; # 0:r;x;y # 0:r=2; x=2; y=3",
        "int r; while ((r = *x) < 3) *x = r + 1;    # 0:r      # 0:r=3",
        "while (*x < 3 && *y < 2) { *x += 1; *y += 1; } # x;y  # x=2; y=2",
        "int r = 0; if (a[0] == 1 && (r = 5)) *x = r; # x      # x=5",
        "(void)*x; /* nothing */ ; // to the end    # x        # x=0",
      })
  void statements(String body, String locations, String state) {
    assertEquals(state, run(body + "\n", locations));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "atomic_store(x, 3); int r = atomic_load(x);      # x;0:r # x=3; 0:r=3",
        "atomic_init(x, 3); int r = READ_ONCE(*x); WRITE_ONCE(a[1], r); # a[1] # a[1]=3",
        "smp_store_release(x, 3); int r = smp_load_acquire(x); # 0:r # 0:r=3",
        "int r = atomic_exchange(a, 9);                   # a[0];0:r # a[0]=9; 0:r=1",
        "int r = atomic_fetch_add(&a[2], 9);              # a[2];0:r # a[2]=12; 0:r=3",
        "int r = atomic_fetch_sub_explicit(a, 9, memory_order_relaxed); # a[0] # a[0]=-8",
        "atomic_fetch_or(a, 6); atomic_fetch_and(a, 5); atomic_fetch_xor(a, 1); # a[0] # a[0]=4",
        "int e = 0; int r = atomic_compare_exchange_strong(x, &e, 5); # x;0:e;0:r # x=5; 0:e=0;"
            + " 0:r=1",
        "int e = 7; int r = atomic_compare_exchange_weak(a, &e, 5); # a[0];0:e;0:r # a[0]=1; 0:e=1;"
            + " 0:r=0",
        "int r = atomic_compare_exchange_strong(a, &a[1], 5); # a;0:r # a[0]=1; a[1]=1; a[2]=3;"
            + " 0:r=0",
        "int r = atomic_compare_exchange_strong(x, y, 5); # x;y;0:r # x=5; y=0; 0:r=1",
        "int r = xchg(a, 4) + xchg_relaxed(a, 5);         # a[0];0:r # a[0]=5; 0:r=5",
        "int r = cmpxchg(a, 1, 4); int s = cmpxchg_acquire(a, 1, 6); # a[0];0:r;0:s # a[0]=4;"
            + " 0:r=1; 0:s=4",
        "int r = atomic_fetch_add(9, a); int s = atomic_fetch_add(a, 1); # a[0];0:r;0:s # a[0]=11;"
            + " 0:r=1; 0:s=10",
        "atomic_set(a, 7); atomic_inc(a); atomic_sub(3, a); int r = atomic_read(a); # 0:r # 0:r=5",
        "atomic64_or(6, a); atomic_and(5, a); atomic_long_xor(1, a); # a[0] # a[0]=4",
        "int r = atomic_add_return(2, a); int s = atomic_dec_return_release(a); # a[0];0:r;0:s #"
            + " a[0]=2; 0:r=3; 0:s=2",
        "int r = atomic_fetch_inc(a) + atomic_fetch_dec_acquire(a); # a[0];0:r # a[0]=1; 0:r=3",
        "int r = atomic_sub_and_test(1, a); int s = atomic_inc_and_test(a); # 0:r;0:s # 0:r=1;"
            + " 0:s=0",
        "int r = atomic_add_negative(-2, a); int s = atomic_add_negative(1, a); # 0:r;0:s # 0:r=1;"
            + " 0:s=0",
        "int r = atomic_add_unless(a, 4, 1); int s = atomic_add_unless(a, 4, 2); # a[0];0:r;0:s #"
            + " a[0]=5; 0:r=0; 0:s=1",
        "int r = atomic_xchg(a, 4); int s = atomic_cmpxchg_relaxed(a, 4, 6); # a[0];0:r;0:s #"
            + " a[0]=6; 0:r=1; 0:s=4",
        "rcu_read_lock(); int *q = rcu_dereference(*p); rcu_read_unlock(); *q = 4; # x # x=4",
        "rcu_assign_pointer(*p, y); smp_store_mb(**p, 2); # x;y # x=0; y=2",
        "int r = atomic_flag_test_and_set(f); int s = atomic_flag_test_and_set(f); # 0:r;0:s;f #"
            + " 0:r=0; 0:s=1; f=1",
        "atomic_flag_test_and_set(f); atomic_flag_clear(f); # f # f=0",
        "mtx_lock(m); int r = pthread_mutex_trylock(m); mtx_unlock(m); # 0:r # 0:r=1",
        "int r = spin_trylock(m); spin_unlock(m); lock(m); unlock(m); # 0:r # 0:r=1",
        "assume(*x == 0); __VERIFIER_assume(1); assert(a[1] == 2); # x # x=0",
        "if (atomic_load(x) == 0 && atomic_fetch_add(x, 1) == 0) *y = 1; # x;y # x=1; y=1",
      })
  void calls(String body, String locations, String state) {
    assertEquals(state, run(body, locations));
  }

  @Test
  void eachReadOfMemoryIsOneLoadFromLeftToRight() {
    assertEquals(
        """
        $1 = load32 [y]
        $2 = load32 [x]
        $3 = load32 [y]
        r = ($1 + $2) * $3
        return\
        """,
        code(test("int r = (*y + *x) * *y;", ""), 0));
  }

  @Test
  void loadsGoStraightToTheirVariable() {
    String body = "int r = *x; r = atomic_fetch_add_explicit(x, r, memory_order_relaxed); *y = r;";
    assertEquals(
        """
        r = load32 [x]
        r = add32.relaxed [x], r
        store32 [y] = r
        return\
        """,
        code(test(body, ""), 0));
  }

  @Test
  void ordersAndFences() {
    String body =
        "atomic_store_explicit(x, 1, memory_order_release);int r = atomic_load_explicit(x,"
            + " memory_order_consume);atomic_thread_fence(memory_order_seq_cst);"
            + " atomic_thread_fence(memory_order_acq_rel);"
            + "atomic_signal_fence(memory_order_seq_cst);__membar(StoreLoad|LoadStore);"
            + " __membar(LoadLoad); smp_mb(); smp_wmb(); smp_rmb();int e;"
            + " atomic_compare_exchange_strong_explicit(x, &e, 1, memory_order_acq_rel,"
            + " memory_order_relaxed);";
    assertEquals(
        """
        fence StoreStore
        store32.release [x] = 1
        r = load32.acquire [x]
        fence
        fence StoreStore|LoadLoad|LoadStore
        fence StoreLoad|LoadStore
        fence LoadLoad
        fence
        fence StoreStore
        fence LoadLoad
        fence StoreStore
        $1 = cmpxchg32.acq_rel [x], e, 1 else relaxed
        $2 = u32($1 == e)
        e = $1
        return\
        """,
        code(test(body, ""), 0));
  }

  @Test
  void assertionsKeepTheirText() {
    assertEquals(
        "assert r == 1  // assert(r ==1)\nreturn", code(test("int r; assert(r ==1);", ""), 0));
  }

  @Test
  void threadsAndOtherFunctions() {
    String text =
        """
        C t
        { int x = 1; 1:r1=7; 1:q=x; }
        static int helper(int a) { if (a) { return 1; } }
        void P0(void) { int r0 = 1; }
        P1 (volatile int* x) { int *q; int r1; int r2 = *q + r1; }
        exists (0:r0=1 /\\ 1:r2=8 /\\ 1:never=0 /\\ y=0)
        """;
    assertEquals("0:r0;1:r2;1:never;y", columns(read(text)));
    assertEquals("0:r0=1; 1:r2=8; 1:never=0; y=0", finalState(text));
  }

  @Test
  void registersOfTheInitialStateNeedNoDeclaration() {
    assertEquals(
        "0:r=6; 0:s=2",
        finalState("C t {0:r=5; long 0:s=1} P0 () { r = r + 1; s++; } locations [0:r; 0:s;]"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "r = READ_ONCE(*a); *y = r;                 # 0:r; y      # 0:r=1; y=1",
        "r = *p; s = *r; *r = 5;                    # 0:s; x      # 0:s=0; x=5",
        "while (!r) { r = r + 1; }                  # 0:r         # 0:r=1",
        "if (*x) r = 1; else r = 2; s = r;          # 0:r; 0:s    # 0:r=2; 0:s=2",
        "{ { r = 3; } } s = r;                      # 0:r; 0:s    # 0:r=3; 0:s=3",
        "r = s = 4;                                 # 0:r; 0:s    # 0:r=4; 0:s=4",
        "r = (char)300; r = r + 300;                # 0:r         # 0:r=344",
        "r = 0x100000000; s = r >> 32;              # 0:r; 0:s    # 0:r=4294967296; 0:s=1",
        "e = 0; r = atomic_compare_exchange_strong(a, &e, 7); # 0:e; 0:r # 0:e=1; 0:r=0",
        "if (*x) r = 1;                             # 0:r         # 0:r=0",
        "{ int q = 1; r = q; } { int q = 2; s = q; } # 0:q; 0:r; 0:s # 0:q=1; 0:r=1; 0:s=2",
      })
  void variablesNeedNoDeclaration(String body, String locations, String state) {
    assertEquals(state, run(body, locations));
  }

  @Test
  void anUndeclaredVariableBelongsToItsThread() {
    assertEquals(
        "0:r=1; 1:r=0",
        finalState("C t {} P0 (int *x) { r = 1; } P1 (int *x) { *x = 2; } locations [0:r; 1:r]"));
    assertError("1:43: unknown variable r", "C t {} P0 (int *x) { r = 1; } P1 () { s = r; }");
  }

  @Test
  void sizesFollowTheParameters() {
    String text =
        "C t {} P0 (long *x, char *y, int8_t **z) { *x = -1; } P1 (int *x) {} exists (x=1)";
    assertEquals("x=-1", finalState(text));
    assertEquals(8, read(text).program().global("x").orElseThrow().size());
    assertEquals(1, read(text).program().global("y").orElseThrow().size());
    assertEquals(8, read(text).program().global("z").orElseThrow().size());
  }

  @Test
  void castPointersReachFurther() {
    assertEquals(
        "0:r=-1; x=-1",
        finalState(
            "C t {int x} P0 (int *x) { *(long *)x = -1; long r = *(long *)x; } locations [0:r;"
                + " x;]"));
  }

  @Test
  void everyInstructionKnowsItsPlace() {
    String text = "C t {}\nP0 (int *x) {\n  int r = *x;\n  *x =\n    1;\n}\n";
    var code = read(text).program().functions().getFirst().code();
    assertEquals(new SourcePosition("t.litmus", 3, 11), code.get(0).at());
    assertEquals(new SourcePosition("t.litmus", 4, 3), code.get(1).at());
  }

  private static void error(String place, String body) {
    assertError("2:" + place, "C t {} P0 (int *x, void *v) {\n" + body + "\n}");
  }

  @Test
  void errors() {
    error("1: unknown variable r", "r;");
    error("9: unknown variable s", "int r = s;");
    error("2: unknown variable s", "*s = 1;");
    error("1: unknown variable r", "r = 1; int r;");
    error("1: cannot assign to this", "x = 1;");
    error("8: this variable was first used with a smaller type; declare it", "r = 1; r = x;");
    error("11: this variable was first used with a smaller type; declare it", "while (r) r = x;");
    error("12: the variable r is declared twice", "int r; int r;");
    error("1: cannot assign to this", "x = 1;");
    error("1: cannot assign to this", "1 = 2;");
    error("2: expected a value", "*smp_mb();");
    error("9: expected a value", "int r = smp_mb();");
    error("8: this is not a pointer to a value", "int r; *r = 1;");
    error("1: this is not a pointer to a value", "*v = 1;");
    error("9: the address of a variable cannot be taken here", "int r = &r;");
    error("11: this operator does not take pointers", "int r = x * 2;");
    error("9: a pointer cannot be used here", "int r = -x;");
    error("1: unknown function foo", "foo(1);");
    error("1: atomic_load takes 1 arguments, not 2", "atomic_load(x, 1);");
    error("24: expected a memory order", "atomic_load_explicit(x,1);");
    error(
        "10: expected StoreLoad, StoreStore, LoadLoad or LoadStore, with | between them",
        "__membar(Foo);");
    error("1: this is not inside a loop", "break;");
    error("6: arrays in threads are not supported", "int a[2];");
    error("6: expected ';' but found 'r'", "*x=1 r;");
    error("4: expected an expression but found ';'", "*x=;");
    error("4: malformed number '08'", "*x=08;");
    error("6: r cannot be of type void", "void r;");
    assertError("1:17: the parameter x must be a pointer to a location", "C t {} P0 (int  x) {}");
    assertError("1:25: a second parameter x", "C t {} P0 (int *x, int *x) {}");
    assertError("1:8: expected P0: threads are numbered without gaps", "C t {} P1 () {}");
    assertError("1:8: expected P0 (...) {...} but found 'exists'", "C t {} exists (x=1)");
    assertError("2:1: expected an expression but found 'exists'", "C t {} P0 () { \nexists (x=1)");
    assertError("1:12: unknown type 'foo'", "C t {} P0 (foo *x) {}");
  }

  @Test
  void deepNestingIsRefused() {
    for (String deep : new String[] {"(", "-", "{", "if (1) ", "1+", "1?", "a[", "x=", "*", "f("}) {
      InputException e =
          assertThrows(InputException.class, () -> read(test(deep.repeat(20_000), "")));
      assertEquals("this ", e.getMessage().split(": ")[1].substring(0, 5));
    }
  }
}
