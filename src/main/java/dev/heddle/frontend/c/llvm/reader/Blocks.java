// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import dev.heddle.frontend.c.llvm.Block;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.text.LlvmToken;
import dev.heddle.frontend.c.llvm.text.LlvmTokens;
import java.util.ArrayList;
import java.util.List;

/** Reads a function's body. */
final class Blocks {
  private final OperandReader operands;
  private final LlvmTokens in;
  private final Instructions instructions;

  Blocks(OperandReader operands) {
    this.operands = operands;
    this.in = operands.in;
    this.instructions = new Instructions(operands);
  }

  /** The blocks between braces; those without a label are numbered. */
  List<Block> read() {
    List<Block> blocks = new ArrayList<>();
    in.expect('{');
    do {
      boolean labelled = in.token == LlvmToken.LABEL;
      blocks.add(block(labelled ? label() : operands.blocks.index(operands.unnamed.next())));
    } while (!in.is('}'));
    in.next();
    return blocks;
  }

  private int label() {
    String label = in.word;
    int start = in.start;
    in.next();
    boolean number = !label.isEmpty() && label.length() < 9;
    for (int i = 0; number && i < label.length(); i++) {
      number = Character.isDigit(label.charAt(i));
    }
    if (!number) {
      return operands.blocks.index(label);
    }
    operands.unnamed.pass(Integer.parseInt(label), in, start);
    return operands.blocks.index(Integer.parseInt(label));
  }

  private Block block(int index) {
    List<LlvmInstruction> list = new ArrayList<>();
    while (!isComplete(list) && isInstruction()) {
      if (in.token == LlvmToken.RECORD) {
        instructions.record().ifPresent(list::add);
      } else {
        list.add(instructions.read());
      }
    }
    if (!isComplete(list)) {
      throw in.unexpected("an instruction");
    }
    return new Block(index, operands.blocks.names().get(index), list);
  }

  private boolean isInstruction() {
    return in.token == LlvmToken.LOCAL
        || in.token == LlvmToken.WORD
        || in.token == LlvmToken.RECORD;
  }

  private static boolean isComplete(List<LlvmInstruction> list) {
    return !list.isEmpty() && list.getLast() instanceof LlvmInstruction.Terminator;
  }
}
