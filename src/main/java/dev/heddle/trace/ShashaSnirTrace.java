package dev.heddle.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;

/**
 * The Shasha-Snir trace of a complete execution: who read from whom, byte by byte, in which order
 * the writes of each byte reached memory, and which way choices went. Program order is in the
 * operations' names, {@code thread#n}. Two executions are equivalent iff these are equal.
 *
 * <p>A mutex is a single cell that locks and unlocks write and trylocks read.
 *
 * @param sources per reading operation the writer of each byte it read, or {@code init}
 * @param coherence per byte address (a mutex: {@code m} and its address) its writers in order
 * @param choices per choice the alternative
 */
public record ShashaSnirTrace(
    Map<String, List<String>> sources,
    Map<String, List<String>> coherence,
    Map<String, Integer> choices) {
  private static final String INIT = "init";

  public ShashaSnirTrace {
    sources = Collections.unmodifiableMap(sources);
    coherence = Collections.unmodifiableMap(coherence);
    choices = Collections.unmodifiableMap(choices);
  }

  /** The trace of an execution whose threads are called by these names. */
  public static ShashaSnirTrace of(Execution x, IntFunction<String> threadNames) {
    TreeMap<String, List<String>> sources = new TreeMap<>();
    TreeMap<String, List<String>> coherence = new TreeMap<>();
    TreeMap<String, Integer> choices = new TreeMap<>();
    for (int d = 0; d < x.length(); d++) {
      if (!Kind.isOperation(x.kind(d))) {
        continue;
      }
      String name = threadNames.apply(x.thread(d)) + "#" + x.operation(d);
      if (x.kind(d) == Kind.CHOICE) {
        choices.put(name, (int) x.value(d));
        continue;
      }
      List<String> cells = cells(x.locations(), x.location(d));
      if (reads(x.kind(d))) {
        String own = forwardedFrom(x, d, threadNames);
        sources.put(name, cells.stream().map(c -> own != null ? own : last(coherence, c)).toList());
      }
      if (Label.is(x.label(d), Label.WRITE)) {
        cells.forEach(c -> coherence.computeIfAbsent(c, k -> new ArrayList<>()).add(name));
      }
    }
    return new ShashaSnirTrace(sources, coherence, choices);
  }

  private static boolean reads(int kind) {
    return switch (kind) {
      case Kind.READ, Kind.UPDATE, Kind.COMPARE, Kind.LOCK, Kind.TRYLOCK -> true;
      default -> false;
    };
  }

  private static String last(Map<String, List<String>> coherence, String cell) {
    List<String> writers = coherence.get(cell);
    return writers == null ? INIT : writers.getLast();
  }

  /** The store that a forwarded load read from its own buffer; its commit is later in x. */
  private static String forwardedFrom(Execution x, int d, IntFunction<String> threadNames) {
    if (Label.is(x.label(d), Label.ACTIVE)) {
      return null;
    }
    for (int c = d + 1; c < x.length(); c++) {
      if (x.kind(c) == Kind.COMMIT && x.entry(c) == x.entry(d)) {
        return threadNames.apply(x.thread(c)) + "#" + x.operation(c);
      }
    }
    throw new IllegalArgumentException("the execution is not complete");
  }

  private static List<String> cells(Locations locations, int location) {
    long address = locations.address(location);
    if (locations.isMutex(location)) {
      return List.of("m" + address);
    }
    String[] names = new String[locations.size(location)];
    for (int i = 0; i < names.length; i++) {
      names[i] = String.valueOf(address + i);
    }
    return Arrays.asList(names);
  }

  /** One line that is the same for equal traces only. */
  public String signature() {
    return lines(sources)
        + "|"
        + lines(coherence)
        + "|"
        + String.join(
            ";", choices.entrySet().stream().map(e -> e.getKey() + "=" + e.getValue()).toList());
  }

  private static String lines(Map<String, List<String>> map) {
    return String.join(
        ";",
        map.entrySet().stream()
            .map(e -> e.getKey() + "=" + String.join(",", e.getValue()))
            .toList());
  }
}
