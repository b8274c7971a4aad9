/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Spin locks of POSIX: mutexes of the machine, since a thread that spins for one does nothing that
 * others could see. Its memory says whether it is locked; that is read as an event, so its order
 * with writes of the program matters.
 */
#include "heddle.h"

#include <errno.h>
#include <pthread.h>

/*
 * In the memory of one that is locked, was destroyed, or is about to be initialised; nothing that a
 * program would write.
 */
#define LOCKED 0x6c6f636b
#define DESTROYED 0x676f6e65
#define UNREADY 0x77616974

/* Who waits for one that was left behind gets it before the store: that is how it is noticed. */
int pthread_spin_init(pthread_spinlock_t *l, int shared) {
  int held = __heddle_renew((void *)l);
  if (held == SOMEBODY) {
    __heddle_fail("MUTEX", "initialisation of a spin lock that is locked");
  }
  if (held == LEFT_BEHIND) {
    __heddle_poke4((void *)l, UNREADY);
  }
  *l = 0;
  return 0;
}

int pthread_spin_destroy(pthread_spinlock_t *l) {
  if (__heddle_renew((void *)l) != NOBODY) {
    __heddle_fail("MUTEX", "destroy of a spin lock that is locked");
  }
  __heddle_lock((void *)l);
  if (*l == DESTROYED) {
    __heddle_fail("MUTEX", "destroy of a spin lock that was destroyed already");
  }
  __heddle_poke4((void *)l, DESTROYED);
  __heddle_unlock((void *)l);
  return 0;
}

/* The thread has the lock now. */
static void taken(pthread_spinlock_t *l) {
  int old = *l;
  if (old == DESTROYED) {
    __heddle_fail("MUTEX", "lock of a spin lock that was destroyed");
  }
  if (old == UNREADY) {
    __heddle_fail("MUTEX", "initialisation of a spin lock that a thread waits for");
  }
  __heddle_poke4((void *)l, LOCKED);
}

int pthread_spin_lock(pthread_spinlock_t *l) {
  __heddle_lock((void *)l);
  taken(l);
  return 0;
}

int pthread_spin_trylock(pthread_spinlock_t *l) {
  if (!__heddle_trylock((void *)l)) {
    return EBUSY;
  }
  taken(l);
  return 0;
}

int pthread_spin_unlock(pthread_spinlock_t *l) {
  if (!__heddle_holds((void *)l)) {
    __heddle_fail("MUTEX", "unlock of a spin lock that the thread does not hold");
  }
  if (*l != LOCKED) {
    __heddle_fail("MUTEX", "the memory of a spin lock was overwritten while it was locked");
  }
  __heddle_poke4((void *)l, 0);
  __heddle_unlock((void *)l);
  return 0;
}
