// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.model.MemoryModel;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** {@code sem_open} and what belongs to it. */
class NamedSemaphoreTest {
  private static final String HEAD =
      """
      #include <assert.h>
      #include <errno.h>
      #include <fcntl.h>
      #include <pthread.h>
      #include <semaphore.h>
      #include <string.h>
      pthread_t t[2];
      int x, v;
      """;

  /** Two threads exclude each other by a name: both orders of the sections, and of the openings. */
  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void oneNameIsOneSemaphore(MemoryModel model) {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *run(void *p) {
                  sem_t *s = sem_open("/mine", O_CREAT, 0600, 1);
                  sem_wait(s);
                  x++;
                  sem_post(s);
                  return 0;
                }
                int main() {
                  for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, run, 0);
                  for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
                  assert(x == 2);
                }
                """,
            model);
    assertEquals(Set.of(), explored.errors());
    assertEquals(4, explored.complete());
  }

  @Test
  void errors() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                int main() {
                  char longest[300];
                  memset(longest, 'x', 252);
                  longest[252] = 0;
                  assert(!sem_open("/mine", 0) && errno == ENOENT);
                  assert(!sem_open("/", O_CREAT, 0600, 1) && errno == EINVAL);
                  assert(!sem_open("/a/b", O_CREAT, 0600, 1) && errno == EINVAL);
                  assert(!sem_open("/mine", O_CREAT, 0600, 1U << 31) && errno == EINVAL);
                  assert(!sem_open(longest, O_CREAT, 0600, 1) && errno == ENAMETOOLONG);
                  assert(sem_unlink(longest) == -1 && errno == ENAMETOOLONG);
                  assert(sem_open(longest + 1, O_CREAT, 0600, 1));
                  assert(sem_open("/mine", O_CREAT, 0600, 1));
                  assert(!sem_open("mine", O_CREAT | O_EXCL, 0600, 1) && errno == EEXIST);
                  assert(sem_unlink("/min") == -1 && errno == ENOENT);
                  assert(sem_unlink("/mine2") == -1 && errno == ENOENT);
                  sem_t own;
                  sem_init(&own, 0, 1);
                  assert(sem_close(&own) == -1 && errno == EINVAL);
                }
                """);
    assertEquals(Set.of(), explored.errors());
    assertEquals(1, explored.complete());
  }

  /** It lives as long as it has a name or is open; its value outlives closing. */
  @Test
  void lifetime() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                int main() {
                  sem_t *s = sem_open("/s", O_CREAT, 0600, 1);
                  assert(sem_open("/s", O_CREAT, 0600, 7) == s);
                  sem_post(s);
                  assert(!sem_close(s) && !sem_close(s) && sem_close(s) == -1 && errno == EINVAL);
                  assert(sem_open("s", 0) == s);
                  assert(!sem_getvalue(s, &v) && v == 2);
                  assert(!sem_unlink("/s"));
                  assert(!sem_open("/s", 0) && errno == ENOENT);
                  sem_t *other = sem_open("/s", O_CREAT | O_EXCL, 0600, 5);
                  assert(other != s && !sem_getvalue(other, &v) && v == 5);
                  assert(!sem_wait(s) && !sem_getvalue(s, &v) && v == 1);
                  assert(!sem_close(s));
                  sem_post(s);
                }
                """);
    assertEquals(
        Set.of("misuse: use of a semaphore that was destroyed or closed"), explored.errors());
  }

  @Test
  void itWaits() {
    Explored explored =
        Explored.of(HEAD + "int main() { sem_wait(sem_open(\"s\", O_CREAT, 0600, 0)); }");
    assertEquals(Set.of("deadlock: semaphore"), explored.errors());
  }
}
