// SPDX-License-Identifier: Apache-2.0
/**
 * Whether a module of LLVM that a user wrote means anything: LLVM's own rules, as far as what
 * follows relies on them. What clang writes keeps them and need not be looked at.
 */
package dev.heddle.frontend.c.verifier;
