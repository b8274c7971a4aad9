// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm;

import dev.heddle.program.SourcePosition;
import java.util.List;
import java.util.Optional;

/**
 * @param type as declared; the parameters' own records are there only if it is defined
 * @param blocks empty if the function is only declared; else the first one is the entry
 * @param locals names of the parameters and results, by index, as the text has them
 */
public record LlvmFunction(
    String name,
    Linkage linkage,
    Type.Function type,
    List<Parameter> parameters,
    List<Block> blocks,
    List<String> locals,
    SourcePosition at) {

  /**
   * @param local its index among the function's locals
   * @param copied what the pointer points to, if the caller passes a copy of that ({@code byval})
   */
  public record Parameter(int local, Type type, Optional<Type> copied) {}

  public LlvmFunction {
    parameters = List.copyOf(parameters);
    blocks = List.copyOf(blocks);
    locals = List.copyOf(locals);
  }

  public boolean defined() {
    return !blocks.isEmpty();
  }
}
