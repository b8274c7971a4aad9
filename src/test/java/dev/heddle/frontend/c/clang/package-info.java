// SPDX-License-Identifier: Apache-2.0
/** Tests of clang as a process, of its unpacking with small made-up jars, and of our headers. */
package dev.heddle.frontend.c.clang;
