/* SPDX-License-Identifier: Apache-2.0 */
/* The process and its system. */
#include "heddle.h"

#include <errno.h>
#include <getopt.h>
#include <limits.h>
#include <locale.h>
#include <poll.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/select.h>
#include <unistd.h>

#define PAGE 4096

/* The first thread has the number of the process. */
pid_t gettid(void) { return (pid_t)(__heddle_self() & 0x7fffffff); }

pid_t getpid(void) { return 1; }

pid_t getppid(void) { return 0; }

uid_t getuid(void) { return 0; }

uid_t geteuid(void) { return 0; }

gid_t getgid(void) { return 0; }

gid_t getegid(void) { return 0; }

int getpagesize(void) { return PAGE; }

/* What is not known here is not supported, or has no limit. */
long sysconf(int name) {
  switch (name) {
    case _SC_PAGESIZE:
      return PAGE;
    case _SC_NPROCESSORS_CONF:
    case _SC_NPROCESSORS_ONLN:
      return 2;
    case _SC_CLK_TCK:
      return 100;
    case _SC_LEVEL1_ICACHE_LINESIZE:
    case _SC_LEVEL1_DCACHE_LINESIZE:
    case _SC_LEVEL2_CACHE_LINESIZE:
      return 64;
    case _SC_THREAD_STACK_MIN:
      return PTHREAD_STACK_MIN;
    case _SC_THREAD_KEYS_MAX:
      return PTHREAD_KEYS_MAX;
    case _SC_THREAD_DESTRUCTOR_ITERATIONS:
      return PTHREAD_DESTRUCTOR_ITERATIONS;
    case _SC_SEM_VALUE_MAX:
      return SEM_VALUE_MAX;
    case _SC_HOST_NAME_MAX:
      return HOST_NAME_MAX;
    case _SC_IOV_MAX:
      return IOV_MAX;
    case _SC_VERSION:
    case _SC_THREADS:
    case _SC_THREAD_SAFE_FUNCTIONS:
    case _SC_THREAD_ATTR_STACKADDR:
    case _SC_THREAD_ATTR_STACKSIZE:
    case _SC_THREAD_PROCESS_SHARED:
    case _SC_BARRIERS:
    case _SC_CLOCK_SELECTION:
    case _SC_MONOTONIC_CLOCK:
    case _SC_READER_WRITER_LOCKS:
    case _SC_SEMAPHORES:
    case _SC_SPIN_LOCKS:
    case _SC_TIMEOUTS:
    case _SC_TIMERS:
      return _POSIX_VERSION;
    default:
      return -1;
  }
}

int prctl(int option, ...) { return 0; }

char *getenv(const char *name) { return 0; }

char *secure_getenv(const char *name) { return 0; }

char *setlocale(int category, const char *name) { return (char *)"C"; }

ssize_t write(int file, const void *bytes, size_t count) {
  if (file != STDOUT_FILENO && file != STDERR_FILENO) {
    __heddle_cut("write to a file");
  }
  __heddle_print("%.*s", (int)count, bytes);
  return (ssize_t)count;
}

int isatty(int file) { return 0; }

int fsync(int file) { return 0; }

/* Ways to sleep. */
int poll(struct pollfd *files, nfds_t count, int timeout) {
  if (count > 0) {
    __heddle_cut("poll of files");
  }
  return 0;
}

int select(int count, fd_set *in, fd_set *out, fd_set *other, struct timeval *timeout) {
  if (count > 0) {
    __heddle_cut("select of files");
  }
  return 0;
}

void *mmap(void *address, size_t size, int protection, int flags, int file, off_t offset) {
  if (!(flags & MAP_ANONYMOUS) || (flags & MAP_FIXED)) {
    __heddle_cut("mmap of a file, or to a fixed address");
  }
  if (size > PTRDIFF_MAX) {
    errno = ENOMEM;
    return MAP_FAILED;
  }
  return __heddle_allocate_zeroed((size + PAGE - 1) / PAGE * PAGE, PAGE);
}

int munmap(void *address, size_t size) {
  if (__heddle_size(address) != (long)((size + PAGE - 1) / PAGE * PAGE)) {
    __heddle_cut("munmap of a part");
  }
  __heddle_free(address);
  return 0;
}

int mprotect(void *address, size_t size, int protection) { return 0; }

int madvise(void *address, size_t size, int advice) { return 0; }

int mlock(const void *address, size_t size) { return 0; }

int munlock(const void *address, size_t size) { return 0; }

int mlockall(int flags) { return 0; }

int munlockall(void) { return 0; }
