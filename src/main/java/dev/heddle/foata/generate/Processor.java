// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.generate;

import dev.heddle.foata.Action;
import dev.heddle.foata.Event;
import dev.heddle.foata.unfold.Configuration;
import dev.heddle.foata.unfold.Configuration.Alternative;
import dev.heddle.foata.unfold.ThreadUnfolding;
import java.util.Arrays;

/**
 * A processor in the execution that is being generated: the actions that it has begun, and those
 * that wait.
 */
final class Processor {
  /** The step of an action that is not complete. */
  private static final int NEVER = Integer.MAX_VALUE;

  private final ThreadUnfolding unfolding;
  private Configuration at;

  /**
   * By number: the actions that were begun, and the steps in which each was begun and completed.
   */
  private Action[] actions = new Action[8];

  private int[] begun = new int[8];
  private int[] completed = new int[8];
  private int count;

  /** Numbers of the actions that wait, oldest first: the backlog. */
  private int[] backlog = new int[8];

  private int waiting;

  Processor(ThreadUnfolding unfolding) {
    this.unfolding = unfolding;
    at = unfolding.start().unfolded(unfolding);
  }

  Configuration at() {
    return at;
  }

  int count() {
    return count;
  }

  Action action(int id) {
    return actions[id];
  }

  int waiting() {
    return waiting;
  }

  /** The shadow event at this index of the backlog. */
  Event waiting(int place) {
    return actions[backlog[place]].shadow();
  }

  boolean isComplete(int id) {
    return id < count && completed[id] != NEVER;
  }

  /** Whether the action waited in the backlog when the step began. */
  boolean waited(int id, int step) {
    return begun[id] < step && completed[id] >= step;
  }

  void push(Event e, int step) {
    if (e.isMain()) {
      begin(e, step);
    } else {
      completed[e.id()] = step;
      int place = place(e.id());
      System.arraycopy(backlog, place + 1, backlog, place, waiting - place - 1);
      waiting--;
    }
  }

  private void begin(Event e, int step) {
    if (count == actions.length) {
      actions = Arrays.copyOf(actions, 2 * count);
      begun = Arrays.copyOf(begun, 2 * count);
      completed = Arrays.copyOf(completed, 2 * count);
      backlog = Arrays.copyOf(backlog, 2 * count);
    }
    actions[count] = e.action();
    begun[count] = step;
    completed[count] = e.takesEffect() ? step : NEVER;
    if (!e.takesEffect()) {
      backlog[waiting++] = count;
    }
    count++;
    for (Alternative a : at.alternatives()) {
      if (a.action() == e.action()) {
        at = a.after().unfolded(unfolding);
        return;
      }
    }
    throw new AssertionError(e);
  }

  void pop(Event e) {
    if (e.isMain()) {
      count--;
      waiting -= e.takesEffect() ? 0 : 1;
      at = at.parent;
    } else {
      completed[e.id()] = NEVER;
      int place = place(e.id());
      System.arraycopy(backlog, place, backlog, place + 1, waiting - place);
      backlog[place] = e.id();
      waiting++;
    }
  }

  /** The index of the action in the backlog, or where it would be inserted. */
  private int place(int id) {
    int place = 0;
    while (place < waiting && backlog[place] < id) {
      place++;
    }
    return place;
  }
}
