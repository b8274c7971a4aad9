// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.automaton;

import dev.heddle.program.SourcePosition;

/**
 * An edge of an automaton; the paper calls it an instruction.
 *
 * @param source number of the control state that it leaves
 * @param position where the user wrote it; that of the original if it was made from one
 */
public record Transition(
    int source, int target, TransitionCommand command, SourcePosition position) {}
