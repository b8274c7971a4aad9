// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus;

import dev.heddle.program.Program;
import dev.heddle.program.condition.FinalCondition;

/** A litmus test: a small program and a condition on its final states. */
public record LitmusTest(
    String name, String architecture, Program program, FinalCondition condition) {}
