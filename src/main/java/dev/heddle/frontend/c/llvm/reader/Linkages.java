// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import dev.heddle.frontend.c.llvm.Linkage;
import dev.heddle.frontend.c.llvm.text.LlvmToken;
import dev.heddle.frontend.c.llvm.text.LlvmTokens;

/** Reads a symbol's linkage. */
final class Linkages {
  private Linkages() {}

  /** The linkage that the current word names, else external; passes it. */
  static Linkage read(LlvmTokens in) {
    Linkage linkage = in.token == LlvmToken.WORD ? of(in.word) : null;
    if (linkage == null) {
      return Linkage.EXTERNAL;
    }
    in.next();
    return linkage;
  }

  private static Linkage of(String word) {
    return switch (word) {
      case "private", "internal" -> Linkage.INTERNAL;
      case "weak", "weak_odr", "linkonce", "linkonce_odr" -> Linkage.WEAK;
      case "common" -> Linkage.COMMON;
      case "extern_weak" -> Linkage.EXTERN_WEAK;
      case "available_externally" -> Linkage.AVAILABLE_EXTERNALLY;
      case "appending" -> Linkage.APPENDING;
      case "external" -> Linkage.EXTERNAL;
      default -> null;
    };
  }
}
