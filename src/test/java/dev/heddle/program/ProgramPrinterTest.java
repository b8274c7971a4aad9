// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.program.Expression.Register;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ProgramPrinterTest {
  /** One of everything. */
  private static Program program() {
    ProgramBuilder p = new ProgramBuilder("everything");
    Global x = p.integer("x", 4, -1);
    Global wide = p.global("wide", new byte[24], 8);
    Expression at = new Expression.GlobalAddress(x, 0, 64);
    Expression inside = new Expression.GlobalAddress(wide, 8, 64);
    FunctionBuilder twice = new FunctionBuilder("twice");
    Register n = twice.parameter("n", 32);
    twice.giveBack(new Expression.Binary(BinaryOperator.ADD, n, n));
    int callee = p.function(twice.build());
    FunctionBuilder f = new FunctionBuilder("main");
    Register r = f.register("r", 32);
    Register h = f.register("h", 64);
    Register b = f.register("b", 1);
    FunctionBuilder.Label top = f.label("top");
    FunctionBuilder.Label end = f.label("end");
    f.place(top);
    f.load(r, at, 4, Order.ACQUIRE);
    f.store(inside, r, 4, Order.PLAIN);
    f.update(r, UpdateOperator.UMAX, at, Expression.constant(-3, 32), Order.RELAXED);
    f.compareExchange(r, at, Expression.constant(0, 32), r, Order.ACQUIRE, Order.RELAXED);
    f.fence();
    f.fence(Barrier.STORE_STORE, Barrier.LOAD_STORE);
    Expression sum = new Expression.Binary(BinaryOperator.MUL, r, Expression.constant(2, 32));
    Expression less = new Expression.Comparison(ComparisonOperator.ULT, sum, r);
    f.assign(b, less);
    f.assign(r, new Expression.Select(less, sum, r));
    f.assign(h, new Expression.Cast(CastOperator.SIGN_EXTEND, r, 64));
    f.assign(r, new Expression.Cast(CastOperator.TRUNCATE, h, 32));
    f.choose(r, 3);
    f.call(r, new Expression.FunctionAddress(callee), r);
    f.spawn(h, new Expression.FunctionAddress(callee), r);
    f.join(h, r);
    f.lock(at);
    f.tryLock(r, at);
    f.unlock(at);
    f.assume(b);
    f.check(b, "b holds");
    f.branch(b, top, end);
    f.place(end);
    f.jump(end);
    f.cut("enough");
    f.exit(r);
    SourcePosition here = f.position();
    Expression size = Expression.constant(8, 64);
    f.add(new Instruction.Allocate(h, size, 16, Storage.ZEROED_HEAP, here));
    f.add(new Instruction.ObjectSize(h, h, here));
    f.add(new Instruction.Free(h, Storage.HEAP, here));
    f.add(new Instruction.Peek(r, at, 4, here));
    f.add(new Instruction.Poke(at, r, 4, here));
    f.add(
        new Instruction.Await(
            h,
            at,
            new Instruction.Await.Test(ComparisonOperator.UGT, Expression.constant(0, 64)),
            new Instruction.Await.Update(UpdateOperator.SUB, Expression.constant(1, 64)),
            Instruction.Await.Patience.WAIT,
            "semaphore",
            here));
    f.add(new Instruction.Holds(b, at, here));
    f.add(new Instruction.Renew(r, at, here));
    f.add(new Instruction.Ended(b, h, here));
    f.add(new Instruction.Self(h, here));
    f.add(new Instruction.ThreadBlock(h, h, here));
    f.add(new Instruction.LoopHead(here));
    f.add(new Instruction.LoopLimit(3, here));
    f.add(new Instruction.Print(at, java.util.List.of(r, h), here));
    f.assign(h, new Expression.Unary(UnaryOperator.SWAP_BYTES, h));
    f.add(new Instruction.Halt(here));
    p.thread(f.build());
    return p.build();
  }

  @Test
  void everyInstructionHasItsText() {
    assertEquals(
        """
        program everything
        global x: i32 = 4294967295
        global wide: 24 bytes

        function twice(n: i32)
           0  return n + n
           1  return

        function main()  // thread 0
        top:
           0  r = load32.acquire [x]
           1  store32 [wide+8] = r
           2  r = umax32.relaxed [x], -3
           3  r = cmpxchg32.acquire [x], 0, r else relaxed
           4  fence
           5  fence StoreStore|LoadStore
           6  b = (r * 2) <u r
           7  r = ((r * 2) <u r) ? (r * 2) : r
           8  h = s64(r)
           9  r = i32(h)
          10  r = choose 3
          11  r = call twice(r)
          12  h = spawn twice(r)
          13  r = join h
          14  lock [x]
          15  r = trylock [x]
          16  unlock [x]
          17  assume b
          18  assert b  // b holds
          19  if b goto top else end
        end:
          20  goto end
          21  cut  // enough
          22  exit r
          23  h = allocate zeroed_heap 8
          24  h = size [h]
          25  free [h]
          26  r = peek32 [x]
          27  poke32 [x] = r
          28  h = await [x] >u 0 then sub 1
          29  b = holds [x]
          30  r = renew [x]
          31  b = ended h
          32  h = self
          33  h = block h
          34  loop
          35  loop limit 3
          36  print x(r, h)
          37  h = swap_bytes(h)
          38  halt
          39  return
        """,
        program().toString());
  }

  /** So that a new one is not forgotten here. */
  @Test
  void theProgramHasEveryKindOfInstruction() {
    Set<Class<?>> kinds =
        program().functions().stream()
            .flatMap(f -> f.code().stream())
            .map(Object::getClass)
            .collect(Collectors.toSet());
    assertEquals(
        Stream.of(Instruction.class.getDeclaredClasses())
            .filter(Class::isRecord)
            .collect(Collectors.toSet()),
        kinds);
  }
}
