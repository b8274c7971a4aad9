// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.code;

import dev.heddle.program.Expression;
import java.util.List;

/** Expressions of a body as operations on registers and temporaries of the frame it runs in. */
final class ExpressionDecoder {
  /** A parameter with a register of its own. */
  static final int OWN = Integer.MIN_VALUE;

  /** Where operations go. */
  interface Output {
    int[] emit(int... op);
  }

  private final Decoder pool;
  private final Output out;

  /** Where the body's registers begin in the frame. */
  private final int offset;

  /** Per parameter the operand that stands for it, or {@link #OWN}. */
  private final int[] given;

  /** The first that is not in use. */
  private int temporary;

  ExpressionDecoder(Decoder pool, Output out, int offset, int[] given) {
    this.pool = pool;
    this.out = out;
    this.offset = offset;
    this.given = given;
  }

  /** Temporaries from this one on are free. */
  void freeFrom(int first) {
    temporary = first;
  }

  int free() {
    return temporary;
  }

  int target(Expression.Register r) {
    return offset + r.index();
  }

  private int register(Expression.Register r) {
    boolean stands = r.index() < given.length && given[r.index()] != OWN;
    return stands ? given[r.index()] : offset + r.index();
  }

  int[] operands(List<Expression> expressions) {
    return expressions.stream().mapToInt(this::operand).toArray();
  }

  int list(List<Expression> expressions) {
    return pool.list(operands(expressions));
  }

  /**
   * A register or constant that holds the expression's value, computed by operations emitted now.
   */
  int operand(Expression e) {
    return switch (e) {
      case Expression.Constant c -> pool.constant(c.value());
      case Expression.GlobalAddress g -> pool.constant(g.value());
      case Expression.FunctionAddress f -> pool.constant(f.value());
      case Expression.Register r -> register(r);
      case Expression.Binary b -> evaluate(e, fresh());
      case Expression.Unary u -> evaluate(e, fresh());
      case Expression.Wide w -> evaluate(e, fresh());
      case Expression.Half h -> evaluate(e, fresh());
      case Expression.Comparison c -> evaluate(e, fresh());
      case Expression.Cast c -> evaluate(e, fresh());
      case Expression.Select s -> evaluate(e, fresh());
    };
  }

  private int fresh() {
    pool.need(temporary + 1);
    return temporary++;
  }

  int evaluate(Expression e, int target) {
    switch (e) {
      case Expression.Binary b -> {
        int own = Opcode.ADD + b.operator().ordinal();
        out.emit(
            own <= Opcode.XOR ? own : Opcode.BINARY,
            target,
            operand(b.left()),
            operand(b.right()),
            b.bits(),
            b.operator().ordinal());
      }
      case Expression.Comparison c -> {
        int own = Opcode.EQ + c.operator().ordinal();
        out.emit(
            own <= Opcode.SLE ? own : Opcode.COMPARISON,
            target,
            operand(c.left()),
            operand(c.right()),
            c.left().bits(),
            c.operator().ordinal());
      }
      case Expression.Unary u ->
          out.emit(Opcode.UNARY, target, operand(u.operand()), u.operator().ordinal(), u.bits());
      case Expression.Cast c -> cast(c, target);
      case Expression.Wide w -> out.emit(Opcode.WIDE, target, operand(w.low()), operand(w.high()));
      case Expression.Half h ->
          out.emit(Opcode.HALF, target, operand(h.wide()), h.part().ordinal());
      case Expression.Select s ->
          out.emit(
              Opcode.SELECT,
              target,
              operand(s.condition()),
              operand(s.whenTrue()),
              operand(s.whenFalse()));
      case Expression.Constant c -> out.emit(Opcode.MOVE, target, operand(e));
      case Expression.Register r -> out.emit(Opcode.MOVE, target, operand(e));
      case Expression.GlobalAddress g -> out.emit(Opcode.MOVE, target, operand(e));
      case Expression.FunctionAddress f -> out.emit(Opcode.MOVE, target, operand(e));
    }
    return target;
  }

  private void cast(Expression.Cast c, int target) {
    int source = operand(c.operand());
    switch (c.operator()) {
      case TRUNCATE -> out.emit(Opcode.TRUNCATE, target, source, c.operand().bits(), c.bits());
      case SIGN_EXTEND ->
          out.emit(Opcode.SIGN_EXTEND, target, source, c.operand().bits(), c.bits());
      case ZERO_EXTEND -> out.emit(Opcode.MOVE, target, source);
      case SIGNED_TO_FLOAT, UNSIGNED_TO_FLOAT, FLOAT_TO_SIGNED, FLOAT_TO_UNSIGNED, FLOAT_TO_FLOAT ->
          out.emit(
              Opcode.CAST, target, source, c.operand().bits(), c.bits(), c.operator().ordinal());
    }
  }
}
