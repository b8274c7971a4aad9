// SPDX-License-Identifier: Apache-2.0
/**
 * Of which scalars values are made, and expressions over scalars. A value of an LLVM type is one
 * expression per scalar.
 *
 * <p>Start at {@link dev.heddle.frontend.c.lower.shape.Shapes} for types, {@link
 * dev.heddle.frontend.c.lower.shape.Folding} for expressions and {@link
 * dev.heddle.frontend.c.lower.shape.ConstantValues} for constants.
 */
package dev.heddle.frontend.c.lower.shape;
