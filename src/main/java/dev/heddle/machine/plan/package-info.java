// SPDX-License-Identifier: Apache-2.0
/**
 * What a search may use and a machine tells while it runs: start with {@link
 * dev.heddle.machine.plan.Technique}, and with {@link dev.heddle.machine.plan.Plan}, which says
 * which techniques are used.
 */
package dev.heddle.machine.plan;
