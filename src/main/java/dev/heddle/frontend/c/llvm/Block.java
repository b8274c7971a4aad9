// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm;

import java.util.List;

/**
 * Instructions that run one after another; the last one says where to continue.
 *
 * @param index what jumps of the function call it; not its position in the text
 */
public record Block(int index, String label, List<LlvmInstruction> instructions) {
  public Block {
    instructions = List.copyOf(instructions);
  }
}
