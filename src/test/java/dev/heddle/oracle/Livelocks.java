package dev.heddle.oracle;

import dev.heddle.oracle.Local.Status;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Which threads of a complete state would spin for ever: let one go round once more, all others
 * stand still, and it comes to the same point, or waits, and has changed nothing. What it would
 * choose on its way is not said, so then it is none of them.
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
    State now = complete.withLocal(t, setting.interpreter.spinOn(complete.local(t)));
    for (int i = 0; i < MOST_STEPS && local(now, t).status() == Status.RUNNING; i++) {
      if (setting.interpreter.request(now.local(t)) instanceof Request.Choose) {
        return false;
      }
      List<State> next = transitions.steps(now, t);
      if (next.isEmpty() || local(now, t).changes() != changes) {
        return local(now, t).changes() == changes;
      }
      now = next.getFirst();
    }
    Local last = local(now, t);
    return last.status() == Status.SPINNING && last.changes() == changes;
  }

  private Local local(State state, int t) {
    return setting.interpreter.local(state.local(t));
  }
}
