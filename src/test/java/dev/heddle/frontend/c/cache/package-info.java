// SPDX-License-Identifier: Apache-2.0
/** Tests of programs that are kept from run to run: above all, of when they must not be used. */
package dev.heddle.frontend.c.cache;
