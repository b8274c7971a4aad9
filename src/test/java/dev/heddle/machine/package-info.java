// SPDX-License-Identifier: Apache-2.0
/** Tests of the machine: what each operation does, and that undo takes all of it back. */
package dev.heddle.machine;
