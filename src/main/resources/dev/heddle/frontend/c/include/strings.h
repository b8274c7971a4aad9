/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _STRINGS_H
#define _STRINGS_H 1

#include <heddle/visible.h>

#define __need_size_t
#include <stddef.h>

int bcmp(const void *, const void *, size_t);
void bcopy(const void *, void *, size_t);
void bzero(void *, size_t);
char *index(const char *, int);
char *rindex(const char *, int);
int strcasecmp(const char *, const char *);
int strncasecmp(const char *, const char *, size_t);
int ffs(int);
#ifdef __HEDDLE_MISC
int ffsl(long);
int ffsll(long long);
#endif

#endif
