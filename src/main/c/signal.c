/* SPDX-License-Identifier: Apache-2.0 */
/* Signals: handlers are accepted and never called, since nobody can send any. */
#include "heddle.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>

__sighandler_t signal(int number, __sighandler_t handler) { return SIG_DFL; }

int sigaction(int number, const struct sigaction *action, struct sigaction *old) {
  if (old) {
    memset(old, 0, sizeof *old);
  }
  return 0;
}

int sigprocmask(int how, const sigset_t *set, sigset_t *old) {
  if (old) {
    sigemptyset(old);
  }
  return 0;
}

int pthread_sigmask(int how, const sigset_t *set, sigset_t *old) {
  return sigprocmask(how, set, old);
}

int sigaltstack(const stack_t *stack, stack_t *old) { return 0; }

int siginterrupt(int number, int flag) { return 0; }

int raise(int number) {
  if (number == SIGABRT) {
    abort();
  }
  __heddle_cut("a signal that is raised");
}

/* Waits for ever. */
int pause(void) {
  static long never;
  __heddle_await(&never, "EQ", 1, "ADD", 0, "signal");
  return -1;
}

int sigemptyset(sigset_t *set) {
  memset(set, 0, sizeof *set);
  return 0;
}

int sigfillset(sigset_t *set) {
  memset(set, 0xff, sizeof *set);
  return 0;
}

int sigaddset(sigset_t *set, int number) {
  set->__val[(number - 1) / 64] |= 1UL << (number - 1) % 64;
  return 0;
}

int sigdelset(sigset_t *set, int number) {
  set->__val[(number - 1) / 64] &= ~(1UL << (number - 1) % 64);
  return 0;
}

int sigismember(const sigset_t *set, int number) {
  return set->__val[(number - 1) / 64] >> (number - 1) % 64 & 1;
}
