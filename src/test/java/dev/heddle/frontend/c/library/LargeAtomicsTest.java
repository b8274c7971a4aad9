// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

  /** Of 16 bytes, which the processor can handle, however an access is written. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "atomic_store(&y, ((struct pair){1, 1}));",
        "y = (struct pair){1, 1};",
        "struct pair e = y; while (!atomic_compare_exchange_weak(&y, &e, ((struct pair){1, 1}))) ;"
      })
  void pairsAreAccessedAtOnce(String write) {
    for (String read : List.of("struct pair now = y;", "struct pair now = atomic_load(&y);")) {
      Explored explored =
          Explored.of(
              HEAD
                  + """
                  struct pair { long a, b; };
                  _Atomic struct pair y;
                  void *run(void *p) { %s return 0; }
                  int main() {
                    pthread_create(&t, 0, run, 0);
                    %s
                    assert(now.a == now.b);
                    pthread_join(t, 0);
                  }
                  """
                      .formatted(write, read));
      assertEquals(2, explored.complete(), write + read);
      assertEquals(Set.of(), explored.errors());
    }
  }
}
