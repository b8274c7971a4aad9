// SPDX-License-Identifier: Apache-2.0
/**
 * Executions as data: events in flat arrays, their happens-before order and races, chronological
 * and Shasha-Snir traces. Theory only; no machine and no input or output.
 */
package dev.heddle.trace;
