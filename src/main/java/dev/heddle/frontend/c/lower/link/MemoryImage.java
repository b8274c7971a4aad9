// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.link;

import dev.heddle.frontend.c.llvm.Block;
import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.GlobalVariable;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.frontend.c.lower.shape.ConstantValues;
import dev.heddle.frontend.c.lower.shape.FirstBytes;
import dev.heddle.frontend.c.lower.shape.UnsupportedException;
import dev.heddle.program.DataType;
import dev.heddle.program.Expression;
import dev.heddle.program.Global;
import dev.heddle.program.InputException;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** The addresses and initial bytes of the reached variables, and the values of symbols in code. */
public final class MemoryImage {
  private static final int POINTER = 8;

  private final Symbols symbols;
  private final ReachedSymbols reach;
  private final DeclaredTypes types;
  private final Map<Definition.Variable, Long> addresses = new LinkedHashMap<>();
  private final Map<Definition.Variable, Global> globals = new HashMap<>();

  private final Map<Definition.Variable, ThreadPlace> threadLocals = new LinkedHashMap<>();

  private long threadBytes;

  /**
   * Where a thread-local variable is.
   *
   * @param offset in each thread's block
   * @param leaks whether the block holds only its address there: it is an object of its own, which
   *     ends with the thread
   */
  public record ThreadPlace(long offset, boolean leaks) {}

  /**
   * @param leaking which thread-local variables other threads may access
   */
  public MemoryImage(
      Symbols symbols,
      ReachedSymbols reach,
      Predicate<Definition.Variable> leaking,
      DeclaredTypes types,
      ProgramBuilder out) {
    this.symbols = symbols;
    this.reach = reach;
    this.types = types;
    long next = out.nextAddress(1);
    long nextConstant = Program.CONSTANTS;
    for (Definition.Variable v : reach.variables()) {
      long size = size(v);
      int alignment = alignment(v);
      if (v.variable().threadLocal()) {
        placeInBlock(v, leaking.test(v));
      } else if (v.variable().constant()) {
        addresses.put(v, Math.ceilDiv(nextConstant, alignment) * alignment);
        nextConstant = addresses.get(v) + size + ProgramBuilder.GAP;
      } else {
        addresses.put(v, Math.ceilDiv(next, alignment) * alignment);
        next = addresses.get(v) + size + ProgramBuilder.GAP;
      }
    }
    fill(out);
  }

  private void placeInBlock(Definition.Variable v, boolean leaks) {
    int alignment = leaks ? POINTER : alignment(v);
    long offset = Math.ceilDiv(threadBytes, alignment) * alignment;
    threadLocals.put(v, new ThreadPlace(offset, leaks));
    threadBytes = offset + (leaks ? POINTER : size(v));
  }

  /** Of an array, and of its elements if these are arrays. */
  private static List<Long> strides(Definition.Variable v) {
    List<Long> strides = new ArrayList<>();
    Type type = v.variable().type();
    while (type instanceof Type.Array array) {
      strides.add(v.unit().shapes().layout().size(array.element()));
      type = array.element();
    }
    return strides.contains(0L) ? List.of() : strides;
  }

  private void fill(ProgramBuilder out) {
    addresses.forEach((v, address) -> {
      Global global = global(v, out);
      if (global.address() != address) {
        throw new AssertionError(v.name() + " is not where it was meant to be");
      }
      globals.put(v, global);
    });
    if (threadBytes > 0) {
      byte[] all = new byte[Math.toIntExact(threadBytes)];
      threadLocals.forEach((v, place) -> {
        byte[] bytes = place.leaks() ? new byte[POINTER] : bytes(v);
        System.arraycopy(bytes, 0, all, Math.toIntExact(place.offset()), bytes.length);
      });
      out.threadLocals(all, typeOfThreadLocals());
    }
  }

  /** Each variable is a member of the block that every thread has. */
  private int typeOfThreadLocals() {
    List<DataType.Member> members = new ArrayList<>();
    threadLocals.forEach((v, place) ->
        members.add(
            new DataType.Member(
                v.name(), 8 * place.offset(), 0, place.leaks() ? DataType.UNKNOWN : type(v))));
    return types.add(new DataType.Structure("", threadBytes, members));
  }

  /** The type that a variable is declared with. */
  public int type(Definition.Variable v) {
    return types.of(v.unit(), v.variable().declared());
  }

  private Global global(Definition.Variable v, ProgramBuilder out) {
    try {
      return v.variable().constant()
          ? out.constant(v.name(), bytes(v), alignment(v))
          : out.global(v.name(), bytes(v), alignment(v), strides(v), type(v));
    } catch (IllegalArgumentException e) {
      throw new InputException(v.at(), e.getMessage());
    }
  }

  private static long size(Definition.Variable v) {
    long size = v.unit().shapes().layout().size(v.variable().type());
    if (size > 1 << 28) {
      throw new InputException(v.at(), "the variable " + v.name() + " is too large");
    }
    return size;
  }

  public static int alignment(Definition.Variable v) {
    GlobalVariable g = v.variable();
    return Math.max(g.alignment(), v.unit().shapes().layout().alignment(g.type()));
  }

  public byte[] bytes(Definition.Variable v) {
    ConstantValues values = new ConstantValues(v.unit().shapes(), names(v.unit(), true));
    try {
      return new FirstBytes(v.unit().shapes(), values, (int) size(v))
          .of(v.variable().initializer().orElseThrow());
    } catch (UnsupportedException e) {
      throw new InputException(v.at(), e.getMessage() + " in the initial value of " + v.name());
    }
  }

  /** How names are written in a unit's code, or as plain numbers in its data. */
  public ConstantValues.Names names(Unit unit, boolean data) {
    return new ConstantValues.Names() {
      @Override
      public Expression symbol(String name) {
        return address(unit, name, data);
      }

      @Override
      public Expression block(String function, String block) {
        return blockAddress(unit, function, block);
      }
    };
  }

  private Expression address(Unit unit, String name, boolean data) {
    return switch (symbols.find(unit, name).orElseThrow()) {
      case Definition.Variable v -> address(v, data);
      case Definition.Code c -> functionAddress(c, data);
      case Definition.Modelled m -> functionAddress(m, data);
      case Definition.UndefinedFunction f -> functionAddress(f, data);
      case Definition.Nothing n -> Expression.constant(0, 64);
      case Definition.UndefinedVariable v -> Expression.constant(0, 64); // code stops before
      case Definition.Renamed r ->
          new ConstantValues(r.unit().shapes(), names(r.unit(), data)).scalar(r.alias().target());
    };
  }

  private Expression address(Definition.Variable v, boolean data) {
    if (v.variable().threadLocal()) {
      throw new UnsupportedException("the address of the thread-local " + v.name());
    }
    return data
        ? Expression.constant(addresses.get(v), 64)
        : new Expression.GlobalAddress(globals.get(v), 0, 64);
  }

  private Expression functionAddress(Definition function, boolean data) {
    int index = reach.index(function);
    return data
        ? Expression.constant(FunctionAddresses.function(index), 64)
        : new Expression.FunctionAddress(index);
  }

  private Expression blockAddress(Unit unit, String function, String label) {
    if (symbols.find(unit, function).orElseThrow() instanceof Definition.Code code) {
      for (Block block : code.function().blocks()) {
        if (block.label().equals(label)) {
          long address = FunctionAddresses.block(reach.index(code), block.index());
          return Expression.constant(address, 64);
        }
      }
    }
    throw new UnsupportedException("the address of block " + label);
  }

  /** The string constant that a value points to, if it does. */
  public Optional<String> text(Unit unit, LlvmValue value) {
    return value instanceof Constant.Symbol(String name)
            && symbols.find(unit, name).orElse(null) instanceof Definition.Variable v
            && v.variable().constant()
            && v.variable().initializer().orElse(null) instanceof Constant.Bytes b
        ? Optional.of(text(b.bytes()))
        : Optional.empty();
  }

  private static String text(byte[] bytes) {
    int end = 0;
    while (end < bytes.length && bytes[end] != 0) {
      end++;
    }
    return new String(bytes, 0, end, StandardCharsets.UTF_8);
  }

  /** Where the thread-local variable is that a name means, or null. */
  public ThreadPlace threadPlace(Unit unit, String name) {
    return symbols.find(unit, name).orElse(null) instanceof Definition.Variable v
        ? threadLocals.get(v)
        : null;
  }

  /** The thread-local variables that are objects of their own, in the order of the blocks. */
  public List<Definition.Variable> leakingThreadLocals() {
    return threadLocals.keySet().stream().filter(v -> threadLocals.get(v).leaks()).toList();
  }

  /** Where in the block the address of such a variable is. */
  public long offset(Definition.Variable threadLocal) {
    return threadLocals.get(threadLocal).offset();
  }
}
