// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.analysis;

import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Function;
import dev.heddle.program.Global;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import dev.heddle.program.Storage;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Determines whether a program can distinguish equal threads by their handles or by what they
 * reserve. Handles may be kept in private memory, passed to functions, compared with each other and
 * joined; any other use counts as telling. The library uses handles of running threads as names of
 * owners only, which it compares.
 *
 * <p>The analysis regards all instructions of a function as if they came in any order, all calls of
 * a function as one, and all bytes of an object as one.
 */
public final class ThreadIdentities {
  // ---- what a value may be; from SITES on: a pointer into the private object with that number
  private static final int HANDLE = 0;
  private static final int SELF = 1;
  private static final int ELSEWHERE = 2;
  private static final int SITES = 3;

  private final List<Function> functions;
  private final List<BitSet[]> registers = new ArrayList<>();
  private final List<BitSet> results = new ArrayList<>();

  /** Functions that are called or started by their address. */
  private final BitSet addressed = new BitSet();

  /** The number of the first object of a function; of each {@code Allocate} the next one. */
  private final List<int[]> sites = new ArrayList<>();

  /** Objects that handles are stored to, and objects whose address is stored somewhere. */
  private final BitSet holders = new BitSet();

  private final BitSet escaped = new BitSet();
  private boolean hidden;
  private boolean changed;

  private ThreadIdentities(Program program) {
    functions = program.functions();
    int next = SITES;
    for (Function f : functions) {
      int[] numbers = new int[f.code().size()];
      for (int i = 0; i < numbers.length; i++) {
        numbers[i] = isPrivate(f.code().get(i)) ? next++ : -1;
      }
      sites.add(numbers);
      BitSet[] values = new BitSet[f.registers().size()];
      for (int i = 0; i < values.length; i++) {
        values[i] = new BitSet();
      }
      registers.add(values);
      results.add(new BitSet());
    }
    collectAddressed(program);
  }

  /** Whether no execution depends on which of several equal threads is which. */
  public static boolean areHidden(Program program) {
    return new ThreadIdentities(program).areHidden();
  }

  private boolean areHidden() {
    if (areDistinguished()) {
      return false;
    }
    do {
      changed = false;
      hidden = true; // what counts is the last time, when all is known
      visitAll();
    } while (changed);
    return hidden && !escaped.intersects(holders);
  }

  private void visitAll() {
    for (int f = 0; f < functions.size(); f++) {
      List<Instruction> code = functions.get(f).code();
      for (int i = 0; i < code.size(); i++) {
        visit(f, code.get(i), sites.get(f)[i]);
      }
    }
  }

  // ---------------------------------------------------------------- what threads have of their own

  private static boolean isPrivate(Instruction i) {
    return i instanceof Instruction.Allocate a && a.storage() == Storage.PRIVATE;
  }

  private void collectAddressed(Program program) {
    for (Function f : functions) {
      for (Instruction i : f.code()) {
        boolean isCall =
            i instanceof Instruction.Call c && c.callee() instanceof Expression.FunctionAddress;
        List<Expression> addresses = new ArrayList<>();
        OperandLeaves.forEach(i, addresses::add);
        if (isCall) {
          addresses.remove(((Instruction.Call) i).callee());
        }
        for (Expression e : addresses) {
          if (e instanceof Expression.FunctionAddress a) {
            addressed.set(a.function());
          }
        }
      }
    }
    for (Global global : program.globals()) {
      byte[] bytes = global.bytes();
      for (int i = 0; i + Long.BYTES <= bytes.length; i++) {
        long f = LittleEndian.read(bytes, i) - Expression.FunctionAddress.FIRST;
        if (f >= 0 && f < (long) functions.size() * Expression.FunctionAddress.SPACING) {
          addressed.set((int) (f / Expression.FunctionAddress.SPACING));
        }
      }
    }
    addressed.stream()
        .forEach(f -> {
          for (int p = 0; p < functions.get(f).parameters(); p++) {
            registers.get(f)[p].set(ELSEWHERE);
          }
        });
  }

  /** Whether threads reserve what others may see, by an address that differs among threads. */
  private boolean areDistinguished() {
    BitSet seen = (BitSet) addressed.clone();
    Deque<Integer> open = new ArrayDeque<>(addressed.stream().boxed().toList());
    while (!open.isEmpty()) {
      for (Instruction i : functions.get(open.pop()).code()) {
        if (i instanceof Instruction.Allocate && !isPrivate(i)) {
          return true;
        }
        if (i instanceof Instruction.Call c
            && c.callee() instanceof Expression.FunctionAddress a
            && !seen.get(a.function())) {
          seen.set(a.function());
          open.push(a.function());
        }
      }
    }
    return false;
  }

  // ---------------------------------------------------------------- where handles go

  private void visit(int f, Instruction instruction, int site) {
    switch (instruction) {
      case Instruction.Assign i -> flow(f, i.target(), value(f, i.value()));
      case Instruction.Load i -> flow(f, i.target(), loaded(f, i.address()));
      case Instruction.Peek i -> flow(f, i.target(), loaded(f, i.address()));
      case Instruction.Store i -> store(f, i.address(), i.value());
      case Instruction.Poke i -> store(f, i.address(), i.value());
      case Instruction.Branch i -> compute(f, value(f, i.condition()));
      case Instruction.Assume i -> compute(f, value(f, i.condition()));
      case Instruction.Assert i -> compute(f, value(f, i.condition()));
      case Instruction.Allocate i -> {
        compute(f, value(f, i.bytes()));
        flow(f, i.target(), of(site < 0 ? ELSEWHERE : site));
      }
      case Instruction.Call i -> call(f, i);
      case Instruction.Return i -> i.value().ifPresent(v -> leave(f, v));
      case Instruction.Exit i -> i.value().ifPresent(v -> publish(value(f, v)));
      case Instruction.Spawn i -> {
        publish(value(f, i.callee()));
        i.arguments().forEach(a -> publish(value(f, a)));
        flow(f, i.handle(), of(HANDLE));
      }
      case Instruction.Join i -> {
        hidden &= value(f, i.handle()).get(HANDLE);
        i.result().ifPresent(r -> flow(f, r, of(ELSEWHERE)));
      }
      case Instruction.Self i -> flow(f, i.target(), of(SELF));
      default -> {
        OperandLeaves.forEach(instruction, e -> escape(compute(f, value(f, e))));
        int target = Uses.target(instruction);
        if (target >= 0) {
          flow(registers.get(f)[target], of(ELSEWHERE));
        }
      }
    }
  }

  private void call(int f, Instruction.Call i) {
    BitSet result = of(ELSEWHERE);
    if (i.callee() instanceof Expression.FunctionAddress a) {
      for (int p = 0; p < i.arguments().size(); p++) {
        BitSet given = value(f, i.arguments().get(p));
        if (p < functions.get(a.function()).parameters()) {
          flow(registers.get(a.function())[p], given);
        } else {
          publish(given);
        }
      }
      result = results.get(a.function());
    } else if (!(i.callee() instanceof Expression.Constant)) { // no function is at a constant
      publish(value(f, i.callee()));
      i.arguments().forEach(argument -> publish(value(f, argument)));
    }
    Optional<Expression.Register> target = i.result();
    if (target.isPresent()) {
      flow(f, target.get(), result);
    }
  }

  private void leave(int f, Expression result) {
    BitSet value = value(f, result);
    flow(results.get(f), value);
    if (addressed.get(f)) {
      publish(value);
    }
  }

  private BitSet loaded(int f, Expression address) {
    BitSet result = of(ELSEWHERE);
    if (compute(f, value(f, address)).intersects(holders)) {
      result.set(HANDLE);
    }
    return result;
  }

  private void store(int f, Expression address, Expression stored) {
    BitSet to = compute(f, value(f, address));
    BitSet value = value(f, stored);
    escape(value);
    if (value.get(HANDLE)) {
      hidden &= !to.get(ELSEWHERE) && to.nextSetBit(SITES) >= 0;
      flow(holders, to);
    }
    hidden &= !value.get(SELF) || isLibrary(f);
  }

  // ---------------------------------------------------------------- values

  private BitSet value(int f, Expression expression) {
    return switch (expression) {
      case Expression.Register r -> (BitSet) registers.get(f)[r.index()].clone();
      case Expression.Constant c -> new BitSet();
      case Expression.FunctionAddress a -> new BitSet();
      case Expression.GlobalAddress g -> of(ELSEWHERE);
      case Expression.Binary b -> compute(f, either(f, b.left(), b.right()));
      case Expression.Comparison c -> {
        BitSet left = value(f, c.left());
        BitSet right = value(f, c.right());
        boolean isEquality =
            c.operator() == ComparisonOperator.EQ || c.operator() == ComparisonOperator.NE;
        if (!isEquality || !isIdentity(left) || !isIdentity(right)) {
          compute(f, left);
          compute(f, right);
        }
        yield new BitSet();
      }
      case Expression.Unary u -> compute(f, value(f, u.operand()));
      case Expression.Cast c -> compute(f, value(f, c.operand()));
      case Expression.Half h -> compute(f, value(f, h.wide()));
      case Expression.Wide w -> compute(f, either(f, w.low(), w.high()));
      case Expression.Select s -> {
        compute(f, value(f, s.condition()));
        yield either(f, s.whenTrue(), s.whenFalse());
      }
    };
  }

  private static BitSet of(int one) {
    BitSet set = new BitSet();
    set.set(one);
    return set;
  }

  private BitSet either(int f, Expression a, Expression b) {
    BitSet both = value(f, a);
    both.or(value(f, b));
    return both;
  }

  private boolean isLibrary(int f) {
    return functions.get(f).library();
  }

  private static boolean isIdentity(BitSet value) {
    return value.get(HANDLE) || value.get(SELF);
  }

  /** Something is computed of a value. */
  private BitSet compute(int f, BitSet value) {
    hidden &= !value.get(HANDLE) && (!value.get(SELF) || isLibrary(f));
    return value;
  }

  /** Called when a value goes where the analysis does not follow it. */
  private void publish(BitSet value) {
    hidden &= !isIdentity(value);
    escape(value);
  }

  /** Called when the address of an object goes where the analysis does not follow it. */
  private void escape(BitSet value) {
    for (int s = value.nextSetBit(SITES); s >= 0; s = value.nextSetBit(s + 1)) {
      escaped.set(s);
    }
  }

  private void flow(int f, Expression.Register to, BitSet value) {
    flow(registers.get(f)[to.index()], value);
  }

  private void flow(BitSet to, BitSet value) {
    int before = to.cardinality();
    to.or(value);
    changed |= to.cardinality() != before;
  }
}
