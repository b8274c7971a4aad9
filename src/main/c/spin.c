/*
 * Spin locks of POSIX: mutexes of the machine, since a thread that spins for one does nothing that
 * others could see.
 */
#include "heddle.h"

#include <errno.h>
#include <pthread.h>

int pthread_spin_init(pthread_spinlock_t *l, int shared) {
  if (__heddle_holds((void *)l)) {
    /* the place of a former one */
    __heddle_unlock((void *)l);
  }
  return 0;
}

int pthread_spin_destroy(pthread_spinlock_t *l) {
  if (__heddle_holds((void *)l)) {
    __heddle_fail("MUTEX", "destroy of a spin lock that is locked");
  }
  return 0;
}

int pthread_spin_lock(pthread_spinlock_t *l) {
  __heddle_lock((void *)l);
  return 0;
}

int pthread_spin_trylock(pthread_spinlock_t *l) {
  return __heddle_trylock((void *)l) ? 0 : EBUSY;
}

int pthread_spin_unlock(pthread_spinlock_t *l) {
  if (!__heddle_holds((void *)l)) {
    __heddle_fail("MUTEX", "unlock of a spin lock that the thread does not hold");
  }
  __heddle_unlock((void *)l);
  return 0;
}
