// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.session;

/**
 * The effort that already counts against the limits when a search resumes.
 *
 * @param executions seen so far, those included that were cut
 */
public record PriorEffort(long executions, long nanoseconds) {
  static final PriorEffort NONE = new PriorEffort(0, 0);
}
