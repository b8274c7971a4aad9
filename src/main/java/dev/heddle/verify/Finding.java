// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

/**
 * An error that a search found.
 *
 * @param schedule of the first execution that shows it, as {@link dev.heddle.explore.Replay} runs
 */
public record Finding(Flaw flaw, String schedule) {}
