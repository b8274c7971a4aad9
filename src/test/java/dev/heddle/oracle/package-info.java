// SPDX-License-Identifier: Apache-2.0
/**
 * The yardstick of the explorers: a brute force over all interleavings that shares no code and no
 * idea of reduction with them, a seeded generator of small programs, and what is needed to turn a
 * disagreement into a small permanent test.
 */
package dev.heddle.oracle;
