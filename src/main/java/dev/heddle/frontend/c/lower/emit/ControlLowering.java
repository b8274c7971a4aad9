// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.emit;

import dev.heddle.frontend.c.llvm.Block;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.lower.analysis.EndlessLoops;
import dev.heddle.frontend.c.lower.body.Body;
import dev.heddle.frontend.c.lower.body.LocalValues;
import dev.heddle.frontend.c.lower.link.FunctionAddresses;
import dev.heddle.frontend.c.lower.shape.Folding;
import dev.heddle.frontend.c.lower.shape.Leaf;
import dev.heddle.frontend.c.lower.shape.UnsupportedException;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Failure;
import dev.heddle.program.FunctionBuilder.Label;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Jumps. What a phi becomes is assigned on the edge to its block; that code stands right after the
 * jump, so that only loops jump backwards.
 */
final class ControlLowering {
  private final Body body;
  private final EndlessLoops endless;
  private final Label[] labels;
  private final Map<Integer, List<Register>> phis = new HashMap<>();

  ControlLowering(Body body) {
    this.body = body;
    this.endless =
        body.context.models().errorsHaveFunction() && !body.unit().library()
            ? EndlessLoops.of(body.analysis)
            : EndlessLoops.none();
    List<Block> blocks = body.analysis.flow().blocks();
    labels = new Label[blocks.size()];
    for (int b = 0; b < labels.length; b++) {
      labels[b] = body.out.label(blocks.get(b).label());
      for (LlvmInstruction i : blocks.get(b).instructions()) {
        if (i instanceof LlvmInstruction.Phi phi) {
          declare(phi);
        }
      }
    }
  }

  private void declare(LlvmInstruction.Phi phi) {
    List<Register> registers = new ArrayList<>();
    for (Leaf leaf : body.shapes.of(phi.type())) {
      String name = "%" + body.analysis.function().locals().get(phi.result());
      registers.add(body.out.register(name, leaf.bits()));
    }
    phis.put(phi.result(), registers);
    body.values.defineRegisters(phi.result(), registers);
  }

  void begin(int block) {
    body.out.place(labels[block]);
  }

  /** Goes from the end of a block to another, by its index. */
  void jump(int from, int target) {
    lastEdge(from, body.analysis.flow().position(target));
  }

  void branch(int from, LlvmInstruction.Branch i) {
    int yes = body.analysis.flow().position(i.whenTrue());
    int no = body.analysis.flow().position(i.whenFalse());
    branch(from, body.scalar(i.condition()), yes, no);
  }

  private void branch(int from, Expression condition, int yes, int no) {
    if (condition instanceof Expression.Constant(long value, int bits)) {
      lastEdge(from, value != 0 ? yes : no);
      return;
    }
    if (condition instanceof Expression.Binary(var operator, var opposite, var one)
        && operator == BinaryOperator.XOR
        && Folding.isConstant(one, 1)) {
      branch(from, opposite, no, yes);
      return;
    }
    Label first = isPlain(from, yes) ? labels[yes] : body.out.label("edge");
    Label second = isPlain(from, no) ? labels[no] : body.out.label("edge");
    body.out.branch(condition, first, second);
    edgeAt(first, from, yes);
    edgeAt(second, from, no);
  }

  /** Whether nothing happens on the edge. */
  private boolean isPlain(int from, int to) {
    return copies(from, to).isEmpty() && !endless.contains(from, to);
  }

  private void edgeAt(Label label, int from, int to) {
    if (label != labels[to]) {
      body.out.place(label);
      edge(from, to);
    }
  }

  private void edge(int from, int to) {
    assign(copies(from, to));
    if (endless.contains(from, to)) {
      body.out.assume(Folding.constant(0, 1));
    }
    body.out.jump(labels[to]);
  }

  /** As {@link #edge}; the next block needs no jump. */
  private void lastEdge(int from, int to) {
    if (to != from + 1) {
      edge(from, to);
    } else {
      assign(copies(from, to));
    }
  }

  private record Copy(Register to, Expression value) {}

  /** What the phis of a block become if control comes from another. */
  private List<Copy> copies(int from, int to) {
    int index = body.analysis.flow().blocks().get(from).index();
    List<Copy> copies = new ArrayList<>();
    for (LlvmInstruction i : body.analysis.flow().blocks().get(to).instructions()) {
      if (!(i instanceof LlvmInstruction.Phi phi)) {
        break;
      }
      List<Register> registers = phis.get(phi.result());
      for (LlvmInstruction.Incoming in : phi.incoming()) {
        if (in.block() == index) {
          List<Expression> values = body.peek(in.value());
          for (int k = 0; k < registers.size(); k++) {
            copies.add(new Copy(registers.get(k), values.get(k)));
          }
          break;
        }
      }
    }
    copies.removeIf(c -> c.to().equals(c.value()));
    return copies;
  }

  /** Assigns in parallel: no copy reads the result of another. */
  private void assign(List<Copy> copies) {
    boolean independent = true;
    for (Copy c : copies) {
      for (Copy other : copies) {
        independent &= c == other || !LocalValues.mentions(c.value(), other.to());
      }
    }
    if (independent) {
      copies.forEach(c -> body.out.assign(c.to(), c.value()));
      return;
    }
    List<Register> held = new ArrayList<>();
    for (Copy c : copies) {
      Register r = body.fresh(c.to().bits());
      body.out.assign(r, c.value());
      held.add(r);
    }
    for (int k = 0; k < copies.size(); k++) {
      body.out.assign(copies.get(k).to(), held.get(k));
    }
  }

  void choice(int from, LlvmInstruction.Switch i) {
    List<Expression> value = body.leaves(i.value()).stream().map(body::fixed).toList();
    if (value.size() != 1) {
      throw new UnsupportedException("a switch over integers of 128 bits");
    }
    Map<Integer, Label> edges = new LinkedHashMap<>();
    List<Choice> choices = new ArrayList<>();
    for (LlvmInstruction.Case c : i.cases()) {
      int to = body.analysis.flow().position(c.target());
      Expression constant = body.leaves(c.value()).getFirst();
      choices.add(new Choice(((Expression.Constant) constant).value(), edgeLabel(edges, from, to)));
    }
    int otherwise = body.analysis.flow().position(i.otherwise());
    choices.sort((a, b) -> Long.compareUnsigned(a.value, b.value));
    search(value.getFirst(), choices, edgeLabel(edges, from, otherwise));
    edges.forEach((to, label) -> edgeAt(label, from, to));
  }

  private record Choice(long value, Label target) {}

  private Label edgeLabel(Map<Integer, Label> edges, int from, int to) {
    return edges.computeIfAbsent(to, t -> isPlain(from, t) ? labels[t] : body.out.label("edge"));
  }

  /** Compares one after another, or halves a long list. */
  private void search(Expression value, List<Choice> choices, Label otherwise) {
    if (choices.size() > 4) {
      int middle = choices.size() / 2;
      Label lower = body.out.label("lower");
      Label upper = body.out.label("upper");
      Expression bound = Folding.constant(choices.get(middle).value, value.bits());
      body.out.branch(Folding.compare(ComparisonOperator.ULT, value, bound), lower, upper);
      body.out.place(lower);
      search(value, choices.subList(0, middle), otherwise);
      body.out.place(upper);
      search(value, choices.subList(middle, choices.size()), otherwise);
      return;
    }
    for (Choice c : choices) {
      Label next = body.out.label("next");
      Expression constant = Folding.constant(c.value, value.bits());
      Expression equal = Folding.compare(ComparisonOperator.EQ, value, constant);
      body.out.branch(equal, c.target, next);
      body.out.place(next);
    }
    body.out.jump(otherwise);
  }

  /** Compares with the address of each block that it may go to. */
  void indirect(int from, LlvmInstruction.IndirectJump i) {
    Expression address = body.fixed(body.scalar(i.address()));
    int function = body.context.reach().index(body.analysis.code());
    Map<Integer, Label> edges = new LinkedHashMap<>();
    for (int target : i.targets().stream().distinct().toList()) {
      Label label = edgeLabel(edges, from, body.analysis.flow().position(target));
      Label next = body.out.label("next");
      Expression here = Folding.constant(FunctionAddresses.block(function, target), 64);
      body.out.branch(Folding.compare(ComparisonOperator.EQ, address, here), label, next);
      body.out.place(next);
    }
    body.out.check(
        Folding.constant(0, 1), Failure.UNREACHABLE, "jump to an address that is not a label");
    edges.forEach((to, label) -> edgeAt(label, from, to));
  }

  void unreachable() {
    body.out.check(
        Folding.constant(0, 1), Failure.UNREACHABLE, "reached code that is declared unreachable");
  }
}
