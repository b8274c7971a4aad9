// SPDX-License-Identifier: Apache-2.0
/** The modelled library: its primitives, its texts, and what it does in whole programs. */
package dev.heddle.frontend.c.library;
