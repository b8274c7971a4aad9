// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.sampling;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Statistics of some executions, for strategies. Profiles can be added in any order, so the result
 * of a round does not depend on which thread ran which execution.
 */
public final class Profile {
  private long executions;
  private int longest;

  /** By name of a lane: the number of its accesses to each address, in all executions. */
  private final Map<String, Map<Long, Long>> accesses = new HashMap<>();

  /** The sum of several. */
  static Profile of(List<Profile> parts) {
    Profile sum = new Profile();
    for (Profile part : parts) {
      sum.executions += part.executions;
      sum.longest = Math.max(sum.longest, part.longest);
      part.accesses.forEach((lane, counts) -> counts.forEach((a, n) -> sum.add(lane, a, n)));
    }
    return sum;
  }

  void addExecution() {
    executions++;
  }

  void addLength(int events) {
    longest = Math.max(longest, events);
  }

  void addAccess(String lane, long address) {
    add(lane, address, 1);
  }

  private void add(String lane, long address, long count) {
    accesses.computeIfAbsent(lane, l -> new HashMap<>()).merge(address, count, Long::sum);
  }

  long executions() {
    return executions;
  }

  /** The most events of an execution. */
  int longest() {
    return longest;
  }

  /** The addresses that several threads access, in order. */
  List<Long> sharedAddresses() {
    Map<Long, Set<String>> threads = new HashMap<>();
    accesses.forEach((lane, counts) -> {
      String thread = lane.replaceFirst("!.*", "");
      counts.keySet().forEach(a -> threads.computeIfAbsent(a, x -> new HashSet<>()).add(thread));
    });
    return threads.entrySet().stream()
        .filter(e -> e.getValue().size() > 1)
        .map(Map.Entry::getKey)
        .sorted()
        .toList();
  }

  /** The average number of accesses of each lane to an address, in the order of names. */
  Map<String, Double> expectedAccesses(long address) {
    Map<String, Double> expected = new TreeMap<>();
    accesses.forEach((lane, counts) -> {
      long count = counts.getOrDefault(address, 0L);
      if (count > 0) {
        expected.put(lane, (double) count / executions);
      }
    });
    return expected;
  }
}
