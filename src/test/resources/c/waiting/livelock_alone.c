// expect: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// expect -DEND: sc PASS; tso PASS; pso PASS
// expect -DCOUNT: sc PASS; tso PASS; pso PASS
// expect -DSIZES: sc FAIL livelock; tso FAIL livelock; pso FAIL livelock
// A thread that is alone makes no events. It changes memory and changes it back in each round.
#include "waiting.h"
static struct {
  int y;
  short z[2];
} shared;
int main(void) {
  int n = 0;
  for (;;) {
    shared.y = 1;
    shared.y = 0;
#ifdef SIZES
    shared.z[0] = 1;
    shared.z[1] = 2;
    shared.z[0] = 0;
    shared.z[1] = 0;
#endif
#ifdef END
    if (++n == 1000) break;
#endif
#ifdef COUNT
    if (++shared.z[0] == 1000) break;
#endif
  }
  assert(n == 0 || n == 1000);
  return 0;
}
