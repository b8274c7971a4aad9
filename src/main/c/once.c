/* SPDX-License-Identifier: Apache-2.0 */
/* What is done once. The cell at the address: 0 not yet, 1 being done, 2 done. */
#include "heddle.h"

#include <pthread.h>
#include <threads.h>

static void once(void *control, void (*routine)(void)) {
  __heddle_require(control, 4);
  if (__heddle_await(control, "NE", 1, "UMAX", 1, "once") == 0) {
    routine();
    write_cell(control, 2);
  }
}

int pthread_once(pthread_once_t *control, void (*routine)(void)) {
  once(control, routine);
  return 0;
}

void call_once(once_flag *flag, void (*routine)(void)) { once(flag, routine); }
