// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.outcomes;

import dev.heddle.program.Expression;
import dev.heddle.program.Global;
import dev.heddle.program.Program;
import dev.heddle.report.MemoryPicture;
import dev.heddle.verify.DetailedWitness;
import dev.heddle.verify.Witness;
import dev.heddle.verify.Witness.Doing;
import dev.heddle.verify.executions.Access;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An execution in normal form as a picture. */
final class ExecutionPicture {
  private record Store(int thread, int id) {}

  private final MemoryPicture picture;
  private final Map<Store, String> stores = new HashMap<>();

  private ExecutionPicture(Program program, boolean partial, List<Access> accesses) {
    Map<Long, Integer> sizes = new HashMap<>();
    accesses.forEach(a -> sizes.put(a.address(), a.bytes()));
    List<Witness.Column> threads = new ArrayList<>();
    for (int t = 0; t < program.threads().size(); t++) {
      String function = program.functions().get(program.threads().get(t)).name();
      threads.add(new Witness.Column(String.valueOf(t), function));
    }
    picture = new MemoryPicture(threads, new Globals(program, sizes), partial);
  }

  /**
   * @param model whose threads have the buffers
   */
  static DetailedWitness of(Program program, String model, List<Access> accesses) {
    ExecutionPicture p = new ExecutionPicture(program, model.equals("pso"), accesses);
    accesses.forEach(p::add);
    return p.picture.picture();
  }

  private void add(Access a) {
    String thread = String.valueOf(a.thread());
    switch (a.kind()) {
      case LOAD -> {
        Optional<String> own = Optional.ofNullable(stores.get(new Store(a.thread(), a.own())));
        picture.load(thread, a.at(), a.address(), a.value(), own);
      }
      case STORE ->
          stores.put(
              new Store(a.thread(), a.id()), picture.store(thread, a.at(), a.address(), a.value()));
      case COMMIT -> picture.commit(stores.get(new Store(a.thread(), a.id())));
      case WRITE -> picture.write(thread, a.at(), a.address(), a.value());
      case UPDATE -> picture.update(thread, a.at(), a.address(), a.value());
      case FENCE -> picture.synchronise(thread, a.at(), Doing.FENCE, "");
    }
  }

  /** The names and first values of locations of globals, by the sizes of accesses. */
  private record Globals(Program program, Map<Long, Integer> sizes) implements MemoryPicture.Names {
    private Optional<Global> at(long address) {
      return program.globals().stream()
          .filter(g -> g.address() <= address && address < g.address() + g.size())
          .findFirst();
    }

    @Override
    public String place(long address) {
      return at(address)
          .map(g -> g.name() + (g.address() == address ? "" : "+" + (address - g.address())))
          .orElse(Long.toHexString(address));
    }

    @Override
    public String first(long address) {
      return at(address).map(g -> String.valueOf(value(g, address))).orElse("0");
    }

    /** Little-endian, with its sign. */
    private long value(Global global, long address) {
      byte[] bytes = global.bytes();
      int from = (int) (address - global.address());
      int size = sizes.get(address);
      long value = 0;
      for (int i = size - 1; i >= 0; i--) {
        value = value << 8 | bytes[from + i] & 0xFF;
      }
      return Expression.signed(value, 8 * size);
    }
  }
}
