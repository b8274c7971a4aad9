/* What an ordinary user gets who asks for real time, and who waits by clocks that are none. */
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <time.h>

static void *nothing(void *argument) { return argument; }

static void scheduling(void) {
  struct sched_param parameter = {0};
  int policy = -1;
  assert(pthread_setschedparam(pthread_self(), SCHED_OTHER, &parameter) == 0);
  assert(sched_setscheduler(0, SCHED_BATCH, &parameter) == 0);
  assert(pthread_setschedparam(pthread_self(), SCHED_FIFO, &parameter) == EINVAL);
  parameter.sched_priority = sched_get_priority_min(SCHED_FIFO);
  assert(pthread_setschedparam(pthread_self(), SCHED_FIFO, &parameter) == EPERM);
  assert(pthread_setschedparam(pthread_self(), SCHED_OTHER, &parameter) == EINVAL);
  assert(pthread_setschedparam(pthread_self(), 77, &parameter) == EINVAL);
  assert(sched_setscheduler(0, SCHED_RR, &parameter) == -1 && errno == EPERM);
  assert(sched_setparam(0, &parameter) == -1 && errno == EINVAL);
  assert(pthread_setschedprio(pthread_self(), 0) == 0);
  assert(pthread_setschedprio(pthread_self(), 1) == EINVAL);
  assert(pthread_getschedparam(pthread_self(), &policy, &parameter) == 0);
  assert(policy == SCHED_OTHER && parameter.sched_priority == 0);
}

static void attributes(void) {
  pthread_attr_t attributes;
  pthread_mutexattr_t mutex;
  pthread_t thread;
  int ceiling = 0;
  pthread_attr_init(&attributes);
  assert(pthread_attr_setschedpolicy(&attributes, SCHED_FIFO) == 0);
  assert(pthread_create(&thread, &attributes, nothing, 0) == 0); /* inherits */
  pthread_join(thread, 0);
  assert(pthread_attr_setinheritsched(&attributes, PTHREAD_EXPLICIT_SCHED) == 0);
  assert(pthread_create(&thread, &attributes, nothing, 0) == EPERM);
  pthread_mutexattr_init(&mutex);
  assert(pthread_mutexattr_getprioceiling(&mutex, &ceiling) == 0);
  assert(ceiling >= sched_get_priority_min(SCHED_FIFO));
  assert(pthread_mutexattr_setprioceiling(&mutex, 99) == 0);
  assert(pthread_mutexattr_setprioceiling(&mutex, 100) == EINVAL);
}

static void clocks(void) {
  pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
  pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
  pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
  pthread_condattr_t attributes;
  struct timespec end = {0, 0};
  sem_t semaphore;
  sem_init(&semaphore, 0, 1);
  pthread_condattr_init(&attributes);
  assert(pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC) == 0);
  assert(pthread_condattr_setclock(&attributes, CLOCK_PROCESS_CPUTIME_ID) == EINVAL);
  assert(pthread_mutex_clocklock(&mutex, CLOCK_PROCESS_CPUTIME_ID, &end) == EINVAL);
  assert(pthread_mutex_clocklock(&mutex, CLOCK_MONOTONIC, &end) == 0);
  assert(pthread_cond_clockwait(&condition, &mutex, CLOCK_PROCESS_CPUTIME_ID, &end) == EINVAL);
  assert(pthread_rwlock_clockrdlock(&lock, CLOCK_PROCESS_CPUTIME_ID, &end) == EINVAL);
  assert(pthread_rwlock_clockwrlock(&lock, CLOCK_PROCESS_CPUTIME_ID, &end) == EINVAL);
  assert(pthread_rwlock_clockwrlock(&lock, CLOCK_REALTIME, &end) == 0);
  assert(sem_clockwait(&semaphore, CLOCK_PROCESS_CPUTIME_ID, &end) == -1 && errno == EINVAL);
  assert(sem_clockwait(&semaphore, CLOCK_REALTIME, &end) == 0);
}

int main(void) {
  scheduling();
  attributes();
  clocks();
  return 0;
}
