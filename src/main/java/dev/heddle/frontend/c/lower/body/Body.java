// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.body;

import dev.heddle.frontend.c.llvm.Block;
import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.InstructionParts;
import dev.heddle.frontend.c.llvm.LlvmFunction;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.frontend.c.lower.analysis.FunctionAnalysis;
import dev.heddle.frontend.c.lower.link.MemoryImage;
import dev.heddle.frontend.c.lower.link.Unit;
import dev.heddle.frontend.c.lower.link.UnknownSymbols;
import dev.heddle.frontend.c.lower.shape.ConstantValues;
import dev.heddle.frontend.c.lower.shape.Folding;
import dev.heddle.frontend.c.lower.shape.Shapes;
import dev.heddle.frontend.c.lower.shape.UnsupportedException;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Instruction;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The function that is being lowered: its code so far, and what its values are. */
public final class Body {
  public final FunctionBuilder out;
  public final Context context;
  public final FunctionAnalysis analysis;
  public final LocalValues values;
  public final Shapes shapes;
  private final ConstantValues constants;

  /** The register of each register variable, by the local that is its address. */
  private final Map<Integer, Register> slots = new HashMap<>();

  /** The address of this thread's copy of the thread-local variables; null until it is used. */
  private Register threadBlock;

  /** The addresses of its thread-local variables that are objects of their own. */
  private final Map<MemoryImage.ThreadPlace, Register> ownObjects = new HashMap<>();

  private Register variableArguments;
  private Register divisionArea;

  public Body(Context context, FunctionAnalysis analysis) {
    LlvmFunction f = analysis.function();
    this.context = context;
    this.analysis = analysis;
    this.out = new FunctionBuilder(f.name());
    this.values = new LocalValues(out, analysis.usage(), f.locals());
    this.shapes = unit().shapes();
    this.constants = new ConstantValues(shapes, names());
  }

  public Unit unit() {
    return analysis.code().unit();
  }

  /**
   * The addresses of the image, except that thread-local variables are those of the running thread.
   */
  private ConstantValues.Names names() {
    ConstantValues.Names plain = context.image().names(unit(), false);
    return new ConstantValues.Names() {
      @Override
      public Expression symbol(String name) {
        context.reach().undefined(unit(), name).ifPresent(u -> out.cut(UnknownSymbols.use(u)));
        MemoryImage.ThreadPlace place = context.image().threadPlace(unit(), name);
        return place == null
            ? plain.symbol(name)
            : place.leaks() ? ownObjects.get(place) : Folding.add(threadBlock, place.offset());
      }

      @Override
      public Expression block(String function, String block) {
        return plain.block(function, block);
      }
    };
  }

  /** Written where the function begins: where the thread-local variables are that it names. */
  public void findThreadLocals() {
    Set<MemoryImage.ThreadPlace> places = new LinkedHashSet<>();
    for (Block block : analysis.flow().blocks()) {
      for (LlvmInstruction i : block.instructions()) {
        InstructionParts.operands(
            i, v -> InstructionParts.symbols(v, name -> addThreadPlace(name, places)));
      }
    }
    if (places.isEmpty()) {
      return;
    }
    Register self = out.register("self", 64);
    threadBlock = out.register("thread block", 64);
    out.add(new Instruction.Self(self, out.position()));
    out.add(new Instruction.ThreadBlock(threadBlock, self, out.position()));
    places.stream().filter(MemoryImage.ThreadPlace::leaks).forEach(this::findOwnObject);
  }

  private void addThreadPlace(String name, Set<MemoryImage.ThreadPlace> places) {
    if (!name.startsWith("llvm.")) {
      Optional.ofNullable(context.image().threadPlace(unit(), name)).ifPresent(places::add);
    }
  }

  private void findOwnObject(MemoryImage.ThreadPlace place) {
    Register address = out.register("thread-local", 64);
    Expression where = Folding.add(threadBlock, place.offset());
    out.add(new Instruction.Peek(address, where, Long.BYTES, out.position()));
    ownObjects.put(place, address);
  }

  public void divisionArea(Register address) {
    divisionArea = address;
  }

  /** Where a division of 128 bits puts its results. */
  public Expression divisionArea() {
    return divisionArea;
  }

  public void variableArguments(Register address) {
    variableArguments = address;
  }

  /** Where the arguments after the declared ones are. */
  public Expression variableArguments() {
    return variableArguments;
  }

  // ---------------------------------------------------------------- operands

  public List<Expression> leaves(LlvmValue value) {
    return switch (value) {
      case LlvmValue.Local(int local, Type type) -> values.read(local);
      case Constant c -> constants.of(c);
      case LlvmValue.Assembly a -> throw new UnsupportedException("inline assembly as a value");
      case LlvmValue.MetadataOperand m -> throw new UnsupportedException("metadata as a value");
    };
  }

  /** As {@link #leaves}, without counting it as a use. */
  public List<Expression> peek(LlvmValue value) {
    return value instanceof LlvmValue.Local(int local, Type type)
        ? values.peek(local)
        : leaves(value);
  }

  public Expression scalar(LlvmValue value) {
    List<Expression> leaves = leaves(value);
    if (leaves.size() != 1) {
      throw new UnsupportedException("this operation on a value of type " + value.type().text());
    }
    return leaves.getFirst();
  }

  /** The same value as a register or constant, to be used more than once. */
  public Expression fixed(Expression e) {
    if (LocalValues.isSimple(e)) {
      return e;
    }
    Register r = fresh(e.bits());
    out.assign(r, e);
    return r;
  }

  public Register fresh(int bits) {
    Register r = out.register("t", bits);
    values.stable(r);
    return r;
  }

  /** A register for a local that an instruction writes. */
  public Register fresh(int local, int bits) {
    Register r = out.register("%" + analysis.function().locals().get(local), bits);
    values.stable(r);
    return r;
  }

  // ---------------------------------------------------------------- results

  public void define(int local, Expression value) {
    values.define(local, List.of(value));
  }

  public void define(int local, List<Expression> value) {
    values.define(local, value);
  }

  // ---------------------------------------------------------------- register variables

  public void slot(int local, Register register) {
    slots.put(local, register);
  }

  /** The register that an address denotes, or null. */
  public Register slot(LlvmValue address) {
    return address instanceof LlvmValue.Local l ? slots.get(l.index()) : null;
  }

  public void assign(Register slot, Expression value) {
    values.changing(slot);
    out.assign(slot, value);
  }
}
