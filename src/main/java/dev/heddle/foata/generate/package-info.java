// SPDX-License-Identifier: Apache-2.0
/**
 * One representative of every class of executions: its Foata normal form (Maarand and Uustalu,
 * Generating Representative Executions).
 *
 * <p>Start at {@link dev.heddle.foata.generate.Generator}. It unfolds the threads symbolically
 * ({@link dev.heddle.foata.unfold.Configuration}), drops executions that are not in normal form
 * ({@link dev.heddle.foata.generate.FoataSteps}) and evaluates them ({@link
 * dev.heddle.foata.generate.Evaluation}), all in one search.
 */
package dev.heddle.foata.generate;
