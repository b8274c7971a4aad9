/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _DLFCN_H
#define _DLFCN_H 1

#include <heddle/visible.h>

#define RTLD_LAZY 1
#define RTLD_NOW 2
#define RTLD_NOLOAD 4
#define RTLD_LOCAL 0
#define RTLD_GLOBAL 0x100
#ifdef __HEDDLE_GNU
#define RTLD_NEXT ((void *)-1l)
#define RTLD_DEFAULT ((void *)0)
#endif

void *dlopen(const char *, int);
int dlclose(void *);
void *dlsym(void *__restrict, const char *__restrict);
char *dlerror(void);

#endif
