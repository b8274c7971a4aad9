// expect: sc PASS; tso PASS; pso PASS
// expect -DUNGUARDED: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// A reader counts itself in, sees the writer and counts itself out again. UNGUARDED: the writer does
// not wait for the readers.
#include "waiting.h"
static atomic_int readers, writing, a, b;
static void *reader(void *argument) {
  for (;;) {
    atomic_fetch_add(&readers, 1);
    if (!writing) break;
    atomic_fetch_sub(&readers, 1);
    while (writing) ;
  }
  int x = a;
  assert(b == x);
  atomic_fetch_sub(&readers, 1);
  return argument;
}
static void *writer(void *argument) {
  writing = 1;
#ifndef UNGUARDED
  while (readers) ;
#endif
  a = 1;
  b = 1;
  writing = 0;
  return argument;
}
RUN2(, reader, writer, )
