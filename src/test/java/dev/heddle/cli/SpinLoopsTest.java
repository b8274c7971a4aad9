// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Loops that wait, in the shapes that C programs have: none is cut, none is taken for an error. */
@Tag("slow")
class SpinLoopsTest {
  private static final String HEAD =
      """
      #include <assert.h>
      #include <pthread.h>
      #include <semaphore.h>
      #include <stdatomic.h>
      atomic_int x, y, z, turn, next;
      int data;
      pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
      pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
      sem_t s;
      struct pair { int a, b; };
      struct node { _Atomic(struct node *) next; atomic_int locked; } nodes[2];
      _Atomic(struct node *) tail;
      static int load(void) { return x; }
      static void until(int value) { while (x != value) ; }
      static void get(int *value) { *value = 7; *value = x; }
      static struct pair both(void) { struct pair p; p.a = x; p.b = y; return p; }
      static int try(int *expected) { return atomic_compare_exchange_strong(&x, expected, 1); }
      static void acquire(struct node *n) {
        n->next = 0;
        struct node *before = atomic_exchange(&tail, n);
        if (before) { n->locked = 1; before->next = n; while (n->locked) ; }
      }
      static void release(struct node *n) {
        if (!n->next) {
          struct node *mine = n;
          if (atomic_compare_exchange_strong(&tail, &mine, 0)) return;
          while (!n->next) ;
        }
        n->next->locked = 0;
      }
      """;

  /** Two threads that run the same; {@code me} is 0 or 1. */
  private static final String PAIR =
      """
      static void body(int me) { %s }
      static void *run(void *p) { body(p != 0); return 0; }
      int main(void) {
        pthread_t a, b;
        sem_init(&s, 0, 1);
        pthread_create(&a, 0, run, 0);
        pthread_create(&b, 0, run, &x);
        pthread_join(a, 0);
        pthread_join(b, 0);
        assert(data == 2);
      }
      """;

  /** A thread waits while main does something. */
  private static final String WAIT =
      """
      static void *run(void *p) { %s return 0; }
      int main(void) {
        pthread_t a;
        sem_init(&s, 0, 1);
        pthread_create(&a, 0, run, 0);
        x = 1; y = 1;
        pthread_join(a, 0);
      }
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      maxCharsPerColumn = 400,
      textBlock =
          """
          WAIT ~ while (!x) ;
          WAIT ~ while (!load()) ;
          WAIT ~ until(1); until(1);
          WAIT ~ do { } while (x == 0 || y == 0);
          WAIT ~ again: if (!x) goto again;
          WAIT ~ int v; do get(&v); while (!v);
          WAIT ~ int v = 0; while (!v) { get(&v); }
          WAIT ~ while (!both().a) ;
          WAIT ~ struct pair q; do q = both(); while (q.a != 1 || q.b != 1);
          WAIT ~ volatile int i; while (!x) for (i = 0; i < 3; i++) ;
          WAIT ~ int tries[2] = {0, 0}; while (!x) { tries[load()]++; tries[0] = 0; }
          WAIT ~ while (!x) while (!y) ;
          WAIT ~ for (;;) { if (x) { if (y) break; } else if (y) break; }
          WAIT ~ for (int d = 0; !d;) { pthread_mutex_lock(&m); d = x; pthread_mutex_unlock(&m); }
          WAIT ~ for (int d = 0; !d;) { pthread_rwlock_rdlock(&l); d = x; pthread_rwlock_unlock(&l); }
          WAIT ~ for (int d = 0; !d;) { sem_wait(&s); d = x; sem_post(&s); }
          WAIT ~ pthread_mutex_lock(&m); while (!x) { pthread_mutex_unlock(&m); pthread_mutex_lock(&m); }
          WAIT ~ unsigned wait = 1; while (!x) { for (unsigned i = 0; i < wait; i++) ; if (wait < 4) wait *= 2; }
          PAIR ~ int e = 0; while (!try(&e)) e = 0; data++; x = 0;
          PAIR ~ int e; do e = 0; while (!atomic_compare_exchange_weak(&x, &e, 1)); data++; x = 0;
          PAIR ~ do { while (x) ; } while (atomic_exchange(&x, 1)); data++; x = 0;
          PAIR ~ int t = atomic_fetch_add(&next, 1); while (turn != t) ; data++; turn = t + 1;
          PAIR ~ while (pthread_mutex_trylock(&m)) ; data++; pthread_mutex_unlock(&m);
          PAIR ~ while (sem_trywait(&s)) ; data++; sem_post(&s);
          PAIR ~ while (pthread_rwlock_trywrlock(&l)) ; data++; pthread_rwlock_unlock(&l);
          PAIR ~ acquire(&nodes[me]); data++; release(&nodes[me]);
          PAIR ~ if (me) { x = 1; y = 1; x = 2; } else { int a, b; do { while ((a = x) & 1) ; b = y; } while (x != a); } pthread_mutex_lock(&m); data++; pthread_mutex_unlock(&m);
          PAIR ~ int old = z; while (!atomic_compare_exchange_weak(&z, &old, old + 1)) ; pthread_mutex_lock(&m); data++; pthread_mutex_unlock(&m);
          """)
  void endAsExpected(String frame, String body) throws IOException {
    String program = HEAD + (frame.equals("PAIR") ? PAIR : WAIT).formatted(body);
    assertEquals(List.of("sc PASS", "tso PASS", "pso PASS"), verdicts(program));
  }

  /** Nobody will ever let them go. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      textBlock =
          """
          WAIT ~ while (!z) ;
          WAIT ~ int v; do { get(&v); v = z; } while (!v);
          WAIT ~ while (both().a != 2) ;
          WAIT ~ for (int d = 0; !d;) { pthread_rwlock_rdlock(&l); d = z; pthread_rwlock_unlock(&l); }
          PAIR ~ int e = 0; while (!try(&e)) e = 0; data++;
          PAIR ~ while (pthread_mutex_trylock(&m)) ; data++;
          """)
  void neverEnd(String frame, String body) throws IOException {
    String program = HEAD + (frame.equals("PAIR") ? PAIR : WAIT).formatted(body);
    assertEquals(
        List.of("sc FAIL livelock", "tso FAIL livelock", "pso FAIL livelock"), verdicts(program));
  }

  /**
   * One that leaves its loop may let others go on, on whom it then waits; so it spins not for ever.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      textBlock =
          """
          PAIR ~ pthread_mutex_lock(&m); if (me) y = 1; else while (!x) ; pthread_mutex_unlock(&m); while (!y) ;
          """)
  void lettingOthersGo(String frame, String body) throws IOException {
    String program =
        HEAD + PAIR.formatted(body).replace("pthread_join(a", "x = 1; data = 2; pthread_join(a");
    assertEquals(List.of("sc PASS", "tso PASS", "pso PASS"), verdicts(program));
  }

  /** One that leaves its loop, passes its joins, and ends: not before joins that can pass. */
  @Test
  void endingBehindJoins() throws IOException {
    String program =
        HEAD
            + """
            static void *set(void *p) { *(atomic_int *)p = 1; return 0; }
            int main(void) {
              pthread_t a, b, c;
              pthread_create(&a, 0, set, &x);
              pthread_create(&b, 0, set, &y);
              pthread_create(&c, 0, set, &y);
              int r = y;
              if (r == 0) r = y;
              while (x == 0) ;
              pthread_join(a, 0);
              pthread_join(b, 0);
              pthread_join(c, 0);
            }
            """;
    assertEquals(List.of("sc PASS", "tso PASS", "pso PASS"), verdicts(program));
  }

  private List<String> verdicts(String program) throws IOException {
    Path file = Files.writeString(folder.resolve("spin.c"), program);
    return List.of("sc", "tso", "pso").stream().map(model -> verdict(file, model)).toList();
  }

  private static String verdict(Path file, String model) {
    Session session = Session.of("check", "--model", model, file);
    assumeFalse(session.err().startsWith("no clang for "), session.err());
    String[] words = session.out().lines().findFirst().orElse(session.err()).split(" ");
    String kind = words[0].equals("FAIL") ? " " + words[3].replace(":", "") : "";
    return (model + " " + words[0] + kind).strip();
  }
}
