// expect: sc FAIL use after free; tso FAIL use after free; pso FAIL use after free
// expect -DRIGHT: sc PASS; tso PASS; pso PASS
// A thread polls an object that another one frees.
#include "waiting.h"
static atomic_int *flag, gone;
static void *wait(void *argument) {
  while (!*flag) ;
  gone = 1;
  return argument;
}
static void *release(void *argument) {
  *flag = 1;
#ifdef RIGHT
  while (!gone) ;
#endif
  free((void *)flag);
  return argument;
}
RUN2(flag = malloc(sizeof *flag); *flag = 0, wait, release, )
