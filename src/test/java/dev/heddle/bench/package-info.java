// SPDX-License-Identifier: Apache-2.0
/** Tests of how figures are kept and compared; nothing here depends on the clock. */
package dev.heddle.bench;
