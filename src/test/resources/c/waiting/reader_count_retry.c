// expect: sc PASS; tso PASS; pso PASS
// expect -DGREEDY: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// As reader_count.c without an inner loop: the count goes up and down in each round, and the writer
// sees that. GREEDY: the reader holds its count while it waits.
#include "waiting.h"
static atomic_int readers, writing, data;
static void *reader(void *argument) {
#ifdef GREEDY
  atomic_fetch_add(&readers, 1);
  while (writing) ;
#else
  while (atomic_fetch_add(&readers, 1), writing) atomic_fetch_sub(&readers, 1);
#endif
  int x = data;
  assert(x != 1);
  atomic_fetch_sub(&readers, 1);
  return argument;
}
static void *writer(void *argument) {
  writing = 1;
  while (readers) ;
  data = 1;
  data = 2;
  writing = 0;
  return argument;
}
RUN2(, reader, writer, )
