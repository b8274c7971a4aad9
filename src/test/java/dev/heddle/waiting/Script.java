// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Threads that start at once. Everything is 0 at first and every mutex free.
 *
 * @param counts the semaphores that are not 0 at first
 */
record Script(SortedMap<String, Integer> counts, List<Body> threads) {
  Script {
    counts = new TreeMap<>(counts);
    threads = List.copyOf(threads);
  }

  /** As {@link #toString} writes it: {@code s=1 | h: wait s; load a,x; br a==0,h || store x,1}. */
  static Script parse(String text) {
    SortedMap<String, Integer> counts = new TreeMap<>();
    String rest = text;
    int bar = text.indexOf(" | ");
    if (bar >= 0) {
      for (String count : text.substring(0, bar).strip().split(" ")) {
        String[] sides = count.split("=");
        counts.put(sides[0], Integer.parseInt(sides[1]));
      }
      rest = text.substring(bar + 3);
    }
    List<Body> threads = new ArrayList<>();
    for (String thread : rest.split("\\|\\|")) {
      threads.add(Assembler.body(thread));
    }
    return new Script(counts, threads);
  }

  static Script of(String... threads) {
    return parse(String.join(" || ", threads));
  }

  Script with(int thread, Body body) {
    List<Body> others = new ArrayList<>(threads);
    others.set(thread, body);
    return new Script(counts, others);
  }

  Script without(int thread) {
    List<Body> others = new ArrayList<>(threads);
    others.remove(thread);
    return new Script(counts, others);
  }

  /** The number of steps. */
  int size() {
    return threads.stream().mapToInt(b -> b.steps().size()).sum();
  }

  boolean hasLoop() {
    return threads.stream().anyMatch(Body::hasLoop);
  }

  @Override
  public String toString() {
    String first =
        counts.entrySet().stream().map(Map.Entry::toString).collect(Collectors.joining(" "));
    return (first.isEmpty() ? "" : first + " | ")
        + threads.stream().map(Assembler::text).collect(Collectors.joining(" || "));
  }
}
