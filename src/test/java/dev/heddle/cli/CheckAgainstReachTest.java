// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whether an assertion of a random C program that waits can fail: {@code check}, which looks at
 * executions and leaves rounds of waiting loops out, against {@code reach}, which looks at all
 * states and knows nothing of loops.
 *
 * <p>More programs: {@code -Dheddle.reach.programs=1000 -Dheddle.reach.seed=7
 * -Dheddle.reach.verbose}.
 */
@Tag("slow")
class CheckAgainstReachTest {
  private static final int PROGRAMS = Integer.getInteger("heddle.reach.programs", 25);
  private static final long SEED = Long.getLong("heddle.reach.seed", 1);
  private static final String TIME = System.getProperty("heddle.reach.time", "3");

  @TempDir private Path folder;

  private final Map<String, Integer> counts = new TreeMap<>();

  @Test
  void assertionsFailInBothOrInNeither() {
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < PROGRAMS; i++) {
      long seed = SEED * 1_000_003 + i;
      WaitingSource source =
          i % 3 == 0 ? new RandomWaiting(seed).next() : new WaitingMutants(seed).next();
      Optional<String> found = contradiction(source, true);
      if (found.isPresent()) {
        WaitingSource least = source.shrink(s -> contradiction(s, false).equals(found));
        wrong.add(found.get() + "\n" + least.text());
      }
    }
    if (Boolean.getBoolean("heddle.reach.verbose")) {
      System.err.println("check against reach, seed " + SEED + ": " + counts);
    }
    assertEquals("", String.join("\n", wrong), () -> wrong.size() + " programs, " + counts);
    int decided = counts.getOrDefault("PASS", 0) + counts.getOrDefault("FAIL", 0);
    int all = counts.values().stream().mapToInt(Integer::intValue).sum();
    assertTrue(2 * decided > all, counts::toString);
  }

  /** What the commands do not agree on, if anything; an UNKNOWN agrees with everything. */
  private Optional<String> contradiction(WaitingSource source, boolean counting) {
    Path file = write(source);
    Map<String, String> states = new TreeMap<>();
    for (String model : List.of("sc", "tso")) {
      states.put(model, reach(file, model));
    }
    Map<String, String> executions = check(file);
    for (String model : List.of("sc", "tso")) {
      String both = agreed(executions.get(model), states.get(model));
      if (counting) {
        counts.merge(both, 1, Integer::sum);
      }
      if (both.equals("contradiction")) {
        return Optional.of(
            model + ": check " + executions.get(model) + ", reach " + states.get(model));
      }
    }
    return psoContradiction(source, executions, states);
  }

  /**
   * reach does not know PSO for C. But PSO has all executions of TSO; and programs whose accesses
   * are all sequentially consistent fail under PSO if and only if they do under SC.
   */
  private static Optional<String> psoContradiction(
      WaitingSource source, Map<String, String> executions, Map<String, String> states) {
    String pso = executions.get("pso");
    boolean lost = pso.equals("PASS") && states.get("tso").equals("FAIL");
    boolean invented = !source.relaxed() && pso.equals("FAIL") && states.get("sc").equals("PASS");
    return lost || invented
        ? Optional.of("pso: check " + pso + ", reach under TSO " + states.get("tso"))
        : Optional.empty();
  }

  private static String agreed(String check, String reach) {
    if (check.equals("NOTHING")) {
      return "contradiction";
    }
    if (check.equals("UNKNOWN") || reach.equals("UNKNOWN")) {
      return reach.equals("UNKNOWN") ? "undecided by reach" : "undecided by check";
    }
    return check.equals(reach) ? check : "contradiction";
  }

  private Path write(WaitingSource source) {
    try {
      return Files.writeString(folder.resolve("waiting.c"), source.text());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** PASS, FAIL or UNKNOWN; what is refused is UNKNOWN. */
  private static String reach(Path file, String model) {
    Session session = Session.of("reach", file, "--model", model, "--max-time", TIME);
    return session.out().isEmpty() ? "UNKNOWN" : session.out().split(" ", 2)[0];
  }

  /** By model, whether an assertion fails, whatever else there is. */
  private static Map<String, String> check(Path file) {
    Session session =
        Session.of(
            "check", file, "--model", "all", "--all", "--format", "json", "--max-time", TIME);
    assumeFalse(session.err().startsWith("no clang for "), session.err());
    Map<String, String> verdicts = new TreeMap<>();
    for (String object : session.out().lines().toList()) {
      for (String model : List.of("sc", "tso", "pso")) {
        if (object.contains("\"model\":\"" + model + "\"")) {
          verdicts.put(model, verdict(object));
        }
      }
    }
    assertEquals(3, verdicts.size(), () -> session.err() + session.out());
    return verdicts;
  }

  /** NOTHING if it says PASS but has seen no execution, although nothing was assumed. */
  private static String verdict(String object) {
    if (object.contains("\"kind\":\"assertion\"")) {
      return "FAIL";
    }
    if (!object.contains("\"limit\":null")) {
      return "UNKNOWN";
    }
    boolean nothing = object.contains("\"executions\":0,") && object.contains("\"assume\":0,");
    return nothing ? "NOTHING" : "PASS";
  }
}
