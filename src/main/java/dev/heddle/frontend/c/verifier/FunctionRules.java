// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.verifier;

import static dev.heddle.frontend.c.verifier.InvalidException.unless;

import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.InstructionParts;
import dev.heddle.frontend.c.llvm.LlvmFunction;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.program.SourcePosition;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The rules of one function's code: its blocks, and that each value is defined before its uses. */
final class FunctionRules {
  /** Runs a rule, and says where it is broken. */
  interface Place {
    void check(SourcePosition at, Runnable rule);
  }

  /** Where a local is defined; {@code instruction} is -1 for parameters. */
  private record Definition(Type type, int block, int instruction) {}

  private final LlvmFunction function;
  private final ConstantRules constants;
  private final InstructionRules instructions;
  private final Place place;
  private final Graph graph;
  private final List<Definition> definitions = new ArrayList<>();

  FunctionRules(TypeRules types, ConstantRules constants, LlvmFunction function, Place place) {
    this.function = function;
    this.constants = constants;
    this.instructions = new InstructionRules(types, function.type().result());
    this.place = place;
    this.graph = new Graph(function.blocks());
    function.locals().forEach(name -> definitions.add(null));
  }

  void verify() {
    place.check(
        function.at(),
        () -> {
          graph.verify();
          for (LlvmFunction.Parameter p : function.parameters()) {
            define(p.local(), new Definition(p.type(), 0, -1));
          }
        });
    each((block, i, instruction) -> {
      boolean last = i == function.blocks().get(block).instructions().size() - 1;
      unless(
          last || !(instruction instanceof LlvmInstruction.Terminator),
          "an instruction after the end of its block, or a block without a label");
      LlvmInstruction defining =
          instruction instanceof LlvmInstruction.AssemblyJump jump ? jump.call() : instruction;
      if (defining.result() == LlvmInstruction.NOTHING) {
        unless(!isValue(defining), "a value without a name");
      } else {
        Type type = instructions.result(defining);
        define(defining.result(), new Definition(type, block, i));
      }
    });
    each((block, i, instruction) -> {
      if (instruction instanceof LlvmInstruction.Phi phi) {
        phi(phi, block, i);
      } else {
        InstructionParts.operands(instruction, value -> use(value, block, i));
      }
      instructions.verify(instruction);
    });
  }

  /** The result of a call may go without a name. */
  private static boolean isValue(LlvmInstruction i) {
    return !(i instanceof LlvmInstruction.Call
        || i instanceof LlvmInstruction.Terminator
        || i instanceof LlvmInstruction.Store
        || i instanceof LlvmInstruction.Fence
        || i instanceof LlvmInstruction.Declare);
  }

  private interface Rule {
    void check(int block, int index, LlvmInstruction instruction);
  }

  private void each(Rule rule) {
    for (int b = 0; b < function.blocks().size(); b++) {
      int block = b;
      List<LlvmInstruction> all = function.blocks().get(b).instructions();
      for (int k = 0; k < all.size(); k++) {
        int i = k;
        SourcePosition at = all.get(i).at();
        place.check(at.line() == 0 ? function.at() : at, () -> rule.check(block, i, all.get(i)));
      }
    }
  }

  private void define(int local, Definition definition) {
    unless(definitions.get(local) == null, name(local) + " is defined twice");
    definitions.set(local, definition);
  }

  private String name(int local) {
    return "%" + function.locals().get(local);
  }

  private void use(LlvmValue value, int block, int index) {
    switch (value) {
      case LlvmValue.Local(int local, Type type) -> {
        Definition d = definition(local, type);
        boolean before = d.block == block ? d.instruction < index : graph.dominates(d.block, block);
        unless(before || !graph.isReached(block), name(local) + " is used before its definition");
      }
      case Constant c -> constants.verify(c);
      case LlvmValue.Assembly a -> {}
      case LlvmValue.MetadataOperand m -> {}
    }
  }

  private Definition definition(int local, Type type) {
    Definition d = definitions.get(local);
    unless(d != null, name(local) + " is not defined");
    unless(
        TypeRules.isSame(d.type, type),
        name(local) + " has type " + d.type.text() + " and not " + type.text());
    return d;
  }

  /** A value is used at the end of the block that it comes from. */
  private void phi(LlvmInstruction.Phi phi, int block, int index) {
    List<LlvmInstruction> before = function.blocks().get(block).instructions().subList(0, index);
    unless(
        before.stream().allMatch(i -> i instanceof LlvmInstruction.Phi),
        "a phi that is not at the beginning of its block");
    Set<Integer> from = new HashSet<>();
    for (LlvmInstruction.Incoming in : phi.incoming()) {
      int source = graph.position(in.block());
      from.add(source);
      use(in.value(), source, Integer.MAX_VALUE);
    }
    unless(from.equals(graph.predecessors(block)), "a phi whose blocks are not the predecessors");
  }
}
