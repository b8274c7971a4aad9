// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.binary;

import dev.heddle.program.Barrier;
import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.SourcePosition;
import java.util.Optional;
import java.util.Set;

/**
 * Writes instructions. They are taken apart by patterns so that a new part of one is an error here,
 * not a program that comes back without it.
 */
final class InstructionWriter {
  private final ProgramWriter program;
  private final ByteWriter out;

  InstructionWriter(ProgramWriter program) {
    this.program = program;
    this.out = program.out;
  }

  /** Writes an instruction; the position is always last. */
  void write(Instruction instruction) {
    parts(instruction);
    program.position(instruction.at());
  }

  private void parts(Instruction instruction) {
    switch (instruction) {
      case Instruction.Assign(var target, var value, SourcePosition _) ->
          put(BinaryTag.ASSIGN, target, value);
      case Instruction.Access i -> access(i);
      case Instruction.Fence(var barriers, var _) -> {
        put(BinaryTag.FENCE);
        barriers(barriers);
      }
      case Instruction.ControlFlow i -> controlFlow(i);
      case Instruction.Choose(var target, var count, var _) -> put(BinaryTag.CHOOSE, target, count);
      case Instruction.ThreadOperation i -> threadOperation(i);
      case Instruction.MutexOperation i -> mutexOperation(i);
      case Instruction.ObjectOperation i -> objectOperation(i);
      case Instruction.Peek(var target, var address, int bytes, var _) -> {
        put(BinaryTag.PEEK, target, address);
        put(bytes);
      }
      case Instruction.Poke(var address, var value, int bytes, var _) -> {
        put(BinaryTag.POKE, address, value);
        put(bytes);
      }
      case Instruction.Await(
              var target,
              var cell,
              Instruction.Await.Test(var test, var limit),
              Instruction.Await.Update(var update, var operand),
              var patience,
              var counted,
              var what,
              var _) -> {
        put(BinaryTag.AWAIT, target, cell, limit, operand);
        out.constant(test);
        out.constant(update);
        out.constant(patience);
        out.constant(counted);
        out.text(what);
      }
      case Instruction.Print(var format, var arguments, var _) -> {
        put(BinaryTag.PRINT, format);
        program.expressions(arguments);
      }
    }
  }

  private void access(Instruction.Access instruction) {
    switch (instruction) {
      case Instruction.Load(var target, var address, int bytes, var order, var need, var _) -> {
        put(BinaryTag.LOAD, target, address);
        put(bytes, order, need);
      }
      case Instruction.Store(var address, var value, int bytes, var order, var _) -> {
        put(BinaryTag.STORE, address, value);
        put(bytes, order);
      }
      case Instruction.ReadModifyWrite(
              var target,
              var operator,
              var address,
              var operand,
              int bytes,
              var order,
              var _) -> {
        put(BinaryTag.READ_MODIFY_WRITE, target, address, operand);
        put(bytes, operator, order);
      }
      case Instruction.CompareExchange(
              var target,
              var address,
              var expected,
              var desired,
              int bytes,
              var order,
              var failure,
              var _) -> {
        put(BinaryTag.COMPARE_EXCHANGE, target, address, expected, desired);
        put(bytes, order, failure);
      }
    }
  }

  private void controlFlow(Instruction.ControlFlow instruction) {
    switch (instruction) {
      case Instruction.Jump(int target, var _) -> {
        put(BinaryTag.JUMP);
        out.number(target);
      }
      case Instruction.Branch(var condition, int whenTrue, int whenFalse, var _) -> {
        put(BinaryTag.BRANCH, condition);
        out.number(whenTrue);
        out.number(whenFalse);
      }
      case Instruction.Call(var result, var callee, var arguments, var _) -> {
        put(BinaryTag.CALL, callee);
        optional(result);
        program.expressions(arguments);
      }
      case Instruction.Return(var value, var _) -> {
        put(BinaryTag.RETURN);
        optional(value);
      }
      case Instruction.Exit(var value, var _) -> {
        put(BinaryTag.EXIT);
        optional(value);
      }
      case Instruction.Assume(var condition, var _) -> put(BinaryTag.ASSUME, condition);
      case Instruction.Assert(var condition, var failure, var message, var _) -> {
        put(BinaryTag.ASSERT, condition);
        out.constant(failure);
        out.text(message);
      }
      case Instruction.Halt(var _) -> put(BinaryTag.HALT);
      case Instruction.LoopHead _ -> put(BinaryTag.LOOP_HEAD);
      case Instruction.LoopLimit(int rounds, var _) -> {
        put(BinaryTag.LOOP_LIMIT);
        put(rounds);
      }
      case Instruction.Cut(var reason, int rounds, var _) -> {
        put(BinaryTag.CUT);
        put(rounds + 1);
        out.text(reason);
      }
    }
  }

  private void threadOperation(Instruction.ThreadOperation instruction) {
    switch (instruction) {
      case Instruction.Spawn(var handle, var callee, var arguments, var _) -> {
        put(BinaryTag.SPAWN, handle, callee);
        program.expressions(arguments);
      }
      case Instruction.Join(var handle, var result, var _) -> {
        put(BinaryTag.JOIN, handle);
        optional(result);
      }
      case Instruction.Ended(var target, var handle, var _) -> put(BinaryTag.ENDED, target, handle);
      case Instruction.Self(var target, var _) -> put(BinaryTag.SELF, target);
      case Instruction.ThreadBlock(var target, var handle, var _) ->
          put(BinaryTag.THREAD_BLOCK, target, handle);
    }
  }

  private void mutexOperation(Instruction.MutexOperation instruction) {
    switch (instruction) {
      case Instruction.Lock(var mutex, var _) -> put(BinaryTag.LOCK, mutex);
      case Instruction.TryLock(var target, var mutex, var _) ->
          put(BinaryTag.TRY_LOCK, target, mutex);
      case Instruction.Unlock(var mutex, var _) -> put(BinaryTag.UNLOCK, mutex);
      case Instruction.Holds(var target, var mutex, var _) -> put(BinaryTag.HOLDS, target, mutex);
      case Instruction.Renew(var target, var mutex, var _) -> put(BinaryTag.RENEW, target, mutex);
    }
  }

  private void objectOperation(Instruction.ObjectOperation instruction) {
    switch (instruction) {
      case Instruction.Allocate(var target, var bytes, int alignment, var storage, var _) -> {
        put(BinaryTag.ALLOCATE, target, bytes);
        put(alignment, storage);
      }
      case Instruction.Free(var address, var storage, var _) -> {
        put(BinaryTag.FREE, address);
        out.constant(storage);
      }
      case Instruction.ObjectSize(var target, var address, var _) ->
          put(BinaryTag.OBJECT_SIZE, target, address);
    }
  }

  private void put(BinaryTag kind, Expression... operands) {
    out.constant(kind);
    for (Expression operand : operands) {
      program.expression(operand);
    }
  }

  private void put(int number, Enum<?>... constants) {
    out.number(number);
    for (Enum<?> constant : constants) {
      out.constant(constant);
    }
  }

  private <E extends Expression> void optional(Optional<E> value) {
    out.optional(value, program::expression);
  }

  private void barriers(Set<Barrier> barriers) {
    out.number(barriers.stream().mapToInt(b -> 1 << b.ordinal()).sum());
  }
}
