package dev.heddle.frontend.c.lower;

import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.Value;

/** Placeholder. */
final class AssemblyLowering {
  AssemblyLowering(Body body) {}

  void lower(LlvmInstruction.Call call, Value.Assembly a) {
    throw new UnsupportedException("inline assembly \"" + a.text() + "\"");
  }
}
