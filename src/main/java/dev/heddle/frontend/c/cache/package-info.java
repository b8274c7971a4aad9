// SPDX-License-Identifier: Apache-2.0
/**
 * Programs that were made of the same files before. An entry is believed only if making the program
 * again would give the same: what cannot be known for sure is not kept.
 */
package dev.heddle.frontend.c.cache;
