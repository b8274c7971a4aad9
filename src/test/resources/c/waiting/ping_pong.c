// expect: sc PASS; tso PASS; pso PASS
// expect -DJOINED: sc FAIL livelock or UNKNOWN; tso FAIL livelock or UNKNOWN; pso FAIL livelock or UNKNOWN
// expect -DTWO_BALLS: sc FAIL assertion; tso FAIL assertion; pso FAIL assertion
// Two threads that pass a ball to each other for ever, until main ends the process (JOINED: it waits
// for them). TWO_BALLS: both may have one at the same time.
#include "waiting.h"
static sem_t ball[2];
static atomic_int playing;
static void *play(void *argument) {
  for (;;) {
    sem_wait(&ball[ME]);
    assert(atomic_fetch_add(&playing, 1) == 0);
    atomic_fetch_sub(&playing, 1);
    sem_post(&ball[1 - ME]);
  }
  return argument;
}
int main(void) {
  pthread_t s, t;
  sem_init(&ball[0], 0, 1);
#ifdef TWO_BALLS
  sem_init(&ball[1], 0, 1);
#else
  sem_init(&ball[1], 0, 0);
#endif
  pthread_create(&s, 0, play, (void *)0);
  pthread_create(&t, 0, play, (void *)1);
#ifdef JOINED
  pthread_join(s, 0);
#endif
  return 0;
}
