// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.observe;

/** Looks at a search while it runs, and may end it. */
@FunctionalInterface
public interface ProgressListener {
  ProgressListener NONE = progress -> true;

  /** Called now and then; whether to go on. */
  boolean goesOn(Progress progress);
}
