// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.wakeup.StepSequence;
import dev.heddle.explore.wakeup.WakeupDescent;
import dev.heddle.explore.wakeup.WakeupTree;
import dev.heddle.machine.LabelTranslation;
import dev.heddle.trace.Locations;
import java.util.ArrayList;
import java.util.List;

/**
 * A member's copy of the tree of a {@link SharedSearch}, in its own numbers, together with the
 * sequences that it has inserted and that the shared search has not confirmed.
 */
final class RemoteTree {
  private final LabelTranslation exchange;
  private final WakeupDescent descent;

  /** The copy as of the last answer. */
  private WakeupTree confirmed = new WakeupTree();

  /** The copy with the sequences that are not confirmed. */
  private WakeupTree tree = confirmed;

  /** The number of changes in the copy; negative if there is no copy yet. */
  private long position = -1;

  /** A sequence in the machine's own numbers. */
  private record Insertion(int root, int branch, long[] steps) {}

  private final List<Insertion> reported = new ArrayList<>();
  private final List<Insertion> unreported = new ArrayList<>();

  RemoteTree(LabelTranslation exchange, Locations locations) {
    this.exchange = exchange;
    this.descent = new WakeupDescent(locations);
  }

  WakeupTree tree() {
    return tree;
  }

  long position() {
    return position;
  }

  /** Appends a step of a sequence that is to be reported. */
  int append(int root, int parent, int last, long step) {
    if (tree == confirmed) {
      tree = confirmed.copy(label -> label);
    }
    return tree.append(root, parent, last, step);
  }

  /** Adds a sequence for which steps were appended. */
  void insert(int root, int branch, long[] steps) {
    unreported.add(new Insertion(root, branch, steps));
  }

  /** The sequences to report, in shared numbers. */
  List<Report.Insertion> report() {
    reported.addAll(unreported);
    unreported.clear();
    return reported.stream()
        .map(i -> new Report.Insertion(i.root, i.branch, exchange.out(i.steps)))
        .toList();
  }

  /** The report was accepted: its sequences are in the tree, or covered there. */
  void update(Answer.Accepted answer) {
    reported.clear();
    if (answer.changes() == null) {
      confirmed = answer.tree().copy(exchange::in);
    } else {
      answer.changes().apply(confirmed, exchange::in);
    }
    position = answer.position();
    tree = confirmed;
    unreported.forEach(this::insertAgain);
  }

  private void insertAgain(Insertion i) {
    StepSequence v = new StepSequence(i.steps);
    int first = i.branch < 0 ? tree.first(i.root) : tree.firstChild(i.branch);
    if (descent.isNew(v, tree, first, 0)) {
      int above = descent.parent() < 0 ? i.branch : descent.parent();
      int before = descent.last();
      for (int k = 0; k < v.length(); k++) {
        above = append(i.root, above, before, v.step(k));
        before = WakeupTree.NONE;
      }
    }
  }
}
