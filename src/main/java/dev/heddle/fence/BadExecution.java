// SPDX-License-Identifier: Apache-2.0
package dev.heddle.fence;

/**
 * An execution that fences must prevent.
 *
 * @param flaw what is wrong with it, for people
 * @param schedule of the lanes that moved
 */
public record BadExecution(String flaw, String schedule) {}
