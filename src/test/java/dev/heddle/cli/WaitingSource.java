// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * A C program of threads that are lists of statements, each of which can be left out.
 *
 * @param relaxed whether loads and stores outside loops are relaxed, else all accesses are
 *     sequentially consistent and all models agree
 * @param count of the semaphore at first
 */
record WaitingSource(boolean relaxed, int count, List<List<String>> threads) {
  private static final String HEAD =
      """
      #include <assert.h>
      #include <pthread.h>
      #include <sched.h>
      #include <semaphore.h>
      #include <stdatomic.h>
      #include <time.h>
      void __VERIFIER_atomic_begin(void);
      void __VERIFIER_atomic_end(void);
      #define ORDER %s
      #define GET(v) atomic_load_explicit(&v, ORDER)
      #define PUT(v, k) atomic_store_explicit(&v, k, ORDER)
      #define lock() pthread_mutex_lock(&m)
      #define trylock() pthread_mutex_trylock(&m)
      #define unlock() pthread_mutex_unlock(&m)
      #define begin() __VERIFIER_atomic_begin()
      #define end() __VERIFIER_atomic_end()
      atomic_int x, y, z, l;
      pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
      pthread_cond_t c = PTHREAD_COND_INITIALIZER;
      pthread_spinlock_t p;
      sem_t s;
      const struct timespec soon = {1, 0};
      """;

  String text() {
    StringBuilder out = new StringBuilder();
    out.append(HEAD.formatted(relaxed ? "memory_order_relaxed" : "memory_order_seq_cst"));
    for (int t = 0; t < threads.size(); t++) {
      out.append("void *t").append(t).append("(void *u) {\n  int a = 0, b = 0;\n");
      threads.get(t).forEach(line -> out.append("  ").append(line).append('\n'));
      out.append("  return u;\n}\n");
    }
    out.append("int main(void) {\n  pthread_t t[").append(threads.size()).append("];\n");
    out.append("  sem_init(&s, 0, ").append(count).append(");\n");
    out.append("  pthread_spin_init(&p, 0);\n");
    for (int t = 0; t < threads.size(); t++) {
      out.append("  pthread_create(&t[%d], 0, t%d, 0);\n".formatted(t, t));
    }
    for (int t = 0; t < threads.size(); t++) {
      out.append("  pthread_join(t[%d], 0);\n".formatted(t));
    }
    return out.append("}\n").toString();
  }

  /** With as few statements as show the same. */
  WaitingSource shrink(Predicate<WaitingSource> same) {
    for (int t = 0; t < threads.size(); t++) {
      for (int i = 0; i < threads.get(t).size(); i++) {
        WaitingSource less = without(t, i);
        if (same.test(less)) {
          return less.shrink(same);
        }
      }
    }
    return this;
  }

  private WaitingSource without(int thread, int statement) {
    List<List<String>> fewer = new ArrayList<>(threads);
    List<String> statements = new ArrayList<>(threads.get(thread));
    statements.remove(statement);
    fewer.set(thread, statements);
    return new WaitingSource(relaxed, count, fewer);
  }
}
