// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.link;

import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import java.util.Set;
import java.util.stream.Collectors;

/** Functions and variables without a definition: a thread ends where it uses one. */
public final class UnknownSymbols {
  private static final String CALL = "call of unsupported function ";

  private UnknownSymbols() {}

  /** Why a thread ends that calls such a function. */
  public static String call(String function) {
    return CALL + function;
  }

  /** Why a thread ends that uses such a variable. */
  public static String use(String variable) {
    return "use of unsupported variable " + variable;
  }

  /** The calls of undefined functions in a program, as texts for messages. */
  public static Set<String> calls(Program program) {
    return program.functions().stream()
        .flatMap(f -> f.code().stream())
        .map(i -> i instanceof Instruction.Cut(String reason, int _, var _) ? reason : "")
        .filter(reason -> reason.startsWith(CALL))
        .collect(Collectors.toSet());
  }
}
