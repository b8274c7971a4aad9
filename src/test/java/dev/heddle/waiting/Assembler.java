// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import dev.heddle.waiting.Step.Add;
import dev.heddle.waiting.Step.Assert;
import dev.heddle.waiting.Step.Assign;
import dev.heddle.waiting.Step.Assume;
import dev.heddle.waiting.Step.Branch;
import dev.heddle.waiting.Step.Choose;
import dev.heddle.waiting.Step.Compare;
import dev.heddle.waiting.Step.Exchange;
import dev.heddle.waiting.Step.Fence;
import dev.heddle.waiting.Step.Jump;
import dev.heddle.waiting.Step.Load;
import dev.heddle.waiting.Step.Lock;
import dev.heddle.waiting.Step.Post;
import dev.heddle.waiting.Step.Store;
import dev.heddle.waiting.Step.TryLock;
import dev.heddle.waiting.Step.TryWait;
import dev.heddle.waiting.Step.Unlock;
import dev.heddle.waiting.Step.Wait;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The text of a thread: steps with {@code ;} between them, {@code name:} before the target of a
 * jump, and {@code out a,b} at the end for its outputs.
 */
final class Assembler {
  private Assembler() {}

  static Body body(String text) {
    Map<String, Integer> labels = new HashMap<>();
    List<String> lines = new ArrayList<>();
    for (String part : text.split(";")) {
      String line = part.strip();
      while (line.contains(":")) {
        int colon = line.indexOf(':');
        labels.put(line.substring(0, colon).strip(), lines.size());
        line = line.substring(colon + 1).strip();
      }
      if (!line.isEmpty()) {
        lines.add(line);
      }
    }
    List<String> outputs = List.of();
    if (!lines.isEmpty() && lines.getLast().startsWith("out ")) {
      outputs = List.of(operands(lines.removeLast()));
    }
    return new Body(lines.stream().map(l -> step(l, labels)).toList(), outputs);
  }

  private static String[] operands(String line) {
    int space = line.indexOf(' ');
    return space < 0 ? new String[0] : line.substring(space).strip().split("\\s*,\\s*");
  }

  private static Step step(String line, Map<String, Integer> labels) {
    String[] o = operands(line);
    String name = line.split(" ")[0];
    return switch (name) {
      case "load" -> new Load(o[0], o[1]);
      case "store" -> new Store(o[0], Value.parse(o[1]));
      case "xchg" -> new Exchange(o[0], o[1], Value.parse(o[2]));
      case "add" -> new Add(o[0], o[1], Integer.parseInt(o[2]));
      case "cas" -> new Compare(o[0], o[1], o[2], Value.parse(o[3]));
      case "fence" -> new Fence();
      case "lock" -> new Lock(o[0]);
      case "unlock" -> new Unlock(o[0]);
      case "trylock" -> new TryLock(o[0], o[1]);
      case "wait" -> new Wait(o[0]);
      case "post" -> new Post(o[0]);
      case "trywait" -> new TryWait(o[0], o[1]);
      case "choose" -> new Choose(o[0]);
      case "set" -> new Assign(o[0], Value.parse(o[1]));
      case "br" -> new Branch(Condition.parse(o[0]), labels.get(o[1]));
      case "jmp" -> new Jump(labels.get(o[0]));
      case "assert" -> new Assert(Condition.parse(o[0]));
      case "assume" -> new Assume(Condition.parse(o[0]));
      default -> throw new IllegalArgumentException(line);
    };
  }

  static String text(Body body) {
    Set<Integer> targets = new TreeSet<>();
    body.steps()
        .forEach(s ->
            s.redirect(t -> {
              targets.add(t);
              return t;
            }));
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < body.steps().size(); i++) {
      parts.add((targets.contains(i) ? "h" + i + ": " : "") + text(body.steps().get(i)));
    }
    if (targets.contains(body.steps().size())) {
      parts.add("h" + body.steps().size() + ":");
    }
    if (!body.outputs().isEmpty()) {
      parts.add("out " + String.join(",", body.outputs()));
    }
    return String.join("; ", parts);
  }

  static String text(Step step) {
    return switch (step) {
      case Load s -> "load " + s.register() + "," + s.at();
      case Store s -> "store " + s.at() + "," + s.value();
      case Exchange s -> "xchg " + s.register() + "," + s.at() + "," + s.value();
      case Add s -> "add " + s.register() + "," + s.at() + "," + s.number();
      case Compare s -> "cas " + s.success() + "," + s.expected() + "," + s.at() + "," + s.value();
      case Fence _ -> "fence";
      case Lock s -> "lock " + s.mutex();
      case Unlock s -> "unlock " + s.mutex();
      case TryLock s -> "trylock " + s.register() + "," + s.mutex();
      case Wait s -> "wait " + s.semaphore();
      case Post s -> "post " + s.semaphore();
      case TryWait s -> "trywait " + s.register() + "," + s.semaphore();
      case Choose s -> "choose " + s.register();
      case Assign s -> "set " + s.register() + "," + s.value();
      case Branch s -> "br " + s.condition() + ",h" + s.target();
      case Jump s -> "jmp h" + s.target();
      case Assert s -> "assert " + s.condition();
      case Assume s -> "assume " + s.condition();
    };
  }
}
