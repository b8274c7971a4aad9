// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower;

/** What the lowering of every function needs to know of the whole program. */
record Context(
    Symbols symbols,
    ReachedSymbols reach,
    MemoryImage image,
    Ownership ownership,
    Models models,
    LoweringOptions options,
    Synthetics synthetics) {}
