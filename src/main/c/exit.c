/* SPDX-License-Identifier: Apache-2.0 */
/* The end of the process. What runs before it runs only if the program registers something. */
#include "heddle.h"

#include <stdlib.h>

HOOK void __heddle_run_atexit(void);
HOOK void __heddle_run_at_quick_exit(void);

void exit(int status) {
  if (__heddle_run_atexit) {
    __heddle_run_atexit();
  }
  __heddle_halt();
}

void quick_exit(int status) {
  if (__heddle_run_at_quick_exit) {
    __heddle_run_at_quick_exit();
  }
  __heddle_halt();
}
