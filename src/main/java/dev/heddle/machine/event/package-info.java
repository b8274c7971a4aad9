// SPDX-License-Identifier: Apache-2.0
/**
 * Events: when a thread may make its next one, what it does, and what comes before it. Start with
 * {@link dev.heddle.machine.event.Steps}, which makes an event and takes it back; {@link
 * dev.heddle.machine.event.Events} says what each kind does, {@link
 * dev.heddle.machine.event.CommitOrder} and {@link dev.heddle.machine.event.Joins} what it waited
 * for.
 */
package dev.heddle.machine.event;
