// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm;

/** Operators from one type to another. */
public enum Conversion {
  TRUNC,
  ZEXT,
  SEXT,
  FPTRUNC,
  FPEXT,
  FPTOUI,
  FPTOSI,
  UITOFP,
  SITOFP,
  PTRTOINT,
  INTTOPTR,
  BITCAST,
  ADDRSPACECAST
}
