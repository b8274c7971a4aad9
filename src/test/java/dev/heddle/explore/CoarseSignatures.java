// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The class of a trace if the order of writes that commute is left open, from the signature of the
 * trace alone: neighbours of one class in the order of writes of a cell become a set, a load sees
 * the set of those before it, and what a commuting write itself read does not count.
 */
final class CoarseSignatures {
  private final Map<String, Long> types;

  /** The sets up to each operation, over all cells it wrote. */
  private final Map<String, StringBuilder> seen = new TreeMap<>();

  private CoarseSignatures(Map<String, Long> types) {
    this.types = types;
  }

  /**
   * @param signature as {@link Signatures} and the oracle write it
   * @param types by {@link #key}, the class of writes that commute; 0 of others
   * @param blind cells whose writes are not ordered at all
   */
  static String of(String signature, Map<String, Long> types, Set<String> blind) {
    return new CoarseSignatures(types).coarse(signature, blind);
  }

  private String coarse(String signature, Set<String> blind) {
    String[] sections = signature.split("\\|", -1);
    SortedMap<String, String> order = entries(sections[1]);
    order.keySet().removeAll(blind);
    order.replaceAll(this::groups);
    SortedMap<String, String> reads = entries(sections[0]);
    reads.keySet().removeAll(seen.keySet());
    reads.replaceAll((_, sources) -> sources(sources));
    String rest = Arrays.stream(sections).skip(2).map(s -> "|" + s).collect(Collectors.joining());
    return reads + "|" + order + rest;
  }

  private static SortedMap<String, String> entries(String section) {
    SortedMap<String, String> entries = new TreeMap<>();
    for (String entry : section.isEmpty() ? new String[0] : section.split(";")) {
      int at = entry.indexOf('=');
      entries.put(entry.substring(0, at), entry.substring(at + 1));
    }
    return entries;
  }

  private String groups(String cell, String writers) {
    StringBuilder all = new StringBuilder();
    TreeSet<String> group = new TreeSet<>();
    long type = 0;
    for (String writer : writers.split(",")) {
      long next = types.getOrDefault(key(writer, cell), 0L);
      if (next == 0 || next != type) {
        all.append(group);
        group.clear();
      }
      type = next;
      group.add(writer);
      if (next != 0) {
        seen.computeIfAbsent(writer, _ -> new StringBuilder()).append(group);
      }
    }
    return all.append(group).toString();
  }

  /** An operation as a writer of a cell. */
  static String key(String operation, String cell) {
    return operation + "@" + cell;
  }

  private String sources(String sources) {
    return Arrays.stream(sources.split(","))
        .map(s -> seen.containsKey(s) ? seen.get(s).toString() : s)
        .collect(Collectors.joining(","));
  }
}
