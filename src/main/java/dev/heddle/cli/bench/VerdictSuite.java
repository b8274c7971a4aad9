// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.bench;

import dev.heddle.model.MemoryModel;
import dev.heddle.verify.Verdict.Answer;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The programs of {@code bench verdict}, all of them in Heddle's own folder of examples. */
final class VerdictSuite {
  private static final List<MemoryModel> MODELS =
      List.of(MemoryModel.SC, MemoryModel.TSO, MemoryModel.PSO);

  /**
   * A program in one variant.
   *
   * @param variant macros that say which program it is
   * @param size macros that make it as large as the benchmark wants; without them it is small
   * @param expected the verdict under each model that suits the program, in either size
   */
  record Program(
      Path file, List<String> variant, List<String> size, Map<MemoryModel, Answer> expected) {

    /** What the file is called, without its suffix. */
    String stem() {
      return file.getFileName().toString().replace(".c", "");
    }

    /** The program in its size, such as {@code spin_lock TEST N=6}. */
    String name() {
      return String.join(" ", join(List.of(stem()), join(variant, size)));
    }

    /** For clang. */
    List<String> flags() {
      return define(join(variant, size));
    }

    /** For clang: the same program, small. */
    List<String> smallFlags() {
      return define(variant);
    }
  }

  static final List<Program> ALL =
      List.of(
          // threads that meet or wait
          program("verdict/barrier", "", "N=10", "PASS - -"),
          program("verdict/barrier", "", "N=4 ROUNDS=5", "PASS - -"),
          program("verdict/barrier", "WORK", "N=4 ROUNDS=3", "PASS PASS PASS"),
          program("verdict/serial_thread", "", "N=7", "PASS - -"),
          program("verdict/sense_barrier", "", "N=5", "PASS - -"),
          program("verdict/sense_barrier", "", "N=3 ROUNDS=2", "PASS PASS PASS"),
          program("verdict/lock_barrier", "", "N=4", "PASS - -"),
          program("verdict/flag", "", "N=23", "PASS PASS PASS"),
          program("verdict/flag", "RELAXED", "N=10", "PASS PASS FAIL"),
          program("verdict/relay", "", "N=12", "PASS PASS PASS"),
          // stores and loads of one location
          program("families/writers", "", "N=10", "PASS - -"),
          program("families/writers", "", "N=8", "- PASS -"),
          program("verdict/two_loads", "", "N=9", "PASS - -"),
          program("verdict/repeated_stores", "", "N=9", "PASS - -"),
          program("verdict/late_store", "", "N=7", "PASS - -"),
          program("verdict/crossed_stores", "", "N=7", "PASS - -"),
          program("verdict/last_write", "", "N=10", "PASS - -"),
          program("verdict/floating_load", "", "N=9", "PASS - -"),
          program("families/readers", "", "N=16", "PASS - -"),
          program("verdict/stored_loads", "", "N=7", "PASS PASS PASS"),
          program("verdict/stored_loads", "BUG", "N=7", "FAIL FAIL FAIL"),
          program("verdict/shared_pointer", "", "N=100", "PASS PASS PASS"),
          // read-modify-writes
          program("families/atomic_increment", "", "N=10", "PASS - -"),
          program("families/atomic_increment", "", "N=8", "- PASS -"),
          program("verdict/two_counters", "", "N=7", "PASS - -"),
          program("verdict/reference_count", "", "N=7", "PASS PASS PASS"),
          program("verdict/reference_count", "LOAD_AGAIN", "N=5", "FAIL FAIL FAIL"),
          program("verdict/retry_counter", "", "N=7", "PASS PASS PASS"),
          program("verdict/retry_counter", "GIVE_UP", "N=6", "FAIL FAIL FAIL"),
          program("verdict/optimistic_lock", "", "N=6", "PASS - -"),
          program("families/indexer", "", "N=15", "PASS PASS PASS"),
          // values that depend on values
          program("families/fib_concurrent", "", "N=5", "PASS PASS -"),
          program("families/fib_joined", "", "N=6", "- PASS -"),
          program("families/last_zero", "", "N=13", "PASS PASS -"),
          program("families/sb_ring", "", "N=12", "PASS PASS PASS"),
          // mutual exclusion by loads and stores
          program("dekker", "", "ROUNDS=2", "PASS FAIL FAIL"),
          program("dekker", "PSO_FENCES", "ROUNDS=3", "PASS PASS PASS"),
          program("peterson", "", "ROUNDS=3", "PASS FAIL FAIL"),
          program("peterson", "PSO_FENCES", "ROUNDS=3", "PASS PASS PASS"),
          program("lamport", "PSO_FENCES", "", "PASS PASS PASS"),
          program("szymanski", "PSO_FENCES", "ROUNDS=2", "PASS PASS PASS"),
          // locks
          program("ticket_lock", "", "THREADS=7", "PASS - -"),
          program("ticket_lock", "", "THREADS=6", "- PASS PASS"),
          program("ticket_lock", "RELAXED", "THREADS=4", "PASS PASS FAIL"),
          program("verdict/spin_lock", "", "N=5", "PASS PASS PASS"),
          program("verdict/spin_lock", "TEST", "N=6", "PASS PASS PASS"),
          program("verdict/spin_lock", "RELAXED", "N=4", "PASS PASS FAIL"),
          program("mcs_lock", "", "THREADS=4", "PASS PASS PASS"),
          program("mcs_lock", "RELAXED", "THREADS=3", "PASS PASS FAIL"),
          program("clh_lock", "", "THREADS=3", "PASS PASS PASS"),
          program("rw_lock", "", "", "PASS PASS PASS"),
          program("verdict/counting_rwlock", "", "N=3", "PASS - -"),
          program("seqlock", "", "", "PASS PASS PASS"),
          program("verdict/seqlock_pairs", "", "WRITERS=2 READERS=2", "PASS - -"),
          program("futex_mutex", "", "", "PASS PASS PASS"),
          program("verdict/mutex_counter", "", "N=8", "PASS - -"),
          program("verdict/semaphore", "", "N=4", "PASS - -"),
          program("verdict/semaphore_posts", "", "N=7", "PASS - -"),
          program("verdict/read_locks", "", "N=7", "PASS - -"),
          // data structures
          program("treiber_stack", "", "THREADS=3", "PASS PASS PASS"),
          program("treiber_stack", "FREE_AT_ONCE", "THREADS=3", "FAIL FAIL FAIL"),
          program("michael_scott_queue", "", "", "PASS PASS PASS"),
          program("verdict/queue_pairs", "", "N=3", "PASS - -"),
          program("verdict/mpmc_queue", "", "ROUNDS=2", "PASS PASS PASS"),
          program("ring_buffer", "", "", "PASS PASS PASS"),
          program("verdict/buffer_ring", "", "N=4", "PASS PASS PASS"),
          program("verdict/chase_lev", "", "THIEVES=3 ITEMS=3", "PASS PASS PASS"),
          program("verdict/chase_lev", "NO_FENCE", "THIEVES=3 ITEMS=3", "PASS FAIL FAIL"),
          program("monitor/lazylist", "", "", "PASS - -"),
          program("monitor/harris", "", "", "PASS - -"),
          // everyday code
          program("verdict/once", "", "N=6", "PASS PASS PASS"),
          program("double_checked_locking", "", "", "PASS PASS PASS"),
          program("double_checked_locking", "RELAXED", "", "PASS PASS FAIL"),
          program("rcu_pointer", "NO_FENCE", "", "PASS FAIL FAIL"),
          program("bounded_buffer", "", "", "PASS PASS PASS"),
          program("verdict/work_queue", "", "N=4", "PASS - -"),
          program("verdict/work_queue", "SIGNAL", "N=4", "FAIL FAIL FAIL"),
          program("thread_pool", "", "WORKERS=3", "PASS - -"),
          program("striped_map", "", "THREADS=3 WORDS=3", "PASS - -"));

  private VerdictSuite() {}

  /**
   * @param expected the verdicts under SC, TSO and PSO; {@code -} where the program is not checked
   */
  private static Program program(String file, String variant, String size, String expected) {
    String[] answers = expected.split(" ");
    Map<MemoryModel, Answer> byModel = new EnumMap<>(MemoryModel.class);
    for (int i = 0; i < answers.length; i++) {
      if (!answers[i].equals("-")) {
        byModel.put(MODELS.get(i), Answer.valueOf(answers[i]));
      }
    }
    Path path = Path.of("examples", "c").resolve(file + ".c");
    return new Program(path, words(variant), words(size), byModel);
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split(" "));
  }

  private static List<String> join(List<String> first, List<String> second) {
    return Stream.concat(first.stream(), second.stream()).toList();
  }

  private static List<String> define(List<String> macros) {
    return macros.stream().map(m -> "-D" + m).toList();
  }
}
