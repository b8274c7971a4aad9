// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What nobody defines is refused where an execution comes to it; all else is checked. */
@Tag("slow")
class UndefinedFunctionsTest {
  private static final String PROGRAM =
      """
      #include <assert.h>
      #include <pthread.h>
      #include <stdatomic.h>
      #ifndef Y
      #define Y 1
      #endif
      void die(int);
      extern int missing;
      struct { int *where; void (*function)(int); } table = {&missing, die};
      atomic_int x, y;
      static void *thread(void *unused) {
        x = 1;
        if (y == 7) {
          die(x);
        }
        if (y == 8) {
          missing = 2;
        }
        if (y == 9) {
          table.function(*table.where);
        }
        return unused;
      }
      int main(void) {
        pthread_t t;
        void (*volatile function)(int) = die;
        pthread_create(&t, 0, thread, 0);
        y = Y;
        if (y == 5) {
          function(1);
        }
        if (y == 6) {
          pthread_create(&t, 0, (void *(*)(void *))die, 0);
        }
      #ifdef FAILS
        assert(x == 0);
      #endif
        return 0;
      }
      """;

  private static final List<List<String>> COMMANDS =
      List.of(
          List.of("check", "--model", "sc"),
          List.of("check", "--model", "tso"),
          List.of("check", "--model", "pso", "--races"),
          List.of("robust"),
          List.of("monitor", "--all"),
          List.of("monitor"),
          List.of("reach"),
          List.of("reach", "--model", "sc"),
          List.of("fence"));

  @TempDir Path folder;

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("a.c"), text);
  }

  private Session ask(List<String> command, String... flags) throws IOException {
    List<Object> words = new ArrayList<>(command);
    words.add(1, file(PROGRAM));
    words.add("--");
    words.addAll(Arrays.asList(flags));
    return Session.of(words.toArray());
  }

  @Test
  void nobodyMindsWhatIsNotReached() throws IOException {
    for (List<String> command : COMMANDS) {
      Session session = ask(command);
      assertEquals(ExitCode.PASS, session.code(), command + session.out() + session.err());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-DY=5 call of unsupported function die (FILE:30:5)",
        "-DY=7 call of unsupported function die (FILE:14:5)",
        "-DY=8 use of unsupported variable missing (FILE:17:13)",
        "-DY=9 use of unsupported variable missing (FILE:20:11)",
      })
  void whatIsReachedIsNamed(String reached) throws IOException {
    String flag = reached.substring(0, reached.indexOf(' '));
    String why =
        reached.substring(flag.length() + 1).replace("FILE", folder.resolve("a.c").toString());
    for (List<String> command : COMMANDS) {
      Session session = ask(command, flag);
      assertEquals(ExitCode.UNKNOWN, session.code(), command + session.out() + session.err());
      assertTrue(session.out().startsWith("UNKNOWN "), session.out());
      assertTrue(session.out().lines().findFirst().get().endsWith(why), command + session.out());
    }
  }

  @Test
  void aThreadMayBeginWithIt() throws IOException {
    for (List<String> command : COMMANDS) {
      Session session = ask(command, "-DY=6");
      assertEquals(ExitCode.UNKNOWN, session.code(), command + session.out() + session.err());
      String first = session.out().lines().findFirst().get();
      assertTrue(first.contains(": call of unsupported function die ("), session.out());
      assertTrue(first.matches(".*\\.c:(33:5|26:19)\\)"), session.out());
    }
  }

  @Test
  void otherErrorsAreFound() throws IOException {
    for (List<String> command : COMMANDS.subList(0, 3)) {
      Session session = ask(command, "-DY=7", "-DFAILS");
      assertEquals(ExitCode.FAIL, session.code(), command + session.out() + session.err());
      assertTrue(session.out().contains("assertion failed: x == 0"), session.out());
    }
    for (List<String> command : COMMANDS.subList(6, 8)) {
      Session session = ask(command, "-DY=7", "-DFAILS");
      assertEquals(ExitCode.FAIL, session.code(), command + session.out() + session.err());
      assertTrue(session.out().contains("assertion failed: x == 0"), session.out());
    }
  }

  @Test
  void whoWaitsForTheThreadIsInNoDeadlock() throws IOException {
    Path file =
        file(
            """
            #include <pthread.h>
            void die(void);
            pthread_mutex_t m;
            static void *thread(void *unused) {
              pthread_mutex_lock(&m);
              die();
              return unused;
            }
            int main(void) {
              pthread_t t;
              pthread_create(&t, 0, thread, 0);
              pthread_mutex_lock(&m);
              pthread_mutex_unlock(&m);
              pthread_join(t, 0);
            }
            """);
    Session session = Session.of("check", file);
    assertEquals(ExitCode.UNKNOWN, session.code(), session.out());
    assertFalse(session.out().contains("deadlock"), session.out());
  }

  /** By C99, inline functions have no code of their own; others stay undefined. */
  @Test
  void inlineFunctionsAreFoundAlthoughOthersAreNot() throws IOException {
    Path file =
        file(
            """
            #include <assert.h>
            int no;
            void die(void);
            inline int one(void) { return 1; }
            int main(void) {
              if (no) {
                die();
              }
              assert(one() == 1);
            }
            """);
    assertEquals(ExitCode.PASS, Session.of("check", file).code());
  }

  /** Where an index leads into another object is not known to automata: robust up to there. */
  @Test
  void robustnessIsNotKnownBehindAGap() throws IOException {
    Path file =
        file(
            """
            #include <pthread.h>
            int array[2], other[40], i;
            static void *thread(void *unused) {
              while (1) {
                array[i] = 1;
                other[1] = 1;
              }
              return unused;
            }
            int main(void) {
              pthread_t t;
              pthread_create(&t, 0, thread, 0);
              while (1) {
                i = i == 0 ? 24 : 0;
              }
            }
            """);
    Session session = Session.of("robust", file, "--max-time", "60");
    assertEquals(ExitCode.UNKNOWN, session.code(), session.out() + session.err());
  }
}
