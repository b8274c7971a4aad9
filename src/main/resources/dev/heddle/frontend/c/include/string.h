/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _STRING_H
#define _STRING_H 1

#include <heddle/locale.h>
#include <heddle/visible.h>

#define __need_NULL
#define __need_size_t
#include <stddef.h>

void *memcpy(void *__restrict, const void *__restrict, size_t);
void *memmove(void *, const void *, size_t);
void *memset(void *, int, size_t);
int memcmp(const void *, const void *, size_t);
void *memchr(const void *, int, size_t);
char *strcpy(char *__restrict, const char *__restrict);
char *strncpy(char *__restrict, const char *__restrict, size_t);
char *strcat(char *__restrict, const char *__restrict);
char *strncat(char *__restrict, const char *__restrict, size_t);
int strcmp(const char *, const char *);
int strncmp(const char *, const char *, size_t);
int strcoll(const char *, const char *);
size_t strxfrm(char *__restrict, const char *__restrict, size_t);
char *strchr(const char *, int);
char *strrchr(const char *, int);
size_t strspn(const char *, const char *);
size_t strcspn(const char *, const char *);
char *strpbrk(const char *, const char *);
char *strstr(const char *, const char *);
char *strtok(char *__restrict, const char *__restrict);
size_t strlen(const char *);
char *strerror(int);

#ifdef __HEDDLE_POSIX
void *memccpy(void *__restrict, const void *__restrict, int, size_t);
char *stpcpy(char *__restrict, const char *__restrict);
char *stpncpy(char *__restrict, const char *__restrict, size_t);
char *strdup(const char *);
char *strndup(const char *, size_t);
size_t strnlen(const char *, size_t);
char *strtok_r(char *__restrict, const char *__restrict, char **__restrict);
char *strsignal(int);
int strcoll_l(const char *, const char *, locale_t);
char *strerror_l(int, locale_t);
#ifdef __HEDDLE_GNU
char *strerror_r(int, char *, size_t);
#else
int strerror_r(int, char *, size_t) __asm__("__xpg_strerror_r");
#endif
#endif

#ifdef __HEDDLE_MISC
#include <strings.h>
char *strsep(char **__restrict, const char *__restrict);
void explicit_bzero(void *, size_t);
#endif

#ifdef __HEDDLE_GNU
void *memmem(const void *, size_t, const void *, size_t);
void *mempcpy(void *__restrict, const void *__restrict, size_t);
void *memrchr(const void *, int, size_t);
void *rawmemchr(const void *, int);
char *strcasestr(const char *, const char *);
char *strchrnul(const char *, int);
int strverscmp(const char *, const char *);
/* Else it is the one of <libgen.h>. */
#ifndef basename
char *basename(const char *);
#endif
#define strdupa(s) __builtin_strcpy((char *)__builtin_alloca(__builtin_strlen(s) + 1), (s))
#endif

#if defined __STDC_WANT_LIB_EXT1__ && __STDC_WANT_LIB_EXT1__
#include <heddle/bounds.h>
errno_t memcpy_s(void *__restrict, rsize_t, const void *__restrict, rsize_t);
errno_t memmove_s(void *, rsize_t, const void *, rsize_t);
errno_t memset_s(void *, rsize_t, int, rsize_t);
errno_t strcpy_s(char *__restrict, rsize_t, const char *__restrict);
errno_t strncpy_s(char *__restrict, rsize_t, const char *__restrict, rsize_t);
errno_t strcat_s(char *__restrict, rsize_t, const char *__restrict);
errno_t strncat_s(char *__restrict, rsize_t, const char *__restrict, rsize_t);
size_t strnlen_s(const char *, size_t);
#endif

#endif
