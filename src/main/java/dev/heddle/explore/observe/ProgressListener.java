// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.observe;

/** Is informed of a search while it runs, and may end it. */
@FunctionalInterface
public interface ProgressListener {
  ProgressListener NONE = progress -> true;

  /** Called at intervals; returns whether to continue. */
  boolean onProgress(Progress progress);
}
