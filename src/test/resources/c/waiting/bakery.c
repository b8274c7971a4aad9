// expect: sc PASS; tso PASS; pso PASS
// expect -DRELAXED: sc PASS; tso FAIL assertion; pso FAIL assertion
// expect -DHASTY: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// Lamport's bakery for two. HASTY: nobody waits for those that choose.
#include "waiting.h"
static atomic_int choosing[2], number[2];
static int data;
#ifdef RELAXED
#define PUT(x, value) WRITE(x, value)
#else
#define PUT(x, value) ((x) = (value))
#endif
static void *thread(void *argument) {
  int other = 1 - ME;
#ifndef HASTY
  PUT(choosing[ME], 1);
#endif
  int mine = 1 + READ(number[other]);
  PUT(number[ME], mine);
#ifndef HASTY
  PUT(choosing[ME], 0);
  while (READ(choosing[other])) ;
#endif
  for (;;) {
    int theirs = READ(number[other]);
    if (theirs == 0 || theirs > mine || (theirs == mine && other > ME)) break;
  }
  data++;
  PUT(number[ME], 0);
  return argument;
}
RUN2(, thread, thread, assert(data == 2))
