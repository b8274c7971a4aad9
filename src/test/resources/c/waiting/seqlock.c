// expect: sc PASS; tso PASS; pso PASS
// expect -DTWO: sc PASS; tso PASS; pso PASS
// expect -DODD: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DSILENT: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// expect -DRELAXED: sc PASS; tso PASS; pso FAIL assertion
// One writer; readers (TWO) read again until nobody wrote. ODD: the reader does not mind that the
// number is odd. SILENT: the writer counts only afterwards. RELAXED: no fence behind the first count.
#include "waiting.h"
static atomic_uint number;
static atomic_int a, b;
static void *writer(void *argument) {
#ifndef SILENT
  WRITE(number, 1);
#ifndef RELAXED
  atomic_thread_fence(memory_order_release);
#endif
#endif
  WRITE(a, 1);
  WRITE(b, 1);
  RELEASE(number, 2);
  return argument;
}
static void *reader(void *argument) {
  unsigned before, after;
  int x, y;
  do {
    before = READ(number);
    x = READ(a);
    y = READ(b);
    after = READ(number);
#ifdef ODD
  } while (before != after);
#else
  } while (before != after || before % 2);
#endif
  assert(x == y);
  return argument;
}
#ifdef TWO
RUN3(, writer, reader, reader, )
#else
RUN2(, writer, reader, )
#endif
