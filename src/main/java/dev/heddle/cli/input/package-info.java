// SPDX-License-Identifier: Apache-2.0
/**
 * The files that the user names: C programs, litmus tests, automata, recorded traces, lists of
 * them, and memory models in Java.
 *
 * <p>Start at {@link dev.heddle.cli.input.ProgramInput} for one program and at {@link
 * dev.heddle.cli.input.Inputs} for many files.
 */
package dev.heddle.cli.input;
