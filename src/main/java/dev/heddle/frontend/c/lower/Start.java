// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower;

import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.frontend.c.lower.body.Context;
import dev.heddle.frontend.c.lower.link.Definition;
import dev.heddle.frontend.c.lower.link.Signature;
import dev.heddle.frontend.c.lower.link.Symbols;
import dev.heddle.frontend.c.lower.link.Unit;
import dev.heddle.frontend.c.lower.shape.Folding;
import dev.heddle.frontend.c.lower.shape.Leaf;
import dev.heddle.program.Expression;
import dev.heddle.program.Function;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Global;
import dev.heddle.program.Instruction;
import dev.heddle.program.ProgramBuilder;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The first thread: constructors, then main with its arguments, then the end of the process.
 * Destructors are the first handlers for that end, so that they run as the last ones, the highest
 * priority first.
 */
final class Start {
  private static final String PROGRAM_NAME = "heddle";

  private final Symbols symbols;
  private final Definition.Code main;

  /** What runs the handlers for the end of the program, if it registers any. */
  private final Optional<Definition.Code> exit;

  private final List<Definition.Code> constructors;
  private final List<Definition.Code> destructors;

  private record Element(long priority, Definition.Code code) {}

  Start(Symbols symbols, Definition.Code main) {
    this.symbols = symbols;
    this.main = main;
    this.constructors = listed(arrays("llvm.global_ctors"));
    this.destructors = listed(destructorArrays());
    this.exit = library("__heddle_run_atexit").flatMap(handlers -> library("exit"));
  }

  private Optional<Definition.Code> library(String name) {
    return symbols.find(main.unit(), name).map(d -> d instanceof Definition.Code c ? c : null);
  }

  /** What the linker joins. */
  private List<Definition.Variable> arrays(String name) {
    List<Definition.Variable> all = new ArrayList<>();
    for (Unit unit : symbols.units()) {
      if (unit.internal(name) instanceof Definition.Variable v) {
        all.add(v);
      }
    }
    return all;
  }

  /** The arrays of destructors, whose functions are called by address. */
  List<Definition.Variable> destructorArrays() {
    return arrays("llvm.global_dtors");
  }

  /** The functions in the arrays, by priority. */
  private List<Definition.Code> listed(List<Definition.Variable> arrays) {
    List<Element> all = new ArrayList<>();
    for (Definition.Variable v : arrays) {
      if (v.variable().initializer().orElse(null) instanceof Constant.Aggregate list) {
        list.elements().forEach(e -> element(v.unit(), e).ifPresent(all::add));
      }
    }
    return all.stream()
        .sorted(Comparator.comparingLong(Element::priority))
        .map(Element::code)
        .toList();
  }

  /** An element is a priority, a function, and something that is null in C. */
  private Optional<Element> element(Unit unit, Constant element) {
    return element instanceof Constant.Aggregate(Type type, List<Constant> parts)
            && parts.get(0) instanceof Constant.Int(Type t, long priority)
            && parts.get(1) instanceof Constant.Symbol(String name)
            && symbols.find(unit, name).orElse(null) instanceof Definition.Code code
        ? Optional.of(new Element(priority, code))
        : Optional.empty();
  }

  /** The functions that are called. */
  List<Definition> functions() {
    List<Definition> all = new ArrayList<>(constructors);
    all.add(main);
    exit.ifPresent(all::add);
    if (!destructors.isEmpty()) {
      all.add(registration());
    }
    return all;
  }

  private Definition.Code registration() {
    return library("__heddle_add_destructor").orElseThrow();
  }

  Function lower(Context context, ThreadVariables variables, ProgramBuilder program) {
    FunctionBuilder out = new FunctionBuilder("start");
    variables.reserve(out);
    out.at(main.at());
    for (Definition.Code d : destructors) {
      out.call(null, address(context, registration()), address(context, d));
    }
    for (Definition.Code c : constructors) {
      out.call(null, address(context, c));
    }
    out.call(null, address(context, main), arguments(program));
    exit.ifPresent(e -> out.call(null, address(context, e), Folding.constant(0, 32)));
    out.add(new Instruction.Halt(out.position()));
    return out.buildLibrary();
  }

  private static Expression address(Context context, Definition.Code code) {
    return new Expression.FunctionAddress(context.reach().index(code));
  }

  /** As main wants them: how many, the list, and an empty environment. */
  private Expression[] arguments(ProgramBuilder program) {
    List<Leaf> wanted = Signature.of(main).parameters();
    List<Expression> all = new ArrayList<>();
    if (!wanted.isEmpty()) {
      all.add(Folding.constant(1, wanted.get(0).bits()));
    }
    if (wanted.size() > 1) {
      all.add(new Expression.GlobalAddress(list(program), 0, 64));
    }
    for (int k = 2; k < wanted.size(); k++) {
      all.add(new Expression.GlobalAddress(program.integer("envp", 8, 0), 0, 64));
    }
    return all.toArray(Expression[]::new);
  }

  private static Global list(ProgramBuilder program) {
    byte[] text = (PROGRAM_NAME + "\0").getBytes(StandardCharsets.UTF_8);
    Global name = program.global("argv[0]", text, 1);
    byte[] list =
        ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN).putLong(name.address()).array();
    return program.global("argv", list, 8);
  }
}
