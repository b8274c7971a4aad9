// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.code;

import dev.heddle.program.Barrier;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import dev.heddle.program.Origin;
import dev.heddle.program.Program;
import dev.heddle.program.analysis.LivenessAnalysis;
import java.util.ArrayList;
import java.util.List;

/**
 * Decodes the body of a function, as one of its own or in place of a call; nested values become
 * operations on temporaries after the registers.
 */
final class BodyDecoder {
  private final Decoder pool;
  private final Inlining inlining;
  private final Program program;
  private final int index;
  private final Function function;

  private final ExpressionDecoder values;

  /** The first register in the frame that is not its own. */
  private final int end;

  /** The body with the call that this one replaces, the register of the result or -1; or null. */
  private final BodyDecoder caller;

  private final int result;

  /** The user's call that this body is in place of. */
  private final int site;

  /** The jumps of this body, and those to its end in place of returns. */
  private final List<int[]> jumps = new ArrayList<>();

  private final List<int[]> returns = new ArrayList<>();

  /** The instruction being decoded: its number, where it comes from, where people see it. */
  private int here;

  private int shown;

  /** A function of its own. */
  BodyDecoder(Decoder pool, Inlining inlining, Program program, int index) {
    this(pool, inlining, program, index, 0, new int[0], null, -1);
  }

  private BodyDecoder(
      Decoder pool,
      Inlining inlining,
      Program program,
      int index,
      int offset,
      int[] given,
      BodyDecoder caller,
      int result) {
    this.pool = pool;
    this.inlining = inlining;
    this.program = program;
    this.index = index;
    this.function = program.functions().get(index);
    this.values = new ExpressionDecoder(pool, this::emit, offset, given);
    this.end = offset + function.registers().size();
    this.caller = caller;
    this.result = result;
    this.site = caller == null ? CallSites.NONE : caller.siteOfCall();
  }

  private int siteOfCall() {
    return function.library() ? site : pool.sites.add(Origin.pack(index, here), site);
  }

  void decode() {
    List<Instruction> code = function.code();
    boolean[] reachable = Inlining.reachable(function);
    int[] start = new int[code.size() + 1];
    pool.need(end);
    int last = code.size() - 1;
    while (last > 0 && !reachable[last]) {
      last--;
    }
    for (int i = 0; i < code.size(); i++) {
      start[i] = pool.pc();
      if (reachable[i]) {
        here = i;
        shown = shown(Origin.pack(index, i));
        values.freeFrom(end);
        instruction(code.get(i), i == last);
      }
    }
    start[code.size()] = pool.pc();
    jumps.forEach(op -> resolve(op, start));
    returns.forEach(op -> op[1] = pool.pc());
  }

  /** What is done in the library for the user is shown at the user's call. */
  private int shown(int own) {
    return caller == null || !function.library() ? own : caller.shown;
  }

  /** Whether the frame that this runs in is one of the library, as far as people are concerned. */
  private boolean isLibrary() {
    return function.library() && (caller == null || caller.isLibrary());
  }

  private static void resolve(int[] op, int[] start) {
    int from = op[0] == Opcode.JUMP ? 1 : op[0] == Opcode.BRANCH ? 2 : 3;
    int to = op[0] == Opcode.JUMP ? 2 : op[0] == Opcode.BRANCH ? 4 : 5;
    for (int k = from; k < to; k++) {
      op[k] = start[op[k]];
    }
  }

  private int[] emit(int... op) {
    pool.sites.emit(site);
    return pool.emit(op, Origin.pack(index, here), shown, isLibrary());
  }

  // ---------------------------------------------------------------- calls

  private void call(Instruction.Call i) {
    int callee = values.operand(i.callee());
    int[] arguments = values.operands(i.arguments());
    int to = i.result().map(values::target).orElse(-1);
    if (i.callee() instanceof Expression.FunctionAddress(int f)
        && arguments.length >= program.functions().get(f).parameters()
        && inlining.allows(f, depth(f))) {
      inline(f, arguments, to);
    } else {
      emit(Opcode.CALL, to, callee, pool.list(arguments), arguments.length);
    }
  }

  /** How many calls have been replaced around here; too many if the function is one of them. */
  private int depth(int f) {
    int depth = 0;
    for (BodyDecoder b = this; b != null; b = b.caller) {
      depth = b.index == f ? Inlining.MAX_DEPTH : depth + 1;
      if (b.index == f) {
        break;
      }
    }
    return depth;
  }

  /** The callee's registers follow the temporaries that are in use. */
  private void inline(int f, int[] arguments, int to) {
    Function callee = program.functions().get(f);
    int first = values.free();
    boolean[] assigned = Inlining.assigned(callee);
    int[] stands = new int[callee.parameters()];
    for (int p = 0; p < stands.length; p++) {
      stands[p] = assigned[p] ? ExpressionDecoder.OWN : arguments[p];
      if (assigned[p]) {
        emit(Opcode.MOVE, first + p, arguments[p]);
      }
    }
    new LivenessAnalysis(callee)
        .at(0).stream()
            .filter(r -> r >= stands.length)
            .forEach(r -> emit(Opcode.MOVE, first + r, pool.constant(0)));
    new BodyDecoder(pool, inlining, program, f, first, stands, this, to).decode();
  }

  private void giveBack(Instruction.Return i, boolean last) {
    int value = i.value().map(values::operand).orElse(pool.constant(0));
    if (caller == null) {
      emit(Opcode.RETURN, i.value().isPresent() ? 1 : 0, value);
      return;
    }
    if (result >= 0) {
      emit(Opcode.MOVE, result, value);
    }
    if (!last) {
      returns.add(emit(Opcode.JUMP, 0));
    }
  }

  // ---------------------------------------------------------------- instructions

  private void instruction(Instruction instruction, boolean last) {
    switch (instruction) {
      case Instruction.Assign i -> values.evaluate(i.value(), values.target(i.target()));
      case Instruction.Access i -> access(i);
      case Instruction.Fence i -> fence(i);
      case Instruction.ControlFlow i -> controlFlow(i, last);
      case Instruction.Choose i ->
          emit(Opcode.CHOOSE, values.target(i.target()), values.operand(i.count()));
      case Instruction.ThreadOperation i -> threadOperation(i);
      case Instruction.MutexOperation i -> mutexOperation(i);
      case Instruction.ObjectOperation i -> objectOperation(i);
      case Instruction.Peek i ->
          emit(Opcode.PEEK, values.target(i.target()), values.operand(i.address()), i.bytes());
      case Instruction.Poke i ->
          emit(Opcode.POKE, values.operand(i.address()), values.operand(i.value()), i.bytes());
      case Instruction.Await i -> await(i);
      case Instruction.Print i -> {
        int format = values.operand(i.format());
        emit(Opcode.PRINT, format, values.list(i.arguments()), i.arguments().size());
      }
    }
  }

  private void access(Instruction.Access instruction) {
    switch (instruction) {
      case Instruction.Load i ->
          emit(
              Opcode.LOAD,
              values.target(i.target()),
              values.operand(i.address()),
              i.bytes(),
              i.need().ordinal());
      case Instruction.Store i ->
          emit(Opcode.STORE, values.operand(i.address()), values.operand(i.value()), i.bytes());
      case Instruction.ReadModifyWrite i ->
          emit(
              Opcode.UPDATE,
              values.target(i.target()),
              i.operator().ordinal(),
              values.operand(i.address()),
              values.operand(i.operand()),
              i.bytes());
      case Instruction.CompareExchange i ->
          emit(
              Opcode.COMPARE,
              values.target(i.target()),
              values.operand(i.address()),
              values.operand(i.expected()),
              values.operand(i.desired()),
              i.bytes());
    }
  }

  private void controlFlow(Instruction.ControlFlow instruction, boolean last) {
    switch (instruction) {
      case Instruction.Jump i -> jumps.add(emit(Opcode.JUMP, i.target()));
      case Instruction.Branch i -> branch(i);
      case Instruction.Call i -> call(i);
      case Instruction.Return i -> giveBack(i, last);
      case Instruction.Exit i ->
          emit(
              Opcode.EXIT, i.value().isPresent() ? 1 : 0, i.value().map(values::operand).orElse(0));
      case Instruction.Assume i -> emit(Opcode.ASSUME, values.operand(i.condition()));
      case Instruction.Assert i -> emit(Opcode.ASSERT, values.operand(i.condition()));
      case Instruction.Cut i -> emit(Opcode.CUT, i.rounds() >= 0 ? 1 : 0);
      case Instruction.Halt i -> emit(Opcode.HALT);
      case Instruction.LoopHead _ -> emit(Opcode.LOOP_HEAD);
      case Instruction.LoopLimit _ -> {}
    }
  }

  private void threadOperation(Instruction.ThreadOperation instruction) {
    switch (instruction) {
      case Instruction.Spawn i -> {
        int callee = values.operand(i.callee());
        emit(
            Opcode.SPAWN,
            values.target(i.handle()),
            callee,
            values.list(i.arguments()),
            i.arguments().size());
      }
      case Instruction.Join i ->
          emit(
              Opcode.JOIN,
              values.operand(i.handle()),
              i.result().map(values::target).orElse(-1),
              i.result().map(Expression.Register::bits).orElse(64));
      case Instruction.Ended i ->
          emit(Opcode.ENDED, values.target(i.target()), values.operand(i.handle()));
      case Instruction.Self i -> emit(Opcode.SELF, values.target(i.target()));
      case Instruction.ThreadBlock i ->
          emit(Opcode.THREAD_BLOCK, values.target(i.target()), values.operand(i.handle()));
    }
  }

  private void mutexOperation(Instruction.MutexOperation instruction) {
    switch (instruction) {
      case Instruction.Lock i -> emit(Opcode.LOCK, values.operand(i.mutex()));
      case Instruction.TryLock i ->
          emit(Opcode.TRYLOCK, values.target(i.target()), values.operand(i.mutex()));
      case Instruction.Unlock i -> emit(Opcode.UNLOCK, values.operand(i.mutex()));
      case Instruction.Holds i ->
          emit(Opcode.HOLDS, values.target(i.target()), values.operand(i.mutex()));
      case Instruction.Renew i ->
          emit(Opcode.RENEW, values.target(i.target()), values.operand(i.mutex()));
    }
  }

  private void objectOperation(Instruction.ObjectOperation instruction) {
    switch (instruction) {
      case Instruction.Allocate i ->
          emit(
              Opcode.ALLOCATE,
              values.target(i.target()),
              values.operand(i.bytes()),
              i.alignment(),
              i.storage().ordinal());
      case Instruction.Free i ->
          emit(Opcode.FREE, values.operand(i.address()), pool.constant(0), i.storage().ordinal());
      case Instruction.ObjectSize i ->
          emit(Opcode.OBJECT_SIZE, values.target(i.target()), values.operand(i.address()));
    }
  }

  private void await(Instruction.Await i) {
    int operands = values.list(List.of(i.test().operand(), i.update().operand()));
    emit(
        Opcode.AWAIT,
        values.target(i.target()),
        values.operand(i.cell()),
        operands,
        AwaitTests.manner(i.patience(), i.counted()),
        Opcode.operators(i.test().operator().ordinal(), i.update().operator().ordinal()));
  }

  /** Barriers that order loads only say nothing under SC, TSO and PSO. */
  private void fence(Instruction.Fence fence) {
    if (fence.barriers().contains(Barrier.STORE_LOAD)) {
      emit(Opcode.FENCE);
    } else if (fence.barriers().contains(Barrier.STORE_STORE)) {
      emit(Opcode.STORE_STORE_FENCE);
    }
  }

  private void branch(Instruction.Branch b) {
    if (b.condition() instanceof Expression.Comparison(ComparisonOperator o, var l, var r)
        && (o == ComparisonOperator.EQ || o == ComparisonOperator.NE)) {
      boolean equal = o == ComparisonOperator.EQ;
      int whenEqual = equal ? b.whenTrue() : b.whenFalse();
      int whenNot = equal ? b.whenFalse() : b.whenTrue();
      jumps.add(emit(Opcode.BRANCH_EQ, values.operand(l), values.operand(r), whenEqual, whenNot));
    } else if (b.condition() instanceof Expression.Comparison(ComparisonOperator o, var l, var r)) {
      int test = o.ordinal() << 8 | l.bits();
      jumps.add(
          emit(
              Opcode.BRANCH_IF,
              values.operand(l),
              values.operand(r),
              b.whenTrue(),
              b.whenFalse(),
              test));
    } else {
      jumps.add(emit(Opcode.BRANCH, values.operand(b.condition()), b.whenTrue(), b.whenFalse()));
    }
  }
}
