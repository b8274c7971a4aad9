// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.analysis;

import dev.heddle.frontend.c.llvm.Block;
import dev.heddle.frontend.c.llvm.InstructionParts;
import dev.heddle.frontend.c.llvm.LlvmFunction;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import java.util.Arrays;

/**
 * Where each local of a function is defined and used. A phi uses its values in the block before.
 */
public final class Usage {
  private final Flow flow;

  /** How often a local is used in the block that defines it. */
  private final int[] uses;

  /** Whether it is used in another block. */
  private final boolean[] crosses;

  private final int[] home;
  private final LlvmInstruction[] definitions;

  Usage(LlvmFunction function, Flow flow) {
    this.flow = flow;
    int n = function.locals().size();
    uses = new int[n];
    crosses = new boolean[n];
    home = new int[n];
    definitions = new LlvmInstruction[n];
    Arrays.fill(home, -1);
    function.parameters().forEach(p -> home[p.local()] = 0);
    for (int b = 0; b < flow.blocks().size(); b++) {
      for (LlvmInstruction i : flow.blocks().get(b).instructions()) {
        define(i, b);
      }
    }
    for (int b = 0; b < flow.blocks().size(); b++) {
      count(flow.blocks().get(b), b);
    }
  }

  private void define(LlvmInstruction i, int block) {
    int result = i instanceof LlvmInstruction.AssemblyJump j ? j.call().result() : i.result();
    if (result >= 0) {
      home[result] = block;
      definitions[result] = i;
    }
  }

  private void count(Block block, int position) {
    for (LlvmInstruction i : block.instructions()) {
      if (i instanceof LlvmInstruction.Phi phi) {
        for (LlvmInstruction.Incoming in : phi.incoming()) {
          use(in.value(), flow.position(in.block()));
        }
      } else {
        InstructionParts.operands(i, v -> use(v, position));
      }
    }
  }

  private void use(LlvmValue value, int block) {
    if (value instanceof LlvmValue.Local(int local, var type)) {
      if (home[local] == block) {
        uses[local]++;
      } else {
        crosses[local] = true;
      }
    }
  }

  public int uses(int local) {
    return uses[local];
  }

  public boolean crosses(int local) {
    return crosses[local];
  }

  public boolean used(int local) {
    return uses[local] > 0 || crosses[local];
  }

  /** The instruction that defines a local; null for a parameter. */
  LlvmInstruction definition(int local) {
    return definitions[local];
  }
}
