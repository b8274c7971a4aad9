// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.link;

import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.Type;
import java.util.Optional;

/** Names of LLVM's own functions, and which of them call the library. */
public final class Intrinsics {
  private Intrinsics() {}

  /** {@code memcpy} of {@code llvm.memcpy.inline.p0.p0.i64}. */
  public static String base(String name) {
    int end = name.indexOf('.', 5);
    return end < 0 ? name.substring(5) : name.substring(5, end);
  }

  /** The library function that an intrinsic's code calls, if any. */
  static Optional<String> libraryFunction(LlvmInstruction.Call call, String name) {
    String base = base(name);
    if (isMath(base)) {
      return Optional.of(mathFunction(base, call));
    }
    boolean large = MemoryIntrinsic.isOne(base) && !MemoryIntrinsic.of(call, base).isSmall();
    return large ? Optional.of(base) : Optional.empty();
  }

  /** Whether it is a function of the mathematical library. */
  public static boolean isMath(String base) {
    return switch (base) {
      case "sin", "cos", "tan", "exp", "exp2", "log", "log2", "log10", "pow", "powi", "fma" -> true;
      default -> false;
    };
  }

  /** The library's name for it: that of double, or of float. */
  public static String mathFunction(String base, LlvmInstruction.Call call) {
    boolean single =
        call.type().result() instanceof Type.Floating(Type.Format f) && f == Type.Format.FLOAT;
    return single ? base + "f" : base;
  }
}
