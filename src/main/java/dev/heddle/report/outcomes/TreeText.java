// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.outcomes;

import dev.heddle.program.Program;
import dev.heddle.verify.executions.ExecutionTree;
import dev.heddle.verify.executions.ExecutionTree.Node;
import java.util.List;

/** The tree of executions, for the terminal: dropped nodes are in brackets. */
public final class TreeText {
  private final Program program;
  private final ExecutionTree tree;
  private final StringBuilder out = new StringBuilder();

  private TreeText(Program program, ExecutionTree tree) {
    this.program = program;
    this.tree = tree;
  }

  public static String of(Program program, ExecutionTree tree) {
    TreeText text = new TreeText(program, tree);
    text.out.append(ExecutionsText.head(program, tree.table()));
    String all = tree.isWhole() ? " of " + tree.table().complete() : "";
    text.out.append("Executions ").append(tree.table().kept()).append(all);
    text.out.append("; in brackets: dropped\n");
    text.print(tree.roots(), "  ");
    return text.out.append(ExecutionsText.foot(tree.table())).toString();
  }

  private void print(List<Node> nodes, String indent) {
    for (int i = 0; i < nodes.size(); i++) {
      Node node = nodes.get(i);
      boolean last = i == nodes.size() - 1;
      out.append(indent).append(last ? "`- " : "|- ");
      out.append(node.dropped() ? "[" + node.name() + "]" : node.name());
      node.form()
          .ifPresent(f ->
              out.append("  ").append(ExecutionsText.line(program, tree.table().outcomes(), f)));
      out.append('\n');
      print(node.children(), indent + (last ? "   " : "|  "));
    }
  }
}
