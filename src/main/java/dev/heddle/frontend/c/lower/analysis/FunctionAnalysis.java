// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.analysis;

import dev.heddle.frontend.c.llvm.LlvmFunction;
import dev.heddle.frontend.c.lower.link.Definition;

/** The results of the analyses of one function. */
public record FunctionAnalysis(
    Definition.Code code, Flow flow, Usage usage, Slots slots, DefiniteUse needs) {
  public static FunctionAnalysis of(Definition.Code code) {
    LlvmFunction f = code.function();
    Flow flow = new Flow(f);
    Usage usage = new Usage(f, flow);
    Slots slots = new Slots(flow, usage);
    return new FunctionAnalysis(code, flow, usage, slots, new DefiniteUse(f, flow, slots));
  }

  public LlvmFunction function() {
    return code.function();
  }
}
