// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static dev.heddle.cli.Session.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files, formats and exit codes of {@code heddle outcomes}. */
class OutcomesTest {
  private static final Path EXAMPLES = Path.of("examples/litmus").toAbsolutePath();
  private static final String HEADER = "test\tmodel\tverdict\texecutions\tredundant\tstates\n";
  private static final String SB_ROW = "SB\tsc\tForbidden\t3\t0\t0,1,1,1 1,0,1,1 1,1,1,1\n";

  @TempDir private Path folder;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private static String example(String name) {
    return EXAMPLES.resolve(name + ".litmus").toString();
  }

  @Test
  void textIsTheDefault() {
    assertEquals(
        new Session(
            0,
            """
            Test SB sc Forbidden
            States 3
                   1  0:EAX=0; 1:EAX=1; x=1; y=1;
                   1  0:EAX=1; 1:EAX=0; x=1; y=1;
                   1  0:EAX=1; 1:EAX=1; x=1; y=1;
            No  exists (0:EAX=0 /\\ 1:EAX=0)
            Executions 3
            Observation SB Never 0 3
            """,
            ""),
        Session.of("outcomes", example("SB")));
  }

  /** Message passing by a read-modify-write in C: a barrier is before one that releases. */
  @ParameterizedTest
  @CsvSource({
    "'atomic_exchange_explicit(y, 1, memory_order_relaxed)', Allowed",
    "'atomic_exchange_explicit(y, 1, memory_order_acquire)', Allowed",
    "'atomic_exchange_explicit(y, 1, memory_order_release)', Forbidden",
    "'atomic_fetch_add_explicit(y, 1, memory_order_acq_rel)', Forbidden",
    "'atomic_fetch_or(y, 1)', Forbidden",
    "'xchg_release(y, 1)', Forbidden",
    "'xchg_relaxed(y, 1)', Allowed",
    "'cmpxchg(y, 0, 1)', Forbidden"
  })
  void atomicsOfSparcReleaseInC(String update, String verdict) throws IOException {
    String text =
        """
        C MP
        {}
        P0(atomic_int* x, atomic_int* y) {
          atomic_store_explicit(x, 1, memory_order_relaxed);
          UPDATE;
        }
        P1(atomic_int* x, atomic_int* y) {
          int r0 = atomic_load_explicit(y, memory_order_acquire);
          int r1 = atomic_load_explicit(x, memory_order_relaxed);
        }
        exists (1:r0=1 /\\ 1:r1=0)
        """
            .replace("UPDATE", update);
    Path file = write("MP.litmus", text);
    String[] sparc = {"--model", "pso", "--atomics", "sparc"};
    Session seen = Session.of("outcomes", file, sparc[0], sparc[1], sparc[2], sparc[3]);
    assertTrue(seen.out().startsWith("Test MP pso-sparc " + verdict), update + seen.out());
    Session watched = Session.of("monitor", file, "--all", sparc[0], sparc[1], sparc[2], sparc[3]);
    assertEquals(verdict.equals("Allowed") ? 1 : 0, watched.code(), update + watched.out());
  }

  /** A locked instruction of x86 is what the machine has. */
  @Test
  void atomicsOfSparcDoNotReleaseInX86() throws IOException {
    Path file =
        write(
            "MP.litmus",
            """
            X86 MP
            { }
             P0         | P1          ;
             MOV [x],$1 | MOV EAX,[y] ;
             MOV EAX,$1 | MOV EBX,[x] ;
             XCHG [y],EAX |           ;
            exists (1:EAX=1 /\\ 1:EBX=0)
            """);
    Session seen = Session.of("outcomes", file, "--model", "pso", "--atomics", "sparc");
    assertTrue(seen.out().startsWith("Test MP pso-sparc Allowed"), seen.out() + seen.err());
  }

  @Test
  void tsvHasOneLinePerModel() {
    assertEquals(
        new Session(
            0,
            HEADER
                + "MP\tsc\tForbidden\t3\t0\t0,0 0,1 1,1\n"
                + "MP\ttso\tForbidden\t3\t0\t0,0 0,1 1,1\n"
                + "MP\tpso\tAllowed\t4\t0\t0,0 0,1 1,0 1,1\n",
            ""),
        Session.of("outcomes", example("MP"), "--model", "all", "--format", "tsv"));
  }

  @Test
  void severalTestsAreSeparatedByABlankLine() {
    String both = Session.of("outcomes", example("SB"), example("MP")).out();
    String first = Session.of("outcomes", example("SB")).out();
    assertEquals(first + "\n" + Session.of("outcomes", example("MP")).out(), both);
  }

  @ParameterizedTest
  @CsvSource({"optimal", "source", "exhaustive"})
  void everyAlgorithmGivesTheSameStates(String algorithm) {
    for (String name : new String[] {"SB", "IRIW", "C-CAS", "C-mutex", "2+2W"}) {
      String plain = Session.of("outcomes", example(name), "--model=pso").out();
      String other =
          Session.of("outcomes", example(name), "--model=pso", "--algorithm", algorithm).out();
      assertEquals(plain, other.replaceAll(", redundant \\d+", ""));
    }
  }

  @Test
  void tracesShowTheCycle() {
    Session session = Session.of("outcomes", example("SB"), "--model", "tso", "--traces");
    assertEquals(0, session.code());
    assertEquals(4, session.out().split("\nExecution \\d+ ").length - 1);
    assertEquals(1, session.out().split("\n  not as under SC: ").length - 1, session.out());
  }

  /** Each schedule that is shown leads to the execution it was shown with. */
  @ParameterizedTest
  @CsvSource({"sc", "tso", "pso"})
  void schedulesReplay(String model) {
    for (String name : new String[] {"SB", "C-CAS", "C-mutex", "2+2W"}) {
      String all = Session.of("outcomes", example(name), "--model", model, "--traces").out();
      String[] executions = all.split("\nExecution \\d+ ");
      for (int i = 1; i < executions.length; i++) {
        String schedule = executions[i].replaceAll("(?s).*\n  schedule ", "").strip();
        Session again =
            Session.of("outcomes", example(name), "--model", model, "--replay", schedule);
        assertEquals(executions[i].strip(), again.out().split("\nExecution 1 ")[1].strip());
        assertTrue(again.out().contains("\nIncomplete one schedule only\n"), again.out());
      }
    }
  }

  @Test
  void aScheduleMustBePossible() {
    assertRefused(
        "heddle: --replay: step 2: 0 is not possible",
        "outcomes",
        example("SB"),
        "--model=tso",
        "--replay",
        "0 0");
    assertEquals(3, Session.of("outcomes", example("SB"), "--replay", "0").code());
  }

  @Test
  void underScNoTraceHasACycle() {
    Session session = Session.of("outcomes", EXAMPLES, "--model", "sc", "--traces");
    assertEquals(-1, session.out().indexOf("not as under SC"));
  }

  @Test
  void aFolderIsReadInOrder() throws IOException {
    write("b.litmus", "X86 b {} P0; NOP;");
    write("a.litmus", "X86 a {} P0; NOP;");
    write("c.txt", "nothing");
    Files.createDirectory(folder.resolve("deep"));
    write("deep/d.litmus", "X86 d {} P0; NOP;");
    Session session = Session.of("outcomes", folder, "--format=tsv");
    assertEquals(
        HEADER
            + "a\tsc\tAllowed\t1\t0\t\n"
            + "b\tsc\tAllowed\t1\t0\t\n"
            + "d\tsc\tAllowed\t1\t0\t\n",
        session.out());
    assertEquals(0, session.code());
  }

  @Test
  void anEmptyFolderIsWrong() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));
    assertRefused(empty + ": no .litmus file in this folder", "outcomes", empty);
  }

  @Test
  void aListNamesFilesBesideIt() throws IOException {
    write("a.litmus", "X86 a {} P0; NOP;");
    write("inner", "a.litmus\n");
    Path list = write("list", "# comment\n\n  a.litmus \n" + example("SB") + "\n@inner\n");
    Session session = Session.of("outcomes", "@" + list, "--format=tsv");
    String row = "a\tsc\tAllowed\t1\t0\t\n";
    assertEquals(new Session(0, HEADER + row + SB_ROW + row, ""), session);
  }

  @Test
  void aListThatNamesItselfEnds() throws IOException {
    Path list = write("list", "@list\n");
    Session session = Session.of("outcomes", "@" + list);
    assertEquals(2, session.code());
    assertTrue(session.err().contains("this list contains itself"), session.err());
  }

  @Test
  void theOthersStillRunWhenAFileIsMissing() {
    assertEquals(
        new Session(2, HEADER + SB_ROW, "nowhere.litmus: no such file\n"),
        Session.of("outcomes", "nowhere.litmus", example("SB"), "--format=tsv"));
    assertRefused("@nolist: no such file", "outcomes", "@nolist");
    assertRefused("@nolist: no such file\n@nolist: no such file", "outcomes", "@nolist", "@nolist");
    assertRefused("'': no such file", "outcomes", "");
  }

  @Test
  void anErrorInATestHasItsPlace() throws IOException {
    Path bad = write("bad.litmus", "X86 bad\n{}\n P0 ;\n FLY EAX ;\n");
    Session session = Session.of("outcomes", bad, example("SB"), "--format=tsv");
    assertEquals(2, session.code());
    assertTrue(session.err().startsWith(bad + ":4:2: "), session.err());
    assertEquals(1, session.err().lines().count());
    assertEquals(HEADER + SB_ROW, session.out());
  }

  // ---------------------------------------------------------------- what went wrong

  @Test
  void aDeadlockSaysWhoWaitsWhere() throws IOException {
    Path abba =
        write(
            "abba.litmus",
            """
            C abba
            {}
            P0 (int *a, int *b) { mtx_lock(a); mtx_lock(b); mtx_unlock(b); mtx_unlock(a); }
            P1 (int *a, int *b) { mtx_lock(b); mtx_lock(a); mtx_unlock(a); mtx_unlock(b); }
            forall (true)
            """);
    Session session = Session.of("outcomes", abba, "--traces");
    assertEquals(1, session.code());
    assertTrue(session.out().contains("\nDeadlock in 1 execution\n"), session.out());
    assertTrue(
        session.out().contains("  thread 0 waits for good at " + abba + ":3:36\n"), session.out());
    assertTrue(
        session.out().contains("  thread 1 waits for good at " + abba + ":4:36\n"), session.out());
  }

  // ---------------------------------------------------------------- limits

  @Test
  void aLimitThatHidesTheAnswerIsUnknown() {
    Session session =
        Session.of("outcomes", example("SB"), "--max-executions", "1", "--format", "tsv");
    assertEquals(3, session.code());
    assertTrue(session.out().startsWith(HEADER + "SB\tsc\tUnknown\t1\t0\t"), session.out());
    assertTrue(session.err().contains("stopped by --max-executions"), session.err());
  }

  @Test
  void aDepthLimitIsNeverForbidden() {
    Session session = Session.of("outcomes", example("SB"), "--max-depth", "3");
    assertEquals(3, session.code());
    assertTrue(session.out().startsWith("Test SB sc Unknown\n"), session.out());
    assertTrue(session.out().contains("--max-depth cut 3 runs after 3 events\n"), session.out());
  }

  @Test
  void aLoopBoundIsNamedWithItsLine() {
    for (String rounds : new String[] {"1", "7"}) {
      Session session =
          Session.of("outcomes", example("C-wait"), "--unroll", rounds, "--model=tso");
      assertEquals(3, session.code());
      String where = example("C-wait") + ":11:3";
      assertTrue(
          session
              .out()
              .contains("Incomplete loop bound of " + rounds + " reached (" + where + ")\n"),
          session.out());
    }
  }

  // ---------------------------------------------------------------- bad programs

  @Test
  void aDeadlockFails() throws IOException {
    Path file =
        write(
            "deadlock.litmus",
            """
            C deadlock
            { mtx_t m; mtx_t n; }
            P0 (mtx_t *m, mtx_t *n) { mtx_lock(m); mtx_lock(n); mtx_unlock(n); mtx_unlock(m); }
            P1 (mtx_t *m, mtx_t *n) { mtx_lock(n); mtx_lock(m); mtx_unlock(m); mtx_unlock(n); }
            """);
    Session session = Session.of("outcomes", file);
    assertEquals(1, session.code());
    assertTrue(session.out().contains("Executions 3\nDeadlock in 1 execution\n"), session.out());
  }

  @Test
  void anUnlockOfAFreeMutexFails() throws IOException {
    Path file = write("u.litmus", "C u\n{ mtx_t m; }\nP0 (mtx_t *m) {\n  mtx_unlock(m);\n}\n");
    Session session = Session.of("outcomes", file);
    assertEquals(1, session.code());
    String failure = file + ":4:3: unlock of a mutex the thread does not hold";
    assertTrue(session.out().contains("Failure " + failure + "\n"), session.out());
  }
}
