/* SPDX-License-Identifier: Apache-2.0 */
/* Threads that CBMC's labels start; lower.AsyncCalls makes spawns of the calls behind them. */
#include "heddle.h"

/* In mutexinit.c, if the program initialises mutexes. */
HOOK void __heddle_no_longer_alone(void);

int __heddle_async(void) {
  if (__heddle_no_longer_alone) {
    __heddle_no_longer_alone();
  }
  return 1;
}
