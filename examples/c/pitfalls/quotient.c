/*
 * A thread sets the scale to -1 while another one divides the least number by it. The quotient
 * does not fit. Processors trap then, so it is an error with and without --overflow.
 *
 *                   SC    TSO   PSO
 *   (no flags)      FAIL  FAIL  FAIL    signed overflow
 */
#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int scale = 1;

static void *mirror(void *unused) {
  (void)unused;
  atomic_store(&scale, -1);
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, mirror, NULL);
  int least = INT_MIN;
  int scaled = least / atomic_load(&scale);
  pthread_join(thread, NULL);
  return scaled > 0;
}
