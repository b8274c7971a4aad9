// SPDX-License-Identifier: Apache-2.0
/** Answers whether a program fails, with a witness for each error. */
package dev.heddle.verify.check;
