// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.x86;

import java.util.List;

/** How operands are written. */
sealed interface X86Syntax permits IntelOperands, AttOperands {
  int machineBits();

  X86Operand operand();

  /** Operands as they were written, with the destination first. */
  List<X86Operand> destinationFirst(List<X86Operand> written);
}
