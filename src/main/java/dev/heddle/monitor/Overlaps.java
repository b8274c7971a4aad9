// SPDX-License-Identifier: Apache-2.0
package dev.heddle.monitor;

/** Which locations share bytes. */
public interface Overlaps {
  int[] NO_LOCATION = {};

  /** No two locations overlap. */
  Overlaps NONE =
      new Overlaps() {
        @Override
        public int[] of(int location) {
          return NO_LOCATION;
        }

        @Override
        public boolean covers(int store, int location) {
          return store == location;
        }
      };

  /** The other locations that share bytes with one. */
  int[] of(int location);

  /** Whether a store to one location writes every byte of another. */
  boolean covers(int store, int location);
}
