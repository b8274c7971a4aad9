// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.executions;

import dev.heddle.foata.Event;
import dev.heddle.foata.generate.GenerationRequest.Extent;
import dev.heddle.foata.generate.Listener;
import dev.heddle.foata.generate.Representative;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * The tree of executions as the paper's Fig. 1 has it: a path from the root is an execution, and
 * what is not in normal form is shaded. If the tree is small, what is below dropped nodes is in it,
 * too.
 *
 * @param roots first events
 * @param isWhole whether nothing was left out below dropped nodes
 */
public record ExecutionTree(ExecutionTable table, List<Node> roots, boolean isWhole) {
  /** With more nodes, those below dropped ones are left out. */
  private static final int SMALL = 500;

  /** Larger trees are not made. */
  public static final int LARGEST = 20_000;

  /**
   * An event.
   *
   * @param dropped whether the execution so far is abnormal
   * @param form of the execution, if it is complete and in normal form
   */
  public record Node(
      String name, boolean dropped, List<Node> children, Optional<NormalForm> form) {}

  /** The tree; empty if it is too large. */
  public static Optional<ExecutionTree> ask(Executions.Question q) {
    Optional<ExecutionTree> all = new Growth(q, SMALL).tree(Extent.EVERYTHING);
    return all.isPresent() ? all : new Growth(q, LARGEST).tree(Extent.NORMAL);
  }

  /** The tree while it grows. */
  private static final class Growth implements Listener {
    private final Executions.Question question;
    private final EventNames names;
    private final int most;
    private final Deque<Sprout> path = new ArrayDeque<>();
    private int nodes;

    /** A node whose children are not all known. */
    private static final class Sprout {
      private final String name;
      private final Fate fate;
      private final List<Node> children = new ArrayList<>();
      private Optional<NormalForm> form = Optional.empty();

      Sprout(String name, Fate fate) {
        this.name = name;
        this.fate = fate;
      }
    }

    Growth(Executions.Question question, int most) {
      this.question = question;
      this.most = most;
      names = new EventNames(question.program());
      path.push(new Sprout("", Fate.NORMAL));
    }

    Optional<ExecutionTree> tree(Extent extent) {
      ExecutionTable.Answer answer = Executions.ask(question, extent, this);
      while (path.size() > 1) { // it was stopped on the way
        leave();
      }
      return nodes > most
          ? Optional.empty()
          : Optional.of(
              new ExecutionTree(
                  new ExecutionTable(answer, names.legend()),
                  path.peek().children,
                  extent == Extent.EVERYTHING));
    }

    @Override
    public boolean mayGrow(int length) {
      return nodes <= most;
    }

    @Override
    public void enter(Event event, Fate fate) {
      path.push(new Sprout(names.of(event), fate));
    }

    @Override
    public void leave() {
      Sprout s = path.pop();
      if (s.fate != Fate.REFUTED) {
        nodes++;
        path.peek()
            .children
            .add(new Node(s.name, s.fate == Fate.ABNORMAL, List.copyOf(s.children), s.form));
      }
    }

    @Override
    public boolean complete(Representative execution) {
      path.peek().form = Optional.of(NormalForm.of(execution, names, question));
      return true;
    }
  }
}
