// SPDX-License-Identifier: Apache-2.0
/** One class per question; each runs a search and builds the answer. */
package dev.heddle.verify;
