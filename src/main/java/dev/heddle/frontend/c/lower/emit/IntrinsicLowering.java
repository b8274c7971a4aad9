// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.emit;

import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.lower.arithmetic.FloatIntrinsics;
import dev.heddle.frontend.c.lower.arithmetic.IntegerIntrinsics;
import dev.heddle.frontend.c.lower.body.Body;
import dev.heddle.frontend.c.lower.link.Intrinsics;
import dev.heddle.frontend.c.lower.shape.Folding;
import dev.heddle.frontend.c.lower.shape.UnsupportedException;
import dev.heddle.program.Barrier;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Failure;
import dev.heddle.program.Order;
import java.util.List;
import java.util.Optional;

/** Calls of LLVM's own functions; {@code llvm.NAME.types}. */
final class IntrinsicLowering {
  private static final int VA_LIST_BYTES = 24;

  private final Body body;
  private final LibraryCalls library;
  private final StackChain chain;
  private final BulkMemory bulk;
  private final IntegerIntrinsics integers;
  private final FloatIntrinsics floats;

  IntrinsicLowering(Body body, StackChain chain, BulkMemory bulk) {
    this.body = body;
    this.library = new LibraryCalls(body);
    this.chain = chain;
    this.bulk = bulk;
    this.integers = new IntegerIntrinsics(body);
    this.floats = new FloatIntrinsics(body);
  }

  void lower(LlvmInstruction.Call call, String name) {
    if (isNothing(name) || memory(call, name) || machine(name) || constant(call, name)) {
      return;
    }
    if (integers.lower(call, name) || floats.lower(call, name)) {
      return;
    }
    String base = Intrinsics.base(name);
    if (!Intrinsics.isMath(base)) {
      throw new UnsupportedException(name);
    }
    List<Expression> arguments =
        call.arguments().stream().map(a -> body.scalar(a.value())).toList();
    Register r = body.fresh(call.result(), arguments.getFirst().bits());
    library.call(Intrinsics.mathFunction(base, call), Optional.of(r), arguments);
    body.define(call.result(), r);
  }

  /** Whether an intrinsic has no effect: hints for the optimiser and lifetime markers. */
  private static boolean isNothing(String name) {
    return switch (Intrinsics.base(name)) {
      case "lifetime", "dbg", "invariant", "assume", "donothing", "prefetch", "sideeffect" -> true;
      case "va_end", "pseudoprobe", "debugtrap", "clear_cache", "var" -> true;
      case "experimental" -> name.startsWith("llvm.experimental.noalias.scope.decl");
      default -> false;
    };
  }

  private Expression argument(LlvmInstruction.Call call, int i) {
    return body.scalar(call.arguments().get(i).value());
  }

  private boolean memory(LlvmInstruction.Call call, String name) {
    switch (Intrinsics.base(name)) {
      case "memcpy", "memmove", "memset" -> bulk.lower(call, name);
      case "va_start" -> vaStart(body.fixed(argument(call, 0)));
      case "va_copy" ->
          bulk.copyPieces(
              body.fixed(argument(call, 0)), body.fixed(argument(call, 1)), VA_LIST_BYTES, 8);
      case "load" -> loadRelative(call, name);
      case "stacksave" -> body.define(call.result(), chain.save());
      case "stackrestore" -> chain.restore(argument(call, 0));
      default -> {
        return false;
      }
    }
    return true;
  }

  /** The registers that the declared parameters take have been assigned. */
  private void vaStart(Expression list) {
    ArgumentPlaces places = new ArgumentPlaces(body.shapes.layout());
    body.analysis.function().parameters().forEach(p -> places.declared(p.type(), p.copied()));
    Expression area = body.variableArguments();
    body.out.store(list, Folding.constant(places.general(), 32), 4, Order.PLAIN);
    body.out.store(Folding.add(list, 4), Folding.constant(places.floating(), 32), 4, Order.PLAIN);
    Expression memory = Folding.add(area, ArgumentPlaces.MEMORY_START);
    body.out.store(Folding.add(list, 8), memory, 8, Order.PLAIN);
    body.out.store(Folding.add(list, 16), area, 8, Order.PLAIN);
  }

  private void loadRelative(LlvmInstruction.Call call, String name) {
    if (!name.startsWith("llvm.load.relative")) {
      throw new UnsupportedException(name);
    }
    Expression base = body.fixed(argument(call, 0));
    Expression offset = Folding.signExtend(argument(call, 1), 64);
    Register distance = body.fresh(32);
    body.out.load(distance, Folding.add(base, offset), 4, Order.PLAIN);
    body.define(call.result(), Folding.add(base, Folding.signExtend(distance, 64)));
  }

  /** Lowers intrinsics that query the processor. */
  private boolean machine(String name) {
    switch (name) {
      case "llvm.x86.sse2.mfence" -> body.out.fence();
      case "llvm.x86.sse.sfence" -> body.out.fence(Barrier.STORE_STORE);
      case "llvm.x86.sse2.lfence" -> body.out.fence(Barrier.LOAD_LOAD, Barrier.LOAD_STORE);
      case "llvm.x86.sse2.pause" -> {}
      case "llvm.trap", "llvm.ubsantrap" ->
          body.out.check(Folding.constant(0, 1), Failure.ABORT, "a trap");
      default -> {
        return false;
      }
    }
    return true;
  }

  /** What is a constant here, or one of its arguments. */
  private boolean constant(LlvmInstruction.Call call, String name) {
    String base = Intrinsics.base(name);
    switch (base) {
      case "expect", "launder", "strip", "ssa", "annotation", "ptr", "threadlocal", "arithmetic" ->
          body.define(call.result(), body.leaves(call.arguments().getFirst().value()));
      case "returnaddress", "frameaddress", "addressofreturnaddress", "is" -> {
        if (name.startsWith("llvm.is.fpclass")) {
          return false;
        }
        zero(call);
      }
      case "readcyclecounter", "readsteadycounter", "allow" -> zero(call);
      case "objectsize" -> {
        boolean least = Folding.isConstant(argument(call, 1), 1);
        int bits = body.shapes.of(call.type().result()).getFirst().bits();
        body.define(call.result(), Folding.constant(least ? 0 : -1, bits));
      }
      case "x86" -> {
        if (!name.equals("llvm.x86.rdtsc")) {
          return false;
        }
        zero(call);
      }
      case "ptrmask" ->
          body.define(call.result(), Folding.and(argument(call, 0), argument(call, 1)));
      case "flt", "get" -> {
        if (!name.endsWith("rounding") && !name.endsWith("rounds")) {
          return false;
        }
        body.define(call.result(), Folding.constant(1, 32));
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private void zero(LlvmInstruction.Call call) {
    body.define(
        call.result(),
        body.shapes.of(call.type().result()).stream()
            .map(leaf -> Folding.constant(0, leaf.bits()))
            .toList());
  }
}
