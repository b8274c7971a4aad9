/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _SETJMP_H
#define _SETJMP_H 1

#include <heddle/visible.h>

struct __jmp_buf_tag {
  long __space[25];
};
typedef struct __jmp_buf_tag jmp_buf[1];
typedef struct __jmp_buf_tag sigjmp_buf[1];

int setjmp(jmp_buf) __attribute__((__returns_twice__));
void longjmp(jmp_buf, int) __HEDDLE_NORETURN;
int _setjmp(jmp_buf) __attribute__((__returns_twice__));
void _longjmp(jmp_buf, int) __HEDDLE_NORETURN;
int sigsetjmp(sigjmp_buf, int) __attribute__((__returns_twice__));
void siglongjmp(sigjmp_buf, int) __HEDDLE_NORETURN;
#define setjmp(env) setjmp(env)

#endif
