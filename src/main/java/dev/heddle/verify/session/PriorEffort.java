// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.session;

/**
 * What counts against the limits of a search already when it goes on.
 *
 * @param executions seen so far, those included that were cut
 */
public record PriorEffort(long executions, long nanoseconds) {
  static final PriorEffort NONE = new PriorEffort(0, 0);
}
