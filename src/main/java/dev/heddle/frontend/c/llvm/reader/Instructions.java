// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.frontend.c.llvm.text.LlvmToken;
import dev.heddle.frontend.c.llvm.text.LlvmTokens;
import java.util.Optional;
import java.util.Set;

/** Reads one instruction, by its opcode. */
final class Instructions {
  /** Opcodes of what has no value. */
  private static final Set<String> VOID =
      Set.of("store", "fence", "ret", "br", "switch", "indirectbr", "unreachable");

  /** What begins a call; whether that has a value, its type says. */
  private static final Set<String> CALLS = Set.of("call", "tail", "musttail", "notail", "callbr");

  private final OperandReader operands;
  private final LlvmTokens in;
  private final MemoryInstructions memory;
  private final Computations computations;
  private final CallReader calls;
  private final ControlFlow control;

  Instructions(OperandReader operands) {
    this.operands = operands;
    this.in = operands.in;
    this.memory = new MemoryInstructions(operands);
    this.computations = new Computations(operands);
    this.calls = new CallReader(operands);
    this.control = new ControlFlow(operands);
  }

  LlvmInstruction read() {
    int result = LlvmInstruction.NOTHING;
    operands.begin();
    int start = in.start;
    if (in.token == LlvmToken.LOCAL) {
      result = operands.definition();
      in.expect('=');
    }
    in.expectKind(LlvmToken.WORD);
    if (VOID.contains(in.word)) {
      if (result != LlvmInstruction.NOTHING) {
        throw in.error(start, "'" + in.word + "' has no value to be named");
      }
    } else if (result == LlvmInstruction.NOTHING && !CALLS.contains(in.word)) {
      result = operands.unnamedLocal();
    }
    LlvmInstruction instruction = operation(result);
    if (!in.firstOnLine && !in.is('}')) {
      throw in.unexpected("the end of the instruction");
    }
    return instruction;
  }

  private LlvmInstruction operation(int result) {
    if (Keywords.ARITHMETIC.at(in)) {
      return computations.binary(result, Keywords.ARITHMETIC.read(in));
    }
    if (Keywords.CONVERSIONS.at(in)) {
      return computations.convert(result, Keywords.CONVERSIONS.read(in));
    }
    int start = in.start;
    String opcode = in.word;
    in.next();
    return switch (opcode) {
      case "alloca" -> memory.alloca(result);
      case "load" -> memory.load(result);
      case "store" -> memory.store();
      case "cmpxchg" -> memory.compareExchange(result);
      case "atomicrmw" -> memory.update(result);
      case "fence" -> memory.fence();
      case "getelementptr" -> memory.elementAddress(result);
      case "fneg" -> computations.negate(result);
      case "icmp" -> computations.compare(result);
      case "fcmp" -> computations.floatCompare(result);
      case "select" -> computations.select(result);
      case "freeze" -> computations.freeze(result);
      case "phi" -> computations.phi(result);
      case "extractvalue" -> computations.extractValue(result);
      case "insertvalue" -> computations.insertValue(result);
      case "extractelement" -> computations.extractElement(result);
      case "insertelement" -> computations.insertElement(result);
      case "shufflevector" -> computations.shuffle(result);
      case "va_arg" -> vaArg(result);
      case "call" -> calls.call(result);
      case "tail", "musttail", "notail" -> tailCall(result);
      case "callbr" -> calls.assemblyJump(result);
      case "ret" -> control.returns();
      case "br" -> control.branch();
      case "switch" -> control.choice();
      case "indirectbr" -> control.indirect();
      case "unreachable" -> control.unreachable();
      default -> throw in.error(start, "unknown instruction '" + opcode + "'");
    };
  }

  private LlvmInstruction tailCall(int result) {
    in.expect("call");
    return calls.call(result);
  }

  private LlvmInstruction vaArg(int result) {
    LlvmValue list = operands.typed();
    in.expect(',');
    Type type = operands.type();
    return new LlvmInstruction.VaArg(result, list, type, operands.at());
  }

  /** Reads a debug record; of interest is only where a variable lives. */
  Optional<LlvmInstruction> record() {
    boolean declares = in.word.equals("dbg_declare");
    in.next();
    if (!declares) {
      Attributes.skipBrackets(in);
      return Optional.empty();
    }
    in.expect('(');
    if (in.is('!')) { // the variable was optimised away
      while (!in.firstOnLine) {
        Attributes.skipOne(in);
      }
      return Optional.empty();
    }
    LlvmValue address = operands.typed();
    in.expect(',');
    int variable = in.node();
    while (!in.firstOnLine) {
      Attributes.skipOne(in);
    }
    return Optional.of(
        new LlvmInstruction.Declare(
            address,
            operands.positions.name(variable),
            operands.positions.type(variable),
            operands.positions.position(variable)));
  }
}
