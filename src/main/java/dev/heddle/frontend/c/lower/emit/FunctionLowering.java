// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.emit;

import dev.heddle.frontend.c.llvm.Block;
import dev.heddle.frontend.c.llvm.LlvmFunction;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.frontend.c.lower.analysis.FunctionAnalysis;
import dev.heddle.frontend.c.lower.arithmetic.ArithmeticLowering;
import dev.heddle.frontend.c.lower.arithmetic.ConversionLowering;
import dev.heddle.frontend.c.lower.body.Body;
import dev.heddle.frontend.c.lower.body.Context;
import dev.heddle.frontend.c.lower.link.AtomicFunctions;
import dev.heddle.frontend.c.lower.shape.ElementOffsets;
import dev.heddle.frontend.c.lower.shape.Leaf;
import dev.heddle.frontend.c.lower.shape.UnsupportedException;
import dev.heddle.program.Expression;
import dev.heddle.program.Function;
import dev.heddle.program.InputException;
import dev.heddle.program.Order;
import dev.heddle.program.SourcePosition;
import java.util.List;
import java.util.Optional;

/** Writes the code of one function. */
public final class FunctionLowering {
  private final Body body;
  private final Prologue prologue;
  private final MemoryLowering memory;
  private final AtomicLowering atomics;
  private final ArithmeticLowering arithmetic;
  private final ConversionLowering conversions;
  private final AggregateLowering aggregates;
  private final CallLowering calls;
  private final LibraryCalls library;
  private final ControlLowering control;

  private FunctionLowering(Context context, FunctionAnalysis analysis) {
    body = new Body(context, analysis);
    memory = new MemoryLowering(body);
    atomics = new AtomicLowering(body);
    arithmetic = new ArithmeticLowering(body);
    conversions = new ConversionLowering(body);
    aggregates = new AggregateLowering(body);
    Areas areas = new Areas(body);
    StackChain chain = new StackChain(body);
    library = new LibraryCalls(body);
    calls = new CallLowering(body, areas, chain, memory);
    prologue = new Prologue(body, areas, chain);
    body.out.at(analysis.function().at());
    prologue.parameters();
    control = new ControlLowering(body);
  }

  public static Function lower(Context context, FunctionAnalysis analysis) {
    LlvmFunction f = analysis.function();
    try {
      return new FunctionLowering(context, analysis).lower();
    } catch (UnsupportedException e) {
      throw new InputException(f.at(), e.getMessage() + " in " + f.name());
    }
  }

  private Function lower() {
    prologue.write();
    if (AtomicFunctions.isAtomic(body.analysis.function().name())) {
      library.call(AtomicFunctions.BEGIN, Optional.empty(), List.of());
    }
    List<Block> blocks = body.analysis.flow().blocks();
    for (int b = 0; b < blocks.size(); b++) {
      control.begin(b);
      for (LlvmInstruction i : blocks.get(b).instructions()) {
        instruction(b, i);
      }
      body.values.endBlock();
    }
    return body.unit().library() ? body.out.buildLibrary() : body.out.build();
  }

  private void instruction(int block, LlvmInstruction instruction) {
    SourcePosition at = instruction.at();
    if (at.line() != 0) {
      body.out.at(at);
    }
    try {
      lower(block, instruction);
    } catch (UnsupportedException e) {
      throw new InputException(body.out.position(), e.getMessage());
    }
  }

  private void lower(int block, LlvmInstruction instruction) {
    switch (instruction) {
      case LlvmInstruction.Alloca i -> prologue.alloca(block, i);
      case LlvmInstruction.Load i -> memory.load(i);
      case LlvmInstruction.Store i -> {
        if (!prologue.isParameterSpill(i)) {
          memory.store(i);
        }
      }
      case LlvmInstruction.CompareExchange i -> atomics.compareExchange(i);
      case LlvmInstruction.Update i -> atomics.update(i);
      case LlvmInstruction.Fence i -> atomics.fence(i);
      case LlvmInstruction.ElementAddress i -> elementAddress(i);
      case LlvmInstruction.Binary i -> arithmetic.binary(i);
      case LlvmInstruction.FloatNegate i -> arithmetic.negate(i);
      case LlvmInstruction.Compare i -> arithmetic.compare(i);
      case LlvmInstruction.FloatCompare i -> arithmetic.compare(i);
      case LlvmInstruction.Select i -> arithmetic.select(i);
      case LlvmInstruction.Convert i -> conversions.convert(i);
      case LlvmInstruction.Freeze i -> body.define(i.result(), body.leaves(i.operand()));
      case LlvmInstruction.ExtractValue i -> aggregates.extract(i);
      case LlvmInstruction.InsertValue i -> aggregates.insert(i);
      case LlvmInstruction.ExtractElement i -> aggregates.extract(i);
      case LlvmInstruction.InsertElement i -> aggregates.insert(i);
      case LlvmInstruction.ShuffleVector i -> aggregates.shuffle(i);
      case LlvmInstruction.VaArg i -> throw new UnsupportedException("va_arg");
      case LlvmInstruction.Call i -> calls.call(i);
      case LlvmInstruction.Phi i -> {}
      case LlvmInstruction.Declare i -> {}
      case LlvmInstruction.Jump i -> control.jump(block, i.target());
      case LlvmInstruction.Branch i -> control.branch(block, i);
      case LlvmInstruction.Switch i -> control.choice(block, i);
      case LlvmInstruction.IndirectJump i -> control.indirect(block, i);
      case LlvmInstruction.AssemblyJump i -> {
        calls.call(i.call());
        control.jump(block, i.next());
      }
      case LlvmInstruction.Unreachable i -> control.unreachable();
      case LlvmInstruction.Return i -> returns(i);
    }
  }

  private void elementAddress(LlvmInstruction.ElementAddress i) {
    if (i.base().type() instanceof Type.Vector) {
      throw new UnsupportedException("vectors of pointers");
    }
    Expression base = body.scalar(i.base());
    List<Expression> indices = i.indices().stream().map(body::scalar).toList();
    body.define(
        i.result(), ElementOffsets.address(body.shapes.layout(), i.source(), base, indices));
  }

  private void returns(LlvmInstruction.Return i) {
    List<Expression> value = i.value().map(body::leaves).orElse(List.of());
    List<Leaf> leaves = i.value().map(v -> body.shapes.of(v.type())).orElse(List.of());
    if (leaves.size() > 1) {
      memory.store(prologue.resultAddress(), leaves, value, Order.PLAIN);
    }
    if (AtomicFunctions.isAtomic(body.analysis.function().name())) {
      library.call(AtomicFunctions.END, Optional.empty(), List.of());
    }
    prologue.freeVariables();
    body.out.giveBack(value.size() == 1 ? value.getFirst() : null);
  }
}
