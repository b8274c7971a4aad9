// expect: sc PASS; tso PASS; pso PASS
// expect -DASYNC: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// A worker waits for requests for ever; main has two, and returns. ASYNC: main does not wait.
#include "waiting.h"
static atomic_int request, answer;
static void *serve(void *argument) {
  for (;;) {
    int r;
    while ((r = request) == 0) ;
    answer = 2 * r;
    request = 0;
  }
  return argument;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, serve, 0);
  for (int i = 1; i <= 2; i++) {
    request = i;
#ifndef ASYNC
    while (request) ;
#endif
    assert(answer == 2 * i);
  }
  return 0;
}
