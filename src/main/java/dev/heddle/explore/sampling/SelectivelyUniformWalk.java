// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.sampling;

import dev.heddle.machine.Machine;
import dev.heddle.trace.Execution;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * SURW (Zhao, Wolff, Mathur, Roychoudhury: Selectively Uniform Concurrency Testing, 2025). Some
 * events are selected: here the accesses to one address, drawn for each execution among those that
 * several threads access. The lane of the next selected event is drawn with the number of selected
 * events that each lane has still to make as its weight, so that their orders are about equally
 * likely. For other events, all lanes are equally likely.
 *
 * <p>The numbers are averages of earlier executions. A lane that does not exist yet, of a thread
 * that has not started or of stores that have not been buffered, counts for the lane from which it
 * originates.
 */
public final class SelectivelyUniformWalk implements Strategy {
  /** The executions from which the averages are taken. */
  private static final int LEARNING = 128;

  private static final int NOBODY = -1;

  private final RandomGenerator random;
  private final Profile profile = new Profile();
  private Profile learnt = new Profile();
  private List<Long> shared = List.of();

  /** The name of each lane; null until it is needed. */
  private String[] names = new String[64];

  /** The estimated number of selected events that each lane has still to make. */
  private double[] left = new double[64];

  /** The lanes that exist in this execution. */
  private boolean[] present = new boolean[64];

  private Map<String, Double> expected = Map.of();
  private long selected;

  /** The lane that makes the next selected event. */
  private int intended;

  public SelectivelyUniformWalk(RandomGenerator random) {
    this.random = random;
  }

  @Override
  public void begin() {
    if (isLearning()) {
      profile.addExecution();
    }
    Arrays.fill(present, false);
    intended = NOBODY;
    selected = shared.isEmpty() ? NextAccess.NOTHING : shared.get(random.nextInt(shared.size()));
    expected = shared.isEmpty() ? Map.of() : learnt.expectedAccesses(selected);
  }

  @Override
  public Profile profile() {
    return profile;
  }

  @Override
  public void expect(Profile all) {
    if (isLearning()) {
      learnt = all;
      shared = all.sharedAddresses();
    }
  }

  private boolean isLearning() {
    return learnt.executions() < LEARNING;
  }

  @Override
  public int pick(Machine machine, int[] lanes, int count) {
    for (int i = 0; i < count; i++) {
      introduce(machine, lanes[i]);
    }
    if (intended == NOBODY) {
      intended = draw(lanes, count);
    }
    int chosen = uniform(machine, lanes, count);
    if (chosen < 0) {
      intended = draw(lanes, count);
      chosen = uniform(machine, lanes, count);
    }
    return chosen < 0 ? random.nextInt(count) : chosen;
  }

  @Override
  public void onStep(Machine machine, int lane) {
    Execution x = machine.execution();
    int d = x.length() - 1;
    if (!NextAccess.hasAddress(x.kind(d))) {
      return;
    }
    long address = x.locations().address(x.location(d));
    if (isLearning()) {
      profile.addAccess(names[lane], address);
    }
    if (address == selected) {
      left[lane]--;
      intended = NOBODY;
    }
  }

  /**
   * Draws among the lanes that may move: lanes before a selected event are excluded, except the
   * intended one.
   */
  private int uniform(Machine machine, int[] lanes, int count) {
    int chosen = -1;
    int candidates = 0;
    for (int i = 0; i < count; i++) {
      boolean may =
          lanes[i] == intended
              || selected == NextAccess.NOTHING
              || NextAccess.address(machine, lanes[i]) != selected;
      if (may && random.nextInt(++candidates) == 0) {
        chosen = i;
      }
    }
    return chosen;
  }

  /**
   * Draws a lane, weighted by the number of selected events that it has still to make; none if no
   * lane has any.
   */
  private int draw(int[] lanes, int count) {
    double sum = 0;
    for (int i = 0; i < count; i++) {
      sum += Math.max(0, left[lanes[i]]);
    }
    double point = sum == 0 ? 0 : random.nextDouble(sum);
    for (int i = 0; i < count; i++) {
      point -= Math.max(0, left[lanes[i]]);
      if (point < 0) {
        return lanes[i];
      }
    }
    return NOBODY;
  }

  /**
   * Called when a lane exists for the first time: it takes its part from the lane from which it
   * originates.
   */
  private void introduce(Machine machine, int lane) {
    if (lane >= names.length) {
      int n = lane * 2;
      names = Arrays.copyOf(names, n);
      left = Arrays.copyOf(left, n);
      present = Arrays.copyOf(present, n);
    }
    if (present[lane]) {
      return;
    }
    present[lane] = true;
    names[lane] = names[lane] == null ? machine.laneName(lane) : names[lane];
    double part = withDescendants(names[lane]);
    left[lane] = part;
    String origin = origin(names[lane]);
    for (int other = 0; other < names.length; other++) {
      if (other != lane && present[other] && names[other].equals(origin)) {
        if (other == intended && random.nextDouble() * left[other] < part) {
          intended = lane;
        }
        left[other] -= part;
      }
    }
  }

  /** The selected events of a lane and of those that originate from it. */
  private double withDescendants(String name) {
    double sum = 0;
    for (Map.Entry<String, Double> lane : expected.entrySet()) {
      String other = lane.getKey();
      boolean comesFrom =
          other.startsWith(name)
              && (other.length() == name.length()
                  || ".!".indexOf(other.charAt(name.length())) >= 0);
      sum += comesFrom ? lane.getValue() : 0;
    }
    return sum;
  }

  /** The thread that starts a thread or buffers what a lane commits; empty if there is none. */
  private static String origin(String name) {
    int commit = name.indexOf('!');
    return commit >= 0
        ? name.substring(0, commit)
        : name.substring(0, Math.max(0, name.lastIndexOf('.')));
  }
}
