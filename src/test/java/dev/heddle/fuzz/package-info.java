// SPDX-License-Identifier: Apache-2.0
/**
 * Every reader of what others wrote gets damaged input: it reads it, or refuses it in one line.
 * {@code -Dfuzz.seed=S} damages otherwise, {@code -Dfuzz.inputs=N} gives each reader N inputs.
 */
package dev.heddle.fuzz;
