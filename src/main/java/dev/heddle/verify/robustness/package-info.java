// SPDX-License-Identifier: Apache-2.0
/** Is every execution like one under SC, and which states can be reached? */
package dev.heddle.verify.robustness;
