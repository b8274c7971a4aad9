// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm;

/** The predicates of floating-point comparisons: O and both are numbers, U or one is not. */
public enum FloatPredicate {
  FALSE,
  OEQ,
  OGT,
  OGE,
  OLT,
  OLE,
  ONE,
  ORD,
  UEQ,
  UGT,
  UGE,
  ULT,
  ULE,
  UNE,
  UNO,
  TRUE
}
