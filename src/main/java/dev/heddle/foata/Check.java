package dev.heddle.foata;

import java.util.BitSet;

/** Something that must turn out to hold, once what it needs was read. */
sealed interface Check {
  /** The reads of its processor whose values decide. */
  BitSet needs();

  /** Two terms are equal, or are not. */
  record Equality(Term left, Term right, boolean equal, BitSet needs) implements Check {
    Equality(Term left, Term right, boolean equal) {
      this(left, right, equal, (BitSet) left.needs.clone());
      needs.or(right.needs);
    }
  }

  /** So many bytes there are in no object. */
  record Outside(Term address, int bytes, Addresses.Use use) implements Check {
    @Override
    public BitSet needs() {
      return address.needs;
    }
  }
}
