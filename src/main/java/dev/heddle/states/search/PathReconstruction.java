// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.search;

import dev.heddle.states.computation.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reconstructs the path to a state, transition by transition, from the parents of states. */
final class PathReconstruction {
  private final LocalStates[] threads;
  private final States states;

  PathReconstruction(LocalStates[] threads, States states) {
    this.threads = threads;
    this.states = states;
  }

  List<Step> to(int goal) {
    List<Integer> ids = new ArrayList<>();
    for (int id = goal; id >= 0; id = states.parent(id)) {
      ids.addFirst(id);
    }
    List<Step> path = new ArrayList<>();
    for (int t = 0; t < threads.length; t++) {
      int first = threads[t].yieldNodes.node(states.field(ids.getFirst(), t));
      local(path, t, LocalStates.INITIAL, first);
    }
    for (int i = 1; i < ids.size(); i++) {
      path.addAll(between(states.state(ids.get(i - 1)), states.state(ids.get(i))));
    }
    return path;
  }

  private List<Step> between(long[] from, long[] to) {
    List<Step> path = new ArrayList<>();
    Expansion[] expansion = {null};
    expansion[0] =
        new Expansion(
            threads,
            states.layout(),
            new ArrayList<>(),
            state -> {
              if (path.isEmpty() && Arrays.equals(state, to)) {
                addSteps(expansion[0], to, path);
              }
            });
    expansion[0].run(from, 0);
    assert !path.isEmpty();
    return path;
  }

  private void addSteps(Expansion expansion, long[] to, List<Step> path) {
    int thread = expansion.thread();
    LocalStates local = threads[thread];
    for (int i = 0; i < expansion.length(); i++) {
      path.add(new Step(thread, local.steps.transition[expansion.step(i)]));
      int node =
          i + 1 < expansion.length()
              ? local.steps.owner(expansion.step(i + 1))
              : local.yieldNodes.node(states.layout().field(to, 0, thread));
      local(path, thread, expansion.reached(i), node);
    }
  }

  private void local(List<Step> path, int thread, int from, int to) {
    for (int step : threads[thread].yieldNodes.path(from, to)) {
      path.add(new Step(thread, threads[thread].steps.transition[step]));
    }
  }
}
