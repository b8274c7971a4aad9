package dev.heddle.frontend.c.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import org.junit.jupiter.api.Test;

/** Atomic objects that no instruction can handle. */
class LargeAtomicsTest {
  private static final String HEAD =
      """
      #include <assert.h>
      #include <pthread.h>
      #include <stdatomic.h>
      struct large { long a, b, c; };
      _Atomic struct large x;
      pthread_t t;
      """;

  @Test
  void theyAreNeverSeenInHalves() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *run(void *p) { x = (struct large){1, 1, 1}; return 0; }
                int main() {
                  pthread_create(&t, 0, run, 0);
                  struct large now = x;
                  assert(now.a == now.b && now.b == now.c);
                  pthread_join(t, 0);
                }
                """);
    assertEquals(2, explored.complete());
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void theyCanBeExchanged() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                int main() {
                  struct large old = {0, 0, 0}, other = {7, 7, 7};
                  assert(!atomic_compare_exchange_strong(&x, &other, old) && other.c == 0);
                  assert(atomic_compare_exchange_strong(&x, &old, ((struct large){1, 2, 3})));
                  old = atomic_exchange(&x, other);
                  struct large now = atomic_load(&x);
                  assert(old.c == 3 && now.c == 0 && !atomic_is_lock_free(&x));
                }
                """);
    assertEquals(Set.of(), explored.errors());
  }
}
