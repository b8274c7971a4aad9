// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.program.Program;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Runs every interleaving of single instructions and commits. The only savings: instructions that
 * concern no other thread run at once, and a state that was reached before with the same history
 * (reads-from, coherence order, choices) is not left again.
 */
public final class BruteForce {
  private final Transitions transitions;
  private final int stateLimit;

  /**
   * @param tooLarge whether the limit was hit; then the endings are only some of them
   * @param states how many states were reached
   * @param endings of all complete executions, by their signature
   */
  public record Result(boolean tooLarge, int states, SortedMap<String, Ending> endings) {
    public Set<String> signatures() {
      return endings.keySet();
    }
  }

  public BruteForce(Program program, Model model, int stateLimit) {
    transitions = new Transitions(program, model);
    this.stateLimit = stateLimit;
  }

  public Result run() {
    SortedMap<String, Ending> endings = new TreeMap<>();
    Set<State> seen = new HashSet<>();
    try {
      search(seen, endings);
      return new Result(false, seen.size(), endings);
    } catch (TooLargeException _) {
      return new Result(true, seen.size(), endings);
    }
  }

  private void search(Set<State> seen, Map<String, Ending> endings) {
    Deque<State> todo = new ArrayDeque<>();
    State initial = transitions.initial();
    seen.add(initial);
    todo.push(initial);
    while (!todo.isEmpty()) {
      State state = todo.pop();
      boolean complete = true;
      for (State next : transitions.successors(state)) {
        complete = false;
        if (seen.add(next)) {
          todo.push(next);
        }
      }
      if (complete) {
        record(state, endings);
      }
      if (seen.size() > stateLimit) {
        throw new TooLargeException("states");
      }
    }
  }

  /** A trace determines every value, so two of its endings must be the same. */
  private void record(State complete, Map<String, Ending> endings) {
    String signature = transitions.signature(complete);
    Ending ending = transitions.ending(complete);
    Ending other = endings.put(signature, ending);
    if (other != null && !other.equals(ending)) {
      throw new IllegalStateException(signature + " ends in " + other + " and in " + ending);
    }
  }
}
