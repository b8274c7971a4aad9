// SPDX-License-Identifier: Apache-2.0
/** The C library, modelled: primitives that become instructions, and the rest in C. */
package dev.heddle.frontend.c.library;
