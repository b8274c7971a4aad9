// expect: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DRIGHT: sc PASS; tso PASS; pso PASS
// expect -DNEVER: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// Polling under a mutex of C11.
#include "waiting.h"
#include <threads.h>
static mtx_t m;
static atomic_int x, first;
static void *poll(void *argument) {
  mtx_lock(&m);
  first = !x;
  while (!x) {
    mtx_unlock(&m);
    mtx_lock(&m);
  }
#ifdef RIGHT
  assert(x == 1);
#else
  assert(!first);
#endif
  mtx_unlock(&m);
  return argument;
}
static void *set(void *argument) {
  mtx_lock(&m);
#ifndef NEVER
  x = 1;
#endif
  mtx_unlock(&m);
  return argument;
}
RUN2(mtx_init(&m, mtx_plain), poll, set, )
