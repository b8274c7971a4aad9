// SPDX-License-Identifier: Apache-2.0
/** Programs as bytes, and back: what was made once need not be made again. */
package dev.heddle.program.binary;
