// SPDX-License-Identifier: Apache-2.0
/**
 * What names mean across modules, which functions and variables the program reaches, and where its
 * variables lie in memory.
 *
 * <p>Start at {@link dev.heddle.frontend.c.lower.link.Symbols}; a name stands for a {@link
 * dev.heddle.frontend.c.lower.link.Definition}.
 */
package dev.heddle.frontend.c.lower.link;
