/* SPDX-License-Identifier: Apache-2.0 */
/* Time. Each thread has its own clock, which goes on by a second whenever it is read. */
#include "heddle.h"

#include <errno.h>
#include <pthread.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/times.h>
#include <time.h>
#include <unistd.h>

#define START 1000000000L

static _Thread_local long readings;

static long now(void) {
  long seconds = (long)__heddle_peek8(&readings) + 1;
  __heddle_poke8(&readings, (unsigned long)seconds);
  return START + seconds;
}

time_t time(time_t *result) {
  time_t seconds = now();
  if (result) {
    *result = seconds;
  }
  return seconds;
}

double difftime(time_t a, time_t b) { return (double)(a - b); }

clock_t clock(void) { return (now() - START) * CLOCKS_PER_SEC; }

clock_t times(struct tms *result) {
  clock_t ticks = (now() - START) * 100;
  if (result) {
    result->tms_utime = ticks;
    result->tms_stime = 0;
    result->tms_cutime = 0;
    result->tms_cstime = 0;
  }
  return ticks;
}

int clock_gettime(clockid_t which, struct timespec *result) {
  result->tv_sec = now();
  result->tv_nsec = 0;
  return 0;
}

int clock_getres(clockid_t which, struct timespec *result) {
  if (result) {
    result->tv_sec = 1;
    result->tv_nsec = 0;
  }
  return 0;
}

int clock_getcpuclockid(pid_t process, clockid_t *clock) {
  *clock = CLOCK_PROCESS_CPUTIME_ID;
  return 0;
}

int pthread_getcpuclockid(pthread_t thread, clockid_t *clock) {
  *clock = CLOCK_THREAD_CPUTIME_ID;
  return 0;
}

int timespec_get(struct timespec *result, int base) {
  clock_gettime(CLOCK_REALTIME, result);
  return base;
}

int gettimeofday(struct timeval *result, void *zone) {
  result->tv_sec = now();
  result->tv_usec = 0;
  return 0;
}

int getrusage(int who, struct rusage *result) {
  memset(result, 0, sizeof *result);
  result->ru_utime.tv_sec = now() - START;
  return 0;
}

/* Sleeping gives others time, which they have anyway. */
unsigned sleep(unsigned seconds) { return 0; }

int usleep(useconds_t duration) { return 0; }

int nanosleep(const struct timespec *duration, struct timespec *rest) { return 0; }

int clock_nanosleep(clockid_t which, int flags, const struct timespec *duration,
                    struct timespec *rest) {
  return 0;
}

/* The time that is up never comes. */
unsigned alarm(unsigned seconds) { return 0; }
