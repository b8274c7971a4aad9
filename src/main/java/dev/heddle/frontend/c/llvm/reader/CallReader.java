// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.frontend.c.llvm.text.LlvmToken;
import dev.heddle.frontend.c.llvm.text.LlvmTokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads calls. */
final class CallReader {
  private final OperandReader operands;
  private final LlvmTokens in;
  private final Attributes attributes;

  CallReader(OperandReader operands) {
    this.operands = operands;
    this.in = operands.in;
    this.attributes = new Attributes(operands.types);
  }

  /** A call after its opcode. */
  LlvmInstruction call(int result) {
    Head head = head();
    return declaration(head)
        .orElseGet(() ->
            new LlvmInstruction.Call(
                result(result, head), head.type, head.callee, head.arguments, operands.at()));
  }

  /** {@code callbr}: a call and where to continue. */
  LlvmInstruction assemblyJump(int result) {
    Head head = head();
    in.expect("to");
    int next = operands.target();
    in.expect('[');
    List<Integer> others = new ArrayList<>();
    while (!in.is(']')) {
      others.add(operands.target());
      in.accept(',');
    }
    in.expect(']');
    var at = operands.at();
    int local = result(result, head);
    var call = new LlvmInstruction.Call(local, head.type, head.callee, head.arguments, at);
    return new LlvmInstruction.AssemblyJump(call, next, others, at);
  }

  /** The local that the call defines: a number, if it has a value and no name. */
  private int result(int named, Head head) {
    boolean hasValue = !head.type.result().equals(Type.VOID);
    return named == LlvmInstruction.NOTHING && hasValue ? operands.unnamedLocal() : named;
  }

  private record Head(
      Type.Function type,
      LlvmValue callee,
      List<LlvmInstruction.Argument> arguments,
      List<Integer> nodes) {}

  private Head head() {
    Attributes.skipToType(in);
    Type type = operands.type();
    LlvmValue callee = callee();
    List<LlvmInstruction.Argument> arguments = new ArrayList<>();
    List<Integer> nodes = new ArrayList<>();
    in.expect('(');
    while (!in.is(')')) {
      arguments.add(argument(nodes));
      if (!in.accept(',')) {
        break;
      }
    }
    in.expect(')');
    skipFunctionAttributes();
    return new Head(functionType(type, arguments), callee, arguments, nodes);
  }

  private LlvmValue callee() {
    if (!in.accept("asm")) {
      return operands.value(Type.POINTER);
    }
    while (in.accept("sideeffect")
        || in.accept("alignstack")
        || in.accept("inteldialect")
        || in.accept("unwind")) {}
    in.expectKind(LlvmToken.STRING);
    String text = in.word;
    in.next();
    in.expect(',');
    in.expectKind(LlvmToken.STRING);
    String constraints = in.word;
    in.next();
    return new LlvmValue.Assembly(text, constraints);
  }

  private LlvmInstruction.Argument argument(List<Integer> nodes) {
    Type type = operands.type();
    if (type.equals(Type.METADATA)) {
      return metadata(nodes);
    }
    attributes.read(in);
    LlvmValue value = operands.value(type);
    return new LlvmInstruction.Argument(
        value, attributes.copied(), attributes.element(), attributes.alignment());
  }

  /** Metadata may wrap a value; a node's number is noted. */
  private LlvmInstruction.Argument metadata(List<Integer> nodes) {
    LlvmValue value = new LlvmValue.MetadataOperand();
    if (in.token == LlvmToken.NODE) {
      nodes.add(in.node());
    } else if (in.token == LlvmToken.METADATA_NAME || in.is('!')) {
      OperandReader.skipMetadata(in);
    } else {
      value = operands.typed();
    }
    return new LlvmInstruction.Argument(value, Optional.empty(), Optional.empty(), 1);
  }

  private static Type.Function functionType(Type type, List<LlvmInstruction.Argument> arguments) {
    if (type instanceof Type.Function f) {
      return f;
    }
    List<Type> types = arguments.stream().map(a -> a.value().type()).toList();
    return new Type.Function(type, types, false);
  }

  /** Attributes after a call, and operand bundles; they promise things and do nothing. */
  private void skipFunctionAttributes() {
    while (AttributeWords.CALL.at(in) || !in.firstOnLine && !isEnd()) {
      if (in.is('[')) {
        Attributes.skipBrackets(in);
      } else {
        AttributeWords.CALL.pass(in);
      }
    }
  }

  private boolean isEnd() {
    return in.is(',') || in.is('}') || in.isWord("to") || in.token == LlvmToken.END;
  }

  /** What clang before 19 writes as a call of {@code llvm.dbg.declare}. */
  private Optional<LlvmInstruction> declaration(Head head) {
    boolean declares =
        head.callee instanceof Constant.Symbol(String name)
            && name.equals("llvm.dbg.declare")
            && head.nodes.size() == 1;
    return declares
        ? Optional.of(
            new LlvmInstruction.Declare(
                head.arguments.getFirst().value(),
                operands.positions.name(head.nodes.getFirst()),
                operands.positions.type(head.nodes.getFirst()),
                operands.at()))
        : Optional.empty();
  }
}
