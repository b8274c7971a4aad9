// SPDX-License-Identifier: Apache-2.0
/** Tests of programs as bytes. */
package dev.heddle.program.binary;
