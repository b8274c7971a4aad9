// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs with equal threads, some of which tell these apart. */
@Tag("slow")
class TwinsTest {
  /** N threads run BODY, with r the number of those that began before. */
  private static final String PROGRAM =
      """
      #include <assert.h>
      #include <pthread.h>
      #include <semaphore.h>
      #include <stdatomic.h>
      #include <stdint.h>
      #include <stdlib.h>
      #ifndef N
      #define N 2
      #endif
      #ifndef BODY
      #define BODY assert(r < N)
      #endif
      #ifndef RESULT
      #define RESULT 0
      #endif
      #ifndef ARGUMENT
      #define ARGUMENT 0
      #endif
      #ifndef STARTED
      #define STARTED
      #endif
      #ifndef BETWEEN
      #define BETWEEN
      #endif
      #ifndef JOIN
      #define JOIN pthread_join(t[i], 0)
      #endif
      #ifndef JOINED
      #define JOINED
      #endif
      #ifndef END
      #define END
      #endif
      #ifndef STORAGE
      #define STORAGE
      #endif
      atomic_int begun, flag;
      atomic_uintptr_t who[9];
      _Thread_local int own;
      sem_t never;
      static void wait_for_ever(void) { sem_wait(&never); }
      void *run(void *p) {
        int r = atomic_fetch_add(&begun, 1);
        BODY;
        return (void *)(long)(RESULT);
      }
      int main(void) {
        STORAGE pthread_t t[9];
        void *result = 0;
        (void)result;
        sem_init(&never, 0, 0);
        for (long i = 0; i < N; i++) {
          pthread_create(&t[i], 0, run, (void *)(long)(ARGUMENT));
          BETWEEN;
        }
        STARTED;
        for (long i = 0; i < N; i++) {
          JOIN;
          JOINED;
        }
        END;
        return 0;
      }
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          -DN=4                                                                                      | PASS 1
          -DN=3 -DBODY=assert(r<N);flag=r -DEND=assert(flag<3)                                       | PASS 3
          -DN=4 -DARGUMENT=i                                                                         | PASS 24
          -DN=4 -DARGUMENT=i/2                                                                       | PASS 6
          -DN=2 -DBETWEEN=assert(begun<3)                                                            | PASS 8
          -DN=3 -DSTORAGE=static                                                                     | PASS 6
          -DN=3 -DRESULT=r                                                                           | PASS 6
          -DN=3 -DBODY=assert(r<2)                                                                   | FAIL assertion
          -DN=3 -DBODY=flag+=r -DEND=assert(flag==3)                                                 | PASS 1
          -DSTORAGE=static -DSTARTED=who[0]=t[0] -DBODY=if(who[0]==pthread_self())assert(!r)         | FAIL assertion
          -DBODY=who[r]=pthread_self() -DEND=assert(who[0]==t[0])                                    | FAIL assertion
          -DBODY=who[r]=pthread_self() -DEND=assert(who[0]<who[1])                                   | FAIL assertion
          -DBODY=who[r]=(uintptr_t)&own -DEND=assert(who[0]<who[1])                                  | FAIL assertion
          -DBODY=who[r]=(uintptr_t)malloc(1) -DEND=assert(who[0]<who[1])                             | FAIL assertion
          -DBODY=who[r]=(uintptr_t)&r -DEND=assert(who[0]<who[1])                                    | FAIL assertion
          -DBODY=if(!r)wait_for_ever() -DRESULT=r -DJOIN=pthread_join(t[i],&result);assert(!result) | FAIL assertion
          -DBODY=if(!r)wait_for_ever() -DJOINED=flag=1;assert(i) -DSTORAGE=                          | FAIL assertion
          -DBODY=if(!r)wait_for_ever() -DJOINED=assert(i)                                            | FAIL assertion
          -DBODY=if(!r)wait_for_ever() -DJOINED=if(!i)sem_post(&never)                               | PASS 2
          -DSTARTED=if(t[0]&1)flag=1 -DEND=assert(begun==2)                                          | PASS 2
          """)
  void verdictsAreThoseOfAllTraces(String flags, String expected) throws IOException {
    String[] words = expected.split(" ");
    List<String> observed = row(flags, "--classes=observed");
    List<String> traces = row(flags, "--classes=traces");
    assertEquals(words[0], traces.get(2), traces.toString());
    assertEquals(words[0], observed.get(2), observed.toString());
    if (words[0].equals("PASS")) {
      assertEquals(words[1], observed.get(3));
    } else {
      assertEquals(words[1], observed.get(8).replaceAll("@.*", ""));
    }
  }

  /** What one search says: file, model, verdict, counts, errors. */
  private List<String> row(String flags, String classes) throws IOException {
    List<Object> words = new ArrayList<>(List.of("check", file(), "--liveness", "safety"));
    words.addAll(List.of("--format", "tsv", classes, "--method", "executions", "--"));
    words.addAll(List.of(flags.split(" ")));
    Session session = Session.of(words.toArray());
    assumeFalse(session.err().startsWith("no clang for "), session.err());
    assertEquals("", session.err());
    return List.of(session.out().lines().toList().getLast().split("\t", -1));
  }

  private Path file() throws IOException {
    return Files.writeString(folder.resolve("twins.c"), PROGRAM);
  }

  /** Each waits for a thread of its own before it does anything: which one goes on is open. */
  @Test
  void threadsThatWaitBeforeTheyBeginAreNoTwins() throws IOException {
    String program =
        """
        #include <pthread.h>
        #include <semaphore.h>
        sem_t s;
        void *child(void *p) { sem_wait(&s); return 0; }
        void *run(void *p) {
          pthread_t t;
          pthread_create(&t, 0, child, 0);
          pthread_join(t, 0);
          sem_post(&s);
          return 0;
        }
        int main(void) {
          pthread_t t[2];
          sem_init(&s, 0, 1);
          for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, run, 0);
          for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
        }
        """;
    Path nested = Files.writeString(folder.resolve("nested.c"), program);
    Session session = Session.of("check", nested);
    assumeFalse(session.err().startsWith("no clang for "), session.err());
    assertEquals(0, session.code(), session.out());
  }

  @Test
  void theyAreSwitchedOffAlone() throws IOException {
    Session session = Session.of("check", file(), "--plan", "twins=off", "--", "-DN=3");
    assumeFalse(session.err().startsWith("no clang for "), session.err());
    assertEquals("Executions 6", session.out().lines().skip(1).findFirst().orElseThrow());
  }

  @Test
  void theOutputNamesTheClasses() throws IOException {
    Session session = Session.of("check", file(), "--", "-DN=3");
    assumeFalse(session.err().startsWith("no clang for "), session.err());
    String line = session.out().lines().skip(1).findFirst().orElseThrow();
    assertEquals("Executions 1 (classes: observed)", line);
  }
}
