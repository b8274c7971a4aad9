// SPDX-License-Identifier: Apache-2.0
/**
 * Monitors sequentially consistent executions: could a store have waited longer, so that TSO or PSO
 * violates sequential consistency? (Burnim, Sen, Stergiou: Sound and Complete Monitoring of
 * Sequential Consistency in Relaxed Memory Models, 2010.) A monitor needs no machine, so it also
 * works on recorded executions.
 */
package dev.heddle.monitor;
