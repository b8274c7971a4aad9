// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.state;

import dev.heddle.program.Function;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.condition.Observable;

/** One parsed thread. Callers use its methods in the order in which they are declared. */
public interface ThreadCode {
  /** Says which locations the thread touches, and how wide. */
  void touch(LocationTable locations);

  /** Starts the function, with memory laid out. */
  void begin(TestMemory memory);

  /** Gives a register its first value. */
  void initialise(InitialState.RegisterItem item);

  /** Writes the code after the first values. */
  void lower();

  /** A register the final condition names; one the code never used is 0. */
  Observable.ThreadRegister observe(int thread, String register, SourcePosition at);

  Function function();
}
