// expect: sc PASS; tso PASS; pso PASS
// expect -DTORN: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// Two writers take turns by compare-and-swap on the number; the reader waits in an inner loop.
// TORN: the reader does not look at the number again.
#include "waiting.h"
static atomic_uint number;
static atomic_int a, b;
static void *writer(void *argument) {
  unsigned n;
  do {
    while ((n = number) % 2) ;
  } while (!atomic_compare_exchange_strong(&number, &n, n + 1));
  a = ME + 1;
  b = ME + 1;
  number = n + 2;
  return argument;
}
static void *reader(void *argument) {
  unsigned n;
  int x, y;
  do {
    while ((n = number) % 2) ;
    x = a;
    y = b;
#ifdef TORN
  } while (0);
#else
  } while (number != n);
#endif
  assert(x == y);
  return argument;
}
#ifdef TORN
RUN2(, writer, reader, )
#else
RUN3(, writer, writer, reader, )
#endif
