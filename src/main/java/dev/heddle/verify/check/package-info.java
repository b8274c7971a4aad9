// SPDX-License-Identifier: Apache-2.0
/** Does a program fail? With the witness that shows how. */
package dev.heddle.verify.check;
