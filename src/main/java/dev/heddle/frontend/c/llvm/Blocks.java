package dev.heddle.frontend.c.llvm;

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

  /** The blocks between braces; {@code entry} is the first one's number if it has no label. */
  List<Block> read(int entry) {
    List<Block> blocks = new ArrayList<>();
    in.expect('{');
    boolean labelled = in.token == LlvmToken.LABEL;
    int index = labelled ? label() : operands.blocks.index(entry);
    blocks.add(block(index));
    while (!in.is('}')) {
      in.expectKind(LlvmToken.LABEL);
      blocks.add(block(label()));
    }
    in.next();
    return blocks;
  }

  private int label() {
    String label = in.word;
    in.next();
    boolean number = !label.isEmpty() && label.length() < 9;
    for (int i = 0; number && i < label.length(); i++) {
      number = Character.isDigit(label.charAt(i));
    }
    return number ? operands.blocks.index(Integer.parseInt(label)) : operands.blocks.index(label);
  }

  private Block block(int index) {
    List<LlvmInstruction> list = new ArrayList<>();
    while (in.token == LlvmToken.LOCAL
        || in.token == LlvmToken.WORD
        || in.token == LlvmToken.RECORD) {
      if (in.token == LlvmToken.RECORD) {
        instructions.record().ifPresent(list::add);
      } else {
        list.add(instructions.read());
      }
    }
    if (list.isEmpty() || !(list.getLast() instanceof LlvmInstruction.Terminator)) {
      throw in.unexpected("an instruction");
    }
    return new Block(index, operands.blocks.names().get(index), list);
  }
}
