// SPDX-License-Identifier: Apache-2.0
/** Tests of the rules of LLVM. */
package dev.heddle.frontend.c.verifier;
