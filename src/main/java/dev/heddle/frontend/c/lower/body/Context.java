// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.body;

import dev.heddle.frontend.c.lower.analysis.Ownership;
import dev.heddle.frontend.c.lower.link.MemoryImage;
import dev.heddle.frontend.c.lower.link.Models;
import dev.heddle.frontend.c.lower.link.ReachedSymbols;
import dev.heddle.frontend.c.lower.link.Symbols;

/** What the lowering of every function needs to know of the whole program. */
public record Context(
    Symbols symbols,
    ReachedSymbols reach,
    MemoryImage image,
    Ownership ownership,
    Models models,
    LoweringOptions options,
    Synthetics synthetics) {}
