// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.event;

/**
 * Threads that seemed only to look have more to do, or see parts of what others write: the search
 * must begin again and not leave them aside.
 */
public final class ReadOnlySuffixException extends RuntimeException {
  public ReadOnlySuffixException() {
    super("onlookers do not only look", null, false, false);
  }
}
