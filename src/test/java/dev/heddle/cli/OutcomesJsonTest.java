package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OutcomesJsonTest {
  private static final String SB = "examples/litmus/SB.litmus";

  /** Objects as maps, arrays as lists, numbers as longs. */
  private static Object parse(String text) throws IOException {
    try (JsonParser parser = new JsonFactory().createParser(text)) {
      parser.enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION);
      parser.nextToken();
      Object value = value(parser);
      assertEquals(null, parser.nextToken(), "something stands behind the object");
      return value;
    }
  }

  private static Object value(JsonParser parser) throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> {
        Map<String, Object> object = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
          String name = parser.currentName();
          parser.nextToken();
          object.put(name, value(parser));
        }
        yield object;
      }
      case START_ARRAY -> {
        List<Object> array = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
          array.add(value(parser));
        }
        yield array;
      }
      case VALUE_NUMBER_INT -> parser.getLongValue();
      default -> parser.getText();
    };
  }

  private static Map<?, ?> object(Object value) {
    return (Map<?, ?>) value;
  }

  private static List<?> list(Object value) {
    return (List<?>) value;
  }

  private static List<?> tests(Object... words) throws IOException {
    Map<?, ?> all = object(parse(Session.of(words).out()));
    assertEquals(List.of("version", "tests"), List.copyOf(all.keySet()));
    assertEquals(1L, all.get("version"));
    return list(all.get("tests"));
  }

  @Test
  void oneObjectPerTestAndModel() throws IOException {
    List<?> tests = tests("outcomes", SB, "--model", "all", "--format", "json");
    assertEquals(
        List.of("sc", "tso", "pso"), tests.stream().map(t -> object(t).get("model")).toList());
    Map<?, ?> tso = object(tests.get(1));
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
    assertEquals(4, list(tso.get("states")).size());
    assertEquals(
        Map.of("count", 1L, "values", Map.of("0:EAX", "0", "1:EAX", "0", "x", "1", "y", "1")),
        list(tso.get("states")).getFirst());
  }

  @Test
  void tracesAreThereWhenAskedFor() throws IOException {
    List<?> tests = tests("outcomes", SB, "--model", "tso", "--format", "json", "--traces");
    List<?> traces = list(object(tests.getFirst()).get("traces"));
    assertEquals(4, traces.size());
    long cyclic = traces.stream().filter(t -> !list(object(t).get("cycle")).isEmpty()).count();
    assertEquals(1, cyclic);
    for (Object trace : traces) {
      List<?> names =
          list(object(trace).get("nodes")).stream().map(n -> object(n).get("name")).toList();
      for (Object edge : list(object(trace).get("edges"))) {
        assertTrue(names.contains(object(edge).get("from")), edge::toString);
        assertTrue(names.contains(object(edge).get("to")), edge::toString);
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
    assertEquals("Unknown", object(tests.getFirst()).get("verdict"));
    assertEquals(1, list(object(tests.getFirst()).get("limits")).size());
  }
}
