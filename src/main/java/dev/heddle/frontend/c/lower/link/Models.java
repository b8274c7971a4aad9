// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.link;

import dev.heddle.frontend.c.library.Site;
import dev.heddle.frontend.c.llvm.Module;
import java.util.Optional;

/** The models of functions that the program calls and does not define. */
public interface Models {
  /** Whether a call of the function is written as instructions. */
  boolean contains(String name);

  /** Writes those instructions. */
  void emit(Site site);

  /** What else is called if such a call gives a null pointer; nothing if the library hides it. */
  Optional<String> whenNull(String name);

  /** The function to call instead of a library function whose result is unused. */
  Optional<String> ignoringResult(String name);

  /** Whether the value of an argument escapes to other threads through the call. */
  boolean leaks(String name, int argument);

  /** Whether the program has a function for errors, as competitions want it. */
  boolean errorsHaveFunction();

  /** The module of the modelled library that defines a function or variable. */
  Optional<Module> defining(String name);
}
