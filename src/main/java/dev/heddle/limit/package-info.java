// SPDX-License-Identifier: Apache-2.0
/**
 * Why an analysis does not have the whole answer, as values that every engine and report shares.
 */
package dev.heddle.limit;
