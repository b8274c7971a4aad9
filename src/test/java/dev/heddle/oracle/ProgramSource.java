// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import static dev.heddle.oracle.InstructionSource.quoted;

import dev.heddle.program.Expression;
import dev.heddle.program.Function;
import dev.heddle.program.Global;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Java statements that build a program again as the variable {@code program}; they need {@code
 * import dev.heddle.program.*}. Positions are left out, and the order of a release store, which
 * would bring its fence a second time, becomes relaxed.
 */
public final class ProgramSource {
  private static final int WIDEST_ALIGNMENT = 4096;

  private final Program program;
  private final StringBuilder out = new StringBuilder();

  private ProgramSource(Program program) {
    this.program = program;
  }

  public static String java(Program program) {
    return new ProgramSource(program).write();
  }

  private String write() {
    line("ProgramBuilder p = new ProgramBuilder(%s);", quoted(program.name()));
    long next = Program.BASE;
    long nextConstant = Program.CONSTANTS;
    for (int g = 0; g < program.globals().size(); g++) {
      Global global = program.globals().get(g);
      line("Global g%d = %s;", g, global(global, global.isConstant() ? nextConstant : next));
      long behind = global.address() + global.size() + ProgramBuilder.GAP;
      next = global.isConstant() ? next : behind;
      nextConstant = global.isConstant() ? behind : nextConstant;
    }
    for (int f = 0; f < program.functions().size(); f++) {
      function("f" + f, program.functions().get(f));
    }
    program
        .threadLocals()
        .ifPresent(
            g -> line("p.threadLocals(new byte[] {%s}, DataType.UNKNOWN);", list(g.bytes())));
    program.threads().forEach(t -> line("p.thread(%d);", t));
    if (program.alone()) {
      line("p.alone();");
    }
    line("Program program = p.build();");
    return out.toString();
  }

  private static String global(Global g, long next) {
    int alignment = 1;
    while (Math.ceilDiv(next, alignment) * alignment != g.address()) {
      alignment *= 2;
      if (alignment > WIDEST_ALIGNMENT) {
        throw new IllegalArgumentException("no alignment puts " + g.name() + " at its address");
      }
    }
    String list = list(g.bytes());
    String kind = g.isConstant() ? "constant" : "global";
    return "p.%s(%s, new byte[] {%s}, %d)".formatted(kind, quoted(g.name()), list, alignment);
  }

  private static String list(byte[] bytes) {
    return IntStream.range(0, bytes.length)
        .mapToObj(i -> String.valueOf(bytes[i]))
        .collect(Collectors.joining(", "));
  }

  private void function(String f, Function function) {
    line("FunctionBuilder %s = new FunctionBuilder(%s);", f, quoted(function.name()));
    for (int r = 0; r < function.registers().size(); r++) {
      Function.Variable v = function.registers().get(r);
      String kind = r < function.parameters() ? "parameter" : "register";
      line("Expression.Register %sr%d = %s.%s(%s, %d);", f, r, f, kind, quoted(v.name()), v.bits());
    }
    Map<Integer, String> labels = new TreeMap<>(function.labels());
    targets(function).forEach(t -> labels.putIfAbsent(t, "L" + t));
    labels.forEach((index, name) ->
        line("FunctionBuilder.Label %sl%d = %s.label(%s);", f, index, f, quoted(name)));
    InstructionSource source = new InstructionSource(new ExpressionSource(program, f));
    List<Instruction> code = function.code();
    boolean closed =
        code.getLast() instanceof Instruction.Return(Optional<Expression> v, var _) && v.isEmpty();
    for (int i = 0; i < code.size(); i++) {
      if (labels.containsKey(i)) {
        line("%s.place(%sl%d);", f, f, i);
      }
      if (i < code.size() - 1 || !closed) {
        line("%s.%s;", f, source.call(code.get(i)));
      }
    }
    line("p.function(%s.build());", f);
  }

  private static Set<Integer> targets(Function function) {
    Set<Integer> targets = new TreeSet<>();
    Rewrite.ofTargets(
            t -> {
              targets.add(t);
              return t;
            })
        .apply(function.code());
    return targets;
  }

  private void line(String format, Object... arguments) {
    out.append(format.formatted(arguments)).append('\n');
  }
}
