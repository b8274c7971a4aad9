// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import static dev.heddle.mutation.Rewrite.EVERY;
import static dev.heddle.mutation.Rewrite.NO;
import static dev.heddle.mutation.Rewrite.NOTHING;
import static dev.heddle.mutation.Rewrite.YES;
import static dev.heddle.mutation.Rewrite.describe;
import static dev.heddle.mutation.Rewrite.hidden;
import static dev.heddle.waiting.WrongRule.method;
import static dev.heddle.waiting.WrongRule.of;

import dev.heddle.machine.reduction.EndSearch;
import dev.heddle.machine.state.Faults;
import dev.heddle.mutation.Rewrite;
import dev.heddle.trace.Execution;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Opcode;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** What the search of loops that wait hangs on, each broken. */
final class WrongRules {
  private static final Class<?> ROUNDS = hidden("machine.waiting.Rounds");
  private static final Class<?> MARKINGS = hidden("machine.waiting.Markings");
  private static final Class<?> EFFECTS = hidden("machine.event.Effects");
  private static final Class<?> FUTILE = hidden("machine.waiting.FutileEvents");
  private static final Class<?> LIVE = hidden("machine.code.LiveRegisters");
  private static final Class<?> REFUTED = hidden("machine.waiting.Refuted");

  private static final String RUN = "()Ldev/heddle/machine/reduction/EndSearch$Result;";

  /** Of a round, or of one event of it, it is wrong to say that it can be left out. */
  static final List<WrongRule> DROPPED =
      List.of(
          method("whatever a round wrote can be dropped", ROUNDS, "isUnobserved", "(III)Z", YES),
          method("any committed store can be dropped", ROUNDS, "isUnobserved", "(III)Z", YES)
              .under(Order.TSO, Order.PSO),
          method(
              "who holds a mutex does not matter",
              EFFECTS,
              "holder",
              "(I)J",
              code -> code.lconst_0().lreturn()),
          method("what others do in between is not seen", ROUNDS, "touches", "(II)Z", NO),
          method("others do the same whatever they find", ROUNDS, "finds", "(IJ)Z", YES),
          method("who only reads does not notice", ROUNDS, "finds", "(IJ)Z", WrongRules::ifWriting),
          of(
              "a failed trylock found the mutex free",
              ROUNDS,
              "finds",
              "(IJ)Z",
              new Rewrite.Call(Execution.class, "kind", "(I)I", CodeBuilder::iconst_m1)),
          method("stores need not be drained", ROUNDS, "isDrained", "(II)Z", YES).under(Order.TSO),
          method(
              "no register is read",
              LIVE,
              "eachRead",
              "(ILjava/util/function/IntConsumer;)V",
              NOTHING),
          method(
              "of several operands none is read",
              LIVE,
              "some",
              "(ILjava/util/function/IntConsumer;[I)V",
              NOTHING));

  /** The states after two pasts are taken to be the same, or never are. */
  static final List<WrongRule> MARKED =
      List.of(
          method("no two markings are the same", MARKINGS, "areSame", "(II)Z", NO),
          method("markings without threads", MARKINGS, "areThreadsSame", "(I)Z", YES),
          method("markings without memory", MARKINGS, "areWritesUndone", "()Z", YES),
          method(
                  "markings without buffers",
                  hidden("machine.waiting.PendingStores"),
                  "areSame",
                  "(II)Z",
                  YES)
              .under(Order.TSO, Order.PSO),
          of(
              "the state of the schedule repeats",
              MARKINGS,
              EVERY,
              "",
              new Rewrite.Detour(Execution.class, "before", "(II)Z", REFUTED)));

  /** Events that are held back, and their races. */
  static final List<WrongRule> HELD_BACK =
      List.of(
          of(
              "a waiting thread has no race at the end",
              hidden("machine.waiting.BlockedThreads"),
              "taken",
              "(I)I",
              new Rewrite.Call(FUTILE, "enabler", "(I)I", CodeBuilder::iconst_m1)),
          method("an await races with the last write", FUTILE, "passes", "(IIJI)Z", YES),
          of(
              "what closes a round may change its location",
              FUTILE,
              "isFutileByTrying",
              "(II)Z",
              new Rewrite.Call(EFFECTS, "changes", "(I)Z", CodeBuilder::iconst_0)),
          method(
              "no round is begun that would end alone",
              FUTILE,
              "isFutile",
              "(I)Z",
              WrongRules::alone));

  /** The end of an execution in which threads would go round for ever. */
  static final List<WrongRule> ENDINGS =
      List.of(
          method("every end is a livelock", EndSearch.class, "run", RUN, result("NONE")),
          method("no end is a livelock", EndSearch.class, "run", RUN, result("END")),
          of(
              "each goes round alone, even if it writes",
              EndSearch.class,
              "repeatsState",
              "(I)Z",
              new Rewrite.Call(EFFECTS, "changes", "(I)Z", CodeBuilder::iconst_0)));

  /** Noticed by a program with objects only, which scripts do not have. */
  static final WrongRule FAULTING =
      of(
          "an event that faults may close a round",
          FUTILE,
          "isFutileByTrying",
          "(II)Z",
          new Rewrite.Call(Faults.class, "count", "()I", CodeBuilder::iconst_0));

  /** Harmless by design: then a thread makes a futile event, and is parked behind it. */
  static final WrongRule HARMLESS =
      method(
              "no state behind a known event was seen before",
              hidden("machine.state.ThreadStates"),
              "mayContain",
              "(J)Z",
              NO)
          .under(Order.values());

  static final List<WrongRule> ALL =
      Stream.of(DROPPED, MARKED, HELD_BACK, ENDINGS).flatMap(List::stream).toList();

  private WrongRules() {}

  private static void ifWriting(CodeBuilder code) {
    code.aload(0)
        .getfield(describe(ROUNDS), "effects", describe(EFFECTS))
        .iload(1)
        .invokevirtual(describe(EFFECTS), "writes", MethodTypeDesc.ofDescriptor("(I)Z"))
        .ifThen(Opcode.IFEQ, reads -> reads.iconst_1().ireturn())
        .aload(0)
        .getfield(describe(ROUNDS), "effects", describe(EFFECTS))
        .iload(1)
        .invokevirtual(describe(EFFECTS), "old", MethodTypeDesc.ofDescriptor("(I)J"))
        .lload(2)
        .lcmp()
        .ifThenElse(Opcode.IFEQ, yes -> yes.iconst_1().ireturn(), no -> no.iconst_0().ireturn());
  }

  private static void alone(CodeBuilder code) {
    Map<String, Class<?>> fields = new LinkedHashMap<>();
    fields.put("trials", hidden("machine.waiting.Trials"));
    fields.put("visited", hidden("machine.state.VisitedStates"));
    fields.put("effects", EFFECTS);
    fields.put("readiness", hidden("machine.event.Readiness"));
    fields.put("threads", hidden("machine.state.Threads"));
    fields.put("execution", Execution.class);
    fields.forEach((name, type) -> code.aload(0).getfield(describe(FUTILE), name, describe(type)));
    List<ClassDesc> parameters = new ArrayList<>();
    fields.values().forEach(type -> parameters.add(describe(type)));
    parameters.add(ConstantDescs.CD_int);
    MethodTypeDesc type = MethodTypeDesc.of(ConstantDescs.CD_boolean, parameters);
    code.iload(1).invokestatic(describe(REFUTED), "comesRoundAlone", type).ireturn();
  }

  private static Consumer<CodeBuilder> result(String name) {
    ClassDesc result = describe(EndSearch.Result.class);
    return code -> code.getstatic(result, name, result).areturn();
  }
}
