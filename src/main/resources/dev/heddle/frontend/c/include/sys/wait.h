/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _SYS_WAIT_H
#define _SYS_WAIT_H 1

#include <heddle/types.h>

#define WNOHANG 1
#define WUNTRACED 2
#define WEXITSTATUS(status) (((status) >> 8) & 0xff)
#define WTERMSIG(status) ((status) & 0x7f)
#define WIFEXITED(status) (WTERMSIG(status) == 0)
#define WIFSIGNALED(status) (((signed char)(WTERMSIG(status) + 1) >> 1) > 0)

pid_t wait(int *);
pid_t waitpid(pid_t, int *, int);

#endif
