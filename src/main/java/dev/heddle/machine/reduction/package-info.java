// SPDX-License-Identifier: Apache-2.0
/**
 * Steps of lanes, and what makes searches shorter: joins that are deferred and remembered, and
 * reads that are placed last. Start with {@link dev.heddle.machine.reduction.Stepper}; then {@link
 * dev.heddle.machine.reduction.JoinResumption} and {@link
 * dev.heddle.machine.reduction.ReadOnlySuffixes}.
 */
package dev.heddle.machine.reduction;
