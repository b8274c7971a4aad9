// SPDX-License-Identifier: Apache-2.0
/** Tests of the theory, on executions written by hand, and of its laws on random programs. */
package dev.heddle.trace;
