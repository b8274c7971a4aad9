// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.heddle.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which threads that never end {@code --liveness} takes for errors. */
@Tag("slow")
class LivenessTest {
  private static final String HEAD =
      """
      #include <assert.h>
      #include <pthread.h>
      #include <stdatomic.h>
      #include <stdlib.h>
      atomic_int x;
      void *p;
      pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
      """;

  /** Every worker loops for ever by design, and main waits for them. */
  private static final String SERVER =
      HEAD
          + """
          static void *work(void *unused) { for (;;) { assert(x <= 1); } return 0; }
          int main(void) {
            pthread_t a, b;
            pthread_create(&a, 0, work, 0);
            pthread_create(&b, 0, work, 0);
            x = 1;
            pthread_join(a, 0);
          }
          """;

  /** Threads a and b, of which main waits for none. */
  private static final String LEFT =
      HEAD
          + """
          static void *a(void *unused) { %s return 0; }
          static void *b(void *unused) { %s return 0; }
          int main(void) {
            pthread_t t;
            p = malloc(1);
            pthread_create(&t, 0, a, 0);
            pthread_create(&t, 0, b, 0);
            %s
          }
          """;

  private static final String ONE =
      "pthread_mutex_lock(&m); pthread_mutex_lock(&n);"
          + " pthread_mutex_unlock(&n); pthread_mutex_unlock(&m);";
  private static final String OTHER =
      "pthread_mutex_lock(&n); pthread_mutex_lock(&m);"
          + " pthread_mutex_unlock(&m); pthread_mutex_unlock(&n);";

  @TempDir private Path folder;

  @BeforeEach
  void needClang() throws IOException {
    Session session = check("int main(void) { return 0; }");
    assumeFalse(session.err().startsWith("no clang for "), session.err());
    assertEquals(0, session.code(), session.err());
  }

  private Path write(String source) throws IOException {
    return Files.writeString(folder.resolve("x.c"), source);
  }

  private Session check(String source, Object... options) throws IOException {
    List<Object> words = new ArrayList<>(List.of("check", write(source)));
    words.addAll(Arrays.asList(options));
    return Session.of(words.toArray());
  }

  /** The verdict and the kinds of errors under each of the three. */
  private List<String> answers(String source, Object... options) throws IOException {
    List<String> all = new ArrayList<>();
    for (String liveness : List.of("safety", "main", "all")) {
      Object[] words = Arrays.copyOf(options, options.length + 3);
      words[options.length] = "--liveness=" + liveness;
      words[options.length + 1] = "--all";
      words[options.length + 2] = "--format=tsv";
      String[] row = check(source, words).out().lines().toList().getLast().split("\t", -1);
      all.add((row[2] + " " + row[8].replaceAll("@\\d+", "")).strip());
    }
    return all;
  }

  @ParameterizedTest
  @CsvSource({"sc, optimal", "sc, exhaustive", "tso, optimal", "tso, source", "pso, optimal"})
  void workersThatLoopForEver(String model, String algorithm) throws IOException {
    assertEquals(
        List.of("PASS", "FAIL livelock", "FAIL livelock"),
        answers(SERVER, "--model", model, "--algorithm", algorithm));
  }

  @ParameterizedTest
  @CsvSource({"sc, optimal", "sc, exhaustive", "tso, optimal", "tso, source", "pso, optimal"})
  void whatMainLeavesBehind(String model, String algorithm) throws IOException {
    Object[] options = {"--model", model, "--algorithm", algorithm};
    List<String> deadlock = List.of("PASS", "PASS", "FAIL deadlock");
    assertEquals(deadlock, answers(LEFT.formatted(ONE, OTHER, ""), options));
    assertEquals(deadlock, answers(LEFT.formatted(ONE, OTHER, "exit(0);"), options));
    assertEquals(
        List.of("PASS", "PASS", "FAIL livelock"),
        answers(LEFT.formatted("while (x == 0) ;", "", ""), options));
    assertEquals(
        List.of("PASS", "PASS", "PASS"),
        answers(LEFT.formatted("while (x == 0) ;", "x = 1;", ""), options));
  }

  /** When main leaves by itself, the process goes on in any case. */
  @Test
  void threadsThatOutliveMain() throws IOException {
    assertEquals(
        List.of("PASS", "FAIL deadlock", "FAIL deadlock"),
        answers(LEFT.formatted(ONE, OTHER, "pthread_exit(0);")));
  }

  /** A thread that ends the process does so on purpose: nobody waits for it in vain. */
  @Test
  void theProcessIsEndedByAnotherThread() throws IOException {
    String waits = "pthread_join(t, 0);";
    String works = "pthread_mutex_lock(&m); pthread_mutex_unlock(&m);";
    String quits = "pthread_mutex_lock(&m); exit(0);";
    assertEquals(List.of("PASS", "PASS", "PASS"), answers(LEFT.formatted(quits, works, waits)));
  }

  @Test
  void otherErrorsCountInAnyCase() throws IOException {
    assertEquals(
        List.of("FAIL assertion", "FAIL assertion", "FAIL assertion"),
        answers(SERVER.replace("x <= 1", "x <= 0")));
  }

  /** What a process that does not end has not freed is no leak. */
  @Test
  void leaksAreLookedForWhereTheProcessEnds() throws IOException {
    assertEquals(
        List.of("PASS", "FAIL livelock", "FAIL livelock"),
        answers(SERVER.replace("x = 1;", "x = 1; p = malloc(1);"), "--leaks"));
    assertEquals(
        List.of("FAIL leak", "FAIL leak", "FAIL deadlock, leak"),
        answers(LEFT.formatted(ONE, OTHER, ""), "--leaks"));
  }

  @Test
  void aReplayIsToldTheSame() throws IOException {
    Session all = check(LEFT.formatted(ONE, OTHER, ""), "--liveness", "all");
    assertTrue(all.out().contains("--liveness all --schedule"), all.out());
    String schedule = all.out().replaceAll("(?s).*--schedule '([^']*)'.*", "$1");
    Object[] words = {"replay", folder.resolve("x.c"), "--schedule", schedule};
    assertEquals(ExitCode.UNKNOWN, Session.of(words).code());
    Object[] more = Arrays.copyOf(words, 6);
    more[4] = "--liveness";
    more[5] = "all";
    Session again = Session.of(more);
    assertEquals(ExitCode.FAIL, again.code());
    assertTrue(again.out().contains(": deadlock: thread 0.0 waits for mutex n"), again.out());
  }

  /** A search that asks for less is not gone on with by one that asks for more. */
  @Test
  void aCheckpointRemembersIt() throws IOException {
    String left = LEFT.formatted(ONE, OTHER, "");
    Path kept = folder.resolve("kept");
    Object[] first = {"--liveness", "safety", "--max-executions", "1", "--checkpoint", kept};
    assertEquals(ExitCode.UNKNOWN, check(left, first).code());
    String asked =
        kept
            + ": a checkpoint of 'check, sc, optimal, max-depth 20000, liveness safety,"
            + " some', and this is 'check, sc, optimal, max-depth 20000, some'\n";
    assertEquals(new Session(ExitCode.WRONG_INPUT, "", asked), check(left, "--resume", kept));
    assertEquals(ExitCode.PASS, check(left, "--liveness", "safety", "--resume", kept).code());
  }

  @Test
  void otherValuesAreRefused() throws IOException {
    Session.assertRefused(
        "heddle: --liveness takes one of safety, main, all, not 'some'",
        "check",
        write(SERVER),
        "--liveness",
        "some");
  }

  /** Workers that loop by design are no reason to say that no fence helps. */
  @Test
  void fencesAgainstErrors() throws IOException {
    Path file = write(SERVER);
    Object[] words = {"fence", file, "--goal", "assertions", "--liveness", "safety"};
    assertEquals(ExitCode.FAIL, Session.of(Arrays.copyOf(words, 4)).code());
    assertEquals(ExitCode.PASS, Session.of(words).code());
    Session.assertRefused(
        "heddle: --liveness is for --goal assertions of C programs",
        "fence",
        file,
        "--liveness",
        "safety");
  }
}
