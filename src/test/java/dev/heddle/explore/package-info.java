// SPDX-License-Identifier: Apache-2.0
/** Tests of the searches: each against brute force, each part broken on purpose. */
package dev.heddle.explore;
