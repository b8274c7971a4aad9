// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.emit;

import dev.heddle.frontend.c.llvm.Block;
import dev.heddle.frontend.c.llvm.InstructionParts;
import dev.heddle.frontend.c.llvm.LlvmFunction;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.frontend.c.lower.body.Body;
import dev.heddle.frontend.c.lower.link.Signature;
import dev.heddle.frontend.c.lower.shape.Folding;
import dev.heddle.frontend.c.lower.shape.Leaf;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.DataType;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Instruction;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.Storage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Where a function begins and ends: its parameters, and its variables. */
final class Prologue {
  private final Body body;
  private final Areas areas;
  private final StackChain chain;
  private final LlvmFunction function;

  /** The C variable that lives at a local's address. */
  private final Map<Integer, LlvmInstruction.Declare> declared = new HashMap<>();

  /** Stores of parameters into variables that are the parameters' registers anyway. */
  private final Set<LlvmInstruction.Store> spills = new HashSet<>();

  /** Shared variables that are made where the function begins, and end with it. */
  private final List<Register> shared = new ArrayList<>();

  private Register resultAddress;

  Prologue(Body body, Areas areas, StackChain chain) {
    this.body = body;
    this.areas = areas;
    this.chain = chain;
    this.function = body.analysis.function();
    for (Block block : body.analysis.flow().blocks()) {
      for (LlvmInstruction i : block.instructions()) {
        if (i instanceof LlvmInstruction.Declare d && d.address() instanceof LlvmValue.Local l) {
          declared.putIfAbsent(l.index(), d);
        }
      }
    }
    nameParameters();
  }

  /** A parameter is known by the variable that it is stored into. */
  private void nameParameters() {
    for (LlvmInstruction i : body.analysis.flow().blocks().getFirst().instructions()) {
      if (i instanceof LlvmInstruction.Store s
          && s.value() instanceof LlvmValue.Local value
          && s.address() instanceof LlvmValue.Local slot
          && value.index() < function.parameters().size()
          && declared.containsKey(slot.index())) {
        declared.putIfAbsent(value.index(), declared.get(slot.index()));
      }
    }
  }

  Expression resultAddress() {
    return resultAddress;
  }

  /** Declares the function's parameters; must come before any other register. */
  void parameters() {
    Signature signature = Signature.of(body.analysis.code());
    boolean words = body.context.reach().addressTaken(body.analysis.code());
    if (signature.resultInMemory()) {
      resultAddress = body.out.parameter("result", 64);
    }
    Map<Integer, List<Register>> narrow = new HashMap<>();
    for (LlvmFunction.Parameter p : function.parameters()) {
      List<Register> registers = new ArrayList<>();
      for (Leaf leaf : body.shapes.of(p.type())) {
        int bits = words ? 64 : leaf.bits();
        registers.add(body.out.parameter(name(p.local()), bits, type(p.local())));
      }
      narrow.put(p.local(), registers);
    }
    if (function.type().variadic()) {
      body.variableArguments(body.out.parameter("arguments", 64));
    }
    for (LlvmFunction.Parameter p : function.parameters()) {
      body.values.defineRegisters(p.local(), fitting(p, narrow.get(p.local())));
    }
  }

  /** A call through a pointer may pass wider arguments than the function has. */
  private List<Register> fitting(LlvmFunction.Parameter p, List<Register> registers) {
    List<Leaf> leaves = body.shapes.of(p.type());
    List<Register> all = new ArrayList<>();
    for (int k = 0; k < leaves.size(); k++) {
      Register r = registers.get(k);
      if (r.bits() != leaves.get(k).bits()) {
        r = body.out.register(name(p.local()), leaves.get(k).bits(), type(p.local()));
        body.out.assign(r, Folding.truncate(registers.get(k), r.bits()));
      }
      all.add(r);
    }
    return all;
  }

  private String name(int local) {
    LlvmInstruction.Declare d = declared.get(local);
    return d == null ? "%" + function.locals().get(local) : d.variable();
  }

  /** The declared type of the variable that lives at a local's address. */
  private int type(int local) {
    LlvmInstruction.Declare d = declared.get(local);
    return d == null ? DataType.UNKNOWN : body.context.types().of(body.unit(), d.type());
  }

  /** Writes what comes before the function's own code. */
  void write() {
    bindParameters();
    body.analysis.slots().widths().keySet().stream().sorted().forEach(this::slot);
    body.findThreadLocals();
    areas.reserve();
    chain.begin();
    for (LlvmFunction.Parameter p : function.parameters()) {
      p.copied().ifPresent(type -> copy(p, type));
    }
  }

  private void slot(int local) {
    if (body.slot(new LlvmValue.Local(local, Type.POINTER)) == null) {
      int bits = body.analysis.slots().widths().get(local);
      body.slot(local, body.out.register(name(local), bits, type(local)));
    }
  }

  /** A parameter that is stored into its variable, and used nowhere else, is that variable. */
  private void bindParameters() {
    Set<Integer> touched = new HashSet<>();
    Set<Integer> parameters = new HashSet<>();
    function.parameters().forEach(p -> parameters.add(p.local()));
    for (LlvmInstruction i : body.analysis.flow().blocks().getFirst().instructions()) {
      if (i instanceof LlvmInstruction.Store s
          && s.value() instanceof LlvmValue.Local value
          && s.address() instanceof LlvmValue.Local slot
          && body.analysis.slots().isSlot(slot)
          && parameters.contains(value.index())
          && !touched.contains(slot.index())
          && usedOnce(value.index())) {
        spills.add(s);
        body.slot(slot.index(), (Register) body.values.peek(value.index()).getFirst());
        touched.add(slot.index());
      } else {
        InstructionParts.operands(i, v -> note(v, touched));
      }
    }
  }

  private static void note(LlvmValue value, Set<Integer> touched) {
    if (value instanceof LlvmValue.Local l) {
      touched.add(l.index());
    }
  }

  private boolean usedOnce(int local) {
    return body.analysis.usage().uses(local) == 1 && !body.analysis.usage().crosses(local);
  }

  boolean isParameterSpill(LlvmInstruction.Store store) {
    return !spills.isEmpty() && spills.contains(store);
  }

  /** A struct that is passed by value is the function's own variable. */
  private void copy(LlvmFunction.Parameter p, Type type) {
    Expression from = body.values.peek(p.local()).getFirst();
    long size = body.shapes.layout().size(type);
    int alignment = body.shapes.layout().alignment(type);
    Register to = allocate(p.local(), Folding.constant(size, 64), alignment, true);
    new BulkMemory(body).copyPieces(to, from, size, Math.min(8, alignment));
    body.values.defineRegisters(p.local(), List.of(to));
  }

  /** A variable that is no register. */
  void alloca(int block, LlvmInstruction.Alloca i) {
    if (body.analysis.slots().widths().containsKey(i.result())) {
      return;
    }
    long one = body.shapes.layout().size(i.type());
    Expression count = Folding.resize(body.scalar(i.count()), 64);
    Expression size = Folding.binary(BinaryOperator.MUL, count, Folding.constant(one, 64));
    int alignment = Math.max(i.alignment(), body.shapes.layout().alignment(i.type()));
    Register r = allocate(i.result(), size, alignment, block == 0);
    body.values.defineRegisters(i.result(), List.of(r));
  }

  private Register allocate(int local, Expression size, int alignment, boolean once) {
    boolean own = body.context.ownership().isPrivate(body.analysis.code(), local);
    Register r = body.out.register(name(local), 64, type(local));
    SourcePosition before = body.out.position();
    if (declared.containsKey(local) && declared.get(local).at().line() != 0) {
      body.out.at(declared.get(local).at());
    }
    Storage storage = own ? Storage.PRIVATE : Storage.STACK;
    body.out.add(new Instruction.Allocate(r, size, alignment, storage, body.out.position()));
    body.out.at(before);
    if (!own && once) {
      shared.add(r);
    } else if (!own) {
      chain.add(r);
    }
    return r;
  }

  /** The function returns; main's variables live as long as the process. */
  void freeVariables() {
    chain.restoreAll();
    if (!function.name().equals("main")) {
      for (Register r : shared) {
        body.out.add(new Instruction.Free(r, Storage.STACK, body.out.position()));
      }
    }
  }
}
