// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.analysis;

import dev.heddle.machine.Machine;
import dev.heddle.machine.MachineState.Reserved;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.DataType;
import dev.heddle.program.DataTypes;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Function;
import dev.heddle.program.Global;
import dev.heddle.program.Instruction;
import dev.heddle.program.Origin;
import dev.heddle.program.Program;
import dev.heddle.program.analysis.Uses;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The types of the objects that threads reserved in an execution. Those of variables are declared;
 * that of a heap object is the one that pointers to it are declared to point to: the variable that
 * it was assigned to where it was allocated, the variables by which it is accessed, and the places
 * in memory that held its address.
 */
final class ObjectTypes {
  /** Pointers in objects of known types may tell more types. */
  private static final int PASSES = 4;

  private final Machine machine;
  private final Program program;
  private final DataTypes types;
  private final PointerCells cells;

  /** Per heap object its type, by its first address. */
  private final Map<Long, Integer> known = new HashMap<>();

  ObjectTypes(Machine machine, PointerCells cells) {
    this.machine = machine;
    this.program = machine.program();
    this.types = program.types();
    this.cells = cells;
    if (!types.all().isEmpty()) {
      byAccesses();
      for (int i = 0; i < PASSES; i++) {
        byHolders();
      }
    }
  }

  /** The type of an object, or of its elements if it has room for several. */
  int of(Reserved object) {
    if (object.origin() < 0) {
      return program.threadLocals().map(Global::type).orElse(DataType.UNKNOWN);
    }
    return variable(object)
        .map(Function.Variable::type)
        .orElseGet(() -> known.getOrDefault(object.start(), DataType.UNKNOWN));
  }

  /** The variable that an object is; empty for a heap object. */
  Optional<Function.Variable> variable(Reserved object) {
    boolean isVariable =
        object.origin() >= 0
            && Origin.instruction(program, object.origin()) instanceof Instruction.Allocate a
            && !a.storage().isHeap();
    return isVariable ? target(object.origin()) : Optional.empty();
  }

  /** The variable that the address of a heap object was assigned to where it was allocated. */
  Optional<Function.Variable> allocated(Reserved object) {
    return object.origin() < 0 || variable(object).isPresent()
        ? Optional.empty()
        : target(object.origin());
  }

  /** The variable that an instruction gives its result to, itself or by the next one. */
  private Optional<Function.Variable> target(int origin) {
    Function f = Origin.function(program, origin);
    int i = Origin.index(origin);
    int result = Uses.target(f.code().get(i));
    if (result < 0) {
      return Optional.empty();
    }
    Function.Variable own = f.registers().get(result);
    boolean moved =
        own.type() == DataType.UNKNOWN
            && i + 1 < f.code().size()
            && f.code().get(i + 1) instanceof Instruction.Assign(Register _, Register from, _)
            && from.index() == result;
    return Optional.of(moved ? f.registers().get(Uses.target(f.code().get(i + 1))) : own);
  }

  // ---------------------------------------------------------------- heap objects

  private void byAccesses() {
    Execution x = machine.execution();
    for (int d = 0; d < x.length(); d++) {
      boolean accesses = Kind.isOperation(x.kind(d)) && x.kind(d) != Kind.CHOICE;
      if (accesses && x.origin(d) >= 0) {
        long address = x.locations().address(x.location(d));
        Function f = Origin.function(program, x.origin(d));
        if (Origin.instruction(program, x.origin(d)) instanceof Instruction.Access a) {
          access(f, a.address(), address);
        }
      }
    }
  }

  /** An access by a variable: that points to what is so many bytes before. */
  private void access(Function f, Expression e, long address) {
    if (e instanceof Register r) {
      declare(address, types.target(f.registers().get(r.index()).type()));
    } else if (e instanceof Expression.Binary b && b.operator() == BinaryOperator.ADD) {
      if (b.right() instanceof Expression.Constant c) {
        access(f, b.left(), address - c.value());
      } else if (b.left() instanceof Register r) {
        int type = types.target(f.registers().get(r.index()).type());
        machine.state().reserved(address).ifPresent(o -> declare(o.start(), type));
      }
    }
  }

  private void byHolders() {
    Map.copyOf(cells.all())
        .forEach((address, values) -> {
          int type = types.target(typeAt(address));
          if (type != DataType.UNKNOWN) {
            values.forEach(v -> declare(v, type));
          }
        });
  }

  private int typeAt(long address) {
    Optional<Global> global = program.globalAt(address);
    if (global.isPresent()) {
      return types.part(global.get().type(), address - global.get().address(), 8).type();
    }
    return machine
        .state()
        .reserved(address)
        .map(o -> part(o, address, 8).type())
        .orElse(DataType.UNKNOWN);
  }

  /** The part of an object at an address, as {@link DataTypes#part}. */
  DataTypes.Part part(Reserved object, long address, int bytes) {
    int type = of(object);
    long size = types.at(type).bytes();
    long offset = address - object.start();
    boolean whole = offset == 0 && bytes == 0;
    if (size == 0 || size >= object.size() || whole) {
      return types.part(type, offset, bytes);
    }
    DataTypes.Part part = types.part(type, offset % size, bytes);
    return new DataTypes.Part("[" + offset / size + "]" + part.path(), part.type());
  }

  /** At the address is something of this type, if it is a heap object whose size fits. */
  private void declare(long address, int type) {
    long size = types.at(type).bytes();
    if (type == DataType.UNKNOWN || size == 0) {
      return;
    }
    machine
        .state()
        .reserved(address)
        .ifPresent(o -> {
          boolean fits = o.size() % size == 0 && (address - o.start()) % size == 0;
          boolean heap = o.origin() >= 0 && variable(o).isEmpty();
          int before = known.getOrDefault(o.start(), DataType.UNKNOWN);
          if (heap && fits && (before == DataType.UNKNOWN || types.at(before).bytes() < size)) {
            known.put(o.start(), type);
            elements(o, type, size);
          }
        });
  }

  private void elements(Reserved object, int type, long size) {
    for (long at = 0; at < object.size(); at += size) {
      cells.add(object.start() + at, type);
    }
  }

  /** Declares the type by which an object was allocated. */
  void allocation(Reserved object) {
    allocated(object).ifPresent(v -> declare(object.start(), types.target(v.type())));
  }

  /** All objects whose addresses occur in the execution. */
  void allocations(List<Reserved> objects) {
    objects.forEach(this::allocation);
    byHolders();
  }
}
