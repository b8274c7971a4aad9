// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static dev.heddle.explore.Draft.call;
import static dev.heddle.explore.Draft.method;
import static dev.heddle.mutation.Rewrite.NO;
import static dev.heddle.mutation.Rewrite.NOTHING;
import static dev.heddle.mutation.Rewrite.YES;
import static dev.heddle.mutation.Rewrite.describe;
import static dev.heddle.mutation.Rewrite.hidden;

import dev.heddle.machine.Machine;
import dev.heddle.mutation.Rewrite;
import dev.heddle.oracle.Shape;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;
import dev.heddle.trace.WaitRaces;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Opcode;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.function.LongPredicate;

/** What exactness hangs on where threads wait for cells, free objects and join, each broken. */
final class MoreMutants {
  private static final Class<?> SYNCHRONIZATION = hidden("machine.event.SynchronizationEvents");
  private static final Class<?> WAITING = hidden("machine.waiting.BlockedThreads");
  private static final Class<?> MEMORY = hidden("machine.state.Memory");
  private static final Class<?> RESERVED = hidden("machine.state.ReservedObjects");
  private static final Class<?> CONTINUATIONS = hidden("machine.reduction.JoinMemo");
  private static final Class<?> JOINERS = hidden("machine.reduction.JoinResumption");
  private static final Class<?> ROW = hidden("machine.event.JoinSequence");
  private static final Class<?> INTERPRETER = hidden("machine.run.Interpreter");
  private static final Class<?> RECONSTRUCTION = hidden("explore.wakeup.Reconstruction");

  static final List<Mutant> WAITS =
      List.of(
          call(
                  "an await races with the last write",
                  WaitRaces.class,
                  "examine",
                  "(IIILjava/util/function/LongPredicate;J)V",
                  new Rewrite.Call(LongPredicate.class, "test", "(J)Z", CodeBuilder::iconst_1))
              .on(Shape.CELLS, Shape.SEMAPHORES),
          call(
                  "race of a blocked await dropped",
                  WAITING,
                  "taken",
                  "(I)I",
                  new Rewrite.Call(SYNCHRONIZATION, "blocker", "(II)I", CodeBuilder::iconst_m1))
              .on(Shape.CELLS, Shape.SEMAPHORES),
          method(
                  "an await reversed is a write",
                  Machine.class,
                  "awaitLabel",
                  "(IJ)J",
                  code -> label(code).loadConstant(Label.WRITE).lor().lreturn())
              .on(Shape.CELLS, Shape.FLAGS),
          method(
                  "an await reversed is a read",
                  Machine.class,
                  "awaitLabel",
                  "(IJ)J",
                  code -> label(code).loadConstant(~Label.WRITE).land().lreturn())
              .on(Shape.CELLS, Shape.FLAGS),
          call(
                  "an await that changes nothing is no read",
                  WaitRaces.class,
                  "pass",
                  "(IIIILjava/util/function/LongPredicate;JZ)V",
                  new Rewrite.Call(hidden("trace.Conflicts"), "read", "(III)V", _ -> {}))
              .on(Shape.CELLS, Shape.FLAGS));

  static final List<Mutant> OBJECTS =
      List.of(
          method(
                  "a free conflicts with frees only",
                  Locations.class,
                  "findOverlaps",
                  "(I)V",
                  NOTHING)
              .on(Shape.OBJECTS, Shape.HANDED_OVER),
          method("a free spares the mutexes inside", Locations.class, "isIn", "(II)Z", NO)
              .on(Shape.OBJECTS, Shape.HANDED_OVER),
          method("what was freed lives on", MEMORY, "isDead", "(J)Z", NO).on(Shape.OBJECTS),
          method(
                  "locals outlive the thread that exits",
                  RESERVED,
                  "youngest",
                  "(I)J",
                  code -> code.lconst_0().lreturn())
              .on(Shape.HANDED_OVER, Shape.EVERYTHING)
              .seed(7866485694190557398L),
          method(
                  "wide compare-exchange not compared again",
                  RECONSTRUCTION,
                  "before",
                  "(II)J",
                  code -> code.lconst_0().lreturn())
              .on(Shape.MIXED_SIZES, Shape.EVERYTHING));

  static final List<Mutant> JOINS =
      List.of(
          method(
                  "what a joined thread returned does not count",
                  CONTINUATIONS,
                  "isKnown",
                  "(Ldev/heddle/machine/event/JoinSequence;IJ)Z",
                  MoreMutants::isFrom)
              .on(Shape.SPAWN_JOIN, Shape.JOIN_ROWS),
          method("what was computed between joins is forgotten", ROW, "changes", "(I)Z", YES)
              .on(Shape.SPAWN_JOIN, Shape.JOIN_ROWS)
              .seed(6102743887782964078L),
          method("whoever waits for several waits for good", JOINERS, "waitsOn", "(I)Z", YES)
              .on(Shape.SPAWN_JOIN, Shape.JOIN_ROWS),
          method("whoever waits is at the end", JOINERS, "isAtEnd", "(I)Z", YES)
              .on(Shape.SPAWN_JOIN, Shape.JOIN_ROWS),
          method(
                  "who returned something is taken to have returned nothing",
                  hidden("machine.event.Joins"),
                  "silent",
                  "()J",
                  MoreMutants::gone)
              .on(Shape.SPAWN_JOIN, Shape.JOIN_ROWS),
          method("all private memory is the same", INTERPRETER, "change", "(I)V", NOTHING)
              .on(Shape.JOIN_ROWS, Shape.LOCALS),
          method(
                  "no register is read",
                  hidden("machine.code.LiveRegisters"),
                  "eachRead",
                  "(ILjava/util/function/IntConsumer;)V",
                  NOTHING)
              .on(Shape.SPAWN_JOIN, Shape.JOIN_ROWS, Shape.SYNC_SPAWN));

  private MoreMutants() {}

  private static void isFrom(CodeBuilder code) {
    code.aload(0)
        .getfield(describe(ROW), "from", describe(int.class))
        .iload(1)
        .isub()
        .ifThenElse(Opcode.IFEQ, yes -> yes.iconst_1().ireturn(), no -> no.iconst_0().ireturn());
  }

  private static void gone(CodeBuilder code) {
    code.aload(0).getfield(describe(hidden("machine.event.Joins")), "ended", describe(long.class));
    code.lreturn();
  }

  /** Of the event that the first argument names. */
  private static CodeBuilder label(CodeBuilder code) {
    return code.aload(0)
        .invokevirtual(
            describe(Machine.class), "execution", MethodTypeDesc.of(describe(Execution.class)))
        .iload(1)
        .invokevirtual(describe(Execution.class), "label", MethodTypeDesc.ofDescriptor("(I)J"));
  }
}
