/** Tests of the rules of LLVM. */
package dev.heddle.frontend.c.verifier;
