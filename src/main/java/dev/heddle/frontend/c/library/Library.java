// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import dev.heddle.frontend.c.llvm.Module;
import dev.heddle.frontend.c.llvm.reader.ModuleReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The part of the library that is written in C ({@code src/main/c}), compiled to LLVM text. Each C
 * file is a module of its own, so that a program costs no more reading than what it calls.
 */
public final class Library {
  /** What each file defines: a line has the file's name, and after it functions and variables. */
  private static final String INDEX = "index.txt";

  private static final List<String> DETACHING =
      List.of("pthread_detach", "thrd_detach", "pthread_attr_setdetachstate");

  private static final List<String> INITIALISING = List.of("pthread_mutex_init", "mtx_init");

  /** What {@code LibraryModels} says of a program that writes over much memory at once. */
  public static final String OVERWRITES = "__heddle_overwrites";

  /** What {@code LibraryModels} says of a program that may move waiters of a futex. */
  public static final String REQUEUES = "__heddle_requeues";

  private static final List<String> AT_EXIT = List.of("atexit", "llvm.global_dtors");

  /** Functions that the library calls, if the program uses one of these. */
  private static final Map<String, List<String>> HOOKS =
      Map.ofEntries(
          Map.entry("__heddle_bear_detached", DETACHING),
          Map.entry("__heddle_forbid_join", DETACHING),
          Map.entry("__heddle_no_longer_alone", INITIALISING),
          Map.entry("__heddle_read_kind", INITIALISING),
          Map.entry(Primitives.NO_MEMORY, List.of("__errno_location", "__error")),
          Map.entry("__heddle_mark_held", List.of(OVERWRITES)),
          Map.entry("__heddle_check_held", List.of(OVERWRITES)),
          Map.entry("__heddle_touch", List.of(OVERWRITES)),
          Map.entry("__heddle_touch_kind", List.of(OVERWRITES)),
          Map.entry("__heddle_mark_use", List.of(OVERWRITES)),
          Map.entry("__heddle_has_mark", List.of(OVERWRITES)),
          Map.entry("__heddle_unmark_use", List.of(OVERWRITES)),
          Map.entry("__heddle_may_requeue", List.of(REQUEUES)),
          Map.entry(
              "__heddle_note_end",
              List.of("pthread_tryjoin_np", "pthread_timedjoin_np", "pthread_clockjoin_np")),
          Map.entry("__heddle_run_destructors", List.of("pthread_setspecific", "tss_set")),
          Map.entry("__heddle_run_cleanups", List.of("_pthread_cleanup_push")),
          Map.entry("__heddle_keep_name", List.of("pthread_getname_np")),
          Map.entry("__heddle_run_atexit", AT_EXIT),
          Map.entry("__heddle_run_at_quick_exit", List.of("at_quick_exit")));

  private static final List<String> LEAVING = List.of("pthread_exit", "thrd_exit");

  /**
   * Further functions that are needed if main may end before other threads and functions run at
   * exit.
   */
  private static final Set<String> LAST =
      Set.of("__heddle_bear", "__heddle_leave", "__heddle_join_first");

  /** By function, another one that does not work out the result. */
  private static final Map<String, String> IGNORING_RESULT =
      Map.of("pthread_barrier_wait", "__heddle_meet");

  /** What was read, for all programs. */
  private static final Map<String, Module> MODULES = new ConcurrentHashMap<>();

  /** The file that every program with threads needs. */
  private static final String THREADS = "thread";

  private final Map<String, String> files = new HashMap<>();
  private final Set<String> used;

  /** The library for a program that refers to these names without defining them. */
  public Library(Set<String> used) {
    this.used = Set.copyOf(used);
    for (String line : new String(resource(INDEX), StandardCharsets.UTF_8).split("\n")) {
      String[] words = line.split(" ");
      for (int i = 1; i < words.length; i++) {
        files.put(words[i], words[0]);
      }
    }
  }

  /** All functions and variables that it defines. */
  public Set<String> names() {
    return Set.copyOf(files.keySet());
  }

  /** The module that defines a function or variable, always the same object. */
  public Optional<Module> defining(String name) {
    boolean hidden =
        LAST.contains(name)
            ? !(uses(LEAVING) && uses(AT_EXIT))
            : HOOKS.containsKey(name) && !uses(HOOKS.get(name));
    return hidden ? Optional.empty() : Optional.ofNullable(files.get(name)).map(Library::module);
  }

  /** The function to call instead of a library function whose result is unused. */
  public static Optional<String> ignoringResult(String name) {
    return Optional.ofNullable(IGNORING_RESULT.get(name));
  }

  private boolean uses(List<String> any) {
    return any.stream().anyMatch(used::contains);
  }

  /** Reads the modules that will be needed, on another thread. */
  public static void readAhead() {
    module(THREADS);
  }

  private static Module module(String file) {
    return MODULES.computeIfAbsent(
        file, f -> ModuleReader.read("library/" + f + ".c", resource(f + ".ll")));
  }

  private static byte[] resource(String name) {
    try (InputStream in = Library.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + name);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
