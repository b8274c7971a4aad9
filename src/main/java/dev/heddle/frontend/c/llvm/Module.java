// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm;

import java.util.List;

/**
 * One file of LLVM text.
 *
 * @param name the C file it was made from, as its user spelled it
 * @param types those in its debug information
 */
public record Module(
    String name,
    DataLayout layout,
    List<GlobalVariable> globals,
    List<Alias> aliases,
    List<LlvmFunction> functions,
    DebugTypes types) {
  public Module {
    globals = List.copyOf(globals);
    aliases = List.copyOf(aliases);
    functions = List.copyOf(functions);
  }
}
