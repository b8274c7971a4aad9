// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.event;

/** Bytes that programs access together. */
public record Place(long address, int size) {}
