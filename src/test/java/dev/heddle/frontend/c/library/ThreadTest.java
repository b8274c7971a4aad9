// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.model.MemoryModel;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Threads of POSIX: how they begin and end, and what they have of their own. */
@Tag("slow")
class ThreadTest {
  private static final String HEAD =
      """
      #include <assert.h>
      #include <errno.h>
      #include <pthread.h>
      #include <stdlib.h>
      pthread_t a, b;
      pthread_key_t key;
      int x, y;
      """;

  /** Of a thread that ends anyhow, of one that never does, and in a loop until it has ended. */
  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void joinsThatDoNotWait(MemoryModel model) {
    String program =
        HEAD
            + """
            pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
            void *run(void *p) {
              BODY
              pthread_exit((char *)p + 1);
            }
            int main() {
              void *result = 0;
              struct timespec soon = {1, 0};
              pthread_mutex_lock(&m);
              pthread_create(&a, 0, run, (void *)1);
              ASK
            }
            """;
    String once =
        """
        int e = pthread_tryjoin_np(a, &result);
        assert(e == 0 ? result == (void *)2 : e == EBUSY);
        """;
    String never =
        """
        assert(pthread_timedjoin_np(a, &result, &soon) == ETIMEDOUT);
        assert(pthread_tryjoin_np(a, 0) == EBUSY && pthread_tryjoin_np(a + 77, 0) == ESRCH);
        exit(0);
        """;
    String often = "while (pthread_tryjoin_np(a, &result)); assert(result == (void *)2);";
    assertEnds(2, 0, program.replace("BODY", "").replace("ASK", once), model);
    assertEnds(
        1, 0, program.replace("BODY", "pthread_mutex_lock(&m);").replace("ASK", never), model);
    assertEnds(1, 1, program.replace("BODY", "").replace("ASK", often), model);
  }

  /** Each thread has its own, whoever sets it; who only sets names has no more executions. */
  @Test
  void threadsHaveNames() {
    String program =
        HEAD
            + """
            #include <string.h>
            char name[16];
            void *run(void *p) {
              pthread_setname_np(pthread_self(), "worker");
              return 0;
            }
            int main() {
              pthread_create(&a, 0, run, 0);
              assert(!pthread_setname_np(pthread_self(), "fifteen letters"));
              assert(pthread_setname_np(pthread_self(), "sixteen letters!") == ERANGE);
              assert(pthread_setname_np(a + 77, "x") == ESRCH);
              pthread_setname_np(a, "w");
              ASK
            }
            """;
    String ask =
        """
        pthread_join(a, 0);
        assert(pthread_getname_np(pthread_self(), name, 15) == ERANGE);
        assert(!pthread_getname_np(pthread_self(), name, 16) && !strcmp(name, "fifteen letters"));
        assert(!pthread_getname_np(a, name, 16));
        assert(!strcmp(name, "w") || !strcmp(name, "worker"));
        """;
    assertEnds(1, 0, program.replace("ASK", ""), MemoryModel.SC);
    assertEnds(2, 0, program.replace("ASK", ask), MemoryModel.SC);
    String unnamed = "int main() { char n[16]; pthread_getname_np(pthread_self(), n, 16); EXIT }";
    Explored first =
        Explored.of(HEAD + unnamed.replace("EXIT", "assert(n[0] == 'h' && n[6] == 0);"));
    assertEquals(Set.of(), first.errors());
  }

  @Test
  void whatIsSharedIsPrivateOrShared() {
    String program =
        """
        #include <assert.h>
        #include <errno.h>
        #include <pthread.h>
        int main() {
          pthread_KINDattr_t a;
          int shared;
          pthread_KINDattr_init(&a);
          assert(pthread_KINDattr_setpshared(&a, 2) == EINVAL);
          assert(!pthread_KINDattr_setpshared(&a, PTHREAD_PROCESS_SHARED));
          assert(pthread_KINDattr_setpshared(&a, -1) == EINVAL);
          assert(!pthread_KINDattr_getpshared(&a, &shared) && shared == PTHREAD_PROCESS_SHARED);
        }
        """;
    for (String kind : new String[] {"mutex", "cond", "rwlock", "barrier"}) {
      assertEquals(Set.of(), Explored.of(program.replace("KIND", kind)).errors(), kind);
    }
  }

  @Test
  void nobodySendsSignals() {
    String program =
        """
        #include <pthread.h>
        #include <stdlib.h>
        #include <unistd.h>
        pthread_t t;
        void *run(void *p) { pause(); return 0; }
        int main() { pthread_create(&t, 0, run, 0); END; }
        """;
    assertEnds(1, 0, program.replace("END", "exit(0)"), MemoryModel.SC);
    assertEquals(
        Set.of("deadlock: join, signal"),
        Explored.of(program.replace("END", "pthread_join(t, 0)")).errors());
  }

  private static void assertEnds(long complete, long blocked, String source, MemoryModel model) {
    Explored explored = Explored.of(source, model);
    assertEquals(Set.of(), explored.errors());
    assertEquals(complete, explored.complete());
    assertEquals(blocked, explored.blocked());
  }

  @Test
  void joinReceivesTheResult() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *returns(void *p) { return p; }
                void *exits(void *p) { pthread_exit((char *)p + 1); }
                void nothing() {}
                int main() {
                  void *result;
                  char c[2];
                  assert(pthread_create(&a, 0, returns, c) == 0);
                  assert(pthread_create(&b, 0, exits, c) == 0);
                  assert(pthread_join(a, &result) == 0 && result == c);
                  assert(pthread_join(b, &result) == 0 && result == c + 1);
                  pthread_create(&a, 0, (void *(*)(void *))nothing, 0);
                  assert(pthread_join(a, 0) == 0);
                }
                """);
    assertEquals(1, explored.complete());
    assertEquals(Set.of(), explored.errors());
  }

  /** The handle is a local variable, so creating is no event; nor is a join. */
  @Test
  void joinIsNoEvent() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *run(void *p) { return 0; }
                int main() { pthread_t t; pthread_create(&t, 0, run, 0); pthread_join(t, 0); }
                """);
    assertEquals(0, explored.longest());
  }

  @Test
  void detachedThreadsRunOn() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *run(void *p) { x = 1; return 0; }
                int main() {
                  pthread_attr_t detached;
                  pthread_attr_init(&detached);
                  pthread_attr_setdetachstate(&detached, PTHREAD_CREATE_DETACHED);
                  pthread_create(&a, &detached, run, 0);
                  pthread_create(&b, 0, run, 0);
                  assert(pthread_detach(b) == 0);
                  pthread_exit(0);
                }
                """);
    assertEquals(2, explored.complete(), "the orders of the stores");
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void misuseOfJoinIsFound() {
    String run = "void *run(void *p) { return 0; }\n";
    String misuse = "join misuse: ";
    assertEquals(
        Set.of("join of a thread that was joined already"),
        Explored.of(
                HEAD
                    + run
                    + "int main() { pthread_create(&a, 0, run, 0); pthread_join(a, 0);"
                    + " pthread_join(a, 0); }")
            .errors());
    assertEquals(
        Set.of(misuse + "join of a detached thread"),
        Explored.of(
                HEAD
                    + run
                    + "int main() { pthread_create(&a, 0, run, 0); pthread_detach(a);"
                    + " pthread_join(a, 0); }")
            .errors());
    assertEquals(
        Set.of(misuse + "detach of a thread that was detached or joined already"),
        Explored.of(
                HEAD
                    + run
                    + "int main() { pthread_create(&a, 0, run, 0); pthread_join(a, 0);"
                    + " pthread_detach(a); }")
            .errors());
    assertEquals(
        Set.of(misuse + "a thread joins itself"),
        Explored.of(HEAD + "int main() { pthread_join(pthread_self(), 0); }").errors());
    assertEquals(
        Set.of("join of something that is not a thread"),
        Explored.of(HEAD + "int main() { pthread_join(a, 0); }").errors());
  }

  @Test
  void threadsThatDetachThemselvesCannotBeJoined() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *run(void *p) { pthread_detach(pthread_self()); return 0; }
                int main() { pthread_create(&a, 0, run, 0); pthread_join(a, 0); }
                """);
    assertEquals(Set.of("join misuse: join of a detached thread"), explored.errors());
  }

  @Test
  void joiningEachOtherDeadlocks() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *run(void *p) { pthread_join(*(pthread_t *)p, 0); return 0; }
                int main() {
                  pthread_t me = pthread_self();
                  pthread_create(&a, 0, run, &me);
                  pthread_join(a, 0);
                }
                """);
    assertEquals(Set.of("deadlock: join"), explored.errors());
  }

  @Test
  void keysAreOfEachThread() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void destroy(void *p) { *(int *)p += 1; }
                void *run(void *p) {
                  assert(pthread_getspecific(key) == 0);
                  assert(pthread_setspecific(key, p) == 0);
                  assert(pthread_getspecific(key) == p);
                  if (p == &y) pthread_exit(0);
                  return 0;
                }
                int main() {
                  pthread_key_t other;
                  assert(pthread_key_create(&key, destroy) == 0);
                  assert(pthread_key_create(&other, 0) == 0 && other != key);
                  pthread_create(&a, 0, run, &x);
                  pthread_create(&b, 0, run, &y);
                  pthread_join(a, 0);
                  pthread_join(b, 0);
                  assert(x == 1 && y == 1);
                  assert(pthread_getspecific(key) == 0);
                  assert(pthread_key_delete(key) == 0);
                  assert(pthread_setspecific(key, &x) == EINVAL);
                }
                """);
    assertEquals(1, explored.complete());
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void cleanUpHandlersRunAtExit() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void add(void *p) { x = 10 * x + (int)(long)p; }
                void *run(void *p) {
                  pthread_cleanup_push(add, (void *)1);
                  pthread_cleanup_push(add, (void *)2);
                  pthread_cleanup_push(add, (void *)3);
                  pthread_cleanup_pop(1);
                  pthread_exit(0);
                  pthread_cleanup_pop(0);
                  pthread_cleanup_pop(0);
                }
                int main() {
                  pthread_create(&a, 0, run, 0);
                  pthread_join(a, 0);
                  assert(x == 321);
                }
                """);
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void threadLocalVariablesAreOfEachThread() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                _Thread_local int own = 5;
                void *run(void *p) { assert(own == 5); own++; assert(own == 6); return 0; }
                int main() {
                  pthread_create(&a, 0, run, 0);
                  pthread_create(&b, 0, run, 0);
                  run(0);
                  pthread_join(a, 0);
                  pthread_join(b, 0);
                }
                """);
    assertEquals(1, explored.complete());
    assertEquals(Set.of(), explored.errors());
  }

  /** Main ends the process; that the others wait is no deadlock then. */
  @Test
  void theEndOfTheProcessEndsWaiting() {
    for (String end : new String[] {"return 0", "exit(0)", "_Exit(0)", "quick_exit(1)"}) {
      Explored explored =
          Explored.of(
              HEAD
                  + """
                  pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
                  void *run(void *p) { pthread_mutex_lock(&m); return 0; }
                  int main() {
                    pthread_mutex_lock(&m);
                    pthread_create(&a, 0, run, 0);
                  """
                  + end
                  + "; }");
      assertEquals(Set.of(), explored.errors(), end);
    }
  }

  @Test
  void handlersRunAtExit() {
    String handlers =
        """
        void first(void) { assert(x == 1); x = 2; abort(); }
        void second(void) { assert(x == 0); x = 1; }
        """;
    for (String end : new String[] {"return 0", "exit(0)"}) {
      Explored explored =
          Explored.of(
              HEAD + handlers + "int main() { atexit(first); atexit(second); " + end + "; }");
      assertEquals(Set.of("abort: abort is called"), explored.errors(), end);
    }
    Explored quick =
        Explored.of(HEAD + handlers + "int main() { at_quick_exit(first); quick_exit(0); }");
    assertEquals(Set.of("assertion: x == 1"), quick.errors());
  }

  /** Behind all handlers, the highest priority first, and else backwards; main's end or exit. */
  @Test
  void destructorsRunAtExit() {
    String program =
        HEAD
            + """
            #include <unistd.h>
            __attribute__((destructor)) static void third(void) { assert(x == 2); x = 3; }
            __attribute__((destructor)) static void second(void) { assert(x == 1); x = 2; }
            __attribute__((destructor(102))) static void fourth(void) { assert(x == 3); x = 4; }
            __attribute__((destructor(101))) static void fifth(void) { assert(x == 4); abort(); }
            static void first(void) { assert(x == 0); x = 1; }
            __attribute__((constructor)) static void before(void) { atexit(first); }
            void *run(void *p) { END; return 0; }
            int main() { MAIN; }
            """;
    String thread = program.replace("MAIN", "pthread_create(&a, 0, run, 0); pthread_join(a, 0)");
    for (String end : new String[] {"return 0", "exit(0)"}) {
      Explored explored = Explored.of(program.replace("END", "").replace("MAIN", end));
      assertEquals(Set.of("abort: abort is called"), explored.errors(), end);
    }
    Explored elsewhere = Explored.of(thread.replace("END", "exit(0)"));
    assertEquals(Set.of("abort: abort is called"), elsewhere.errors());
    for (String end : new String[] {"_exit(0)", "_Exit(0)", "quick_exit(0)"}) {
      Explored explored = Explored.of(program.replace("END", "").replace("MAIN", end));
      assertEquals(Set.of(), explored.errors(), end);
    }
    Explored aborts = Explored.of(program.replace("END", "").replace("MAIN", "x = 7; abort()"));
    assertEquals(Set.of("abort: abort is called"), aborts.errors());
  }

  /** Whoever made the others; that they end takes no more executions than without handlers. */
  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void handlersRunWhenTheLastThreadEnds(MemoryModel model) {
    String program =
        HEAD
            + """
            #include <stdatomic.h>
            atomic_int ends;
            pthread_t t[4], first;
            void check(void) { assert(ends WANTED); }
            void *leaf(void *p) { ends++; return 0; }
            void *node(void *p) {
              pthread_create(&t[2], 0, leaf, 0);
              void *result;
              JOIN
              pthread_exit(0);
            }
            int main() {
              first = pthread_self();
              atexit(check);
              MAIN
              pthread_exit((void *)7);
            }
            """;
    String tree = "pthread_create(&t[0], 0, node, 0); pthread_create(&t[1], 0, leaf, 0);";
    String joins = "pthread_join(first, &result); assert(result == (void *)7);";
    for (String join : new String[] {"", joins}) {
      String both = program.replace("MAIN", tree).replace("JOIN", join);
      assertEnds(2, 0, both.replace("WANTED", "== 2"), model);
      assertEquals(
          Set.of("assertion: ends != 2"),
          Explored.of(both.replace("WANTED", "!= 2"), model).errors());
    }
    String alone = program.replace("MAIN", "").replace("JOIN", "").replace("WANTED", "== 0");
    assertEnds(1, 0, alone, model);
    String four = "for (int i = 0; i < 4; i++) pthread_create(&t[i], 0, none, 0);";
    String none = "void *none(void *p) { return 0; }\nint main() {";
    assertEnds(
        1, 0, alone.replace("int main() {", none).replace("atexit(", four + "atexit("), model);
  }

  /** However deep in calls: what others then do with its variables is wrong. */
  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void exitEndsTheStack(MemoryModel model) {
    String program =
        """
        #include <pthread.h>
        #include <stdatomic.h>
        _Atomic(int *) p;
        pthread_t a, b;
        static void leave(int *x) { p = x; EXIT }
        void *run(void *q) { int x = 0; leave(&x); p = 0; return 0; }
        void *use(void *q) { int *x = p; if (x) *x = 1; return 0; }
        int main() {
          pthread_create(&a, 0, run, 0);
          pthread_create(&b, 0, use, 0);
          pthread_join(b, 0);
          pthread_exit(0);
        }
        """;
    String exits = program.replace("EXIT", "pthread_exit(0);");
    assertEquals(Set.of("use after free"), Explored.of(exits, model).errors());
    String shared =
        program.replace("int x = 0;", "static int x;").replace("EXIT", "pthread_exit(0);");
    assertEquals(Set.of(), Explored.of(shared, model).errors());
  }

  /** strtok remembers for all threads together. */
  @Test
  void tokensOfTwoThreadsAreMixedUp() {
    String run =
        """
        #include <string.h>
        char texts[2][2] = {"a", "b"};
        void *run(void *text) { assert(strtok(text, " ") == text); strtok(0, " "); return 0; }
        int main() {
          pthread_create(&a, 0, run, texts[0]);
          %s
          run(texts[1]);
        }
        """;
    assertEquals(1, Explored.of(HEAD + run.formatted("pthread_join(a, 0);")).complete());
    assertTrue(Explored.of(HEAD + run.formatted("")).complete() > 1);
  }

  /** Also if nobody sees it while executions are explored. */
  @ParameterizedTest
  @ValueSource(strings = {"puts(p);", "printf(\"%d %s\", 1, (char *)p);", "fputs(p, stdout);"})
  void whatIsPrintedIsRead(String print) {
    Explored explored =
        Explored.of(
            HEAD
                + """
                #include <stdio.h>
                #include <stdlib.h>
                #include <string.h>
                void *run(void *p) { %s return 0; }
                int main() {
                  char *text = strdup("a");
                  pthread_create(&a, 0, run, text);
                  free(text);
                  pthread_join(a, 0);
                }
                """
                    .formatted(print));
    assertEquals(Set.of("use after free"), explored.errors());
  }
}
