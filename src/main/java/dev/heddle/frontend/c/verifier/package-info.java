// SPDX-License-Identifier: Apache-2.0
/**
 * Checks LLVM modules that a user wrote against LLVM's own rules, as far as later steps rely on
 * them. Modules from clang need no check.
 */
package dev.heddle.frontend.c.verifier;
