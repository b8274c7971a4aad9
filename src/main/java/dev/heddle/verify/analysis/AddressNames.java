// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.analysis;

import dev.heddle.machine.Machine;
import dev.heddle.machine.MachineState.Reserved;
import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.Origin;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.Storage;
import dev.heddle.verify.Witness;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/** Names for addresses: globals by their own, other objects by numbers in order of appearance. */
public final class AddressNames {
  private static final int POINTER = 8;

  private final Machine machine;
  private final Program program;

  /** The objects that are no globals and were named so far. */
  private final List<Reserved> numbered = new ArrayList<>();

  public AddressNames(Machine machine) {
    this.machine = machine;
    this.program = machine.program();
  }

  /** {@code x}, {@code x+4}, {@code heap#1+8}; a number if nothing is there. */
  public String name(long address) {
    return machine
        .state()
        .reserved(address)
        .map(r -> name(r) + offset(r, address, "+"))
        .orElseGet(() -> program.addressName(address));
  }

  private String name(Reserved object) {
    if (!numbered.contains(object)) {
      numbered.add(object);
    }
    String kind = kind(object);
    int n = 0;
    for (Reserved known : numbered.subList(0, numbered.indexOf(object) + 1)) {
      n += kind(known).equals(kind) ? 1 : 0;
    }
    return kind + "#" + n;
  }

  private static String offset(Reserved object, long address, String head) {
    return address == object.start() ? "" : head + (address - object.start());
  }

  private String kind(Reserved object) {
    if (object.origin() < 0) {
      return "thread-locals";
    }
    return switch (Origin.instruction(program, object.origin())) {
      case Instruction.Allocate a when a.storage() == Storage.THREAD -> "thread-local";
      case Instruction.Allocate a when !a.storage().isHeap() -> "local";
      default -> "heap";
    };
  }

  /** A name that is the same in every execution, if longer. */
  String stable(long address) {
    return machine
        .state()
        .reserved(address)
        .map(r -> description(r) + offset(r, address, " at byte "))
        .orElseGet(() -> program.addressName(address));
  }

  /** What kind of object an address is in and where it is from; empty for a global. */
  String object(long address) {
    return machine.state().reserved(address).map(this::description).orElse("");
  }

  private String description(Reserved object) {
    SourcePosition at = position(object.origin());
    String where = at.line() == 0 ? "" : " of line " + at.line();
    return switch (kind(object)) {
      case "heap" -> "heap object" + where;
      case "local" -> "local variable" + where;
      default -> "thread-local variable" + where;
    };
  }

  /** The position of an instruction; none if there is no instruction. */
  public SourcePosition position(int origin) {
    return origin < 0 ? SourcePosition.NONE : Origin.instruction(program, origin).at();
  }

  /** A value of so many bytes as a number; one that can be a pointer perhaps as a place. */
  public String value(long value, int bytes) {
    Optional<Reserved> object =
        bytes == POINTER ? machine.state().reserved(value) : Optional.<Reserved>empty();
    boolean points = object.isPresent() || bytes == POINTER && program.globalAt(value).isPresent();
    return points ? "&" + name(value) : String.valueOf(Expression.signed(value, 8 * bytes));
  }

  /** The value that a location held; what is wider than a number in hexadecimal. */
  public String valueAt(int location, long value) {
    byte[] bytes = machine.bytes().of(location, value);
    if (bytes.length <= POINTER) {
      return value(value, bytes.length);
    }
    StringBuilder digits = new StringBuilder();
    for (byte b : bytes) {
      digits.insert(0, HexFormat.of().toHexDigits(b));
    }
    return "0x" + digits;
  }

  /** The objects named so far that are no globals, in order. */
  public List<Witness.HeapObject> objects() {
    return numbered.stream()
        .map(r -> new Witness.HeapObject(name(r), r.size(), position(r.origin())))
        .toList();
  }
}
