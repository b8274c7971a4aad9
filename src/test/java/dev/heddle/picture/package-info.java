// SPDX-License-Identifier: Apache-2.0
/** Files that Heddle draws, as other programs see them. */
package dev.heddle.picture;
