// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;

/**
 * The steps of one thread.
 *
 * @param outputs the registers that are part of how the thread ends
 */
record Body(List<Step> steps, List<String> outputs) {
  Body {
    steps = List.copyOf(steps);
    outputs = List.copyOf(outputs);
  }

  Set<String> registers() {
    Set<String> all = new TreeSet<>(outputs);
    for (Step s : steps) {
      all.addAll(s.reads());
      s.writes().ifPresent(all::add);
    }
    return all;
  }

  /** Where a step leads. */
  List<Integer> successors(int i) {
    return switch (steps.get(i)) {
      case Step.Branch b -> List.of(i + 1, b.target());
      case Step.Jump j -> List.of(j.target());
      default -> List.of(i + 1);
    };
  }

  boolean hasLoop() {
    for (int i = 0; i < steps.size(); i++) {
      for (int next : successors(i)) {
        if (next <= i) {
          return true;
        }
      }
    }
    return false;
  }

  /** Per step, and for the end, the registers whose values can still matter there. */
  List<Set<String>> live() {
    List<Set<String>> live = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      live.add(new TreeSet<>());
    }
    live.add(new TreeSet<>(outputs));
    boolean grows = true;
    while (grows) {
      grows = false;
      for (int i = steps.size() - 1; i >= 0; i--) {
        Set<String> here = new TreeSet<>();
        for (int next : successors(i)) {
          here.addAll(live.get(next));
        }
        steps.get(i).writes().ifPresent(here::remove);
        here.addAll(steps.get(i).reads());
        grows |= live.get(i).addAll(here);
      }
    }
    return live;
  }

  Body with(List<Step> others) {
    return new Body(others, outputs);
  }

  /** A new step before the i-th; jumps to the i-th now lead to the new one. */
  Body inserting(int i, Step step) {
    List<Step> longer = redirected(t -> t > i ? t + 1 : t);
    longer.add(i, step.redirect(t -> t > i ? t + 1 : t));
    return with(longer);
  }

  Body without(int i) {
    List<Step> shorter = redirected(t -> t > i ? t - 1 : t);
    shorter.remove(i);
    return with(shorter);
  }

  Body replacing(int i, Step step) {
    List<Step> others = new ArrayList<>(steps);
    others.set(i, step);
    return with(others);
  }

  private List<Step> redirected(IntUnaryOperator target) {
    return new ArrayList<>(steps.stream().map(s -> s.redirect(target)).toList());
  }
}
