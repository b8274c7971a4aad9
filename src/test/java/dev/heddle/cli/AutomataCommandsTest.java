// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AutomataCommandsTest {
  private static final String SB = "examples/automata/sb.automaton";
  @TempDir Path folder;

  /** The fields of the outermost object; those of inner ones as "..". */
  private static Map<String, String> fields(String json) throws IOException {
    Map<String, String> fields = new HashMap<>();
    try (JsonParser parser = new JsonFactory().createParser(json)) {
      assertEquals(JsonToken.START_OBJECT, parser.nextToken());
      while (parser.nextToken() != JsonToken.END_OBJECT) {
        String name = parser.currentName();
        JsonToken token = parser.nextToken();
        parser.skipChildren();
        fields.put(name, token.isScalarValue() ? parser.getText() : "..");
      }
    }
    return fields;
  }

  @Test
  void robustAnswersInJson() throws IOException {
    Session session = Session.of("robust", SB, "--format", "json");
    assertEquals(1, session.code());
    Map<String, String> fields = fields(session.out());
    assertEquals("FAIL", fields.get("verdict"));
    assertEquals("2", fields.get("queries"));
    assertEquals("..", fields.get("witness"));
    assertTrue(fields.containsKey("states") && fields.containsKey("seconds"), session.out());
  }

  @Test
  void reachTakesAMethod() throws IOException {
    for (String method : List.of("lazy", "backward")) {
      Session session = Session.of("reach", SB, "--method", method, "--format", "json");
      assertEquals(1, session.code(), session.err());
      assertEquals(method, fields(session.out()).get("method"));
    }
    assertEquals("lazy", fields(Session.of("reach", SB, "--format", "json").out()).get("method"));
    assertEquals(2, Session.of("reach", SB, "--method", "lazy", "--model", "sc").code());
    assertEquals(2, Session.of("reach", SB, "--method", "lazy", "--buffers", "1").code());
    assertEquals(2, Session.of("reach", SB, "--method", "forward").code());
  }

  @Test
  void reachAnswersInJson() throws IOException {
    Map<String, String> tso = fields(Session.of("reach", SB, "--format", "json").out());
    assertEquals("FAIL", tso.get("verdict"));
    assertEquals("1", tso.get("rounds"));
    Session session = Session.of("reach", SB, "--model", "sc", "--format=json");
    assertEquals(0, session.code());
    assertEquals("PASS", fields(session.out()).get("verdict"));
    assertEquals("null", fields(session.out()).get("witness"));
  }

  @Test
  void anyNumberOfThreadsSaysTheSame() {
    Path file = file(Session.of("generate", "lamport", 3).out());
    for (String command : List.of("reach", "robust", "fence")) {
      Session one = Session.of(command, file, "--jobs", 1);
      assertEquals(one, Session.of(command, file, "--jobs", 4));
      assertEquals(one, Session.of(command, file));
    }
    Session.assertRefused(
        "heddle: --jobs takes a whole number from 1 on, not '0'", "reach", SB, "--jobs", 0);
  }

  @Test
  void plainSearchAgreesAndSaysWhenItIsCut() {
    assertEquals(1, Session.of("reach", SB, "--buffers", 1).code());
    Session cut = Session.of("reach", "examples/automata/peterson.automaton", "--buffers", 1);
    assertEquals(1, cut.code());
    Path lonely =
        file(
            "thread t initial a final c transition a a write 1 0 transition a b read r 0"
                + " transition b c check == r 2 end");
    Session unknown = Session.of("reach", lonely, "--buffers", 2);
    assertEquals(3, unknown.code());
    assertTrue(unknown.out().startsWith("UNKNOWN " + lonely + " tso: "), unknown.out());
    assertTrue(unknown.out().contains(": at most 2 stores in a buffer\n"), unknown.out());
  }

  private Path file(String text) {
    try {
      return Files.writeString(folder.resolve("f.automaton"), text);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @Test
  void limitsGiveUnknown() {
    Session session =
        Session.of("reach", file(Session.of("generate", "lamport", 3).out()), "--max-states", 50);
    assertEquals(3, session.code());
    assertTrue(
        session
            .out()
            .contains(": not reached, but not all was searched: stopped by --max-states\n"),
        session.out());
  }

  @Test
  void answersAreTheSameEachTime() {
    Path lamport = file(Session.of("generate", "lamport", 3).out());
    assertEquals(
        Session.of("reach", lamport, "--explain"), Session.of("reach", lamport, "--explain"));
    assertEquals(Session.of("robust", lamport, "--all"), Session.of("robust", lamport, "--all"));
  }

  @Test
  void litmusTestsCanBeRobust() {
    Session sb = Session.of("robust", "examples/litmus/SB.litmus");
    assertEquals(1, sb.code());
    assertTrue(sb.out().contains("not as under SC: "), sb.out());
    Session fenced = Session.of("robust", "examples/litmus/SB+mfences.litmus", "--model", "pso");
    assertEquals(0, fenced.code());
    assertTrue(fenced.out().contains(" pso: robust: every execution is one of SC\n"), fenced.out());
    assertEquals(0, Session.of("robust", "examples/litmus/MP.litmus").code());
    assertEquals(1, Session.of("robust", "examples/litmus/MP.litmus", "--model", "pso").code());
  }

  @Test
  void fencesAreToldInJson() throws IOException {
    Session session = Session.of("fence", SB, "--format", "json");
    assertEquals(0, session.code());
    Map<String, String> fields = fields(session.out());
    assertEquals("PASS", fields.get("verdict"));
    assertEquals("2", fields.get("cost"));
    assertEquals("true", fields.get("minimal"));
    assertEquals("..", fields.get("fences"));
  }

  @Test
  void fencedProgramIsRobust() {
    String out = Session.of("fence", SB, "--patch").out();
    Path fenced = file(out.substring(out.indexOf("\n\n")));
    assertEquals(0, Session.of("robust", fenced).code());
    Path hopeless = file("thread t initial a final b transition a b noop end");
    Session none = Session.of("fence", hopeless, "--goal", "assertions");
    assertEquals(1, none.code());
    assertTrue(
        none.out().contains("no set of fences suffices: the goal is reached under SC"), none.out());
  }

  @Test
  void psoOfAutomata() {
    Session sb = Session.of("robust", SB, "--model", "pso");
    assertEquals(1, sb.code());
    assertTrue(sb.out().contains("cycle: 1 po 2 fr 3 po 4 fr 1"), sb.out());
    assertEquals(0, Session.of("robust", "examples/automata/clh.automaton", "--model=pso").code());
    Path mp =
        file(
            "thread t initial a transition a b write 1 0 transition b c write 1 1 end"
                + " thread u initial a final e transition a b read r 1 transition b c read s 0"
                + " transition c d check == r 1 transition d e check == s 0 end");
    assertEquals(0, Session.of("robust", mp).code());
    assertEquals(0, Session.of("reach", mp).code());
    Session overtaken = Session.of("robust", mp, "--model", "pso");
    assertEquals(1, overtaken.code());
    String past = " pso: not robust: t can delay 'write 1 0' (line 1) past 'write 1 1' (line 1)\n";
    assertTrue(overtaken.out().contains(past), overtaken.out());
    assertTrue(overtaken.out().contains("2    1  writes [1] = 1\n"), overtaken.out());
    assertEquals(1, Session.of("reach", mp, "--model", "pso").code());
    assertEquals(1, Session.of("reach", mp, "--model", "pso", "--buffers", 2).code());
    for (String goal : List.of("robust", "assertions")) {
      Session fence = Session.of("fence", mp, "--model", "pso", "--goal", goal, "--patch");
      assertEquals(0, fence.code());
      assertTrue(fence.out().contains(" with 1 fence,"), fence.out());
      assertTrue(fence.out().contains("transition b b_fenced mfence"), fence.out());
    }
  }

  @Test
  void fencedProgramIsWritten() throws IOException {
    Path patch = folder.resolve("fenced.automaton");
    assertEquals(0, Session.of("fence", SB, "--patch-file", patch).code());
    assertEquals(0, Session.of("robust", patch).code());
    Path none = folder.resolve("no");
    Path nowhere = none.resolve("file");
    Session.assertRefused(
        "heddle: --patch-file: " + nowhere + ": there is no folder " + none,
        "fence",
        SB,
        "--patch-file",
        nowhere);
  }

  @Test
  void largeProgramsAndByteOrderMarksAreRead() {
    StringBuilder chain = new StringBuilder("\uFEFFthread t initial q0 final q20000\n");
    for (int i = 0; i < 20_000; i++) {
      chain.append("transition q%d q%d write %d %d\n".formatted(i, i + 1, i % 3, i % 5));
    }
    Path large =
        file(chain.append("end thread u initial a transition a b read r 0 end").toString());
    assertEquals(1, Session.of("reach", large, "--format", "json").code());
    assertEquals(0, Session.of("robust", large).code());
  }

  @Test
  void wrongQuestionsAreRefused() {
    Session.assertRefused(
        "heddle: " + SB + " contains automata: use heddle reach, robust or fence", "check", SB);
    Session.assertRefused(
        "heddle: --model pso is for automata only; use heddle check for C programs",
        "reach",
        "examples/c/dekker.c",
        "--model",
        "pso");
    Path aimless = file("thread t initial a transition a b noop end");
    Session.assertRefused(
        aimless + ": no thread has a final state: there is no goal", "reach", aimless);
    Session.assertRefused("heddle: name a file; --help lists the kinds", "robust");
    Session.assertRefused("nowhere.automaton: no such file", "robust", "nowhere.automaton");
    Session.assertRefused(
        "heddle: --buffers goes with --model tso or pso",
        "reach",
        SB,
        "--model",
        "sc",
        "--buffers",
        2);
    Session.assertRefused(
        "heddle: no family x; heddle generate --help lists them", "generate", "x", 3);
    Session.assertRefused("heddle: sizes of lamport begin at 2", "generate", "lamport", 1);
  }
}
