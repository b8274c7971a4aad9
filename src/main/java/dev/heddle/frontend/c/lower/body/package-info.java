// SPDX-License-Identifier: Apache-2.0
/**
 * A function whose code is being written.
 *
 * <p>Start at {@link dev.heddle.frontend.c.lower.body.Body}: what writes instructions gets one,
 * adds code to it and looks values up in it. {@link dev.heddle.frontend.c.lower.body.Context} is
 * what it knows of the whole program.
 */
package dev.heddle.frontend.c.lower.body;
