// SPDX-License-Identifier: Apache-2.0
/** Tests of the package of the same name, and what they use. */
package dev.heddle.machine.run;
