// SPDX-License-Identifier: Apache-2.0
/**
 * The initial state of a litmus test, and the layout of its memory.
 *
 * <p>Start at {@link dev.heddle.frontend.litmus.state.InitialState}; {@link
 * dev.heddle.frontend.litmus.state.LocationTable} collects the sizes of locations and makes a
 * {@link dev.heddle.frontend.litmus.state.TestMemory}. {@link
 * dev.heddle.frontend.litmus.state.ThreadCode} is what a language of threads implements.
 */
package dev.heddle.frontend.litmus.state;
