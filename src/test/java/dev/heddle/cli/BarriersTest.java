// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many executions programs with barriers have, and that the verdict is that of all orders. */
@Tag("slow")
class BarriersTest {
  /** T threads meet R times at a barrier of N; what they do is said by macros. */
  private static final String PROGRAM =
      """
      #include <assert.h>
      #include <pthread.h>
      #include <stdatomic.h>
      pthread_barrier_t b;
      pthread_t t[9];
      int x[9], y[9];
      atomic_int last;
      #ifndef BEFORE
      #define BEFORE
      #endif
      #ifndef BEHIND
      #define BEHIND
      #endif
      #ifndef END
      #define END
      #endif
      #ifndef MEET
      #define MEET pthread_barrier_wait(&b)
      #endif
      #ifndef R
      #define R 1
      #endif
      #ifndef T
      #define T N
      #endif
      void *run(void *p) {
        long me = (long)p;
        for (int i = 0; i < R; i++) {
          BEFORE;
          MEET;
          BEHIND;
        }
        return 0;
      }
      int main(void) {
        pthread_barrier_init(&b, 0, N);
        for (long i = 0; i < T; i++) pthread_create(&t[i], 0, run, (void *)i);
        for (long i = 0; i < T; i++) pthread_join(t[i], 0);
        pthread_barrier_destroy(&b);
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
          -DN=6                                                                                     | PASS 1
          -DN=3 -DR=4                                                                               | PASS 1
          -DN=3 -DBEFORE=x[me]=1 -DBEHIND=assert(x[(me+1)%N])                               | PASS 1
          -DN=2 -DBEFORE=assert(!x[!me]) -DBEHIND=x[me]=1                                           | PASS 1
          -DN=2 -DBEHIND=assert(!x[!me]);x[me]=1                                                    | FAIL assertion
          -DN=2 -DBEFORE=x[me]=1 -DBEHIND=assert(!x[!me])                                           | FAIL assertion
          -DN=3 -DT=2                                                                               | FAIL deadlock
          -DN=2 -DT=3                                                                               | FAIL deadlock
          -DN=2 -DT=3 -DR=2                                                                         | FAIL deadlock
          -DN=2 -DT=4                                                                               | PASS 24
          -DN=2 -DT=4 -DBEFORE=x[me]=1 -DBEHIND=assert(x[me^1])                                     | FAIL assertion
          -DN=3 -DMEET=last+=pthread_barrier_wait(&b)!=0 -DEND=assert(last==1)                      | PASS 6
          -DN=2 -DR=2 -DMEET=if(me)pthread_barrier_wait(&b);else(last+=pthread_barrier_wait(&b)!=0) | PASS 4
          -DN=2 -DEND=pthread_barrier_wait(&b)                                                      | FAIL misuse
          -DN=2 -DBEFORE=if(me)pthread_barrier_destroy(&b)                                          | FAIL misuse
          -DN=2 -DEND=pthread_barrier_init(&b,0,1);pthread_barrier_wait(&b)                         | PASS 1
          """)
  void verdictsAreThoseOfAllOrders(String flags, String expected) throws IOException {
    AllOrders.check(folder, PROGRAM, flags, expected);
  }
}
