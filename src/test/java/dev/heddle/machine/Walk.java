// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine;

import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.Sketch;
import java.util.TreeSet;

/** A machine that is led lane by lane, by their names. */
final class Walk {
  final Machine machine;

  Walk(Sketch sketch, MemoryModel model) {
    machine = new Machine(sketch.program(), model);
  }

  /** The lanes that can move, sorted. */
  String enabled() {
    TreeSet<String> names = new TreeSet<>();
    for (int lane = 0; lane < 64 * machine.laneWords(); lane++) {
      if (machine.isEnabled(lane)) {
        names.add(machine.laneName(lane));
      }
    }
    return String.join(" ", names);
  }

  Walk go(String... names) {
    for (String name : names) {
      int lane = 0;
      while (!machine.isEnabled(lane) || !machine.laneName(lane).equals(name)) {
        lane++;
      }
      machine.step(lane, 0);
    }
    return this;
  }

  /** Runs until nothing can move. */
  void finish() {
    for (String names = enabled(); !names.isEmpty(); names = enabled()) {
      go(names.split(" ")[0]);
    }
  }

  long memory(String global) {
    var g = machine.program().global(global).orElseThrow();
    return machine.state().read(g.address(), g.size());
  }

  long register(int thread, int register) {
    return machine.state().register(thread, register);
  }

  int last() {
    return machine.execution().length() - 1;
  }

  boolean before(int a, int b) {
    return machine.execution().before(a, b);
  }
}
