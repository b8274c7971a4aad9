// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

/** Where stores wait: nowhere, in one buffer per thread, in one per thread and location. */
enum Order {
  SC,
  TSO,
  PSO
}
