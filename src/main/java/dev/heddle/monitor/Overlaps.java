// SPDX-License-Identifier: Apache-2.0
package dev.heddle.monitor;

/** Which locations share bytes. */
public interface Overlaps {
  int[] NO_LOCATION = {};

  /** Every location is apart from all others. */
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

  /** Whether a store to one location gives every byte of another its value. */
  boolean covers(int store, int location);
}
