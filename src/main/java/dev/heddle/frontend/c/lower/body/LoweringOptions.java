// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.body;

/**
 * @param overflow whether a signed overflow is an error of the program
 */
public record LoweringOptions(boolean overflow) {
  public static final LoweringOptions DEFAULT = new LoweringOptions(false);
}
