// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.program.Function;
import dev.heddle.program.Program;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Whatever the library defines can be made part of a program. */
class WholeLibraryTest {
  /** Hooks are there only if the program declares what they are for, as a function. */
  private static final String HOOKED =
      """
      void pthread_setspecific(), _pthread_cleanup_push(), atexit(), at_quick_exit();
      void pthread_detach(); void pthread_mutex_init(); void pthread_tryjoin_np(), pthread_getname_np(), pthread_exit();
      void use() {
        pthread_setspecific(); _pthread_cleanup_push(); atexit(); at_quick_exit();
        pthread_detach(); pthread_mutex_init(); pthread_tryjoin_np(); pthread_getname_np();
        pthread_exit();
        static char much[100], more[100];
        __builtin_memcpy(much, more, sizeof much);
      }
      """;

  @Test
  void everythingCanBeLowered() {
    Set<String> all = new TreeSet<>(new Library(Set.of()).names());
    all.remove("__heddle_errno"); // the address of a thread-local variable is no constant
    List<String> names = List.copyOf(all);
    StringBuilder source = new StringBuilder();
    for (int i = 0; i < names.size(); i++) {
      source.append("extern char f%d __asm__(\"%s\");\n".formatted(i, names.get(i)));
    }
    source.append("void *all[] = {");
    for (int i = 0; i < names.size(); i++) {
      source.append("&f").append(i).append(", ");
    }
    source.append("};\nint main() { return all[0] == 0; }\n");
    Program program = Explored.program(HOOKED + source, Optional.empty());
    Set<String> functions =
        program.functions().stream().map(Function::name).collect(Collectors.toSet());
    assertTrue(functions.contains("pthread_cond_timedwait"), functions::toString);
  }
}
