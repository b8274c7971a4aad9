// SPDX-License-Identifier: Apache-2.0
/** Tests of programs as data, and of what rewrites them. */
package dev.heddle.program;
