// SPDX-License-Identifier: Apache-2.0
/**
 * What can be learned from a program without running it, and programs that mean the same but are
 * easier to check: live registers, bounds of loops, globals of one thread, temporaries that are not
 * needed.
 *
 * <p>Each public class is one analysis or one change; start at {@link
 * dev.heddle.program.analysis.LoopBound}.
 */
package dev.heddle.program.analysis;
