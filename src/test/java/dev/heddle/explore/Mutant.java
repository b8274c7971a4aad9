package dev.heddle.explore;

import dev.heddle.oracle.Shape;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.function.Consumer;

/**
 * One method of the core, rewritten to be wrong.
 *
 * @param name what is broken
 * @param owner its class
 * @param method its name; the class must have exactly one such method with the given parameters
 * @param type its parameters and result, as in a class file
 * @param change what becomes of its code
 * @param yardstick what it is compared with
 * @param shapes programs that should notice
 */
record Mutant(
    String name,
    Class<?> owner,
    String method,
    String type,
    Change change,
    Yardstick yardstick,
    List<Shape> shapes) {

  /** What is right. */
  enum Yardstick {
    BRUTE_FORCE,
    /** The same mutant when it handles the races of every execution. */
    ALL_RACES
  }

  /** How a method's code is rewritten. */
  sealed interface Change {}

  /** Other code altogether. */
  record Body(Consumer<CodeBuilder> code) implements Change {}

  /** Every call of a method leaves this instead of its result; its arguments are dropped. */
  record Call(Class<?> owner, String method, String type, Consumer<CodeBuilder> result)
      implements Change {
    boolean matches(CodeElement element) {
      return element instanceof InvokeInstruction call
          && call.owner().asSymbol().equals(describe(owner))
          && call.name().equalsString(method)
          && call.type().equalsString(type);
    }

    /** Takes the arguments, and the object of a method that is not static, off the stack. */
    void replace(CodeBuilder code, InvokeInstruction call) {
      for (ClassDesc argument : MethodTypeDesc.ofDescriptor(type).parameterList().reversed()) {
        if (argument.equals(ConstantDescs.CD_long)) {
          code.pop2();
        } else {
          code.pop();
        }
      }
      if (call.opcode() != java.lang.classfile.Opcode.INVOKESTATIC) {
        code.pop();
      }
      result.accept(code);
    }
  }

  static ClassDesc describe(Class<?> type) {
    return type.describeConstable().orElseThrow();
  }

  @Override
  public String toString() {
    return name;
  }
}
