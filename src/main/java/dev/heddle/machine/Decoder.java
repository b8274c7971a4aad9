package dev.heddle.machine;

import dev.heddle.program.Barrier;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import dev.heddle.program.Liveness;
import dev.heddle.program.Origin;
import dev.heddle.program.Program;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Flattens a program: nested expressions become operations on temporaries behind the registers. */
final class Decoder {
  private final List<int[]> ops = new ArrayList<>();
  private final List<Integer> origin = new ArrayList<>();
  private final List<Long> constants = new ArrayList<>();
  private final Map<Long, Integer> constantIndex = new HashMap<>();
  private final List<Integer> arguments = new ArrayList<>();

  /** In the function being decoded: the packed origin, the next temporary and the highest one. */
  private int here;

  private int temporary;
  private int temporaries;

  static Code decode(Program program) {
    return new Decoder().program(program);
  }

  private Code program(Program program) {
    int n = program.functions().size();
    int[] entry = new int[n];
    int[] size = new int[n];
    int[] parameters = new int[n];
    int[][] zeroed = new int[n][];
    boolean[] library = new boolean[n];
    for (int f = 0; f < n; f++) {
      Function function = program.functions().get(f);
      entry[f] = ops.size() * Op.WIDTH;
      size[f] = function(f, function);
      parameters[f] = function.parameters();
      int first = parameters[f];
      zeroed[f] = new Liveness(function).at(0).stream().filter(r -> r >= first).toArray();
      library[f] = function.library();
    }
    int[] flat = new int[ops.size() * Op.WIDTH];
    for (int i = 0; i < ops.size(); i++) {
      System.arraycopy(ops.get(i), 0, flat, i * Op.WIDTH, ops.get(i).length);
    }
    return new Code(
        flat,
        ints(origin),
        constants.stream().mapToLong(Long::longValue).toArray(),
        ints(arguments),
        new Code.Functions(entry, size, parameters, zeroed, library));
  }

  private static int[] ints(List<Integer> list) {
    return list.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Decodes a function and returns the size of its frame. */
  private int function(int index, Function f) {
    int registers = f.registers().size();
    temporaries = registers;
    int[] start = new int[f.code().size() + 1];
    int first = ops.size();
    for (int i = 0; i < f.code().size(); i++) {
      start[i] = ops.size() * Op.WIDTH;
      here = Origin.pack(index, i);
      temporary = registers;
      instruction(f.code().get(i));
    }
    start[f.code().size()] = ops.size() * Op.WIDTH;
    for (int i = first; i < ops.size(); i++) {
      resolve(ops.get(i), start);
    }
    return temporaries;
  }

  private static void resolve(int[] op, int[] start) {
    boolean compares = op[0] == Op.BRANCH_EQ || op[0] == Op.BRANCH_IF;
    int from = op[0] == Op.JUMP ? 1 : op[0] == Op.BRANCH ? 2 : compares ? 3 : 9;
    int to = op[0] == Op.JUMP ? 2 : op[0] == Op.BRANCH ? 4 : 5;
    for (int k = from; k < to; k++) {
      op[k] = start[op[k]];
    }
  }

  private void emit(int... op) {
    ops.add(Arrays.copyOf(op, Op.WIDTH));
    origin.add(here);
  }

  private void instruction(Instruction instruction) {
    switch (instruction) {
      case Instruction.Assign i -> evaluate(i.value(), i.target().index());
      case Instruction.Load i ->
          emit(Op.LOAD, i.target().index(), operand(i.address()), i.bytes(), i.need().ordinal());
      case Instruction.Store i ->
          emit(Op.STORE, operand(i.address()), operand(i.value()), i.bytes());
      case Instruction.ReadModifyWrite i ->
          emit(
              Op.UPDATE,
              i.target().index(),
              i.operator().ordinal(),
              operand(i.address()),
              operand(i.operand()),
              i.bytes());
      case Instruction.CompareExchange i ->
          emit(
              Op.COMPARE,
              i.target().index(),
              operand(i.address()),
              operand(i.expected()),
              operand(i.desired()),
              i.bytes());
      case Instruction.Fence i -> fence(i);
      case Instruction.Jump i -> emit(Op.JUMP, i.target());
      case Instruction.Branch i -> branch(i);
      case Instruction.Choose i -> emit(Op.CHOOSE, i.target().index(), operand(i.count()));
      case Instruction.Call i -> {
        int callee = operand(i.callee());
        int result = i.result().map(Expression.Register::index).orElse(-1);
        emit(Op.CALL, result, callee, list(i.arguments()), i.arguments().size());
      }
      case Instruction.Return i ->
          emit(Op.RETURN, i.value().isPresent() ? 1 : 0, i.value().map(this::operand).orElse(0));
      case Instruction.Exit i ->
          emit(Op.EXIT, i.value().isPresent() ? 1 : 0, i.value().map(this::operand).orElse(0));
      case Instruction.Spawn i -> {
        int callee = operand(i.callee());
        emit(Op.SPAWN, i.handle().index(), callee, list(i.arguments()), i.arguments().size());
      }
      case Instruction.Join i ->
          emit(
              Op.JOIN,
              operand(i.handle()),
              i.result().map(Expression.Register::index).orElse(-1),
              i.result().map(Expression.Register::bits).orElse(64));
      case Instruction.Lock i -> emit(Op.LOCK, operand(i.mutex()));
      case Instruction.TryLock i -> emit(Op.TRYLOCK, i.target().index(), operand(i.mutex()));
      case Instruction.Unlock i -> emit(Op.UNLOCK, operand(i.mutex()));
      case Instruction.Assume i -> emit(Op.ASSUME, operand(i.condition()));
      case Instruction.Assert i -> emit(Op.ASSERT, operand(i.condition()));
      case Instruction.Cut i -> emit(Op.CUT);
      case Instruction.Halt i -> emit(Op.HALT);
      case Instruction.Allocate i ->
          emit(
              Op.ALLOCATE,
              i.target().index(),
              operand(i.bytes()),
              i.alignment(),
              i.storage().ordinal());
      case Instruction.Free i ->
          emit(Op.FREE, operand(i.address()), constant(0), i.storage().ordinal());
      case Instruction.ObjectSize i ->
          emit(Op.OBJECT_SIZE, i.target().index(), operand(i.address()));
      case Instruction.Peek i -> emit(Op.PEEK, i.target().index(), operand(i.address()), i.bytes());
      case Instruction.Poke i -> emit(Op.POKE, operand(i.address()), operand(i.value()), i.bytes());
      case Instruction.Await i -> await(i);
      case Instruction.Holds i -> emit(Op.HOLDS, i.target().index(), operand(i.mutex()));
      case Instruction.Self i -> emit(Op.SELF, i.target().index());
      case Instruction.ThreadBlock i ->
          emit(Op.THREAD_BLOCK, i.target().index(), operand(i.handle()));
      case Instruction.LoopHead i -> {
        int first = list(List.copyOf(i.live()));
        list(List.copyOf(i.saved()));
        emit(Op.LOOP_HEAD, first, i.live().size());
      }
      case Instruction.Print i -> {
        int format = operand(i.format());
        emit(Op.PRINT, format, list(i.arguments()), i.arguments().size());
      }
    }
  }

  private void await(Instruction.Await i) {
    int operands = list(List.of(i.test().operand(), i.update().operand()));
    emit(
        Op.AWAIT,
        i.target().index(),
        operand(i.cell()),
        operands,
        i.patience().ordinal(),
        Op.operators(i.test().operator().ordinal(), i.update().operator().ordinal()));
  }

  /** Barriers that order loads only say nothing under SC, TSO and PSO. */
  private void fence(Instruction.Fence fence) {
    if (fence.barriers().contains(Barrier.STORE_LOAD)) {
      emit(Op.FENCE);
    } else if (fence.barriers().contains(Barrier.STORE_STORE)) {
      emit(Op.STORE_STORE_FENCE);
    }
  }

  private void branch(Instruction.Branch b) {
    if (b.condition() instanceof Expression.Comparison(ComparisonOperator o, var l, var r)
        && (o == ComparisonOperator.EQ || o == ComparisonOperator.NE)) {
      boolean equal = o == ComparisonOperator.EQ;
      emit(
          Op.BRANCH_EQ,
          operand(l),
          operand(r),
          equal ? b.whenTrue() : b.whenFalse(),
          equal ? b.whenFalse() : b.whenTrue());
    } else if (b.condition() instanceof Expression.Comparison(ComparisonOperator o, var l, var r)) {
      int test = o.ordinal() << 8 | l.bits();
      emit(Op.BRANCH_IF, operand(l), operand(r), b.whenTrue(), b.whenFalse(), test);
    } else {
      emit(Op.BRANCH, operand(b.condition()), b.whenTrue(), b.whenFalse());
    }
  }

  private int list(List<Expression> expressions) {
    int[] operands = expressions.stream().mapToInt(this::operand).toArray();
    int first = arguments.size();
    for (int o : operands) {
      arguments.add(o);
    }
    return first;
  }

  /**
   * A register or constant that holds the expression's value, computed by operations emitted now.
   */
  private int operand(Expression e) {
    return switch (e) {
      case Expression.Constant c -> constant(c.value());
      case Expression.GlobalAddress g -> constant(g.value());
      case Expression.FunctionAddress f -> constant(f.value());
      case Expression.Register r -> r.index();
      case Expression.Binary b -> evaluate(e, fresh());
      case Expression.Unary u -> evaluate(e, fresh());
      case Expression.Wide w -> evaluate(e, fresh());
      case Expression.Half h -> evaluate(e, fresh());
      case Expression.Comparison c -> evaluate(e, fresh());
      case Expression.Cast c -> evaluate(e, fresh());
      case Expression.Select s -> evaluate(e, fresh());
    };
  }

  private int fresh() {
    temporaries = Math.max(temporaries, temporary + 1);
    return temporary++;
  }

  private int constant(long value) {
    return ~constantIndex.computeIfAbsent(
        value,
        v -> {
          constants.add(v);
          return constants.size() - 1;
        });
  }

  private int evaluate(Expression e, int target) {
    switch (e) {
      case Expression.Binary b -> {
        int own = Op.ADD + b.operator().ordinal();
        emit(
            own <= Op.XOR ? own : Op.BINARY,
            target,
            operand(b.left()),
            operand(b.right()),
            b.bits(),
            b.operator().ordinal());
      }
      case Expression.Comparison c -> {
        int own = Op.EQ + c.operator().ordinal();
        emit(
            own <= Op.SLE ? own : Op.COMPARISON,
            target,
            operand(c.left()),
            operand(c.right()),
            c.left().bits(),
            c.operator().ordinal());
      }
      case Expression.Unary u ->
          emit(Op.UNARY, target, operand(u.operand()), u.operator().ordinal(), u.bits());
      case Expression.Cast c -> cast(c, target);
      case Expression.Wide w -> emit(Op.WIDE, target, operand(w.low()), operand(w.high()));
      case Expression.Half h -> emit(Op.HALF, target, operand(h.wide()), h.part().ordinal());
      case Expression.Select s ->
          emit(
              Op.SELECT,
              target,
              operand(s.condition()),
              operand(s.whenTrue()),
              operand(s.whenFalse()));
      case Expression.Constant c -> emit(Op.MOVE, target, operand(e));
      case Expression.Register r -> emit(Op.MOVE, target, operand(e));
      case Expression.GlobalAddress g -> emit(Op.MOVE, target, operand(e));
      case Expression.FunctionAddress f -> emit(Op.MOVE, target, operand(e));
    }
    return target;
  }

  private void cast(Expression.Cast c, int target) {
    int source = operand(c.operand());
    switch (c.operator()) {
      case TRUNCATE -> emit(Op.TRUNCATE, target, source, c.operand().bits(), c.bits());
      case SIGN_EXTEND -> emit(Op.SIGN_EXTEND, target, source, c.operand().bits(), c.bits());
      case ZERO_EXTEND -> emit(Op.MOVE, target, source);
      case SIGNED_TO_FLOAT, UNSIGNED_TO_FLOAT, FLOAT_TO_SIGNED, FLOAT_TO_UNSIGNED, FLOAT_TO_FLOAT ->
          emit(Op.CAST, target, source, c.operand().bits(), c.bits(), c.operator().ordinal());
    }
  }
}
