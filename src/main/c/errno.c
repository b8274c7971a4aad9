/* SPDX-License-Identifier: Apache-2.0 */
/* The last error of each thread: memory of the program, written plainly. */
#include <errno.h>

static _Thread_local int last;

int *__errno_location(void) { return &last; }

/* Its name in macOS. */
int *__error(void) { return &last; }

/* What malloc and calloc, which are primitives, call when they give nothing. */
void __heddle_no_memory(void) { last = ENOMEM; }

char *program_invocation_name = (char *)"heddle";
char *program_invocation_short_name = (char *)"heddle";
