// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower;

import static dev.heddle.frontend.c.lower.Programs.code;
import static dev.heddle.frontend.c.lower.Programs.ofC;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** What the code of small functions becomes; places to jump to have clang's names. */
class CodeTest {
  /** The code of {@code f}. */
  private static String f(String source) {
    return code(ofC(source + " int main() { ((void (*)(void))f)(); }"), "f");
  }

  @Test
  void variablesAreRegistersAndExpressionsAreWhole() {
    assertEquals(
        """
        sum = 0
        i = 0
        if i < n goto 9 else 18
        sum = sum + (i * i)
        i = i + 1
        goto 5
        return sum
        """,
        f("int f(int n) { int sum = 0; for (int i = 0; i < n; i++) sum += i * i; return sum; }"));
  }

  @Test
  void anOldValueSurvivesItsVariable() {
    assertEquals(
        """
        %4 = a
        a = a + 1
        return %4 + a
        """,
        f("int f(int a) { int b = a++; return b + a; }"));
  }

  @Test
  void sharedVariablesAreLoadedAndStored() {
    assertEquals(
        """
        %1 = load32 [x]
        store32 [y] = %1 + 1
        return
        """,
        f("int x, y; void f() { y = x + 1; }"));
  }

  @Test
  void ordersBecomeFences() {
    assertEquals(
        """
        fence StoreStore
        store32.release [x] = 1
        fence StoreStore
        store32.seq_cst [x] = 2
        fence
        store32.relaxed [x] = 3
        fence LoadLoad|LoadStore
        fence
        return
        """,
        f("""
        #include <stdatomic.h>
        atomic_int x;
        void f() {
          atomic_store_explicit(&x, 1, memory_order_release);
          atomic_store(&x, 2);
          atomic_store_explicit(&x, 3, memory_order_relaxed);
          atomic_thread_fence(memory_order_acquire);
          atomic_thread_fence(memory_order_seq_cst);
          atomic_signal_fence(memory_order_seq_cst);
        }
        """)
            .replaceAll("(?m)^%\\d = \\d\n", ""));
  }

  @Test
  void readModifyWrites() {
    assertEquals(
        """
        %r = add32.relaxed [x], 1
        fence StoreStore
        %r = umax32.seq_cst [x], 7
        fence StoreStore
        %r = nand32.seq_cst [x], 7
        fence StoreStore
        %r = cmpxchg32.seq_cst [x], e, 9
        """,
        f("""
        #include <stdatomic.h>
        atomic_int x;
        int f(int e) {
          atomic_fetch_add_explicit(&x, 1, memory_order_relaxed);
          __atomic_fetch_max((unsigned *)&x, 7, __ATOMIC_SEQ_CST);
          __atomic_fetch_nand((int *)&x, 7, __ATOMIC_SEQ_CST);
          return __sync_val_compare_and_swap((int *)&x, e, 9);
        }
        """)
            .replaceAll("%\\d+", "%r")
            .replaceAll("(?m)^(%r = %r|%r = \\d|return %r)\n", ""));
  }

  @Test
  void conditionsAreBranches() {
    assertEquals(
        """
        if a != 0 goto 8 else 12
        if b > 2 goto 11 else 12
        %3 = 5
        goto 13
        %3 = 6
        return %3
        """,
        f("int f(int a, int b) { if (a && b > 2) return 5; return 6; }"));
  }

  @Test
  void onlyLoopsJumpBackwards() {
    assertEquals(
        """
        if n == 0 goto 5 else 6
        %9 = -1
        goto 8
        %9 = n
        return %9
        """,
        f("int f(int n) { return n == 0 ? -1 : n; }"));
  }
}
