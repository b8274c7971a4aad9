// SPDX-License-Identifier: Apache-2.0
/** Tests of the source code itself: its shape and its formatting. */
package dev.heddle.codebase;
