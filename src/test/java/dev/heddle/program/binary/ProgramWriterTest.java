// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.program.Barrier;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.CastOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Failure;
import dev.heddle.program.Function;
import dev.heddle.program.Global;
import dev.heddle.program.Instruction;
import dev.heddle.program.Need;
import dev.heddle.program.Order;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.Storage;
import dev.heddle.program.UnaryOperator;
import dev.heddle.program.UpdateOperator;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is written and read again is what it was. */
class ProgramWriterTest {
  private static final int PROGRAMS = 60;

  private static final SourcePosition AT = new SourcePosition("f.c", 70, 300);
  private static final Register R = new Register(0, 64);
  private static final Register S = new Register(1, 32);
  private static final Register W = new Register(200, 128);
  private static final Global X =
      new Global("x", Program.BASE, new byte[] {1, -1, 0, 9}, List.of(2L, 1L));

  private static final List<Expression> EXPRESSIONS =
      List.of(
          new Expression.Constant(Long.MIN_VALUE, 64),
          R,
          new Expression.GlobalAddress(X, -3, 64),
          new Expression.FunctionAddress(1),
          new Expression.Binary(BinaryOperator.SUB, R, new Expression.Constant(-1, 64)),
          new Expression.Comparison(ComparisonOperator.ULT, S, S),
          new Expression.Unary(UnaryOperator.values()[1], S),
          new Expression.Wide(R, R),
          new Expression.Half(W, Expression.Half.Part.HIGH),
          new Expression.Cast(CastOperator.SIGN_EXTEND, S, 64),
          new Expression.Select(new Expression.Constant(1, 1), S, S));

  private static final List<Instruction> INSTRUCTIONS =
      List.of(
          new Instruction.Load(S, R, 4, Order.ACQUIRE, Need.INITIALIZED, AT),
          new Instruction.Store(R, S, 4, Order.RELEASE, AT),
          new Instruction.ReadModifyWrite(S, UpdateOperator.XCHG, R, S, 4, Order.RELAXED, AT),
          new Instruction.CompareExchange(W, R, W, W, 16, Order.RELEASE, Order.RELAXED, AT),
          new Instruction.Fence(Set.of(Barrier.LOAD_STORE, Barrier.STORE_LOAD), AT),
          new Instruction.Jump(3, AT),
          new Instruction.Branch(new Expression.Constant(0, 1), 1, 2, AT),
          new Instruction.Choose(S, 5, AT),
          new Instruction.Call(Optional.of(S), R, List.of(S, R), AT),
          new Instruction.Call(Optional.empty(), R, List.of(), AT),
          new Instruction.Return(Optional.of(S), AT),
          new Instruction.Exit(Optional.empty(), AT),
          new Instruction.Spawn(R, R, List.of(S), AT),
          new Instruction.Join(R, Optional.of(R), AT),
          new Instruction.Lock(R, AT),
          new Instruction.TryLock(S, R, AT),
          new Instruction.Unlock(R, AT),
          new Instruction.Assume(S, AT),
          new Instruction.Assert(S, Failure.JOIN, "never \u20ac", AT),
          new Instruction.Halt(SourcePosition.NONE),
          new Instruction.Allocate(R, R, 16, Storage.STACK, AT),
          new Instruction.Free(R, Storage.HEAP, AT),
          new Instruction.ObjectSize(R, R, AT),
          new Instruction.Peek(S, R, 4, AT),
          new Instruction.Poke(R, S, 4, AT),
          new Instruction.Await(
              R,
              R,
              new Instruction.Await.Test(ComparisonOperator.NE, S),
              new Instruction.Await.Update(UpdateOperator.ADD, R),
              Instruction.Await.Patience.TRY,
              "a cell",
              AT),
          new Instruction.Holds(S, R, AT),
          new Instruction.Renew(S, R, AT),
          new Instruction.Ended(S, R, AT),
          new Instruction.Self(R, AT),
          new Instruction.ThreadBlock(R, R, AT),
          new Instruction.LoopHead(AT),
          new Instruction.LoopLimit(3, AT),
          new Instruction.Print(R, List.of(S), AT),
          new Instruction.Cut("reason", AT));

  private static Program everything() {
    Stream<Instruction> assignments =
        EXPRESSIONS.stream()
            .map(e -> new Instruction.Assign(new Register(9, e.bits()), e, SourcePosition.NONE));
    List<Instruction> code = Stream.concat(INSTRUCTIONS.stream(), assignments).toList();
    List<Function.Variable> registers = List.of(new Function.Variable("r", 64));
    return new Program(
        "p",
        List.of(X),
        List.of(
            new Function("main", 0, registers, code, Map.of(3, "top", 1, "end")),
            new Function("f", 1, registers, List.of(), Map.of(), true)),
        List.of(0),
        Optional.of(new Global("tls", 0, new byte[3], List.of())),
        true);
  }

  @Test
  void everyKindSurvives() {
    assertEquals(everything(), ProgramReader.read(ProgramWriter.write(everything())));
  }

  /** A new kind of instruction or expression must be added above. */
  @Test
  void noKindIsForgotten() {
    Set<Class<?>> used =
        Stream.concat(
                everything().functions().getFirst().code().stream().map(Object::getClass),
                EXPRESSIONS.stream().map(Object::getClass))
            .collect(Collectors.toSet());
    Set<Class<?>> all =
        Stream.of(Instruction.class, Expression.class)
            .flatMap(ProgramWriterTest::leaves)
            .collect(Collectors.toSet());
    assertEquals(all, used);
  }

  private static Stream<Class<?>> leaves(Class<?> type) {
    return type.isSealed()
        ? Arrays.stream(type.getPermittedSubclasses()).flatMap(ProgramWriterTest::leaves)
        : Stream.of(type);
  }

  @Test
  void randomProgramsSurvive() {
    Random random = new Random(5);
    for (Shape shape : Shape.ALL) {
      for (int i = 0; i < PROGRAMS; i++) {
        Program program = RandomPrograms.next(random, shape);
        assertEquals(program, ProgramReader.read(ProgramWriter.write(program)));
      }
    }
  }

  @Test
  void whatIsCutOffIsNoProgram() {
    byte[] bytes = ProgramWriter.write(everything());
    for (int length = 0; length < bytes.length; length++) {
      byte[] some = Arrays.copyOf(bytes, length);
      assertThrows(RuntimeException.class, () -> ProgramReader.read(some));
    }
    byte[] more = Arrays.copyOf(bytes, bytes.length + 1);
    assertThrows(RuntimeException.class, () -> ProgramReader.read(more));
  }

  /** Another program or an exception, but neither an endless loop nor an error. */
  @Test
  void damageIsSurvived() {
    byte[] bytes = ProgramWriter.write(everything());
    Random random = new Random(6);
    for (int i = 0; i < 20_000; i++) {
      byte[] damaged = bytes.clone();
      damaged[random.nextInt(bytes.length)] = (byte) random.nextInt();
      try {
        ProgramReader.read(damaged);
      } catch (RuntimeException e) {
        // Just so.
      }
    }
  }
}
