// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata;

/** The actions of one processor that have begun but are not complete, at some point. */
public interface Backlog {
  Backlog EMPTY = read -> false;

  /**
   * Whether the read takes its value from a store that waits here, and so touches no memory: an
   * older one of its own processor, to the same location.
   */
  boolean forwards(Event read);
}
