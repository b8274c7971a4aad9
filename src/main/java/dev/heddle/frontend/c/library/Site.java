// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import java.util.List;
import java.util.Optional;

/**
 * A call that is written as instructions, not as a call.
 *
 * @param body the caller's code; its position is that of the call
 * @param arguments as the caller gave them; their widths may differ from the declaration's
 * @param result where the result goes, if anyone wants it; its width is the caller's idea
 * @param texts per argument the string constant it points to, if it is one
 */
public record Site(
    String name,
    FunctionBuilder body,
    List<Expression> arguments,
    Optional<Register> result,
    List<Optional<String>> texts) {}
