// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.schema.Json;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OutcomesJsonTest {
  private static final String SB = "examples/litmus/SB.litmus";

  private static List<?> tests(Object... words) throws IOException {
    Map<?, ?> all = Json.object(Json.parse(Session.of(words).out()));
    assertEquals(List.of("version", "tests"), List.copyOf(all.keySet()));
    assertEquals(1L, all.get("version"));
    return Json.list(all.get("tests"));
  }

  @Test
  void oneObjectPerTestAndModel() throws IOException {
    List<?> tests = tests("outcomes", SB, "--model", "all", "--format", "json");
    assertEquals(
        List.of("sc", "tso", "pso"), tests.stream().map(t -> Json.object(t).get("model")).toList());
    Map<?, ?> tso = Json.object(tests.get(1));
    assertEquals("SB", tso.get("test"));
    assertEquals(SB, tso.get("file"));
    assertEquals("Allowed", tso.get("verdict"));
    assertEquals("exists (0:EAX=0 /\\ 1:EAX=0)", tso.get("condition"));
    assertEquals("Sometimes", tso.get("observation"));
    assertEquals(1L, tso.get("positive"));
    assertEquals(3L, tso.get("negative"));
    assertEquals(4L, tso.get("executions"));
    assertEquals(0L, tso.get("redundant"));
    assertEquals(List.of(), tso.get("limits"));
    assertEquals(List.of(), tso.get("failures"));
    assertFalse(tso.containsKey("traces"));
    assertEquals(4, Json.list(tso.get("states")).size());
    assertEquals(
        Map.of("count", 1L, "values", Map.of("0:EAX", "0", "1:EAX", "0", "x", "1", "y", "1")),
        Json.list(tso.get("states")).getFirst());
  }

  @Test
  void tracesAreThereWhenAskedFor() throws IOException {
    List<?> tests = tests("outcomes", SB, "--model", "tso", "--format", "json", "--traces");
    List<?> traces = Json.list(Json.object(tests.getFirst()).get("traces"));
    assertEquals(4, traces.size());
    long cyclic =
        traces.stream().filter(t -> !Json.list(Json.object(t).get("cycle")).isEmpty()).count();
    assertEquals(1, cyclic);
    for (Object trace : traces) {
      List<?> names =
          Json.list(Json.object(trace).get("nodes")).stream()
              .map(n -> Json.object(n).get("name"))
              .toList();
      for (Object edge : Json.list(Json.object(trace).get("edges"))) {
        assertTrue(names.contains(Json.object(edge).get("from")), edge::toString);
        assertTrue(names.contains(Json.object(edge).get("to")), edge::toString);
      }
    }
  }

  @Test
  void noTestIsStillAnObject() throws IOException {
    assertEquals(List.of(), tests("outcomes", "nowhere.litmus", "--format", "json"));
  }

  @Test
  void limitsAreSaid() throws IOException {
    List<?> tests = tests("outcomes", SB, "--format", "json", "--max-executions", "1");
    assertEquals("Unknown", Json.object(tests.getFirst()).get("verdict"));
    assertEquals(1, Json.list(Json.object(tests.getFirst()).get("limits")).size());
  }
}
