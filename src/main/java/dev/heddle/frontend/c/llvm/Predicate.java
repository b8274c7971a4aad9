// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm;

/** The predicates of integer comparisons. */
public enum Predicate {
  EQ,
  NE,
  UGT,
  UGE,
  ULT,
  ULE,
  SGT,
  SGE,
  SLT,
  SLE
}
