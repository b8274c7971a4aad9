// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

import dev.heddle.program.Expression.Register;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Prints a program as text; {@link Program#toString} uses it. */
public final class ProgramPrinter {
  private final Program program;

  public ProgramPrinter(Program program) {
    this.program = program;
  }

  public String print() {
    StringBuilder out = new StringBuilder("program " + program.name() + "\n");
    for (Global g : program.globals()) {
      out.append("global ").append(g.name()).append(": ").append(bytes(g)).append('\n');
    }
    for (int i = 0; i < program.functions().size(); i++) {
      print(program.functions().get(i), i, out);
    }
    return out.toString();
  }

  private void print(Function f, int index, StringBuilder out) {
    String parameters =
        f.registers().subList(0, f.parameters()).stream()
            .map(v -> v.name() + ": i" + v.bits())
            .collect(Collectors.joining(", "));
    out.append("\nfunction ").append(f.name()).append('(').append(parameters).append(')');
    for (int t = 0; t < program.threads().size(); t++) {
      out.append(program.threads().get(t) == index ? "  // thread " + t : "");
    }
    out.append('\n');
    for (int i = 0; i < f.code().size(); i++) {
      String label = f.labels().get(i);
      out.append(label == null ? "" : label + ":\n");
      out.append(String.format("%4d  %s%n", i, instruction(f, f.code().get(i))));
    }
  }

  private static String bytes(Global g) {
    byte[] b = g.bytes();
    if (b.length > 8) {
      return b.length + " bytes";
    }
    long value = 0;
    for (int i = b.length - 1; i >= 0; i--) {
      value = value << 8 | b[i] & 0xFF;
    }
    return "i" + 8 * b.length + " = " + value;
  }

  /** One instruction of {@code f}, without its index. */
  public String instruction(Function f, Instruction instruction) {
    return switch (instruction) {
      case Instruction.Assign i -> set(f, i.target()) + expression(f, i.value());
      case Instruction.Access i -> memoryAccess(f, i);
      case Instruction.Fence i ->
          i.barriers().size() == 4
              ? "fence"
              : "fence "
                  + i.barriers().stream()
                      .sorted()
                      .map(Barrier::toString)
                      .collect(Collectors.joining("|"));
      case Instruction.ControlFlow i -> controlFlow(f, i);
      case Instruction.Choose i -> set(f, i.target()) + "choose " + operand(f, i.count());
      case Instruction.ThreadOperation i -> threadOperation(f, i);
      case Instruction.MutexOperation i -> mutexOperation(f, i);
      case Instruction.ObjectOperation i -> objectOperation(f, i);
      case Instruction.Peek i ->
          set(f, i.target()) + "peek" + i.bytes() * 8 + " [" + expression(f, i.address()) + "]";
      case Instruction.Poke i ->
          "poke"
              + i.bytes() * 8
              + " ["
              + expression(f, i.address())
              + "] = "
              + expression(f, i.value());
      case Instruction.Await i -> set(f, i.target()) + await(f, i);
      case Instruction.Print i -> "print " + call(f, i.format(), i.arguments());
    };
  }

  private String memoryAccess(Function f, Instruction.Access instruction) {
    return switch (instruction) {
      case Instruction.Load i -> set(f, i.target()) + "load" + access(f, i);
      case Instruction.Store i -> "store" + access(f, i) + " = " + expression(f, i.value());
      case Instruction.ReadModifyWrite i ->
          set(f, i.target()) + i.operator() + access(f, i) + ", " + expression(f, i.operand());
      case Instruction.CompareExchange i ->
          set(f, i.target())
              + "cmpxchg"
              + access(f, i)
              + ", "
              + expressions(f, List.of(i.expected(), i.desired()))
              + (i.failure() == i.order() ? "" : " else " + i.failure());
    };
  }

  private String controlFlow(Function f, Instruction.ControlFlow instruction) {
    return switch (instruction) {
      case Instruction.Jump i -> "goto " + target(f, i.target());
      case Instruction.Branch i ->
          "if "
              + expression(f, i.condition())
              + " goto "
              + target(f, i.whenTrue())
              + " else "
              + target(f, i.whenFalse());
      case Instruction.Call i ->
          i.result().map(r -> set(f, r)).orElse("") + "call " + call(f, i.callee(), i.arguments());
      case Instruction.Return i -> "return" + optional(f, i.value());
      case Instruction.Exit i -> "exit" + optional(f, i.value());
      case Instruction.Assume i -> "assume " + expression(f, i.condition());
      case Instruction.Assert i -> "assert " + expression(f, i.condition()) + "  // " + i.message();
      case Instruction.Cut i -> "cut  // " + i.reason();
      case Instruction.Halt i -> "halt";
      case Instruction.LoopHead _ -> "loop";
      case Instruction.LoopLimit i -> "loop limit " + i.rounds();
    };
  }

  private String threadOperation(Function f, Instruction.ThreadOperation instruction) {
    return switch (instruction) {
      case Instruction.Spawn i ->
          set(f, i.handle()) + "spawn " + call(f, i.callee(), i.arguments());
      case Instruction.Join i ->
          i.result().map(r -> set(f, r)).orElse("") + "join " + expression(f, i.handle());
      case Instruction.Ended i -> set(f, i.target()) + "ended " + expression(f, i.handle());
      case Instruction.Self i -> set(f, i.target()) + "self";
      case Instruction.ThreadBlock i -> set(f, i.target()) + "block " + expression(f, i.handle());
    };
  }

  private String mutexOperation(Function f, Instruction.MutexOperation instruction) {
    String verb =
        switch (instruction) {
          case Instruction.Lock _ -> "lock";
          case Instruction.TryLock i -> set(f, i.target()) + "trylock";
          case Instruction.Unlock _ -> "unlock";
          case Instruction.Holds i -> set(f, i.target()) + "holds";
          case Instruction.Renew i -> set(f, i.target()) + "renew";
        };
    return verb + " [" + expression(f, instruction.mutex()) + "]";
  }

  private String objectOperation(Function f, Instruction.ObjectOperation instruction) {
    return switch (instruction) {
      case Instruction.Allocate i ->
          set(f, i.target())
              + "allocate "
              + i.storage().name().toLowerCase(Locale.ROOT)
              + " "
              + expression(f, i.bytes());
      case Instruction.Free i -> "free [" + expression(f, i.address()) + "]";
      case Instruction.ObjectSize i ->
          set(f, i.target()) + "size [" + expression(f, i.address()) + "]";
    };
  }

  private String await(Function f, Instruction.Await i) {
    String verb = i.patience() == Instruction.Await.Patience.WAIT ? "await" : i.patience().name();
    return verb.toLowerCase(Locale.ROOT)
        + " ["
        + expression(f, i.cell())
        + "] "
        + i.test().operator()
        + " "
        + operand(f, i.test().operand())
        + " then "
        + i.update().operator()
        + " "
        + operand(f, i.update().operand())
        + (i.counted() == Instruction.Await.Counted.NOTHING
            ? ""
            : " counting " + i.counted().name().toLowerCase(Locale.ROOT));
  }

  private static String set(Function f, Register r) {
    return f.registers().get(r.index()).name() + " = ";
  }

  private String access(Function f, Instruction.Access a) {
    String order = a.order() == Order.PLAIN ? "" : "." + a.order();
    return a.bytes() * 8 + order + " [" + expression(f, a.address()) + "]";
  }

  private String call(Function f, Expression callee, List<Expression> arguments) {
    return expression(f, callee) + "(" + expressions(f, arguments) + ")";
  }

  private String optional(Function f, Optional<Expression> e) {
    return e.map(x -> " " + expression(f, x)).orElse("");
  }

  private String expressions(Function f, List<Expression> all) {
    return all.stream().map(e -> expression(f, e)).collect(Collectors.joining(", "));
  }

  private static String target(Function f, int index) {
    return f.labels().getOrDefault(index, String.valueOf(index));
  }

  /** An expression of {@code f}; operators inside operators are parenthesised. */
  public String expression(Function f, Expression e) {
    return switch (e) {
      case Expression.Constant c -> String.valueOf(Expression.signed(c.value(), c.bits()));
      case Register r -> f.registers().get(r.index()).name();
      case Expression.GlobalAddress g ->
          g.offset() == 0 ? g.global().name() : g.global().name() + "+" + g.offset();
      case Expression.FunctionAddress a -> program.functions().get(a.function()).name();
      case Expression.Binary b ->
          operand(f, b.left()) + " " + b.operator() + " " + operand(f, b.right());
      case Expression.Comparison c ->
          operand(f, c.left()) + " " + c.operator() + " " + operand(f, c.right());
      case Expression.Cast c ->
          switch (c.operator()) {
                case TRUNCATE -> "i" + c.bits();
                case ZERO_EXTEND -> "u" + c.bits();
                case SIGN_EXTEND -> "s" + c.bits();
                default -> c.operator().name().toLowerCase(Locale.ROOT) + c.bits();
              }
              + "("
              + expression(f, c.operand())
              + ")";
      case Expression.Wide w -> "wide(" + expressions(f, List.of(w.low(), w.high())) + ")";
      case Expression.Half h ->
          h.part().name().toLowerCase(Locale.ROOT) + "(" + expression(f, h.wide()) + ")";
      case Expression.Unary u -> u.operator() + "(" + expression(f, u.operand()) + ")";
      case Expression.Select s ->
          operand(f, s.condition())
              + " ? "
              + operand(f, s.whenTrue())
              + " : "
              + operand(f, s.whenFalse());
    };
  }

  private String operand(Function f, Expression e) {
    boolean leaf =
        switch (e) {
          case Expression.Binary b -> false;
          case Expression.Comparison c -> false;
          case Expression.Select s -> false;
          case Expression.Constant c -> true;
          case Register r -> true;
          case Expression.GlobalAddress g -> true;
          case Expression.FunctionAddress a -> true;
          case Expression.Cast c -> true;
          case Expression.Unary u -> true;
          case Expression.Wide w -> true;
          case Expression.Half h -> true;
        };
    return leaf ? expression(f, e) : "(" + expression(f, e) + ")";
  }
}
