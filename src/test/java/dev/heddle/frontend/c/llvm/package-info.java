/** Tests of the reader of LLVM text. */
package dev.heddle.frontend.c.llvm;
