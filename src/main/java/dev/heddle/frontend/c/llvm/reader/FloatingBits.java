// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.frontend.c.llvm.text.LlvmTokens;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Floating-point constants in hex. Floats and doubles are both printed as doubles; the other
 * formats have a letter after {@code 0x} and their own bits.
 */
final class FloatingBits {
  private FloatingBits() {}

  static Constant constant(Type type, LlvmTokens in) {
    String digits = in.spelling().substring(2);
    char letter = digits.isEmpty() ? ' ' : digits.charAt(0);
    try {
      return switch (letter) {
        case 'H', 'R' -> other(type, digits.substring(1), 2);
        case 'K' -> other(type, digits.substring(1), 10);
        case 'L', 'M' -> other(type, swapHalves(digits.substring(1)), 16);
        default -> new Constant.Floating(type, Long.parseUnsignedLong(digits, 16));
      };
    } catch (NumberFormatException e) {
      throw in.unexpected("a number");
    }
  }

  /** The bits of the double that the text shows in decimal. */
  static long decimal(LlvmTokens in) {
    try {
      return Double.doubleToRawLongBits(Double.parseDouble(in.spelling()));
    } catch (NumberFormatException e) {
      throw in.unexpected("a number");
    }
  }

  /** 128-bit formats are printed with the lower half first. */
  private static String swapHalves(String digits) {
    if (digits.length() != 32) {
      throw new NumberFormatException();
    }
    return digits.substring(16) + digits.substring(0, 16);
  }

  private static Constant other(Type type, String digits, int size) {
    BigInteger bits = new BigInteger(digits, 16);
    List<Byte> bytes = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      bytes.add(bits.shiftRight(8 * i).byteValue());
    }
    return new Constant.OtherFloating(type, bytes);
  }
}
