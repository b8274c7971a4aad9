// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.emit;

import dev.heddle.frontend.c.llvm.Block;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.lower.body.Body;
import dev.heddle.frontend.c.lower.shape.Folding;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.Instruction;
import dev.heddle.program.Order;
import dev.heddle.program.Storage;
import java.util.List;

/**
 * Shared variables that a function may create any number of times: arrays of variable length, and
 * what alloca gives. They are a list in private memory, the newest first; saving the stack records
 * the head of the list, and restoring it ends all variables before the recorded place.
 */
final class StackChain {
  // ---- a link: its offsets
  private static final int NEXT = 0;
  private static final int VARIABLE = 8;
  private static final int BYTES = 16;

  private static final Expression NONE = Folding.constant(0, 64);

  private final Body body;

  /** The first link; null if the function has no such variable. */
  private Register newest;

  /** How many places of the function make such variables. */
  private long places;

  StackChain(Body body) {
    this.body = body;
  }

  /** Writes the empty list, where the function begins; main's variables never end. */
  void begin() {
    places = places();
    if (!body.analysis.function().name().equals("main") && places > 0) {
      newest = body.out.register("newest", 64);
      body.out.assign(newest, NONE);
    }
  }

  private long places() {
    List<Block> blocks = body.analysis.flow().blocks();
    return blocks.subList(1, blocks.size()).stream()
        .flatMap(b -> b.instructions().stream())
        .filter(i -> i instanceof LlvmInstruction.Alloca a && isShared(a))
        .count();
  }

  private boolean isShared(LlvmInstruction.Alloca a) {
    return !body.context.ownership().isPrivate(body.analysis.code(), a.result());
  }

  void add(Register variable) {
    if (newest == null) {
      return;
    }
    Register link = body.fresh(64);
    Expression size = Folding.constant(BYTES, 64);
    body.out.add(new Instruction.Allocate(link, size, 8, Storage.PRIVATE, body.out.position()));
    body.out.store(Folding.add(link, NEXT), newest, 8, Order.PLAIN);
    body.out.store(Folding.add(link, VARIABLE), variable, 8, Order.PLAIN);
    body.out.assign(newest, link);
  }

  /** What {@link #restore} takes. */
  Expression save() {
    if (newest == null) {
      return NONE;
    }
    Register saved = body.fresh(64);
    body.out.assign(saved, newest);
    return saved;
  }

  void restoreAll() {
    restore(NONE);
  }

  /** In a row for as many as there are places that make some, so that --unroll does not matter. */
  void restore(Expression saved) {
    if (newest == null) {
      return;
    }
    Expression end = body.fixed(saved);
    Label again = body.out.label("again");
    Label done = body.out.label("done");
    for (int k = 0; k < places; k++) {
      end(end, done);
    }
    body.out.place(again);
    end(end, done);
    body.out.jump(again);
    body.out.place(done);
  }

  /** Ends the newest variable, unless the list is as long as it was before. */
  private void end(Expression end, Label done) {
    Label one = body.out.label("one");
    Register variable = body.fresh(64);
    body.out.branch(Folding.compare(ComparisonOperator.EQ, newest, end), done, one);
    body.out.place(one);
    body.out.load(variable, Folding.add(newest, VARIABLE), 8, Order.PLAIN);
    body.out.load(newest, Folding.add(newest, NEXT), 8, Order.PLAIN);
    body.out.add(new Instruction.Free(variable, Storage.STACK, body.out.position()));
  }
}
