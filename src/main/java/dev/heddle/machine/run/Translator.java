// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.run;

import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_void;
import static java.lang.constant.ConstantDescs.INIT_NAME;

import dev.heddle.machine.code.Code;
import dev.heddle.machine.code.ComputedOperations;
import dev.heddle.machine.code.Frame;
import dev.heddle.machine.code.Opcode;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.Expression;
import dev.heddle.trace.Kind;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.AccessFlag;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Translates a range of operations to a class of the JVM, which runs them several times as fast as
 * the interpreter does. Accesses by constant addresses stand the thread before its next event, or
 * buffer a store; whatever else is not plain arithmetic is done by the same {@link
 * EffectfulOperations} that the interpreter asks. Calls, returns to a caller and spawns are left to
 * it, as is what fails.
 */
final class Translator {
  private static final ClassDesc OWN = ClassDesc.of("dev.heddle.machine.run.Translated");
  private static final ClassDesc LOCAL_CODE = desc(LocalCode.class);
  private static final ClassDesc OPERATIONS = desc(EffectfulOperations.class);
  private static final ClassDesc ARITHMETIC = desc(ComputedOperations.class);
  private static final ClassDesc EXPRESSION = desc(Expression.class);
  private static final ClassDesc LONGS = CD_long.arrayType();
  private static final MethodTypeDesc RUN =
      MethodTypeDesc.of(CD_int, CD_int, LONGS, CD_int, CD_int, OPERATIONS);

  /** About 8,000 bytes of bytecode; the JVM does not compile longer methods. */
  private static final int LONGEST = 200 * Opcode.WIDTH;

  // ---- local variables of the method
  private static final int PC = 1;
  private static final int R = 2;
  private static final int BASE = 3;
  private static final int THREAD = 4;
  private static final int HOST = 5;
  private static final int ROUNDS = 6;

  /**
   * What it is translated for.
   *
   * @param isKnown whether the location of an access by a constant address is known
   */
  record Setting(MemoryModel model, IntPredicate isKnown) {}

  private final Code code;
  private final Setting setting;
  private final int[] ops;
  private final int from;
  private final int to;

  private CodeBuilder out;
  private Label[] labels;

  /** The operations from pc {@code from} to before {@code to}. */
  Translator(Code code, Setting setting, int from, int to) {
    this.code = code;
    this.setting = setting;
    this.ops = code.ops;
    this.from = from;
    this.to = to;
  }

  /** The operations around one: as many functions, or as much of one, as the JVM still compiles. */
  static Translator around(Code code, int pc, Setting setting) {
    int its = code.functionOf(pc);
    int from = 0;
    for (int f = 0; f <= its; f++) {
      from = code.endOf(f) - from > LONGEST ? code.entry[f] : from;
    }
    if (code.endOf(its) - from > LONGEST) {
      int part = from + (pc - from) / LONGEST * LONGEST;
      return new Translator(code, setting, part, Math.min(code.endOf(its), part + LONGEST));
    }
    int last = its;
    while (last + 1 < code.entry.length && code.endOf(last + 1) - from <= LONGEST) {
      last++;
    }
    return new Translator(code, setting, from, code.endOf(last));
  }

  private static ClassDesc desc(Class<?> c) {
    return ClassDesc.of(c.getName());
  }

  private boolean translates(int pc) {
    return ops[pc] != Opcode.CALL && ops[pc] != Opcode.SPAWN;
  }

  /** Whether an access is by a constant address, and its location known. */
  private boolean isKnown(int pc, int address) {
    return address < 0 && setting.isKnown.test(pc);
  }

  /** The operations where the interpreter should let translated code go on. */
  BitSet entries() {
    BitSet entries = new BitSet();
    for (int f : code.entry) {
      entries.set(f);
    }
    for (int pc = 0; pc < ops.length; pc += Opcode.WIDTH) {
      if (!translates(pc)
          || ops[pc] > Opcode.LAST_ARITHMETIC && Opcode.targets(ops, pc).length == 0) {
        entries.set(pc + Opcode.WIDTH);
      }
      for (int target : Opcode.targets(ops, pc)) {
        if (target <= pc || pc < from || pc >= to) {
          entries.set(target);
        }
      }
    }
    BitSet own = new BitSet();
    entries.stream().filter(pc -> pc >= from && pc < to && translates(pc)).forEach(own::set);
    return own;
  }

  LocalCode translate() {
    byte[] bytes =
        ClassFile.of()
            .build(
                OWN,
                c ->
                    c.withInterfaceSymbols(LOCAL_CODE)
                        .withFlags(AccessFlag.FINAL)
                        .withMethodBody(
                            INIT_NAME,
                            MethodTypeDesc.of(CD_void),
                            0,
                            b ->
                                b.aload(0)
                                    .invokespecial(CD_Object, INIT_NAME, MethodTypeDesc.of(CD_void))
                                    .return_())
                        .withMethodBody("run", RUN, ClassFile.ACC_PUBLIC, this::body));
    try {
      MethodHandles.Lookup hidden = MethodHandles.lookup().defineHiddenClass(bytes, true);
      return (LocalCode) hidden.lookupClass().getDeclaredConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private void body(CodeBuilder builder) {
    out = builder;
    labels = new Label[(to - from) / Opcode.WIDTH];
    for (int i = 0; i < labels.length; i++) {
      labels[i] = out.newLabel();
    }
    List<SwitchCase> cases =
        entries().stream()
            .mapToObj(pc -> SwitchCase.of(pc, labels[(pc - from) / Opcode.WIDTH]))
            .toList();
    Label other = out.newLabel();
    out.iconst_0().istore(ROUNDS).iload(PC).lookupswitch(other, cases);
    for (int pc = from; pc < to; pc += Opcode.WIDTH) {
      out.labelBinding(labels[(pc - from) / Opcode.WIDTH]);
      if (translates(pc)) {
        operation(pc);
      } else {
        leave(pc);
      }
    }
    leave(to);
    out.labelBinding(other).iload(PC).ireturn();
  }

  private void leave(int pc) {
    out.loadConstant(pc).ireturn();
  }

  /** Goes on at {@code target}; if a loop went back often, or it is elsewhere, elsewhere. */
  private void go(int pc, int target) {
    if (target < from || target >= to) {
      leave(target);
      return;
    }
    Label here = labels[(target - from) / Opcode.WIDTH];
    if (target <= pc) {
      out.iinc(ROUNDS, 1).iload(ROUNDS).loadConstant(LocalCode.ROUNDS).if_icmplt(here);
      leave(~target);
    } else {
      out.goto_(here);
    }
  }

  private void value(int operand) {
    if (operand >= 0) {
      out.aload(R);
      slot(operand);
      out.laload();
    } else {
      out.loadConstant(code.constants[~operand]);
    }
  }

  private void slot(int register) {
    out.iload(BASE).loadConstant(register).iadd();
  }

  private void call(String name, ClassDesc result, ClassDesc... parameters) {
    out.invokevirtual(OPERATIONS, name, MethodTypeDesc.of(result, parameters));
  }

  private void operation(int pc) {
    switch (ops[pc]) {
      case Opcode.JUMP -> go(pc, ops[pc + 1]);
      case Opcode.BRANCH -> {
        value(ops[pc + 1]);
        out.lconst_0().lcmp();
        Label no = out.newLabel();
        out.ifeq(no);
        fork(pc, ops[pc + 2], no, ops[pc + 3]);
      }
      case Opcode.BRANCH_EQ -> {
        value(ops[pc + 1]);
        value(ops[pc + 2]);
        Label no = out.newLabel();
        out.lcmp().ifne(no);
        fork(pc, ops[pc + 3], no, ops[pc + 4]);
      }
      case Opcode.BRANCH_IF -> {
        test(ops[pc + 5] >> 8, ops[pc + 1], ops[pc + 2], ops[pc + 5] & 0xFF);
        Label no = out.newLabel();
        out.ifeq(no);
        fork(pc, ops[pc + 3], no, ops[pc + 4]);
      }
      case Opcode.ASSUME, Opcode.ASSERT -> {
        value(ops[pc + 1]);
        Label yes = out.newLabel();
        out.lconst_0().lcmp().ifne(yes);
        leave(pc);
        out.labelBinding(yes);
      }
      case Opcode.LOAD -> {
        stand(pc, Kind.READ, ops[pc + 2]);
        ask(pc, "load");
      }
      case Opcode.STORE -> store(pc, ops[pc + 1]);
      case Opcode.UPDATE -> {
        stand(pc, Kind.UPDATE, ops[pc + 3]);
        ask(pc, "exchange");
      }
      case Opcode.COMPARE -> {
        stand(pc, Kind.COMPARE, ops[pc + 2]);
        ask(pc, "exchange");
      }
      case Opcode.RETURN -> {
        Label inner = out.newLabel();
        out.iload(BASE).loadConstant(Frame.HEAD).if_icmpne(inner);
        ask(pc, "passes");
        out.labelBinding(inner);
        leave(pc);
      }
      case Opcode.SELF ->
          put(
              pc,
              () -> {
                out.aload(HOST).iload(THREAD);
                call("self", CD_long, CD_int);
              });
      default -> {
        if (ops[pc] <= Opcode.LAST_ARITHMETIC) {
          unlessByZero(pc);
          put(pc, () -> arithmetic(pc));
        } else {
          ask(pc, "passes");
        }
      }
    }
  }

  private void fork(int pc, int yes, Label no, int otherwise) {
    go(pc, yes);
    out.labelBinding(no);
    go(pc, otherwise);
  }

  /** Stands the thread before an access of a known location, unless all memory is its own. */
  private void stand(int pc, int kind, int address) {
    if (isKnown(pc, address)) {
      Label other = out.newLabel();
      ifAlone(other);
      out.aload(HOST).iload(THREAD).iload(BASE).loadConstant(pc).loadConstant(kind);
      call("parks", CD_boolean, CD_int, CD_int, CD_int, CD_int);
      out.ifeq(other);
      out.loadConstant(LocalCode.PARKED).ireturn();
      out.labelBinding(other);
    }
  }

  private void ifAlone(Label alone) {
    out.aload(HOST).iload(THREAD);
    call("isAlone", CD_boolean, CD_int);
    out.ifne(alone);
  }

  private void store(int pc, int address) {
    Label done = out.newLabel();
    if (setting.model == MemoryModel.SC) {
      stand(pc, Kind.WRITE, address);
    } else if (isKnown(pc, address)) {
      Label other = out.newLabel();
      ifAlone(other);
      asks(pc, "buffersAt");
      out.ifne(done);
      out.labelBinding(other);
    }
    ask(pc, "store");
    out.labelBinding(done);
  }

  /** Does what interpreted code does; if the thread does not run on then, it stands somewhere. */
  private void ask(int pc, String what) {
    Label on = out.newLabel();
    asks(pc, what);
    out.ifne(on);
    out.loadConstant(LocalCode.PARKED).ireturn();
    out.labelBinding(on);
  }

  private void asks(int pc, String what) {
    out.aload(HOST).iload(THREAD).aload(R).iload(BASE).loadConstant(pc);
    call(what, CD_boolean, CD_int, LONGS, CD_int, CD_int);
  }

  /** Leaves divisions by zero to the interpreter. */
  private void unlessByZero(int pc) {
    int divisor = ops[pc + 3];
    if (Opcode.divides(ops[pc]) && (divisor >= 0 || code.constants[~divisor] == 0)) {
      Label no = out.newLabel();
      value(divisor);
      out.lconst_0().lcmp().ifne(no);
      leave(pc);
      out.labelBinding(no);
    }
  }

  private void put(int pc, Runnable result) {
    out.aload(HOST).aload(R);
    slot(ops[pc + 1]);
    result.run();
    call("put", CD_void, LONGS, CD_int, CD_long);
  }

  private void arithmetic(int pc) {
    int left = ops[pc + 2];
    int right = ops[pc + 3];
    int bits = ops[pc + 4];
    switch (ops[pc]) {
      case Opcode.MOVE -> value(left);
      case Opcode.ADD -> low(left, right, out::ladd, bits);
      case Opcode.SUB -> low(left, right, out::lsub, bits);
      case Opcode.MUL -> low(left, right, out::lmul, bits);
      case Opcode.AND -> low(left, right, out::land, 64);
      case Opcode.OR -> low(left, right, out::lor, 64);
      case Opcode.XOR -> low(left, right, out::lxor, 64);
      case Opcode.UDIV, Opcode.SDIV, Opcode.UREM, Opcode.SREM -> {
        value(left);
        value(right);
        out.loadConstant(ops[pc]).loadConstant(bits);
        out.invokestatic(
            ARITHMETIC, "divide", MethodTypeDesc.of(CD_long, CD_long, CD_long, CD_int, CD_int));
      }
      case Opcode.TRUNCATE -> {
        value(left);
        mask(bits);
      }
      case Opcode.SIGN_EXTEND -> {
        value(left);
        signed(right);
        mask(bits);
      }
      default -> {
        if (ops[pc] >= Opcode.EQ && ops[pc] <= Opcode.SLE) {
          test(ops[pc] - Opcode.EQ, left, right, bits);
          out.i2l();
        } else {
          out.aload(HOST).loadConstant(pc).aload(R).iload(BASE);
          call("compute", CD_long, CD_int, LONGS, CD_int);
        }
      }
    }
  }

  private void low(int left, int right, Runnable operator, int bits) {
    value(left);
    value(right);
    operator.run();
    mask(bits);
  }

  private void mask(int bits) {
    if (bits < 64) {
      out.loadConstant(-1L >>> 64 - bits).land();
    }
  }

  private void signed(int bits) {
    if (bits < 64) {
      out.loadConstant(bits);
      out.invokestatic(EXPRESSION, "signed", MethodTypeDesc.of(CD_long, CD_long, CD_int), true);
    }
  }

  /** Leaves 1 if the comparison holds, else 0. */
  private void test(int operator, int left, int right, int bits) {
    value(left);
    value(right);
    out.loadConstant(operator).loadConstant(bits);
    out.invokestatic(
        ARITHMETIC, "test", MethodTypeDesc.of(CD_boolean, CD_long, CD_long, CD_int, CD_int));
  }
}
