// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.binary;

import dev.heddle.program.Barrier;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Failure;
import dev.heddle.program.Instruction;
import dev.heddle.program.Instruction.Await;
import dev.heddle.program.Need;
import dev.heddle.program.Order;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.Storage;
import dev.heddle.program.UpdateOperator;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Reads what {@link InstructionWriter} wrote. */
final class InstructionReader {
  private static final Order[] ORDERS = Order.values();
  private static final Need[] NEEDS = Need.values();
  private static final Storage[] STORAGES = Storage.values();
  private static final Failure[] FAILURES = Failure.values();
  private static final UpdateOperator[] UPDATES = UpdateOperator.values();
  private static final Await.Patience[] PATIENCE = Await.Patience.values();
  private static final Await.Counted[] COUNTED = Await.Counted.values();
  private static final Barrier[] BARRIERS = Barrier.values();

  private final ProgramReader program;

  InstructionReader(ProgramReader program) {
    this.program = program;
  }

  Instruction read() {
    BinaryTag kind = program.kind();
    return switch (kind) {
      case ASSIGN -> new Instruction.Assign(register(), value(), at());
      case LOAD -> new Instruction.Load(register(), value(), small(), order(), need(), at());
      case STORE -> new Instruction.Store(value(), value(), small(), order(), at());
      case READ_MODIFY_WRITE -> readModifyWrite();
      case COMPARE_EXCHANGE ->
          new Instruction.CompareExchange(
              register(), value(), value(), value(), small(), order(), order(), at());
      case FENCE -> new Instruction.Fence(barriers(), at());
      case JUMP -> new Instruction.Jump(small(), at());
      case BRANCH -> new Instruction.Branch(value(), small(), small(), at());
      case CHOOSE -> new Instruction.Choose(register(), value(), at());
      case CALL -> call();
      case RETURN -> new Instruction.Return(optionalValue(), at());
      case EXIT -> new Instruction.Exit(optionalValue(), at());
      case SPAWN -> new Instruction.Spawn(register(), value(), program.expressions(), at());
      case JOIN -> new Instruction.Join(value(), optionalRegister(), at());
      case LOCK -> new Instruction.Lock(value(), at());
      case TRY_LOCK -> new Instruction.TryLock(register(), value(), at());
      case UNLOCK -> new Instruction.Unlock(value(), at());
      case ASSUME -> new Instruction.Assume(value(), at());
      case ASSERT ->
          new Instruction.Assert(value(), program.in.constant(FAILURES), program.in.text(), at());
      case HALT -> new Instruction.Halt(at());
      case ALLOCATE -> new Instruction.Allocate(register(), value(), small(), storage(), at());
      case FREE -> new Instruction.Free(value(), storage(), at());
      case OBJECT_SIZE -> new Instruction.ObjectSize(register(), value(), at());
      case PEEK -> new Instruction.Peek(register(), value(), small(), at());
      case POKE -> new Instruction.Poke(value(), value(), small(), at());
      case AWAIT -> await();
      case HOLDS -> new Instruction.Holds(register(), value(), at());
      case RENEW -> new Instruction.Renew(register(), value(), at());
      case ENDED -> new Instruction.Ended(register(), value(), at());
      case SELF -> new Instruction.Self(register(), at());
      case THREAD_BLOCK -> new Instruction.ThreadBlock(register(), value(), at());
      case LOOP_HEAD -> new Instruction.LoopHead(at());
      case LOOP_LIMIT -> new Instruction.LoopLimit(small(), at());
      case PRINT -> new Instruction.Print(value(), program.expressions(), at());
      case CUT -> {
        int rounds = small() - 1;
        yield new Instruction.Cut(program.in.text(), rounds, at());
      }
      default -> throw new IllegalArgumentException(kind + " is no instruction");
    };
  }

  private Instruction readModifyWrite() {
    Register target = register();
    Expression address = value();
    Expression operand = value();
    int bytes = small();
    UpdateOperator operator = program.in.constant(UPDATES);
    return new Instruction.ReadModifyWrite(
        target, operator, address, operand, bytes, order(), at());
  }

  private Instruction call() {
    Expression callee = value();
    return new Instruction.Call(optionalRegister(), callee, program.expressions(), at());
  }

  private Instruction await() {
    Register target = register();
    Expression cell = value();
    Expression limit = value();
    Expression operand = value();
    return new Await(
        target,
        cell,
        new Await.Test(program.in.constant(ProgramReader.COMPARISONS), limit),
        new Await.Update(program.in.constant(UPDATES), operand),
        program.in.constant(PATIENCE),
        program.in.constant(COUNTED),
        program.in.text(),
        at());
  }

  private SourcePosition at() {
    return program.position();
  }

  private Expression value() {
    return program.expression();
  }

  private Register register() {
    return program.register();
  }

  private int small() {
    return program.in.small();
  }

  private Order order() {
    return program.in.constant(ORDERS);
  }

  private Need need() {
    return program.in.constant(NEEDS);
  }

  private Storage storage() {
    return program.in.constant(STORAGES);
  }

  private Optional<Expression> optionalValue() {
    return program.in.optional(this::value);
  }

  private Optional<Register> optionalRegister() {
    return program.in.optional(this::register);
  }

  private Set<Barrier> barriers() {
    int bits = small();
    Set<Barrier> barriers = EnumSet.noneOf(Barrier.class);
    for (Barrier barrier : BARRIERS) {
      if ((bits & 1 << barrier.ordinal()) != 0) {
        barriers.add(barrier);
      }
    }
    return barriers;
  }
}
