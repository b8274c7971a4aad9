// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm;

import dev.heddle.program.SourcePosition;
import java.util.Optional;

/**
 * @param initializer none if the variable is defined elsewhere
 * @param alignment in bytes, 0 if the type's own
 * @param declared the node of its type in C; {@link DebugType#NONE} if that is not known
 */
public record GlobalVariable(
    String name,
    Linkage linkage,
    boolean threadLocal,
    boolean constant,
    Type type,
    Optional<Constant> initializer,
    int alignment,
    SourcePosition at,
    int declared) {}
