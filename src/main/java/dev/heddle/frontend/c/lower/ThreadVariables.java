// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower;

import dev.heddle.frontend.c.lower.link.Definition;
import dev.heddle.frontend.c.lower.link.MemoryImage;
import dev.heddle.frontend.c.lower.shape.Folding;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Function;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Global;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.Storage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The thread-local variables that other threads may access. Each is an object that its thread
 * reserves before anything else and frees at its end, so that a later access is found like that of
 * a local variable whose function has returned. Those of the first thread live as long as the
 * process.
 */
final class ThreadVariables {
  private final MemoryImage image;
  private final Map<Definition.Variable, Global> firstValues = new LinkedHashMap<>();

  ThreadVariables(MemoryImage image, ProgramBuilder out) {
    this.image = image;
    for (Definition.Variable v : image.leakingThreadLocals()) {
      firstValues.put(
          v, out.constant("first value of " + v.name(), image.bytes(v), MemoryImage.alignment(v)));
    }
  }

  /** Writes what reserves and initialises them; their addresses. */
  List<Register> reserve(FunctionBuilder out) {
    List<Register> addresses = new ArrayList<>();
    firstValues.forEach((v, value) -> addresses.add(reserve(out.at(position(v)), v, value)));
    return addresses;
  }

  /** None for errno, which is in no file of the user. */
  private static SourcePosition position(Definition.Variable v) {
    return v.unit().library() ? SourcePosition.NONE : v.at();
  }

  private Register reserve(FunctionBuilder out, Definition.Variable v, Global firstValue) {
    SourcePosition at = out.position();
    Register self = out.register("self", 64);
    Register block = out.register("thread block", 64);
    Register address = out.register(v.name(), 64, image.type(v));
    Expression size = Folding.constant(firstValue.size(), 64);
    out.add(new Instruction.Allocate(address, size, MemoryImage.alignment(v), Storage.THREAD, at));
    copy(out, address, firstValue);
    out.add(new Instruction.Self(self, at));
    out.add(new Instruction.ThreadBlock(block, self, at));
    out.add(new Instruction.Poke(Folding.add(block, image.offset(v)), address, Long.BYTES, at));
    return address;
  }

  /** Nobody else knows the object yet, so initialising it takes no events. */
  private static void copy(FunctionBuilder out, Register address, Global from) {
    int step = Math.min(Integer.lowestOneBit(from.size() | Long.BYTES), Long.BYTES);
    Register i = out.register("i", 64);
    Register part = out.register("part", 8 * step);
    FunctionBuilder.Label head = out.label("copy");
    FunctionBuilder.Label next = out.label("next");
    FunctionBuilder.Label end = out.label("copied");
    out.assign(i, Folding.constant(0, 64));
    out.place(head);
    Expression size = Folding.constant(from.size(), 64);
    out.branch(new Expression.Comparison(ComparisonOperator.ULT, i, size), next, end);
    out.place(next);
    Expression source = new Expression.GlobalAddress(from, 0, 64);
    out.add(new Instruction.Peek(part, plus(source, i), step, out.position()));
    out.add(new Instruction.Poke(plus(address, i), part, step, out.position()));
    out.assign(i, plus(i, Folding.constant(step, 64)));
    out.jump(head);
    out.place(end);
  }

  private static Expression plus(Expression a, Expression b) {
    return Folding.binary(BinaryOperator.ADD, a, b);
  }

  /** The program, in which each thread that is started has these variables until it ends. */
  Program endedWithThreads(Program program) {
    if (firstValues.isEmpty()) {
      return program;
    }
    List<Function> functions = new ArrayList<>();
    Map<Integer, Integer> threads = new HashMap<>();
    int next = program.functions().size();
    for (Function f : program.functions()) {
      List<Instruction> code = new ArrayList<>(f.code());
      for (int k = 0; k < code.size(); k++) {
        if (code.get(k) instanceof Instruction.Spawn s) {
          int arity = s.arguments().size();
          int thread = threads.computeIfAbsent(arity, n -> next + threads.size());
          code.set(k, within(s, thread));
        }
      }
      functions.add(
          new Function(f.name(), f.parameters(), f.registers(), code, f.labels(), f.library()));
    }
    threads.entrySet().stream()
        .sorted(Map.Entry.comparingByValue())
        .forEach(e -> functions.add(thread(e.getKey())));
    return program.withFunctions(functions);
  }

  private static Instruction within(Instruction.Spawn spawn, int thread) {
    List<Expression> arguments = new ArrayList<>(spawn.arguments());
    arguments.addFirst(spawn.callee());
    return new Instruction.Spawn(
        spawn.handle(), new Expression.FunctionAddress(thread), arguments, spawn.at());
  }

  /** A thread that calls its first argument with the others. */
  private Function thread(int arity) {
    FunctionBuilder out = new FunctionBuilder("thread");
    Register start = out.parameter("start", 64);
    Expression[] arguments = new Expression[arity];
    for (int i = 0; i < arity; i++) {
      arguments[i] = out.parameter("p" + i, 64);
    }
    Register result = out.register("result", 64);
    List<Register> variables = reserve(out);
    out.call(result, start, arguments);
    List<Definition.Variable> order = List.copyOf(firstValues.keySet());
    for (int i = variables.size() - 1; i >= 0; i--) {
      out.at(position(order.get(i)));
      out.add(new Instruction.Free(variables.get(i), Storage.THREAD, out.position()));
    }
    out.giveBack(result);
    return out.buildLibrary();
  }
}
