/* SPDX-License-Identifier: Apache-2.0 */
/* The last error of each thread: memory of the program, written plainly. */
#include <errno.h>

/* Not static: its address is the program's, so it ends with its thread as variables of programs do. */
_Thread_local int __heddle_errno;

int *__errno_location(void) { return &__heddle_errno; }

/* Its name in macOS. */
int *__error(void) { return &__heddle_errno; }

/* What malloc and calloc, which are primitives, call when they give nothing. */
void __heddle_no_memory(void) { __heddle_errno = ENOMEM; }

char *program_invocation_name = (char *)"heddle";
char *program_invocation_short_name = (char *)"heddle";
