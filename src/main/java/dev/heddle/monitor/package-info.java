// SPDX-License-Identifier: Apache-2.0
/**
 * Judges sequentially consistent executions: could a store have waited longer, so that sequential
 * consistency is left under TSO or PSO? (Burnim, Sen, Stergiou: Sound and Complete Monitoring of
 * Sequential Consistency in Relaxed Memory Models, 2010.) No machine is needed: a recorded
 * execution will do.
 */
package dev.heddle.monitor;
