package dev.heddle.oracle;

import dev.heddle.program.Barrier;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Function;
import dev.heddle.program.Global;
import dev.heddle.program.Instruction;
import dev.heddle.program.Need;
import dev.heddle.program.Order;
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
        .ifPresent(g -> line("p.threadLocals(new byte[] {%s});", list(g.bytes())));
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
    List<Instruction> code = function.code();
    boolean closed =
        code.getLast() instanceof Instruction.Return(Optional<Expression> v, var _) && v.isEmpty();
    for (int i = 0; i < code.size(); i++) {
      if (labels.containsKey(i)) {
        line("%s.place(%sl%d);", f, f, i);
      }
      if (i < code.size() - 1 || !closed) {
        line("%s.%s;", f, call(f, code.get(i)));
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

  /** The call of the function builder {@code f} that writes an instruction. */
  private String call(String f, Instruction instruction) {
    return switch (instruction) {
      case Instruction.Assign i -> call("assign", text(f, i.target()), text(f, i.value()));
      case Instruction.Load i ->
          call(
              i.need() == Need.ANY ? "load" : "loadInitialized",
              text(f, i.target()),
              text(f, i.address()),
              text(i.bytes()),
              text(i.order()));
      case Instruction.Store i ->
          call("store", text(f, i.address()), text(f, i.value()), text(i.bytes()), kept(i.order()));
      case Instruction.ReadModifyWrite i ->
          call(
              "update",
              text(f, i.target()),
              "UpdateOperator." + i.operator().name(),
              text(f, i.address()),
              text(f, i.operand()),
              text(i.order()));
      case Instruction.CompareExchange i ->
          call(
              "compareExchange",
              text(f, i.target()),
              text(f, i.address()),
              text(f, i.expected()),
              text(f, i.desired()),
              text(i.order()));
      case Instruction.Fence i -> call("fence", barriers(i.barriers()));
      case Instruction.Jump i -> call("jump", label(f, i.target()));
      case Instruction.Branch i ->
          call("branch", text(f, i.condition()), label(f, i.whenTrue()), label(f, i.whenFalse()));
      case Instruction.Choose i -> call("choose", text(f, i.target()), text(f, i.count()));
      case Instruction.Call i ->
          call("call", optional(f, i.result()), text(f, i.callee()) + rest(f, i.arguments()));
      case Instruction.Return i -> call("giveBack", optional(f, i.value()));
      case Instruction.Exit i -> call("exit", optional(f, i.value()));
      case Instruction.Spawn i ->
          call("spawn", text(f, i.handle()), text(f, i.callee()) + rest(f, i.arguments()));
      case Instruction.Join i -> call("join", text(f, i.handle()), optional(f, i.result()));
      case Instruction.Lock i -> call("lock", text(f, i.mutex()));
      case Instruction.TryLock i -> call("tryLock", text(f, i.target()), text(f, i.mutex()));
      case Instruction.Unlock i -> call("unlock", text(f, i.mutex()));
      case Instruction.Assume i -> call("assume", text(f, i.condition()));
      case Instruction.Assert i ->
          call("check", text(f, i.condition()), constant(i.failure()), quoted(i.message()));
      case Instruction.Cut i -> call("cut", quoted(i.reason()));
      case Instruction.Halt _ -> "add(new Instruction.Halt(SourcePosition.NONE))";
      default -> call("add", added(f, instruction) + ", SourcePosition.NONE)");
    };
  }

  /** An instruction that the builder has no method for, up to its position. */
  private String added(String f, Instruction instruction) {
    return switch (instruction) {
      case Instruction.Await i ->
          made("Await", text(f, i.target()), text(f, i.cell()), await(f, i));
      case Instruction.Allocate i ->
          made(
              "Allocate",
              text(f, i.target()),
              text(f, i.bytes()),
              text(i.alignment()),
              constant(i.storage()));
      case Instruction.Free i -> made("Free", text(f, i.address()), constant(i.storage()));
      case Instruction.ObjectSize i ->
          made("ObjectSize", text(f, i.target()), text(f, i.address()));
      case Instruction.Peek i ->
          made("Peek", text(f, i.target()), text(f, i.address()), text(i.bytes()));
      case Instruction.Poke i ->
          made("Poke", text(f, i.address()), text(f, i.value()), text(i.bytes()));
      case Instruction.Holds i -> made("Holds", text(f, i.target()), text(f, i.mutex()));
      case Instruction.Self i -> made("Self", text(f, i.target()));
      case Instruction.ThreadBlock i ->
          made("ThreadBlock", text(f, i.target()), text(f, i.handle()));
      case Instruction.LoopHead i -> made("LoopHead", list(f, i.live()), list(f, i.saved()));
      case Instruction.Print i -> made("Print", text(f, i.format()), list(f, i.arguments()));
      default -> throw new IllegalArgumentException("forgotten: " + instruction);
    };
  }

  private String await(String f, Instruction.Await i) {
    return String.join(
        ", ",
        made("Await.Test", constant(i.test().operator()), text(f, i.test().operand())) + ")",
        made("Await.Update", constant(i.update().operator()), text(f, i.update().operand())) + ")",
        "Instruction.Await.Patience." + i.patience().name(),
        quoted(i.what()));
  }

  private static String made(String kind, String... arguments) {
    return "new Instruction." + kind + "(" + String.join(", ", arguments);
  }

  private String list(String f, List<? extends Expression> all) {
    return all.stream()
        .map(e -> text(f, e))
        .collect(Collectors.joining(", ", "java.util.List.of(", ")"));
  }

  private static String constant(Enum<?> value) {
    return value.getDeclaringClass().getSimpleName() + "." + value.name();
  }

  private static String call(String method, String... arguments) {
    return method + "(" + String.join(", ", arguments) + ")";
  }

  private String text(String f, Expression expression) {
    return switch (expression) {
      case Expression.Constant e -> "Expression.constant(%dL, %d)".formatted(e.value(), e.bits());
      case Register e -> f + "r" + e.index();
      case Expression.GlobalAddress e ->
          "new Expression.GlobalAddress(g%d, %dL, %d)"
              .formatted(program.globals().indexOf(e.global()), e.offset(), e.bits());
      case Expression.FunctionAddress e ->
          "new Expression.FunctionAddress(%d)".formatted(e.function());
      case Expression.Binary e ->
          "new Expression.Binary(BinaryOperator.%s, %s, %s)"
              .formatted(e.operator().name(), text(f, e.left()), text(f, e.right()));
      case Expression.Comparison e ->
          "new Expression.Comparison(ComparisonOperator.%s, %s, %s)"
              .formatted(e.operator().name(), text(f, e.left()), text(f, e.right()));
      case Expression.Unary e ->
          "new Expression.Unary(%s, %s)".formatted(constant(e.operator()), text(f, e.operand()));
      case Expression.Cast e ->
          "new Expression.Cast(CastOperator.%s, %s, %d)"
              .formatted(e.operator().name(), text(f, e.operand()), e.bits());
      case Expression.Select e ->
          "new Expression.Select(%s, %s, %s)"
              .formatted(text(f, e.condition()), text(f, e.whenTrue()), text(f, e.whenFalse()));
      case Expression.Wide e ->
          "new Expression.Wide(%s, %s)".formatted(text(f, e.low()), text(f, e.high()));
      case Expression.Half e ->
          "new Expression.Half(%s, Expression.Half.Part.%s)"
              .formatted(text(f, e.wide()), e.part().name());
    };
  }

  private String optional(String f, Optional<? extends Expression> e) {
    return e.map(x -> text(f, x)).orElse("null");
  }

  private String rest(String f, List<Expression> arguments) {
    return arguments.stream().map(a -> ", " + text(f, a)).collect(Collectors.joining());
  }

  private static String text(int number) {
    return String.valueOf(number);
  }

  private static String text(Order order) {
    return "Order." + order.name();
  }

  private static String kept(Order order) {
    boolean free = order == Order.PLAIN || order == Order.ACQUIRE;
    return text(free ? order : Order.RELAXED);
  }

  private static String barriers(Set<Barrier> barriers) {
    return barriers.stream()
        .sorted()
        .map(b -> "Barrier." + b.name())
        .collect(Collectors.joining(", "));
  }

  private static String label(String f, int index) {
    return f + "l" + index;
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }

  private void line(String format, Object... arguments) {
    out.append(format.formatted(arguments)).append('\n');
  }
}
