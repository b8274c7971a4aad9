// SPDX-License-Identifier: Apache-2.0
/** Tests of the questions, against the answers of others. */
package dev.heddle.verify;
