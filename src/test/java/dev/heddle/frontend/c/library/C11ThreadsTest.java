// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import org.junit.jupiter.api.Test;

/** Threads of C11. */
class C11ThreadsTest {
  private static final String HEAD =
      """
      #include <assert.h>
      #include <threads.h>
      thrd_t a, b;
      mtx_t m;
      cnd_t c;
      once_flag flag = ONCE_FLAG_INIT;
      tss_t key;
      int x, ready;
      struct timespec end;
      """;

  @Test
  void threadsGiveNumbers() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                int returns(void *p) { return -5; }
                int exits(void *p) { thrd_exit(7); }
                int main() {
                  int result;
                  assert(thrd_create(&a, returns, 0) == thrd_success);
                  assert(thrd_join(a, &result) == thrd_success && result == -5);
                  thrd_create(&a, exits, 0);
                  thrd_join(a, &result);
                  assert(result == 7 && !thrd_equal(a, thrd_current()));
                  thrd_create(&a, returns, 0);
                  assert(thrd_detach(a) == thrd_success);
                  thrd_yield();
                }
                """);
    assertEquals(1, explored.complete());
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void mutexesExclude() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                int run(void *p) { mtx_lock(&m); x++; mtx_unlock(&m); return 0; }
                int main() {
                  assert(mtx_init(&m, mtx_plain) == thrd_success);
                  thrd_create(&a, run, 0);
                  run(0);
                  thrd_join(a, 0);
                  assert(x == 2);
                  assert(mtx_trylock(&m) == thrd_success && mtx_trylock(&m) == thrd_busy);
                  assert(mtx_unlock(&m) == thrd_success);
                  mtx_destroy(&m);
                  mtx_init(&m, mtx_recursive | mtx_timed);
                  assert(mtx_lock(&m) == thrd_success && mtx_timedlock(&m, &end) == thrd_success);
                  assert(mtx_unlock(&m) == thrd_success && mtx_unlock(&m) == thrd_success);
                  mtx_destroy(&m);
                }
                """);
    assertEquals(2, explored.complete());
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void conditionsAreWaitedFor() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                int run(void *p) {
                  mtx_lock(&m);
                  while (!ready) cnd_wait(&c, &m);
                  mtx_unlock(&m);
                  return 0;
                }
                int main() {
                  mtx_init(&m, mtx_plain);
                  assert(cnd_init(&c) == thrd_success);
                  thrd_create(&a, run, 0);
                  mtx_lock(&m);
                  ready = 1;
                  assert(cnd_broadcast(&c) == thrd_success);
                  mtx_unlock(&m);
                  thrd_join(a, 0);
                  mtx_lock(&m);
                  cnd_signal(&c);
                  assert(cnd_timedwait(&c, &m, &end) == thrd_timedout);
                  mtx_unlock(&m);
                  cnd_destroy(&c);
                }
                """);
    assertEquals(2, explored.complete());
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void onceAndKeys() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void destroy(void *p) { x += 10; }
                void init(void) { x++; assert(tss_create(&key, destroy) == thrd_success); }
                int run(void *p) {
                  call_once(&flag, init);
                  assert(tss_get(key) == 0);
                  if (p) tss_set(key, p);
                  return 0;
                }
                int main() {
                  thrd_create(&a, run, &a);
                  run(0);
                  thrd_join(a, 0);
                  assert(x == 11);
                  tss_delete(key);
                }
                """);
    assertEquals(2, explored.complete());
    assertEquals(Set.of(), explored.errors());
  }
}
