// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.symbolic;

import java.util.BitSet;

/** A condition that must hold as soon as every value that it depends on has been read. */
public sealed interface Assumption {
  /** The reads of its processor on whose values it depends. */
  BitSet needs();

  /** Two values are equal, or are not equal. */
  record Equality(SymbolicValue left, SymbolicValue right, boolean equal, BitSet needs)
      implements Assumption {
    public Equality(SymbolicValue left, SymbolicValue right, boolean equal) {
      this(left, right, equal, (BitSet) left.needs.clone());
      needs.or(right.needs);
    }
  }

  /** This many bytes at an address are in no object. */
  record Outside(SymbolicValue address, int bytes, SymbolicAddresses.Use use)
      implements Assumption {
    @Override
    public BitSet needs() {
      return address.needs;
    }
  }
}
