// SPDX-License-Identifier: Apache-2.0
/**
 * The litmus format of herd, for X86, X86_64 and C, as a program and a question about its final
 * states.
 *
 * <p>Start at {@link dev.heddle.frontend.litmus.LitmusReader}. It cuts the text into sections; each
 * section has its own parser over one shared scanner; all locations are sized before any thread is
 * lowered.
 */
package dev.heddle.frontend.litmus;
