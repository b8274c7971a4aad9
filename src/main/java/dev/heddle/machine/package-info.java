// SPDX-License-Identifier: Apache-2.0
/**
 * A program running under a memory model, one step at a time, with every step undone in place. The
 * only package that knows a memory model: to the others it is a set of lanes that can move.
 */
package dev.heddle.machine;
