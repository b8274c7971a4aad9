// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How many executions programs with semaphores and reader-writer locks have, and that the verdict
 * is that of all orders. Threads get different arguments, so none are twins.
 */
@Tag("slow")
class CountedCellsTest {
  private static final String PROGRAM =
      """
      #include <assert.h>
      #include <errno.h>
      #include <limits.h>
      #include <pthread.h>
      #include <semaphore.h>
      #include <stdatomic.h>
      #define R pthread_rwlock_rdlock(&l)
      #define W pthread_rwlock_wrlock(&l)
      #define U pthread_rwlock_unlock(&l)
      #define P sem_post(&s)
      #define MEET if (me) x = 1; pthread_barrier_wait(&b)
      #ifndef START
      #define START 0
      #endif
      #ifndef BEFORE
      #define BEFORE
      #endif
      #ifndef MAIN
      #define MAIN
      #endif
      #ifndef END
      #define END
      #endif
      pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
      pthread_barrier_t b;
      pthread_t t[9];
      sem_t s;
      int x, y, failed[9];
      atomic_int n;
      void *run(void *p) {
        long me = (long)p;
        RUN;
        return 0;
      }
      int main(void) {
        sem_init(&s, 0, START);
        pthread_barrier_init(&b, 0, 2);
        BEFORE;
        for (long i = 0; i < N; i++) pthread_create(&t[i], 0, run, (void *)i);
        MAIN;
        for (long i = 0; i < N; i++) pthread_join(t[i], 0);
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
          -DN=5 -DRUN=sem_post(&s) -DEND=sem_wait(&s)                                         | PASS 1
          -DN=3 -DRUN=sem_post(&s) -DMAIN=sem_wait(&s)                                        | PASS 7
          -DN=3 -DRUN=sem_wait(&s) -DMAIN=sem_post(&s)                                        | FAIL deadlock
          -DN=2 -DSTART=SEM_VALUE_MAX-1 -DRUN=failed[me]=sem_post(&s) -DEND=assert(!failed[0]) | FAIL assertion
          -DN=2 -DSTART=SEM_VALUE_MAX-1 -DRUN=failed[me]=sem_post(&s) -DEND=assert(!failed[1]) | FAIL assertion
          -DN=2 -DSTART=SEM_VALUE_MAX-2 -DRUN=failed[me]=sem_post(&s) -DEND=assert(!failed[1]) | PASS 1
          -DN=2 -DBEFORE=sem_destroy(&s) -DRUN=P;assert(me)                                   | FAIL misuse
          -DN=3 -DRUN=R;U                                                                     | PASS 1
          -DN=3 -DRUN=R;assert(x==y);U -DMAIN=W;x=1;y=1;U                                     | PASS 8
          -DN=2 -DRUN=R;assert(x==y);U -DMAIN=W;x=1;U;y=1                                     | FAIL assertion
          -DN=2 -DRUN=R;x++;U                                                                 | PASS 4
          -DN=2 -DRUN=R;pthread_barrier_wait(&b);U -DMAIN=W;x=1;U                             | PASS 8
          -DN=3 -DMAIN=R;y=1;U;P;P -DRUN=if(me<2){sem_wait(&s);R;MEET;U;}else{W;assert(x>=y);U;} | FAIL assertion
          -DN=2 -DRUN=if(!pthread_rwlock_tryrdlock(&l)){n++;U;} -DMAIN=W;U -DEND=assert(n)    | FAIL assertion
          -DN=2 -DRUN=if(!pthread_rwlock_tryrdlock(&l)){n++;U;} -DEND=assert(n==2)            | PASS 1
          -DN=2 -DRUN=if(me){R;}else{U;}                                                      | FAIL mutex misuse
          -DN=2 -DRUN=if(me){U;}else{R;}                                                      | FAIL mutex misuse
          -DN=3 -DRUN=if(me){R;U;}else{U;}                                                    | FAIL mutex misuse
          -DN=1 -DRUN=R -DEND=pthread_rwlock_init(&l,0);W;U                                   | PASS 1
          -DN=1 -DRUN=R;U -DBEFORE=R -DEND=pthread_rwlock_init(&l,0)                          | FAIL mutex misuse
          -DN=2 -DRUN=R -DMAIN=W                                                              | FAIL deadlock
          -DN=2 -DRUN=R -DMAIN=pthread_rwlock_destroy(&l)                                     | FAIL mutex misuse
          -DN=3 -DMAIN=W;assert(!y) -DRUN=if(!me){n++;}else{R;if(me>1){y=1;U;}else{sem_wait(&s);}} | FAIL assertion
          """)
  void verdictsAreThoseOfAllOrders(String flags, String expected) throws IOException {
    AllOrders.check(folder, PROGRAM, flags, expected);
  }
}
