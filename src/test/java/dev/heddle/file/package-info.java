// SPDX-License-Identifier: Apache-2.0
/** Tests of files that are there whole or not at all. */
package dev.heddle.file;
