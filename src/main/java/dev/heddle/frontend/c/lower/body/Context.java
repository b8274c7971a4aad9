// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.body;

import dev.heddle.frontend.c.lower.analysis.Ownership;
import dev.heddle.frontend.c.lower.link.DeclaredTypes;
import dev.heddle.frontend.c.lower.link.MemoryImage;
import dev.heddle.frontend.c.lower.link.Models;
import dev.heddle.frontend.c.lower.link.ReachedSymbols;
import dev.heddle.frontend.c.lower.link.Symbols;

/** The data about the whole program that the lowering of each function needs. */
public record Context(
    Symbols symbols,
    ReachedSymbols reach,
    MemoryImage image,
    Ownership ownership,
    Models models,
    LoweringOptions options,
    Synthetics synthetics,
    DeclaredTypes types) {}
