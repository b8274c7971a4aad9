// SPDX-License-Identifier: Apache-2.0
/**
 * What the state of a machine consists of; every part can take back what a step changed. Start with
 * {@link dev.heddle.machine.state.Configuration}, which holds the parts: {@link
 * dev.heddle.machine.state.Threads}, {@link dev.heddle.machine.state.Memory}, {@link
 * dev.heddle.machine.state.StoreBuffers}, {@link dev.heddle.machine.state.Mutexes} and {@link
 * dev.heddle.machine.state.Lanes}. {@link dev.heddle.machine.state.VisitedStates} keeps the states
 * that threads in waiting loops stood in.
 */
package dev.heddle.machine.state;
