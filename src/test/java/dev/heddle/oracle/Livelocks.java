package dev.heddle.oracle;

import dev.heddle.oracle.Local.Frame;
import dev.heddle.oracle.Local.Status;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Which threads of a complete state would spin for ever: let one go round once more, all others
 * stand still, and it comes to a point where it was meanwhile, or waits, has changed nothing, and
 * meanwhile none of the others could have moved. What it would choose on its way is not said, so
 * then it is none of them.
 */
final class Livelocks {
  private static final int MOST_STEPS = 1_000;

  private final Setting setting;
  private final Transitions transitions;

  Livelocks(Setting setting, Transitions transitions) {
    this.setting = setting;
    this.transitions = transitions;
  }

  SortedSet<String> of(State complete) {
    SortedSet<String> names = new TreeSet<>();
    for (int t = 0; t < complete.threadCount(); t++) {
      if (complete.exists(t) && local(complete, t).status() == Status.SPINNING) {
        if (spinsForEver(complete, t)) {
          names.add(setting.names.name(t));
        }
      }
    }
    return names;
  }

  private boolean spinsForEver(State complete, int t) {
    int changes = local(complete, t).changes();
    Set<List<Integer>> heads = new HashSet<>();
    State now = complete;
    for (int i = 0; i < MOST_STEPS && !isNoticed(now, t, changes); i++) {
      Local local = local(now, t);
      if (local.status() == Status.SPINNING) {
        if (!heads.add(place(local.frame()))) {
          return true;
        }
        now = now.withLocal(t, setting.interpreter.spinOn(now.local(t)));
      } else if (local.status() != Status.RUNNING
          || setting.interpreter.request(now.local(t)) instanceof Request.Choose) {
        return false;
      } else {
        List<State> next = transitions.steps(now, t);
        if (next.isEmpty()) {
          return true;
        }
        now = next.getFirst();
      }
    }
    return false;
  }

  /** Which loop it is at the head of: the callers' places, and its own. */
  private static List<Integer> place(Frame frame) {
    List<Integer> places = new ArrayList<>();
    for (Frame f = frame; f != null; f = f.caller()) {
      places.add(f.function());
      places.add(f.pc());
    }
    return places;
  }

  /** Whether the thread has changed something, or lets another one go on. */
  private boolean isNoticed(State now, int t, int changes) {
    if (local(now, t).changes() != changes) {
      return true;
    }
    for (int u = 0; u < now.threadCount(); u++) {
      if (u != t && now.exists(u) && !transitions.steps(now, u).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private Local local(State state, int t) {
    return setting.interpreter.local(state.local(t));
  }
}
