// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.run;

import static dev.heddle.machine.run.LocalCode.Slot.BASE;
import static dev.heddle.machine.run.LocalCode.Slot.HOST;
import static dev.heddle.machine.run.LocalCode.Slot.PC;
import static dev.heddle.machine.run.LocalCode.Slot.R;
import static dev.heddle.machine.run.LocalCode.Slot.THREAD;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_void;
import static java.lang.constant.ConstantDescs.INIT_NAME;

import dev.heddle.machine.code.Code;
import dev.heddle.machine.code.Frame;
import dev.heddle.machine.code.Opcode;
import dev.heddle.model.MemoryModel;
import dev.heddle.trace.Kind;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.AccessFlag;
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
  private static final ClassDesc LONGS = CD_long.arrayType();
  private static final MethodTypeDesc RUN =
      MethodTypeDesc.of(CD_int, CD_int, LONGS, CD_int, CD_int, OPERATIONS);

  /** The local variable, after those of {@link LocalCode.Slot}, that counts rounds of loops. */
  private static final int ROUNDS = 6;

  /**
   * What it is translated for.
   *
   * @param isKnown whether the location of an access by a constant address is known
   */
  record Setting(MemoryModel model, IntPredicate isKnown) {}

  private final OperationRange range;
  private final Setting setting;
  private final Code code;
  private final int[] ops;

  private CodeBuilder out;
  private ArithmeticTranslator arithmetic;
  private Label[] labels;

  Translator(OperationRange range, Setting setting) {
    this.range = range;
    this.setting = setting;
    this.code = range.code();
    this.ops = code.ops;
  }

  private static ClassDesc desc(Class<?> c) {
    return ClassDesc.of(c.getName());
  }

  /** Whether an access is by a constant address, and its location known. */
  private boolean isKnown(int pc, int address) {
    return address < 0 && setting.isKnown.test(pc);
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
    arithmetic = new ArithmeticTranslator(code, out);
    labels = new Label[(range.to() - range.from()) / Opcode.WIDTH];
    for (int i = 0; i < labels.length; i++) {
      labels[i] = out.newLabel();
    }
    List<SwitchCase> cases =
        range.entries().stream().mapToObj(pc -> SwitchCase.of(pc, label(pc))).toList();
    Label other = out.newLabel();
    out.iconst_0().istore(ROUNDS).iload(PC).lookupswitch(other, cases);
    for (int pc = range.from(); pc < range.to(); pc += Opcode.WIDTH) {
      out.labelBinding(label(pc));
      if (range.isTranslated(pc)) {
        operation(pc);
      } else {
        leave(pc);
      }
    }
    leave(range.to());
    out.labelBinding(other).iload(PC).ireturn();
  }

  private Label label(int pc) {
    return labels[(pc - range.from()) / Opcode.WIDTH];
  }

  private void leave(int pc) {
    out.loadConstant(pc).ireturn();
  }

  /** Goes on at {@code target}; if a loop went back often, or it is elsewhere, elsewhere. */
  private void go(int pc, int target) {
    if (!range.contains(target)) {
      leave(target);
      return;
    }
    Label here = label(target);
    if (target <= pc) {
      out.iinc(ROUNDS, 1).iload(ROUNDS).loadConstant(LocalCode.ROUNDS).if_icmplt(here);
      leave(~target);
    } else {
      out.goto_(here);
    }
  }

  private void call(String name, ClassDesc result, ClassDesc... parameters) {
    out.invokevirtual(OPERATIONS, name, MethodTypeDesc.of(result, parameters));
  }

  private void operation(int pc) {
    switch (ops[pc]) {
      case Opcode.JUMP -> go(pc, ops[pc + 1]);
      case Opcode.BRANCH, Opcode.BRANCH_EQ, Opcode.BRANCH_IF -> branch(pc);
      case Opcode.ASSUME, Opcode.ASSERT -> {
        arithmetic.value(ops[pc + 1]);
        Label yes = out.newLabel();
        out.lconst_0().lcmp().ifne(yes);
        leave(pc);
        out.labelBinding(yes);
      }
      case Opcode.LOAD -> {
        park(pc, Kind.READ, ops[pc + 2]);
        call(pc, "load");
      }
      case Opcode.STORE -> store(pc, ops[pc + 1]);
      case Opcode.UPDATE -> {
        park(pc, Kind.UPDATE, ops[pc + 3]);
        call(pc, "exchange");
      }
      case Opcode.COMPARE -> {
        park(pc, Kind.COMPARE, ops[pc + 2]);
        call(pc, "exchange");
      }
      case Opcode.RETURN -> {
        Label inner = out.newLabel();
        out.iload(BASE).loadConstant(Frame.HEAD).if_icmpne(inner);
        call(pc, "passes");
        out.labelBinding(inner);
        leave(pc);
      }
      case Opcode.SELF ->
          arithmetic.put(
              pc,
              () -> {
                out.aload(HOST).iload(THREAD);
                call("self", CD_long, CD_int);
              });
      default -> {
        if (ops[pc] <= Opcode.LAST_ARITHMETIC) {
          unlessByZero(pc);
          arithmetic.assign(pc);
        } else {
          call(pc, "passes");
        }
      }
    }
  }

  private void branch(int pc) {
    Label no = out.newLabel();
    switch (ops[pc]) {
      case Opcode.BRANCH -> {
        arithmetic.value(ops[pc + 1]);
        out.lconst_0().lcmp().ifeq(no);
      }
      case Opcode.BRANCH_EQ -> {
        arithmetic.value(ops[pc + 1]);
        arithmetic.value(ops[pc + 2]);
        out.lcmp().ifne(no);
      }
      default -> {
        arithmetic.test(ops[pc + 5] >> 8, ops[pc + 1], ops[pc + 2], ops[pc + 5] & 0xFF);
        out.ifeq(no);
      }
    }
    int[] targets = Opcode.targets(ops, pc);
    go(pc, targets[0]);
    out.labelBinding(no);
    go(pc, targets[1]);
  }

  /** Stands the thread before an access of a known location, unless all memory is its own. */
  private void park(int pc, int kind, int address) {
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
      park(pc, Kind.WRITE, address);
    } else if (isKnown(pc, address)) {
      Label other = out.newLabel();
      ifAlone(other);
      branchOnCall(pc, "buffersAt");
      out.ifne(done);
      out.labelBinding(other);
    }
    call(pc, "store");
    out.labelBinding(done);
  }

  /** Does what interpreted code does; if the thread does not run on then, it stands somewhere. */
  private void call(int pc, String what) {
    Label on = out.newLabel();
    branchOnCall(pc, what);
    out.ifne(on);
    out.loadConstant(LocalCode.PARKED).ireturn();
    out.labelBinding(on);
  }

  private void branchOnCall(int pc, String what) {
    out.aload(HOST).iload(THREAD).aload(R).iload(BASE).loadConstant(pc);
    call(what, CD_boolean, CD_int, LONGS, CD_int, CD_int);
  }

  /** Leaves divisions by zero to the interpreter. */
  private void unlessByZero(int pc) {
    int divisor = ops[pc + 3];
    if (Opcode.divides(ops[pc]) && (divisor >= 0 || code.constants[~divisor] == 0)) {
      Label no = out.newLabel();
      arithmetic.value(divisor);
      out.lconst_0().lcmp().ifne(no);
      leave(pc);
      out.labelBinding(no);
    }
  }
}
