// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.binary;

import dev.heddle.program.Expression;
import dev.heddle.program.Function;
import dev.heddle.program.Global;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import java.util.List;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** Writes a program; {@link ProgramReader} is its mirror image. */
public final class ProgramWriter {
  final ByteWriter out = new ByteWriter();
  private final InstructionWriter instructions = new InstructionWriter(this);

  private final UnaryOperator<String> files;

  private ProgramWriter(UnaryOperator<String> files) {
    this.files = files;
  }

  public static byte[] write(Program program) {
    return write(program, file -> file);
  }

  /** The same wherever the files of the program are; only to be compared. */
  public static byte[] withoutFolders(Program program) {
    return write(program, file -> file.substring(file.lastIndexOf('/') + 1));
  }

  private static byte[] write(Program program, UnaryOperator<String> files) {
    ProgramWriter writer = new ProgramWriter(files);
    writer.program(program);
    return writer.out.bytes();
  }

  /** Taken apart by a pattern, as all is here: a new part is an error, and not lost. */
  private void program(Program p) {
    if (p
        instanceof
        Program(var name, var globals, var functions, var threads, var own, var alone, var types)) {
      out.text(files.apply(name));
      out.all(globals, this::global);
      out.all(functions, this::function);
      out.all(threads, t -> out.number(t));
      out.optional(own, this::global);
      out.number(alone ? 1 : 0);
      out.all(types.all(), t -> DataTypeWriter.write(t, out));
    }
  }

  private void global(Global global) {
    out.shared(
        global,
        g -> {
          if (g instanceof Global(var name, var address, var bytes, var strides, var type)) {
            out.text(name);
            out.number(address);
            out.block(bytes);
            out.all(strides, out::number);
            out.number(type);
          }
        });
  }

  private void function(Function f) {
    if (f
        instanceof
        Function(var name, var parameters, var registers, var code, var labels, var library)) {
      out.text(name);
      out.number(parameters);
      out.all(
          registers,
          r -> {
            out.text(r.name());
            out.number(r.bits());
            out.number(r.type());
          });
      out.all(code, instructions::write);
      out.all(
          new TreeMap<>(labels).entrySet(),
          label -> {
            out.number(label.getKey());
            out.text(label.getValue());
          });
      out.number(library ? 1 : 0);
    }
  }

  void position(SourcePosition position) {
    out.shared(
        position,
        p -> {
          out.text(files.apply(p.file()));
          out.number(p.line());
          out.number(p.column());
        });
  }

  void expressions(List<? extends Expression> all) {
    out.number(all.size());
    all.forEach(this::expression);
  }

  void expression(Expression expression) {
    switch (expression) {
      case Expression.Constant(long value, int bits) -> {
        out.constant(BinaryTag.CONSTANT);
        out.number(value);
        out.number(bits);
      }
      case Expression.Register(int index, int bits) -> {
        out.constant(BinaryTag.REGISTER);
        out.number(index);
        out.number(bits);
      }
      case Expression.GlobalAddress(Global global, long offset, int bits) -> {
        out.constant(BinaryTag.GLOBAL_ADDRESS);
        global(global);
        out.number(offset);
        out.number(bits);
      }
      case Expression.FunctionAddress(int function) -> {
        out.constant(BinaryTag.FUNCTION_ADDRESS);
        out.number(function);
      }
      case Expression.Binary(var operator, var left, var right) ->
          operation(BinaryTag.BINARY, operator, left, right);
      case Expression.Comparison(var operator, var left, var right) ->
          operation(BinaryTag.COMPARISON, operator, left, right);
      case Expression.Unary(var operator, var operand) ->
          operation(BinaryTag.UNARY, operator, operand);
      case Expression.Wide(var low, var high) -> {
        out.constant(BinaryTag.WIDE);
        expression(low);
        expression(high);
      }
      case Expression.Half(var wide, var part) -> {
        out.constant(BinaryTag.HALF);
        expression(wide);
        out.constant(part);
      }
      case Expression.Cast(var operator, var operand, int bits) -> {
        operation(BinaryTag.CAST, operator, operand);
        out.number(bits);
      }
      case Expression.Select(var condition, var whenTrue, var whenFalse) -> {
        out.constant(BinaryTag.SELECT);
        expression(condition);
        expression(whenTrue);
        expression(whenFalse);
      }
    }
  }

  private void operation(BinaryTag kind, Enum<?> operator, Expression... operands) {
    out.constant(kind);
    out.constant(operator);
    for (Expression operand : operands) {
      expression(operand);
    }
  }
}
