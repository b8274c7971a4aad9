// SPDX-License-Identifier: Apache-2.0
/**
 * Architectures as four small functions, and one representative of every class of executions: its
 * Foata normal form (Maarand and Uustalu, Generating Representative Executions).
 *
 * <p>{@link dev.heddle.foata.Configuration} unfolds the threads symbolically, {@link
 * dev.heddle.foata.FoataSteps} drops what is not in normal form, {@link
 * dev.heddle.foata.Evaluation} gives values; {@link dev.heddle.foata.Generator} fuses the three in
 * one walk.
 */
package dev.heddle.foata;
