// SPDX-License-Identifier: Apache-2.0
package dev.heddle.monitor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.monitor.PsoMonitor.Atomics;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The monitors on executions written by hand; an event is named by its place, from 1 on. */
class MonitorTest {
  private final List<String> reports = new ArrayList<>();
  private final TsoMonitor tso = new TsoMonitor(Overlaps.NONE, this::report);
  private final PsoMonitor pso = new PsoMonitor(Atomics.FULL, Overlaps.NONE, this::report);
  private final PsoMonitor sparc = new PsoMonitor(Atomics.SPARC, Overlaps.NONE, this::report);

  private void report(int pending, int previous, int current) {
    reports.add(pending + " " + previous + " " + current);
  }

  /**
   * What a monitor reports on an execution: words such as {@code 0Wa}, with R for read, W for
   * write, U for an interlocked operation, C for one that does not write; {@code 0F} is a fence and
   * {@code 0S} a store-store fence; {@code 0N1} spawns and {@code 0J1} joins.
   */
  private List<String> reports(Monitor monitor, String execution) {
    reports.clear();
    monitor.reset();
    int label = 0;
    for (String word : execution.split(" ")) {
      label++;
      int thread = word.charAt(0) - '0';
      int other = word.length() > 2 ? word.charAt(2) - '0' : -1;
      int location = word.length() > 2 ? word.charAt(2) - 'a' : -1;
      switch (word.charAt(1)) {
        case 'R' -> monitor.read(thread, location, label);
        case 'W' -> monitor.write(thread, location, label);
        case 'U' -> monitor.update(thread, location, label);
        case 'C' -> monitor.compare(thread, location, label);
        case 'F' -> monitor.fence(thread);
        case 'S' -> monitor.storeFence(thread);
        case 'N' -> {
          monitor.fence(thread);
          monitor.spawn(thread, other, label);
        }
        case 'J' -> monitor.join(thread, other, label);
        default -> throw new IllegalArgumentException(word);
      }
    }
    return List.copyOf(reports);
  }

  @Test
  void storeBuffering() {
    assertEquals(List.of("1 3 4"), reports(tso, "0Wa 0Rb 1Wb 1Ra"));
    assertEquals(List.of("1 3 4"), reports(pso, "0Wa 0Rb 1Wb 1Ra"));
    assertEquals(List.of(), reports(tso, "0Wa 1Wb 0Rb 1Ra"));
    assertEquals(List.of(), reports(tso, "0Wa 0F 0Rb 1Wb 1Ra"));
    assertEquals(List.of(), reports(pso, "0Wa 0F 0Rb 1Wb 1Ra"));
  }

  @Test
  void messagePassing() {
    assertEquals(List.of(), reports(tso, "0Wa 0Wb 1Rb 1Ra"));
    assertEquals(List.of("1 3 4"), reports(pso, "0Wa 0Wb 1Rb 1Ra"));
    assertEquals(List.of(), reports(pso, "0Wa 0S 0Wb 1Rb 1Ra"));
  }

  /** Fig. 6 and 7: SOBER, whose TSO is stricter, sees nothing here. */
  @Test
  void figure7() {
    assertEquals(List.of("1 4 5"), reports(tso, "0Wa 0Ra 0Rb 1Wb 1Wa"));
    assertEquals(List.of("1 4 5"), reports(pso, "0Wa 0Ra 0Rb 1Wb 1Wa"));
  }

  /** Fig. 8: SOBER reports here; this monitor does in another execution of the program. */
  @Test
  void figure8() {
    assertEquals(List.of(), reports(tso, "0Wa 0Rb 1Wa 2Wb 2Ra"));
    assertEquals(List.of("1 3 4"), reports(tso, "0Wa 0Rb 2Wb 2Ra 1Wa"));
  }

  /** A store commits with all older ones of its thread under TSO, alone under PSO. */
  @Test
  void commits() {
    assertEquals(List.of(), reports(tso, "0Wa 0Wc 0Rb 1Rc 1Wb 1Ra"));
    assertEquals(List.of("1 5 6"), reports(pso, "0Wa 0Wc 0Rb 1Rc 1Wb 1Ra"));
    assertEquals(List.of("2 4 5"), reports(tso, "0Wc 0Wa 0Rb 1Wb 1Ra 1Rc"));
  }

  @Test
  void interlockedOperations() {
    assertEquals(List.of(), reports(tso, "0Wa 0Uc 0Rb 1Wb 1Ra"));
    assertEquals(List.of(), reports(pso, "0Wa 0Uc 0Rb 1Wb 1Ra"));
    assertEquals(List.of(), reports(pso, "0Wa 0Cc 0Rb 1Wb 1Ra"));
    assertEquals(List.of("1 4 5"), reports(sparc, "0Wa 0Uc 0Rb 1Wb 1Ra"));
    assertEquals(List.of(), reports(sparc, "0Wa 0Ua 0Rb 1Wb 1Ra"));
    assertEquals(List.of("1 3 4"), reports(tso, "0Wa 0Rb 1Ub 1Ra"));
    assertEquals(List.of("1 3 4"), reports(tso, "0Wa 0Rb 1Wb 1Ua"));
  }

  /** The last of several pending stores is looked at; what it waits for commits with it. */
  @Test
  void fencesOfStores() {
    assertEquals(List.of("1 6 7"), reports(pso, "0Wa 0S 0Wc 0Wc 0Rb 1Wb 1Ra"));
    assertEquals(List.of(), reports(pso, "0Wa 0S 0Wc 0Rb 1Rc 1Wb 1Ra"));
    assertEquals(List.of(), reports(sparc, "0Wa 0S 0Uc 0Rb 1Wb 1Ra"));
  }

  @Test
  void spawnsAndJoins() {
    assertEquals(List.of("1 4 5"), reports(tso, "0Wa 0Rb 1N2 2Wb 2Ra"));
    assertEquals(List.of("1 4 5"), reports(tso, "0Wa 0Rb 1Wb 1N2 2Ra"));
    assertEquals(List.of("1 5 6"), reports(tso, "0Wa 0Rb 1N2 2Wb 1J2 1Ra"));
    assertEquals(List.of(), reports(tso, "0Wa 0N1 0Rb 1Wb 1Ra"));
  }

  @Test
  void moreThreadsThanAtFirst() {
    assertEquals(List.of("1 3 4"), reports(tso, "0Wa 0Rb 9Wb 9Ra"));
    assertEquals(List.of("1 3 4"), reports(pso, "9Wa 9Rb 5Wb 5Ra"));
    assertEquals(List.of("1 5 6"), reports(tso, "3Wa 3Rb 7Wb 7Wc 1Rc 1Ra"));
  }

  /** Locations a and b are parts of c. */
  @Test
  void overlaps() {
    Overlaps parts =
        new Overlaps() {
          @Override
          public int[] of(int location) {
            return switch (location) {
              case 0, 1 -> new int[] {2};
              case 2 -> new int[] {0, 1};
              default -> NO_LOCATION;
            };
          }

          @Override
          public boolean covers(int store, int location) {
            return store == location || store == 2;
          }
        };
    TsoMonitor mixed = new TsoMonitor(parts, this::report);
    assertEquals(List.of("1 3 4"), reports(mixed, "0Wc 0Rd 1Wd 1Ra"));
    assertEquals(List.of("1 4 5"), reports(mixed, "0Wc 0Ra 0Rd 1Wd 1Ra"), "forwarded a part");
    assertEquals(List.of(), reports(mixed, "0Wa 0Rc 0Rd 1Wd 1Ra"), "a load waits for its parts");
    assertEquals(List.of(), reports(mixed, "0Wc 0Ra 1Wa"), "what was forwarded can be overtaken");
    assertEquals(List.of("1 2 3"), reports(mixed, "0Wa 0Rb 1Wc"), "by bytes of its own");
  }
}
