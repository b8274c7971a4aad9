// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.x86;

import dev.heddle.frontend.litmus.state.InitialState;
import dev.heddle.frontend.litmus.state.LocationTable;
import dev.heddle.frontend.litmus.state.TestMemory;
import dev.heddle.frontend.litmus.state.ThreadCode;
import dev.heddle.frontend.litmus.x86.X86Line.Instruction;
import dev.heddle.frontend.litmus.x86.X86Operand.InMemory;
import dev.heddle.program.Function;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.condition.Observable;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** One column of the table, from its lines to a function. */
final class X86Thread implements ThreadCode {
  private final String name;
  private final List<X86Line> lines;
  private final int machineBits;
  private FunctionBuilder function;
  private X86Registers registers;
  private TestMemory memory;

  X86Thread(String name, List<X86Line> lines, int machineBits) {
    this.name = name;
    this.lines = List.copyOf(lines);
    this.machineBits = machineBits;
  }

  @Override
  public void touch(LocationTable locations) {
    for (X86Line line : lines) {
      if (line instanceof Instruction i) {
        i.operands().forEach(o -> touch(locations, o, bytes(i)));
      }
    }
  }

  private static void touch(LocationTable locations, X86Operand operand, int bytes) {
    if (operand instanceof X86Operand.AddressOf a) {
      locations.takeAddress(a.location());
    }
    if (operand instanceof InMemory m) {
      int known = bytes == 0 ? 8 : bytes;
      m.symbol().ifPresent(locations::mention);
      if (!m.isFixed()) {
        m.symbol().ifPresent(locations::takeAddress);
        locations.indirectAccess(known);
      } else if (bytes > 0 || m.displacement() != 0) {
        locations.access(m.symbol().orElseThrow(), m.displacement(), known, m.at());
      }
    }
  }

  /** What the suffix or else the registers say; 0 if neither does and the machine has no habit. */
  private int bytes(Instruction instruction) {
    X86Opcode opcode = instruction.mnemonic().opcode();
    if (opcode == X86Opcode.SET || opcode == X86Opcode.CLFLUSH) {
      return 1;
    }
    int bytes = instruction.mnemonic().bytes();
    for (X86Operand operand : instruction.operands()) {
      if (instruction.mnemonic().bytes() == 0 && operand instanceof X86Operand.Part p) {
        int own = p.register().bits() / 8;
        if (bytes != 0 && bytes != own) {
          throw new InputException(operand.at(), "the operands have different sizes");
        }
        bytes = own;
      }
    }
    return bytes == 0 && machineBits == 32 ? 4 : bytes;
  }

  @Override
  public void begin(TestMemory memory) {
    this.memory = memory;
    function = new FunctionBuilder(name);
    registers = new X86Registers(function, machineBits);
  }

  @Override
  public void initialise(InitialState.RegisterItem item) {
    X86Register part = named(item.register(), true, item.at());
    function.at(item.at());
    registers.write(part, memory.expression(item.value(), part.bits()));
  }

  @Override
  public void lower() {
    X86Flags flags = new X86Flags(function, flagsRead());
    X86Operands operands = new X86Operands(function, registers, memory);
    X86Lowering lowering = new X86Lowering(function, registers, flags, operands);
    for (X86Line line : lines) {
      if (line instanceof X86Line.Label l) {
        lowering.declare(l);
      }
    }
    for (X86Line line : lines) {
      function.at(line.at());
      switch (line) {
        case X86Line.Label l -> lowering.place(l);
        case Instruction i -> lowering.lower(i, bytesInMemory(i));
      }
    }
  }

  private Set<X86Flags.Flag> flagsRead() {
    return lines.stream()
        .filter(Instruction.class::isInstance)
        .map(Instruction.class::cast)
        .flatMap(i -> i.mnemonic().condition().stream())
        .flatMap(c -> c.flags().stream())
        .collect(Collectors.toSet());
  }

  /** The width of an instruction, from the size of its location if nothing else says it. */
  private int bytesInMemory(Instruction instruction) {
    int bytes = bytes(instruction);
    if (bytes > 0) {
      return bytes;
    }
    return instruction.operands().stream()
        .filter(o -> o instanceof InMemory m && m.isFixed() && m.displacement() == 0)
        .map(o -> memory.elementBytes(((InMemory) o).symbol().orElseThrow()))
        .findFirst()
        .orElse(8);
  }

  @Override
  public Observable.ThreadRegister observe(int thread, String register, SourcePosition at) {
    X86Register part = named(register, false, at);
    if (part.shift() != 0) {
      throw new InputException(at, part.name() + " cannot be observed; its whole register can");
    }
    int index = registers.whole(part).index();
    return new Observable.ThreadRegister(thread, index, part.bits(), thread + ":" + part.name());
  }

  /** A register of the machine, or one that the test invents. */
  private X86Register named(String written, boolean first, SourcePosition at) {
    boolean percent = written.startsWith("%");
    String bare = percent ? written.substring(1) : written;
    return X86Register.named(bare, machineBits)
        .orElseGet(() -> {
          if (!percent && (first || !registers.uses(bare))) {
            throw new InputException(at, "unknown register " + bare);
          }
          return X86Register.symbolic(bare, machineBits);
        });
  }

  @Override
  public Function function() {
    return function.build();
  }
}
