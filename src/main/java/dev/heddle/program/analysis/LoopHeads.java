// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.analysis;

import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import dev.heddle.program.Operands;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import java.util.HashMap;
import java.util.Map;

/**
 * Inserts an {@link Instruction.LoopHead} where each loop begins: wherever a jump leads backwards.
 */
final class LoopHeads {
  private LoopHeads() {}

  static Program apply(Program program) {
    return program.withFunctions(program.functions().stream().map(LoopHeads::apply).toList());
  }

  private static Function apply(Function function) {
    Map<Integer, SourcePosition> heads = new HashMap<>();
    for (int i = 0; i < function.code().size(); i++) {
      int from = i;
      Instruction instruction = function.code().get(i);
      Operands.redirect(
          instruction,
          to -> {
            if (to <= from) {
              heads.putIfAbsent(to, instruction.at());
            }
            return to;
          });
    }
    return heads.isEmpty()
        ? function
        : function.inserting(
            i -> heads.containsKey(i) ? new Instruction.LoopHead(heads.get(i)) : null);
  }
}
