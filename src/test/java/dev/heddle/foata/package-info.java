// SPDX-License-Identifier: Apache-2.0
/** Tests of the generator, with oracles that share nothing with it but the program. */
package dev.heddle.foata;
