// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.asm;

import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.lower.body.Body;
import dev.heddle.frontend.c.lower.shape.UnsupportedException;
import dev.heddle.program.Barrier;
import dev.heddle.program.Expression;
import dev.heddle.program.FunctionBuilder;
import java.util.ArrayList;
import java.util.List;

/**
 * Inline assembly: fences, pauses, and the instructions of x86 that lock-free code is made of. Any
 * other is refused.
 */
public final class AssemblyLowering {
  private final Body body;

  public AssemblyLowering(Body body) {
    this.body = body;
  }

  public void lower(LlvmInstruction.Call call, LlvmValue.Assembly assembly) {
    AssemblyOperands operands;
    AssemblyMachine machine;
    try {
      operands = new AssemblyOperands(body, call, assembly.constraints());
      machine = new AssemblyMachine(body, operands);
      for (AssemblyText.Line line : AssemblyText.lines(assembly.text())) {
        if (!isFence(line)) {
          machine.run(line);
        }
      }
    } catch (UnsupportedException | NumberFormatException | IndexOutOfBoundsException e) {
      throw new UnsupportedException("inline assembly \"" + assembly.text().strip() + "\"");
    }
    if (call.result() >= 0) {
      List<Expression> results = new ArrayList<>();
      for (AssemblyOperands.Place place : operands.results()) {
        results.add(machine.result(place));
      }
      body.define(call.result(), results);
    }
  }

  /** Writes what orders or waits, also of other processors, where it is one line of text. */
  private boolean isFence(AssemblyText.Line line) {
    FunctionBuilder out = body.out;
    switch (line.mnemonic()) {
      case "nop", "pause", "yield" -> {}
      case "mfence", "sync", "hwsync", "cpuid", "serialize" -> out.fence();
      case "sfence", "eieio" -> out.fence(Barrier.STORE_STORE);
      case "lfence", "isync", "isb" -> out.fence(Barrier.LOAD_LOAD, Barrier.LOAD_STORE);
      case "lwsync" -> out.fence(Barrier.STORE_STORE, Barrier.LOAD_LOAD, Barrier.LOAD_STORE);
      case "dmb", "dsb" -> dataBarrier(line.operands());
      default -> {
        boolean onStack = line.operands().stream().anyMatch(o -> o.matches(".*\\(%+[er]sp\\)"));
        if (!line.locked() || !onStack) {
          return false;
        }
        out.fence();
      }
    }
    return true;
  }

  private void dataBarrier(List<String> operands) {
    String kind = operands.isEmpty() ? "sy" : operands.getFirst();
    if (kind.endsWith("st")) {
      body.out.fence(Barrier.STORE_STORE);
    } else if (kind.endsWith("ld")) {
      body.out.fence(Barrier.LOAD_LOAD, Barrier.LOAD_STORE);
    } else {
      body.out.fence();
    }
  }
}
