// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.session;

import dev.heddle.explore.observe.ProgressListener;
import dev.heddle.verify.Finding;

/** Is also told of each error when a search finds it, so that no limit can lose it. */
public interface ErrorListener extends ProgressListener {
  /** From any thread that searches. */
  void onError(Finding error);
}
