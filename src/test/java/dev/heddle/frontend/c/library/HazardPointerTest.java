// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is retired is freed as soon as no hazard pointer protects it. */
class HazardPointerTest {
  private static final String HEAD =
      """
      #include <assert.h>
      #include <genmc.h>
      #include <pthread.h>
      #include <stdatomic.h>
      #include <stdlib.h>
      _Atomic(int *) shared;
      int *make(int value) { int *p = malloc(sizeof *p); *p = value; return p; }
      """;

  /** A reader and a writer that unlinks and retires; READ is what the reader does. */
  private static Explored readerAndWriter(String read) {
    return Explored.of(
        HEAD
            + """
            void *reader(void *unused) {
              __VERIFIER_hp_t *h = __VERIFIER_hp_alloc();
              int *p = __VERIFIER_hp_protect(h, &shared);
              READ
              __VERIFIER_hp_free(h);
              return 0;
            }
            int main() {
              pthread_t t;
              shared = make(42);
              pthread_create(&t, 0, reader, 0);
              __VERIFIER_hp_retire(atomic_exchange(&shared, 0));
              pthread_join(t, 0);
            }
            """
                .replace("READ", read));
  }

  @Test
  void protectedObjectsLive() {
    assertEquals(Set.of(), readerAndWriter("if (p) assert(*p == 42);").errors());
  }

  @Test
  void objectsAreFreedWhenNoLongerProtected() {
    Set<String> errors =
        readerAndWriter("__VERIFIER_hp_clear(h); if (p) assert(*p == 42);").errors();
    assertEquals(1, errors.size(), errors::toString);
    assertTrue(errors.iterator().next().contains("use after free"), errors::toString);
  }

  /** A new protection ends the one before. */
  @Test
  void onePointerProtectsOneObject() {
    String other = "_Atomic(int *) other = make(1); int *q = __VERIFIER_hp_protect(h, &other);";
    Set<String> errors = readerAndWriter(other + " if (p) assert(*p == 42); free(q);").errors();
    assertTrue(errors.stream().anyMatch(e -> e.contains("use after free")), errors::toString);
  }

  @Test
  void whatIsRetiredWhileStillLinkedIsFound() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *retirer(void *unused) {
                  __VERIFIER_hp_t *h = __VERIFIER_hp_alloc();
                  __VERIFIER_hp_retire(__VERIFIER_hp_protect(h, &shared));
                  __VERIFIER_hp_free(h);
                  return 0;
                }
                int main() {
                  pthread_t t;
                  shared = make(42);
                  pthread_create(&t, 0, retirer, 0);
                  __VERIFIER_hp_t *h = __VERIFIER_hp_alloc();
                  int *p = __VERIFIER_hp_protect(h, &shared);
                  assert(*p == 42);
                  __VERIFIER_hp_free(h);
                }
                """);
    assertTrue(
        explored.errors().stream().anyMatch(e -> e.contains("use after free")),
        explored.errors()::toString);
  }

  /** The last one that protects it lets go of it, whichever that is. */
  @Test
  void protectionIsPassedOn() {
    String program =
        HEAD
            + """
            int main() {
              shared = make(42);
              __VERIFIER_hp_t *a = __VERIFIER_hp_alloc(), *b = __VERIFIER_hp_alloc();
              int *p = __VERIFIER_hp_protect(a, &shared);
              __VERIFIER_hp_protect(b, &shared);
              __VERIFIER_hp_retire(p);
              FIRST
              assert(*p == 42);
              SECOND
              assert(*p == 42);
            }
            """;
    for (String first : new String[] {"a", "b"}) {
      String second = first.equals("a") ? "b" : "a";
      String source =
          program
              .replace("FIRST", "__VERIFIER_hp_free(" + first + ");")
              .replace("SECOND", "__VERIFIER_hp_clear(" + second + ");");
      Set<String> errors = Explored.of(source).errors();
      assertEquals(1, errors.size(), errors::toString);
      assertTrue(errors.iterator().next().contains("use after free"), errors::toString);
    }
  }

  @Test
  void retiringTwiceIsAnError() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                int main() {
                  shared = make(42);
                  __VERIFIER_hp_t *h = __VERIFIER_hp_alloc();
                  int *p = __VERIFIER_hp_protect(h, &shared);
                  __VERIFIER_hp_retire(p);
                  __VERIFIER_hp_retire(p);
                }
                """);
    assertTrue(
        explored.errors().stream().anyMatch(e -> e.contains("an object is retired twice")),
        explored.errors()::toString);
  }
}
