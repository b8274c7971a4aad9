// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.analysis;

import dev.heddle.machine.Machine;
import dev.heddle.machine.MachineState.Reserved;
import dev.heddle.program.DataType;
import dev.heddle.program.DataTypes;
import dev.heddle.program.Instruction;
import dev.heddle.program.Origin;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.Storage;
import dev.heddle.trace.Locations;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Names for the addresses of an execution, as C expressions where the types are known: {@code
 * list.mu}, {@code q->tail}, {@code buf[2]}. Heap objects without a pointer that names them have
 * numbers in order of appearance: {@code node#1.next}.
 */
public final class AddressNames {
  /** Asks for the smallest part that begins at an address. */
  private static final int INNERMOST = -1;

  private final Machine machine;
  private final Program program;
  private final DataTypes types;
  private final ValueNames values;

  /** What is known of the execution when the first object is named; null before. */
  private ObjectTypes objectTypes;

  private ObjectPointers pointers;

  /** The objects that are no globals and were named so far, with their names. */
  private final Map<Reserved, String> named = new HashMap<>();

  private final List<Reserved> inOrder = new ArrayList<>();

  /** How many objects have a name, by what comes before the number. */
  private final Map<String, Integer> counts = new HashMap<>();

  public AddressNames(Machine machine) {
    this.machine = machine;
    this.program = machine.program();
    this.types = program.types();
    this.values = new ValueNames(this, machine);
  }

  /** A place in memory and the type of what is there. */
  public record Place(String text, int type) {}

  /** The place that a location of the machine is. */
  public Place place(int location) {
    return place(machine.locations().address(location), bytes(location));
  }

  private int bytes(int location) {
    Locations all = machine.locations();
    return all.isObject(location) ? 0 : all.isMutex(location) ? INNERMOST : all.size(location);
  }

  /**
   * The place of so many bytes; a number if nothing is there.
   *
   * @param bytes 0 for the largest part that begins there
   */
  public Place place(long address, int bytes) {
    return machine
        .state()
        .reserved(address)
        .map(r -> place(r, address, bytes))
        .orElseGet(() -> global(address, bytes));
  }

  private Place global(long address, int bytes) {
    return program
        .globalAt(address)
        .filter(g -> g.type() != DataType.UNKNOWN)
        .map(g -> {
          DataTypes.Part part = types.part(g.type(), address - g.address(), bytes);
          return new Place(g.name() + part.path(), part.type());
        })
        .orElseGet(() -> new Place(program.addressName(address), DataType.UNKNOWN));
  }

  private Place place(Reserved object, long address, int bytes) {
    know();
    DataTypes.Part part = objectTypes.part(object, address, bytes);
    String path = part.path();
    String name = name(object);
    String text =
        isThreadLocals(object) && path.startsWith(".")
            ? path.substring(1)
            : pointers
                .to(object)
                .map(p -> ObjectPointers.dereference(p, path))
                .orElseGet(() -> name + path);
    return new Place(text + owner(object), part.type());
  }

  /** The thread of a variable, where others have one with this name. */
  private String owner(Reserved object) {
    boolean several =
        isThreadLocals(object)
            || objectTypes.variable(object).filter(v -> pointers.isOfSeveral(v.name())).isPresent();
    return several ? " of " + machine.threadName(object.thread()) : "";
  }

  private void know() {
    if (objectTypes == null) {
      PointerCells cells = new PointerCells(machine);
      objectTypes = new ObjectTypes(machine, cells);
      pointers = new ObjectPointers(machine, cells, objectTypes);
    }
  }

  private static boolean isThreadLocals(Reserved object) {
    return object.origin() < 0;
  }

  /**
   * A pointer to something: {@code &x.tail}, {@code &node#1}, {@code "text"}.
   *
   * @param bytes of what it is declared to point to; 0 if that is not known
   */
  String pointer(long address, int bytes) {
    return machine
        .state()
        .reserved(address)
        .filter(r -> !isThreadLocals(r))
        .map(r -> {
          know();
          return "&" + name(r) + objectTypes.part(r, address, bytes).path() + owner(r);
        })
        .orElseGet(() -> values.text(address).orElseGet(() -> "&" + place(address, bytes).text()));
  }

  /** The name of an object that is not a global. */
  private String name(Reserved object) {
    String known = named.get(object);
    if (known != null) {
      return known;
    }
    String base = base(object);
    int n = counts.merge(base + owner(object), 1, Integer::sum);
    boolean numbered = objectTypes.variable(object).isEmpty() && !isThreadLocals(object) || n > 1;
    String name = numbered ? base + "#" + n : base;
    named.put(object, name);
    inOrder.add(object);
    return name;
  }

  private String base(Reserved object) {
    if (isThreadLocals(object)) {
      return "thread-locals";
    }
    if (objectTypes.variable(object).isPresent()) {
      String name = objectTypes.variable(object).get().name();
      return name.startsWith("%") ? "local" : name;
    }
    return types.at(objectTypes.of(object)) instanceof DataType.Structure s && !s.name().isEmpty()
        ? s.name()
        : "heap";
  }

  // ---------------------------------------------------------------- the same in every execution

  /** A name that is the same in every execution, if longer. */
  String stable(int location) {
    return stable(machine.locations().address(location), bytes(location));
  }

  String stable(long address, int bytes) {
    return machine
        .state()
        .reserved(address)
        .map(r -> description(r) + offset(r, address))
        .orElseGet(() -> global(address, bytes).text());
  }

  private static String offset(Reserved object, long address) {
    return address == object.start() ? "" : " at byte " + (address - object.start());
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

  private String kind(Reserved object) {
    if (isThreadLocals(object)) {
      return "thread-locals";
    }
    return switch (Origin.instruction(program, object.origin())) {
      case Instruction.Allocate a when a.storage() == Storage.THREAD -> "thread-local";
      case Instruction.Allocate a when !a.storage().isHeap() -> "local";
      default -> "heap";
    };
  }

  // ---------------------------------------------------------------- positions and values

  /** The position of an instruction; none if there is no instruction. */
  public SourcePosition position(int origin) {
    return origin < 0 ? SourcePosition.NONE : Origin.instruction(program, origin).at();
  }

  /** A value of so many bytes of a type; one that can be a pointer perhaps as a place. */
  public String value(long value, int bytes, int type) {
    return values.of(value, bytes, type);
  }

  /** The value that a location held; what is wider than a number in hexadecimal. */
  public String valueAt(int location, long value) {
    byte[] bytes = machine.bytes().of(location, value);
    return bytes.length > Long.BYTES
        ? ValueNames.digits(bytes)
        : values.of(value, bytes.length, place(location).type());
  }

  /** Whether an address is in the object, or the global, that a pointer points into. */
  public boolean isIn(long address, long pointer) {
    Optional<Reserved> object = machine.state().reserved(pointer);
    return object.isPresent()
        ? object.equals(machine.state().reserved(address))
        : program.globalAt(pointer).isPresent()
            && program.globalAt(pointer).equals(program.globalAt(address));
  }

  /**
   * Bytes that follow each other.
   *
   * @param first how many the first access of them has
   */
  public String range(long start, int bytes, int first) {
    Place all = place(start, bytes);
    if (types.at(all.type()).bytes() == bytes) {
      return all.text();
    }
    String text = place(start, first).text();
    boolean array = values.isText(place(start, 1).type()) && text.endsWith("[0]");
    return array ? text.substring(0, text.length() - 3) : text + "..";
  }

  /** What these bytes are: a text, zeros, or so many bytes. */
  public String content(long start, byte[] bytes) {
    return values.content(bytes, place(start, 1).type());
  }

  /** The objects named so far that are no globals, in order. */
  public List<NamedObject> objects() {
    return inOrder.stream().map(this::namedObject).toList();
  }

  private NamedObject namedObject(Reserved r) {
    String kind = kind(r);
    String function = kind.equals("local") ? Origin.function(program, r.origin()).name() : "";
    return new NamedObject(r, named.get(r), pointers.to(r).orElse(""), kind, function);
  }

  /**
   * An object that is no global and has a name.
   *
   * @param pointer an expression that points to it, empty if there is none
   * @param kind {@code heap}, {@code local}, {@code thread-local} or {@code thread-locals}
   * @param function whose variable it is
   */
  public record NamedObject(
      Reserved object, String name, String pointer, String kind, String function) {}
}
