// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.run;

import dev.heddle.machine.code.Code;
import dev.heddle.model.MemoryModel;
import java.util.EnumMap;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.IntPredicate;

/**
 * The translated operations of a program, shared by all machines that run it under one memory
 * model, so that the JVM compiles them once and each call site has one callee.
 */
final class Translations {
  /** The translations of each program that is in use. */
  private static final Map<Code, Map<MemoryModel, Translations>> KNOWN = new WeakHashMap<>();

  private final MemoryModel model;

  /**
   * By pc: translated operations from there on, or null. Others may see what one thread puts here
   * late, which does not matter: what is not seen is interpreted.
   */
  final LocalCode[] from;

  private Translations(Code code, MemoryModel model) {
    this.model = model;
    this.from = new LocalCode[code.ops.length];
  }

  /**
   * The translations of a program for machines of a model, which do not keep the program in memory.
   */
  static Translations of(Code code, MemoryModel model) {
    synchronized (KNOWN) {
      return KNOWN
          .computeIfAbsent(code, _ -> new EnumMap<>(MemoryModel.class))
          .computeIfAbsent(model, m -> new Translations(code, m));
    }
  }

  /**
   * Translates the operations around one, unless another thread has done so.
   *
   * @param isKnown whether the location of an access by a constant address is known
   */
  synchronized void translate(Code code, int pc, IntPredicate isKnown) {
    if (from[pc] == null) {
      OperationRange range = OperationRange.around(code, pc);
      LocalCode translated =
          new Translator(range, new Translator.Setting(model, isKnown)).translate();
      range.entries().stream().forEach(i -> from[i] = translated);
    }
  }
}
