// SPDX-License-Identifier: Apache-2.0
/**
 * Memory models as four small functions over the events of an execution. Users write models of
 * their own against this package.
 *
 * <p>Start at {@link dev.heddle.foata.Architecture}; {@link dev.heddle.foata.Sc}, {@link
 * dev.heddle.foata.Tso}, {@link dev.heddle.foata.Pso} and {@link dev.heddle.foata.Rmo} implement
 * it. {@code generate} uses it for what the package is named after: one representative of every
 * class of executions, in Foata normal form.
 */
package dev.heddle.foata;
