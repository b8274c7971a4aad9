// SPDX-License-Identifier: Apache-2.0
/**
 * Runs a thread from one event to the next. Start with {@link dev.heddle.machine.run.Interpreter};
 * {@link dev.heddle.machine.run.EffectfulOperations} are the operations that do more than compute,
 * {@link dev.heddle.machine.run.Translator} turns those that run often into bytecode.
 */
package dev.heddle.machine.run;
