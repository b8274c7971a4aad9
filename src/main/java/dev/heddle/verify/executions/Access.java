// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.executions;

import dev.heddle.foata.Action;
import dev.heddle.foata.Event;
import dev.heddle.foata.generate.Representative;
import dev.heddle.foata.symbolic.Effect;
import dev.heddle.foata.symbolic.SymbolicAddresses;
import dev.heddle.program.Expression;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * An event of an execution as an access to memory, or a fence.
 *
 * @param thread counted from 0
 * @param id the number of its action in the thread
 * @param value written, or else read
 * @param own of a load: the action of the thread whose waiting store it reads; -1 if there is none
 */
public record Access(
    Kind kind,
    int thread,
    int id,
    long address,
    int bytes,
    long value,
    int own,
    SourcePosition at) {
  /** What it is. */
  public enum Kind {
    LOAD,
    /** A store that waits. */
    STORE,
    /** A store that waited reaches memory. */
    COMMIT,
    /** A store reaches memory at once. */
    WRITE,
    UPDATE,
    FENCE
  }

  /**
   * The accesses of an execution in the order in which they take effect; empty if they cannot be
   * shown as such: loads wait, a thread goes on while a fence waits, locations overlap in part, or
   * there are locks.
   */
  static Optional<List<Access>> of(Representative execution, Program program) {
    List<Access> all = new ArrayList<>();
    Map<Long, Integer> sizes = new HashMap<>();
    Set<List<Integer>> waiting = new HashSet<>();
    Set<Integer> fenced = new HashSet<>();
    for (Event e : execution.steps().stream().flatMap(List::stream).toList()) {
      if (!isShown(e, sizes) || e.isMain() && fenced.contains(e.processor())) {
        return Optional.empty();
      }
      if (e.isFence() && !e.takesEffect()) {
        fenced.add(e.processor()); // the thread waits here
      } else if (!e.isAssertion()) {
        fenced.remove(e.isFence() ? e.processor() : -1);
        all.add(of(e, execution, program, waiting));
      }
    }
    return hasOverlaps(sizes) ? Optional.empty() : Optional.of(all);
  }

  private static boolean isShown(Event e, Map<Long, Integer> sizes) {
    if (e.isFence() || e.isAssertion()) {
      return true;
    }
    Action.Location at = e.action().location();
    Integer known = sizes.putIfAbsent(at.address(), at.bytes());
    boolean isPlainStore = e.action().effect() instanceof Effect.Store;
    return (at.address() & SymbolicAddresses.MUTEX) == 0
        && (known == null || known == at.bytes())
        && (isPlainStore || e.isMain() && e.takesEffect());
  }

  private static boolean hasOverlaps(Map<Long, Integer> sizes) {
    return sizes.entrySet().stream()
        .anyMatch(a ->
            sizes.keySet().stream().anyMatch(b -> b > a.getKey() && b < a.getKey() + a.getValue()));
  }

  private static Access of(
      Event e, Representative execution, Program program, Set<List<Integer>> waiting) {
    Action a = e.action();
    Action.Site site = a.site();
    SourcePosition at =
        program
            .functions()
            .get(program.threads().get(site.processor()))
            .code()
            .get(site.index())
            .at();
    Kind kind = kind(e);
    List<Integer> key = List.of(site.processor(), site.id());
    if (kind == Kind.STORE) {
      waiting.add(key);
    } else if (kind == Kind.COMMIT) {
      waiting.remove(key);
    }
    int newest = a.heritage().newest();
    boolean reads = kind == Kind.LOAD && waiting.contains(List.of(site.processor(), newest));
    int bits = 8 * a.location().bytes();
    long value =
        kind == Kind.FENCE
            ? 0
            : Expression.signed(Expression.truncate(execution.value(a), bits), bits);
    return new Access(
        kind,
        site.processor(),
        site.id(),
        a.location().address(),
        a.location().bytes(),
        value,
        reads ? newest : -1,
        at);
  }

  private static Kind kind(Event e) {
    return switch (e.action().effect()) {
      case Effect.Load _, Effect.Probe _ -> Kind.LOAD;
      case Effect.Store _ -> e.isShadow() ? Kind.COMMIT : e.takesEffect() ? Kind.WRITE : Kind.STORE;
      case Effect.Update _ -> Kind.UPDATE;
      case Effect.Fence _ -> Kind.FENCE;
      case Effect.Assertion _ -> throw new AssertionError(e);
    };
  }
}
