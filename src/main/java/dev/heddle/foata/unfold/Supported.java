// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.unfold;

import dev.heddle.program.Expression;
import dev.heddle.program.Function;
import dev.heddle.program.InputException;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import java.util.List;

/**
 * Checks that a program has only the instructions that the generator supports: those of litmus
 * tests.
 */
public final class Supported {
  private static final int WIDEST = 8;

  private Supported() {}

  /**
   * Refuses instructions that the generator does not support.
   *
   * @throws InputException at the first unsupported instruction
   */
  public static void check(Program program) {
    if (program.globals().stream().anyMatch(dev.heddle.program.Global::isConstant)) {
      throw new InputException(
          dev.heddle.program.SourcePosition.NONE,
          "constants in memory are not supported by the generator of executions");
    }
    for (int f : program.threads()) {
      Function function = program.functions().get(f);
      for (Instruction i : function.code()) {
        operands(i);
        if (i instanceof Instruction.Access a && a.bytes() > WIDEST) {
          throw refused(i, "an access of " + a.bytes() + " bytes");
        }
      }
    }
  }

  /**
   * Whether the instruction can be an event, that is, whether it does more than change registers.
   */
  public static boolean isEvent(Instruction instruction) {
    return switch (instruction) {
      case Instruction.Access _, Instruction.Fence _, Instruction.Branch _ -> true;
      case Instruction.Lock _, Instruction.TryLock _, Instruction.Unlock _ -> true;
      case Instruction.Assume _, Instruction.Assert _, Instruction.Choose _ -> true;
      default -> !Divisors.of(instruction).isEmpty();
    };
  }

  /** Whether some address is computed from registers. */
  public static boolean hasIndirectAccess(Program program) {
    return program.threads().stream()
        .flatMap(f -> program.functions().get(f).code().stream())
        .anyMatch(i ->
            i instanceof Instruction.Access a && !isKnown(a.address())
                || i instanceof Instruction.Lock l && !isKnown(l.mutex())
                || i instanceof Instruction.TryLock t && !isKnown(t.mutex())
                || i instanceof Instruction.Unlock u && !isKnown(u.mutex()));
  }

  static boolean isKnown(Expression address) {
    return address instanceof Expression.Constant || address instanceof Expression.GlobalAddress;
  }

  /** The expressions that an instruction evaluates. */
  static List<Expression> operands(Instruction instruction) {
    return switch (instruction) {
      case Instruction.Assign i -> List.of(i.value());
      case Instruction.Load i -> List.of(i.address());
      case Instruction.Store i -> List.of(i.address(), i.value());
      case Instruction.ReadModifyWrite i -> List.of(i.address(), i.operand());
      case Instruction.CompareExchange i -> List.of(i.address(), i.expected(), i.desired());
      case Instruction.Branch i -> List.of(i.condition());
      case Instruction.Choose i -> List.of(i.count());
      case Instruction.Lock i -> List.of(i.mutex());
      case Instruction.TryLock i -> List.of(i.mutex());
      case Instruction.Unlock i -> List.of(i.mutex());
      case Instruction.Assume i -> List.of(i.condition());
      case Instruction.Assert i -> List.of(i.condition());
      case Instruction.Fence _, Instruction.Jump _, Instruction.Return _, Instruction.Exit _ ->
          List.of();
      case Instruction.Cut _ -> List.of();
      case Instruction.Call i -> throw refused(i, "a call");
      case Instruction.Spawn i -> throw refused(i, "starting a thread");
      case Instruction.Join i -> throw refused(i, "joining a thread");
      case Instruction.Halt i -> throw refused(i, "ending the process");
      case Instruction.Allocate i -> throw refused(i, "reserving memory");
      case Instruction.Free i -> throw refused(i, "freeing memory");
      case Instruction.ObjectSize i -> throw refused(i, "the size of an object");
      case Instruction.Peek i -> throw refused(i, "reading private memory");
      case Instruction.Poke i -> throw refused(i, "writing private memory");
      case Instruction.Await i -> throw refused(i, "waiting for a " + i.what());
      case Instruction.Renew i -> throw refused(i, "asking who holds a mutex");
      case Instruction.Ended i -> throw refused(i, "asking whether a thread has ended");
      case Instruction.Holds i -> throw refused(i, "asking who holds a mutex");
      case Instruction.Self i -> throw refused(i, "the running thread's name");
      case Instruction.ThreadBlock i -> throw refused(i, "thread-local memory");
      case Instruction.LoopHead i -> throw refused(i, "a loop in which threads wait");
      case Instruction.LoopLimit i -> throw refused(i, "a limit for a loop");
      case Instruction.Print i -> throw refused(i, "printing");
    };
  }

  private static InputException refused(Instruction i, String what) {
    return new InputException(i.at(), what + " is not supported by the generator of executions");
  }
}
