// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.unfold;

import dev.heddle.foata.Action;
import dev.heddle.foata.Architecture;
import dev.heddle.foata.symbolic.Effect;
import dev.heddle.foata.symbolic.SymbolicValue;
import dev.heddle.foata.unfold.Configuration.Alternative;
import dev.heddle.program.Barrier;
import dev.heddle.program.Instruction;
import dev.heddle.program.Order;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Fences, with two parameters each (section 4.1 of the paper), and the fences that C11's orders
 * need where loads can wait; {@link dev.heddle.program.FunctionBuilder} inserts the others.
 */
final class Fencing {
  private static final Effect.Fence ACQUIRE = new Effect.Fence(true, false, true, true);
  private static final Effect.Fence RELEASE = new Effect.Fence(true, false, false, true);
  private static final Set<Order> ACQUIRING =
      EnumSet.of(Order.ACQUIRE, Order.ACQ_REL, Order.SEQ_CST);
  private static final Set<Order> RELEASING =
      EnumSet.of(Order.RELEASE, Order.ACQ_REL, Order.SEQ_CST);

  /** Whether loads, or stores, can wait at all; a fence for others is ignored. */
  private final boolean loadsWait;

  private final boolean storesWait;

  Fencing(Architecture architecture) {
    loadsWait = architecture.shadows(sample(new Effect.Load()));
    storesWait = architecture.shadows(sample(new Effect.Store(SymbolicValue.number(0))));
  }

  private static Action sample(Effect effect) {
    Action.Site site = new Action.Site(0, 0, 0, 1, "");
    Action.Location nowhere = Action.Location.NOWHERE;
    return new Action(site, effect, nowhere, new BitSet(), Action.Heritage.NONE, List.of());
  }

  /** A stage of a fence instruction; false if it is an event. */
  boolean unfold(Advance run, Set<Barrier> barriers, int stage) {
    List<Effect.Fence> fences = of(barriers);
    if (stage >= fences.size()) {
      run.moveTo(run.index + 1);
      return true;
    }
    String tag = stage == 0 ? "" : ":" + (stage + 1);
    return fence(run, tag, fences.get(stage), false);
  }

  /** A set of barriers as fences with two parameters each; two if loads and stores differ. */
  private static List<Effect.Fence> of(Set<Barrier> barriers) {
    boolean loadLoad = barriers.contains(Barrier.LOAD_LOAD);
    boolean loadStore = barriers.contains(Barrier.LOAD_STORE);
    boolean storeLoad = barriers.contains(Barrier.STORE_LOAD);
    boolean storeStore = barriers.contains(Barrier.STORE_STORE);
    Stream<Effect.Fence> fences =
        loadLoad == storeLoad && loadStore == storeStore
            ? Stream.of(new Effect.Fence(true, true, loadLoad, loadStore))
            : Stream.of(
                new Effect.Fence(true, false, loadLoad, loadStore),
                new Effect.Fence(false, true, storeLoad, storeStore));
    return fences.filter(f -> f.loadsAfter() || f.storesAfter()).toList();
  }

  static boolean releases(Instruction instruction) {
    return instruction instanceof Instruction.Store s && RELEASING.contains(s.order());
  }

  static boolean acquires(Instruction instruction) {
    return instruction instanceof Instruction.Load l && ACQUIRING.contains(l.order());
  }

  /** Before a release store: waits until older loads are complete. */
  boolean release(Advance run) {
    return fence(run, ":rel", RELEASE, false);
  }

  /** After an acquire load: the load completes before later accesses. */
  boolean acquire(Advance run) {
    return fence(run, ":acq", ACQUIRE, true);
  }

  /** A fence, after which the instruction continues, unless this was its last stage. */
  private boolean fence(Advance run, String tag, Effect.Fence fence, boolean last) {
    int next = last ? run.index + 1 : run.index;
    int stage = last ? 0 : run.stage + 1;
    if (!(fence.loadsBefore() && loadsWait) && !(fence.storesBefore() && storesWait)) {
      run.index = next;
      run.stage = stage;
      return true;
    }
    Action a = run.action(tag, fence, Action.Location.NOWHERE, new BitSet(), List.of());
    Configuration after = new Configuration(run.from, a, next, stage, run.registers, run.from.held);
    run.setAlternatives(List.of(new Alternative(a, after)));
    return false;
  }
}
