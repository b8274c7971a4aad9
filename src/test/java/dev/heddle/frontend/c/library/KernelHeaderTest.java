// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.model.MemoryModel;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The atomics of {@code lkmm.h}. */
class KernelHeaderTest {
  private static final String HEAD =
      """
      #include <assert.h>
      #include <lkmm.h>
      int x, y;
      atomic_t n = ATOMIC_INIT(5);
      atomic64_t wide;
      """;

  @Test
  void operationsGiveWhatTheirNamesSay() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                DEFINE_SPINLOCK(lock);
                int main() {
                  atomic_inc(&n);
                  atomic_sub(2, &n);
                  assert(atomic_read(&n) == 4);
                  assert(atomic_add_return(3, &n) == 7 && atomic_fetch_add_relaxed(1, &n) == 7);
                  assert(atomic_dec_return_release(&n) == 7 && atomic_fetch_dec(&n) == 7);
                  assert(atomic_xchg(&n, 1) == 6 && atomic_cmpxchg(&n, 1, 2) == 1);
                  assert(atomic_cmpxchg_acquire(&n, 1, 3) == 2 && !atomic_dec_and_test(&n));
                  assert(atomic_sub_and_test(1, &n) && atomic_add_negative(-1, &n));
                  assert(atomic_inc_and_test(&n) && !atomic_inc_not_zero(&n));
                  assert(atomic_add_unless(&n, 7, 1) && !atomic_add_unless(&n, 1, 7));
                  atomic64_set(&wide, 1l << 40);
                  atomic64_or(1, &wide);
                  assert(atomic64_fetch_and(~1l, &wide) == (1l << 40) + 1);
                  assert(xchg(&x, 3) == 0 && cmpxchg(&x, 3, 4) == 3 && cmpxchg_relaxed(&x, 3, 5) == 4);
                  assert(READ_ONCE(x) == 4 && smp_load_acquire(&x) == 4);
                  spin_lock(&lock);
                  assert(!spin_trylock(&lock));
                  spin_unlock(&lock);
                  assert(spin_trylock(&lock));
                }
                """);
    assertEquals(Set.of(), explored.errors());
    assertEquals(1, explored.complete());
  }

  /** Message passing: a write barrier on one side, nothing or a release store on the other. */
  @Test
  void barriersOrderStores() {
    String program =
        HEAD
            + """
            void *writer(void *p) { WRITE_ONCE(x, 1); BARRIER; WRITE_ONCE(y, 1); return p; }
            int main() {
              pthread_t t;
              pthread_create(&t, 0, writer, 0);
              int r = READ_ONCE(y);
              smp_rmb();
              assert(!r || READ_ONCE(x));
            }
            """;
    assertEquals(Set.of(), errors(program.replace("BARRIER", "smp_wmb()")));
    assertEquals(1, errors(program.replace("BARRIER", "barrier()")).size());
    assertEquals(
        Set.of(), errors(program.replace("BARRIER; WRITE_ONCE(y, 1)", "smp_store_release(&y, 1)")));
  }

  private static Set<String> errors(String program) {
    return Explored.of(program, MemoryModel.PSO).errors();
  }

  @Test
  void gracePeriodsAreNamedWhereTheyAreReached() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                int *shared = &x;
                int main() {
                  rcu_read_lock();
                  assert(rcu_dereference(shared) == &x);
                  rcu_read_unlock();
                  rcu_assign_pointer(shared, &y);
                  synchronize_rcu();
                }
                """);
    assertTrue(
        explored.errors().stream().allMatch(e -> e.contains("synchronize_rcu")),
        explored.errors()::toString);
    assertEquals(1, explored.errors().size());
  }
}
