// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import dev.heddle.frontend.c.llvm.text.LlvmText;
import dev.heddle.frontend.c.llvm.text.LlvmTokens;
import dev.heddle.frontend.c.llvm.text.Outline;

/** The state that all parts of the reader share while one module is read. */
record Reading(
    LlvmText text,
    LlvmTokens in,
    Types types,
    Constants constants,
    Positions positions,
    DebugTypeReader debugTypes) {
  static Reading of(LlvmText text) {
    Outline outline = new Outline(text);
    Types types = new Types(outline);
    LlvmTokens in = new LlvmTokens(text, 0);
    return new Reading(
        text,
        in,
        types,
        new Constants(types),
        new Positions(outline),
        new DebugTypeReader(outline));
  }
}
