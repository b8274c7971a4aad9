// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import dev.heddle.frontend.c.llvm.Block;
import dev.heddle.frontend.c.llvm.Linkage;
import dev.heddle.frontend.c.llvm.LlvmFunction;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.frontend.c.llvm.text.LlvmToken;
import dev.heddle.frontend.c.llvm.text.LlvmTokens;
import dev.heddle.program.SourcePosition;
import java.util.ArrayList;
import java.util.List;

/** Reads declarations and definitions of functions. */
final class Functions {
  private final Reading reading;
  private final LlvmTokens in;
  private final Attributes attributes;

  Functions(Reading reading) {
    this.reading = reading;
    this.in = reading.in();
    this.attributes = new Attributes(reading.types());
  }

  /** A function after {@code declare}. */
  LlvmFunction declaration() {
    OperandReader operands = new OperandReader(reading);
    Head head = head(operands);
    while (!in.firstOnLine && in.token != LlvmToken.END || isAttribute()) {
      attribute();
    }
    return new LlvmFunction(
        head.name, head.linkage, head.type, List.of(), List.of(), List.of(), head.at);
  }

  /** A function after {@code define}. */
  LlvmFunction definition() {
    OperandReader operands = new OperandReader(reading);
    Head head = head(operands);
    SourcePosition at = head.at;
    while (!in.is('{')) {
      if (in.token == LlvmToken.METADATA_NAME && in.word.equals("dbg")) {
        in.next();
        at = reading.positions().position(in.node());
        operands.inheritNothing();
      } else {
        attribute();
      }
    }
    List<Block> blocks = new Blocks(operands).read();
    return new LlvmFunction(
        head.name, head.linkage, head.type, head.parameters, blocks, operands.locals.names(), at);
  }

  private boolean isAttribute() {
    return AttributeWords.FUNCTION.at(in) || precedesConstant();
  }

  private boolean precedesConstant() {
    return in.isWord("prefix") || in.isWord("prologue") || in.isWord("personality");
  }

  /** Passes what stands behind the parameters and does not matter. */
  private void attribute() {
    if (in.token == LlvmToken.METADATA_NAME) {
      in.next();
      OperandReader.skipMetadata(in);
    } else if (precedesConstant()) {
      in.next();
      reading.constants().typed(in);
    } else {
      AttributeWords.FUNCTION.pass(in);
    }
  }

  private record Head(
      String name,
      Linkage linkage,
      Type.Function type,
      List<LlvmFunction.Parameter> parameters,
      SourcePosition at) {}

  private Head head(OperandReader operands) {
    SourcePosition at = operands.here();
    while (in.token == LlvmToken.METADATA_NAME || in.token == LlvmToken.NODE) {
      in.next();
    }
    Linkage linkage = Linkages.read(in);
    Attributes.skipToType(in);
    Type result = operands.type();
    in.expectKind(LlvmToken.GLOBAL);
    String name = in.name();
    List<LlvmFunction.Parameter> parameters = new ArrayList<>();
    boolean variadic = false;
    in.expect('(');
    while (!in.is(')')) {
      if (in.accept('.')) {
        variadic = true;
      } else {
        parameters.add(parameter(operands));
      }
      if (!in.accept(',')) {
        break;
      }
    }
    in.expect(')');
    List<Type> types = parameters.stream().map(LlvmFunction.Parameter::type).toList();
    Type.Function type = new Type.Function(result, types, variadic);
    return new Head(name, linkage, type, parameters, at);
  }

  private LlvmFunction.Parameter parameter(OperandReader operands) {
    Type type = operands.type();
    attributes.read(in);
    int local = in.token == LlvmToken.LOCAL ? operands.definition() : operands.unnamedLocal();
    return new LlvmFunction.Parameter(local, type, attributes.copied());
  }
}
