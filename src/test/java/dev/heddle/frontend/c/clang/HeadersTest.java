// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Our C headers are C, in every dialect, and have the types of the C library that is modelled. */
@Tag("slow")
@WithBundledClang
class HeadersTest {
  /** Headers of clang, which ours go before. */
  private static final List<String> CLANGS =
      List.of(
          "float.h",
          "iso646.h",
          "stdalign.h",
          "stdarg.h",
          "stdatomic.h",
          "stdbool.h",
          "stddef.h",
          "stdnoreturn.h");

  private static final List<String> SIZES =
      List.of(
          "pthread_t 8",
          "pthread_attr_t 56",
          "pthread_mutex_t 40",
          "pthread_mutexattr_t 4",
          "pthread_cond_t 48",
          "pthread_condattr_t 4",
          "pthread_rwlock_t 56",
          "pthread_rwlockattr_t 8",
          "pthread_barrier_t 32",
          "pthread_barrierattr_t 4",
          "pthread_spinlock_t 4",
          "pthread_once_t 4",
          "pthread_key_t 4",
          "sem_t 32",
          "mtx_t 40",
          "cnd_t 48",
          "thrd_t 8",
          "tss_t 4",
          "once_flag 4",
          "FILE 216",
          "va_list 24",
          "cpu_set_t 128",
          "sigset_t 128",
          "siginfo_t 128",
          "struct sigaction 152",
          "struct sigevent 64",
          "struct stat 144",
          "struct tm 56",
          "struct timespec 16",
          "struct timeval 16",
          "struct rusage 144",
          "jmp_buf 200",
          "fd_set 128",
          "fpos_t 16",
          "int_fast16_t 8",
          "intmax_t 8",
          "wchar_t 4",
          "fenv_t 32",
          "struct sockaddr 16",
          "struct sockaddr_storage 128",
          "struct sockaddr_in 16",
          "struct sockaddr_in6 28",
          "struct msghdr 56",
          "struct iovec 16",
          "struct utsname 390",
          "struct dirent 280",
          "struct ipc_perm 48",
          "struct shmid_ds 112");

  @TempDir private Path place;

  private static List<String> headers() throws IOException {
    Path folder = Installation.headers();
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString())
          .sorted()
          .toList();
    }
  }

  private static String include(List<String> headers) {
    return headers.stream().map(h -> "#include <" + h + ">\n").collect(Collectors.joining());
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(place.resolve(name.replace('/', '_') + ".c"), text);
  }

  private void assertFine(String text, String... flags) throws Exception {
    assertFine(List.of(write("a", text)), flags);
  }

  /** Not as programs are compiled: with warnings, also about what our headers say. */
  private static void assertFine(List<Path> sources, String... flags) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Clang.bundled().program().toString());
    command.addAll(List.of("--target=x86_64-unknown-linux-gnu", "-fsyntax-only", "-nostdlibinc"));
    command.addAll(List.of("-isystem", Installation.headers().toString(), "-Wsystem-headers"));
    command.addAll(List.of("-Wall", "-Wextra", "-Wno-unused-function"));
    command.addAll(List.of(flags));
    sources.forEach(source -> command.add(source.toString()));
    assertEquals("", Subprocess.run(command, Optional.empty()).messages());
  }

  @ParameterizedTest
  @ValueSource(strings = {"c89", "gnu17"})
  void eachCanBeIncludedAloneAndTwice(String dialect) throws Exception {
    List<Path> sources = new ArrayList<>();
    for (String header : headers()) {
      sources.add(write(header, include(List.of(header, header))));
    }
    assertFine(sources, "-std=" + dialect);
  }

  @ParameterizedTest
  @ValueSource(strings = {"c89", "gnu89", "c99", "gnu99", "c11", "gnu11", "c17", "gnu17", "c23"})
  void allCanBeIncludedTogether(String dialect) throws Exception {
    List<String> all = new ArrayList<>(CLANGS);
    all.addAll(headers());
    all.addAll(CLANGS);
    for (String wish : List.of("-DNOTHING", "-D_GNU_SOURCE", "-D_POSIX_C_SOURCE=200809L")) {
      assertFine(include(all), "-std=" + dialect, wish);
    }
  }

  @Test
  void typesHaveTheirSizes() throws Exception {
    StringBuilder text = new StringBuilder(include(headers()));
    for (String line : SIZES) {
      int blank = line.lastIndexOf(' ');
      String type = line.substring(0, blank);
      String size = line.substring(blank + 1);
      text.append("_Static_assert(sizeof(%s) == %s, \"\");\n".formatted(type, size));
    }
    assertFine(text.toString());
  }

  @Test
  void mutexesAreLaidOutAndInitializedAsTheModelReadsThem() throws Exception {
    String text =
        """
        #define _GNU_SOURCE
        #include <pthread.h>
        #include <stddef.h>
        _Static_assert(offsetof(pthread_mutex_t, __data.__count) == 4, "");
        _Static_assert(offsetof(pthread_mutex_t, __data.__kind) == 16, "");
        pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER;
        pthread_mutex_t b = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
        pthread_mutex_t c[] = {PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP};
        struct { pthread_cond_t x; pthread_rwlock_t y; pthread_once_t z; } d =
            {PTHREAD_COND_INITIALIZER, PTHREAD_RWLOCK_INITIALIZER, PTHREAD_ONCE_INIT};
        """;
    assertFine(text);
  }

  /** Without the macros that ask for them, these names are the program's. */
  @Test
  void namesThatNobodyAskedForAreFree() throws Exception {
    String text =
        include(headers())
            + """
            static int gettid(void) { return 0; }
            static char *strchrnul(int x) { return x ? "yes" : "no"; }
            static int pthread_yield(int x) { return x; }
            int main(void) { return gettid() + pthread_yield(*strchrnul(1)); }
            """;
    assertFine(text);
    String iso =
        include(List.of("ctype.h", "stdio.h", "stdlib.h", "string.h", "threads.h", "time.h"))
            + """
            int strdup(int x) { return x; }
            int getline(int x) { return x; }
            int random(int x) { return x; }
            int nanosleep(int x) { return x; }
            """;
    assertFine(iso, "-std=c11");
  }

  @Test
  void assertFollowsNdebugAtEachInclude() throws Exception {
    String text =
        """
        #include <assert.h>
        #define NDEBUG
        #include <assert.h>
        void f(void) { assert(this is not C); }
        #undef NDEBUG
        #include <assert.h>
        void g(int x) { assert(x == 1 && "message"); }
        """;
    assertFine(text);
  }
}
