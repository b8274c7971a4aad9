// SPDX-License-Identifier: Apache-2.0
/**
 * Where statements begin in C text, so that something can be put before them: fences. Knows as much
 * of C as that takes, and nothing of types.
 */
package dev.heddle.frontend.c.source;
