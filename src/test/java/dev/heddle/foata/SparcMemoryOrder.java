// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata;

import dev.heddle.foata.SparcThread.Path;
import dev.heddle.foata.SparcThread.Transaction;
import dev.heddle.foata.SparcThread.Value;
import dev.heddle.program.Barrier;
import dev.heddle.program.Global;
import dev.heddle.program.Program;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A brute force of the memory models as The SPARC Architecture Manual, version 9, appendix D, has
 * them: every total order of the memory transactions that the model admits; a load gets the value
 * of the newest store, in that order, among those before it in that order or in its own program.
 * Shares no code with the generator.
 */
final class SparcMemoryOrder {
  /** Which pairs of a processor's transactions stay in order. */
  enum Model {
    SC,
    TSO,
    PSO,
    RMO,
    /** None of SPARC: all stay in order but two loads of which none depends on the other. */
    LOAD_LOAD
  }

  /** More orders than the caller has time for. */
  static final class TooMany extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  private final Program program;
  private final Model model;
  private final int most;
  private int orders;

  /** Executions: path, reads-from and coherence order; each with how it ends. */
  private final Map<String, String> executions = new TreeMap<>();

  SparcMemoryOrder(Program program, Model model, int most) {
    this.program = program;
    this.model = model;
    this.most = most;
  }

  /** Final states, memory then registers, with the number of executions that end in each. */
  SortedMap<String, Long> states() {
    List<Long> locations = program.globals().stream().map(Global::address).toList();
    List<List<Path>> threads =
        program.threads().stream()
            .map(f -> new SparcThread(program.functions().get(f), locations).paths())
            .toList();
    choose(threads, new ArrayList<>());
    SortedMap<String, Long> states = new TreeMap<>();
    executions.values().forEach(s -> states.merge(s, 1L, Long::sum));
    return states;
  }

  private void choose(List<List<Path>> threads, List<Path> chosen) {
    if (chosen.size() == threads.size()) {
      new Orders(chosen).extend(0);
      return;
    }
    for (Path path : threads.get(chosen.size())) {
      chosen.add(path);
      choose(threads, chosen);
      chosen.removeLast();
    }
  }

  /** All memory orders of the transactions of one path of each thread. */
  private final class Orders {
    private final List<Path> paths;
    private final List<Transaction> all = new ArrayList<>();
    private final List<Integer> thread = new ArrayList<>();
    private final int[] first;
    private final boolean[][] before;
    private final int[] order;
    private final boolean[] placed;

    Orders(List<Path> paths) {
      this.paths = List.copyOf(paths);
      first = new int[paths.size()];
      for (int t = 0; t < paths.size(); t++) {
        first[t] = all.size();
        for (Transaction x : paths.get(t).transactions()) {
          all.add(x);
          thread.add(t);
        }
      }
      int n = all.size();
      before = new boolean[n][n];
      order = new int[n];
      placed = new boolean[n];
      for (int t = 0; t < paths.size(); t++) {
        constrain(paths.get(t).transactions(), first[t]);
      }
    }

    private void constrain(List<Transaction> own, int offset) {
      int n = own.size();
      boolean[][] depends = new boolean[n][n];
      for (int j = 0; j < n; j++) {
        for (int i = 0; i < j; i++) {
          Transaction y = own.get(j);
          boolean forwards =
              own.get(i).write() != null && y.loads() && own.get(i).address() == y.address();
          depends[i][j] =
              y.write() != null && y.control().contains(i) || y.data().contains(i) || forwards;
        }
      }
      for (int k = 0; k < n; k++) {
        for (int i = 0; i < k; i++) {
          for (int j = k + 1; j < n; j++) {
            depends[i][j] |= depends[i][k] && depends[k][j];
          }
        }
      }
      for (int j = 0; j < n; j++) {
        for (int i = 0; i < j; i++) {
          before[offset + i][offset + j] =
              fenced(own.get(i), own.get(j), i) || kept(own.get(i), own.get(j), depends[i][j]);
        }
      }
    }

    private static boolean fenced(Transaction x, Transaction y, int i) {
      Set<Barrier> f = y.fences().get(i);
      boolean stores = x.write() != null;
      boolean storesLater = y.write() != null;
      return x.atomic()
          || y.atomic()
          || x.loads() && y.loads() && f.contains(Barrier.LOAD_LOAD)
          || x.loads() && storesLater && f.contains(Barrier.LOAD_STORE)
          || stores && y.loads() && f.contains(Barrier.STORE_LOAD)
          || stores && storesLater && f.contains(Barrier.STORE_STORE);
    }

    private boolean kept(Transaction x, Transaction y, boolean dependent) {
      boolean stores = y.write() != null;
      boolean same = x.address() == y.address();
      return switch (model) {
        case SC -> true;
        case TSO -> x.loads() || stores;
        case PSO -> x.loads() || stores && same;
        case RMO -> x.loads() && dependent || stores && same;
        case LOAD_LOAD -> stores || !x.loads() || dependent;
      };
    }

    void extend(int length) {
      if (length == order.length) {
        if (++orders > most) {
          throw new TooMany();
        }
        judge();
        return;
      }
      for (int x = 0; x < order.length; x++) {
        if (!placed[x] && isFree(x)) {
          placed[x] = true;
          order[length] = x;
          extend(length + 1);
          placed[x] = false;
        }
      }
    }

    private boolean isFree(int x) {
      for (int y = 0; y < order.length; y++) {
        if (!placed[y] && before[y][x]) {
          return false;
        }
      }
      return true;
    }

    /** The value axiom. */
    private void judge() {
      int[] at = new int[order.length];
      for (int k = 0; k < order.length; k++) {
        at[order[k]] = k;
      }
      long[][] read = new long[paths.size()][];
      for (int t = 0; t < paths.size(); t++) {
        read[t] = new long[paths.get(t).transactions().size()];
      }
      int[] source = new int[order.length];
      Arrays.fill(source, -1);
      for (int x : order) {
        if (all.get(x).loads()) {
          source[x] = source(x, at);
          read[thread.get(x)][x - first[thread.get(x)]] =
              source[x] < 0 ? initial(all.get(x).address()) : stored(source[x], read);
        }
      }
      for (int t = 0; t < paths.size(); t++) {
        for (Value v : paths.get(t).required()) {
          if (v.of().applyAsLong(read[t]) == 0) {
            return;
          }
        }
      }
      executions.put(signature(source), state(read));
    }

    private int source(int load, int[] at) {
      int newest = -1;
      for (int s = 0; s < order.length; s++) {
        boolean older = thread.get(s).equals(thread.get(load)) && s < load;
        if (s != load
            && all.get(s).write() != null
            && all.get(s).address() == all.get(load).address()
            && (at[s] < at[load] || older)
            && (newest < 0 || at[s] > at[newest])) {
          newest = s;
        }
      }
      return newest;
    }

    private long stored(int s, long[][] read) {
      return all.get(s).write().of().applyAsLong(read[thread.get(s)]);
    }

    private long initial(long address) {
      byte[] bytes = program.globalAt(address).orElseThrow().bytes();
      long value = 0;
      for (int i = bytes.length - 1; i >= 0; i--) {
        value = value << 8 | bytes[i] & 0xFF;
      }
      return value;
    }

    private String signature(int[] source) {
      StringBuilder out = new StringBuilder();
      paths.forEach(p -> out.append(System.identityHashCode(p)).append(' '));
      out.append(Arrays.toString(source));
      for (Global g : program.globals()) {
        out.append(g.name());
        for (int x : order) {
          if (all.get(x).write() != null && all.get(x).address() == g.address()) {
            out.append(' ').append(x);
          }
        }
      }
      return out.toString();
    }

    private String state(long[][] read) {
      List<Long> values = new ArrayList<>();
      for (Global g : program.globals()) {
        long value = initial(g.address());
        for (int x : order) {
          if (all.get(x).write() != null && all.get(x).address() == g.address()) {
            value = stored(x, read);
          }
        }
        values.add(value);
      }
      for (int t = 0; t < paths.size(); t++) {
        for (Value v : paths.get(t).registers()) {
          values.add(v.of().applyAsLong(read[t]));
        }
      }
      return values.toString();
    }
  }
}
