// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm;

import java.util.Optional;

/** The types in a module's debug information. Each is read when it is asked for. */
public interface DebugTypes {
  /** The type, or part of one, with this number. */
  Optional<DebugType> at(int node);
}
