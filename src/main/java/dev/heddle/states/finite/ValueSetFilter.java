// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.finite;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether a completed {@link ValueSetSearch} has a state in which threads are somewhere, memory has
 * certain values, and threads may read certain others. If not, no such configuration is reachable.
 */
public final class ValueSetFilter {
  /** Locations or values that are not asked for. */
  private static final int ANY = -1;

  /** The most answers that are remembered. */
  private static final int MOST_ANSWERS = 200_000;

  private final ValueSetSearch search;
  private final List<FiniteThread> threads;
  private final int cells;

  /** By the set of threads that are asked for: the states by the locations of these. */
  private final Map<List<Boolean>, Map<Point, List<ValueSetSearch.State>>> states = new HashMap<>();

  private final Map<Question, Boolean> answers = new HashMap<>();

  private record Question(Point point, List<Long> sets) {}

  public ValueSetFilter(FiniteProgram program, ValueSetSearch search) {
    if (!search.isComplete()) {
      throw new IllegalArgumentException("the search is not complete");
    }
    this.search = search;
    threads = program.threads();
    cells = program.cells();
  }

  /** What is asked. */
  public final class Query {
    private final int[] locations = new int[threads.size()];
    private final long[] sets = new long[threads.size() * search.sets.words];
    private int[] memory = new int[cells];

    /**
     * @param location -1 for any without the lock
     */
    public void at(int thread, int location) {
      locations[thread] = location;
    }

    public void reads(int thread, int cell, int value) {
      search.sets.add(sets, thread, cell, value);
    }

    /**
     * @param values -1 for any
     */
    public Query memory(int[] values) {
      memory = values;
      return this;
    }

    public boolean isAdmitted() {
      int[] numbers = Arrays.copyOf(locations, locations.length + cells);
      System.arraycopy(memory, 0, numbers, locations.length, cells);
      List<Long> words = Arrays.stream(sets).boxed().toList();
      Question question = new Question(new Point(numbers), words);
      if (answers.size() > MOST_ANSWERS) {
        answers.clear();
      }
      return answers.computeIfAbsent(question, _ -> search());
    }

    private boolean search() {
      for (ValueSetSearch.State s : statesAt(locations)) {
        if (ValueSets.isSubset(sets, s.sets) && isMemory(s.point.numbers())) {
          return true;
        }
      }
      return false;
    }

    private boolean isMemory(int[] numbers) {
      for (int c = 0; c < cells; c++) {
        if (memory[c] != ANY && memory[c] != numbers[threads.size() + c]) {
          return false;
        }
      }
      return true;
    }
  }

  public Query query() {
    return new Query();
  }

  private List<ValueSetSearch.State> statesAt(int[] locations) {
    List<Boolean> asked = Arrays.stream(locations).mapToObj(q -> q != ANY).toList();
    return states
        .computeIfAbsent(asked, this::project)
        .getOrDefault(new Point(locations.clone()), List.of());
  }

  private Map<Point, List<ValueSetSearch.State>> project(List<Boolean> asked) {
    Map<Point, List<ValueSetSearch.State>> projected = new HashMap<>();
    for (List<ValueSetSearch.State> alike : search.states.values()) {
      int[] locations = Arrays.copyOf(alike.getFirst().point.numbers(), threads.size());
      boolean possible = true;
      for (int t = 0; t < locations.length; t++) {
        if (!asked.get(t)) {
          possible &= !threads.get(t).isHolding(locations[t]);
          locations[t] = ANY;
        }
      }
      if (possible) {
        projected.computeIfAbsent(new Point(locations), _ -> new ArrayList<>()).addAll(alike);
      }
    }
    return projected;
  }
}
