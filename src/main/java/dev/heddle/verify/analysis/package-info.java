// SPDX-License-Identifier: Apache-2.0
/**
 * What single executions show: errors, data races, cycles, how they end, and the names of things.
 */
package dev.heddle.verify.analysis;
