// SPDX-License-Identifier: Apache-2.0
/**
 * A program running under a memory model, one step at a time, with every step undone in place. The
 * only package that knows a memory model: to the others it is a set of lanes that can move. Start
 * with {@link dev.heddle.machine.Machine}. Its parts, each of which uses only those before it:
 * {@code plan}, {@code code}, {@code state}, {@code event}, {@code run}, {@code waiting}, {@code
 * reduction}.
 */
package dev.heddle.machine;
