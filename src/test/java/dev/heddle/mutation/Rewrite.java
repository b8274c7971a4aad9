// SPDX-License-Identifier: Apache-2.0
package dev.heddle.mutation;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.function.Consumer;

/**
 * What is rewritten in a class.
 *
 * @param method the name of a method, or {@link #EVERY} of them
 * @param type its parameters and result, as in a class file
 * @param change what becomes of its code
 */
public record Rewrite(Class<?> owner, String method, String type, Change change) {
  public static final String EVERY = "*";

  public static final Consumer<CodeBuilder> NOTHING = CodeBuilder::return_;
  public static final Consumer<CodeBuilder> NO = code -> code.iconst_0().ireturn();
  public static final Consumer<CodeBuilder> YES = code -> code.iconst_1().ireturn();
  public static final Consumer<CodeBuilder> MINUS_ONE = code -> code.iconst_m1().ireturn();

  /** A class that is not visible from here. */
  public static Class<?> hidden(String name) {
    try {
      return Class.forName("dev.heddle." + name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  public static ClassDesc describe(Class<?> type) {
    return type.describeConstable().orElseThrow();
  }

  boolean concerns(MethodModel some) {
    return method.equals(EVERY)
        || some.methodName().equalsString(method) && some.methodType().equalsString(type);
  }

  /** How a method's code is rewritten. */
  public sealed interface Change {}

  /** Other code altogether. */
  public record Body(Consumer<CodeBuilder> code) implements Change {}

  /** Every call of a method becomes something else. */
  public sealed interface Calls extends Change {
    Class<?> owner();

    String method();

    String type();

    /** The arguments, and the object of a method that is not static, are on the stack. */
    void replace(CodeBuilder code, InvokeInstruction call);

    default boolean matches(CodeElement element) {
      return element instanceof InvokeInstruction call
          && call.owner().asSymbol().equals(describe(owner()))
          && call.name().equalsString(method())
          && call.type().equalsString(type());
    }
  }

  /** Every call of a method leaves this instead of its result; its arguments are dropped. */
  public record Call(Class<?> owner, String method, String type, Consumer<CodeBuilder> result)
      implements Calls {
    @Override
    public void replace(CodeBuilder code, InvokeInstruction call) {
      for (ClassDesc argument : MethodTypeDesc.ofDescriptor(type).parameterList().reversed()) {
        if (argument.equals(ConstantDescs.CD_long)) {
          code.pop2();
        } else {
          code.pop();
        }
      }
      if (call.opcode() != Opcode.INVOKESTATIC) {
        code.pop();
      }
      result.accept(code);
    }
  }

  /**
   * Every call of a method of an object goes to a static method of the same name instead, which is
   * given the object before the arguments.
   */
  public record Detour(Class<?> owner, String method, String type, Class<?> to) implements Calls {
    @Override
    public void replace(CodeBuilder code, InvokeInstruction call) {
      MethodTypeDesc longer =
          MethodTypeDesc.ofDescriptor(type).insertParameterTypes(0, describe(owner));
      code.invokestatic(describe(to), method, longer);
    }
  }
}
