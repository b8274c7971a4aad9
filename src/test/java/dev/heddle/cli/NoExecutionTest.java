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

/** A program without a complete execution never passes. */
@Tag("slow")
class NoExecutionTest {
  /** Threads that store, and what main does when it has read one of their values. */
  private static final String STORES =
      """
      #include <pthread.h>
      #include <stdatomic.h>
      extern void __VERIFIER_assume(int);
      extern _Bool __VERIFIER_nondet_bool(void);
      extern void __VERIFIER_atomic_begin(void);
      extern void __VERIFIER_atomic_end(void);
      atomic_int x;
      static void *store(void *value) { x = (int)(long)value; return 0; }
      int main(void) {
        pthread_t t;
        for (long i = 1; i <= 4; i++)
          pthread_create(&t, 0, store, (void *)i);
        int seen = x;
        %s
      }
      """;

  private static final String NEVER = "__VERIFIER_assume(seen > 4);";

  private static final String EITHER =
      """
      if (__VERIFIER_nondet_bool())
          __VERIFIER_assume(seen > 4);
        else
          __VERIFIER_assume(seen > 5);\
      """;

  /** The section waits for a thread that has to act in its midst. */
  private static final String INTERRUPTED =
      """
      __VERIFIER_atomic_begin();
        x = 5;
        pthread_create(&t, 0, store, 0);
        pthread_join(t, 0);
        x = 6;
        __VERIFIER_atomic_end();\
      """;

  @TempDir private Path folder;

  @BeforeEach
  void needClang() throws IOException {
    Session session = Session.of("check", write(""));
    assumeFalse(session.err().startsWith("no clang for "), session.err());
    assertEquals(0, session.code(), session.err());
  }

  private Path write(String end) throws IOException {
    return Files.writeString(folder.resolve("x.c"), STORES.formatted(end));
  }

  /** The first line behind the file, the answer being UNKNOWN. */
  private String unknown(String command, String end, Object... options) throws IOException {
    List<Object> words = new ArrayList<>(List.of(command, write(end)));
    words.addAll(Arrays.asList(options));
    Session session = Session.of(words.toArray());
    assertEquals("", session.err());
    assertEquals(ExitCode.UNKNOWN, session.code(), session.out());
    String line = session.out().lines().findFirst().orElseThrow();
    assertTrue(line.startsWith("UNKNOWN " + folder.resolve("x.c") + " "), line);
    return line.substring(line.indexOf(": ") + 2);
  }

  private String at(int line, int column) {
    return folder.resolve("x.c") + ":" + line + ":" + column;
  }

  private String notSatisfied() {
    return "no execution satisfies the assumptions (" + at(14, 3) + ")";
  }

  @ParameterizedTest
  @CsvSource({"sc, optimal", "sc, source", "tso, exhaustive", "tso, optimal", "pso, optimal"})
  void theAssumptionIsNamed(String model, String algorithm) throws IOException {
    assertEquals(
        notSatisfied(),
        unknown("check", NEVER, "--model", model, "--algorithm", algorithm, "--jobs", 1));
    assertEquals(notSatisfied(), unknown("check", NEVER, "--model", model, "--jobs", 3));
  }

  @Test
  void ofSeveralAssumptionsTheFirstOnesAreNamed() throws IOException {
    String both = "no execution satisfies the assumptions (" + at(15, 5) + ", " + at(17, 5) + ")";
    assertEquals(both, unknown("check", EITHER));
    String five = "if (seen == %d) __VERIFIER_assume(0);\n";
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < 5; i++) {
      all.append(five.formatted(i));
    }
    String some = unknown("check", all.toString());
    assertTrue(some.contains("x.c:14:18, "), some);
    assertTrue(some.endsWith("x.c:16:16 and 2 more)"), some);
  }

  @ParameterizedTest
  @CsvSource({"robust, ''", "monitor, --all", "fence, ''", "fence, --goal=assertions"})
  void otherCommandsDoNotPassEither(String command, String option) throws IOException {
    Object[] options = option.isEmpty() ? new Object[0] : new Object[] {option};
    String prefix = command.equals("fence") ? "not decided: " : "";
    assertEquals(prefix + notSatisfied(), unknown(command, NEVER, options));
    assertEquals(
        prefix + "every run was interrupted inside an atomic section",
        unknown(command, INTERRUPTED, options));
  }

  @Test
  void samplesSpeakForThemselves() throws IOException {
    assertEquals(
        "no run satisfies the assumptions (" + at(14, 3) + ")",
        unknown("monitor", NEVER, "--runs", 20));
  }

  @Test
  void anAtomicSectionThatWaitsForAnotherThread() throws IOException {
    assertEquals(
        "every run was interrupted inside an atomic section", unknown("check", INTERRUPTED));
  }

  /** What was seen before the search was stopped is named too. */
  @Test
  void aSearchThatIsGoneOnWith() throws IOException {
    Path kept = folder.resolve("kept");
    String stopped = unknown("check", EITHER, "--max-executions", 5, "--checkpoint", kept);
    assertTrue(stopped.startsWith("stopped by --max-executions"), stopped);
    String whole = unknown("check", EITHER);
    assertEquals(whole, unknown("check", EITHER, "--resume", kept));
  }

  @Test
  void otherFormatsSayItToo() throws IOException {
    Path file = write(NEVER);
    Session json = Session.of("check", file, "--format", "json");
    assertTrue(json.out().contains("\"verdict\":\"UNKNOWN\""), json.out());
    assertTrue(json.out().contains("\"limit\":\"" + notSatisfied() + "\""), json.out());
    Session github = Session.of("check", file, "--format", "github");
    assertTrue(github.out().contains("::error"), github.out());
    assertTrue(github.out().contains(notSatisfied()), github.out());
  }

  @ParameterizedTest
  @CsvSource({"check", "robust", "monitor", "fence"})
  void oneExecutionThatSatisfiesThemIsEnough(String command) throws IOException {
    Session session = Session.of(command, write("__VERIFIER_assume(seen == 4);"));
    assertEquals(ExitCode.PASS, session.code(), session.out());
  }

  /** A deadlock is the end of an execution, whoever asks for it. */
  @ParameterizedTest
  @CsvSource({
    "check, --liveness=safety, no error",
    "robust, --unroll=9, robust: every execution is one of SC; but an execution fails: livelock",
    "monitor, --all, 'which are all; but an execution fails: livelock'"
  })
  void threadsThatWaitForEverAreComplete(String command, String option, String answer)
      throws IOException {
    Session session = Session.of(command, write("while (x < 5) ;"), option);
    int code = command.equals("check") ? ExitCode.PASS : ExitCode.FAIL;
    assertEquals(code, session.code(), session.out());
    assertTrue(session.out().lines().findFirst().orElse("").contains(answer), session.out());
  }

  @Test
  void aLitmusTestWithoutFinalStates() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("never.litmus"),
            """
            C never
            {}
            P0(int *x) { *x = 1; assume(*x == 2); }
            exists (x=1)
            """);
    Session session = Session.of("fence", file, "--goal", "assertions");
    assertEquals(ExitCode.UNKNOWN, session.code(), session.out() + session.err());
    assertTrue(
        session.out().contains(": not decided: no execution has a final state\n"), session.out());
  }
}
