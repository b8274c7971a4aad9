// SPDX-License-Identifier: Apache-2.0
/**
 * Loops that wait: rounds that need not be run, and threads that wait for a location as for a
 * mutex. Start with {@link dev.heddle.machine.waiting.Rounds}, then {@link
 * dev.heddle.machine.waiting.FutileEvents}; docs/internals/waiting.md explains both.
 */
package dev.heddle.machine.waiting;
