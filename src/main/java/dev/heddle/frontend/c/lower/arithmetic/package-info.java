// SPDX-License-Identifier: Apache-2.0
/**
 * Operators, conversions and functions on integers and floating-point numbers, up to integers of
 * 128 bits.
 *
 * <p>Start at {@link dev.heddle.frontend.c.lower.arithmetic.ArithmeticLowering}.
 */
package dev.heddle.frontend.c.lower.arithmetic;
